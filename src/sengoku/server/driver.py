"""What moves a table by itself: its bots, and its clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sengoku.games.refusals import Refusal
from sengoku.server.logs import complain, log
from sengoku.server.pen import Conflict
from sengoku.server.pool import levels
from sengoku.server.room import Room
from sengoku.table import unasked
from sengoku.table.entries import AnyEntry, Entry

if TYPE_CHECKING:
    from sengoku.server.hub import Hub

LONGEST: Final = 3600.0  # seconds; a later deadline is looked at again then
AGAIN: Final = 5.0  # seconds until what could not be written is tried again


class Driver:
    """Asks the bots of all tables that this server drives, and watches their clocks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def wake(self, room: Room) -> None:
        """Ask the bots that have to decide, and set the clock."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.spoiled or self.hub.leaving or not room.driven:
            return
        for seat, level in room.table.bot_seats():
            if seat not in room.thinking:
                level = level or levels(room.table.settings.game)[-1]
                room.thinking[seat] = self.hub.spawn(self.think(room, seat, level))
        deadline = room.table.deadline()
        if deadline is not None:
            wait = max(deadline - self.hub.now(), 0.0) + 0.001
            self.set_timer(room, min(wait, LONGEST))

    def set_timer(self, room: Room, wait: float) -> None:
        """Look at the table again, after so many seconds."""
        if room.timer is not None:
            room.timer.cancel()
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(wait, lambda: self.hub.spawn(self.ticked(room)))

    async def ticked(self, room: Room) -> None:
        """All that happens because time is over; and bots that were in vain are asked again."""

        def ticks() -> Iterator[Entry]:
            while (entry := unasked.tick(room.table, self.hub.now())) is not None:
                yield entry

        try:
            await self.hub.run(room, ticks)
        except Conflict:
            pass
        except Refusal as refusal:
            self.put_off(room, refusal)
        except Exception:
            complain("a clock failed", table=room.table.id)

    async def think(self, room: Room, seat: int, level: str) -> None:
        """Let a bot decide for a seat, if it still has to."""
        try:
            if room.table.course is None or seat not in room.table.deciders():
                return
            seed = int.from_bytes(self.hub.chance(8), "big")
            version = room.table.version(seat)
            thought = await self.hub.thinkers.choose(room.table.course.state, seat, level, seed)

            def produce() -> list[AnyEntry]:
                """Its move; if it has none, and nothing has changed for it, the default.

                Only now may it be asked again: before the move is made it would say the same twice.
                """
                room.has_thought(seat)
                table, now = room.table, self.hub.now()
                found = unasked.bot_move(table, seat, thought[0] if thought else -1, now)
                if found or seat not in table.actors() or table.version(seat) != version:
                    return found
                assert table.course is not None
                return unasked.bot_move(table, seat, table.course.state.default(seat), now)

            await self.hub.run(room, produce)
        except (Conflict, asyncio.CancelledError):
            pass
        except Refusal as refusal:
            self.put_off(room, refusal)
        except Exception:
            complain("a bot could not move", table=room.table.id)
        finally:
            room.has_thought(seat)

    def put_off(self, room: Room, refusal: Refusal) -> None:
        """The store has no room: nothing has happened, and it is tried again a little later."""
        log("put off", table=room.table.id, why=f"{refusal.rule}.{refusal.reason}")
        if not (room.spoiled or self.hub.leaving):
            self.set_timer(room, AGAIN)
