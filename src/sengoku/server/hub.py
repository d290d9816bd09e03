"""The hub: the registry of all rooms of this server. It opens, creates and discards them."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable
from itertools import count
from typing import Final

from sengoku import protocol
from sengoku.server import metrics
from sengoku.server.background import Background
from sengoku.server.blocks import Blocks
from sengoku.server.config import DAY, Config
from sengoku.server.crowd import Visitors
from sengoku.server.desk import Desk
from sengoku.server.driver import Driver
from sengoku.server.keys import Chance, new_id
from sengoku.server.limits import RateLimit
from sengoku.server.logs import log, log_error
from sengoku.server.new_tables import requested_settings, requested_table
from sengoku.server.pool import BotPool, accepted
from sengoku.server.room import Room, Services
from sengoku.server.sharing import Sharing
from sengoku.server.store import Store
from sengoku.server.uptime import TICK, Uptime
from sengoku.server.waking import Waking
from sengoku.table import Settings, Table, TableRefusal, entries
from sengoku.table.entries import AnyEntry
from sengoku.table.guards import Caller
from sengoku.words import words

COLLECT_ROUNDS: Final = 60  # of housekeeping; cyclic garbage is rare
BLOCKS_A_MINUTE: Final = 20  # that a browser makes or undoes


class Hub:
    """All rooms of this server, and what they use; tests may pass a clock, randomness and bots."""

    def __init__(
        self,
        config: Config,
        now: Callable[[], float] = time.time,
        chance: Chance = os.urandom,
        thinkers: BotPool | None = None,
    ) -> None:
        self.config = config
        self.now = now
        self.chance = chance
        self.store = Store(config.address)
        self.blocks = Blocks(self.store, self.time, chance)
        self.uptime = Uptime(self.store, self.time)
        self.waking = Waking()
        self.background = Background()
        self.thinkers = thinkers or BotPool(config.bots, config.patience)
        self.desk = Desk(config, self.thinkers, self.time)
        self.driver = Driver(self.thinkers, self.background, self.time, chance)
        self.sharing = Sharing(self) if self.store.shared else None
        self.services = Services(
            store=self.store,
            blocks=self.blocks,
            driver=self.driver,
            background=self.background,
            now=self.time,
            uptime=self.uptime,
            waking=self.waking,
            most_spectators=config.sockets,
            most_messages=config.messages,
            presence_changed=self.presence_changed,
            discarded=self.remove,
        )
        self.new_tables = RateLimit("tables", config.tables / 3600, config.tables)
        self.new_blocks = RateLimit("requests", BLOCKS_A_MINUTE / 60, BLOCKS_A_MINUTE)
        self.visitors = Visitors()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.talk_deleted = float("-inf")  # of games that were over before this moment
        self.talk_searched = float("-inf")  # when the talk of all games was last looked through

    def time(self) -> float:
        """The present time; tests may replace `now` while the hub runs."""
        return self.now()

    # Start and end.

    async def open(self) -> None:
        """Open the database, and start the background tasks."""
        words()  # so that the first refusal does not wait for them
        await self.store.open()
        await self.uptime.open(self.now() - self.config.keep_unfinished - DAY)
        if self.sharing is not None:
            await self.sharing.open()
        self.background.spawn(self.housekeeping())
        self.background.spawn(self.note_uptime())

    async def close(self) -> None:
        """Stop everything."""
        self.leave()
        await self.background.cancel()
        self.thinkers.close()
        self.desk.close()
        if self.sharing is not None:
            await self.sharing.close()
        try:
            await self.uptime.close()
        except Exception:
            log_error("the end could not be written down")
        await self.store.close()
        log("closed")

    def leave(self) -> None:
        """Begin to shut down: tell all sockets to reconnect later."""
        self.background.closing = True
        for room in self.rooms.values():
            room.close_sockets(1012, "restart", protocol.Bye("restart"))

    async def housekeeping(self) -> None:
        """From time to time, suspend rooms without sockets, and delete what is too old."""
        for round_ in count(1):
            await asyncio.sleep(self.config.idle_after)
            if round_ % COLLECT_ROUNDS == 0 or not self.anybody_connected():
                gc.collect()  # automatic collection is off, see `serve.calm`
            try:
                for room in list(self.rooms.values()):
                    if not room.sockets:
                        await room.suspend()
                await self.delete_old()
            except Exception:
                log_error("housekeeping failed")

    async def delete_old(self) -> None:
        """Delete tables, talk and names that nobody has changed or used for as long as is stated.

        A table at which somebody is connected stays.
        """
        config = self.config
        for keep, over in ((config.keep_unfinished, False), (config.keep_finished, True)):
            for ident in await self.store.old_tables(self.oldest(keep), over):
                room = self.rooms.get(ident)
                if room is None:
                    await self.store.delete(ident)
                elif not room.sockets:
                    await room.delete()
        before = self.oldest(config.keep_talk)
        if self.now() >= self.talk_searched + DAY:  # for what was whispered or reported since
            self.talk_searched, self.talk_deleted = self.now(), float("-inf")
        await self.store.delete_talk(self.talk_deleted, before)
        self.talk_deleted = before
        await self.store.delete_unused_browsers(self.oldest(config.keep_names))
        await self.blocks.delete_unused(self.oldest(config.keep_names))

    def oldest(self, keep: float) -> float:
        """What is kept for so long, and was last changed before this moment, is deleted.

        After a long absence of the server, everybody has a day to come back.
        """
        return min(self.now() - keep, self.uptime.moment_before(DAY))

    async def note_uptime(self) -> None:
        """Write down again and again that the server is there."""
        while True:
            await asyncio.sleep(TICK)
            try:
                rooms = self.rooms.values()  # the first with a clock is enough: there are many
                await self.uptime.tick(any(room.table.deadline() is not None for room in rooms))
            except Exception:
                log_error("it could not be written down that the server is there")

    def anybody_connected(self) -> bool:
        """Whether any room has a socket."""
        return any([room.sockets for room in self.rooms.values()])

    # Rooms.

    async def find(self, ident: str) -> Room:
        """The room of a table, with everything that was written before this call."""
        room = await self.load(ident)
        if self.sharing is not None:
            await room.catch_up()
        return room

    async def load(self, ident: str) -> Room:
        """The room of a table; reads its log if it is not in memory yet."""
        if ident in self.rooms:
            return self.rooms[ident]
        async with self.opening.setdefault(ident, asyncio.Lock()):
            if ident not in self.rooms:
                lines = await self.store.lines(ident)
                if not lines:
                    self.opening.pop(ident, None)
                    raise TableRefusal("TABLE.none", {"table": ident[:20]})
                table = await self.waking.table(lines)
                room = Room(table, self.services)
                if self.sharing is None or not await self.sharing.is_driven(ident):
                    await room.wake_up()
                self.add(room)
            self.opening.pop(ident, None)
        return self.rooms[ident]

    def add(self, room: Room) -> None:
        """Add a room, and let its bots and clocks run."""
        self.rooms[room.table.id] = room
        metrics.TABLES.set(len(self.rooms))
        room.driven = self.sharing is None  # otherwise the servers agree on who drives it
        self.presence_changed()
        self.driver.wake(room)

    def remove(self, room: Room) -> None:
        """Remove a room that was discarded, unless another one has taken its place."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        metrics.TABLES.set(len(self.rooms))
        self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody came or went: let the other servers know soon, if there are any."""
        if self.sharing is not None:
            self.sharing.update_soon()

    async def blocks_changed(self, browser_id: str) -> None:
        """Tell all windows of a browser, here and at other servers, whom it has blocked now."""
        await self.tell_blocks(browser_id)
        if self.sharing is not None:
            await self.sharing.tell_blocks(browser_id)

    async def tell_blocks(self, browser_id: str) -> None:
        """Tell all windows of a browser at this server whom it has blocked now."""
        for room in list(self.rooms.values()):
            if any([socket.browser_id == browser_id for socket in room.sockets]):
                await room.tell_blocks(browser_id)

    # New tables.

    async def new_table(
        self, request: protocol.NewTable, browser_id: str
    ) -> tuple[str, int | None]:
        """Create a table as requested; returns its id, and the seat of whoever asked."""
        settings = requested_settings(request)
        ident = new_id(self.chance)
        created = self.first_entry(ident, settings, browser_id)
        caller = Caller(browser_id, None, self.now(), accepted(settings.game))
        new = requested_table(request, created, caller)
        await self.create(new.log, new.table)
        return ident, new.seat

    def first_entry(self, ident: str, settings: Settings, host: str) -> entries.Created:
        """The first entry of a new table, with a fresh seed."""
        seed = self.chance(32).hex()
        return entries.Created(at=self.now(), table=ident, settings=settings, seed=seed, host=host)

    async def create(self, log_so_far: list[AnyEntry], table: Table | None = None) -> None:
        """Write the log of a new table to disk, and open a room for it."""
        lines = [entries.write(entry).decode() for entry in log_so_far]
        await self.create_from(lines, table)

    async def create_from(self, lines: list[str], table: Table | None = None) -> None:
        """Write the log of a new table, line by line, to disk, and open a room for it."""
        room = Room(table or await self.waking.table(lines), self.services, written=0)
        await room.log.append_lines(room.table, (), lines, was_over=True)
        log("a table is made", table=room.table.id, game=room.table.settings.game)
        self.add(room)
