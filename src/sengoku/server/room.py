"""A room: a table that is awake, and the sockets around it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from msgspec import Raw, Struct

from sengoku import protocol
from sengoku.games.refusals import Refusal
from sengoku.server.limits import Bucket
from sengoku.table import Table, frames
from sengoku.table.course import encode

MOST_UNSENT: Final = 200  # messages that wait for a socket before it is given up
REMEMBERED: Final = 500  # refusals of a room


class Closing(NamedTuple):
    """The last thing that a socket is told."""

    code: int
    reason: str


class Socket:
    """One connection: whose it is, what it was told, and what it is still to be told."""

    def __init__(self, holder: str, seat: int | None, bucket: Bucket) -> None:
        self.holder = holder
        self.seat = seat
        self.bucket = bucket
        self.ears = frames.Ears()
        self.known: tuple[object, ...] = ()  # what the last state was made of
        self.unsent: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self.closed = False

    def send(self, message: Struct) -> None:
        """Tell it something, in turn."""
        if not self.closed:
            self.unsent.put_nowait(encode(message))
            if self.unsent.qsize() > MOST_UNSENT:  # nobody reads: it may come back
                self.close(4408, "LIMIT.unsent")

    def close(self, code: int, reason: str, last: Struct | None = None) -> None:
        """Tell it to go."""
        if last is not None:
            self.send(last)
        if not self.closed:
            self.closed = True
            self.unsent.put_nowait(Closing(code, reason))


class Room:
    """A table that is awake."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one writer at a time
        self.sockets: list[Socket] = []
        self.written = table.entries  # how many are on disk
        self.refusals: OrderedDict[tuple[object, ...], protocol.Refused] = OrderedDict()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.spoiled = False  # what is in memory is not what is on disk
        self.driven = True  # bots and clocks are moved here, not by another server
        self.elsewhere: set[int] = set()  # the seats of people who are connected to other servers
        self.listed: tuple[object, ...] = ()
        self.members: object = None
        self.woken: float | None = None  # when we began to look who is here
        self.left: dict[int, float] = {}  # when somebody was last seen to go from a seat

    def local(self) -> set[int]:
        """The seats whose people are connected to this server."""
        return {socket.seat for socket in self.sockets if socket.seat is not None}

    def here(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted(self.local() | self.elsewhere)

    def away(self, now: float) -> dict[int, float]:
        """The seats of people who are not here, with the seconds for which we know that."""
        woken, here = now if self.woken is None else self.woken, self.here()
        absent = [seat for seat in self.table.people() if seat not in here]
        return {seat: now - self.left.get(seat, woken) for seat in absent}

    def has_thought(self, seat: int) -> None:
        """The bot that thinks in this task is done; another may already think for the seat."""
        if self.thinking.get(seat) is asyncio.current_task():
            del self.thinking[seat]

    def renew(self, table: Table) -> None:
        """The table as it is on disk; its rows are written anew at the next change."""
        self.table = table
        self.written = table.entries
        self.listed = ()
        self.members = None

    def broadcast(self, now: float) -> None:
        """Tell everybody what is new to him, and nobody that something is new to others."""
        info = frames.written_info(self.table, self.here())
        for socket in self.sockets:
            self.tell(socket, info, now)

    def tell(self, socket: Socket, info: Raw, now: float, whole: bool = False) -> None:
        """Tell a socket the state, if it is not what it was told last."""
        table = self.table
        viewer = table.players if socket.seat is None else socket.seat
        host = socket.holder == table.host
        undo = frames.undo_offer(table, socket.seat)
        lines = len(table.heard[viewer])
        known = (table.version(viewer), lines, undo, host, bytes(info))
        if known == socket.known and not whole:
            return
        socket.known = known
        if whole:
            socket.ears = frames.Ears()
        socket.send(frames.state_message(table, socket.seat, host, info, socket.ears, now))

    def tell_whole(self, socket: Socket, now: float) -> None:
        """Tell a socket everything."""
        self.tell(socket, frames.written_info(self.table, self.here()), now, whole=True)

    def remember(self, socket: Socket, ident: str, refusal: Refusal) -> protocol.Refused:
        """The refusal as a message, for this command and for the same one again."""
        found = refused(ident, refusal)
        self.refusals[socket.holder, socket.seat, ident] = found
        if len(self.refusals) > REMEMBERED:
            self.refusals.popitem(last=False)
        return found

    def put_out(self) -> None:
        """Close the sockets of those who no longer have their seat, or may no longer watch."""
        for socket in list(self.sockets):
            seat = socket.seat
            if seat is not None and socket.holder not in self.table.seats[seat].holders:
                socket.close(4410, "TABLE.freed", protocol.Bye("freed"))
                self.sockets.remove(socket)


def refused(ident: str | None, refusal: Refusal) -> protocol.Refused:
    """A refusal as a message."""
    return protocol.Refused(
        ident, refusal.rule, refusal.reason, dict(refusal.figures), str(refusal)
    )
