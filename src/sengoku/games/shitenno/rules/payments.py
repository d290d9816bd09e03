"""Shitennō, which payments are exact for a position (STN-43): a search, with a cache.

A payment covers a price, and no proper part of it does. All purses, spends and prices are numbers:
see `purses`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

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
        """Try every number of tiles, with all cards that go with it.

        Every card of a payment provides at least one of the `needed` units, which bounds the number
        of cards. A card that does not fit needs an Exchange, which bounds the number of those.
        """
        purse = self.purse
        for exchanges in range(min(purse >> EXCHANGE_AT & 15, needed) + 1):
            self.exchanges = exchanges
            self.list_classes()
            for plus in range(min(purse >> PLUS_AT & 15, needed) + 1):
                self.plus = plus
                for hatamoto in range((purse >> HATAMOTO_AT & 1) + 1):
                    self.hatamoto = hatamoto
                    if self.covered(0):
                        self.note(0, 0)
                    else:
                        self.extend(0, 0, 0, 0, needed, exchanges)

    def list_classes(self) -> None:
        """List the classes of cards that can be useful: without an Exchange, those that fit."""
        purse = self.purse
        held = self.held
        one = self.one
        bits = self.bits
        brings = self.brings
        needs_exchange = self.needs_exchange
        count: i64 = 0
        for kind in range(CLASSES):
            cards = purse >> SHIFTS[kind] & MASKS[kind]
            fits = kind > 8 if self.by_koku else BRINGS[kind] & 0xFFFF != 0
            if cards > 0 and (self.exchanges > 0 or fits):
                held[count] = cards
                one[count] = ONES[kind]
                bits[count] = MASKS[kind] << SHIFTS[kind]
                brings[count] = BRINGS[kind]
                needs_exchange[count] = 0 if fits else 1
                count += 1
        self.last = count
        rest = self.rest
        rest[count] = 0
        while count > 0:
            count -= 1
            rest[count] = rest[count + 1] + held[count] * brings[count]

    def covered(self, units: i64) -> bool:
        """Whether these units, with the current tiles, make the price that is searched."""
        if self.by_koku:
            return covers_koku(self.price, units, self.exchanges, self.plus, self.hatamoto)
        return covers_troops(self.price, units, self.exchanges, self.plus, self.hatamoto)

    def extend(
        self, place: i64, taken: i64, spend: i64, units: i64, cards: i64, exchanges: i64
    ) -> None:
        """Try one more card of each class in turn, from a place in the list on.

        `taken` cards of the class at that place are already in the spend. It can take `cards` more
        cards, and `exchanges` of them may be cards that need an Exchange.
        """
        rest = self.rest
        held = self.held
        while place < self.last and self.covered(units + rest[place]):
            costs = self.needs_exchange[place]
            if taken < held[place] and costs <= exchanges:
                more = units + self.brings[place]
                longer = spend + self.one[place]
                if self.covered(more):
                    self.note(longer, more)
                elif cards > 1:
                    self.extend(place, taken + 1, longer, more, cards - 1, exchanges - costs)
            place += 1
            taken = 0

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


# The last searches, each in the slot for its purse and price: a payment asks again at every step.
CACHE_SIZE: Final[i64] = 8192
CACHE: Final = [CachedSearch(-1, -1, vec[i64]())] * 8192

EXCHANGES: Final[i64] = 0xF00000000000  # the field of the Exchange tiles
FITTING: Final[i64] = 0x5E000001B54077  # fields of which something may pay troops as itself; tiles
KOKU_FIELDS: Final[i64] = 0x1E077BC0000000  # koku cards and +1
AMOUNTS: Final[i64] = 0x7E38  # of a price, without the names of its troops


def cached_search(purse: i64, price: i64) -> vec[i64]:
    """The payments of a price from a purse, searched if they are not in the cache."""
    mixed = (purse ^ purse >> 31 ^ price * 0x9E3779B1) & 0xFFFFFFFF
    slot = (mixed * 0x2545F491 >> 16) & (CACHE_SIZE - 1)
    search = CACHE[slot]
    if search.purse == purse and search.price == price:
        return search.numbers
    search = CachedSearch(purse, price, Search(purse, price).run())
    CACHE[slot] = search
    return search.numbers


# Without Exchange, troops and koku have nothing to do with each other: both are searched alone, in
# purses of which there are few, so that nearly all searches are in the cache.


def by_troops(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the troops."""
    fitting = purse & FITTING
    singles = min(fitting & 7, needed_x(price)) | min(fitting >> 4 & 7, needed_y(price)) << 4
    return cached_search(fitting & ~0x77 | singles, price & 0x238)


def by_koku(purse: i64, price: i64) -> vec[i64]:
    """The payments without Exchange that make the koku."""
    return cached_search(purse & KOKU_FIELDS, price & 0x3C00)


def payments(purse: i64, price: i64) -> vec[i64]:
    """All payments of a price from a purse, each once (STN-43)."""
    if purse & EXCHANGES:
        return cached_search(purse, price & AMOUNTS)
    return extend(by_troops(purse, price)[:], by_koku(purse, price))


def holds(purse: i64, spend: i64) -> bool:
    """Whether every field of a purse is at least that of a spend."""
    return ((purse | GUARDS) - spend) & GUARDS == GUARDS


def missing_parts(begun: i64, purse: i64, price: i64) -> i64:
    """The bit fields of the parts that can still be added: some payment contains them all."""
    if purse & EXCHANGES:
        return missing_in(cached_search(purse, price & AMOUNTS), begun)
    return missing_in(by_troops(purse, price), begun) | missing_in(by_koku(purse, price), begun)


def missing_in(found: vec[i64], begun: i64) -> i64:
    """`missing_parts`, given the list of all payments."""
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
        field = class_of(part, troop_x(price), troop_y(price))
        longer: list[tuple[list[int], list[i64]]] = []
        for taken, left in begun:
            for count in range(min(parts[part], left[field]) + 1):
                after = list(left)
                after[field] -= count
                longer.append(([*taken, count], after))
        begun = longer
    return [taken for taken, left in begun if not any(left)]
