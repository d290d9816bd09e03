"""Shitennō, the odd year: STN-40 to STN-46, and titles and tiles in it: STN-53 to STN-57."""

from __future__ import annotations

import pytest

from sengoku.games.shitenno.components import PROVINCE_NAMES

from .position import SHITENNO, at, hand, kinds, play, refusal, texts
from .test_components import rejected

KANTO = ("claim kanto", "spend samurai", "spend samurai", "spend samurai", "spend bushi", "place")


def test_stn_40_turns_go_by_the_new_titles() -> None:
    state = at("C places", titles="hatamoto sensei daimyo shomyo", hand_A="1koku")
    seats = []
    for _ in range(4):
        seats.append(state.actors[0])
        play(state, "done")
    assert seats == [2, 3, 1, 0]
    assert state.round == 2
    divided = at("A divides", players=2, table="samurai")
    play(divided, "split with daimyo and shomyo", "choose daimyo")
    assert divided.actors == (1,)


def test_stn_40_up_to_two_kamon_both_in_one_province() -> None:
    state = at("A places", hand_A="3koku*3 1koku*3", chugoku="| bushi/plus sohei/plus")
    play(state, "claim chugoku", "spend 3koku", "place")
    assert state.actors == (0,)
    play(state, "claim chugoku", "spend 3koku", "spend 1koku", "place")
    assert list(state.board[:3]) == [0, 0, -1]
    assert state.actors == (1,)


def test_stn_40_no_third_kamon() -> None:
    state = at("A places", hand_A="3koku*3", tiles_A="draw", placed=2, kanto="A A | bushi/plus")
    assert refusal(state, "claim chugoku") == ("STN-40", "two", {"province": "chugoku", "most": 2})
    assert kinds(state) == {"draw", "done"}
    assert rejected(state.dump(), placed=3) == "DUMP"


def test_stn_40_none_is_enough() -> None:
    state = at("A places", hand_A="3koku*3")
    assert texts(state)[-1] == "done"
    play(state, "done")
    assert state.actors == (1,)


def test_stn_40_no_more_than_one_has() -> None:
    full = dict.fromkeys(("chugoku", "chubu", "hokkaido", "kyushu"), "A A")
    state = at("A places", hand_A="3koku*3", tiles_A="draw", **full)
    assert state.kamon[0] == 0
    assert refusal(state, "claim kanto") == ("STN-40", "kamon", {"province": "kanto", "kamon": 0})


def test_stn_40_a_turn_without_a_choice_is_over() -> None:
    kamon = ("claim chugoku", "spend 3koku", "place", "claim chubu", "spend 3koku", "place")
    for tile, actor in (("plus", 1), ("draw", 0)):
        state = at("A places", hand_A="3koku*3", chugoku="| bushi/plus", chubu=f"| bushi/{tile}")
        assert play(state, *kamon).actors == (actor,)


def test_stn_40_the_even_year_has_other_moves() -> None:
    state = at("A places", hand_A="3koku")
    assert refusal(state, "add samurai")[:2] == ("STN-40", "sequence")
    assert refusal(state, "accept")[:2] == ("STN-40", "sequence")
    assert refusal(state, "choose daimyo")[:2] == ("STN-40", "sequence")


def test_stn_41_the_leftmost_free_position() -> None:
    state = at("A places", hand_A="3koku*2", chugoku="B C")
    assert refusal(at("A places", hand_A="3koku 2koku", chugoku="B C"), "claim chugoku")[:2] == (
        "STN-41",
        "price",
    )
    play(state, "claim chugoku", "spend 3koku", "spend 3koku", "place")
    assert list(state.board[:4]) == [1, 2, 0, -1]
    dump = state.dump()
    dump["board"][0] = -1
    assert rejected(dump) in ("STN-41", "STN-45")


def test_stn_41_a_full_province() -> None:
    state = at("A places", hand_A="3koku*4", chugoku="B C B C")
    assert refusal(state, "claim chugoku") == (
        "STN-41",
        "full",
        {"province": "chugoku", "positions": 4},
    )


def test_stn_41_troops_and_koku_do_not_mix() -> None:
    state = at("A places", hand_A="samurai*2 2koku", chugoku="| bushi/plus")
    assert refusal(state, "claim chugoku") == (
        "STN-41",
        "price",
        {"province": "chugoku", "troops": "2 samurai, 1 bushi", "koku": 3},
    )
    mixed = at("A places", hand_A="samurai*2 2koku", tiles_A="exchange", chugoku="| bushi/plus")
    assert "claim chugoku" in texts(mixed)


