"""The gate: how many connections there may be, and how long a request may take to arrive.

uvicorn waits for ever for the rest of a request. Here a connection that keeps us waiting is closed
after some seconds, and at once, the one that has waited longest first, when there are as many
connections as the system gives us handles for. So whoever sends whole requests can always come in.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS: Final = 10.0  # for the head of a request, or until the next one begins
BODY_SECONDS: Final = 60.0  # for its body
ANSWER_SECONDS: Final = 120.0  # until the answer is received

MOST_HANDLES: Final = 65_536  # that we ask the system for
FEWEST_HANDLES: Final = 160
USUAL_HANDLES: Final = 1024  # where the system does not say
OWN_HANDLES: Final = 96  # for the database, processes and files, and for those who just come in
REQUESTS: Final = 32  # connections that are no WebSockets, at least
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"connection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"
)


def handles() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return USUAL_HANDLES
    import resource

    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_HANDLES)


def raise_handles() -> None:
    """Ask for as many handles as the system lets us have; usual limits are low."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections there may be."""
    return max(handles(), FEWEST_HANDLES) - OWN_HANDLES


def most_sockets() -> int:
    """How many of them may be WebSockets: requests can always be made."""
    return most_connections() - REQUESTS


def backlog() -> int:
    """How many may wait to be let in: fewer than our own handles, as all may come in at once."""
    return min(2048, handles() // 8)


class Gate:
    """The connections of one server that keep us waiting, those that wait longest first."""

    def __init__(self) -> None:
        self.waiting: dict[Connection, None] = {}

    def protocol(self) -> type[asyncio.Protocol]:
        """The class of connections that come through this gate."""
        return type("ConnectionThroughGate", (Connection,), {"gate": self})

    def make_room(self) -> None:
        """Close the connection that has kept us waiting longest; the newest is one of them."""
        first = next(iter(self.waiting), None)
        if first is not None:
            first.give_up()


class Connection(H11Protocol):
    """A connection on which every request has to arrive in time."""

    gate: ClassVar[Gate]

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.seconds = 0.0  # that it has now for what it does
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()
        if len(self.connections) > most_connections():
            self.gate.make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which shows by pings that somebody is there."""
        self.forget()
        self.seconds = -1.0
        others = [one for one in self.connections if not isinstance(one, Connection)]
        if len(others) >= most_sockets():
            self.transport.write(BUSY)
            self.transport.close()
            return
        super().handle_websocket_upgrade(event)

    def watch(self) -> None:
        """Set the time for what is awaited now; it does not begin again with every byte."""
        seconds = self.allowed()
        if self.seconds < 0 or seconds == self.seconds or self.transport.is_closing():
            return
        self.forget()
        self.seconds = seconds
        self.timer = self.loop.call_later(seconds, self.give_up)
        if seconds != ANSWER_SECONDS:
            self.gate.waiting[self] = None

    def allowed(self) -> float:
        """How many seconds the present state may last."""
        if self.conn.their_state is h11.IDLE:
            return HEAD_SECONDS
        return BODY_SECONDS if self.conn.their_state is h11.SEND_BODY else ANSWER_SECONDS

    def forget(self) -> None:
        """Nothing is awaited any more."""
        self.gate.waiting.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """Close the connection at once: it does not keep to its time, or others need its place."""
        self.forget()
        self.transport.abort()
