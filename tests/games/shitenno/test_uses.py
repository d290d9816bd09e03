"""One use of a spend told in detail is a use that the rules allow: STN-42, STN-50 to STN-54."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sengoku
from sengoku.games.shitenno.components import GATES, PRINTED, VALUES
from sengoku.games.shitenno.rules import payments, purses
from sengoku.games.shitenno.shape import Use
from sengoku.games.shitenno.view import uses
from sengoku.games.shitenno.view.uses import KOKU

from .payer import shown
from .position import at, play
from .test_payments import CASES, NAMES, engine_payments, parts_of, price_asked, random_hand


def carried_out(spend: list[int], price: int) -> Use:
    """Follow the steps one by one with the cards on the table; what is paid must be the price."""
    told = uses.explain(spend, price)
    cards = [(card, what) for card in range(17) for _ in range(spend[card]) for what in shown(card)]
    paid = [0] * 5
    tiles = {"exchange": spend[17], "copy": spend[18], "hatamoto": spend[19]}
    for step in told["steps"]:
        what = step["what"]
        if step["use"] == "pay":
            assert step["card"] is not None
            cards.remove((step["card"], what))
            paid[what] += 1
        elif step["use"] == "hatamoto":
            assert what < KOKU
            paid[what] += 1
        elif step["use"] == "copy":
            assert paid[what] > 0, "a +1 needs something to add to"
            paid[what] += 1
        elif step["use"] == "exchange":
            if step["card"] is None:
                paid[what] -= 1
                assert paid[what] >= 0
            else:
                cards.remove((step["card"], what))
            assert (what, step["into"]) != (KOKU, KOKU)
            paid[step["into"]] += 1
        elif step["card"] is None:
            paid[what] -= 1
        else:
            cards.remove((step["card"], what))
        if step["use"] in tiles:
            tiles[step["use"]] -= 1
    copied = {step["what"] for step in told["steps"] if step["use"] == "copy"}
    card = any(spend[14:17]) or not price & purses.ON_CARDS
    assert card or KOKU not in copied, "a +1 that adds koku needs a koku card"
    assert not cards, "every half is told, the lost ones too"
    assert set(tiles.values()) == {0}, "every tile is told"
    asked = [0] * 5
    if told["by"] == "troops":
        asked[price & 7] += price >> 3 & 7
        asked[price >> 6 & 7] += price >> 9 & 1
    else:
        asked[KOKU] = price >> 10 & 15
    assert paid == asked
    return told


@pytest.mark.parametrize(("vector", "rules"), CASES, ids=NAMES)
def test_stn_43_every_payment_of_the_vectors_is_explained(
    vector: dict[str, Any], rules: int
) -> None:
    price, _, _ = price_asked(vector["requirement"], rules)
    for spend in engine_payments(parts_of(vector, "hand"), price):
        carried_out(list(spend), price)


@pytest.mark.parametrize("on_cards", [False, True])
def test_stn_43_every_payment_of_random_hands_is_explained(on_cards: bool) -> None:
    random = Random(7)
    for _ in range(300):
        province, position = random.randrange(8), random.randrange(4)
        gate = int(GATES[province])
        tile = random.randrange(4) if position < 3 else gate
        koku = int(VALUES[province * 4 + position])
        price = purses.price_of(gate, int(PRINTED[province]), tile, koku, on_cards)
        for spend in engine_payments(random_hand(random, random.randrange(9)), price):
            carried_out(list(spend), price)


def explained(
    hand: str, tiles: str, spent: str, seat: str = "A", chugoku: str = "| bushi/draw"
) -> Use:
    """The use of a payment of Chugoku, made and then asked for by a stranger."""
    said = {"chugoku": chugoku}
    state = at(f"{seat} places", **{f"hand_{seat}": hand, f"tiles_{seat}": tiles, **said})
    play(state, "claim chugoku", *[f"spend {part}" for part in spent.split()])
    spend = list(state.spend)
    position = state.view(None)["board"][0].index(None)
    before = state.ask("ABCD".index(seat), "explain", province=0, spend=spend)
    play(state, "place")
    told: Use = state.ask(None, "explain", province=0, spend=spend, position=position)
    assert told == before
    return told


def used(told: Use) -> list[tuple[Any, ...]]:
    return [(step["use"], step["what"], step.get("into")) for step in told["steps"]]


def test_stn_50_a_koku_or_a_troop_becomes_a_troop_or_a_troop_a_koku() -> None:
    told = explained("samurai*2 1koku", "exchange", "samurai samurai 1koku exchange")
    assert ("exchange", KOKU, 1) in used(told)
    told = explained("samurai*2 sohei", "exchange", "samurai samurai sohei exchange")
    assert ("exchange", 2, 1) in used(told)
    told = explained("2koku sohei", "exchange", "2koku sohei exchange")
    assert told["by"] == "koku"
    assert ("exchange", 2, KOKU) in used(told)


def test_stn_50_one_half_of_a_double() -> None:
    told = explained("samurai samurai+sohei", "exchange", "samurai samurai+sohei exchange")
    assert used(told) == [("pay", 0, None), ("pay", 0, None), ("exchange", 2, 1)]


def test_stn_51_one_koku_of_a_larger_card_the_rest_is_lost() -> None:
    third = "B C | bushi/draw"
    told = explained("samurai*2 3koku", "exchange", "samurai samurai 3koku exchange", "A", third)
    assert used(told)[-3:] == [("exchange", KOKU, 1), ("lose", KOKU, None), ("lose", KOKU, None)]
    told = explained("3koku", "exchange*3", "3koku exchange exchange exchange", "A", third)
    assert [use for use, _, _ in used(told)] == ["exchange"] * 3


def test_stn_52_copies_of_exchanged_copied_and_imagined_troops() -> None:
    last = "B C B"
    told = explained("1koku", "exchange plus*2", "1koku exchange plus plus", "A", last)
    assert used(told) == [("exchange", KOKU, 0), ("copy", 0, None), ("copy", 0, None)]
    told = explained("", "plus*2", "hatamoto plus plus", "D", last)
    assert used(told)[0] == ("hatamoto", 0, None)
    second = "B | bushi/draw"
    told = explained("samurai", "exchange plus*2", "samurai exchange plus plus", "A", second)
    assert ("exchange", 0, 1) in used(told), "a copy is exchanged"


def test_stn_52_copies_of_troops_are_exchanged_into_koku() -> None:
    """No koku card: the +1 copy the Samurai, and every copy takes an Exchange."""
    spend = parts_of({"cards": ["Sa"], "exchange": 3, "plus1": 2, "hatamoto": False}, "cards")
    told = carried_out(list(spend), price_asked({"koku": 3}, 2)[0])
    assert used(told) == [
        ("pay", 0, None),
        *[("copy", 0, None)] * 2,
        *[("exchange", 0, KOKU)] * 3,
    ]


def test_stn_52_a_plus_on_koku_needs_a_koku_card() -> None:
    told = explained("1koku", "plus*2", "1koku plus plus")
    assert used(told) == [("pay", KOKU, None), ("copy", KOKU, None), ("copy", KOKU, None)]
    state = at("A places", hand_A="sohei", tiles_A="plus*3", chugoku="| bushi/draw")
    why = state.why_not(0, state.parse(0, "claim chugoku"))
    assert why is not None
    assert why.rule == "STN-41"


def test_stn_54_all_tiles_of_a_payment_are_gone() -> None:
    state = at("A places", hand_A="samurai", tiles_A="exchange*2 plus*2", chugoku="B | bushi/draw")
    play(state, "claim chugoku", "spend samurai", "spend exchange", "spend plus", "spend plus")
    play(state, "place")
    assert list(state.bonuses[:3]) == [1, 0, 1]


def test_stn_57_the_hatamoto_may_be_exchanged_into_koku() -> None:
    told = explained("2koku", "exchange", "2koku hatamoto exchange", "D")
    assert told["by"] == "koku"
    assert [use for use, _, _ in used(told)] == ["pay", "pay", "hatamoto", "exchange"]
    assert used(told)[-1][2] == KOKU


def test_questions_are_answered_from_the_view() -> None:
    state = at("A places", hand_A="samurai*2 bushi 3koku", chugoku="| bushi/draw", unseen_B="sohei")
    spends = state.ask(0, "payments", province=0)
    assert sorted(sum(spend) for spend in spends) == [1, 3]
    lot = [0] * 17
    assert 0 in state.ask(0, "buys", cards=lot)
    assert state.ask(1, "buys", cards=lot) == []
    lot[16] = 1
    assert 0 in state.ask(1, "buys", cards=lot)
    assert 0 in state.ask(0, "buys", cards=lot, title=3)
    assert state.ask(0, "unseen")[2] == 6
    assert state.ask(1, "unseen")[2] == 5
    assert sum(state.ask(None, "unseen_tiles")) == 24 - sum(
        len(won) for won in state.view(0)["won"]
    )
    for wrong in (
        {"question": "payments", "province": 9},
        {"question": "buys", "cards": [1]},
        {"question": "buys", "cards": lot, "title": 4},
        {"question": "explain", "province": 0, "spend": [0] * 20},
        {"question": "explain", "province": 0, "spend": [0]},
        {"question": "explain", "province": 0, "spend": [0] * 20, "position": 0},
    ):
        with pytest.raises(sengoku.UnknownQuestion):
            state.ask(0, **wrong)
    with pytest.raises(sengoku.UnknownQuestion):
        state.ask(None, "payments", province=0)


def test_the_bit_fields_are_those_of_the_widths() -> None:
    guards, shift = 0, 0
    for width in purses.WIDTHS:
        guards |= 1 << shift + width
        shift += width + 1
    assert guards == purses.GUARDS
    assert [purses.SHIFTS[field] for field in (12, 13, 14)] == [44, 49, 54]
    assert [purses.SHIFTS[field] for field in (9, 10, 11)] == [30, 35, 40]
    bits = [int(purses.MASKS[field]) << int(purses.SHIFTS[field]) for field in range(15)]
    assert bits[12] == payments.EXCHANGES
    assert sum(bits[field] for field in (0, 1, 3, 4, 5, 6, 7, 13, 14)) == payments.FITTING
    assert sum(bits[field] for field in (9, 10, 11, 13)) == payments.KOKU_FIELDS
    assert sum(bits[:12]) == payments.CARDS
    assert sum(bits[9:12]) == payments.KOKU_CARDS
    parts = vec[i64]([6] * 4 + [1] * 10 + [12, 8, 4, 8, 8, 1])
    for x in range(4):
        for y in range(4):
            price = purses.price_of(x, 2, y, 3, plus_on_cards=True)
            assert purses.counted(parts, price) & purses.GUARDS == 0
