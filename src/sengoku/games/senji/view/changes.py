"""Senji, whose view may have changed since somebody last asked: what else need not be made again.

A state is compared with what it was: records that no move has edited are the same ones, and of the
others `fields` declares whose views may show a change. Where that is in doubt, it is everybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from sengoku.games.senji.components import MOVING, WINTER
from sengoku.games.senji.records import EVERYBODY, MOVER, SEATS, SenjiRecords

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Counter:
    """Gives every number once."""

    def __init__(self) -> None:
        self.last: i64 = 0

    def next(self) -> i64:
        self.last += 1
        return self.last


STAMPS: Final = Counter()  # those of all states: a state that takes another's place has its own


@final
class Watch:
    """What a state was when it was last looked at, and a stamp for each part of what is seen."""

    def __init__(self, state: Senji) -> None:
        self.then = SenjiRecords()
        self.year: i64 = state.year
        self.phase: i64 = state.phase
        self.host: i64 = state.host
        self.overtime = state.overtime
        self.stamps = [int(STAMPS.next()) for _time in range(state.players + 2)]
        self.keep(state)

    def keep(self, state: Senji) -> None:
        """Keep the state as it is now; what it shares with `then` is copied before it is edited."""
        state.share_records(self.then)
        self.then.acting = state.acting
        self.then.scores = state.scores
        self.then.ranks = state.ranks
        self.year = state.year
        self.phase = state.phase
        self.host = state.host
        self.overtime = state.overtime

    def look(self, state: Senji) -> tuple[int, ...]:
        """The stamps of what is seen now: by each seat, by spectators, and by all of them."""
        seats = state.players
        changed = self.changes(state)
        if changed:
            stamp = STAMPS.next()
            for part in range(seats + 2):
                if changed >> part & 1:
                    self.stamps[part] = int(stamp)
            self.keep(state)
        return tuple(self.stamps)

    def changes(self, state: Senji) -> i64:
        """The parts of what is seen that may have changed, as bits."""
        seats = state.players
        every_part = (1 << seats + 2) - 1
        if self.moved_on(state):
            return every_part
        found = state.changed_since(self.then)
        if found & MOVER and state.phase == MOVING:
            found = found & ~MOVER | 1 << state.movement.mover
        if found & (EVERYBODY | MOVER) or found >> seats & 1:  # all see what spectators remember
            return every_part
        if found and state.phase == WINTER and state.auction is not self.then.auction:
            return every_part  # bids are counted
        return (1 << seats) - 1 if found & SEATS else found

    def moved_on(self, state: Senji) -> bool:
        """Whether another phase has come, or others decide."""
        return (
            state.phase != self.phase
            or state.acting != self.then.acting
            or state.host != self.host
            or state.year != self.year
            or state.overtime != self.overtime
            or state.scores != self.then.scores
            or state.ranks != self.then.ranks
        )
