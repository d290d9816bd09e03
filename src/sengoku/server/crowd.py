"""How many may be at one table, and how much they may say: by seat and browser, not by socket.

And how many sockets one visitor may have at all tables of a server.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from sengoku.server.gate import most_sockets
from sengoku.server.limits import TokenBucket
from sengoku.server.socket import Socket
from sengoku.table import TableRefusal

MOST_TABS: Final = 8  # sockets of one seat, or of one browser that watches; the oldest one goes

Who: TypeAlias = tuple[str, int | None, int]


class Crowd:
    """The limits of one table. Spectators have a number of their own: seats can always connect."""

    def __init__(self, spectators: int, messages: float, now: Callable[[], float]) -> None:
        self.spectators = spectators
        self.messages = messages
        self.now = now
        self.buckets: dict[Who, TokenBucket] = {}

    def bucket(self, socket: Socket) -> TokenBucket:
        """What limits the messages of a socket: the same for all of one browser in one seat."""
        key = who(socket)
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(self.messages, 2 * self.messages, self.now())
        return self.buckets[key]

    def require_place(self, sockets: list[Socket], socket: Socket) -> None:
        """Raise if there are too many spectators; half of the places are for browsers with a key.

        A browser gets a key when it makes a table, sits down or follows an invitation.
        """
        if socket.seat is not None or alike(sockets, socket):
            return
        watching = [one for one in sockets if one.seat is None]
        strangers = [one for one in watching if not one.browser_id]
        full = len(watching) >= self.spectators
        if full or (not socket.browser_id and 2 * len(strangers) >= self.spectators):
            raise TableRefusal("LIMIT.sockets", {"most": self.spectators})

    def make_place(self, sockets: list[Socket], socket: Socket) -> None:
        """Close the oldest socket of a seat, or of a browser that watches, if it has too many."""
        own = alike(sockets, socket)
        if len(own) >= MOST_TABS:
            own[0].close(4429, "LIMIT.tabs")
            sockets.remove(own[0])

    def forget(self, sockets: list[Socket], socket: Socket) -> None:
        """Drop the bucket of a browser that has gone, once it is full again."""
        bucket = self.buckets.get(who(socket))
        if bucket is not None and not any([who(one) == who(socket) for one in sockets]):
            bucket.refill(self.now())
            if bucket.left >= bucket.most or not socket.browser_id:
                del self.buckets[who(socket)]


class Visitors:
    """How many sockets every visitor has: one visitor never has all that there can be."""

    def __init__(self) -> None:
        self.sockets: Counter[str] = Counter()

    @contextmanager
    def one_more(self, visitor: str) -> Iterator[None]:
        """Count a socket as long as it is open; raises if a visitor has half of the places."""
        if 2 * self.sockets[visitor] >= most_sockets():
            raise TableRefusal("LIMIT.requests", {"seconds": 60})
        self.sockets[visitor] += 1
        try:
            yield
        finally:
            self.sockets[visitor] -= 1
            self.sockets += Counter()  # who has none is forgotten


def who(socket: Socket) -> Who:
    """Whose socket it is; those without a key are told apart one by one."""
    return socket.browser_id, socket.seat, 0 if socket.browser_id else id(socket)


def alike(sockets: list[Socket], socket: Socket) -> list[Socket]:
    """The other sockets of the same seat, or of the same browser that watches."""
    if socket.seat is not None:
        return [one for one in sockets if one.seat == socket.seat]
    return [one for one in sockets if who(one) == who(socket)]
