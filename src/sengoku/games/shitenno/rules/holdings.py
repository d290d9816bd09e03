"""Shitennō, what a seat could spend: cards, tiles and the Hatamoto's troop (STN-42, STN-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    EXCHANGE,
    EXCHANGE_PART,
    HATAMOTO,
    HATAMOTO_PART,
    KOKU_KINDS,
    PAIRS,
    PARTS,
    PLUS,
    PLUS_PART,
    TROOP_KINDS,
)
from sengoku.games.shitenno.rules.purses import PLACES, covers, needed_y, row_of, troop_x, troop_y

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

# What a troop card shows: samurai, bushi, sohei, shinobi, eight bits each.
SHOWS: Final = vec[i64](
    [1 << 8 * troop for troop in range(4)] + [(1 << 8 * one) + (1 << 8 * two) for one, two in PAIRS]
)
ALL_TROOPS: Final[i64] = 0x0B0B0B0B  # on all cards: a test computes it from COPIES
HELD: Final = vec[i64]([0] * 20)  # what `hold` returns; the next call overwrites it


def hold(state: Shitenno, seat: i64) -> vec[i64]:
    """All the parts that a seat could spend now."""
    held = HELD
    troops = state.troops
    for kind in range(TROOP_KINDS):
        held[kind] = troops[seat * TROOP_KINDS + kind]
    for koku in range(KOKU_KINDS):
        held[TROOP_KINDS + koku] = state.koku[seat * KOKU_KINDS + koku]
    held[EXCHANGE_PART] = state.bonuses[seat * BONUSES + EXCHANGE]
    held[PLUS_PART] = state.bonuses[seat * BONUSES + PLUS]
    held[HATAMOTO_PART] = 1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0
    return held


def part_held(state: Shitenno, seat: i64, part: i64) -> i64:
    """How many of one part a seat could spend now."""
    if part < TROOP_KINDS:
        return state.troops[seat * TROOP_KINDS + part]
    if part < EXCHANGE_PART:
        return state.koku[seat * KOKU_KINDS + part - TROOP_KINDS]
    if part < HATAMOTO_PART:
        return state.bonuses[seat * BONUSES + part - EXCHANGE_PART]
    return 1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0


def purse_of(state: Shitenno, seat: i64, price: i64) -> i64:
    """The same as `counted(hold(...))`, but faster: every step of a payment asks for it."""
    places = PLACES
    row = row_of(price)
    troops = state.troops
    number: i64 = 0
    for kind in range(TROOP_KINDS):
        count = troops[seat * TROOP_KINDS + kind]
        if count > 0:
            number += count << places[row + kind]
    for part in range(TROOP_KINDS, PARTS):
        number += part_held(state, seat, part) << places[row + part]
    return number


def troops_by_type(state: Shitenno, seat: i64) -> i64:
    """The troops in hand by type, eight bits each."""
    return troops_on(state.troops, seat * TROOP_KINDS)


def troops_on(counts: vec[i64], first: i64) -> i64:
    """The troops by type, eight bits each, on cards that are counted by kind from a place on."""
    shows = SHOWS
    found: i64 = 0
    for kind in range(TROOP_KINDS):
        found += counts[first + kind] * shows[kind]
    return found


def affordable(state: Shitenno, seat: i64, troops: i64, price: i64) -> bool:
    """Whether everything that the seat has, with these troops in hand, covers one of the prices."""
    x = troops >> 8 * troop_x(price) & 255
    y: i64 = 0  # an `int` by inference if it were a conditional expression, and slow
    if needed_y(price):
        y = troops >> 8 * troop_y(price) & 255
    whole = (troops & 255) + (troops >> 8 & 255) + (troops >> 16 & 255) + (troops >> 24)
    row = seat * KOKU_KINDS
    koku = state.koku[row] + 2 * state.koku[row + 1] + 3 * state.koku[row + 2]
    bonuses = seat * BONUSES
    return covers(
        price,
        x | y << 8 | (whole - x - y) << 16 | koku << 24,
        state.bonuses[bonuses + EXCHANGE],
        state.bonuses[bonuses + PLUS],
        1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0,
    )
