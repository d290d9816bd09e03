"""Senji, support in a battle, and who wins it: SEN-71 to SEN-74."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.fields import Plain
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
from sengoku.games.senji.rules.summer.battle import bare_bill, bare_total, foe, roll, uncaptured

if TYPE_CHECKING:
    from sengoku.games.senji.shape import BillLine
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


def help_from(state: Senji, card: i64, against: i64) -> i64:
    """What a support card adds; of two of one family only the higher counts (SEN-72)."""
    if card < 0 or card % SLOTS == BLUFF:
        return 0
    if against >= 0 and against // SLOTS == card // SLOTS and against > card:
        return 0
    return min(state.battle.dice[card // SLOTS], cards.value(card))


def support(state: Senji, seat: i64) -> i64:
    """What the seat's support card adds."""
    against = state.battle.supports[foe(state, seat)]
    return help_from(state, state.battle.supports[seat], against)


def total(state: Senji, seat: i64) -> i64:
    """Who has more wins the battle (SEN-72)."""
    return bare_total(state, seat) + support(state, seat)


def bill(state: Senji, seat: i64) -> list[BillLine]:
    """The seat's whole total part by part: what everybody sees when both cards are shown."""
    lines = bare_bill(state, seat)
    card = state.battle.supports[seat]
    counts = card >= 0 and card % SLOTS != BLUFF
    family = int(card // SLOTS) if counts else None
    count = int(support(state, seat))
    whole = lines[-1]["total"] + count
    lines.append({"part": "support", "count": count, "family": family, "total": whole})
    return lines


def compare(state: Senji) -> None:
    """The higher total wins; equal totals roll again while there are dice (SEN-72, SEN-73)."""
    battle = state.edit_battle()
    attack = total(state, state.movement.mover)
    defence = total(state, battle.defender)
    played = [battle.supports[state.movement.mover], battle.supports[battle.defender]]
    state.secrets += 1
    if state.record:
        bills = [bill(state, state.movement.mover), bill(state, battle.defender)]
        shown: Plain = {"event": "support_shown", "played": [int(card) for card in played]}
        fighters: Plain = {"attacker": state.movement.mover, "defender": battle.defender}
        by_side: Plain = {"attack_card": int(played[0]), "defence_card": int(played[1])}
        state.tell(shown | fighters | by_side | {"bills": bills})
        state.tell({"event": "totals", "attack": attack, "defence": defence, "bills": bills})
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
