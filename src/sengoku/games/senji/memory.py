"""Senji, what a seat remembers of cards in other hands: the one place that keeps it.

Every card begins where everybody sees it: in its own family's hand or deck (SEN-12). From then on
each seat, and whoever only watches, remembers for each card who held it when it was last seen.

- `holders`: that seat. Everybody learns it when a card is played, won, returned, revealed or
  turned up; the two sides of a deal, and who is shown a card in an offer, learn it for themselves.
- `firm`: whether it must still be there. It is until the next winter, when cards pass unseen, or
  until Umeko moves a covered card between two others.
- `unlaid`: seen outside the bids since bids were laid, or firmly in another family's hand when
  they were: the card is in nobody's bid (SEN-31).
- `givers`: who gave the seat the cards that it holds.
- `sightings`: of hanafuda, how many of each type the seat has seen in another's hand, and how many
  cards have left that hand unseen since.

`worlds` deals by it. Words of numbers hold a seat for each slot of a family in four bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, FAMILIES, FLOWERS, SLOTS, WINTER

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def seat_in(word: i64, slot: i64) -> i64:
    """The seat that the word holds for a slot, or NONE."""
    return (word >> 4 * slot & 15) - 1


def with_seat(word: i64, slot: i64, seat: i64) -> i64:
    """The word with this seat for the slot."""
    last = word >> 4 * slot & 15  # mypyc shifts a literal as 32 bits: 15 << 4 * slot would be 0
    return word ^ last << 4 * slot | (seat + 1) << 4 * slot


def holder(state: Senji, viewer: i64, card: i64) -> i64:
    """Who held the card when the viewer last saw it."""
    return seat_in(state.holders[viewer * FAMILIES + card // SLOTS], card % SLOTS)


def learn(state: Senji, viewer: i64, card: i64, seat: i64) -> None:
    """The viewer sees that the card is in the seat's hand."""
    slot = card % SLOTS
    if slot == BLUFF:
        return  # bluffs are in their owner's hands, bids, or decks: nothing to remember
    at = viewer * FAMILIES + card // SLOTS
    state.holders[at] = with_seat(state.holders[at], slot, seat)
    if state.phase == WINTER:
        state.unlaid[at] |= 1 << slot
    else:
        state.firm[at] |= 1 << slot


def all_learn(state: Senji, card: i64, seat: i64) -> None:
    """Everybody sees that the card is in the seat's hand."""
    for viewer in range(state.players + 1):
        learn(state, viewer, card, seat)


def bids_begin(state: Senji) -> None:
    """What is firmly in another family's hand can't be bid by its own (SEN-31)."""
    for viewer in range(state.players + 1):
        for family in range(state.absent, FAMILIES):
            at = viewer * FAMILIES + family
            elsewhere: i64 = 0
            for slot in range(BLUFF):
                if seat_in(state.holders[at], slot) != family - state.absent:
                    elsewhere |= 1 << slot
            state.unlaid[at] = state.firm[at] & elsewhere


def winter_begins(state: Senji) -> None:
    """From now on cards pass unseen."""
    for at in range(len(state.firm)):
        state.firm[at] = 0


def swapped_unseen(state: Senji, seat: i64, other: i64) -> None:
    """Two seats exchanged covered cards: the rest no longer know theirs for sure."""
    for viewer in range(state.players + 1):
        if viewer in (seat, other):
            continue
        for family in range(FAMILIES):
            at = viewer * FAMILIES + family
            for slot in range(BLUFF):
                if seat_in(state.holders[at], slot) in (seat, other):
                    state.firm[at] &= ~(1 << slot)


# Hanafuda: for each viewer and seat, four counts and the cards gone unseen.

SIGHTING: Final[i64] = 5
GONE: Final[i64] = 4


def sighting(viewer: i64, seat: i64) -> i64:
    """Where the viewer's memory of a seat's hanafuda begins."""
    return (viewer * FAMILIES + seat) * SIGHTING


def remembers(state: Senji, viewer: i64, seat: i64) -> i64:
    """How many of the seat's hanafuda the viewer has seen."""
    at = sighting(viewer, seat)
    count: i64 = 0
    for flower in range(FLOWERS):
        count += state.sightings[at + flower]
    return count


def see_flower(state: Senji, viewer: i64, seat: i64, flower: i64) -> None:
    """The viewer saw one more of this type go into the seat's hand."""
    state.sightings[sighting(viewer, seat) + flower] += 1


def see_flowers(state: Senji, viewer: i64, seat: i64) -> None:
    """The viewer is shown the cards in `state.shown` out of the seat's hand."""
    at = sighting(viewer, seat)
    for flower in range(FLOWERS):
        seen = state.shown[flower]
        if state.sightings[at + GONE] == 0:
            seen = max(seen, state.sightings[at + flower])
        state.sightings[at + flower] = seen
    state.sightings[at + GONE] = 0


def flower_left(state: Senji, viewer: i64, seat: i64, flower: i64, count: i64) -> None:
    """The viewer saw cards of this type leave the seat's hand."""
    at = sighting(viewer, seat)
    state.sightings[at + flower] = max(0, state.sightings[at + flower] - count)
    if remembers(state, viewer, seat) == 0:
        state.sightings[at + GONE] = 0


def flower_gone(state: Senji, viewer: i64, seat: i64) -> None:
    """A card left the seat's hand, and the viewer did not see which."""
    if remembers(state, viewer, seat) > 0:
        state.sightings[sighting(viewer, seat) + GONE] += 1
