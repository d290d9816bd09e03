"""One connected socket, as a room knows it: whose it is, and what it has been sent."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.table import messages
from sengoku.table.history import encode


class Line(Protocol):
    """What a socket sends through: a `wire.Wire`."""

    def send_text(self, message: bytes) -> bool:
        """Send a message; False if the client does not read what was sent before."""

    def finish(self, code: int, reason: str) -> None:
        """Close the connection after everything that was sent."""


class Socket:
    """The room's side of a WebSocket."""

    def __init__(self, line: Line, browser_id: str, seat: int | None, address: str = "") -> None:
        self.line = line
        self.browser_id = browser_id
        self.seat = seat
        self.address = address
        self.blocked: frozenset[str] = frozenset()  # the browsers that its browser has blocked
        self.cursor = messages.Cursor()
        self.known: tuple[object, ...] = ()  # identifies the last state that was sent
        self.closed = False

    def send(self, message: Struct) -> None:
        """Send a message; a client that does not read is disconnected, and may come again."""
        if not (self.closed or self.line.send_text(encode(message))):
            self.close(4408, "LIMIT.unsent")

    def close(self, code: int, reason: str, last: Struct | None = None) -> None:
        """Close the connection after everything that was sent, and a last message."""
        if last is not None:
            self.send(last)
        if not self.closed:
            self.closed = True
            self.line.finish(code, reason)


def refused(ident: str | None, refusal: Refusal) -> protocol.Refused:
    """A refusal as a message."""
    return protocol.Refused(
        ident, refusal.rule, refusal.reason, dict(refusal.figures), str(refusal)
    )
