"""Senji, combinations of hanafuda: SEN-82, and what recruiting takes (SEN-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import COMBINE_CODE
from sengoku.games.senji.components import FLOWERS, NONE, RANMARU, RECRUIT, TANZAKU
from sengoku.games.senji.rules import flowers, powers
from sengoku.games.senji.rules.events import tell_deed
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

# What the combinations need, by type: a row for each of them (SEN-82, SEN-83).
NEEDS: Final = vec[i64]([4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 5, 1, 1, 1, 1, 0, 0, 5, 0])


def need(state: Senji, seat: i64, combo: i64, flower: i64) -> i64:
    """How many of a type a combination needs: recruiting one less with Ranmaru."""
    count = NEEDS[combo * FLOWERS + flower]
    if combo == RECRUIT and flower == TANZAKU and powers.has(state, seat, RANMARU):
        count -= 1
    return count


def used_for(state: Senji, seat: i64, combo: i64, flower: i64, bent: i64, missing: i64) -> i64:
    """How many of a type are used up, one of `bent` standing in for one of `missing`."""
    count = need(state, seat, combo, flower)
    if flower == bent:
        count += 1
    if flower == missing:
        count -= 1
    return count


def combo_breaks(state: Senji, seat: i64, combo: i64, bent: i64, missing: i64) -> str:
    """The cards must be in hand (SEN-82)."""
    for flower in range(FLOWERS):
        needed = used_for(state, seat, combo, flower, bent, missing)
        if state.hanafuda.flowers[seat * FLOWERS + flower] < needed:
            return "SEN-82.cards"
    return FINE


def spend(state: Senji, seat: i64, combo: i64, bent: i64, missing: i64) -> None:
    """The cards of a combination go to the discards."""
    for flower in range(FLOWERS):
        count = used_for(state, seat, combo, flower, bent, missing)
        if count > 0:
            flowers.discard(state, seat, flower, count)
    state.secrets += 1


@final
class Combine(Action):
    """Discard a combination for honour (SEN-82)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return combo_breaks(state, seat, move - COMBINE_CODE, NONE, NONE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        combo = move - COMBINE_CODE
        if state.record:
            tell_deed(state, seat, move, state.edition.prizes[combo])
        score(state, seat, combo, NONE, NONE)


def score(state: Senji, seat: i64, combo: i64, bent: i64, missing: i64) -> None:
    """Honour for the combination (SEN-82)."""
    spend(state, seat, combo, bent, missing)
    state.edit_board().honour[seat] += state.edition.prizes[combo]
