"""Shitennō, which payments are exact for a position (STN-43): a search, with a cache.

A payment covers a price, and no proper part of it does. All purses, spends and prices are numbers:
see `purses`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import COMPILED
from sengoku.games.shitenno.components import PARTS
from sengoku.games.shitenno.rules.purses import (
    BRINGS,
    CLASSES,
    EXCHANGE_AT,
    FIELDS_OF_SPEND,
    GUARDS,
    HATAMOTO_AT,
    MASKS,
    ONES,
    PLUS_AT,
    SHIFTS,
    class_of,
    counted,
    covers,
    covers_koku,
    covers_troops,
    koku_of,
    needed_x,
    needed_y,
    troop_x,
    troop_y,
)


def makes(by_koku: bool, price: i64, units: i64, exchanges: i64, plus: i64, hatamoto: i64) -> bool:
    """Whether some use of these units and tiles makes the koku of a price, or the troops."""
    if by_koku:
        return covers_koku(price, units, exchanges, plus, hatamoto)
    return covers_troops(price, units, exchanges, plus, hatamoto)


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
        # The useful classes of cards, as parallel lists: how many cards, one card as a spend, its
        # bit field, what a card brings, whether it needs an Exchange, what all later classes bring.
        self.last: i64 = 0
        self.held = vec[i64]([0] * CLASSES)
        self.one = vec[i64]([0] * CLASSES)
        self.bits = vec[i64]([0] * CLASSES)
        self.brings = vec[i64]([0] * CLASSES)
        self.needs_exchange = vec[i64]([0] * CLASSES)
        self.rest = vec[i64]([0] * (CLASSES + 1))
        self.found = vec[i64]()

    def begin(self, purse: i64, price: i64) -> None:
        """Search anew: the lists are used again, for to make them takes a tenth of a search."""
        self.purse = purse
        self.price = price
        self.found = vec[i64]()

    def run(self) -> vec[i64]:
        """Every payment once: those that make the troops, then those that make only the koku."""
        exchanges = exchanges_in(self.purse)
        for by_koku in (False, True):
            for used in range(exchanges + 1):
                self.look(by_koku, used)
        return self.found

    def look(self, by_koku: bool, exchanges: i64) -> vec[i64]:
        """Find the payments that make the troops, or only the koku, with so many Exchanges.

        Every number of other tiles is tried, with all cards that go with it. Every card of a
        payment provides at least one of the `needed` units, which bounds the number of cards. A
        card that does not fit needs an Exchange, which bounds the number of those.
        """
        needed = needed_x(self.price) + needed_y(self.price)
        if by_koku:
            needed = koku_of(self.price)
        if exchanges > needed or needed == 0:
            return self.found
        self.by_koku = by_koku
        self.exchanges = exchanges
        self.list_classes()
        everything = self.rest[0]
        purse = self.purse
        for plus in range(min(purse >> PLUS_AT & 15, needed) + 1):
            self.plus = plus
            for hatamoto in range((purse >> HATAMOTO_AT & 1) + 1):
                self.hatamoto = hatamoto
                if makes(by_koku, self.price, 0, exchanges, plus, hatamoto):
                    self.note(0, 0)
                elif makes(by_koku, self.price, everything, exchanges, plus, hatamoto):
                    self.extend(0, 0, 0, 0, needed, exchanges)
        return self.found

    def list_classes(self) -> None:
        """List the classes of cards that can be useful: without an Exchange, those that fit."""
        purse = self.purse
        useful = purse & CARDS
        fitting = FITTING
        if self.by_koku:
            fitting = KOKU_CARDS
        if self.exchanges == 0:
            useful &= fitting
        held = self.held
        one = self.one
        bits = self.bits
        brings = self.brings
        needs_exchange = self.needs_exchange
        count: i64 = 0
        for kind in range(CLASSES):
            field = MASKS[kind] << SHIFTS[kind]
            if useful & field:
                held[count] = purse >> SHIFTS[kind] & MASKS[kind]
                one[count] = ONES[kind]
                bits[count] = field
                brings[count] = BRINGS[kind]
                needs_exchange[count] = 0
                if not fitting & field:
                    needs_exchange[count] = 1
                count += 1
        self.last = count
        rest = self.rest
        later: i64 = 0
        rest[count] = 0
        while count > 0:
            count -= 1
            later += held[count] * brings[count]
            rest[count] = later

    def extend(
        self, place: i64, taken: i64, spend: i64, units: i64, cards: i64, exchanges: i64
    ) -> None:
        """Try one more card of each class in turn, from a place in the list on.

        `taken` cards of the class at that place are already in the spend. It can take `cards` more
        cards, and `exchanges` of them may be cards that need an Exchange. With all that can still
        be added, it makes the price.
        """
        by_koku, price = self.by_koku, self.price  # read once: this is most of a search
        used, plus, hatamoto = self.exchanges, self.plus, self.hatamoto
        rest = self.rest
        held = self.held
        brings = self.brings
        last = self.last
        while True:
            costs = self.needs_exchange[place]
            if taken < held[place] and costs <= exchanges:
                more = units + brings[place]
                longer = spend + self.one[place]
                if makes(by_koku, price, more, used, plus, hatamoto):
                    self.note(longer, more)
                elif cards > 1:
                    self.extend(place, taken + 1, longer, more, cards - 1, exchanges - costs)
            place += 1
            taken = 0
            if place == last:
                return
            if not makes(by_koku, price, units + rest[place], used, plus, hatamoto):
                return

    def note(self, spend: i64, units: i64) -> None:
        """Note a spend that covers the price, if no part of it can be left out (STN-43)."""
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
class CachedSearch:
    """What a search has found, with what it was asked for."""

    def __init__(self, purse: i64, price: i64, numbers: vec[i64]) -> None:
        self.purse = purse
        self.price = price
        self.numbers = numbers


SEARCH: Final = Search(0, 0)  # used again and again, as compiled code holds the GIL

# The last searches, each in the slot for its purse and price: a payment asks again at every step.
CACHE_SIZE: Final[i64] = 32768
CACHE: Final = vec[CachedSearch]([CachedSearch(-1, -1, vec[i64]())] * 32768)

EXCHANGES: Final[i64] = 0xF00000000000  # the field of the Exchange tiles
FITTING: Final[i64] = 0x5E000001B54077  # fields of which something may pay troops as itself; tiles
KOKU_FIELDS: Final[i64] = 0x1E077BC0000000  # koku cards and +1
AMOUNTS: Final[i64] = 0x7E38  # of a price, without the names of its troops
# In their place, what is asked: the payments that make only the koku, or all of them.
ONLY_KOKU: Final[i64] = 1
ALTOGETHER: Final[i64] = 2


CARDS: Final[i64] = 0x77BDDB55F77  # all fields of cards
KOKU_CARDS: Final[i64] = 0x77BC0000000  # those of koku cards


def slot_of(purse: i64, asked: i64) -> i64:
    """Where the cache keeps what was found for a purse and what is asked of it."""
    mixed = (purse ^ purse >> 31 ^ asked * 0x9E3779B1) & 0xFFFFFFFF
    return (mixed * 0x2545F491 >> 16) & (CACHE_SIZE - 1)


def cached_search(purse: i64, asked: i64) -> vec[i64]:
    """The payments with all Exchanges of the purse that make the troops, or only the koku."""
    slot = slot_of(purse, asked)
    search = CACHE[slot]
    if search.purse == purse and search.price == asked:
        return search.numbers
    anew = SEARCH if COMPILED else Search(0, 0)
    anew.begin(purse, asked & AMOUNTS)
    found = anew.look(asked & ONLY_KOKU == ONLY_KOKU, exchanges_in(purse))
    CACHE[slot] = CachedSearch(purse, asked, found)
    return found


# Without Exchange, troops and koku have nothing to do with each other: both are searched alone, in
# purses of which there are few, so that nearly all searches are in the cache.


def by_troops(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the troops."""
    fitting = at_most(at_most(purse & FITTING, 0, needed_x(price)), 1, needed_y(price))
    return cached_search(fitting, price & 0x238)


