"""Tables that several servers have in memory at once: each keeps up with what the others write."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final

from sengoku.server.bus import Bus, number_of
from sengoku.server.logs import log, log_error

if TYPE_CHECKING:
    from sengoku.server.hub import Hub
    from sengoku.server.room import Room

UPDATE_SECONDS: Final = 2.0  # until we notice that another server died
REST: Final = 9  # after an update, so many times as long as it took: it takes a tenth of the time


class Sharing:
    """The other servers on the same database, as the hub of this one knows them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.bus = Bus(hub.config.address, self.on_written, self.update_soon, self.on_blocks)
        self.changed = asyncio.Event()
        self.grown: dict[str, int] = {}  # by table: how many entries its log has, as we were told
        self.news = asyncio.Event()

    async def open(self) -> None:
        """Start listening to the other servers."""
        await self.bus.connect()
        self.hub.background.spawn(self.update_regularly())
        self.hub.background.spawn(self.read_regularly())

    async def close(self) -> None:
        """Release all locks, so that other servers take over."""
        await self.bus.close()

    def update_soon(self) -> None:
        """Note that somebody came or went, here or elsewhere."""
        self.changed.set()

    def on_written(self, table: str, entries: int) -> None:
        """React to a log that has grown, or was deleted (0 entries), here or elsewhere."""
        room = self.hub.rooms.get(table)
        if room is None:
            return
        if entries == 0:
            self.hub.background.spawn(room.on_deleted())
        elif entries > room.log.written:
            self.grown[table] = max(entries, self.grown.get(table, 0))
            self.news.set()

    async def read_regularly(self) -> None:
        """Read what other servers wrote, at all tables at once that have grown meanwhile."""
        while True:
            await self.news.wait()
            self.news.clear()
            grown, self.grown = self.grown, {}
            try:
                await self.read(grown)
            except Exception:
                log_error("what other servers wrote can't be read")
                await asyncio.sleep(UPDATE_SECONDS)
                self.grown = grown | self.grown
                self.news.set()

    async def read(self, grown: dict[str, int]) -> None:
        """Read the entries that rooms lack, in one query.

        Of a table that is being changed here, the news is nearly always what was just written here.
        """
        firsts: dict[str, int] = {}
        for table, entries in grown.items():
            room = self.hub.rooms.get(table)
            if room is None or entries <= room.log.written:
                continue
            if room.lock.locked():
                self.hub.background.spawn(catch_up_to(room, entries))
            else:
                firsts[table] = room.log.written
        found = await self.bus.read(firsts) if firsts else {}
        for table, lines in found.items():
            room = self.hub.rooms.get(table)
            if room is not None:
                self.hub.background.spawn(room.receive(firsts[table], lines))

    def on_blocks(self, browser_id: str) -> None:
        """React to a browser that has blocked somebody, here or elsewhere."""
        self.hub.background.spawn(self.hub.tell_blocks(browser_id))

    async def tell_blocks(self, browser_id: str) -> None:
        """Tell the other servers whom a browser has blocked, if they can be reached."""
        if self.bus.connected:
            await self.bus.tell_blocks(browser_id)

    async def is_driven(self, table: str) -> bool:
        """Whether another server has this table in memory, and drives it."""
        return self.bus.connected and await self.bus.is_driven(table)

    async def update_regularly(self) -> None:
        """Update who is connected where, as long as the server runs; reconnect when needed."""
        while True:
            try:
                if not self.bus.connected:
                    await self.reconnect()
                began = perf_counter()
                await self.update()
                await asyncio.sleep(min(REST * (perf_counter() - began), UPDATE_SECONDS))
                # In Python 3.11 `wait_for` may swallow that the server wants to end.
                async with asyncio.timeout(UPDATE_SECONDS):
                    await self.changed.wait()
            except TimeoutError:
                pass
            except Exception:
                log_error("the other servers can't be heard")
                await asyncio.sleep(UPDATE_SECONDS)
            self.changed.clear()

    async def reconnect(self) -> None:
        """Listen again, and read what was written meanwhile."""
        for room in self.hub.rooms.values():
            room.driven = False
        await self.bus.connect()
        log("the other servers are heard again")
        for room in list(self.hub.rooms.values()):
            await room.catch_up()

    async def update(self) -> None:
        """Exchange with the other servers who is connected where, and which server drives what."""
        rooms = list(self.hub.rooms.values())
        here = [
            (room.table.id, who)
            for room in rooms
            for who in room.connected_here() | room.marks_here()
        ]
        presence = await self.bus.exchange(here, [room.table.id for room in rooms])
        for room in rooms:
            number = number_of(room.table.id)
            elsewhere = presence.elsewhere.get(number, set())
            if elsewhere != room.elsewhere:
                room.left_at.update(dict.fromkeys(room.elsewhere - elsewhere, self.hub.now()))
                room.elsewhere = elsewhere
                await room.tell_presence()
            if (number in presence.driven) != room.driven:
                room.driven = number in presence.driven
                self.hub.driver.wake(room)


async def catch_up_to(room: Room, entries: int) -> None:
    """Wait until a room has changed; read what others wrote if it still has fewer entries."""
    async with room.lock:
        written = room.log.written
    if written < entries:
        await room.catch_up()
