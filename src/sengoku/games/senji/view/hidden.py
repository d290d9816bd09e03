"""Senji, the diplomacy cards that a seat can't see: in other hands, or in bids face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, FAMILIES, LOTS, NONE, SLOTS
from sengoku.games.senji.rules.deck_entries import card_of

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def hidden_cards(state: Senji, me: i64) -> vec[i64]:
    """The cards hidden from the seat (NONE: from a spectator), bluffs aside: masks by family.

    These are the cards in no deck, on no lot, not face up, and not the seat's own.
    """
    hidden = vec[i64]([0] * FAMILIES)
    for family in range(FAMILIES):
        seen = state.diplomacy.out[family]
        for seat in range(state.players):
            seen |= state.diplomacy.revealed[seat * FAMILIES + family]
        if me != NONE:
            seen |= state.diplomacy.hands[me * FAMILIES + family]
        if family >= state.absent:
            seen |= seen_in_bids(state, family - state.absent, me)
        hidden[family] = state.edition.cards[family] & ~seen
    for card in state.auction.lots:
        if card != NONE:
            hidden[card // SLOTS] &= ~(1 << card % SLOTS)
    for entry in state.diplomacy.decks:
        card = card_of(entry)
        if card % SLOTS != BLUFF:
            hidden[card // SLOTS] &= ~(1 << card % SLOTS)
    return hidden


def seen_in_bids(state: Senji, seat: i64, me: i64) -> i64:
    """The cards of the seat's bids that `me` sees: those that lie open, and all of their own."""
    seen: i64 = 0
    for lot in range(LOTS):
        seen |= state.auction.frozen[seat * LOTS + lot]
        if seat == me:
            seen |= state.auction.laid[seat * LOTS + lot]
    return seen
