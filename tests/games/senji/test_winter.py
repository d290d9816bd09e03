"""Senji, the auction, winter and spring: SEN-30 to SEN-50."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from sengoku.games.senji.components import PHASE_NAMES
from sengoku.games.senji.state import Senji
from tests.games.senji.position import (
    SENJI,
    at,
    card,
    edit,
    figures,
    hand,
    load,
    play,
    refusal,
    texts,
    told,
    with_seed,
)


def recorded(state: Senji) -> Senji:
    """The same position with its events written down from now on."""
    return edit(state, record=[[] for _ in range(state.players + 1)])


def deciders(state: Senji) -> list[int]:
    return list(state.deciders)


def all_ready(state: Senji) -> None:
    for seat in state.actors:
        if state.ready.readiness[seat] == 0:
            state.play(seat, state.parse(seat, "ready"))


# The auction.


def test_sen_30_two_lots_for_each_absent_family() -> None:
    state = at("autumn", honour="A:9")
    play(state, "done")
    assert PHASE_NAMES[state.phase] == "bidding"
    assert [number >= 0 for number in state.auction.lots] == [True] * 6
    frozen = at("autumn", honour="A:9", lots="0:yellow-trade-1")
    play(frozen, "done")
    assert frozen.auction.lots[0] == card("yellow-trade-1")
    assert [len(layer) for deck in frozen.view(None)["decks"] for layer in deck] == [8, 8, 8]


def test_sen_30_a_card_of_a_family_in_play_goes_home_and_is_not_replaced() -> None:
    dump = at("autumn", honour="A:9").dump()
    dump["hands"][0][3] ^= 1 << 12 + 1  # one red bluff was bid into the yellow deck
    dump["decks"] = [entry for entry in dump["decks"] if entry >> 7 != 0]
    deck = [number for number in range(12) if at("autumn").edition.cards[0] >> number & 1]
    dump["decks"] += [*deck[:9], card("red-bluff"), deck[9]]
    state = load(dump)
    play(state, "done")
    assert state.auction.lots[0] == deck[9]
    assert state.auction.lots[1] == -1
    assert state.diplomacy.hands[3] >> 12 & 3 == 3


def test_sen_30_empty_decks_sell_nothing() -> None:
    dump = at("autumn", honour="A:9").dump()
    yellow = [entry & 127 for entry in dump["decks"] if entry >> 7 == 0]
    dump["decks"] = [entry for entry in dump["decks"] if entry >> 7 != 0] + yellow[:1]
    for number in yellow[1:]:
        dump["hands"][1][0] |= 1 << number
    state = load(dump)
    play(state, "done")
    assert [number >= 0 for number in state.auction.lots] == [True, False, True, True, True, True]


def test_sen_31_own_cards_are_laid_in_secret_and_may_be_lifted() -> None:
    state = recorded(at("bidding", lots="0:yellow-trade-1 2:blue-member-1", hands="B:red-trade-4"))
    play(state, "A: lay member-4 on yellow-lot-1", "A: lay bluff on blue-lot-1")
    assert "red-member-4" not in hand(state, "A")
    assert refusal(state, "A: lay member-4 on yellow-lot-1") == "SEN-31.hand"
    assert refusal(state, "A: lay trade-4 on yellow-lot-1") == "SEN-31.hand"
    assert refusal(state, "A: lay member-1 on black-lot-1") == "SEN-31.lot"
    assert refusal(state, "A: offer to B") == "SEN-31.sequence"
    assert refusal(state, "A: lift member-1 from yellow-lot-1") == "SEN-31.laid"
    play(state, "A: lift member-4 from yellow-lot-1", "A: ready")
    assert "red-member-4" in hand(state, "A")
    assert refusal(state, "A: lay member-4 on yellow-lot-1") == "SEN-31.ready"
    assert texts(state, "A") == ["seal", "change"]
    play(state, "A: change", "A: lay member-4 on yellow-lot-1", "A: ready")
    assert state.view(1)["bids"] is None
    assert told(state, "B", "lay") == []
    for _ in range(state.most_changes - 1):
        play(state, "A: change", "A: ready")
    assert refusal(state, "A: change") == "SEN-31.changes"
    for _ in range(state.most_lifts):
        play(state, "B: lay member-2 on yellow-lot-1", "B: lift member-2 from yellow-lot-1")
    play(state, "B: lay member-2 on yellow-lot-1")
    assert refusal(state, "B: lift member-2 from yellow-lot-1") == "SEN-31.lifts"
    assert not [text for text in texts(state, "B") if text.startswith("lift")]
    play(state, "B: ready", "C: ready")
    assert state.view(1)["bids"] == [[1, 0, 1, 0, 0, 0], [1] + [0] * 5, [0] * 6]


def test_sen_31_a_frozen_bid_can_be_added_to() -> None:
    frozen = [[1 << 3, 0, 0, 0, 0, 0], [0] * 6, [1 << 3, 0, 0, 0, 0, 0]]
    dump = at("bidding", lots="0:yellow-trade-1").dump()
    for seat in (0, 2):
        dump["hands"][seat][seat + 3] ^= 1 << 3
    state = load(dump | {"frozen": frozen})
    assert "lift member-4 from yellow-lot-1" not in texts(state, "A")
    play(state, "A: lay member-1 on yellow-lot-1")
    all_ready(state)
    all_ready(state)
    assert "yellow-trade-1" in hand(state, "A")
    assert {"purple-member-4"} <= hand(state, "C")


def bids(state: Senji, *lines: str) -> Senji:
    """Lay bids, everybody ready, winter over."""
    play(state, *lines)
    all_ready(state)
    all_ready(state)
    assert PHASE_NAMES[state.phase] == "ordering"
    return state


def test_sen_32_the_highest_sum_wins_and_pays_into_the_deck() -> None:
    state = bids(
        at("bidding", lots="0:yellow-trade-1"),
        "A: lay member-3 on yellow-lot-1",
        "A: lay bluff on yellow-lot-1",
        "B: lay member-2 on yellow-lot-1",
        "C: lay bluff on yellow-lot-1",
    )
    assert "yellow-trade-1" in hand(state, "A")
    assert "red-member-3" not in hand(state, "A")
    (layer,) = state.view(None)["decks"][0]
    assert {card("red-member-3"), card("red-bluff")} <= set(layer)
    assert "green-member-2" in hand(state, "B")
    assert state.diplomacy.hands[2 * 6 + 5] >> 12 & 3 == 3
    assert state.auction.lots[0] == -1


def test_sen_32_a_bid_of_nothing_goes_back_first() -> None:
    state = bids(at("bidding", lots="0:yellow-trade-1"), "C: lay bluff on yellow-lot-1")
    assert state.diplomacy.hands[2 * 6 + 5] >> 12 & 3 == 3
    assert state.view(None)["frozen"][2][0] == []
    state.check()


def test_sen_32_equal_highest_bids_freeze_over_several_years() -> None:
    state = bids(
        at("bidding", lots="0:yellow-trade-1"),
        "A: lay member-3 on yellow-lot-1",
        "B: lay member-3 on yellow-lot-1",
        "C: lay member-2 on yellow-lot-1",
    )
    assert state.auction.lots[0] == card("yellow-trade-1")
    assert state.view(2)["frozen"][0][0] == [card("red-member-3")]
    assert "purple-member-2" in hand(state, "C")
    assert "red-member-3" not in hand(state, "A")
    again = edit(state, phase=4, readiness=[0, 0, 0], acting=7)
    bids(again)
    assert again.auction.lots[0] == card("yellow-trade-1")
    assert again.view(2)["frozen"][1][0] == [card("green-member-3")]


def test_sen_33_lots_without_a_bid_go_under_their_deck() -> None:
    state = bids(
        at("bidding", lots="0:yellow-trade-1 1:yellow-trade-3"), "C: lay bluff on yellow-lot-1"
    )
    layers = state.view(None)["decks"][0]
    assert layers[0] == [card("yellow-trade-1"), card("yellow-trade-3")]
    assert list(state.auction.lots) == [-1] * 6
    orders = set()
    for seed in range(12):
        lucky = with_seed(at("bidding", lots="0:yellow-trade-1 1:yellow-trade-3"), seed)
        bids(lucky)
        orders.add(tuple(entry & 127 for entry in lucky.diplomacy.decks if entry >> 7 & 7 == 0)[:2])
    assert len(orders) == 2


# Winter.


def test_sen_40_winter_lasts_until_everybody_is_ready() -> None:
    state = at("winter")
    play(state, "A: ready", "B: ready")
    assert list(state.view(None)["readiness"]) == [1, 1, 0]
    assert refusal(state, "A: offer to B") == "SEN-40.ready"
    assert refusal(state, "C: change") == "SEN-40.open"
    play(state, "C: offer to A", "C: show purple-member-1", "C: send")
    assert texts(state, "A") == ["seal", "take from C 1", "refuse from C 1", "change"]
    play(state, "A: take from C 1", "B: change", "C: ready")
    assert PHASE_NAMES[state.phase] == "winter"
    play(state, "B: ready")
    assert PHASE_NAMES[state.phase] == "ordering"
    assert refusal(state, "A: offer to B") == "SEN-50.sequence"
    assert refusal(at("winter"), "A: go") == "SEN-40.sequence"


def test_sen_40_who_is_ready_waits_until_there_is_something_to_answer() -> None:
    state = at("winter", hands="A:green-member-3")
    play(state, "A: ready")
    assert state.actors == (0, 1, 2)
    assert deciders(state) == [1, 2]
    play(state, "B: offer to A", "B: want red-trade", "B: send")
    assert deciders(state) == [0, 1, 2]
    play(state, "A: take from B 1")
    assert deciders(state) == [0, 1, 2]  # a card is still to be chosen
    play(state, "A: pay red-trade-3")
    assert deciders(state) == [1, 2]
    play(state, "C: offer to B", "C: show purple-member-1", "C: send")
    assert deciders(state) == [1, 2]  # that is not for A, and A does not know


def test_sen_31_and_sen_50_who_is_ready_waits_for_the_others() -> None:
    state = at("bidding")
    play(state, "B: ready")
    assert deciders(state) == [0, 2]
    state = at("ordering")
    for province in ("MUS", "SUR", "SHI"):
        play(state, f"B: order production in {province}")
    play(state, "B: ready")
    assert deciders(state) == [0, 2]


def test_sen_40_who_seals_is_gone() -> None:
    state = at("winter")
    play(state, "A: ready", "A: seal")
    assert state.actors == (1, 2)
    assert refusal(state, "B: offer to A") == "SEN-40.gone"
    for _ in range(state.most_changes):
        play(state, "B: ready", "B: change")
    play(state, "B: ready")
    assert refusal(state, "B: change") == "SEN-40.changes"
    assert texts(state, "B") == ["seal"]


def test_sen_41_members_support_and_trade_cards_only() -> None:
    state = at("winter", hands="A:green-member-3 C:green-member-2", revealed="A:purple-member-1")
    play(state, "A: offer to B")
    for name in ("green-member-3", "red-military-2", "red-trade-4"):
        assert f"show {name}" in texts(state, "A")
        assert f"cover {name}" in texts(state, "A")
    assert refusal(state, "A: show red-bluff") == "SEN-41.bluff"
    assert refusal(state, "A: cover green-member-2") == "SEN-41.hand"
    assert refusal(state, "A: show purple-member-1") == "SEN-41.hand"  # revealed
    assert not [text for text in texts(state, "A") if "sun" in text]
    laid = at("bidding", lots="0:yellow-trade-1")
    play(laid, "A: lay member-4 on yellow-lot-1")
    all_ready(laid)
    play(laid, "A: offer to B")
    assert refusal(laid, "A: show red-member-4") == "SEN-41.hand"


def test_sen_42_an_offer_is_put_together_and_swapped_at_once() -> None:
    state = recorded(at("winter"))
    play(state, "A: offer to B")
    assert refusal(state, "A: send") == "SEN-42.empty"
    assert refusal(state, "A: exactly 3") == "SEN-42.want"
    play(state, "A: show red-member-3", "A: cover red-trade-4", "A: want green-member")
    assert refusal(state, "A: show red-member-3") == "SEN-42.twice"
    assert refusal(state, "A: exactly 1") == "SEN-42.card"  # there is no such card
    play(state, "A: exactly 4", "A: want any", "A: want green-trade")
    assert refusal(state, "A: ready") == "SEN-42.unfinished"
    assert state.view(1)["own"]["offers"] == []
    play(state, "A: send")
    (offer,) = state.view(1)["own"]["offers"]
    assert offer["shown"] == [card("red-member-3")]
    assert (offer["covered"], offer["covered_cards"]) == (1, None)
    assert offer["wants"] == [card("green-member-4"), 78 + 4 * 3 + 2, 96]
    assert state.view(2)["own"]["offers"] == []
    assert told(state, "C", "offer") == [] == told(state, None, "offer")
    play(state, "B: take from A 1")
    assert refusal(state, "B: pay green-member-3") == "SEN-42.fit"
    assert refusal(state, "B: ready") == "SEN-42.unpaid"
    play(state, "B: pay green-trade-1")
    assert refusal(state, "B: pay green-member-4") == "SEN-42.fit"  # it is wanted by name
    assert refusal(state, "B: pay green-bluff") == "SEN-41.bluff"
    assert "red-member-3" in hand(state, "A")
    play(state, "B: pay green-military-1")
    assert {"red-member-3", "red-trade-4"} <= hand(state, "B")
    assert {"green-member-4", "green-trade-1", "green-military-1"} <= hand(state, "A")
    assert [card("green-trade-1"), 1] in state.view(0)["own"]["givers"]
    assert told(state, "B", "deal")[0]["given"] == [card("red-member-3"), card("red-trade-4")]
    assert told(state, "C", "deal") == []


def test_sen_42_gifts_refusals_counters_and_what_cannot_be_taken() -> None:
    state = at("winter")
    assert refusal(state, "A: offer to A") == "SEN-42.self"
    play(state, "A: offer to B", "A: show red-member-1", "A: send")
    play(state, "B: refuse from A 1")
    assert "red-member-1" in hand(state, "A")
    play(state, "A: offer to B", "A: want yellow-member", "A: send")
    assert refusal(state, "B: take from A 2") == "SEN-42.wants"
    assert "refuse from A 2" in texts(state, "B")
    play(state, "B: counter to A 2", "B: show green-member-2", "B: want red-trade", "B: send")
    assert state.view(0)["own"]["offers"][0]["from"] == 1
    assert len(state.view(1)["own"]["offers"]) == 1
    play(state, "A: take from B 1", "A: pay red-trade-2")
    assert "red-trade-2" in hand(state, "B")
    assert refusal(state, "A: drop") == "SEN-42.nothing"
    assert refusal(state, "A: pay red-trade-3") == "SEN-42.begin"


def test_sen_42_what_is_half_made_can_be_dropped_a_few_times() -> None:
    state = at("winter")
    for _ in range(state.most_lifts):
        play(state, "A: offer to B", "A: show red-member-1", "A: drop")
    play(state, "A: offer to B")
    assert refusal(state, "A: drop") == "SEN-42.lifts"
    assert "drop" not in texts(state, "A")


def test_sen_43_an_offer_whose_card_is_gone_no_longer_stands() -> None:
    state = recorded(at("winter"))
    for other in "BC":
        play(state, f"A: offer to {other}", "A: cover red-member-4", "A: want any", "A: send")
    play(state, "B: take from A 1", "B: pay green-trade-1")
    before = hand(state, "C")
    assert "take from A 1" in texts(state, "C")  # it looks the same as before
    play(state, "C: take from A 1", "C: pay purple-trade-1")
    assert hand(state, "C") == before
    assert [event["event"] for event in state.events(2)] == ["offer", "void"]
    assert state.view(2)["own"]["offers"] == []
    assert refusal(state, "C: take from A 1") == "SEN-43.offer"
    play(state, "A: offer to C", "A: want any", "A: send")
    assert refusal(state, "B: refuse from A 2") == "SEN-43.offer"
    play(state, "A: withdraw to C 2")
    assert refusal(state, "A: withdraw to C 2") == "SEN-43.offer"
    assert refusal(state, "C: counter to A 2") == "SEN-43.offer"
    play(state, "A: offer to C", "A: want any", "A: send", "A: ready", "B: ready", "C: ready")
    assert list(state.talks.offers) == []


def test_sen_43_a_hand_that_changes_unsettles_what_is_half_made() -> None:
    state = at("winter")
    play(state, "A: offer to B", "A: show red-member-4", "A: send")
    play(state, "C: offer to A", "C: show purple-trade-1", "C: want red-member", "C: send")
    play(state, "A: offer to C", "A: show red-member-4", "A: show red-member-1")
    play(state, "B: take from A 1")
    assert state.view(0)["own"]["draft"][3] == 1  # only the card that is still there
    play(state, "A: drop", "A: take from C 1", "C: withdraw to A 1")
    assert state.view(0)["own"]["draft"][0] == 0


def test_sen_44_limits_of_offers() -> None:
    state = at("winter")
    play(state, "A: offer to B")
    for name in ("member-1", "member-3", "member-4", "trade-2", "trade-3"):
        play(state, f"A: show red-{name}")
    assert refusal(state, "A: show red-trade-4") == "SEN-44.cards"
    for _ in range(5):
        play(state, "A: want any")
    assert refusal(state, "A: want any") == "SEN-44.wants"
    assert texts(state, "A") == ["send", "drop"]
    play(state, "A: send", "B: refuse from A 1")


def test_sen_45_promises_are_heard_and_judged() -> None:
    state = recorded(at("winter", units="YAM:6", honour="A:5"))
    play(state, "A: promise peace", "A: tell C")
    play(state, "A: promise strike", "A: about OWA", "A: tell B")
    play(
        state, "A: promise spare", "A: about OWA", "A: proclaim", "B: promise mercy", "B: proclaim"
    )
    play(state, "A: promise spare")
    assert refusal(state, "A: about AKI") == "SEN-02.closed"
    assert refusal(state, "A: tell B") == "SEN-45.province"
    play(state, "A: about MUS")
    assert refusal(state, "A: tell A") == "SEN-45.self"
    assert refusal(state, "A: ready") == "SEN-45.hearer"
    play(state, "A: tell B")
    assert len(state.view(2)["own"]["promises"]) == 3
    assert len(state.view(1)["own"]["promises"]) == 4
    assert len(told(state, None, "promise")) == 2
    play(state, "A: ready", "B: ready", "C: ready", *orders("A", "YAM KAG IZM"))
    play(state, *orders("B", "MUS SUR SHI"), *orders("C", "OWA KII SAN"))
    strike(state)
    assert told(state, None, "year_end")
    kept = {
        (event["seat"], event["pledge"], event["kept"]) for event in told(state, "C", "verdict")
    }
    assert kept == {(0, 0, "no"), (0, 1, "no"), (1, 3, "yes")}
    kept = {
        (event["seat"], event["pledge"], event["kept"]) for event in told(state, "B", "verdict")
    }
    assert kept == {(0, 2, "yes"), (0, 1, "no"), (0, 1, "yes"), (1, 3, "yes")}
    assert state.view(2)["own"]["trust"] == [[0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]]
    assert state.view(None)["trust"] == [[0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    many = at("winter")
    for _ in range(many.most_promises):
        play(many, "A: promise mercy", "A: tell B")
    assert refusal(many, "A: promise peace") == "SEN-45.promises"


def orders(who: str, names: str) -> list[str]:
    lines = [f"{who}: order movement in {name}" for name in names.split()]
    return [*lines, f"{who}: ready"]


def strike(state: Senji) -> None:
    """A attacks Owari from Yamashiro; everything else passes."""
    while state.year == 2:
        seat = state.actors[0]
        moves = texts(state)
        if PHASE_NAMES[state.phase] == "moving" and "march unit to OWA" in moves:
            play(state, "march unit to OWA")
        else:
            first = "decline" if "decline" in moves else moves[0]
            state.play(seat, state.parse(seat, "done" if "done" in moves else first))


# Spring.


def test_sen_50_one_order_on_each_own_province_changeable_until_all_are_in() -> None:
    state = recorded(at("spring"))
    assert len(texts(state, "A")) == 9
    assert refusal(state, "A: ready") == "SEN-50.missing"
    assert figures(state, "A: ready")["missing"] == 3
    assert refusal(state, "A: order movement in MUS") == "SEN-50.owner"
    play(state, "A: order movement in YAM")
    assert refusal(state, "A: order production in YAM") == "SEN-50.laid"
    assert refusal(state, "A: unorder KAG") == "SEN-50.none"
    assert state.view(1)["own"]["orders"] == [0] * 18
    play(state, "A: unorder YAM", "A: order production in YAM", "A: order recruitment in KAG")
    play(state, "A: order movement in IZM", "A: ready")
    assert refusal(state, "A: unorder IZM") == "SEN-50.ready"
    play(state, "A: change", "A: unorder IZM", "A: order production in IZM", "A: ready")
    assert told(state, "B", "order") == []
    play(state, *orders("B", "MUS SUR SHI"))
    assert state.actors == (0, 1, 2)
    play(state, *orders("C", "OWA KII SAN"))
    assert PHASE_NAMES[state.phase] == "summer"
    assert refusal(state, "order production in YAM") == "SEN-60.sequence"
    lifted = at("spring")
    for _ in range(lifted.most_lifts):
        play(lifted, "A: order movement in YAM", "A: unorder YAM")
    play(lifted, "A: order movement in YAM")
    assert refusal(lifted, "A: unorder YAM") == "SEN-50.lifts"


def test_orders_and_bids_in_the_making_are_seen_by_their_seat_alone() -> None:
    state = at("spring")
    before = [state.view(seat) for seat in (1, 2, None)]
    play(state, "A: order movement in YAM")
    assert [state.view(seat) for seat in (1, 2, None)] == before


def test_options_are_checked() -> None:
    wrong: list[dict[str, Any]] = [{"raid_dice": "sometimes"}, {"umeko": "sometimes"}]
    for options in wrong:
        with pytest.raises(sengoku.IllegalSetup) as caught:
            SENJI.start(3, 1, **options)
        assert (caught.value.rule, caught.value.reason) == ("OPTION", "choice")
