"""Shitennō, what pays a position: STN-41 to STN-43, STN-50 to STN-52, STN-54, STN-57.

Seen from a price of some X and perhaps one Y, cards that differ in other troops alone are alike.
So cards fall into twelve classes, and a purse (what a seat could spend), a spend and a payment are
each one number that counts the classes and the tiles in bit fields. Whether a spend covers a price
has a closed form; the payments of a purse are searched class by class, and remembered.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    PAIRS,
    PARTS,
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


# Prices: the troop X, how many of it, the troop Y if one is asked for too, and the koku.


def price_of(gate: i64, printed: i64, tile: i64, koku: i64) -> i64:
    """A position's two prices as one number (STN-09, STN-10); tile is the gate's troop if none."""
    if tile == gate:
        return gate | (printed + 1) << 3 | gate << 6 | koku << 10
    return gate | printed << 3 | tile << 6 | 1 << 9 | koku << 10


def needed_x(price: i64) -> i64:
    return price >> 3 & 7


def needed_y(price: i64) -> i64:
    return price >> 9 & 1


def koku_of(price: i64) -> i64:
    return price >> 10


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


def field_of(price: i64, part: i64) -> i64:
    """The bits that a part of a spend counts in, in the numbers that belong to this price."""
    return BITS[((price & 7) * TROOPS + (price >> 6 & 7)) * PARTS + part]


def counted(parts: vec[i64], price: i64) -> i64:
    """Twenty counts of parts (a hand, a spend) as one number."""
    places = PLACES
    row = ((price & 7) * TROOPS + (price >> 6 & 7)) * PARTS
    number: i64 = 0
    for part in range(PARTS):
        count = parts[part]
        if count > 0:
            number += count << places[row + part]
    return number


# Whether a spend covers a price.


def covers_troops(price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use of these units and tiles makes the troops of a price.

    Troops that fit pay as themselves. Of those missing, each is the Hatamoto, or something else
    exchanged, or a copy of its like; whoever has none of a needed troop can't begin with a copy.
    A copy of anything can be exchanged as well, where there are more Exchanges than cards.
    """
    need_x = price >> 3 & 7
    need_y = price >> 9 & 1
    if need_x == 0:
        return False  # only in questions: this price is not asked
    fit_x = min(units & 255, need_x)
    fit_y = min(units >> 8 & 255, need_y)
    missing = need_x + need_y - fit_x - fit_y - hatamoto
    if missing <= 0:
        return True
    strange = (1 if fit_x == 0 else 0) + (1 if need_y > fit_y else 0) - hatamoto
    changed = min(exchanges, missing)
    if changed < strange:
        return False
    fit = fit_x + fit_y
    spare = (units & 255) + (units >> 8 & 255) + (units >> 16 & 255) + (units >> 24) - fit
    if changed <= spare:
        return missing - changed <= plus
    return missing - spare <= plus and fit + spare + hatamoto > 0


