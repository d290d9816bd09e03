"""Shitennō, the end: STN-60 to STN-64."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.shitenno.rules.scoring import koku_favour, majority
from sengoku.games.shitenno.state import Shitenno

from .position import SHITENNO, at, play
from .test_components import rejected


def ended(**said: Any) -> Shitenno:
    """The last turn of the last year is over."""
    state = play(at("D places", year=6, **said), "done")
    assert state.actors == ()
    return state


def test_stn_60_the_game_ends_when_the_koku_pile_is_empty() -> None:
    state = ended()
    assert len(state.koku_pile) == 0
    assert state.scores != ()
    earlier = play(at("D places", year=5), "done")
    assert earlier.actors == (0,)
    assert (len(earlier.koku_pile), earlier.scores) == (0, ())


def test_stn_60_the_game_ends_when_somebody_has_no_kamon_and_the_year_is_over() -> None:
    rows = dict.fromkeys(("chugoku", "chubu", "kanto"), "B B") | {"kansai": "B"}
    state = at("B places", hand_B="3koku", tiles_D="", **rows)
    play(state, "claim hokkaido", "spend 3koku", "place")
    assert state.kamon[1] == 0
    assert state.actors != ()
    while state.actors:
        assert state.actors[0] > 0, "everybody finishes this year, and no other begins"
        play(state, "done")
    assert state.ranks != ()


def test_stn_60_no_year_begins_without_kamon() -> None:
    rows = dict.fromkeys(("chugoku", "chubu", "kanto", "kansai"), "B B")
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at("A divides", table="samurai", **rows)
    assert caught.value.rule == "STN-60"
    over = ended().dump()
    fewer = over | {"koku_pile": [0, 0, 0, 0], "round": 5}
    fewer["spent"] = [over["spent"][0] - 4, *over["spent"][1:]]
    assert rejected(fewer) == "STN-60"


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 8), (4, 6)])
def test_stn_61_the_koku_last_for_so_many_rounds(players: int, rounds: int) -> None:
    state = SHITENNO.start(players, 1)
    assert isinstance(state, Shitenno)
    while state.actors:
        seat = state.actors[0]
        idle = [move for move in state.moves(seat) if state.text(seat, move) == "done"]
        state.play(seat, idle[0] if idle else state.moves(seat)[0])
    assert state.round == rounds
    for seed in range(40):
        played = SHITENNO.start(players, seed)
        play_out(played, sengoku.Random(seed))
        assert played.view(None)["round"] <= rounds
    assert rejected(state.dump(), round=rounds + 1) == "STN-30"


@pytest.mark.parametrize(
    ("koku", "troops", "exchanges", "plus", "favour", "before"),
    [  # in version 2 of the rules, and before
        (7, 0, 0, 0, 7, 7),
        (0, 5, 2, 0, 2, 2),
        (0, 1, 4, 0, 1, 1),
        (0, 0, 4, 3, 0, 0),
        (1, 0, 0, 3, 4, 4),
        (0, 3, 0, 3, 0, 0),
        (2, 1, 1, 1, 4, 4),
        (0, 3, 2, 2, 2, 4),
        (1, 3, 2, 2, 5, 5),
        (2, 0, 1, 3, 5, 5),
        (0, 1, 3, 2, 1, 3),
    ],
)
def test_stn_62_favour_from_koku(
    koku: int, troops: int, exchanges: int, plus: int, favour: int, before: int
) -> None:
    assert koku_favour(koku, troops, exchanges, plus, on_cards=True) == favour
    assert koku_favour(koku, troops, exchanges, plus, on_cards=False) == before


@pytest.mark.parametrize(("rules", "second"), [(1, 3), (2, 2)])
def test_stn_62_cards_and_tiles_in_hand(rules: int, second: int) -> None:
    state = ended(
        rules=rules,
        hand_A="3koku 2koku 1koku*2",
        hand_B="samurai+bushi",
        tiles_B="exchange*3 plus",
        hand_C="samurai",
        tiles_C="plus*2 draw",
        tiles_D="exchange plus",
    )
    koku = [
        line["total"] - line["track"] - line["majorities"] for line in state.ask(0, "last_favour")
    ]
    assert koku == [7, second, 0, 0]
    assert [line["total"] for line in state.ask(0, "last_favour")] == list(state.scores)
    before = at("D places", year=6, hand_B="samurai+bushi", tiles_B="exchange*3")
    assert before.ask(0, "last_favour")[1]["exchanged"] == 1, "the double is not seen"
    assert before.ask(1, "last_favour")[1]["exchanged"] == 2


def test_stn_63_most_kamon_golden_ones_count_two_ties_go_left() -> None:
    plain = [False] * 4
    assert majority([0, 1, 1, -1], plain) == 1
    assert majority([0, 1, -1, -1], plain) == 0
    assert majority([1, 0, 0, 1], plain) == 1
    assert majority([0, 1, -1, -1], [False, True, False, False]) == 1
    assert majority([0, 1, 0, -1], [False, True, False, False]) == 0
    assert majority([-1] * 4, plain) == -1


def test_stn_63_six_for_each_province() -> None:
    state = ended(chugoku="A B B", chubu="A B", hokkaido="A B*", kyushu="C A C A")
    assert state.ask(None, "leaders") == [1, 0, 1, 2, None, None, None, None]
    track = [3 + 3 + 3 + 4 + 9, 4 + 6 + 4 + 4, 3 + 6, 0]
    assert list(state.favour) == track
    assert state.scores == (track[0] + 6, track[1] + 12, track[2] + 6, 0)
    assert rejected(state.dump(), scores=[0, 0, 0, 0]) == "STN-64"


def test_stn_64_most_favour_wins_a_tie_goes_to_the_higher_title() -> None:
    state = ended(
        hand_A="2koku", hand_B="2koku", hand_C="3koku", titles="sensei shomyo daimyo hatamoto"
    )
    assert state.scores == (2, 2, 3, 0)
    assert state.ranks == (3, 2, 1, 4)
    tied = ended()
    assert (tied.scores, tied.ranks) == ((0, 0, 0, 0), (1, 2, 3, 4))
    assert rejected(tied.dump(), ranks=[1, 1, 1, 1]) == "STN-64"
    assert rejected(at("D places").dump(), ranks=[1, 2, 3, 4]) == "STN-64"


def test_the_hands_lie_open_at_the_end() -> None:
    state = ended(unseen_A="samurai bushi", hand_B="sohei")
    view = state.view(None)
    assert view["hands"][0][:2] == [1, 1]
    assert list(state.imagine(3, sengoku.Random(1)).view(None)["hands"]) == view["hands"]
