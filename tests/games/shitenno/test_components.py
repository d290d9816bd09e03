"""Shitennō, the box: STN-01 to STN-10."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from sengoku.games.shitenno import codes, components, notation
from sengoku.games.shitenno.components import (
    CARD_NAMES,
    COPIES,
    GATES,
    PRINTED,
    PROVINCE_NAMES,
    TROOP_NAMES,
    VALUES,
)

from .position import SHITENNO, at, begun, play, refusal


def rejected(dump: dict[str, Any], **changes: Any) -> str:
    """The rule under which a dump with changes is impossible."""
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHITENNO.load(dump | changes)
    return caught.value.rule


def test_stn_01_four_troop_types() -> None:
    assert TROOP_NAMES == ("samurai", "bushi", "sohei", "shinobi")
    assert {card for card in CARD_NAMES if "+" not in card and "koku" not in card} == set(
        TROOP_NAMES
    )
    with pytest.raises(sengoku.UnknownText):
        SHITENNO.moves.parse("add ronin")


def test_stn_02_six_single_cards_of_each_type() -> None:
    assert [COPIES[card] for card in range(4)] == [6, 6, 6, 6]
    dump = SHITENNO.start(2, 1).dump()
    assert rejected(dump, pile=[*dump["pile"], 0]) == "STN-02"


def test_stn_03_ten_doubles_each_pair_once() -> None:
    doubles = [card for card in CARD_NAMES if "+" in card]
    pairs = {tuple(sorted(card.split("+"))) for card in doubles}
    assert len(doubles) == len(pairs) == 10
    assert sum(one == two for one, two in pairs) == 4
    assert [COPIES[card] for card in range(4, 14)] == [1] * 10
    dump = SHITENNO.start(2, 1).dump()
    doubled = [CARD_NAMES.index("samurai+bushi"), *dump["pile"]]
    assert rejected(dump, pile=doubled) == "STN-03"


def test_stn_04_koku_of_one_two_and_three() -> None:
    assert [COPIES[card] for card in range(14, 17)] == [12, 8, 4]
    state = begun(4, 1)
    open_koku = sum((kind - 13) * state.table[kind] for kind in range(14, 17))
    assert open_koku + sum(kind + 1 for kind in state.koku_pile) == 12 * 1 + 8 * 2 + 4 * 3
    dump = state.dump()
    swapped = [2 if kind == 0 else kind for kind in dump["koku_pile"]]
    assert rejected(dump, koku_pile=swapped) == "STN-04"


def test_stn_05_two_tiles_of_each_troop_and_bonus() -> None:
    for seed in range(5):
        stacks = list(begun(2, seed).stacks)
        assert sorted(stacks) == sorted([*range(12), *range(12)])
    dump = SHITENNO.start(2, 1).dump()
    assert rejected(dump, stacks=[0] * 24) == "STN-05"


def test_stn_06_four_titles_in_order_of_their_seals() -> None:
    assert components.TITLE_NAMES == ("daimyo", "shomyo", "sensei", "hatamoto")
    assert (components.DAIMYO, components.SHOMYO) == (0, 1)
    assert (components.SENSEI, components.HATAMOTO) == (2, 3)
    dump = SHITENNO.start(3, 1).dump()
    assert rejected(dump, titles=[1, 1, 2]) == "STN-06"
    assert rejected(dump, titles=[0, 1, 4]) == "DUMP"


def test_stn_07_generals_play_alike() -> None:
    assert components.GENERAL_NAMES == ("honda", "sakakibara", "sakai", "ii")
    hands = {f"hand_{seat}": "samurai*1 bushi*1" for seat in "ABCD"}
    for seat in "ABCD":
        titles = ["shomyo", "sensei", "hatamoto"]
        titles.insert("ABCD".index(seat), "daimyo")
        state = at(f"{seat} places", titles=" ".join(titles), chubu="A | bushi/plus", **hands)
        assert refusal(state, "claim kanto")[0] == "STN-41"


def test_stn_07_a_player_may_pick_their_general() -> None:
    for picked, seats in (
        ("usual", [0, 1, 2]),
        ("ii", [3, 0, 1]),
        ("ii+sakai", [3, 2, 0]),
        ("usual+ii", [0, 3, 1]),
        ("usual+usual+honda", [1, 2, 0]),
    ):
        state = SHITENNO.start(3, 1, generals=picked)
        assert state.view(0)["generals"] == state.view(None)["generals"] == seats
        dealt = SHITENNO.start(3, 1).dump()
        assert {**state.dump(), "options": {}} == {**dealt, "options": {}}, "all else is the same"
        assert SHITENNO.load(state.dump()).view(1)["generals"] == seats


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("", "choice"),
        ("tokugawa", "choice"),
        ("ii+ii", "seats"),
        ("usual+usual+ii", "seats"),
        ("honda+sakai+ii", "seats"),
    ],
)
def test_stn_07_two_players_have_two_generals(wrong: str, reason: str) -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        SHITENNO.start(2, 1, generals=wrong)
    assert (caught.value.rule, caught.value.reason) == ("OPTION", reason)


@pytest.mark.parametrize(("players", "kamon"), [(2, 12), (3, 10), (4, 8)])
def test_stn_08_kamon_by_number_of_players(players: int, kamon: int) -> None:
    state = begun(players, 1)
    assert list(state.kamon) == [kamon] * players
    dump = state.dump()
    assert rejected(dump, kamon=[kamon + 1, *[kamon] * (players - 1)]) == "STN-08"
    for wrong in (1, 5):
        with pytest.raises(sengoku.IllegalSetup) as caught:
            SHITENNO.start(wrong, 1)
        assert caught.value.rule == "STN-08"
        assert caught.value.figures == {"players": wrong, "fewest": 2, "most": 4}


BOARD = {
    "chugoku": ("samurai", 2, [3, 4, 6, 9]),
    "chubu": ("shinobi", 2, [3, 4, 6, 9]),
    "hokkaido": ("sohei", 2, [3, 4, 6, 9]),
    "kyushu": ("bushi", 2, [3, 4, 6, 9]),
    "kanto": ("samurai", 3, [5, 6, 8, 11]),
    "kansai": ("shinobi", 3, [5, 6, 8, 11]),
    "shikoku": ("sohei", 3, [5, 6, 8, 11]),
    "tohoku": ("bushi", 3, [5, 6, 8, 11]),
}


def test_stn_09_provinces_as_printed() -> None:
    assert tuple(BOARD) == PROVINCE_NAMES
    for number, (troop, printed, values) in enumerate(BOARD.values()):
        assert (TROOP_NAMES[GATES[number]], PRINTED[number]) == (troop, printed)
        assert list(VALUES[number * 4 : number * 4 + 4]) == values
    assert components.MAJORITY == 6


@pytest.mark.parametrize("province", BOARD)
def test_stn_09_the_number_is_price_and_favour(province: str) -> None:
    """Exactly that many koku pay a position, one less does not, and it brings as much favour."""
    for position, value in enumerate(BOARD[province][2]):
        kamon = " ".join(["B"] * position)
        threes, ones = divmod(value, 3)
        rich = f"3koku*{threes} 1koku*{ones}" if ones else f"3koku*{threes}"
        state = at("C places", hand_C=rich, **{province: kamon})
        play(state, f"claim {province}", *["spend 3koku"] * threes, *["spend 1koku"] * ones)
        play(state, "place")
        assert state.favour[2] == value
        poor = f"3koku*{threes - 1} 2koku*1 1koku*{ones}" if ones else f"3koku*{threes - 1} 2koku"
        short = at("C places", hand_C=poor, **{province: kamon})
        rule, reason, figures = refusal(short, f"claim {province}")
        assert (rule, reason, figures["koku"]) == ("STN-41", "price", value)


@pytest.mark.parametrize("troop", TROOP_NAMES)
def test_stn_10_the_top_tile_adds_its_troop(troop: str) -> None:
    cards = f"samurai*2 {troop}" if troop != "samurai" else "samurai*3"
    state = at("A places", hand_A=cards, chugoku=f"| {troop}/plus")
    play(state, "claim chugoku", "spend samurai", "spend samurai", f"spend {troop}", "place")
    assert state.board[0] == 0
    other = "bushi" if troop != "bushi" else "sohei"
    short = at("A places", hand_A=f"samurai*2 {other}", chugoku=f"| {troop}/plus")
    rule, _, figures = refusal(short, "claim chugoku")
    assert rule == "STN-41"
    assert figures["troops"] == ("3 samurai" if troop == "samurai" else f"2 samurai, 1 {troop}")


@pytest.mark.parametrize(
    ("province", "troop", "needed"), [("kyushu", "bushi", 3), ("kansai", "shinobi", 4)]
)
def test_stn_10_the_fourth_position_asks_for_one_type(
    province: str, troop: str, needed: int
) -> None:
    state = at("A places", hand_A=f"{troop}*{needed}", **{province: "B C D"})
    play(state, f"claim {province}", *[f"spend {troop}"] * needed, "place")
    assert state.placed == 1
    short = at("A places", hand_A=f"{troop}*{needed - 1} samurai", **{province: "B C D"})
    assert refusal(short, f"claim {province}")[2]["troops"] == f"{needed} {troop}"


def test_the_codes_written_out_are_those_of_the_table() -> None:
    for name, kind in notation.MOVES.kinds.items():
        assert getattr(codes, f"{name.upper()}_CODE") == kind.first
