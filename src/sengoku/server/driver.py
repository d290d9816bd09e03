"""The driver moves tables by itself: it asks the bots that have to decide, and watches clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from sengoku.games.kernel.refusals import Refusal
from sengoku.server.background import Background
from sengoku.server.keys import Chance
from sengoku.server.log_writer import Conflict
from sengoku.server.logs import log, log_error
from sengoku.server.pool import BotPool, levels
from sengoku.table import Table, automatic
from sengoku.table.entries import AnyEntry, Entry

if TYPE_CHECKING:
    from sengoku.server.room import Room

LONGEST_TIMER: Final = 3600.0  # seconds; a later deadline is checked again then
RETRY_SECONDS: Final = 5.0  # until what could not be written is tried again


class Driver:
    """Asks bots and watches clocks in all rooms that this server drives."""

    def __init__(
        self,
        thinkers: BotPool,
        background: Background,
        now: Callable[[], float],
        chance: Chance,
    ) -> None:
        self.thinkers = thinkers
        self.background = background
        self.now = now
        self.chance = chance

    def wake(self, room: Room) -> None:
        """Ask the bots that have to decide now, and set a timer for the next deadline."""
        self.stop_timer(room)
        if room.stale or self.background.closing or not room.driven:
            return
        for seat, level in room.table.bot_seats():
            if seat not in room.thinking:
                level = level or levels(room.table.settings.game)[-1]
                room.thinking[seat] = self.background.spawn(self.think(room, seat, level))
        deadline = room.table.wakes()
        if deadline is not None:
            wait = max(deadline - self.now(), 0.0) + 0.001
            self.set_timer(room, min(wait, LONGEST_TIMER))

    def stop(self, room: Room) -> None:
        """Leave a room alone from now on."""
        self.stop_timer(room)
        for task in room.thinking.values():
            task.cancel()

    def stop_timer(self, room: Room) -> None:
        """Cancel the timer of a room, if it has one."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    def set_timer(self, room: Room, wait: float) -> None:
        """Check a room's clocks after so many seconds."""
        self.stop_timer(room)
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(wait, lambda: self.background.spawn(self.on_timer(room)))

    async def on_timer(self, room: Room) -> None:
        """Make everything happen that is due; `Room.run` wakes bots whose move was not written."""
        level = levels(room.table.settings.game)[-1]

        def timeouts(table: Table) -> Iterator[Entry]:
            while (entry := automatic.next_timeout(table, self.now(), level)) is not None:
                yield entry

        try:
            await room.run(timeouts)
        except Conflict:
            pass
        except Refusal as refusal:
            self.retry_later(room, refusal)
        except Exception:
            log_error("a clock failed", table=room.table.id)

    async def think(self, room: Room, seat: int, level: str) -> None:
        """Let a bot decide for a seat, if that is still needed, and make its move."""
        try:
            if room.table.history is None or seat not in room.table.deciders():
                return
            seed = int.from_bytes(self.chance(8), "big")
            version = room.table.version(seat)
            state = room.table.history.state
            thought = await self.thinkers.choose(state, seat, level, seed, room.asker)
            move = thought[0] if thought else -1

            def bot_move(table: Table) -> list[AnyEntry]:
                # From here on the seat may be asked again. Not earlier: until its move is made, the
                # bot would be asked about the same decision a second time.
                self.finish_thinking(room, seat)
                return move_or_default(table, seat, move, version, self.now())

            await room.run(bot_move)
        except (Conflict, asyncio.CancelledError):
            pass
        except Refusal as refusal:
            self.retry_later(room, refusal)
        except Exception:
            log_error("a bot could not move", table=room.table.id)
        finally:
            self.finish_thinking(room, seat)

    def finish_thinking(self, room: Room, seat: int) -> None:
        """Note that the present task is done; another one may already think for the seat."""
        if room.thinking.get(seat) is asyncio.current_task():
            del room.thinking[seat]

    def retry_later(self, room: Room, refusal: Refusal) -> None:
        """Try again soon after a refusal, nearly always a full disk; nothing has happened."""
        log("put off", table=room.table.id, why=f"{refusal.rule}.{refusal.reason}")
        if not (room.stale or self.background.closing):
            self.set_timer(room, RETRY_SECONDS)


def move_or_default(table: Table, seat: int, move: int, version: int, now: float) -> list[AnyEntry]:
    """A bot's move; if it is of no use, and nothing has changed for the seat, the default move."""
    found = automatic.bot_move(table, seat, move, now)
    if found or seat not in table.actors() or table.version(seat) != version:
        return found
    assert table.history is not None
    return automatic.bot_move(table, seat, table.history.state.default(seat), now)
