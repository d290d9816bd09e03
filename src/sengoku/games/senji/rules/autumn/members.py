"""Senji, members of other families, revealed for honour: SEN-84."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import RETAKE_CODE, REVEAL_CODE
from sengoku.games.senji.components import FAMILIES, MEMBERS, SLOTS
from sengoku.games.senji.rules import cards
from sengoku.games.senji.rules.events import tell_deed
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Reveal(Action):
    """Honour equal to the value; the card lies open (SEN-84)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return reveal_breaks(state, seat, move - REVEAL_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        diplomacy = state.edit_diplomacy()
        card = move - REVEAL_CODE
        if state.record:
            tell_deed(state, seat, move, cards.value(card))
        cards.part(state, seat, card)
        diplomacy.revealed[seat * FAMILIES + card // SLOTS] |= 1 << card % SLOTS
        diplomacy.touched[card // SLOTS] |= 1 << card % SLOTS
        state.edit_board().honour[seat] += cards.value(card)
        state.secrets += 1


def reveal_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A member of another family, one for each, each card once an autumn (SEN-84)."""
    family = card // SLOTS
    if not cards.holds(state, seat, card):
        return "SEN-84.hand"
    if not MEMBERS >> card % SLOTS & 1:
        return "SEN-84.member"
    if family == seat + state.absent:
        return "SEN-84.own"
    if state.diplomacy.revealed[seat * FAMILIES + family]:
        return "SEN-84.one"
    return "SEN-84.once" if state.diplomacy.touched[family] >> card % SLOTS & 1 else FINE


@final
class Retake(Action):
    """Back into the hand, before everybody's eyes (SEN-84)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return retake_breaks(state, seat, move - RETAKE_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        diplomacy = state.edit_diplomacy()
        card = move - RETAKE_CODE
        if state.record:
            tell_deed(state, seat, move, -cards.value(card))
        diplomacy.revealed[seat * FAMILIES + card // SLOTS] &= ~(1 << card % SLOTS)
        diplomacy.touched[card // SLOTS] |= 1 << card % SLOTS
        state.edit_board().honour[seat] -= cards.value(card)
        cards.receive_openly(state, seat, card)


def retake_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A revealed member, for the honour that it gave (SEN-84)."""
    if not state.diplomacy.revealed[seat * FAMILIES + card // SLOTS] >> card % SLOTS & 1:
        return "SEN-84.revealed"
    if state.diplomacy.touched[card // SLOTS] >> card % SLOTS & 1:
        return "SEN-84.once"
    return FINE if state.board.honour[seat] >= cards.value(card) else "SEN-84.honour"


def retakes(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Members to take back."""
    for family in range(FAMILIES):
        if state.diplomacy.revealed[seat * FAMILIES + family]:
            for slot in range(4):
                card = family * SLOTS + slot
                if not retake_breaks(state, seat, card):
                    found[count] = RETAKE_CODE + card
                    count += 1
    return count
