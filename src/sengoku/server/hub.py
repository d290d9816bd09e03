"""The hub: all tables that are awake. What is done at one is committed first, and told then."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from sengoku import protocol
from sengoku.games.refusals import Refusal
from sengoku.server import metrics, ratings
from sengoku.server.config import Config
from sengoku.server.desk import Desk
from sengoku.server.driver import Driver
from sengoku.server.keys import Chance, new_id
from sengoku.server.limits import Bucket
from sengoku.server.listing import listing_key, listing_row, member_rows
from sengoku.server.logs import complain, log
from sengoku.server.pen import Batch, Conflict
from sengoku.server.pool import Thinkers, accepted
from sengoku.server.room import Room, Socket
from sengoku.server.schema import Row
from sengoku.server.sharing import Sharing
from sengoku.server.store import Store
from sengoku.table import Settings, Table, TableRefusal, commands, doors, new_settings
from sengoku.table import entries as log_entries
from sengoku.table.entries import AnyEntry, Entry
from sengoku.table.permits import Caller

PLAY = (log_entries.Moved, log_entries.Undone, log_entries.Said)  # nobody comes or goes by these
SWEEP = 60  # rounds of housekeeping: there is next to no garbage for Python's collector
LONG = 3600.0  # a clock of so many seconds is for people who play over days
TRIES = 50  # whoever loses a race knows that somebody won it: the table goes on


class Hub:
    """Everything that is alive on this server; the clock and chance can be set for tests."""

    def __init__(
        self,
        config: Config,
        now: Callable[[], float] = time.time,
        chance: Chance = os.urandom,
    ) -> None:
        self.config = config
        self.now = now
        self.chance = chance
        self.store = Store(config.address)
        self.thinkers = Thinkers(config.bots, config.patience)
        self.sharing = Sharing(self) if self.store.shared else None
        self.driver = Driver(self)
        self.desk = Desk(self)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.leaving = False
        self.tasks: set[asyncio.Task[None]] = set()

    # Coming and going.

    async def open(self) -> None:
        """Be ready."""
        await self.store.open()
        if self.sharing is not None:
            await self.sharing.open()
        self.spawn(self.housekeeping())

    async def close(self) -> None:
        """Stop everything."""
        self.leave()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        if self.sharing is not None:
            await self.sharing.close()
        await self.store.close()
        log("closed")

    def leave(self) -> None:
        """Tell all sockets to come back later."""
        self.leaving = True
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close(1012, "restart", protocol.Bye("restart"))

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Let something happen in the background."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def housekeeping(self) -> None:
        """Let tables sleep that everybody left, and forget those that nobody came back to."""
        for round_ in count(1):
            await asyncio.sleep(self.config.drowse)
            if round_ % SWEEP == 0 or not any([room.sockets for room in self.rooms.values()]):
                gc.collect()  # all at once, and best when nobody waits: see `serve.calm`
            try:
                for room in list(self.rooms.values()):
                    if not room.sockets:
                        await self.sleep(room)
                for ident in await self.store.forget(self.now() - self.config.keep):
                    self.rooms.pop(ident, None)
            except Exception:
                complain("housekeeping failed")

    async def sleep(self, room: Room) -> None:
        """Let the clocks of a table stand, and forget it until somebody comes."""
        over_days = room.table.settings.clock.seconds >= LONG  # goes on, whoever looks
        ticks = room.driven and not room.elsewhere and room.table.deadline() is not None
        if ticks and not over_days:
            asleep = log_entries.Paused(at=self.now(), paused=True, asleep=True)
            await self.run(room, lambda: [asleep] if room.table.deadline() is not None else [])
        if not room.sockets:
            self.drop(room)

    def drop(self, room: Room) -> None:
        """Forget what is in memory."""
        room.spoiled = True
        if room.timer is not None:
            room.timer.cancel()
        for task in room.thinking.values():
            task.cancel()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        metrics.TABLES.set(len(self.rooms))
        self.stir()

    def stir(self) -> None:
        """Somebody came or went: the other servers, if there are any, are to know."""
        if self.sharing is not None:
            self.sharing.stir()

    async def room(self, ident: str) -> Room:
        """The table of this id, awake, with all that was written before one asked."""
        room = await self.awake(ident)
        if self.sharing is not None:
            await self.catch_up(room)
        return room

    async def awake(self, ident: str) -> Room:
        """The table of this id, as far as we know it."""
        if ident in self.rooms:
            return self.rooms[ident]
        async with self.opening.setdefault(ident, asyncio.Lock()):
            if ident not in self.rooms:
                lines = await self.store.lines(ident)
                if not lines:
                    self.opening.pop(ident, None)
                    raise TableRefusal("TABLE.none", {"table": ident[:20]})
                self.add(Room(Table([log_entries.read(line) for line in lines])))
            self.opening.pop(ident, None)
        return self.rooms[ident]

    def add(self, room: Room) -> None:
        """A room more."""
        self.rooms[room.table.id] = room
        metrics.TABLES.set(len(self.rooms))
        room.driven = self.sharing is None
        room.woken = self.now()
        self.stir()
        self.driver.wake(room)

    async def catch_up(self, room: Room) -> None:
        """Read what another server wrote, and tell those who are here."""
        async with room.lock:
            lines = [] if room.spoiled else await self.store.lines(room.table.id, room.written)
            try:
                for line in lines:
                    room.table.apply(log_entries.read(line))
            except BaseException:
                self.spoil(room)
                raise
            if lines:
                room.renew(room.table)
                self.tell_all(room)
        if lines:
            self.driver.wake(room)
            if room.local():
                await self.rouse(room)

    async def reread(self, room: Room) -> None:
        """Take the table as it is on disk, after something that did not get there."""
        try:
            lines = await self.store.lines(room.table.id)
            table = Table([log_entries.read(line) for line in lines]) if lines else None
        except BaseException:
            self.spoil(room)
            raise
        if table is None:
            self.spoil(room)
            raise TableRefusal("TABLE.none", {"table": room.table.id})
        room.renew(table)
        self.tell_all(room)

    def tell_all(self, room: Room) -> None:
        """Something is new at a table, for those who are still at it."""
        room.put_out()
        room.broadcast(self.now())

    # The one way in which a table changes.

    async def run(
        self,
        room: Room,
        produce: Callable[[], Iterable[Entry]],
        then: Callable[[], None] = lambda: None,
    ) -> list[Entry]:
        """Let entries happen, commit them, and tell everybody; `then` is told last.

        `produce` looks at `room.table` anew: where another server was faster, it is asked again.
        """
        async with room.lock:
            done = await self.settled(room, produce)
            if done:
                self.tell_all(room)
            then()
        self.driver.wake(room)
        return done

    async def settled(self, room: Room, produce: Callable[[], Iterable[Entry]]) -> list[Entry]:
        """What happened, and is on disk."""
        for _ in range(TRIES):
            if room.spoiled:
                break
            try:
                return await self.attempt(room, produce)
            except Conflict:
                await self.reread(room)
        raise Conflict

    async def attempt(self, room: Room, produce: Callable[[], Iterable[Entry]]) -> list[Entry]:
        """Let entries happen, and commit them; what is refused has not happened."""
        over = room.table.status == "over"
        done: list[Entry] = []
        try:
            for entry in produce():
                room.table.act(entry)
                done.append(entry)
            if done:
                await self.commit(room, done, over)
        except Refusal:
            if done:
                await self.reread(room)
            raise
        except BaseException as error:
            if not isinstance(error, Conflict):
                self.spoil(room)
            raise
        return done

    async def commit(self, room: Room, done: list[Entry], was_over: bool) -> None:
        """Bring entries to disk, with what lists need of the table."""
        table = room.table
        rated: list[Row] = []
        if table.status == "over" and not was_over:
            rated = await ratings.after(table, self.store)
            log("a game is over", table=table.id, game=table.settings.game)
        lines = [log_entries.write(entry).decode() for entry in done]
        batch = Batch(table.id, room.written, lines, ratings=rated)
        listed = listing_key(table)
        if listed != room.listed:
            batch.listing = listing_row(table)
            room.listed = listed
        if room.members is None or not all([isinstance(entry, PLAY) for entry in done]):
            members = member_rows(table)
            if members != room.members:
                batch.members = members
                room.members = members
        await self.store.append(batch)
        room.written += len(done)

    def spoil(self, room: Room) -> None:
        """Something went wrong in the middle: what is on disk counts, everybody comes back."""
        self.drop(room)
        for socket in room.sockets:
            socket.close(1012, "restart", protocol.Bye("restart"))

    def caller(self, table: Table, holder: str, seat: int | None) -> Caller:
        """Who gives a command."""
        return Caller(holder, seat, self.now(), accepted(table.settings.game))

    # New tables.

    async def new_table(self, asked: protocol.NewTable, holder: str) -> tuple[str, int | None]:
        """A table as it was asked for; its id, and the maker's seat."""
        settings = new_settings(
            asked.game,
            asked.players,
            options=asked.options,
            access=asked.access,
            spectators=asked.spectators,
            undo=asked.undo,
            talk=asked.talk,
            books=asked.books,
            hints=asked.hints,
            clock=asked.clock,
        )
        ident = new_id(self.chance)
        made = self.made(ident, settings, holder)
        table = Table([made])
        found: list[AnyEntry] = [made]
        caller = self.caller(table, holder, None)
        for label, level in asked.bots.items():
            seat = int(label) if label in SEATS else table.players
            added = commands.perform(table, caller, protocol.AddBot("-", seat, level))
            found += act_all(table, added)
        taken: int | None = None
        if asked.name is not None:
            taken = asked.seat if asked.seat is not None else first_free(table)
            found += act_all(table, doors.sit(table, caller, taken, asked.name, asked.word))
        await self.make(found, table)
        return ident, taken

    def made(self, ident: str, settings: Settings, holder: str) -> log_entries.Made:
        """The first entry of a table."""
        seed = self.chance(32).hex()
        return log_entries.Made(
            at=self.now(), table=ident, settings=settings, seed=seed, host=holder
        )

    async def make(self, found: list[AnyEntry], table: Table | None = None) -> None:
        """Keep a new table."""
        room = Room(table or Table(found))
        room.written = 0
        await self.commit(room, list(found), True)
        log("a table is made", table=room.table.id, game=room.table.settings.game)
        self.add(room)

    # Sockets.

    async def enter(self, ident: str, holder: str, seat: int | None) -> tuple[Room, Socket]:
        """A socket at a table; a refusal if it is not for this browser."""
        room = await self.room(ident)
        table = room.table
        if len(room.sockets) >= self.config.sockets:
            raise TableRefusal("LIMIT.sockets", {"most": self.config.sockets})
        if seat is None:
            doors.may_watch(table, holder)
        elif not (0 <= seat < table.players and holder in table.seats[seat].holders):
            raise TableRefusal("KEY.seat", {"seat": seat})
        rate = self.config.messages
        socket = Socket(holder, seat, Bucket(rate, 2 * rate, self.now()))
        if seat is not None:
            await self.rouse(room)
        async with room.lock:  # never what is not on disk yet
            if room.spoiled:
                raise Conflict
            room.sockets.append(socket)
            metrics.SOCKETS.inc()
            room.tell_whole(socket, self.now())
            room.broadcast(self.now())
        self.stir()
        return room, socket

    async def rouse(self, room: Room) -> None:
        """Let the clocks go on of a table at which somebody sits again."""
        if room.table.asleep:
            woken = log_entries.Paused(at=self.now(), paused=False, asleep=True)
            await self.run(room, lambda: [woken] if room.table.asleep else [])

    def exit(self, room: Room, socket: Socket) -> None:
        """A socket is gone."""
        metrics.SOCKETS.dec()
        socket.closed = True
        if socket in room.sockets:
            room.sockets.remove(socket)
            if socket.seat is not None:
                room.left[socket.seat] = self.now()
            self.stir()
            if not self.leaving:
                self.spawn(self.tell_presence(room))

    async def tell_presence(self, room: Room) -> None:
        """Tell the others who is still here."""
        async with room.lock:
            room.broadcast(self.now())


SEATS = ("0", "1", "2", "3", "4", "5")


def act_all(table: Table, found: list[AnyEntry]) -> list[AnyEntry]:
    """Let entries happen."""
    for entry in found:
        table.act(entry)
    return found


def first_free(table: Table) -> int:
    """The first free seat."""
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "free"]
    if not free:
        raise TableRefusal("TABLE.full")
    return free[0]
