"""Frames of WebSockets, however they are cut and whatever is in them: RFC 6455, byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode

from sengoku import protocol
from sengoku.client import Http
from sengoku.server.wire import LARGEST_FRAME, frame_size
from tests.server.inside import inside
from tests.server.rig import run

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN, MASK = 0x80, bytes([7, 130, 55, 201])


def masked(payload: bytes) -> bytes:
    return bytes([byte ^ MASK[at % 4] for at, byte in enumerate(payload)])


def frame(payload: bytes, kind: int = FIN | TEXT, mask: bool = True) -> bytes:
    """A frame as clients send it."""
    size, bit = len(payload), 0x80 if mask else 0
    if size < 126:
        head = bytes([kind, bit | size])
    elif size < 65536:
        head = bytes([kind, bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind, bit | 127]) + size.to_bytes(8, "big")
    return head + (MASK + masked(payload) if mask else payload)


def ping(ident: str) -> bytes:
    return f'{{"type":"ping","id":"{ident}"}}'.encode()


class Raw:
    """A connection to a table's socket whose bytes are written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        """Send bytes, part by part, each in a packet of its own."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.002)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and its payload."""
        kind, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return kind, await self.reader.readexactly(size)

    async def answer(self, kind: str = "pong") -> str:
        """The id in the next answer, which has to be of this type."""
        while True:
            head, payload = await self.hear()
            assert head == FIN | TEXT, payload
            found = decode(payload)
            if found["type"] != "state":
                assert found["type"] == kind, found
                return str(found["id"])

    async def hear_control(self) -> tuple[int, bytes]:
        """The next frame that is no message."""
        while (found := await self.hear())[0] == FIN | TEXT:
            pass
        return found

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        while True:
            head, payload = await self.hear()
            if head == FIN | CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def connection(folder: Path) -> AsyncIterator[Raw]:
    async with inside(folder) as (_, url):
        http = Http(url)
        entered = await http.make(protocol.NewTable("shinobi", 3, name="Ann"))
        place = urlsplit(url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(
            f"GET /api/tables/{entered.id}/socket?seat=0 HTTP/1.1\r\nHost: {place.netloc}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: sengoku={http.key}\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        try:
            yield Raw(reader, writer)
        finally:
            writer.close()
            await http.close()


def test_messages_however_they_are_cut(tmp_path: Path) -> None:
    long = f'{{"type":"ping","id":"long","more":"{"x" * 300}"}}'.encode()

    async def talk() -> None:
        async with connection(tmp_path) as raw:
            await raw.send(frame(ping("whole")))
            assert await raw.answer() == "whole"
            await raw.send(*[bytes([byte]) for byte in frame(ping("bytes"))])
            assert await raw.answer() == "bytes"
            both = frame(ping("first")) + frame(ping("second"))
            await raw.send(both + both[:9], both[9:])
            assert [await raw.answer() for _ in range(4)] == ["first", "second"] * 2
            await raw.send(frame(long)[:3], frame(long)[3:200], frame(long)[200:])
            assert await raw.answer("refused") == "long"  # it has a field too many
            await raw.send(frame(b"", FIN | PONG) + frame(b"there?", FIN | PING))
            assert await raw.hear_control() == (FIN | PONG, b"there?")
            await raw.send(frame(ping("after")))
            assert await raw.answer() == "after"

    run(talk())


def test_messages_in_several_frames(tmp_path: Path) -> None:
    async def talk() -> None:
        async with connection(tmp_path) as raw:
            for ident in ("one", "two"):
                text = ping(ident)
                begin, middle, end = (
                    frame(text[:5], TEXT),
                    frame(text[5:9], CONTINUED),
                    frame(text[9:], FIN | CONTINUED),
                )
                await raw.send(begin + frame(b"!", FIN | PING) + middle[:2], middle[2:] + end)
                assert await raw.hear_control() == (FIN | PONG, b"!")
                assert await raw.answer() == ident
                await raw.send(frame(ping("whole"))[:5], frame(ping("whole"))[5:])
                assert await raw.answer() == "whole"

    run(talk())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(ping("bare"), mask=False), 1002),
        (frame(ping("reserved"), FIN | 0x40 | TEXT), 1002),
        (frame(b"", FIN | CONTINUED), 1002),
        (frame(ping("parts"), TEXT) + frame(ping("other")), 1002),
        (frame(b"x" * (LARGEST_FRAME + 1))[:14], 1009),  # before all of it is here
        (frame((4000).to_bytes(2, "big"), FIN | CLOSE), 4000),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(
    tmp_path: Path, sent: bytes, code: int
) -> None:
    async def talk() -> None:
        async with connection(tmp_path) as raw:
            await raw.send(frame(ping("before")))
            assert await raw.answer() == "before"
            await raw.send(sent)
            assert await raw.closed() == code
            assert await raw.reader.read() == b""

    run(talk())


def test_large_and_binary_messages_are_refused(tmp_path: Path) -> None:
    async def talk() -> None:
        async with connection(tmp_path) as raw:
            await raw.send(frame(b"x" * (LARGEST_FRAME - 100)), frame(ping("raw"), FIN | BINARY))
            assert [await raw.answer("refused") for _ in range(2)] == ["None", "None"]
            await raw.send(frame(ping("after")))
            assert await raw.answer() == "after"

    run(talk())


def test_who_does_not_wait_for_answers_gets_all_of_them(tmp_path: Path) -> None:
    async def talk() -> None:
        async with connection(tmp_path) as raw:
            idents = [f"{number}" for number in range(200)]
            await raw.send(b"".join([frame(ping(ident)) for ident in idents]))
            assert [await raw.answer() for _ in idents] == idents

    run(talk())


@given(st.binary(max_size=70_000), st.booleans())
def test_the_size_of_a_frame_is_known_from_its_head(payload: bytes, mask: bool) -> None:
    whole = frame(payload, mask=mask)
    assert frame_size(whole, 0) == len(whole)
    assert frame_size(b"..." + whole, 3) == len(whole)
    for cut in range(min(len(whole), 14)):
        assert frame_size(whole[:cut], 0) > cut
