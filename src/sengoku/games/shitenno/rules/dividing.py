"""Shitennō, dividing: STN-32, STN-35. The Tairo puts a lot together, and sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.codes import (
    ADD_CODE,
    ADD_KIND,
    OFFER_CODE,
    OFFER_KIND,
    REMOVE_CODE,
    REMOVE_KIND,
    SPLIT_KIND,
    split_code,
    split_hierarchy,
    split_rest,
)
from sengoku.games.shitenno.components import ANSWERING, CHOOSING, KINDS, TITLES
from sengoku.games.shitenno.rules import memory
from sengoku.games.shitenno.rules.division import next_without_lot, without_lot
from sengoku.games.shitenno.rules.phase import Action, Phase, may_take_back

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


@final
class Dividing(Phase):
    """One lot with its tile; or, with two players left, two lots of all the cards."""

    def __init__(self) -> None:
        super().__init__(
            {
                ADD_KIND: Add(),
                OFFER_KIND: Offer(),
                SPLIT_KIND: Split(),
                REMOVE_KIND: Remove(),
            },
            otherwise=NotDivided(),
        )

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        """Cards into the lot, tiles to send it with, cards out of it."""
        found = scratch()
        count: i64 = 0
        table = state.table
        lot = state.lot
        for card in range(KINDS):
            if table[card] > lot[card]:
                found[count] = ADD_CODE + card
                count += 1
        count = sending(state, found, count)
        if may_take_back(state):
            for card in range(KINDS):
                if lot[card] > 0:
                    found[count] = REMOVE_CODE + card
                    count += 1
        return found[:count]

    def default(self, state: Shitenno, seat: i64) -> i64:
        """Cards one by one up to a fair share, then the highest tile."""
        cards: i64 = 0
        chosen: i64 = 0
        for card in range(KINDS):
            cards += state.table[card]
            chosen += state.lot[card]
        left = without_lot(state)
        if chosen < cards // left:
            for card in range(KINDS):
                if state.table[card] > state.lot[card]:
                    return ADD_CODE + card
        titles = [title for title in range(TITLES) if state.hierarchy >> title & 1]
        if left > 2:
            return OFFER_CODE + titles[0]
        return split_code(titles[0], titles[1])


def sending(state: Shitenno, found: vec[i64], count: i64) -> i64:
    """Note the moves that send the lot, with each remaining tile or two; how many there are now."""
    hierarchy = state.hierarchy
    two = without_lot(state) == 2
    for title in range(TITLES):
        if not hierarchy >> title & 1:
            continue
        if not two:
            found[count] = OFFER_CODE + title
            count += 1
            continue
        for rest in range(TITLES):
            if rest != title and hierarchy >> rest & 1:
                found[count] = split_code(title, rest)
                count += 1
    return count


@final
class NotDivided(Action):
    """Everything else has to wait until the lots are made."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        return "STN-35.sequence" if without_lot(state) == 2 else "STN-32.sequence"


# Putting a lot together.


@final
class Add(Action):
    """A card into the lot: any of the open ones (STN-32)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        card = move - ADD_CODE
        if state.table[card] == state.lot[card]:
            return "STN-32.card"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.lot[move - ADD_CODE] += 1


@final
class Remove(Action):
    """A card out of the lot, which can be taken apart until it is sent (STN-32)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        if state.lot[move - REMOVE_CODE] == 0:
            return "STN-32.lot"
        if not may_take_back(state):
            return "STN-32.often"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.lot[move - REMOVE_CODE] -= 1
        state.taken_back += 1


# Sending it.


@final
class Offer(Action):
    """One lot with one of the remaining tiles, while three or more have none (STN-32)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        title = move - OFFER_CODE
        if without_lot(state) == 2:
            return "STN-35.two"
        if not state.hierarchy >> title & 1:
            return "STN-32.tile"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        """Show the lot and ask the others in title order (STN-32)."""
        title = move - OFFER_CODE
        send_lot(state, 0, title)
        state.phase = ANSWERING
        state.acting = 1 << next_without_lot(state, state.titles[state.tairo])
        if state.record:
            cards = memory.listed(state.offers[:KINDS])
            state.tell({"event": "offer", "seat": state.tairo, "hierarchy": title, "cards": cards})


@final
class Split(Action):
    """All remaining cards in two lots, each with a remaining tile of its own (STN-35)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        title = split_hierarchy(move)
        rest = split_rest(move)
        if without_lot(state) > 2:
            return "STN-32.three"
        if title == rest:
            return "STN-35.same"
        if not state.hierarchy >> title & 1 or not state.hierarchy >> rest & 1:
            return "STN-35.tile"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        """Show both lots, the one with the higher tile first: they have no order (STN-35)."""
        title = split_hierarchy(move)
        rest = split_rest(move)
        first: i64 = 0 if title < rest else 1
        send_lot(state, first, title)
        state.lot = state.table[:]
        send_lot(state, 1 - first, rest)
        state.phase = CHOOSING
        state.acting = 1 << next_without_lot(state, state.titles[state.tairo])
        if state.record:
            tell_split(state)


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


def tell_split(state: Shitenno) -> None:
    """Record both lots on offer."""
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
