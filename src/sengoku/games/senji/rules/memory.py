"""Senji, what a seat remembers of cards in other hands: the one place that keeps it.

Every card begins where everybody sees it: in its own family's hand or deck (SEN-12). From then on
each seat, and the spectators as one, remember for each card who held it when it was last seen.

- `holders`: that seat. Everybody learns it when a card is played, won, returned, revealed or
  turned up; the two sides of a deal, and a seat that is shown a card in an offer, learn it alone.
- `firm`: whether it must still be there. It is until the next winter, when cards pass unseen, or
  until Umeko moves a covered card between two others.
- `unlaid`: seen outside the bids since bids were laid, or firmly in another family's hand when
  they were: the card is in nobody's bid (SEN-31).
- `givers`: who gave the seat the cards that it holds.
- `sightings`: of hanafuda, how many of each type the seat has seen in another's hand, and how many
  cards have left that hand unseen since.

`worlds` deals by it. `holders` and `givers` keep seat + 1 in four bits for each slot of a family.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, FAMILIES, FLOWERS, SIGHTING, SLOTS, WINTER

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def seat_in(word: i64, slot: i64) -> i64:
    """The seat that the word holds for a slot, or NONE."""
    return (word >> 4 * slot & 15) - 1


def with_seat(word: i64, slot: i64, seat: i64) -> i64:
    """The word with this seat for the slot."""
    last = word >> 4 * slot & 15  # mypyc shifts a literal as 32 bits: 15 << 4 * slot would be 0
    return word ^ last << 4 * slot | (seat + 1) << 4 * slot


def holder(state: Senji, viewer: i64, card: i64) -> i64:
    """Who held the card when the viewer last saw it."""
    return seat_in(state.diplomacy.holders[viewer * FAMILIES + card // SLOTS], card % SLOTS)


def learn(state: Senji, viewer: i64, card: i64, seat: i64) -> None:
    """The viewer sees that the card is in the seat's hand."""
    diplomacy = state.edit_diplomacy()
    slot = card % SLOTS
    if slot == BLUFF:
        return  # bluffs are in their owner's hands, bids, or decks: nothing to remember
    at = viewer * FAMILIES + card // SLOTS
    diplomacy.holders[at] = with_seat(diplomacy.holders[at], slot, seat)
    if state.phase == WINTER:
        diplomacy.unlaid[at] |= 1 << slot
    else:
        diplomacy.firm[at] |= 1 << slot


def all_learn(state: Senji, card: i64, seat: i64) -> None:
    """Everybody sees that the card is in the seat's hand."""
    for viewer in range(state.players + 1):
        learn(state, viewer, card, seat)


def bids_begin(state: Senji) -> None:
    """What is firmly in another family's hand can't be bid by its own (SEN-31)."""
    diplomacy = state.edit_diplomacy()
    for viewer in range(state.players + 1):
        for family in range(state.absent, FAMILIES):
            at = viewer * FAMILIES + family
            elsewhere: i64 = 0
            for slot in range(BLUFF):
                if seat_in(diplomacy.holders[at], slot) != family - state.absent:
                    elsewhere |= 1 << slot
            diplomacy.unlaid[at] = diplomacy.firm[at] & elsewhere


def winter_begins(state: Senji) -> None:
    """From now on cards pass unseen."""
    diplomacy = state.edit_diplomacy()
    for at in range(len(diplomacy.firm)):
        diplomacy.firm[at] = 0


def swapped_unseen(state: Senji, seat: i64, other: i64) -> None:
    """Two seats exchanged covered cards: the rest no longer know theirs for sure."""
    diplomacy = state.edit_diplomacy()
    for viewer in range(state.players + 1):
        if viewer in (seat, other):
            continue
        for family in range(FAMILIES):
            at = viewer * FAMILIES + family
            for slot in range(BLUFF):
                if seat_in(diplomacy.holders[at], slot) in (seat, other):
                    diplomacy.firm[at] &= ~(1 << slot)


# Hanafuda: for each viewer and seat, four counts and the cards gone unseen.

GONE: Final[i64] = 4


def sighting(viewer: i64, seat: i64) -> i64:
    """Where the viewer's memory of a seat's hanafuda begins."""
    return (viewer * FAMILIES + seat) * SIGHTING


def remembers(state: Senji, viewer: i64, seat: i64) -> i64:
    """How many of the seat's hanafuda the viewer has seen."""
    at = sighting(viewer, seat)
    count: i64 = 0
    for flower in range(FLOWERS):
        count += state.hanafuda.sightings[at + flower]
    return count


def see_flower(state: Senji, viewer: i64, seat: i64, flower: i64) -> None:
    """The viewer saw one more of this type go into the seat's hand."""
    state.edit_hanafuda().sightings[sighting(viewer, seat) + flower] += 1


def see_flowers(state: Senji, viewer: i64, seat: i64) -> None:
    """The viewer is shown the cards in `autumn.shown`, from the seat's hand."""
    hanafuda = state.edit_hanafuda()
    at = sighting(viewer, seat)
    for flower in range(FLOWERS):
        seen = state.autumn.shown[flower]
        if hanafuda.sightings[at + GONE] == 0:
            seen = max(seen, hanafuda.sightings[at + flower])
        hanafuda.sightings[at + flower] = seen
    hanafuda.sightings[at + GONE] = 0


def flower_left(state: Senji, viewer: i64, seat: i64, flower: i64, count: i64) -> None:
    """The viewer saw cards of this type leave the seat's hand."""
    hanafuda = state.edit_hanafuda()
    at = sighting(viewer, seat)
    hanafuda.sightings[at + flower] = max(0, hanafuda.sightings[at + flower] - count)
    if remembers(state, viewer, seat) == 0:
        hanafuda.sightings[at + GONE] = 0


def flower_gone(state: Senji, viewer: i64, seat: i64) -> None:
    """A card left the seat's hand, and the viewer did not see which."""
    if remembers(state, viewer, seat) > 0:
        state.edit_hanafuda().sightings[sighting(viewer, seat) + GONE] += 1
