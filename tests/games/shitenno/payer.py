"""A payer that knows nothing of ours: it tries every use of every part of a hand, step by step.

A position of the search is what lies on the table: a bag of troops and koku, and the tiles not yet
used. Every Exchange and every +1 is applied in every way, in every order. In version 2 of the rules
koku on cards are told apart from koku that tiles have made: a +1 adds to the former alone, and what
it has added lies on that card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

KOKU = 4  # on cards
MADE = 5  # koku that an Exchange has made
Bag = tuple[int, ...]  # samurai, bushi, sohei, shinobi, koku on cards, koku made


def plus(bag: Bag, what: int, count: int = 1) -> Bag:
    return (*bag[:what], bag[what] + count, *bag[what + 1 :])


def steps(bag: Bag, exchanges: int, copies: int, rules: int) -> Iterator[tuple[Bag, int, int]]:
    for what in range(6):
        if bag[what] == 0:
            continue
        if exchanges:
            for into in (0, 1, 2, 3, MADE):
                if into != what and not (into == MADE and what >= KOKU):
                    yield plus(plus(bag, what, -1), into), exchanges - 1, copies
        if copies and not (what == MADE and rules >= 2):
            yield plus(bag, what), exchanges, copies - 1


@cache
def makes(
    bag: Bag, exchanges: int, copies: int, troops: Bag | None, koku: int | None, rules: int
) -> bool:
    if troops is not None and all(bag[what] >= troops[what] for what in range(4)):
        return True
    if koku is not None and bag[KOKU] + bag[MADE] >= koku:
        return True
    return any(makes(*step, troops, koku, rules) for step in steps(bag, exchanges, copies, rules))


def shown(card: int) -> list[int]:
    """What a card shows: kinds 0 to 3 a troop, 4 to 13 two of them, 14 to 16 koku."""
    if card < 4:
        return [card]
    if card < 14:
        pairs = [(one, two) for one in range(4) for two in range(one, 4)]
        return list(pairs[card - 4])
    return [KOKU] * (card - 13)


def pays(spend: tuple[int, ...], troops: Bag | None, koku: int | None, rules: int) -> bool:
    bag: Bag = (0, 0, 0, 0, 0, 0)
    for card in range(17):
        for what in shown(card):
            bag = plus(bag, what, spend[card])
    if not spend[19]:
        return makes(bag, spend[17], spend[18], troops, koku, rules)
    return any(
        makes(plus(bag, troop), spend[17], spend[18], troops, koku, rules) for troop in range(4)
    )


def brute_payments(
    hand: tuple[int, ...], troops: Bag | None, koku: int | None, rules: int
) -> set[tuple[int, ...]]:
    """Every spend within a hand of twenty parts that pays, and of which no part could be spared."""
    paying = {
        spend
        for spend in product(*[range(count + 1) for count in hand])
        if pays(spend, troops, koku, rules)
    }
    return {
        spend
        for spend in paying
        if not any(
            spend[part] and (*spend[:part], spend[part] - 1, *spend[part + 1 :]) in paying
            for part in range(20)
        )
    }
