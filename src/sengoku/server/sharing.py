"""Tables that several servers have awake at once: each keeps up with what the others wrote."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sengoku import protocol
from sengoku.server.bus import Bus, number_of
from sengoku.server.logs import complain, log
from sengoku.server.room import Room

if TYPE_CHECKING:
    from sengoku.server.hub import Hub

OFTEN: Final = 2.0  # seconds until we notice that another server died


class Sharing:
    """The other servers on the same database, as this one's hub knows them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.bus = Bus(hub.config.address, self.news, self.stir)
        self.stirred = asyncio.Event()

    async def open(self) -> None:
        """Listen, from now on."""
        await self.bus.connect()
        self.hub.spawn(self.keep())

    async def close(self) -> None:
        """Let the others have what was ours."""
        await self.bus.close()

    def stir(self) -> None:
        """Look soon who is where."""
        self.stirred.set()

    def news(self, table: str, entries: int) -> None:
        """Another server, or this one, wrote to a table."""
        room = self.hub.rooms.get(table)
        if room is None:
            return
        if entries == 0:
            self.hub.spawn(self.deleted(room))
        elif entries > room.written:
            self.hub.spawn(self.hub.catch_up(room))

    async def deleted(self, room: Room) -> None:
        """A table is gone."""
        async with room.lock:
            if not room.spoiled:
                self.hub.drop(room)
                for socket in room.sockets:
                    socket.close(4410, "TABLE.deleted", protocol.Bye("deleted"))

    async def keep(self) -> None:
        """Know who is where, as long as the server runs."""
        while True:
            try:
                if not self.bus.connected:
                    await self.again()
                await self.census()
                await asyncio.wait_for(self.stirred.wait(), OFTEN)
            except TimeoutError:
                pass
            except Exception:
                complain("the other servers can't be heard")
                await asyncio.sleep(OFTEN)
            self.stirred.clear()

    async def again(self) -> None:
        """Listen again; what was said meanwhile is read."""
        for room in self.hub.rooms.values():
            room.driven = False
        await self.bus.connect()
        log("the other servers are heard again")
        for room in list(self.hub.rooms.values()):
            await self.hub.catch_up(room)

    async def census(self) -> None:
        """Ask who is where, and tell those at our tables."""
        rooms = list(self.hub.rooms.values())
        here = [(room.table.id, seat) for room in rooms for seat in room.local()]
        census = await self.bus.settle(here, [room.table.id for room in rooms])
        for room in rooms:
            number = number_of(room.table.id)
            elsewhere = census.elsewhere.get(number, set())
            if elsewhere != room.elsewhere:
                room.left.update(dict.fromkeys(room.elsewhere - elsewhere, self.hub.now()))
                room.elsewhere = elsewhere
                await self.hub.tell_presence(room)
            if (number in census.driven) != room.driven:
                room.driven = number in census.driven
                self.hub.driver.wake(room)
