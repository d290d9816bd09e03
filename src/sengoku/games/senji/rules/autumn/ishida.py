"""Senji, Ishida (SEN-07): once an autumn a hanafuda counts as another type."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.codes import (
    BEND_CODE,
    BEND_END,
    bend_combo,
    bend_flower,
    bend_missing,
)
from sengoku.games.senji.components import FLOWERS, ISHIDA, RECRUIT
from sengoku.games.senji.rules import powers
from sengoku.games.senji.rules.autumn import combinations, recruiting
from sengoku.games.senji.rules.events import tell_deed
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def bend_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Every combination that one card of another type completes."""
    if powers.has(state, seat, ISHIDA) and not state.autumn.used >> ISHIDA & 1:
        for move in range(BEND_CODE, BEND_END):
            if not bend_breaks(state, seat, move):
                found[count] = move
                count += 1
    return count


@final
class Bend(Action):
    """Complete a combination, or recruit, with a card that counts as another type."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return bend_breaks(state, seat, move)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        combo = bend_combo(move)
        if state.record:
            tell_deed(state, seat, move, 0 if combo == RECRUIT else state.edition.prizes[combo])
        state.edit_autumn().used |= 1 << ISHIDA
        if combo == RECRUIT:
            recruiting.recruit(state, seat, bend_flower(move), bend_missing(move))
        else:
            combinations.score(state, seat, combo, bend_flower(move), bend_missing(move))


def bend_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Ishida, once: one card counts as another type that the combination needs."""
    combo, bent, missing = bend_combo(move), bend_flower(move), bend_missing(move)
    if not powers.has(state, seat, ISHIDA):
        return "SEN-07.ishida"
    if state.autumn.used >> ISHIDA & 1:
        return "SEN-07.ishida_once"
    if bent == missing or combinations.NEEDS[combo * FLOWERS + missing] == 0:
        return "SEN-07.ishida_type"
    if combo == RECRUIT:
        return recruiting.recruit_breaks(state, seat, bent, missing)
    return combinations.combo_breaks(state, seat, combo, bent, missing)
