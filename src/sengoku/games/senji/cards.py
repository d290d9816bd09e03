"""Senji, the diplomacy cards: where they lie and how they get from one place to another.

A hand is six masks of slots, one for each family. Decks of absent families lie in one list,
bottom first; an entry is card + 128 * family + 1024 * layer. Cards of one layer lie in an order
that nobody knows; layers above each other are known to lie so (SEN-33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import masks, memory
from sengoku.games.senji.components import BLUFF, FAMILIES, NONE, SLOTS, VALUED, VALUES

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


# Hands.


def holds(state: Senji, seat: i64, card: i64) -> bool:
    """Whether the card is in the seat's hand."""
    return state.hands[seat * FAMILIES + card // SLOTS] >> card % SLOTS & 1 == 1


def value(card: i64) -> i64:
    """What is printed on the card."""
    slot = card % SLOTS
    return 0 if slot == BLUFF else slot % VALUES + 1


def receive(state: Senji, seat: i64, card: i64, giver: i64 = NONE) -> None:
    """Put a card into a hand, and remember who gave it."""
    at = seat * FAMILIES + card // SLOTS
    state.hands[at] = masks.added(state.hands[at], card % SLOTS)
    if card % SLOTS != BLUFF:
        state.givers[at] = memory.with_seat(state.givers[at], card % SLOTS, giver)


def part(state: Senji, seat: i64, card: i64) -> None:
    """Take a card out of a hand."""
    at = seat * FAMILIES + card // SLOTS
    state.hands[at] = masks.removed(state.hands[at], card % SLOTS)
    if card % SLOTS != BLUFF:
        state.givers[at] = memory.with_seat(state.givers[at], card % SLOTS, NONE)


def receive_openly(state: Senji, seat: i64, card: i64) -> None:
    """Put a card into a hand before everybody's eyes."""
    receive(state, seat, card)
    memory.all_learn(state, card, seat)


def go_home(state: Senji, card: i64) -> None:
    """Give a card back to its family: into the hand, or shuffled into its deck (SEN-74)."""
    owner = card // SLOTS - state.absent
    if owner >= 0:
        receive_openly(state, owner, card)
    else:
        shuffle_in(state, card // SLOTS, vec[i64]([card]))


def tradeable(state: Senji, seat: i64) -> i64:
    """How many cards in hand may change hands at all (SEN-41)."""
    count: i64 = 0
    for family in range(FAMILIES):
        count += masks.ones(state.hands[seat * FAMILIES + family] & VALUED)
    return count


# The decks of absent families.


def deck_size(state: Senji, family: i64) -> i64:
    """How many cards the family's deck has (SEN-09)."""
    count: i64 = 0
    for entry in state.decks:
        if entry >> 7 & 7 == family:
            count += 1
    return count


def deck_draw(state: Senji, family: i64) -> i64:
    """Take the top card, or NONE."""
    decks = state.decks
    place: i64 = len(decks) - 1
    while place >= 0 and decks[place] >> 7 & 7 != family:
        place -= 1
    if place < 0:
        return NONE
    card = decks[place] & 127
    rest = decks[:place]
    for other in range(place + 1, len(decks)):
        rest = append(rest, decks[other])
    state.decks = rest
    return card


def shuffle_in(state: Senji, family: i64, cards: vec[i64]) -> None:
    """Shuffle cards into the family's deck: now nobody knows its order."""
    own = vec[i64](capacity=16)
    rest = vec[i64](capacity=72)
    for entry in state.decks:
        if entry >> 7 & 7 == family:
            own = append(own, entry & 127)
        else:
            rest = append(rest, entry)
    for card in cards:
        own = append(own, card)
    state.random.shuffle(own)
    for card in own:
        rest = append(rest, card + 128 * family)
    state.decks = rest
    state.secrets += 1


def lay_under(state: Senji, family: i64, cards: vec[i64]) -> None:
    """Put cards under the family's deck, in random order: a layer of their own (SEN-33)."""
    state.random.shuffle(cards)
    decks = vec[i64](capacity=72)
    for card in cards:
        decks = append(decks, card + 128 * family)
    for entry in state.decks:
        decks = append(decks, entry + 1024 if entry >> 7 & 7 == family else entry)
    state.decks = decks
    if len(cards) > 1:
        state.secrets += 1


def layers(state: Senji, family: i64) -> list[list[int]]:
    """What everybody knows of the family's deck: its layers from the bottom, each sorted."""
    found: list[list[int]] = []
    last: i64 = NONE
    for entry in state.decks:
        if entry >> 7 & 7 == family:
            if entry >> 10 != last:
                found.append([])
                last = entry >> 10
            found[-1].append(entry & 127)
    return [sorted(layer) for layer in found]