def test_stn_42_an_unused_half_is_lost_and_no_change_is_given() -> None:
    state = at("A places", hand_A="samurai+bushi samurai+sohei 3koku", chugoku="| bushi/plus")
    play(state, "claim chugoku", "spend samurai+bushi", "spend samurai+sohei", "place")
    assert hand(state, "A") == ["3koku"]
    rich = at("A places", hand_A="3koku*2", chugoku="B")
    play(rich, "claim chugoku", "spend 3koku", "spend 3koku", "place")
    assert hand(rich, "A") == []
    assert rich.spent[2] == 2


def test_stn_42_no_half_card_for_another_kamon() -> None:
    state = at("A places", hand_A="samurai+bushi samurai+sohei", chugoku="| bushi/plus sohei/plus")
    play(state, "claim chugoku", "spend samurai+bushi", "spend samurai+sohei", "place")
    assert "claim" not in kinds(state)


def test_stn_43_only_parts_that_can_be_completed_are_offered() -> None:
    state = at("A places", hand_A="samurai*3 bushi shinobi 2koku 1koku", chugoku="| bushi/plus")
    play(state, "claim chugoku")
    assert texts(state) == [
        "spend samurai",
        "spend bushi",
        "spend 1koku",
        "spend 2koku",
        "withdraw",
    ]
    rule, reason, figures = refusal(state, "spend shinobi")
    assert (rule, reason) == ("STN-43", "part")
    assert (figures["troops"], figures["koku"]) == ("2 samurai, 1 bushi", 3)
    assert refusal(state, "place")[:2] == ("STN-43", "short")
    play(state, "spend 2koku")
    assert texts(state) == ["spend 1koku", "withdraw"]
    assert refusal(state, "spend 2koku") == (
        "STN-43",
        "hand",
        {"part": "2koku", "held": 1, "spent": 1},
    )
    play(state, "spend 1koku")
    assert texts(state) == ["place", "withdraw"]
    assert refusal(state, "spend samurai")[:2] == ("STN-43", "part")


def test_stn_43_the_order_of_the_parts_makes_no_difference() -> None:
    hands = {"hand_A": "samurai*2 bushi", "chugoku": "| bushi/plus"}
    one = at("A places", **hands)
    two = at("A places", **hands)
    play(one, "claim chugoku", "spend bushi", "spend samurai", "spend samurai")
    play(two, "claim chugoku", "spend samurai", "spend bushi", "spend samurai")
    assert one == two


def test_stn_43_a_payment_begun_can_be_taken_back() -> None:
    state = at("A places", hand_A="3koku*2", chugoku="| bushi/plus")
    assert refusal(state, "withdraw")[:2] == ("STN-43", "none")
    assert refusal(state, "spend 3koku")[:2] == ("STN-43", "none")
    assert refusal(state, "place")[:2] == ("STN-43", "none")
    play(state, "claim chugoku")
    for move in ("claim chubu", "done", "turn chubu"):
        assert refusal(state, move)[:2] == ("STN-43", "begun")
    play(state, "spend 3koku", "withdraw", "claim chubu")
    for _ in range(state.most_take_backs - 1):
        play(state, "withdraw", "claim chubu")
    assert "withdraw" not in kinds(state)
    assert refusal(state, "withdraw") == ("STN-43", "often", {"most": state.most_take_backs})
    play(state, "spend 3koku", "place", "claim chubu" if state.kamon[0] == 0 else "claim chugoku")
    assert "withdraw" in kinds(state)


def test_stn_43_a_payment_is_private_until_it_is_placed() -> None:
    state = at("A places", hand_A="samurai*2 bushi 3koku", chugoku="| bushi/plus")
    before = [state.view(seat) for seat in (1, 2, 3, None)]
    for move in ("claim chugoku", "spend samurai", "withdraw", "claim chubu", "spend 3koku"):
        play(state, move)
        assert [state.view(seat) for seat in (1, 2, 3, None)] == before
    play(state, "place")
    assert state.view(1) != before[0]


