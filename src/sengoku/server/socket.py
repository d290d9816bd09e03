"""One connected socket, as a room knows it: whose it is, and what it has been sent."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from msgspec import Struct

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.table import messages
from sengoku.table.history import encode

MOST_UNSENT: Final = 200  # messages that may wait for a slow client before its socket is closed


class Closing(NamedTuple):
    """The end of a socket's queue: close the connection with this code."""

    code: int
    reason: str


class Socket:
    """The room's side of a WebSocket; `websocket.send` transmits what is queued in `unsent`."""

    def __init__(self, browser_id: str, seat: int | None, address: str = "") -> None:
        self.browser_id = browser_id
        self.seat = seat
        self.address = address
        self.blocked: frozenset[str] = frozenset()  # the browsers that its browser has blocked
        self.cursor = messages.Cursor()
        self.known: tuple[object, ...] = ()  # identifies the last state that was sent
        self.unsent: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self.closed = False

    def send(self, message: Struct) -> None:
        """Queue a message."""
        if not self.closed:
            self.unsent.put_nowait(encode(message))
            if self.unsent.qsize() > MOST_UNSENT:  # the client does not read; it may reconnect
                self.close(4408, "LIMIT.unsent")

    def close(self, code: int, reason: str, last: Struct | None = None) -> None:
        """Close the connection after everything that is queued, and a last message."""
        if last is not None:
            self.send(last)
        if not self.closed:
            self.closed = True
            self.unsent.put_nowait(Closing(code, reason))


def refused(ident: str | None, refusal: Refusal) -> protocol.Refused:
    """A refusal as a message."""
    return protocol.Refused(
        ident, refusal.rule, refusal.reason, dict(refusal.figures), str(refusal)
    )
