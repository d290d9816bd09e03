"""Shitennō, the even year: STN-30 to STN-37."""

from __future__ import annotations

import pytest

from .position import at, begun, counts, hand, kinds, order, play, refusal, texts, titles
from .test_components import rejected

FOUR = "samurai bushi sohei shinobi 1koku 2koku"


@pytest.mark.parametrize(("players", "troops", "koku"), [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_stn_30_the_highest_title_lays_cards_open(players: int, troops: int, koku: int) -> None:
    for seed in range(20):
        state = begun(players, seed)
        assert list(state.actors) == [state.tairo]
        assert state.titles[state.tairo] == min(state.titles)
        assert (sum(state.table[:14]), sum(state.table[14:])) == (troops, koku)
        assert state.view(None)["tiles"] == [0, 1, 2, 3]
        assert state.view(None)["table"] == list(state.table)
    dump = begun(players, 1).dump()
    assert rejected(dump, round=2) == "STN-30"
    assert rejected(dump, hierarchy=7) == "STN-30"


def test_stn_31_an_empty_pile_is_made_anew_when_a_card_must_be_drawn() -> None:
    state = at("D places", hand_A="samurai*2", pile="samurai bushi", year=2)
    thrown = sum(state.discards)
    play(state, "done")
    assert sum(state.table[:14]) == 8
    assert len(state.pile) == thrown - 6
    assert sum(state.discards) == 0
    assert state.piles == 1
    assert state.table[0] > 0
    assert state.table[1] > 0


def test_stn_31_an_empty_pile_stays_empty_until_then() -> None:
    pile = "samurai*2 bushi*2 sohei*2 shinobi*2"
    state = play(at("D places", pile=pile, year=2), "done")
    assert list(state.pile) == []
    assert sum(state.discards) == 26
    assert state.piles == 0


def test_stn_31_with_both_empty_nothing_is_drawn() -> None:
    every = "samurai*5 bushi*6 sohei*6 shinobi*6 " + " ".join(
        ["samurai+bushi", "samurai+sohei", "samurai+shinobi", "bushi+sohei", "bushi+shinobi"]
    )
    rest = "samurai+samurai bushi+bushi sohei+sohei shinobi+shinobi sohei+shinobi"
    state = at("D places", hand_A=f"{every} {rest}", pile="samurai", discards="", year=2)
    play(state, "done")
    assert sum(state.table[:14]) == 1
    assert sum(state.table[14:]) == 4
    assert (len(state.pile), sum(state.discards)) == (0, 0)


def test_stn_31_koku_are_never_reshuffled() -> None:
    state = at("D places", year=5)
    assert len(state.koku_pile) == 4
    play(state, "done")
    assert (len(state.koku_pile), sum(state.spent)) == (0, 20)


def test_stn_32_a_lot_is_put_together_card_by_card() -> None:
    state = at("A divides", table="samurai*2 bushi 1koku*2 3koku")
    assert texts(state) == [
        "add samurai",
        "add bushi",
        "add 1koku",
        "add 3koku",
        "offer with daimyo",
        "offer with shomyo",
        "offer with sensei",
        "offer with hatamoto",
    ]
    play(state, "add samurai", "add samurai")
    assert "add samurai" not in texts(state)
    assert texts(state)[-1] == "remove samurai"
    assert refusal(state, "add samurai") == (
        "STN-32",
        "card",
        {"card": "samurai", "open": 2, "lot": 2},
    )
    assert refusal(state, "remove bushi")[:2] == ("STN-32", "lot")
    play(state, "remove samurai", "add 3koku", "offer with sensei")
    assert state.view(None)["offers"] == [{"title": 2, "cards": counts("samurai 3koku")}]
    assert state.view(None)["table"] == counts("samurai bushi 1koku*2")
    assert texts(state) == ["accept", "refuse"]


def test_stn_32_a_lot_may_be_empty_or_all() -> None:
    play(at("A divides", table=FOUR), "offer with daimyo")
    state = at("A divides", table="samurai 1koku")
    play(state, "add samurai", "add 1koku", "offer with daimyo", "accept")
    assert hand(state, "B") == ["samurai", "1koku"]
    assert sum(state.table) == 0


def test_stn_32_the_tile_is_one_of_those_left() -> None:
    state = at("B divides", table=FOUR, earned="A:sensei")
    assert "offer with sensei" not in texts(state)
    rule, reason, figures = refusal(state, "offer with sensei")
    assert (rule, reason, figures["tiles"]) == ("STN-32", "tile", "daimyo, shomyo, hatamoto")


def test_stn_32_the_others_are_asked_in_title_order_and_again() -> None:
    state = at("C divides", table=FOUR, titles="hatamoto sensei daimyo shomyo")
    play(state, "add samurai", "offer with sensei")
    asked = []
    for answer in ("refuse", "refuse", "accept"):
        asked.append(state.actors[0])
        play(state, answer)
    assert asked == [3, 1, 0]
    play(state, "offer with daimyo")
    assert state.actors == (3,), "who refused is asked again"


def test_stn_32_what_is_put_together_is_seen_by_the_tairo_alone() -> None:
    state = at("A divides", table=FOUR)
    before = [state.view(seat) for seat in (1, 2, 3, None)]
    play(state, "add samurai", "add 2koku")
    assert [state.view(seat) for seat in (1, 2, 3, None)] == before
    assert state.view(0)["lot"] == counts("samurai 2koku")


def test_stn_32_taking_apart_has_an_end() -> None:
    state = at("A divides", table=FOUR)
    for _ in range(state.most_take_backs):
        play(state, "add samurai", "remove samurai")
    play(state, "add samurai")
    assert "remove" not in kinds(state)
    assert refusal(state, "remove samurai") == (
        "STN-32",
        "often",
        {"card": "samurai", "most": state.most_take_backs},
    )
    play(state, "offer with daimyo", "accept", "add bushi", "remove bushi")


def test_stn_32_answers_and_lots_have_their_time() -> None:
    state = at("A divides", table=FOUR)
    assert refusal(state, "accept")[:2] == ("STN-32", "sequence")
    assert refusal(state, "done")[:2] == ("STN-32", "sequence")
    assert refusal(state, "split with daimyo and sensei") == (
        "STN-32",
        "three",
        {"hierarchy": "daimyo", "rest": "sensei", "players": 4},
    )
    play(state, "offer with daimyo")
    assert refusal(state, "add samurai")[:2] == ("STN-32", "answer")
    assert refusal(state, "claim kanto")[:2] == ("STN-32", "answer")


def test_stn_33_accepting_takes_cards_and_tile_once() -> None:
    state = at("A divides", table=FOUR, titles="daimyo shomyo sensei hatamoto")
    play(state, "add samurai", "add 2koku", "offer with shomyo", "accept")
    assert hand(state, "B") == ["samurai", "2koku"]
    assert state.view(None)["earned"] == [None, 1, None, None]
    assert state.actors == (0,), "the same Tairo goes on"
    assert state.view(None)["tiles"] == [0, 2, 3]
    play(state, "add bushi", "offer with daimyo")
    assert state.actors == (2,), "who has a lot is asked no more"
    play(state, "accept")
    assert "split" in kinds(state)
    assert "offer" not in kinds(state)


def test_stn_33_no_position_asks_a_seat_with_a_lot() -> None:
    state = at("A divides", table=FOUR)
    play(state, "offer with shomyo", "accept", "offer with daimyo")
    assert rejected(state.dump(), acting=0b10) == "STN-33"


def test_stn_34_a_lot_refused_by_all_is_the_tairos() -> None:
    state = at("A divides", table=FOUR)
    play(state, "add samurai", "add 1koku", "offer with hatamoto", *["refuse"] * 3)
    assert hand(state, "A") == ["samurai", "1koku"]
    assert state.view(None)["earned"] == [3, None, None, None]
    assert (state.tairo, state.actors) == (1, (1,))
    assert state.view(None)["table"] == counts("bushi sohei shinobi 2koku")
    assert rejected(state.dump(), tairo=2, acting=0b100) == "STN-34"


def test_stn_35_two_left_split_everything() -> None:
    state = at("A divides", players=2, table=FOUR)
    assert {text for text in texts(state) if text.startswith("split")} == {
        f"split with {one} and {two}"
        for one in ("daimyo", "shomyo", "sensei", "hatamoto")
        for two in ("daimyo", "shomyo", "sensei", "hatamoto")
        if one != two
    }
    play(state, "add samurai", "add 2koku", "split with hatamoto and shomyo")
    assert state.view(None)["offers"] == [
        {"title": 1, "cards": counts("bushi sohei shinobi 1koku")},
        {"title": 3, "cards": counts("samurai 2koku")},
    ]
    assert sum(state.table) == 0
    assert texts(state) == ["choose shomyo", "choose hatamoto"]
    assert state.actors == (1,)
    play(state, "choose hatamoto")
    assert hand(state, "B") == ["samurai", "2koku"]
    assert hand(state, "A") == ["bushi", "sohei", "shinobi", "1koku"]
    assert titles(state) == "shomyo hatamoto"


def test_stn_35_the_two_lots_have_no_order() -> None:
    one = at("A divides", players=2, table=FOUR)
    two = at("A divides", players=2, table=FOUR)
    play(one, "add samurai", "add 2koku", "split with hatamoto and shomyo")
    rest = ("add bushi", "add sohei", "add shinobi", "add 1koku")
    play(two, *rest, "split with shomyo and hatamoto")
    assert one == two
    assert rejected(one.dump(), offered=[3, 1]) == "STN-35"


def test_stn_35_either_lot_may_have_no_cards() -> None:
    state = at("A divides", players=2, table=FOUR)
    play(state, "split with daimyo and sensei", "choose daimyo")
    assert hand(state, "B") == []
    assert len(hand(state, "A")) == 6


def test_stn_35_refusals() -> None:
    state = at("C divides", table=FOUR, earned="A:daimyo B:sensei")
    assert refusal(state, "offer with shomyo") == (
        "STN-35",
        "two",
        {"hierarchy": "shomyo", "players": 2},
    )
    assert refusal(state, "split with shomyo and shomyo")[:2] == ("STN-35", "same")
    rule, reason, figures = refusal(state, "split with shomyo and daimyo")
    assert (rule, reason, figures["tiles"]) == ("STN-35", "tile", "shomyo, hatamoto")
    assert refusal(state, "split with sensei and shomyo")[:2] == ("STN-35", "tile")
    assert refusal(state, "accept")[:2] == ("STN-35", "sequence")
    play(state, "split with shomyo and hatamoto")
    assert refusal(state, "choose daimyo") == (
        "STN-35",
        "lots",
        {"hierarchy": "daimyo", "tiles": "shomyo, hatamoto"},
    )
    assert refusal(state, "add samurai")[:2] == ("STN-35", "choice")


def test_stn_35_a_split_is_private_until_it_is_sent() -> None:
    state = at("A divides", players=2, table=FOUR)
    before = state.view(1)
    play(state, "add samurai")
    assert state.view(1) == before


def test_stn_36_title_order_is_by_the_titles_held_before() -> None:
    state = at("C divides", table=FOUR, titles="hatamoto sensei daimyo shomyo")
    play(state, "offer with hatamoto")
    assert state.actors == (3,)
    play(state, "refuse", "refuse", "refuse")
    assert state.actors == (3,)
    play(state, "offer with daimyo", "refuse", "accept")
    assert state.actors == (3,), "the new Daimyo does not divide this year"
    play(state, "split with shomyo and sensei")
    assert state.actors == (1,)


def test_stn_37_the_tiles_become_titles_at_the_end_of_the_year() -> None:
    state = at("A divides", players=3, table=FOUR)
    play(state, "offer with hatamoto", "accept")
    assert titles(state) == "daimyo shomyo sensei"
    play(state, "split with shomyo and sensei", "choose sensei")
    assert titles(state) == "shomyo hatamoto sensei"
    assert state.view(None)["tiles"] == []
    assert state.view(None)["earned"] == [None] * 3
    assert state.actors == (0,)
    assert rejected(state.dump(), earned=[0, -1, -1]) == "STN-30"


@pytest.mark.parametrize("players", [2, 3])
def test_stn_37_any_titles_may_be_in_use(players: int) -> None:
    state = at("A divides", players=players, table=FOUR, titles="daimyo shomyo sensei")
    if players == 3:
        play(state, "offer with shomyo", "accept")
    play(state, "split with hatamoto and sensei", "choose hatamoto")
    expected = {2: "sensei hatamoto", 3: "sensei shomyo hatamoto"}
    assert titles(state) == expected[players]


def test_worked_example_1_the_division() -> None:
    """Honda A, Sakakibara B, Sakai C, Ii D."""
    table = "sohei*2 shinobi*2 samurai*2 bushi*2 1koku*3 3koku"
    state = at("A divides", table=table)
    lot = ("add 1koku", "add 1koku", "add sohei", "add shinobi")
    play(state, *lot, "offer with sensei", "refuse", "accept")
    assert hand(state, "C") == ["sohei", "shinobi", "1koku", "1koku"]
    play(state, "add samurai", "add samurai", "add bushi", "offer with hatamoto")
    assert state.actors == (1,)
    play(state, "refuse")
    assert state.actors == (3,), "Sakai has a lot already"
    play(state, "refuse")
    assert hand(state, "A") == ["samurai", "samurai", "bushi"]
    assert state.tairo == 1
    play(state, "add 3koku", "add bushi", "split with daimyo and shomyo")
    assert state.actors == (3,)
    play(state, "choose shomyo")
    assert hand(state, "D") == ["sohei", "shinobi", "1koku"]
    assert hand(state, "B") == ["bushi", "3koku"]
    assert order(state) == "BDCA"
    assert state.actors == (1,)


def test_defaults_divide_evenly_refuse_and_take_the_larger_lot() -> None:
    state = at("A divides", players=2, table="samurai*3 bushi 1koku*2")
    for _ in range(4):
        state.play(0, state.default(0))
    assert state.view(None)["offers"] == [
        {"title": 0, "cards": counts("samurai*3")},
        {"title": 1, "cards": counts("bushi 1koku*2")},
    ]
    assert state.text(1, state.default(1)) == "choose daimyo"
    four = at("A divides", table=FOUR)
    play(four, "offer with daimyo")
    assert four.text(1, four.default(1)) == "refuse"