def test_stn_43_no_position_with_a_payment_that_leads_nowhere() -> None:
    state = play(
        at("A places", hand_A="3koku 2koku samurai", chugoku="| bushi/plus"), "claim chugoku"
    )
    spend = [0] * 20
    spend[16] = 1
    assert SHITENNO.load(state.dump() | {"spend": spend}).view(0)["spend"] == spend
    spend[15] = 1
    assert rejected(state.dump(), spend=spend) == "STN-43"
    assert rejected(state.dump(), claimed=-1, spend=spend) == "STN-43"


@pytest.mark.parametrize(("seat", "favour"), [("A", 3 + 2), ("B", 3 + 1), ("C", 3), ("D", 3)])
def test_stn_44_the_number_of_the_position_and_the_titles_bonus(seat: str, favour: int) -> None:
    state = at(f"{seat} places", chugoku="| bushi/plus", **{f"hand_{seat}": "3koku"})
    play(state, "claim chugoku", "spend 3koku", "place")
    assert state.favour["ABCD".index(seat)] == favour


def test_stn_44_favour_that_no_kamon_brings_is_no_position() -> None:
    state = at("A places", chugoku="B")
    assert rejected(state.dump(), favour=[0, 6, 0, 0]) == "STN-44"
    assert rejected(state.dump(), favour=[0, 2, 0, 0]) == "STN-44"


def test_stn_45_the_tile_is_won_and_may_serve_the_second_kamon() -> None:
    tiles = {"chugoku": "| bushi/plus", "chubu": "B | bushi/draw"}
    state = at("A places", hand_A="shinobi bushi 3koku", **tiles)
    assert refusal(state, "claim chubu")[:2] == ("STN-41", "price")
    play(state, "claim chugoku", "spend 3koku", "place")
    assert state.view(None)["bonuses"][0] == [0, 1, 0]
    assert state.view(None)["won"][0] == [[1, 1]]
    play(state, "claim chubu", "spend shinobi", "spend bushi", "spend plus", "place")
    assert state.view(None)["board"][1] == [1, 0, None, None]
    assert state.view(None)["bonuses"][0] == [0, 0, 1]


def test_stn_45_not_for_the_kamon_that_won_it() -> None:
    state = at("A places", hand_A="samurai bushi", chugoku="| bushi/plus")
    assert refusal(state, "claim chugoku")[:2] == ("STN-41", "price")


def test_stn_45_no_tile_for_the_fourth_position() -> None:
    state = at("D places", hand_D="samurai*3", chugoku="B C B")
    before = list(state.bonuses)
    play(state, "claim chugoku", *["spend samurai"] * 3, "place")
    assert list(state.bonuses) == before
    assert state.view(None)["tops"][0] is None
    assert rejected(state.dump(), bonuses=[[1, 0, 0]] + [[0, 0, 0]] * 3) == "STN-45"


def test_stn_46_where_used_things_go() -> None:
    state = at("A places", hand_A="samurai bushi 3koku", chugoku="| bushi/plus")
    play(state, "claim chugoku", "spend 3koku", "place")
    assert (list(state.spent)[2], sum(state.discards)) == (1, 0)
    other = at("A places", hand_A="samurai bushi+bushi", tiles_A="exchange", chugoku="| bushi/plus")
    used = other.used[0]
    play(other, "claim chugoku", "spend samurai", "spend bushi+bushi", "spend exchange", "place")
    assert (other.discards[0], other.discards[8], sum(other.discards)) == (1, 1, 2)
    assert (other.used[0] - used, other.bonuses[0]) == (1, 0)


# Tiles and titles.


def test_stn_53_a_draw_tile_before_between_and_after() -> None:
    state = at("A places", hand_A="3koku*2", tiles_A="draw*3", chugoku="| bushi/plus sohei/plus")
    for step in ("draw", "claim chugoku", "spend 3koku", "place", "draw"):
        play(state, step)
    play(state, "claim chubu", "spend 3koku", "place", "draw")
    assert sum(state.troops[:14]) == 3
    assert state.used[2] == 3


def test_stn_53_before_the_sensei_turns_a_kamon() -> None:
    state = at("C places", hand_C="3koku", tiles_C="draw", chugoku="C | bushi/plus")
    assert {"draw", "turn", "done"} <= kinds(state)
    play(state, "draw", "turn chugoku")
    assert state.actors == (3,)


