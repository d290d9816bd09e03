"""Senji, choices of autumn as the judge sees them: the host's calls, trade cards (SEN-80), Umeko.

What a family that was called does is in `deed_values`, samurai are in `samurai_values`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import (
    DECLINE_CODE,
    INVITE_CODE,
    PALM_CODE,
    PALM_END,
    PICK_CODE,
    PRESENT_CODE,
    SLIP_CODE,
)
from sengoku.games.senji.judge import card_values
from sengoku.games.senji.judge.opinion import WORST, Opinion

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


@final
class Autumn(Opinion):
    """Oneself first, while the others still hold their hanafuda; then those with least honour."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        other = move - INVITE_CODE
        return 1e3 if other == seat else -float(state.board.honour[other])


@final
class Showing(Opinion):
    """Show what is missed least (SEN-80)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return card_values.bouquet_with(scales, state, seat, move - PRESENT_CODE, -1)


@final
class Picking(Opinion):
    """Take what helps most (SEN-80)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == DECLINE_CODE:
            return WORST
        return card_values.bouquet_with(scales, state, seat, move - PICK_CODE, 1)


@final
class Swapping(Opinion):
    """Part with what is missed least, for Umeko."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        hand = card_values.hand_of(state, seat)
        found = vec[float](capacity=len(moves))
        for move in moves:
            worth = 0.0
            if PALM_CODE <= move < PALM_END:
                worth = card_values.bouquet_with(scales, state, seat, move - PALM_CODE, -1)
            elif move != DECLINE_CODE:
                rest = card_values.changed(hand, move - SLIP_CODE)
                worth = card_values.hand_worth(scales, state, seat, rest)
            found = append(found, worth)
        return found
