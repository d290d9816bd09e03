"""Senji, where others' diplomacy cards are believed to be, from what the seat has seen (SEN-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, FAMILIES, LOTS, VALUED, VALUES
from sengoku.games.senji.rules import memory
from sengoku.games.senji.rules.masks import bluffs, ones

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def seen_with(state: Senji, me: i64, other: i64) -> vec[i64]:
    """The cards that the seat last saw with another: six masks."""
    found = vec[i64](capacity=FAMILIES)
    for family in range(FAMILIES):
        mask: i64 = 0
        word = state.diplomacy.holders[me * FAMILIES + family]
        for slot in range(BLUFF):
            if memory.seat_in(word, slot) == other:
                mask |= 1 << slot
        hidden = state.edition.cards[family] & ~state.diplomacy.hands[me * FAMILIES + family]
        for seat in range(state.players):
            hidden &= ~state.diplomacy.revealed[seat * FAMILIES + family]
        found = append(found, mask & hidden & ~state.diplomacy.out[family])
    for lot in range(LOTS):  # bids that lie open are in nobody's hand
        found[other + state.absent] &= ~state.auction.frozen[other * LOTS + lot]
    return found


def laid_away(state: Senji, me: i64, other: i64, family: i64, slot: i64) -> float:
    """The chance that a card seen with another is in one of their bids.

    How many cards each seat laid is open to all; which ones is not looked at.
    """
    if family != other + state.absent or state.diplomacy.unlaid[me * FAMILIES + family] >> slot & 1:
        return 0.1
    laid: i64 = 0
    for lot in range(LOTS):
        mask = state.auction.laid[other * LOTS + lot]
        laid += ones(mask & VALUED) + bluffs(mask)
    seen = ones(seen_with(state, me, other)[family])
    high = 0.4 + 0.3 * float(slot % VALUES + 1)  # high cards are the ones to bid with
    return min(0.95, high * float(laid) / float(max(1, seen)))
