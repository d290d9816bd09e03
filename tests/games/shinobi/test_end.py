"""Shinobi, the end: SHI-40 to SHI-44."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from tests.games.shinobi.position import SHINOBI, at, play

LOYAL = "hojo mori oda takeda"


def last_turn(**places: Any) -> sengoku.State:
    """D has drawn the last card, A and B had their last turn, C is to rest and end the game."""
    state = at(
        "C 3",
        loyalties=LOYAL,
        hand_A="uesugi*2",
        hand_B="uesugi*2",
        hand_C="uesugi*2",
        hand_D="uesugi*3",
        last="D",
        pile=0,
        **places,
    )
    play(state, "rest")
    return state


def test_shi_40_who_draws_the_last_card_has_no_more_turn_every_other_one() -> None:
    state = at("B 3", hand_B="oda mori", pile=2)
    play(state, "rest")
    assert state.view(None)["last"] == 1
    turns = []
    while state.actors:
        seat = state.actors[0]
        turns.append(seat)
        state.play(seat, state.moves(seat)[0])
    assert turns == [2, 2, 2, 3, 3, 3, 0, 0, 0]


def test_shi_40_an_empty_hand_of_the_pile_is_not_yet_the_end() -> None:
    state = at("B 3", hand_B="oda mori", pile=3)
    play(state, "rest")
    assert state.view(None)["last"] is None


@pytest.mark.parametrize("change", [{"last": 1}, {"acting": 0}])
def test_shi_40_positions_that_deny_it_are_refused(change: dict[str, int]) -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(at("A 1").dump() | change)
    assert caught.value.rule == "SHI-40"


def test_shi_40_the_one_who_drew_last_never_acts_again() -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at("D 3", hand_D="oda*3", last="D", pile=0)
    assert caught.value.rule == "SHI-40"


def test_shi_41_loyalties_are_revealed_and_the_clans_cards_counted() -> None:
    state = last_turn(A="hojo mori", B="mori hojo", C="hojo oda", D="mori")
    assert state.view(None)["loyalties"] == [0, 1, 2, 3]
    assert state.scores == (3, 3, 1, 0)


def test_shi_41_cards_in_hand_do_not_count() -> None:
    state = at(
        "C 3",
        loyalties="uesugi mori oda takeda",
        A="uesugi",
        hand_A="uesugi*2",
        hand_B="uesugi*2",
        hand_C="uesugi*2",
        hand_D="uesugi*3",
        last="D",
        pile=0,
    )
    play(state, "rest")
    assert state.scores[0] == 1


def test_shi_41_before_the_end_there_is_no_result() -> None:
    state = at("A 1")
    assert (state.scores, state.ranks) == ((), ())
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(state.dump() | {"scores": [0, 0, 0, 0], "ranks": [1, 1, 1, 1]})
    assert caught.value.rule == "SHI-41"


def test_shi_41_a_wrong_result_is_refused() -> None:
    dump = last_turn(A="hojo").dump()
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(dump | {"scores": [2, 0, 0, 0]})
    assert caught.value.rule == "SHI-41"


def test_shi_42_a_tie_goes_to_more_of_the_clan_in_the_own_province() -> None:
    state = last_turn(A="hojo mori", B="mori hojo", C="hojo", D="mori")
    assert state.scores == (3, 3, 0, 0)
    assert state.ranks == (1, 1, 3, 3)
    state = last_turn(A="mori", B="mori hojo", C="hojo", D="mori hojo")
    assert state.scores == (3, 3, 0, 0)
    assert state.ranks == (2, 1, 3, 3)


def test_shi_43_still_tied_the_victory_is_shared() -> None:
    state = last_turn(A="hojo", B="mori")
    assert state.ranks == (1, 1, 3, 3)


def test_shi_43_the_rest_is_ranked_by_the_same_two_keys() -> None:
    state = last_turn(A="hojo*3", B="mori", C="mori oda", D="oda")
    assert state.scores == (3, 2, 2, 0)
    assert state.ranks == (1, 2, 2, 4)
    state = last_turn(A="hojo*3 mori", C="oda mori", D="oda")
    assert state.scores == (3, 2, 2, 0)
    assert state.ranks == (1, 3, 2, 4)


def test_shi_44_a_clan_that_nobody_serves_never_wins() -> None:
    state = at(
        "C 3",
        loyalties=LOYAL,
        A="uesugi*2",
        B="hojo uesugi",
        hand_A="oda*2",
        hand_B="oda*2",
        hand_C="oda*2",
        hand_D="oda*3",
        last="D",
        pile=0,
    )
    play(state, "rest")
    assert state.scores == (1, 0, 0, 0)
    assert state.ranks == (1, 2, 2, 2)