def by_koku(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the koku."""
    return cached_search(purse & KOKU_FIELDS, price & 0x3C00 | ONLY_KOKU)


# With so many Exchanges, of what does not fit only as many cards can be useful.


def by_troops_with(purse: i64, price: i64, exchanges: i64) -> vec[i64]:
    """The payments with so many Exchanges that make the troops."""
    if exchanges == 0:
        return by_troops(purse, price)
    useful = purse & ~EXCHANGES | exchanges << EXCHANGE_AT
    useful = at_most(
        at_most(useful, 0, needed_x(price) + exchanges), 1, needed_y(price) + exchanges
    )
    useful = at_most(useful, 2, exchanges)
    for kind in range(8, CLASSES):
        useful = at_most(useful, kind, exchanges)
    return cached_search(useful, price & AMOUNTS)


def by_koku_with(purse: i64, price: i64, exchanges: i64) -> vec[i64]:
    """The payments with so many Exchanges that make the koku alone."""
    if exchanges == 0:
        return by_koku(purse, price)
    useful = purse & ~EXCHANGES | exchanges << EXCHANGE_AT
    for kind in range(9):
        useful = at_most(useful, kind, exchanges)
    return cached_search(useful, price & AMOUNTS | ONLY_KOKU)


def with_exchanges(purse: i64, price: i64) -> vec[i64]:
    """All payments from a purse with Exchanges: those that make the troops first."""
    asked = price & AMOUNTS | ALTOGETHER
    slot = slot_of(purse, asked)
    search = CACHE[slot]
    if search.purse == purse and search.price == asked:
        return search.numbers
    found = vec[i64]()
    for exchanges in range(exchanges_in(purse) + 1):
        found = extend(found, by_troops_with(purse, price, exchanges))
    for exchanges in range(exchanges_in(purse) + 1):
        found = extend(found, by_koku_with(purse, price, exchanges))
    CACHE[slot] = CachedSearch(purse, asked, found)
    return found


def at_most(purse: i64, field: i64, most: i64) -> i64:
    """The purse without what is more than that in a field."""
    shift = SHIFTS[field]
    surplus = (purse >> shift & MASKS[field]) - most
    return purse - (surplus << shift) if surplus > 0 else purse


def exchanges_in(number: i64) -> i64:
    """How many Exchange tiles a purse or a spend has."""
    return number >> EXCHANGE_AT & 15


def payments(purse: i64, price: i64) -> vec[i64]:
    """All payments of a price from a purse, each once (STN-43)."""
    if purse & EXCHANGES:
        return with_exchanges(purse, price)
    return extend(by_troops(purse, price)[:], by_koku(purse, price))


def holds(purse: i64, spend: i64) -> bool:
    """Whether every field of a purse is at least that of a spend."""
    return ((purse | GUARDS) - spend) & GUARDS == GUARDS


def missing_parts(begun: i64, purse: i64, price: i64) -> i64:
    """The bit fields of the parts that can still be added: some payment contains them all."""
    if purse & EXCHANGES:
        return missing_in(with_exchanges(purse, price), begun)
    return missing_in(by_troops(purse, price), begun) | missing_in(by_koku(purse, price), begun)


def missing_in(found: vec[i64], begun: i64) -> i64:
    """`missing_parts`, given the list of all payments."""
    fields: i64 = 0
    for number in found:
        if holds(number, begun):
            fields |= number - begun
    return fields


def is_begun(spend: i64, purse: i64, price: i64) -> bool:
    """Whether some payment contains the spend."""
    if purse & EXCHANGES:
        return is_begun_in(with_exchanges(purse, price), spend)
    return is_begun_in(by_troops(purse, price), spend) or is_begun_in(by_koku(purse, price), spend)


def is_begun_in(found: vec[i64], spend: i64) -> bool:
    """`is_begun`, given the list of all payments."""
    return any(holds(number, spend) for number in found)


def is_payment(spend: i64, purse: i64, price: i64) -> bool:
    """Whether a spend is one of the payments."""
    if purse & EXCHANGES:
        return is_in(with_exchanges(purse, price), spend)
    return is_in(by_troops(purse, price), spend) or is_in(by_koku(purse, price), spend)


def is_in(found: vec[i64], spend: i64) -> bool:
    """`is_payment`, given the list of all payments."""
    return any(number == spend for number in found)


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
        field = class_of(part, troop_x(price), troop_y(price))
        longer: list[tuple[list[int], list[i64]]] = []
        for taken, left in begun:
            for count in range(min(parts[part], left[field]) + 1):
                after = list(left)
                after[field] -= count
                longer.append(([*taken, count], after))
        begun = longer
    return [taken for taken, left in begun if not any(left)]
