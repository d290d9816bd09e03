"""Shitennō, purses and prices as numbers, and what covers what: STN-10, STN-41, STN-50 to STN-57.

Seen from a price of some X and perhaps one Y, cards that differ in other troops alone are alike.
So cards fall into twelve classes, and a purse (what a seat could spend), a spend and a payment are
each one number that counts the classes and the tiles in bit fields. Whether a spend covers a price
has a closed form.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    EXCHANGE_PART,
    HATAMOTO_PART,
    PAIRS,
    PARTS,
    PLUS_PART,
    TROOP_KINDS,
    TROOPS,
)

# The classes: singles X, Y, other; doubles XX, YY, XY, X + other, Y + other, two others; koku.
CLASSES: Final[i64] = 12
FIELDS_OF_SPEND: Final[i64] = 15  # then Exchange, +1, Hatamoto

# Where each field begins, and how many bits below its guard bit, which is always 0: two numbers
# can be compared in all fields at once.
WIDTHS: Final = (3, 3, 5, 1, 1, 1, 2, 2, 3, 4, 4, 3, 4, 4, 1)
SHIFTS: Final = vec[i64]([sum([width + 1 for width in WIDTHS[:field]]) for field in range(16)])
# Compiled, `1 << shift` would be a C int of 32 bits; here it is Python's.
ONES: Final = vec[i64]([2 ** int(shift) for shift in SHIFTS[:15]])
MASKS: Final = vec[i64]([(1 << width) - 1 for width in WIDTHS])
GUARDS: Final[i64] = 0xA10884224AA088  # a test computes it from WIDTHS
KOKU_AT: Final[i64] = 30  # the koku of 1, of 2 and of 3
TWO_KOKU_AT: Final[i64] = 35
THREE_KOKU_AT: Final[i64] = 40
EXCHANGE_AT: Final[i64] = 44
PLUS_AT: Final[i64] = 49
HATAMOTO_AT: Final[i64] = 54

# What a card of each class brings: X, Y, other troops and koku, eight bits each.
BRINGS: Final = vec[i64](
    [
        x | y << 8 | other << 16 | koku << 24
        for x, y, other, koku in (
            (1, 0, 0, 0),
            (0, 1, 0, 0),
            (0, 0, 1, 0),
            (2, 0, 0, 0),
            (0, 2, 0, 0),
            (1, 1, 0, 0),
            (1, 0, 1, 0),
            (0, 1, 1, 0),
            (0, 0, 2, 0),
            (0, 0, 0, 1),
            (0, 0, 0, 2),
            (0, 0, 0, 3),
        )
    ]
)


# Prices: the troop X, how many of it, the troop Y if one is asked for too, and the koku; then how
# koku may be paid, which depends on the version of the rules: who asks what pays a price, and who
# keeps the answer, need to know no more than the price.

ON_CARDS: Final[i64] = 0x4000  # as koku, a +1 adds to koku cards alone


def price_of(gate: i64, printed: i64, tile: i64, koku: i64, plus_on_cards: bool) -> i64:
    """A position's two prices as one number (STN-09, STN-10); tile is the gate's troop if none.

    >>> price = price_of(gate=0, printed=2, tile=1, koku=4, plus_on_cards=True)
    >>> troop_x(price), needed_x(price), troop_y(price), needed_y(price), koku_of(price)
    (0, 2, 1, 1, 4)
    """
    price = gate | koku << 10
    if plus_on_cards:
        price |= ON_CARDS
    if tile == gate:
        return price | (printed + 1) << 3 | gate << 6
    return price | printed << 3 | tile << 6 | 1 << 9


def troop_x(price: i64) -> i64:
    """The troop of which a price asks for most: the province's own."""
    return price & 7


def needed_x(price: i64) -> i64:
    """How many of them."""
    return price >> 3 & 7


def troop_y(price: i64) -> i64:
    """The other troop; the same as the first if there is none."""
    return price >> 6 & 7


def needed_y(price: i64) -> i64:
    """Whether one of the other troop is asked for: 1 or 0."""
    return price >> 9 & 1


def koku_of(price: i64) -> i64:
    """The koku that pay instead of the troops."""
    return price >> 10 & 15


def class_of(part: int, x: int, y: int) -> int:
    """The class of a part of a spend, for a price of troops x and y (y = x: there is no Y)."""
    if part >= TROOP_KINDS:
        return part - TROOP_KINDS + 9
    if part < TROOPS:
        return 0 if part == x else 1 if part == y else 2
    first, second = PAIRS[part - TROOPS]
    exes = int(first == x) + int(second == x)
    whys = 0 if x == y else int(first == y) + int(second == y)
    return {(2, 0): 3, (0, 2): 4, (1, 1): 5, (1, 0): 6, (0, 1): 7, (0, 0): 8}[exes, whys]


