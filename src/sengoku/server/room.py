"""A room: one table in memory, its lock, its log, and the sockets around it.

A table changes in one way only, `Room.run`: under the lock, entries are applied to the table in
memory and written to the log; when they are on disk, everybody is told. What could not be written
has not happened: the table is read again from disk before anybody sees it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec import Raw

from sengoku import protocol
from sengoku.games.kernel import MOST_SEATS
from sengoku.games.kernel.refusals import Refusal
from sengoku.server import metrics
from sengoku.server.background import Background
from sengoku.server.blocks import Blocks
from sengoku.server.crowd import Crowd
from sengoku.server.driver import Driver
from sengoku.server.log_writer import Conflict
from sengoku.server.pool import accepted
from sengoku.server.room_log import RoomLog
from sengoku.server.socket import Socket, refused
from sengoku.server.store import Store
from sengoku.server.turns import Asker, Urgency
from sengoku.server.uptime import Uptime
from sengoku.server.waking import Waking
from sengoku.table import Table, TableRefusal, access, conduct, entries, messages, pledges
from sengoku.table.entries import Entry
from sengoku.table.guards import Caller

MOST_REFUSALS: Final = 500  # that a room remembers, to answer repeated commands
MOST_ATTEMPTS: Final = 50  # at one change; every failure means that another server made one
MARKS: Final = 90  # numbers for people without a seat; seats and marks are below `bus.DRIVES`
SLOW_CLOCK: Final = 3600.0  # seconds; such clocks, of games over days, run when nobody is here

# A change computes new entries from the table as it is. It is called again if another server was
# faster, so it must look at the table that it is given.
Change = Callable[[Table], Iterable[Entry]]


@dataclass(frozen=True)
class Services:
    """What a room uses of its server."""

    store: Store
    blocks: Blocks
    driver: Driver
    background: Background
    now: Callable[[], float]
    uptime: Uptime
    waking: Waking
    most_spectators: int  # at one table
    most_messages: float  # a second, for one seat of one browser
    presence_changed: Callable[[], None]  # called when somebody came or went
    discarded: Callable[[Room], None]  # called when a room must not be used any more


class Info(NamedTuple):
    """What everybody may know of a table apart from the game."""

    key: tuple[object, ...]  # what it depends on
    encoded: Raw
    number: int  # counts how often it has changed


class Room:
    """A table in memory."""

    def __init__(self, table: Table, services: Services, written: int | None = None) -> None:
        self.table = table
        self.services = services
        self.now = services.now
        self.lock = asyncio.Lock()  # held by whoever changes the table, or sends what it shows
        self.log = RoomLog(services.store, table.entries if written is None else written)
        self.sockets: list[Socket] = []
        self.refusals: OrderedDict[tuple[object, ...], protocol.Refused] = OrderedDict()
        self.rematching = asyncio.Lock()  # held by whoever makes the next table
        self.stale = False  # memory may differ from the disk: the room must not be used any more
        # Bots and clocks, see `Driver`.
        self.driven = True  # by this server, not by another one
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        # Who is connected.
        self.crowd = Crowd(services.most_spectators, services.most_messages, services.now)
        self.known_info = Info((), messages.NULL, 0)
        self.elsewhere: set[int] = set()  # the seats and marks of people at other servers
        self.opened_at = services.now()
        self.left_at: dict[int, float] = {}  # by seat: when its person was last connected

    # The one way in which a table changes.

    async def run(self, change: Change, answer: Callable[[], None] | None = None) -> list[Entry]:
        """Make a change, write it to disk, and then tell everybody; returns its entries.

        `answer` is called when it is on disk, before anybody is told.

        Raises a refusal if the change is not allowed or the disk is full, and `Conflict` if the
        room is stale; then nothing has happened.
        """
        async with self.lock:
            lapses = self.lapses()
            if lapses:
                lapses = await self.attempt_until_written(lambda _: self.lapses())
            new = await self.attempt_until_written(change)
            if answer is not None:
                answer()
            if lapses or new:
                self.tell_all()
        self.services.driver.wake(self)
        return new

    async def attempt_until_written(self, change: Change) -> list[Entry]:
        """Attempt a change again, on the table read anew, as long as other servers are faster."""
        for _ in range(MOST_ATTEMPTS):
            if self.stale:
                break
            try:
                return await self.attempt(change)
            except Conflict:
                await self.reload()
        raise Conflict

    async def attempt(self, change: Change) -> list[Entry]:
        """Apply the entries of a change to the table, and write them to disk.

        If either fails, the table in memory is replaced by the one on disk, or the room is closed.
        """
        was_over = self.table.status == "over"
        new: list[Entry] = []
        try:
            for entry in change(self.table):
                self.table.act(entry)
                new.append(entry)
            if new:
                await self.log.append(self.table, new, was_over)
        except Conflict:
            raise
        except Refusal:
            if new:
                await self.reload()
            raise
        except BaseException:
            self.fail()
            raise
        return new

    def lapses(self) -> list[Entry]:
        """The entries that stop the clocks for as long as the server was not there.

        If words are revealed, people have the whole time again: seconds are too few to be shared.
        The same if the time of day was set back: nobody should wait for longer than that.
        """
        if self.table.opening is not None:
            since, now = self.table.fixed_at, self.now()
            gaps = self.services.uptime.gaps(since)
            return [pledges.more_time(now)] if gaps or now < since else []
        clocks = self.table.clocks
        if clocks is None or self.table.deadline() is None:
            return []
        return [
            entries.Paused(at=at, paused=paused, asleep=True)
            for gap in self.services.uptime.gaps(clocks.charged)
            for at, paused in zip(gap, (True, False), strict=True)
        ]

    async def reload(self) -> None:
        """Replace the table by the one on disk, after something that was not written."""
        try:
            lines = await self.services.store.lines(self.table.id)
            table = await self.services.waking.table(lines) if lines else None
        except BaseException:
            self.fail()
            raise
        if table is None:
            self.fail()
            raise TableRefusal("TABLE.none", {"table": self.table.id})
        self.table = table
        self.known_info = self.known_info._replace(key=())
        self.log.restart(table.entries)
        self.tell_all()

    async def catch_up(self) -> None:
        """Read what another server wrote, and tell those who are connected here."""
        async with self.lock:
            known = self.log.written
            lines = [] if self.stale else await self.services.store.lines(self.table.id, known)
            self.apply_written(lines)
        await self.after_others(lines)

    async def receive(self, first: int, lines: list[str]) -> None:
        """Take over what another server wrote, from the entry of this number on."""
        async with self.lock:
            new = [] if self.stale else lines[max(self.log.written - first, 0) :]
            self.apply_written(new)
        await self.after_others(new)

    def apply_written(self, lines: list[str]) -> None:
        """Apply entries that are on disk, and tell everybody. The caller holds the lock."""
        try:
            new = [entries.read(line) for line in lines]
            for entry in new:
                self.table.apply(entry)
        except BaseException:
            self.fail()
            raise
        if new:
            self.log.follow(self.table, new)
            self.tell_all()

    async def after_others(self, lines: list[str]) -> None:
        """Go on with bots and clocks after what another server wrote, if it wrote anything."""
        if lines:
            self.services.driver.wake(self)
            if self.connected_here():
                await self.resume()

    # The end of a room.

    def discard(self) -> None:
        """Stop using this room; the table is read from disk when somebody asks for it again."""
        self.stale = True
        self.services.driver.stop(self)
        self.services.discarded(self)

    def fail(self) -> None:
        """Discard the room after an error in the middle of a change; everybody reconnects."""
        self.discard()
        self.close_sockets(1012, "restart", protocol.Bye("restart"))

    def close_sockets(self, code: int, reason: str, last: protocol.Bye) -> None:
        """Disconnect everybody, with a last message."""
        for socket in self.sockets:
            socket.close(code, reason, last)

    async def delete(self) -> None:
        """Delete the table from disk; the sockets are closed by the caller, after its answer."""
        async with self.lock:
            await self.services.store.delete(self.table.id)
            self.discard()

    async def on_deleted(self) -> None:
        """React to the deletion of the table by another server."""
        async with self.lock:
            if not self.stale:
                self.discard()
                self.close_sockets(4410, "TABLE.deleted", protocol.Bye("deleted"))

    @property
    def is_slow(self) -> bool:
        """Whether its clocks run when nobody is here."""
        return self.table.settings.clock.seconds >= SLOW_CLOCK

    async def wake_up(self) -> None:
        """Stop the clocks for as long as the server was not there, after the table was read.

        Its people went with the server: unless the clocks are slow, they stand until one is back.
        """

        def sleep(table: Table) -> list[Entry]:
            if table.clocks is None:  # words are revealed
                return []
            return [entries.Paused(at=table.clocks.charged, paused=True, asleep=True)]

        if self.lapses():
            self.driven = False  # nothing happens here yet
            await self.run(sleep if not self.is_slow else lambda table: [])

    async def suspend(self) -> None:
        """Pause the clocks of a table that everybody left, and discard the room."""
        runs = self.driven and not self.elsewhere and self.table.deadline() is not None
        if runs and not self.is_slow:
            paused = entries.Paused(at=self.now(), paused=True, asleep=True)
            await self.run(lambda table: [paused] if table.deadline() is not None else [])
        if not self.sockets:
            self.discard()

    async def resume(self) -> None:
        """Let the clocks run again that `suspend` paused."""
        if self.table.asleep:
            resumed = entries.Paused(at=self.now(), paused=False, asleep=True)
            await self.run(lambda table: [resumed] if table.asleep else [])

    # Who is connected.

    async def enter(self, socket: Socket) -> None:
        """Connect a socket; raises unless its browser may play its seat, or watch."""
        self.require_may_enter(socket)
        if socket.seat is not None:
            await self.resume()
        async with self.lock:  # so that nothing is sent that is not on disk yet
            socket.blocked = await self.services.blocks.of(socket.browser_id)
            if self.stale:
                raise Conflict
            self.require_may_enter(socket)  # others may have come, or a seat may have gone
            self.crowd.make_place(self.sockets, socket)
            self.sockets.append(socket)
            metrics.SOCKETS.inc()
            self.tell_everything(socket)
            self.broadcast()
        self.services.presence_changed()

    def require_may_enter(self, socket: Socket) -> None:
        """Raise unless there is room, and the browser may play its seat, or watch."""
        table, seat = self.table, socket.seat
        self.crowd.require_place(self.sockets, socket)
        if seat is None:
            access.require_may_watch(table, socket.browser_id)
        elif not (0 <= seat < table.players and socket.browser_id in table.seats[seat].browser_ids):
            raise TableRefusal("KEY.seat", {"seat": seat})

    def exit(self, socket: Socket) -> None:
        """Disconnect a socket."""
        metrics.SOCKETS.dec()
        socket.closed = True
        if socket in self.sockets:
            self.sockets.remove(socket)
            self.crowd.forget(self.sockets, socket)
            if socket.seat is not None:
                self.left_at[socket.seat] = self.now()
            self.services.presence_changed()
            if not self.services.background.closing:
                self.services.background.spawn(self.tell_presence())

    def connected_here(self) -> set[int]:
        """The seats whose people are connected to this server."""
        return {socket.seat for socket in self.sockets if socket.seat is not None}

    def connected(self) -> list[int]:
        """The seats whose people are connected to any server."""
        here = self.connected_here()
        if self.elsewhere:
            here |= {seat for seat in self.elsewhere if seat < MOST_SEATS}
        return sorted(here)

    def asker(self) -> Asker:
        """For whom bots think at this table, now.

        Who is connected to other servers is not known by address: then the table counts.
        """
        players = {socket.address for socket in self.sockets if socket.seat is not None}
        watching = {socket.address for socket in self.sockets}
        if players or self.connected():
            return Asker(Urgency.PLAYED, players or {self.table.id})
        if watching:
            return Asker(Urgency.WATCHED, watching)
        return Asker(Urgency.UNATTENDED, {self.table.host})

    def marks_here(self) -> set[int]:
        """Those who are connected here without a seat before the game, each by a number.

        Servers exchange these numbers like those of seats, which are smaller.
        """
        if self.table.status != "waiting":
            return set()
        seated = {self.table.host}.union(*[seat.browser_ids for seat in self.table.seats])
        browsers = {socket.browser_id for socket in self.sockets if socket.seat is None} - seated
        return {MOST_SEATS + int(browser[:8] or "0", 16) % MARKS for browser in browsers}

    def visitors(self) -> int:
        """How many people without a seat wait for the game to start."""
        if self.table.status != "waiting":
            return 0
        return len(self.marks_here() | {mark for mark in self.elsewhere if mark >= MOST_SEATS})

    def away(self, now: float) -> dict[int, float]:
        """The seats of people who are not connected, with the seconds since we know that."""
        here = self.connected_here() | self.elsewhere
        absent = [seat for seat in self.table.people() if seat not in here]
        return {seat: now - self.left_at.get(seat, self.opened_at) for seat in absent}

    def caller(self, browser_id: str, seat: int | None) -> Caller:
        """The author of a command, now; they may ask for any bot that can play the game."""
        now = self.now()
        return Caller(browser_id, seat, now, accepted(self.table.settings.game), self.away(now))

    # What sockets are sent. All of it is on disk.

    def tell_all(self) -> None:
        """Send everybody what has changed; who lost their seat is disconnected."""
        self.close_removed()
        self.broadcast()

    async def tell_presence(self) -> None:
        """Tell everybody which seats are connected now."""
        async with self.lock:
            self.broadcast()

    def broadcast(self) -> None:
        """Send every socket the state, if it has changed for its viewer."""
        info, now = self.info(), self.now()
        for socket in self.sockets:
            self.tell(socket, info, now)

    def info(self) -> Info:
        """What everybody may know of the table apart from the game, encoded when it has changed."""
        here, visitors = self.connected(), self.visitors()
        key = (here, visitors, *messages.info_key(self.table))
        if key != self.known_info.key:
            encoded = messages.encoded_info(self.table, here, visitors)
            number = self.known_info.number
            if bytes(encoded) != bytes(self.known_info.encoded):
                number += 1
            self.known_info = Info(key, encoded, number)
        return self.known_info

    def tell(self, socket: Socket, info: Info, now: float, everything: bool = False) -> None:
        """Send a socket the state, unless it equals the last one that it was sent.

        A viewer must not even notice that something changed for others.
        """
        table, seat = self.table, socket.seat
        viewer = table.players if seat is None else seat
        host = socket.browser_id == table.host
        if everything:
            socket.cursor = messages.Cursor()
        undo = messages.undo_offer(table, seat)
        lines = len(messages.heard(table, viewer, socket.blocked, socket.cursor))
        devices = messages.devices(table, seat)
        reports = len(conduct.reports_for_host(table)) if host else 0
        heard = (lines, socket.cursor.unheard)
        known = (table.version(viewer), heard, undo, host, devices, reports, info.number)
        if known == socket.known and not everything:
            return
        socket.known = known
        cursor, blocked = socket.cursor, socket.blocked
        socket.send(messages.state_message(table, seat, host, info.encoded, cursor, now, blocked))

    def tell_everything(self, socket: Socket) -> None:
        """Send a socket the whole state, with all events and lines."""
        self.tell(socket, self.info(), self.now(), everything=True)

    async def tell_blocks(self, browser_id: str) -> None:
        """Tell the sockets of a browser what it hears, now that it has blocked others."""
        blocked = await self.services.blocks.of(browser_id)
        async with self.lock:
            info = self.info()
            for socket in self.sockets:
                if socket.browser_id == browser_id and socket.blocked != blocked:
                    socket.blocked, socket.known, socket.cursor.lines = blocked, (), 0
                    self.tell(socket, info, self.now())

    def close_removed(self) -> None:
        """Close the sockets of those who no longer have their seat."""
        for socket in list(self.sockets):
            seat = socket.seat
            if seat is not None and socket.browser_id not in self.table.seats[seat].browser_ids:
                socket.close(4410, "TABLE.freed", protocol.Bye("freed"))
                self.sockets.remove(socket)

    def remember_refusal(self, socket: Socket, ident: str, refusal: Refusal) -> protocol.Refused:
        """A refusal as a message, kept to answer the same command again."""
        found = refused(ident, refusal)
        self.refusals[socket.browser_id, socket.seat, ident] = found
        if len(self.refusals) > MOST_REFUSALS:
            self.refusals.popitem(last=False)
        return found
