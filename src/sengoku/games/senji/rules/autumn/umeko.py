"""Senji, Umeko (SEN-07): once an autumn she swaps a covered card with an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DECLINE_CODE,
    PALM_CODE,
    PALM_END,
    SLIP_CODE,
    SLIP_END,
    SWAP_CODE,
)
from sengoku.games.senji.components import (
    BLUFF,
    FAMILIES,
    FLOWERS,
    NONE,
    SLOTS,
    SWAPPING,
    TRADING,
    UMEKO,
    UNASKED,
)
from sengoku.games.senji.rules import cards, flowers, memory, powers
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Action, Phase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Swap(Action):
    """Name the opponent to swap with."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return swap_breaks(state, seat, move - SWAP_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        autumn = state.edit_autumn()
        autumn.used |= 1 << UMEKO
        autumn.partner = move - SWAP_CODE
        state.enter(SWAPPING)
        if state.record:
            state.tell_move(seat, move)


def swap_breaks(state: Senji, seat: i64, other: i64) -> str:
    """Umeko, once: with an opponent, if the own hand has something to swap."""
    if not powers.has(state, seat, UMEKO):
        return "SEN-07.umeko"
    if state.autumn.used >> UMEKO & 1:
        return "SEN-07.umeko_once"
    if other == seat:
        return "SEN-07.umeko_self"
    stock = flowers.held(state, seat) if state.umeko_flowers else cards.tradeable(state, seat)
    return FINE if stock > 0 else "SEN-07.umeko_hand"


@final
class Swapping(Phase):
    """Both choose a card of their own, covered."""

    def begin(self, state: Senji) -> None:
        autumn = state.edit_autumn()
        autumn.swaps[autumn.trader] = UNASKED
        autumn.swaps[autumn.partner] = UNASKED
        state.acting = 1 << autumn.trader | 1 << autumn.partner

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Any card that may be swapped; nothing, if there is none."""
        found = vec[i64](capacity=32)
        if state.umeko_flowers:
            for flower in range(FLOWERS):
                if state.hanafuda.flowers[seat * FLOWERS + flower] > 0:
                    found = append(found, PALM_CODE + flower)
        else:
            for family in range(FAMILIES):
                mask = state.diplomacy.hands[seat * FAMILIES + family]
                for slot in range(BLUFF):
                    if mask >> slot & 1:
                        found = append(found, SLIP_CODE + family * SLOTS + slot)
        return found if len(found) > 0 else append(found, DECLINE_CODE)

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A card from the hand, no bluff (Umeko)."""
        if move == DECLINE_CODE:
            return FINE if self.moves(state, seat)[0] == DECLINE_CODE else "SEN-07.umeko_must"
        if state.umeko_flowers:
            if not PALM_CODE <= move < PALM_END:
                return "SEN-07.umeko_flower"
            held = state.hanafuda.flowers[seat * FLOWERS + move - PALM_CODE] > 0
            return FINE if held else "SEN-07.umeko_hand"
        if not SLIP_CODE <= move < SLIP_END:
            return "SEN-07.umeko_card"
        if (move - SLIP_CODE) % SLOTS == BLUFF:
            return "SEN-41.bluff"
        return FINE if cards.holds(state, seat, move - SLIP_CODE) else "SEN-07.umeko_hand"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        first: i64 = PALM_CODE if state.umeko_flowers else SLIP_CODE
        state.edit_autumn().swaps[seat] = NONE if move == DECLINE_CODE else move - first
        state.acting &= ~(1 << seat)
        if state.record:
            whisper_move(state, seat, move)
        if state.acting == 0:
            exchange(state)


def exchange(state: Senji) -> None:
    """Both have chosen: the cards change hands, or nothing happens."""
    autumn = state.edit_autumn()
    trader, other = autumn.trader, autumn.partner
    given, got = autumn.swaps[trader], autumn.swaps[other]
    autumn.swaps[trader] = UNASKED
    autumn.swaps[other] = UNASKED
    autumn.partner = NONE
    state.secrets += 1
    if state.record:
        state.whisper(
            [int(trader), int(other)],
            {
                "event": "swapped",
                "seat": trader,
                "with": other,
                "given": None if got == NONE else given,
                "got": None if got == NONE else got,
            },
        )
    if got != NONE:
        hand_over(state, trader, given, other)
        hand_over(state, other, got, trader)
    if not state.umeko_flowers:
        memory.swapped_unseen(state, trader, other)
    state.enter(TRADING)


def hand_over(state: Senji, seat: i64, card: i64, to: i64) -> None:
    """A card passes from hand to hand, covered; only the two see which."""
    if state.umeko_flowers:
        flowers.pass_on(state, seat, card, to)
    else:
        cards.hand_over(state, seat, card, to)