def test_stn_53_with_a_tile_just_won() -> None:
    state = at("A places", hand_A="3koku", chugoku="| bushi/draw")
    assert "draw" not in kinds(state)
    play(state, "claim chugoku", "spend 3koku", "place")
    assert "draw" in kinds(state)


def test_stn_53_refusals() -> None:
    state = at("A places", hand_A="3koku", tiles_A="draw", chugoku="| bushi/plus")
    play(state, "claim chugoku")
    assert refusal(state, "draw")[:2] == ("STN-53", "paying")
    none = at("A places", hand_A="3koku")
    assert refusal(none, "draw") == ("STN-53", "tile", {"tiles": 0})
    every = " ".join(
        [
            "samurai*6 bushi*6 sohei*6 shinobi*6 samurai+samurai bushi+bushi sohei+sohei",
            "shinobi+shinobi samurai+bushi samurai+sohei samurai+shinobi bushi+sohei",
            "bushi+shinobi sohei+shinobi",
        ]
    )
    empty = at("A places", hand_A=every, tiles_A="draw")
    assert refusal(empty, "draw")[:2] == ("STN-53", "pile")


def test_stn_53_a_draw_is_a_secret_moment_and_private() -> None:
    state = at("A places", tiles_A="draw", events=True, pile="shinobi bushi")
    before = state.secrets
    play(state, "draw")
    assert state.secrets == before + 1
    assert hand(state, "A") == ["bushi"]
    assert {"event": "drawn", "seat": 0, "card": 1} in state.events(0)
    for seat in (1, 2, 3, None):
        assert [event["event"] for event in state.events(seat)] == ["draw"]
        assert state.view(seat)["known"][0] == [0] * 14


def test_stn_53_the_discard_is_shuffled_for_it() -> None:
    state = at("A places", tiles_A="draw", pile="")
    thrown = sum(state.discards)
    play(state, "draw")
    assert len(state.pile) == thrown - 1
    assert state.piles == 1
    assert rejected(state.dump(), used=[0, 0, 0]) in ("STN-45", "STN-53")


def test_stn_54_several_tiles_on_one_card() -> None:
    state = at("A places", hand_A="1koku", tiles_A="exchange plus*2", chugoku="B C D")
    play(
        state, "claim chugoku", "spend 1koku", "spend plus", "spend exchange", "spend plus", "place"
    )
    assert list(state.bonuses[:3]) == [0, 0, 0]
    fewer = at("A places", hand_A="1koku", tiles_A="exchange plus", chugoku="B C D")
    assert refusal(fewer, "claim chugoku")[0] == "STN-41"


def test_stn_55_daimyo_and_shomyo_twice_a_turn() -> None:
    for seat, bonus in (("A", 2), ("B", 1)):
        state = at(
            f"{seat} places",
            chugoku="| bushi/plus",
            chubu="| bushi/plus",
            **{f"hand_{seat}": "3koku*2"},
        )
        play(state, "claim chugoku", "spend 3koku", "place", "claim chubu", "spend 3koku", "place")
        assert state.favour["ABCD".index(seat)] == 6 + 2 * bonus


def test_stn_56_the_sensei_turns_one_kamon_and_his_turn_is_over() -> None:
    state = at("C places", hand_C="3koku", chugoku="C A C", chubu="A", kanto="C*")
    assert {text for text in texts(state) if text.startswith("turn")} == {"turn chugoku"}
    favour = list(state.favour)
    play(state, "turn chugoku")
    assert state.golden >> 0 & 1
    assert list(state.favour) == favour
    assert state.actors == (3,)


def test_stn_56_also_one_placed_this_turn_or_none_at_all() -> None:
    state = at("C places", hand_C="3koku", chugoku="| bushi/plus")
    assert "turn" not in kinds(state)
    play(state, "claim chugoku", "spend 3koku", "place", "turn chugoku")
    assert state.view(None)["golden"][0] == [True, False, False, False]
    assert state.actors == (3,)
    again = at("C places", chugoku="C* C")
    play(again, "turn chugoku")
    assert again.golden == 0b11


def test_stn_56_every_position_can_be_golden() -> None:
    for province in PROVINCE_NAMES:
        for place in range(4):
            row = " ".join(["A"] * place + ["C"])
            state = play(at("C places", **{province: row}), f"turn {province}")
            assert state.golden == 1 << 4 * PROVINCE_NAMES.index(province) + place


