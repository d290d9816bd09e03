"""Senji, positions: every card is in one place, diplomacy cards (SEN-04) and hanafuda (SEN-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import possible
from sengoku.games.senji.components import (
    BLUFF,
    BLUFFS,
    CARD_NAMES,
    CARDS,
    FAMILIES,
    FLOWER_NAMES,
    FLOWERS,
    LOTS,
    NONE,
    PICKING,
    SLOTS,
)
from sengoku.games.senji.rules import masks
from sengoku.games.senji.rules.deck_entries import card_of, deck_of

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# Diplomacy cards.


def check_diplomacy(state: Senji) -> None:
    """Every card in one place: the twelve of a family, less the bluffs of absent ones."""
    found = vec[i64]([0] * CARDS)
    for seat in range(state.players):
        for family in range(FAMILIES):
            at = seat * FAMILIES + family
            count_mask(found, state.diplomacy.hands[at], family)
            count_mask(found, state.diplomacy.revealed[at], family)
        for lot in range(LOTS):
            at = seat * LOTS + lot
            count_mask(found, state.auction.laid[at], seat + state.absent)
            count_mask(found, state.auction.frozen[at], seat + state.absent)
            lies = state.auction.laid[at] or state.auction.frozen[at]
            possible(not lies or state.auction.lots[lot] != NONE, "SEN-31.lot")
    for family in range(FAMILIES):
        count_mask(found, state.diplomacy.out[family], family)
    for card in state.auction.lots:
        if card != NONE:
            found[card] += 1
    for entry in state.diplomacy.decks:
        good = entry >= 0 and deck_of(entry) < state.absent and card_of(entry) < CARDS
        possible(good, "DUMP.number", {"field": "decks"})
        found[card_of(entry)] += 1
    for card in range(CARDS):
        compare_card(state, card, found[card])


def compare_card(state: Senji, card: i64, found: i64) -> None:
    """A card is there as often as it should be."""
    family = card // SLOTS
    needed = state.edition.cards[family] >> card % SLOTS & 1
    if card % SLOTS == BLUFF:
        needed = BLUFFS if family >= state.absent else 0
    possible(
        found == needed,
        "SEN-04.card",
        {"card": CARD_NAMES[card], "found": found, "needed": needed},
    )


def count_mask(found: vec[i64], mask: i64, family: i64) -> None:
    """Count the cards of a mask."""
    for card in masks.listed(mask, family):
        found[card] += 1


# Hanafuda.


def check_flowers(state: Senji) -> None:
    """All hanafuda are in hands, deck and discards, or are being looked at (SEN-06)."""
    known: i64 = 0
    for pair in range(0, len(state.hanafuda.under), 2):
        possible(state.hanafuda.under[pair] < state.players, "DUMP.number", {"field": "under"})
        known += state.hanafuda.under[pair + 1]
    possible(known <= len(state.hanafuda.flower_deck), "SEN-80.under")
    for flower in range(FLOWERS):
        found = count_flower(state, flower)
        needed = state.edition.flowers[flower]
        possible(
            found == needed,
            "SEN-06.cards",
            {"type": FLOWER_NAMES[flower], "found": found, "needed": needed},
        )
        if state.autumn.partner != NONE and state.phase == PICKING:
            held = state.hanafuda.flowers[state.autumn.partner * FLOWERS + flower]
            possible(state.autumn.shown[flower] <= held, "SEN-80.shown")


def count_flower(state: Senji, flower: i64) -> i64:
    """How many hanafuda of a type there are."""
    looked = state.phase == PICKING and state.autumn.partner == NONE
    found = state.hanafuda.flower_discards[flower] + (state.autumn.shown[flower] if looked else 0)
    for card in state.hanafuda.flower_deck:
        found += card == flower
    for seat in range(state.players):
        found += state.hanafuda.flowers[seat * FLOWERS + flower]
    return found
