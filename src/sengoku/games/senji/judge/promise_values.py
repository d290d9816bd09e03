"""Senji, promises as the judge makes them: peace with whom it would not attack (SEN-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import DROP_CODE, TELL_CODE
from sengoku.games.senji.components import DRAFT, NONE, PEACE, PROVINCES, SEALED, WITH
from sengoku.games.senji.judge import trust, war_values
from sengoku.games.senji.judge.opinion import Opinion

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


@final
class Promising(Opinion):
    """Tell peace to the neighbour for whom it is meant."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        promise = state.talks.drafts[seat * DRAFT + WITH]
        hearer: i64 = peace_with(scales, state, seat) if promise == PEACE else NONE
        found = vec[float](capacity=len(moves))
        for move in moves:
            if hearer != NONE and move == TELL_CODE + hearer:
                found = append(found, 1.0)
            else:
                found = append(found, 0.5 if move == DROP_CODE else 0.0)
        return found


def peace_with(scales: Scales, state: Senji, seat: i64) -> i64:
    """A neighbour from whom the seat has more to fear than to gain, not told so yet; or NONE."""
    if scales.word <= 0.0:
        return NONE
    for other in range(state.players):
        if other == seat or state.ready.readiness[other] == SEALED:
            continue
        if trust.said(state, seat, other, PEACE, -1):
            continue
        if borders_on(state, seat, other) and not tempted(scales, state, seat, other):
            return other
    return NONE


def borders_on(state: Senji, seat: i64, other: i64) -> bool:
    """Whether the two have provinces next to each other."""
    for province in range(PROVINCES):
        if state.board.owners[province] == seat:
            for near in range(PROVINCES):
                if (
                    state.board.owners[near] == other
                    and state.edition.borders[province] >> near & 1
                ):
                    return True
    return False


def tempted(scales: Scales, state: Senji, seat: i64, other: i64) -> bool:
    """Whether an attack on the other looks good now."""
    for origin in range(PROVINCES):
        if state.board.owners[origin] != seat or state.board.units[origin] == 0:
            continue
        units = state.board.units[origin]
        samurai = state.board.samurai[origin]
        now = war_values.staying(scales, state, seat, origin, units, samurai)
        left = war_values.staying(scales, state, seat, origin, 0, 0)
        for province in range(PROVINCES):
            if (
                state.board.owners[province] == other
                and state.edition.borders[origin] >> province & 1
            ):
                there = war_values.assault(scales, state, seat, province, units, samurai)
                if there + left - now > scales.peace:
                    return True
    return False
