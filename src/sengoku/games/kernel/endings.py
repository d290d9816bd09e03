"""The end of a game: how it is reached at random, and who has which rank."""

from __future__ import annotations

from typing import Any

from sengoku.games.kernel.contract import State
from sengoku.games.kernel.streams import Random


def ranked(keys: list[Any]) -> tuple[int, ...]:
    """Ranks by keys, highest first: equal keys share a rank, the next counts on (1, 1, 3)."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def play_out(state: State, random: Random) -> int:
    """Play at random to the end, the first actor always first; the number of decisions."""
    decisions = 0
    while state.acting:
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        decisions += 1
    return decisions
