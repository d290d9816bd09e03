"""Payments: STN-41 to STN-43, STN-50 to STN-52, STN-54, STN-57."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import GATES, PARTS, PRINTED, VALUES
from sengoku.games.shitenno.rules import payments, purses

from .payer import Bag, brute_payments

SHORT = {"Sa": 0, "Bu": 1, "So": 2, "Sh": 3}
PAIRS = [(one, two) for one in range(4) for two in range(one, 4)]
VECTORS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("payments.json").read_text(encoding="utf-8")
)["vectors"]


def card(short: str) -> int:
    if short.startswith("k"):
        return 13 + int(short[1])
    if "+" in short:
        one, two = sorted(SHORT[half] for half in short.split("+"))
        return 4 + PAIRS.index((one, two))
    return SHORT[short]


def parts_of(spend: dict[str, Any], cards: str) -> tuple[int, ...]:
    counts = [0] * int(PARTS)
    for short in spend[cards]:
        counts[card(short)] += 1
    counts[17:] = [spend["exchange"], spend["plus1"], int(spend["hatamoto"])]
    return tuple(counts)


def price_asked(requirement: dict[str, Any]) -> tuple[int, Bag | None, int | None]:
    """A price in our numbers and as the brute payer takes it."""
    koku = requirement.get("koku")
    if "troops" not in requirement:
        return (koku or 0) << 10, None, koku
    asked = {SHORT[short]: count for short, count in requirement["troops"].items()}
    gate = max(asked, key=lambda troop: asked[troop])
    others = [troop for troop in asked if troop != gate]
    if others:
        price = purses.price_of(gate, asked[gate], others[0], koku or 0)
    else:
        price = purses.price_of(gate, asked[gate] - 1, gate, koku or 0)
    bag = (asked.get(0, 0), asked.get(1, 0), asked.get(2, 0), asked.get(3, 0), 0)
    return price, bag, koku


def engine_payments(hand: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    return [tuple(spend) for spend in payments.spends(vec[i64](hand), price)]


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_stn_43_vectors(vector: dict[str, Any]) -> None:
    hand = parts_of(vector, "hand")
    price, troops, koku = price_asked(vector["requirement"])
    found = engine_payments(hand, price)
    assert len(found) == len(set(found)) == vector["payments"]
    assert purses.payable(purses.counted(vec[i64](hand), price), price) == vector["payable"]
    if "spends" in vector:
        assert set(found) == {parts_of(spend, "cards") for spend in vector["spends"]}
    assert set(found) == brute_payments(hand, troops, koku)


def random_hand(random: Random, size: int) -> tuple[int, ...]:
    counts = [0] * int(PARTS)
    box = [kind for kind in range(4) for _ in range(6)] + list(range(4, 14))
    box += [14] * 12 + [15] * 8 + [16] * 4
    for kind in random.sample(box, size):
        counts[kind] += 1
    counts[17] = random.choice((0, 0, 1, 1, 2, 3))
    counts[18] = random.choice((0, 0, 1, 1, 2, 3))
    counts[19] = random.randrange(2)
    return tuple(counts)


@pytest.mark.parametrize("seed", range(10))
def test_stn_43_agrees_with_a_payer_that_tries_everything(seed: int) -> None:
    random = Random(seed)
    for _ in range(100):
        hand = random_hand(random, random.randrange(7))
        province, position = random.randrange(8), random.randrange(4)
        gate, printed = int(GATES[province]), int(PRINTED[province])
        tile = random.randrange(4) if position < 3 else gate
        koku = int(VALUES[province * 4 + position])
        asked = [0] * 5
        asked[gate] += printed
        asked[tile] += 1
        price = purses.price_of(gate, printed, tile, koku)
        bag: Bag = (asked[0], asked[1], asked[2], asked[3], 0)
        found = engine_payments(hand, price)
        assert len(found) == len(set(found))
        assert set(found) == brute_payments(hand, bag, koku), (hand, province, position, tile)
        purse = purses.counted(vec[i64](hand), price)
        assert purses.payable(purse, price) == bool(found)
