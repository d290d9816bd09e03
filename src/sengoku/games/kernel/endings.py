"""The end of a game: how it is reached at random, and who has which rank."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sengoku.games.kernel.contract import State
from sengoku.games.kernel.streams import Random


def ranked(keys: list[Any]) -> tuple[int, ...]:
    """Ranks by keys, highest first: equal keys share a rank, the next counts on (1, 1, 3)."""
    ranks: list[int] = []
    for key in keys:
        rank: i64 = 1
        for other in keys:
            if other > key:
                rank += 1
        ranks.append(rank)
    return tuple(ranks)


def play_out(state: State, random: Random) -> int:
    """Play at random to the end, the first actor always first; the number of decisions."""
    decisions: i64 = 0
    while state.acting:
        seat: i64 = 0
        while not state.acting >> seat & 1:
            seat += 1
        # Not `play`, which would ask again whether the move is legal: a tenth of the time.
        state.make(seat, state.any_move(seat, random))
        decisions += 1
    return decisions