def test_stn_56_refusals() -> None:
    state = at("C places", chugoku="C*", chubu="A")
    assert refusal(state, "turn chugoku")[:2] == ("STN-56", "kamon")
    assert refusal(state, "turn chubu")[:2] == ("STN-56", "kamon")
    other = at("B places", chugoku="B")
    assert refusal(other, "turn chugoku") == (
        "STN-56",
        "title",
        {"province": "chugoku", "title": "shomyo"},
    )
    assert rejected(state.dump(), golden=0b10) == "STN-56"


def test_stn_57_the_hatamoto_stands_for_a_troop_once_a_turn() -> None:
    state = at(
        "D places",
        hand_D="samurai bushi shinobi*2",
        chugoku="| bushi/draw",
        chubu="| sohei/draw",
    )
    play(state, "claim chugoku", "spend samurai", "spend bushi", "spend hatamoto", "place")
    assert state.placed == 1
    assert refusal(state, "claim chubu")[:2] == ("STN-41", "price")
    play(state, "done")
    assert state.stood_in == 0


def test_stn_57_refusals() -> None:
    used = at("D places", hand_D="3koku", placed=1, stood_in=True, chugoku="D", tiles_D="draw")
    play(used, "claim chubu")
    assert refusal(used, "spend hatamoto")[:2] == ("STN-57", "turn")
    other = play(at("A places", hand_A="3koku"), "claim chubu")
    assert refusal(other, "spend hatamoto") == (
        "STN-57",
        "title",
        {"part": "hatamoto", "title": "daimyo"},
    )
    assert rejected(at("A places", chugoku="A", placed=1).dump(), stood_in=1) == "STN-57"


def test_stn_57_no_card_at_all() -> None:
    state = at("D places", tiles_D="plus*2", chugoku="B C B")
    play(state, "claim chugoku", "spend hatamoto", "spend plus", "spend plus", "place")
    assert state.view(None)["board"][0] == [1, 2, 1, 3]
    assert hand(state, "D") == []


# The worked examples.


def test_worked_example_2_kanto_by_troops() -> None:
    state = at("A places", hand_A="samurai*3 bushi+sohei", kanto="| bushi/exchange sohei/plus")
    spend = ("spend samurai", "spend samurai", "spend samurai", "spend bushi+sohei")
    play(state, "claim kanto", *spend, "place")
    assert state.favour[0] == 5 + 2
    view = state.view(None)
    assert view["bonuses"][0] == [1, 0, 0]
    assert hand(state, "A") == []
    assert state.ask(None, "prices")[4] == {"position": 1, "troops": [3, 0, 1, 0], "koku": 6}


def test_worked_examples_3_and_4_kanto_by_koku_then_chubu() -> None:
    state = at(
        "B places",
        hand_B="1koku*4 2koku shinobi bushi",
        kanto="A | sohei/plus",
        chubu="C D | bushi/exchange",
    )
    play(state, "claim kanto", *["spend 1koku"] * 4, "spend 2koku", "place")
    assert state.favour[1] == 6 + 1
    assert state.view(None)["bonuses"][1] == [0, 1, 0]
    play(state, "claim chubu", "spend shinobi", "spend plus", "spend bushi", "place")
    assert state.favour[1] == 6 + 1 + 6 + 1
    assert state.view(None)["bonuses"][1] == [1, 0, 0]
    assert state.view(None)["board"][1] == [2, 3, 1, None]


def test_worked_example_5_hokkaido_last_position() -> None:
    state = at("D places", hand_D="bushi+sohei", tiles_D="exchange plus", hokkaido="A B C")
    before = state.favour[3]
    play(state, "claim hokkaido", "spend bushi+sohei", "spend exchange", "spend plus", "place")
    assert state.favour[3] - before == 9
    assert state.view(None)["bonuses"][3] == [0, 0, 0]
    assert state.view(None)["board"][2] == [0, 1, 2, 3]


def test_defaults_give_up_a_payment_and_end_the_turn() -> None:
    state = at("A places", hand_A="3koku", chugoku="| bushi/plus")
    play(state, "claim chugoku")
    assert state.text(0, state.default(0)) == "withdraw"
    state.play(0, state.default(0))
    assert state.text(0, state.default(0)) == "done"
    for _ in range(state.most_take_backs - 1):
        play(state, "claim chugoku", "withdraw")
    play(state, "claim chugoku")
    assert state.text(0, state.default(0)) == "spend 3koku"
