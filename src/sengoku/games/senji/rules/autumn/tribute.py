"""Senji, the set of cards of all other families: SEN-81."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.fields import Plain
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import TRIBUTE_CODE
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    EKEI,
    FAMILIES,
    FIRST_GIVEN,
    GATHERING,
    GIVEN,
    SLOTS,
    VALUED,
    WHAT,
)
from sengoku.games.senji.rules import cards, drafts, powers
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

TRIBUTE: Final[i64] = 5  # other families in the set
TRIBUTE_HONOUR: Final[i64] = 10


def needed(state: Senji, seat: i64) -> i64:
    """How many other families the set needs: four with Ekei (SEN-81)."""
    return TRIBUTE - 1 if powers.has(state, seat, EKEI) else TRIBUTE


def can_tribute(state: Senji, seat: i64) -> bool:
    """Whether the hand holds cards of enough other families (SEN-81)."""
    return families_held(state, seat) >= needed(state, seat)


def families_held(state: Senji, seat: i64) -> i64:
    """Of how many other families the seat holds a card."""
    count: i64 = 0
    for family in range(FAMILIES):
        if (
            family != seat + state.absent
            and state.diplomacy.hands[seat * FAMILIES + family] & VALUED
        ):
            count += 1
    return count


def tribute_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """The cards that the set may still get."""
    for family in range(FAMILIES):
        mask = state.diplomacy.hands[seat * FAMILIES + family] & VALUED
        if mask and not family_breaks(state, seat, family):
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found[count] = TRIBUTE_CODE + family * SLOTS + slot
                    count += 1
    return count


@final
class Tribute(Action):
    """Add a card to the set; the last one completes it (SEN-81)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One card of each other family, from the hand (SEN-81)."""
        card = move - TRIBUTE_CODE
        if not cards.holds(state, seat, card):
            return "SEN-81.hand"
        broken = family_breaks(state, seat, card // SLOTS)
        if broken:
            return broken
        return FINE if can_tribute(state, seat) else "SEN-81.families"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        state.edit_talks().drafts[seat * DRAFT + WHAT] = GATHERING
        drafts.give(state, seat, move - TRIBUTE_CODE, 0)
        if state.record:
            whisper_move(state, seat, move)
        if state.talks.drafts[seat * DRAFT + GIVEN] == needed(state, seat):
            complete(state, seat)


def family_breaks(state: Senji, seat: i64, family: i64) -> str:
    """Another family, and not one that is in the set already (SEN-81)."""
    if family == seat + state.absent:
        return "SEN-81.own"
    return "SEN-81.twice" if drafts.given_of(state, seat, family) else FINE


def complete(state: Senji, seat: i64) -> None:
    """The cards go home, for honour (SEN-81)."""
    at = seat * DRAFT
    returned = [
        int(state.talks.drafts[at + FIRST_GIVEN + place] >> 1)
        for place in range(state.talks.drafts[at + GIVEN])
    ]
    drafts.clear(state, seat)
    state.edit_board().honour[seat] += TRIBUTE_HONOUR
    state.secrets += 1
    if state.record:
        event: Plain = {"event": "tributes", "seat": seat, "returned": returned}
        state.tell(event | {"honour": int(TRIBUTE_HONOUR)})
    for card in returned:
        cards.part(state, seat, card)
        cards.go_home(state, card)
