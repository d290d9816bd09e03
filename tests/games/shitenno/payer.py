"""A payer that knows nothing of ours: it tries every use of every part of a hand, step by step.

A position of the search is what lies on the table: a bag of troops and koku, and the tiles not yet
used. Every Exchange and every +1 is applied in every way, in every order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

KOKU = 4
Bag = tuple[int, int, int, int, int]  # samurai, bushi, sohei, shinobi, koku


def plus(bag: Bag, what: int, count: int = 1) -> Bag:
    counts = list(bag)
    counts[what] += count
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def steps(bag: Bag, exchanges: int, copies: int) -> Iterator[tuple[Bag, int, int]]:
    for what in range(5):
        if bag[what] == 0:
            continue
        if exchanges:
            for into in range(5):
                if into != what:
                    yield plus(plus(bag, what, -1), into), exchanges - 1, copies
        if copies:
            yield plus(bag, what), exchanges, copies - 1


@cache
def makes(bag: Bag, exchanges: int, copies: int, troops: Bag | None, koku: int | None) -> bool:
    if troops is not None and all(bag[what] >= troops[what] for what in range(4)):
        return True
    if koku is not None and bag[KOKU] >= koku:
        return True
    return any(makes(*step, troops, koku) for step in steps(bag, exchanges, copies))


def shown(card: int) -> list[int]:
    """What a card shows: kinds 0 to 3 a troop, 4 to 13 two of them, 14 to 16 koku."""
    if card < 4:
        return [card]
    if card < 14:
        pairs = [(one, two) for one in range(4) for two in range(one, 4)]
        return list(pairs[card - 4])
    return [KOKU] * (card - 13)


def pays(spend: tuple[int, ...], troops: Bag | None, koku: int | None) -> bool:
    bag: Bag = (0, 0, 0, 0, 0)
    for card in range(17):
        for what in shown(card):
            bag = plus(bag, what, spend[card])
    if not spend[19]:
        return makes(bag, spend[17], spend[18], troops, koku)
    return any(makes(plus(bag, troop), spend[17], spend[18], troops, koku) for troop in range(4))


def brute_payments(
    hand: tuple[int, ...], troops: Bag | None, koku: int | None
) -> set[tuple[int, ...]]:
    """Every spend within a hand of twenty parts that pays, and of which no part could be spared."""
    paying = {
        spend
        for spend in product(*[range(count + 1) for count in hand])
        if pays(spend, troops, koku)
    }
    return {
        spend
        for spend in paying
        if not any(
            spend[part] and (*spend[:part], spend[part] - 1, *spend[part + 1 :]) in paying
            for part in range(20)
        )
    }
