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
    PLUS,
    PLUS_PART,
    TROOP_KINDS,
)
from sengoku.games.shitenno.rules.purses import (
    EXCHANGE_AT,
    HATAMOTO_AT,
    KOKU_AT,
    PLACES,
    PLUS_AT,
    THREE_KOKU_AT,
    TWO_KOKU_AT,
    counted_troops,
    counted_without_troops,
    covers,
    koku_of,
    needed_y,
    row_of,
    troop_x,
    troop_y,
)

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
    held[HATAMOTO_PART] = hatamoto_of(state, seat)
    return held


def part_held(state: Shitenno, seat: i64, part: i64) -> i64:
    """How many of one part a seat could spend now."""
    if part < TROOP_KINDS:
        return state.troops[seat * TROOP_KINDS + part]
    if part < EXCHANGE_PART:
        return state.koku[seat * KOKU_KINDS + part - TROOP_KINDS]
    if part < HATAMOTO_PART:
        return state.bonuses[seat * BONUSES + part - EXCHANGE_PART]
    return hatamoto_of(state, seat)


def hatamoto_of(state: Shitenno, seat: i64) -> i64:
    """1 for the Hatamoto whose troop has not paid in this turn (STN-57), else 0."""
    if state.titles[seat] == HATAMOTO and not state.stood_in:
        return 1
    return 0


def purse_of(state: Shitenno, seat: i64, price: i64) -> i64:
    """The same as `counted(hold(...))`, but faster: every step of a payment asks for it."""
    return counted_troops(state.troops, seat * TROOP_KINDS, price) + purse_without_troops(
        state, seat
    )


def purse_and_spend(state: Shitenno, seat: i64, price: i64) -> tuple[i64, i64]:
    """`purse_of`, and `counted` of the spend that the seat has begun.

    What it spends it has: kinds of troops that it has not need no look into the spend.
    """
    places = PLACES
    row = row_of(price)
    troops = state.troops
    spend = state.spend
    first = seat * TROOP_KINDS
    purse = purse_without_troops(state, seat)
    begun = counted_without_troops(spend)
    for kind in range(TROOP_KINDS):
        held = troops[first + kind]
        if held > 0:
            place = places[row + kind]
            purse += held << place
            begun += spend[kind] << place
    return purse, begun


def purse_without_troops(state: Shitenno, seat: i64) -> i64:
    """The koku and tiles that a seat could spend now, for any price."""
    koku = state.koku
    row = seat * KOKU_KINDS
    bonuses = state.bonuses
    return (
        (koku[row] << KOKU_AT)
        + (koku[row + 1] << TWO_KOKU_AT)
        + (koku[row + 2] << THREE_KOKU_AT)
        + (bonuses[seat * BONUSES + EXCHANGE] << EXCHANGE_AT)
        + (bonuses[seat * BONUSES + PLUS] << PLUS_AT)
        + (hatamoto_of(state, seat) << HATAMOTO_AT)
    )


def troops_on(counts: vec[i64], first: i64) -> i64:
    """The troops by type, eight bits each, on cards that are counted by kind from a place on."""
    shows = SHOWS
    found: i64 = 0
    for kind in range(TROOP_KINDS):
        count = counts[first + kind]
        if count > 0:
            found += count * shows[kind]
    return found


# What a hand is worth to a price, whichever cards it is on: the troops by type, eight bits each,
# koku, Exchange tiles, +1 tiles and the Hatamoto, eight bits each. It is counted once for the
# prices of all provinces.


def worth_of(state: Shitenno, seat: i64) -> i64:
    """Everything that the seat has, by what it pays."""
    koku = state.koku
    row = seat * KOKU_KINDS
    bonuses = state.bonuses
    return (
        troops_on(state.troops, seat * TROOP_KINDS)
        | (koku[row] + 2 * koku[row + 1] + 3 * koku[row + 2]) << 32
        | bonuses[seat * BONUSES + EXCHANGE] << 40
        | bonuses[seat * BONUSES + PLUS] << 48
        | hatamoto_of(state, seat) << 56
    )


def affordable(worth: i64, price: i64) -> bool:
    """Whether everything that a seat has covers one of the prices."""
    x = worth >> 8 * troop_x(price) & 255
    y: i64 = 0  # an `int` by inference if it were a conditional expression, and slow
    if needed_y(price):
        y = worth >> 8 * troop_y(price) & 255
    whole = (worth & 255) + (worth >> 8 & 255) + (worth >> 16 & 255) + (worth >> 24 & 255)
    koku = worth >> 32 & 255
    if koku >= koku_of(price):
        return True  # in random play half of all prices, and found at once
    return covers(
        price,
        x | y << 8 | (whole - x - y) << 16 | koku << 24,
        worth >> 40 & 255,
        worth >> 48 & 255,
        worth >> 56,
    )
