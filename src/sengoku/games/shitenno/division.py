"""Shitennō, the even year: STN-30 to STN-37. Lots are put together, offered, and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import pop, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE
from sengoku.games.shitenno import memory, provinces
from sengoku.games.shitenno.components import (
    ANSWERING,
    CHOOSING,
    DIVIDING,
    KINDS,
    KOKU_KINDS,
    NONE,
    TAKE_BACKS,
    TITLES,
    TROOP_KINDS,
    koku_drawn,
    troops_drawn,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


def begin_year(state: Shitenno) -> None:
    """The highest title becomes Tairo and lays the cards open (STN-30)."""
    state.round += 1
    state.phase = DIVIDING
    state.placed = 0
    state.stood_in = 0
    state.taken_back = 0
    state.hierarchy = 15
    state.earned = vec[i64]([NONE] * state.players)
    state.tairo = next_without_lot(state, NONE)
    state.acting = 1 << state.tairo
    state.secrets += 1
    lay_open(state)
    if state.record:
        event = {"event": "year", "round": state.round, "tairo": state.tairo}
        state.tell(event | {"cards": memory.listed(state.table)})


def lay_open(state: Shitenno) -> None:
    """Draw the cards of the year, troops as far as there are any (STN-30, STN-31)."""
    for _ in range(troops_drawn(state.players)):
        card = memory.draw_troop(state)
        if card != NONE:
            state.table[card] += 1
    for _ in range(koku_drawn(state.players)):
        state.koku_pile, koku = pop(state.koku_pile)
        state.table[TROOP_KINDS + koku] += 1


def next_without_lot(state: Shitenno, title: i64) -> i64:
    """The seat with the next lower title that has no lot yet, by the old titles (STN-36)."""
    found: i64 = NONE
    lowest = TITLES
    titles = state.titles
    for seat in range(state.players):
        if title < titles[seat] < lowest and state.earned[seat] == NONE:
            found = seat
            lowest = titles[seat]
    return found


def without_lot(state: Shitenno) -> i64:
    """How many have no lot yet."""
    count: i64 = 0
    for title in state.earned:
        if title == NONE:
            count += 1
    return count


# Putting a lot together.


def add_breaks(state: Shitenno, card: i64) -> str:
    """Any of the open cards may go into the lot (STN-32)."""
    if state.table[card] == state.lot[card]:
        return "STN-32.card"
    return FINE


def remove_breaks(state: Shitenno, card: i64) -> str:
    """A lot can be taken apart until it is offered, though not without end."""
    if state.lot[card] == 0:
        return "STN-32.lot"
    if state.taken_back == TAKE_BACKS:
        return "STN-32.often"
    return FINE


def remove(state: Shitenno, card: i64) -> None:
    state.lot[card] -= 1
    state.taken_back += 1


# One lot, with three or more players left.


def offer_breaks(state: Shitenno, title: i64) -> str:
    """A lot has one of the remaining tiles (STN-32); with two players left there are two lots."""
    if without_lot(state) == 2:
        return "STN-35.two"
    if not state.hierarchy >> title & 1:
        return "STN-32.tile"
    return FINE


def offer(state: Shitenno, title: i64) -> None:
    """Show the lot and ask the others in title order (STN-32)."""
    send_lot(state, 0, title)
    state.phase = ANSWERING
    state.acting = 1 << next_without_lot(state, state.titles[state.tairo])
    if state.record:
        cards = memory.listed(state.offers[:KINDS])
        state.tell({"event": "offer", "seat": state.tairo, "hierarchy": title, "cards": cards})


def send_lot(state: Shitenno, place: i64, title: i64) -> None:
    """Move what was put together from the table into an offer, with its tile."""
    for card in range(KINDS):
        count = state.lot[card]
        if count > 0:
            state.offers[place * KINDS + card] += count
            state.table[card] -= count
            state.lot[card] = 0
    state.offered[place] = title
    state.hierarchy &= ~(1 << title)
    state.taken_back = 0


def accept(state: Shitenno, seat: i64) -> None:
    """Take the lot; the same Tairo goes on with the rest (STN-33)."""
    take_lot(state, seat, 0)
    state.phase = DIVIDING
    state.acting = 1 << state.tairo


def refuse(state: Shitenno, seat: i64) -> None:
    """Ask the next; refused by all, the lot is the Tairo's, and the next one divides (STN-34)."""
    asked = next_without_lot(state, state.titles[seat])
    if asked != NONE:
        state.acting = 1 << asked
        return
    tairo = state.tairo
    take_lot(state, tairo, 0)
    state.tairo = next_without_lot(state, state.titles[tairo])
    state.phase = DIVIDING
    state.acting = 1 << state.tairo
    if state.record:
        state.tell({"event": "keep", "seat": tairo, "tairo": state.tairo})


def take_lot(state: Shitenno, seat: i64, place: i64) -> None:
    """Put the cards of an offer into a hand, in everybody's view, and the tile with them."""
    offers = state.offers
    row = place * KINDS
    for kind in range(TROOP_KINDS):
        count = offers[row + kind]
        if count > 0:
            state.troops[seat * TROOP_KINDS + kind] += count
            state.known[seat * TROOP_KINDS + kind] += count
            offers[row + kind] = 0
    for koku in range(KOKU_KINDS):
        state.koku[seat * KOKU_KINDS + koku] += offers[row + TROOP_KINDS + koku]
        offers[row + TROOP_KINDS + koku] = 0
    state.earned[seat] = state.offered[place]
    state.offered[place] = NONE


# Two lots, with two players left.


def split_breaks(state: Shitenno, title: i64, rest: i64) -> str:
    """All remaining cards in two lots, each with a remaining tile of its own (STN-35)."""
    if without_lot(state) > 2:
        return "STN-32.three"
    if title == rest:
        return "STN-35.same"
    if not state.hierarchy >> title & 1 or not state.hierarchy >> rest & 1:
        return "STN-35.tile"
    return FINE


def split(state: Shitenno, title: i64, rest: i64) -> None:
    """Show both lots, the one with the higher tile first: they have no order (STN-35)."""
    first: i64 = 0 if title < rest else 1
    send_lot(state, first, title)
    state.lot = state.table[:]
    send_lot(state, 1 - first, rest)
    state.phase = CHOOSING
    state.acting = 1 << next_without_lot(state, state.titles[state.tairo])
    if state.record:
        state.tell(
            {
                "event": "split",
                "seat": state.tairo,
                "hierarchy": state.offered[0],
                "cards": memory.listed(state.offers[:KINDS]),
                "rest": state.offered[1],
                "others": memory.listed(state.offers[KINDS:]),
            }
        )


def choose_breaks(state: Shitenno, title: i64) -> str:
    """One of the two lots (STN-35)."""
    if state.offered[0] != title and state.offered[1] != title:
        return "STN-35.lots"
    return FINE


def choose(state: Shitenno, seat: i64, title: i64) -> None:
    """Take one lot, the Tairo takes the other; the titles change hands (STN-35, STN-37)."""
    chosen: i64 = 0 if state.offered[0] == title else 1
    take_lot(state, seat, chosen)
    take_lot(state, state.tairo, 1 - chosen)
    state.titles = state.earned
    state.earned = vec[i64]([NONE] * state.players)
    state.tairo = NONE
    state.hierarchy = 0
    if state.record:
        state.tell({"event": "titled", "titles": list(state.titles)})
    provinces.begin_year(state)
