"""Senji, Daisuke (SEN-07): once an autumn a hanafuda is changed for the top one of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import REDRAW_CODE
from sengoku.games.senji.components import DAISUKE, FLOWERS
from sengoku.games.senji.rules import flowers, powers
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def redraw_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Every type in hand."""
    if powers.has(state, seat, DAISUKE):
        for flower in range(FLOWERS):
            if not redraw_breaks(state, seat, flower):
                found[count] = REDRAW_CODE + flower
                count += 1
    return count


@final
class Redraw(Action):
    """Discard a hanafuda and draw one."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return redraw_breaks(state, seat, move - REDRAW_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if state.record:
            state.tell_move(seat, move)
        state.edit_autumn().used |= 1 << DAISUKE
        flowers.discard(state, seat, move - REDRAW_CODE, 1)
        flowers.draw(state, seat, 1)


def redraw_breaks(state: Senji, seat: i64, flower: i64) -> str:
    """Daisuke, once: a card from the hand."""
    if not powers.has(state, seat, DAISUKE):
        return "SEN-07.daisuke"
    if state.autumn.used >> DAISUKE & 1:
        return "SEN-07.daisuke_once"
    return FINE if state.hanafuda.flowers[seat * FLOWERS + flower] > 0 else "SEN-07.daisuke_hand"
