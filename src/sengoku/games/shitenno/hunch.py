"""Shitennō, what one would do at first sight: plausible moves, found fast, for play-outs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.shitenno.appraisal import Appraisal
from sengoku.games.shitenno.components import (
    ANSWERING,
    CHOOSING,
    DIVIDING,
    KINDS,
    NONE,
    TITLES,
)
from sengoku.games.shitenno.division import without_lot
from sengoku.games.shitenno.lots import cards_means
from sengoku.games.shitenno.notation import ACCEPT, ADD, CHOOSE, OFFER, REFUSE, SPLIT
from sengoku.games.shitenno.spending import Turn
from sengoku.games.shitenno.worth import Scale, hand_means

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

WORTHS: Final = vec[i64]([2] * 4 + [3] * 10 + [1, 2, 4])  # cards roughly, to divide them
SEALS: Final = vec[i64]([3, 2, 2, 2])  # and titles


def move(state: Shitenno, seat: i64, scale: Scale, random: Random) -> i64:
    """A move for every decision."""
    if state.phase == DIVIDING:
        return fair_lot(state, random)
    if state.phase == ANSWERING:
        return answer(state)
    appraisal = Appraisal(state, seat, scale)
    if state.phase == CHOOSING:
        one = lot_worth(state, appraisal, 0)
        return CHOOSE + state.offered[0 if one >= lot_worth(state, appraisal, 1) else 1]
    worth = Turn(state, seat, appraisal, True).weigh()
    best: i64 = 0
    for place in range(len(worth)):
        if worth[place] > worth[best]:
            best = place
    return state.moves(seat)[best]


def fair_lot(state: Shitenno, random: Random) -> i64:
    """Any cards up to a fair share, then any tile."""
    left: i64 = 0
    begun: i64 = 0
    cards: i64 = 0
    for kind in range(KINDS):
        left += state.table[kind] * WORTHS[kind]
        begun += state.lot[kind] * WORTHS[kind]
        cards += state.table[kind] - state.lot[kind]
    seats = without_lot(state)
    if begun * seats < left - seats and cards > 0:
        picked = random.below(cards)
        for kind in range(KINDS):
            picked -= state.table[kind] - state.lot[kind]
            if picked < 0:
                return ADD + kind
    one = some_tile(state.hierarchy, random)
    if seats > 2:
        return OFFER + one
    return SPLIT + one * TITLES + some_tile(state.hierarchy & ~(1 << one), random)


def some_tile(tiles: i64, random: Random) -> i64:
    """Any of these hierarchy tiles."""
    found: i64 = NONE
    count: i64 = 0
    for title in range(TITLES):
        if tiles >> title & 1:
            count += 1
            if random.below(count) == 0:
                found = title
    return found


def answer(state: Shitenno) -> i64:
    """Accept what seems better than a fair share of the rest, all counted roughly."""
    seats = without_lot(state) - 1
    rest: i64 = 0
    lot = SEALS[state.offered[0]]
    for kind in range(KINDS):
        rest += state.table[kind] * WORTHS[kind]
        lot += state.offers[kind] * WORTHS[kind]
    for title in range(TITLES):
        if state.hierarchy >> title & 1:
            rest += SEALS[title]
    return ACCEPT if lot * seats > rest else REFUSE


def lot_worth(state: Shitenno, appraisal: Appraisal, place: i64) -> float:
    """What one of two lots is worth."""
    means = hand_means(state, appraisal.seat, True) + cards_means(state, place)
    return appraisal.hand(means, state.offered[place], 0)
