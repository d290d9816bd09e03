"""Shitennō, the even year: its beginning (STN-30, STN-31), who comes next, and lots taken.

The decisions of the year are next door: `dividing`, `answering` and `choosing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import pop, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    DIVIDING,
    KINDS,
    KOKU_KINDS,
    NONE,
    TITLES,
    TROOP_KINDS,
    koku_drawn,
    troops_drawn,
)
from sengoku.games.shitenno.rules import memory

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


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
    for _time in range(troops_drawn(state.players)):
        card = memory.draw_troop(state)
        if card != NONE:
            state.table[card] += 1
    for _time in range(koku_drawn(state.players)):
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
    """How many seats have no lot yet."""
    count: i64 = 0
    for title in state.earned:
        if title == NONE:
            count += 1
    return count


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
