"""Senji, the diplomacy cards: where they lie and how they get from one place to another.

A hand is six masks of slots, one for each family. Decks of absent families are in one list, from
the bottom (`deck_entries`). Nobody knows the order of the cards within a layer; everybody knows
the order of the layers (SEN-33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, FAMILIES, NONE, SLOTS, VALUED, VALUES
from sengoku.games.senji.rules import masks, memory
from sengoku.games.senji.rules.deck_entries import LAYER, card_of, deck_entry, deck_of, layer_of

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# Hands.


def holds(state: Senji, seat: i64, card: i64) -> bool:
    """Whether the card is in the seat's hand."""
    return state.diplomacy.hands[seat * FAMILIES + card // SLOTS] >> card % SLOTS & 1 == 1


def value(card: i64) -> i64:
    """What is printed on the card."""
    slot = card % SLOTS
    return 0 if slot == BLUFF else slot % VALUES + 1


def receive(state: Senji, seat: i64, card: i64, giver: i64 = NONE) -> None:
    """Put a card into a hand, and remember who gave it."""
    diplomacy = state.edit_diplomacy()
    at = seat * FAMILIES + card // SLOTS
    diplomacy.hands[at] = masks.added(diplomacy.hands[at], card % SLOTS)
    if card % SLOTS != BLUFF:
        diplomacy.givers[at] = memory.with_seat(diplomacy.givers[at], card % SLOTS, giver)


def part(state: Senji, seat: i64, card: i64) -> None:
    """Take a card out of a hand."""
    diplomacy = state.edit_diplomacy()
    at = seat * FAMILIES + card // SLOTS
    diplomacy.hands[at] = masks.removed(diplomacy.hands[at], card % SLOTS)
    if card % SLOTS != BLUFF:
        diplomacy.givers[at] = memory.with_seat(diplomacy.givers[at], card % SLOTS, NONE)


def receive_openly(state: Senji, seat: i64, card: i64) -> None:
    """Put a card into a hand before everybody's eyes."""
    receive(state, seat, card)
    memory.all_learn(state, card, seat)


def hand_over(state: Senji, seat: i64, card: i64, to: i64) -> None:
    """A card passes from hand to hand, unseen by the others; the two remember it."""
    part(state, seat, card)
    receive(state, to, card, seat)
    memory.learn(state, seat, card, to)
    memory.learn(state, to, card, to)


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
        count += masks.ones(state.diplomacy.hands[seat * FAMILIES + family] & VALUED)
    return count


# The decks of absent families.


def deck_draw(state: Senji, family: i64) -> i64:
    """Take the top card, or NONE."""
    decks = state.diplomacy.decks
    place: i64 = len(decks) - 1
    while place >= 0 and deck_of(decks[place]) != family:
        place -= 1
    if place < 0:
        return NONE
    card = card_of(decks[place])
    rest = decks[:place]
    for other in range(place + 1, len(decks)):
        rest = append(rest, decks[other])
    state.edit_diplomacy().decks = rest
    return card


def shuffle_in(state: Senji, family: i64, cards: vec[i64]) -> None:
    """Shuffle cards into the family's deck: now nobody knows its order."""
    own = vec[i64](capacity=16)
    rest = vec[i64](capacity=72)
    for entry in state.diplomacy.decks:
        if deck_of(entry) == family:
            own = append(own, card_of(entry))
        else:
            rest = append(rest, entry)
    for card in cards:
        own = append(own, card)
    state.random.shuffle(own)
    for card in own:
        rest = append(rest, deck_entry(card, family))
    state.edit_diplomacy().decks = rest
    state.secrets += 1


def lay_under(state: Senji, family: i64, cards: vec[i64]) -> None:
    """Put cards under the family's deck, in random order: a layer of their own (SEN-33)."""
    state.random.shuffle(cards)
    decks = vec[i64](capacity=72)
    for card in cards:
        decks = append(decks, deck_entry(card, family))
    for entry in state.diplomacy.decks:
        decks = append(decks, entry + LAYER if deck_of(entry) == family else entry)
    state.edit_diplomacy().decks = decks
    if len(cards) > 1:
        state.secrets += 1


def layers(state: Senji, family: i64) -> list[list[int]]:
    """What everybody knows of the family's deck: its layers from the bottom, each sorted."""
    found: list[list[int]] = []
    last: i64 = NONE
    for entry in state.diplomacy.decks:
        if deck_of(entry) == family:
            if layer_of(entry) != last:
                found.append([])
                last = layer_of(entry)
            found[-1].append(card_of(entry))
    for layer in found:
        layer.sort()
    return found
