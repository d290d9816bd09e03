"""Senji, support in a battle, and who wins it: SEN-71 to SEN-74."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import DECLINE_CODE, SUPPORT_CODE, SUPPORT_END
from sengoku.games.senji.components import (
    BLUFF,
    FAMILIES,
    HOSTAGE,
    MILITARIES,
    NONE,
    SLOTS,
    UNASKED,
)
from sengoku.games.senji.rules import cards
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer.battle import roll, uncaptured
from sengoku.games.senji.rules.summer.sides import bills, foe, total

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Supporting(Phase):
    """Both fighters choose a support card in secret, or none (SEN-71)."""

    def begin(self, state: Senji) -> None:
        """Both are asked, whatever they hold (SEN-71)."""
        battle = state.edit_battle()
        battle.supports[state.movement.mover] = UNASKED
        battle.supports[battle.defender] = UNASKED
        state.acting = 1 << state.movement.mover | 1 << battle.defender

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Nothing, an own bluff, or a support card of a third family (SEN-71)."""
        found = vec[i64](capacity=16)
        found = append(found, DECLINE_CODE)
        for family in range(FAMILIES):
            mask = state.diplomacy.hands[seat * FAMILIES + family]
            if family == seat + state.absent:
                if mask >> BLUFF & 1:
                    found = append(found, SUPPORT_CODE + family * SLOTS + BLUFF)
            elif family != foe(state, seat) + state.absent and mask & MILITARIES:
                for slot in range(4, 8):
                    if mask >> slot & 1:
                        found = append(found, SUPPORT_CODE + family * SLOTS + slot)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """Military support of neither fighter's family, or an own bluff, from the hand (SEN-71)."""
        if move == DECLINE_CODE:
            return FINE
        if not SUPPORT_CODE <= move < SUPPORT_END:
            return "SEN-71.sequence"
        card = move - SUPPORT_CODE
        if not cards.holds(state, seat, card):
            return "SEN-71.hand"
        if card % SLOTS == BLUFF:
            return FINE
        if not MILITARIES >> card % SLOTS & 1:
            return "SEN-71.kind"
        fighter = card // SLOTS - state.absent
        return (
            FINE if fighter not in (state.movement.mover, state.battle.defender) else "SEN-71.third"
        )

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Chosen in secret; when both have, they are shown together (SEN-71)."""
        state.edit_battle().supports[seat] = NONE if move == DECLINE_CODE else move - SUPPORT_CODE
        state.acting &= ~(1 << seat)
        if state.record:
            whisper_move(state, seat, move)
        if state.acting == 0:
            compare(state)


def compare(state: Senji) -> None:
    """The higher total wins; equal totals roll again while there are dice (SEN-72, SEN-73)."""
    battle = state.edit_battle()
    attack = total(state, state.movement.mover)
    defence = total(state, battle.defender)
    played = [battle.supports[state.movement.mover], battle.supports[battle.defender]]
    state.secrets += 1
    if state.record:
        shown = [int(card) for card in played]
        full = bills(state, True)
        state.tell({"event": "support_shown", "played": shown, "bills": full})
        state.tell({"event": "totals", "attack": attack, "defence": defence, "bills": full})
    for card in played:
        if card >= 0:
            return_support(state, card)
    battle.supports[state.movement.mover] = UNASKED
    battle.supports[battle.defender] = UNASKED
    if attack == defence and uncaptured(state) > 0:
        if state.record:
            state.tell({"event": "tie"})
        roll(state)
        return
    battle.victor = state.movement.mover if attack > defence else battle.defender
    if state.record:
        state.tell({"event": "victory", "seat": battle.victor, "province": battle.field})
    state.enter(HOSTAGE)


def return_support(state: Senji, card: i64) -> None:
    """A card used goes back to its family (SEN-74); whoever held it parts with it."""
    for seat in (state.movement.mover, state.battle.defender):
        if state.battle.supports[seat] == card:
            cards.part(state, seat, card)
    cards.go_home(state, card)