def covers_koku(price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use of these units and tiles makes the koku of a price."""
    need = price >> 10
    if need == 0:
        return False  # only in questions: this price is not asked
    troops = (units & 255) + (units >> 8 & 255) + (units >> 16 & 255) + hatamoto
    made = (units >> 24) + min(exchanges, troops)
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


# The payments of a purse.


@final
class Search:
    """Finds the spends within a purse that cover a price and of which no proper part does."""

    def __init__(self, purse: i64, price: i64) -> None:
        self.purse = purse
        self.price = price
        self.exchanges: i64 = 0
        self.plus: i64 = 0
        self.hatamoto: i64 = 0
        self.by_koku = False
        # The classes of use now, one after another: how many there are, one in the spend, its
        # field, what it brings, whether it needs an Exchange, what all from here on bring.
        self.last: i64 = 0
        self.held = vec[i64]([0] * CLASSES)
        self.one = vec[i64]([0] * CLASSES)
        self.bits = vec[i64]([0] * CLASSES)
        self.brings = vec[i64]([0] * CLASSES)
        self.strange = vec[i64]([0] * CLASSES)
        self.rest = vec[i64]([0] * (CLASSES + 1))
        self.found = vec[i64]()

    def run(self) -> vec[i64]:
        """Every payment once: those that make the troops, then those that make only the koku."""
        self.by_koku = False
        if needed_x(self.price) > 0:
            self.try_tiles(needed_x(self.price) + needed_y(self.price))
        self.by_koku = True
        if koku_of(self.price) > 0:
            self.try_tiles(koku_of(self.price))
        return self.found

    def try_tiles(self, needed: i64) -> None:
        """Every number of tiles, and all cards that go with it.

        Every card of a payment makes at least one of the things needed, and one that can't pay as
        itself needs an Exchange: so many cards, and so many of these, there can be.
        """
        purse = self.purse
        for exchanges in range(min(purse >> EXCHANGE_AT & 15, needed) + 1):
            self.exchanges = exchanges
            self.line_up()
            for plus in range(min(purse >> PLUS_AT & 15, needed) + 1):
                self.plus = plus
                for hatamoto in range((purse >> HATAMOTO_AT & 1) + 1):
                    self.hatamoto = hatamoto
                    if self.covered(0):
                        self.note(0, 0)
                    else:
                        self.extend(0, 0, 0, 0, needed, exchanges)

    def line_up(self) -> None:
        """Line up the classes of use; without Exchange, what doesn't fit is of none."""
        purse = self.purse
        held = self.held
        one = self.one
        bits = self.bits
        brings = self.brings
        strange = self.strange
        count: i64 = 0
        for kind in range(CLASSES):
            cards = purse >> SHIFTS[kind] & MASKS[kind]
            fits = kind > 8 if self.by_koku else BRINGS[kind] & 0xFFFF != 0
            if cards > 0 and (self.exchanges > 0 or fits):
                held[count] = cards
                one[count] = ONES[kind]
                bits[count] = MASKS[kind] << SHIFTS[kind]
                brings[count] = BRINGS[kind]
                strange[count] = 0 if fits else 1
                count += 1
        self.last = count
        rest = self.rest
        rest[count] = 0
        while count > 0:
            count -= 1
            rest[count] = rest[count + 1] + held[count] * brings[count]

    def covered(self, units: i64) -> bool:
        if self.by_koku:
            return covers_koku(self.price, units, self.exchanges, self.plus, self.hatamoto)
        return covers_troops(self.price, units, self.exchanges, self.plus, self.hatamoto)

    def extend(
        self, place: i64, taken: i64, spend: i64, units: i64, cards: i64, strange: i64
    ) -> None:
        """Add one card of each class in turn, from this one on, of which so many are taken.

        So many more cards there can be, and so many that need an Exchange.
        """
        rest = self.rest
        held = self.held
        while place < self.last and self.covered(units + rest[place]):
            costs = self.strange[place]
            if taken < held[place] and costs <= strange:
                more = units + self.brings[place]
                longer = spend + self.one[place]
                if self.covered(more):
                    self.note(longer, more)
                elif cards > 1:
                    self.extend(place, taken + 1, longer, more, cards - 1, strange - costs)
            place += 1
            taken = 0

    def note(self, spend: i64, units: i64) -> None:
        """Write a spend that covers the price down, if no part of it can be left out (STN-43)."""
        price = self.price
        exchanges = self.exchanges
        plus = self.plus
        hatamoto = self.hatamoto
        if self.by_koku and covers_troops(price, units, exchanges, plus, hatamoto):
            return  # found among those that make the troops
        if exchanges > 0 and covers(price, units, exchanges - 1, plus, hatamoto):
            return
        if plus > 0 and covers(price, units, exchanges, plus - 1, hatamoto):
            return
        if hatamoto > 0 and covers(price, units, exchanges, plus, 0):
            return
        bits = self.bits
        for place in range(self.last):
            if spend & bits[place]:
                fewer = units - self.brings[place]
                if covers(price, fewer, exchanges, plus, hatamoto):
                    return
        tiles = exchanges << EXCHANGE_AT | plus << PLUS_AT | hatamoto << HATAMOTO_AT
        self.found = append(self.found, spend | tiles)


@final
class Found:
    """What a search has found, with what it was asked."""

    def __init__(self, purse: i64, price: i64, numbers: vec[i64]) -> None:
        self.purse = purse
        self.price = price
        self.numbers = numbers


# The last searches, each where its purse and price put it: a payment asks again at every step.
REMEMBERED: Final[i64] = 8192
SEARCHES: Final = [Found(-1, -1, vec[i64]())] * 8192

EXCHANGES: Final[i64] = 0xF00000000000  # the field of the Exchange tiles
FITTING: Final[i64] = 0x5E000001B54077  # fields of which something may pay troops as itself; tiles
KOKU_FIELDS: Final[i64] = 0x1E077BC0000000  # koku cards and +1
AMOUNTS: Final[i64] = 0x3E38  # of a price, without the names of its troops


def remembered(purse: i64, price: i64) -> vec[i64]:
    """The payments of a price from a purse, searched once."""
    mixed = (purse ^ purse >> 31 ^ price * 0x9E3779B1) & 0xFFFFFFFF
    slot = (mixed * 0x2545F491 >> 16) & (REMEMBERED - 1)
    search = SEARCHES[slot]
    if search.purse == purse and search.price == price:
        return search.numbers
    search = Found(purse, price, Search(purse, price).run())
    SEARCHES[slot] = search
    return search.numbers


# Without Exchange, troops and koku have nothing to do with each other: both are searched alone, in
# purses of which there are few, so that nearly all searches are remembered ones.


def by_troops(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the troops."""
    fitting = purse & FITTING
    singles = min(fitting & 7, needed_x(price)) | min(fitting >> 4 & 7, needed_y(price)) << 4
    return remembered(fitting & ~0x77 | singles, price & 0x238)


def by_koku(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the koku."""
    return remembered(purse & KOKU_FIELDS, price & 0x3C00)


def payments(purse: i64, price: i64) -> vec[i64]:
    """All payments of a price from a purse, each once (STN-43)."""
    if purse & EXCHANGES:
        return remembered(purse, price & AMOUNTS)
    return extend(by_troops(purse, price)[:], by_koku(purse, price))


def holds(purse: i64, spend: i64) -> bool:
    """Whether every field of the one is at least that of the other."""
    return ((purse | GUARDS) - spend) & GUARDS == GUARDS


def missing_parts(begun: i64, purse: i64, price: i64) -> i64:
    """The fields, as bits set in them, of all that some payment adds to a spend that is begun."""
    if purse & EXCHANGES:
        return missing_in(remembered(purse, price & AMOUNTS), begun)
    return missing_in(by_troops(purse, price), begun) | missing_in(by_koku(purse, price), begun)


def missing_in(found: vec[i64], begun: i64) -> i64:
    fields: i64 = 0
    for number in found:
        if holds(number, begun):
            fields |= number - begun
    return fields


def is_payment(spend: i64, purse: i64, price: i64) -> bool:
    """Whether a spend is one of the payments."""
    return any([number == spend for number in payments(purse, price)])


def spends(parts: vec[i64], price: i64) -> list[list[int]]:
    """All payments of a price as counts of parts: the cards of a class told apart."""
    out: list[list[int]] = []
    for number in payments(counted(parts, price), price):
        needs = [number >> SHIFTS[field] & MASKS[field] for field in range(FIELDS_OF_SPEND)]
        out += told_apart(parts, price, needs)
    return out


def told_apart(parts: vec[i64], price: i64, needs: list[i64]) -> list[list[int]]:
    """Every way to take so many of each class from the parts."""
    begun: list[tuple[list[int], list[i64]]] = [([], needs)]
    for part in range(PARTS):
        field = class_of(part, price & 7, price >> 6 & 7)
        longer: list[tuple[list[int], list[i64]]] = []
        for taken, left in begun:
            for count in range(min(parts[part], left[field]) + 1):
                after = list(left)
                after[field] -= count
                longer.append(([*taken, count], after))
        begun = longer
    return [taken for taken, left in begun if not any(left)]
