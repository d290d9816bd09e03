"""Shitennō, what is done for a seat whose time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.shitenno import division
from sengoku.games.shitenno.components import ANSWERING, CHOOSING, DIVIDING, KINDS, NONE, TITLES
from sengoku.games.shitenno.notation import ADD, CHOOSE, DONE, OFFER, REFUSE, SPLIT, WITHDRAW
from sengoku.games.shitenno.provinces import withdraw_breaks

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


def default(state: Shitenno, seat: i64) -> i64:
    """Divide evenly, refuse, take the larger lot, give a begun payment up, end the turn."""
    if state.phase == DIVIDING:
        return even_lot(state)
    if state.phase == ANSWERING:
        return REFUSE
    if state.phase == CHOOSING:
        return CHOOSE + state.offered[larger_lot(state)]
    if state.claimed == NONE:
        return DONE
    if not withdraw_breaks(state):
        return WITHDRAW
    return state.moves(seat)[0]


def even_lot(state: Shitenno) -> i64:
    """Cards one by one up to a fair share, then the highest tile."""
    cards: i64 = 0
    chosen: i64 = 0
    for card in range(KINDS):
        cards += state.table[card]
        chosen += state.lot[card]
    left = division.without_lot(state)
    if chosen < cards // left:
        for card in range(KINDS):
            if state.table[card] > state.lot[card]:
                return ADD + card
    titles = [title for title in range(TITLES) if state.hierarchy >> title & 1]
    if left > 2:
        return OFFER + titles[0]
    return SPLIT + titles[0] * TITLES + titles[1]


def larger_lot(state: Shitenno) -> i64:
    """Which of two lots has more cards; of equal ones that with the higher title."""
    more: i64 = 0
    for card in range(KINDS):
        more += state.offers[KINDS + card] - state.offers[card]
    return 1 if more > 0 else 0
