"""The wire of a game socket: uvicorn's WebSocket, with a short way in and out for whole messages.

A move is one small message in and several out, and everything else at a table is quicker than the
layers that a message usually passes. So a whole text message is taken from its frame here, and a
message is written at once. All the rest (the handshake, pings, closing, messages in parts, whatever
breaks the protocol) is left to uvicorn and to the library `websockets`.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "sengoku.wire"  # where an ASGI scope has the wire
LARGEST_FRAME: Final = 64 * 1024  # bytes; a larger one ends the connection
MOST_UNSENT: Final = 1024 * 1024  # bytes that may wait for a slow client before its socket closes
MOST_UNREAD: Final = 4  # messages that wait for an answer before nothing more is read

# The head of a frame (RFC 6455, 5.2): what it is, and its length in one, two or eight bytes.
TEXT: Final = 0x81  # a whole text message
MASKED: Final = 0x80  # as everything that clients send
SHORT: Final = Struct(">BB")
LONG: Final = Struct(">BBH")
LONGEST: Final = Struct(">BBQ")


class Gone(Exception):
    """The connection is closed, or about to be."""


class Wire(WebSocketsSansIOProtocol):
    """The WebSocket of one client."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.rest = b""  # the beginning of a frame
        self.whole = True  # whether messages came in one frame each: if not, uvicorn reads all

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Take the frames of these bytes one by one; what is left is the beginning of the next."""
        if not self.handshake_complete:
            self.whole = not self.handshake_initiated  # nobody may send before we have accepted
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        start = 0
        while self.whole:
            size = frame_size(data, start)
            if size > LARGEST_FRAME:  # uvicorn refuses it, before all of it is here
                self.whole = False
            elif size > len(data) - start:
                self.rest = data[start:]
                return
            else:
                self.frame_received(data[start : start + size])
                start += size
        super().data_received(data[start:])

    def frame_received(self, frame: bytes) -> None:
        """Take a text message from its frame, or leave the frame to uvicorn."""
        kind, size = frame[0], frame[1] & 0x7F
        if kind == TEXT and frame[1] & MASKED and self.conn.state is State.OPEN:
            start = 6 if size < 126 else 8 if size == 126 else 14
            try:
                text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
            except UnicodeDecodeError:
                pass  # uvicorn closes the connection
            else:
                self.message_received(text)
                return
        self.whole = kind & 0x80 != 0
        super().data_received(frame)

    def message_received(self, text: str) -> None:
        """Queue a message; a client that does not wait for answers has to wait to be read."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive_text(self) -> str | None:
        """The next message (None if it is not text); raises `Gone` at the end."""
        message = await self.receive()
        if message["type"] == "websocket.receive":
            return message.get("text")
        raise Gone

    # What goes out.

    def send_text(self, message: bytes) -> bool:
        """Send a message, all at once; False if the client does not read what was sent before."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        size = len(message)
        if size < 126:
            head = SHORT.pack(TEXT, size)
        elif size < 65536:
            head = LONG.pack(TEXT, 126, size)
        else:
            head = LONGEST.pack(TEXT, 127, size)
        self.transport.write(head + message)
        return True

    def finish(self, code: int, reason: str) -> None:
        """Close the connection after what was sent before; the client has some seconds to agree."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def frame_size(data: bytes, start: int) -> int:
    r"""The bytes of the frame that begins here; at least one more than there are if its head lacks.

    >>> frame_size(b"\x81\x85", 0), frame_size(b"\x81\xfe\x01\x00", 0)
    (11, 264)
    """
    left = len(data) - start
    if left < 2:
        return 2
    size = data[start + 1] & 0x7F
    mask = 4 if data[start + 1] & MASKED else 0
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if left < 2 + wide:
        return 2 + wide
    return 2 + wide + mask + int.from_bytes(data[start + 2 : start + 2 + wide], "big")
