"""Senji, the set-up and the Emperor's host as the judge sees them: SEN-11, SEN-20."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import CALL_CODE, HOST_CODE, post_led, post_units
from sengoku.games.senji.components import PROVINCES
from sengoku.games.senji.judge.opinion import Unsearched

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


@final
class Calling(Unsearched):
    """The others' provinces first: the caller then sees what stands there (SEN-11)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        own = state.edition.homes[move - CALL_CODE] == seat + state.absent
        return 0.0 if own else 1.0


@final
class Posting(Unsearched):
    """Units where rivals are near, the samurai where most units are (SEN-11)."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        fit: i64 = 2 if rival_neighbours(state, seat, state.recruits.called) >= 2 else 1
        found = vec[float](capacity=len(moves))
        for move in moves:
            placed = 0.1 if (post_led(move) == 1) == (fit == 2) else 0.0
            found = append(found, -abs(float(post_units(move) - fit)) + placed)
        return found


def rival_neighbours(state: Senji, seat: i64, province: i64) -> i64:
    """How many of the provinces next to one are homes of other families in play."""
    near: i64 = 0
    for other in range(PROVINCES):
        if state.edition.borders[province] >> other & 1:
            home = state.edition.homes[other]
            if home >= state.absent and home != seat + state.absent:
                near += 1
    return near


@final
class Hosting(Unsearched):
    """Oneself, if one is tied (SEN-20)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return 1.0 if move - HOST_CODE == seat else 0.0
