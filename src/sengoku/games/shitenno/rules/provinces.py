"""Shitennō, the provinces: positions and their prices (STN-09, STN-10, STN-41), kamon and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    DAIMYO,
    GATES,
    NONE,
    POSITIONS,
    PRINTED,
    SHOMYO,
    STACK,
    TILE_KINDS,
    TROOPS,
    VALUES,
)
from sengoku.games.shitenno.rules.purses import ON_CARDS, price_of

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

PLACES: Final = vec[i64]([2 ** int(place) for place in range(32)])  # a bit for each position
TROOP_ON: Final = vec[i64]([tile // int(BONUSES) for tile in range(int(TILE_KINDS))])

# The prices of each position, by the troop of its tile: a look-up is faster than `price_of`.
PRICES: Final = vec[i64](
    [
        price_of(GATES[place // 4], PRINTED[place // 4], tile, VALUES[place], False)
        for place in range(32)
        for tile in range(4)
    ]
)


def filled(state: Shitenno, province: i64) -> i64:
    """How many positions of a province are taken: the number of the leftmost free one (STN-41)."""
    board = state.board
    first = province * POSITIONS
    count: i64 = 0
    while count < POSITIONS and board[first + count] != NONE:
        count += 1
    return count


def price_at(state: Shitenno, province: i64, position: i64) -> i64:
    """Both prices of a position (STN-10)."""
    gate = GATES[province]
    tile = TROOP_ON[state.stacks[province * STACK + position]] if position < STACK else gate
    price = PRICES[(province * POSITIONS + position) * TROOPS + tile]
    if state.plus_pays_on_cards:
        price |= ON_CARDS
    return price


def title_bonus(title: i64) -> i64:
    """What a title adds to every kamon (STN-44, STN-55)."""
    if title == DAIMYO:
        return 2
    return 1 if title == SHOMYO else 0


def favour_of(state: Shitenno, seat: i64, province: i64, position: i64) -> i64:
    """What a kamon at a position brings its seat at once (STN-44)."""
    return VALUES[province * POSITIONS + position] + title_bonus(state.titles[seat])


def plain_kamon(state: Shitenno, seat: i64, province: i64) -> i64:
    """The place of the leftmost kamon of a seat in a province that is not golden yet, or NONE.

    Which one of a province is turned makes no difference: majorities count them all (STN-63).
    """
    for place in range(province * POSITIONS, (province + 1) * POSITIONS):
        if state.board[place] == seat and not state.golden >> place & 1:
            return place
    return NONE


def tiles_won(state: Shitenno, province: i64) -> i64:
    """How many tiles of a province were won: one for each kamon, up to three."""
    count: i64 = 0
    while count < STACK and state.board[province * POSITIONS + count] != NONE:
        count += 1
    return count


def won_tiles(state: Shitenno, province: i64) -> list[int]:
    """The tiles of a province that were won, in order."""
    first = province * STACK
    return list(state.stacks[first : first + tiles_won(state, province)])