# Where a part counts in a number, by the price's troops x and y: 16 rows of 20.
PLACES: Final = vec[i64](
    [int(SHIFTS[class_of(part, x, y)]) for x in range(4) for y in range(4) for part in range(20)]
)


# The bits of the field that a part counts in, likewise.
BITS: Final = vec[i64](
    [
        int(MASKS[class_of(part, x, y)] << SHIFTS[class_of(part, x, y)])
        for x in range(4)
        for y in range(4)
        for part in range(20)
    ]
)


# One part, likewise.
UNITS: Final = vec[i64]([2 ** int(place) for place in PLACES])


def row_of(price: i64) -> i64:
    """Where the row of a price's troops begins in PLACES, BITS and UNITS."""
    return (troop_x(price) * TROOPS + troop_y(price)) * PARTS


def one_of(price: i64, part: i64) -> i64:
    """One part, as a number that belongs to this price."""
    return UNITS[row_of(price) + part]


def counted(parts: vec[i64], price: i64) -> i64:
    """Twenty counts of parts (a hand, a spend) as one number."""
    return counted_troops(parts, 0, price) + counted_without_troops(parts)


def counted_without_troops(parts: vec[i64]) -> i64:
    """The koku and tiles among them, which count alike for all prices."""
    return (
        (parts[TROOP_KINDS] << KOKU_AT)
        + (parts[TROOP_KINDS + 1] << TWO_KOKU_AT)
        + (parts[TROOP_KINDS + 2] << THREE_KOKU_AT)
        + (parts[EXCHANGE_PART] << EXCHANGE_AT)
        + (parts[PLUS_PART] << PLUS_AT)
        + (parts[HATAMOTO_PART] << HATAMOTO_AT)
    )


def counted_troops(counts: vec[i64], first: i64, price: i64) -> i64:
    """Troop cards, counted by kind from a place on, as a number."""
    places = PLACES
    row = row_of(price)
    number: i64 = 0
    for kind in range(TROOP_KINDS):
        count = counts[first + kind]
        if count > 0:
            number += count << places[row + kind]
    return number


# Whether a spend covers a price.


def covers_troops(price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use of these units and tiles makes the troops of a price.

    Troops that fit pay as themselves. Each missing troop is the Hatamoto, another unit exchanged,
    or a copy (+1) of one that is there; a troop that is not there at all can't be copied.
    If there are more Exchanges than spare units, copies can be exchanged, too.
    """
    need_x = needed_x(price)
    need_y = needed_y(price)
    if need_x == 0:
        return False  # the other price is searched alone: see `payments`
    fit_x = min(units & 255, need_x)
    fit_y = min(units >> 8 & 255, need_y)
    missing = need_x + need_y - fit_x - fit_y - hatamoto
    if missing <= 0:
        return True
    if missing > exchanges + plus:
        return False
    absent = (1 if fit_x == 0 else 0) + (1 if need_y > fit_y else 0) - hatamoto
    changed = min(exchanges, missing)
    if changed < absent:
        return False
    fit = fit_x + fit_y
    spare = (units & 255) + (units >> 8 & 255) + (units >> 16 & 255) + (units >> 24) - fit
    if changed <= spare:
        return missing - changed <= plus
    return missing - spare <= plus and fit + spare + hatamoto > 0


def covers_koku(price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use of these units and tiles makes the koku of a price.

    Without a koku card to add to, a +1 copies a troop, and the copy is exchanged (STN-52).
    """
    need = koku_of(price)
    if need == 0:
        return False  # the other price is searched alone: see `payments`
    troops = (units & 255) + (units >> 8 & 255) + (units >> 16 & 255) + hatamoto
    koku = units >> 24
    if koku == 0 and price & ON_CARDS:
        return troops > 0 and min(exchanges, troops + plus) >= need
    made = koku + min(exchanges, troops)
    return made > 0 and made + plus >= need


def covers(price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use covers either price (STN-43)."""
    return covers_troops(price, units, exchanges, plus, hatamoto) or covers_koku(
        price, units, exchanges, plus, hatamoto
    )


def units_in(number: i64) -> i64:
    """The troops and koku that a purse or a spend brings."""
    shifts = SHIFTS
    masks = MASKS
    brings = BRINGS
    units: i64 = 0
    for kind in range(CLASSES):
        units += (number >> shifts[kind] & masks[kind]) * brings[kind]
    return units


def payable(purse: i64, price: i64) -> bool:
    """Whether a purse holds a payment: whether the whole of it covers a price."""
    return covers(
        price,
        units_in(purse),
        purse >> EXCHANGE_AT & 15,
        purse >> PLUS_AT & 15,
        purse >> HATAMOTO_AT & 1,
    )
