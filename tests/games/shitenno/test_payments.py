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
from sengoku.games.shitenno.versions import SWITCHES

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


# Every vector under each version of the rules that it holds for.
CASES = [(vector, rules) for vector in VECTORS for rules in vector["rules"]]
NAMES = [f"{vector['id']}-rules-{rules}" for vector, rules in CASES]


def on_cards(rules: int) -> bool:
    return SWITCHES["plus_pays_on_cards"].on(rules)


def price_asked(requirement: dict[str, Any], rules: int) -> tuple[int, Bag | None, int | None]:
    """A price in our numbers and as the brute payer takes it."""
    koku = requirement.get("koku")
    if "troops" not in requirement:
        return (koku or 0) << 10 | (purses.ON_CARDS if on_cards(rules) else 0), None, koku
    asked = {SHORT[short]: count for short, count in requirement["troops"].items()}
    gate = max(asked, key=lambda troop: asked[troop])
    others = [troop for troop in asked if troop != gate]
    if others:
        price = purses.price_of(gate, asked[gate], others[0], koku or 0, on_cards(rules))
    else:
        price = purses.price_of(gate, asked[gate] - 1, gate, koku or 0, on_cards(rules))
    bag = tuple(asked.get(troop, 0) for troop in range(4))
    return price, bag, koku


def engine_payments(hand: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    return [tuple(spend) for spend in payments.spends(vec[i64](hand), price)]


def test_stn_52_nineteen_of_sixty_one_vectors_tell_the_versions_apart() -> None:
    held = [vector["rules"] for vector in VECTORS]
    assert [held.count(rules) for rules in ([1, 2], [2], [1])] == [42, 19, 2]


@pytest.mark.parametrize(("vector", "rules"), CASES, ids=NAMES)
def test_stn_43_vectors(vector: dict[str, Any], rules: int) -> None:
    hand = parts_of(vector, "hand")
    price, troops, koku = price_asked(vector["requirement"], rules)
    found = engine_payments(hand, price)
    assert len(found) == len(set(found)) == vector["payments"]
    assert purses.payable(purses.counted(vec[i64](hand), price), price) == vector["payable"]
    if "spends" in vector:
        assert set(found) == {parts_of(spend, "cards") for spend in vector["spends"]}
    assert set(found) == brute_payments(hand, troops, koku, rules)


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


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(10))
def test_stn_43_agrees_with_a_payer_that_tries_everything(seed: int, rules: int) -> None:
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
        price = purses.price_of(gate, printed, tile, koku, on_cards(rules))
        bag: Bag = tuple(asked[:4])
        found = engine_payments(hand, price)
        assert len(found) == len(set(found))
        assert set(found) == brute_payments(hand, bag, koku, rules), (
            hand,
            province,
            position,
            tile,
        )
        purse = purses.counted(vec[i64](hand), price)
        assert purses.payable(purse, price) == bool(found)


@pytest.mark.parametrize("rules", [1, 2])
def test_stn_52_agrees_where_koku_cards_are_rare(rules: int) -> None:
    """Purses in which the versions differ most: few cards, no or one koku, many tiles."""
    random = Random(52)
    differ = 0
    for _ in range(600):
        counts = [0] * int(PARTS)
        for _ in range(random.randrange(4)):
            counts[random.randrange(14)] += 1
        counts[14] = random.choice((0, 0, 1))
        counts[17], counts[18] = random.randrange(5), random.randrange(4)
        counts[19] = random.randrange(2)
        hand, koku = tuple(counts), random.choice((3, 4, 5))
        price = price_asked({"koku": koku}, rules)[0]
        found = set(engine_payments(hand, price))
        assert found == brute_payments(hand, None, koku, rules), (hand, koku)
        other = set(engine_payments(hand, price_asked({"koku": koku}, 3 - rules)[0]))
        differ += found != other
    assert differ > 50, "both versions were asked for the same purses, one after the other"
