"""Shinobi, what a seat sees (SHI-13), and the questions that a view answers."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.shinobi.components import CLANS, KINDS
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import at


def test_shi_13_what_a_seat_sees() -> None:
    state = at(
        "B 1",
        A="oda*2",
        hand_B="oda mori hojo ninja",
        discards="takeda",
        loyalties="mori oda hojo uesugi",
    )
    view = state.view(1)
    assert view["hand"] == [1, 1, 1, 0, 0, 1]
    assert view["loyalty"] == 2
    assert view["hand_sizes"] == [4, 4, 4, 4]
    assert view["pile"] == 58 - 16 - 3
    assert view["discards"] == [0, 0, 0, 1, 0, 0]
    assert view["provinces"] == [[0, 0, 2, 0, 0], [0] * 5, [0] * 5, [0] * 5]
    assert view["loyalties"] is None


def test_shi_13_spectators_and_others_see_no_hand_and_no_loyalty() -> None:
    state = at(
        "B 1", hand_A="mori*4", hand_B="oda mori hojo ninja", loyalties="mori oda hojo uesugi"
    )
    other = at("B 1", hand_A="mori*4", hand_B="uesugi*3 takeda", loyalties="mori uesugi oda hojo")
    assert state.view(None)["hand"] is None
    assert state.view(None)["loyalty"] is None
    assert state.view(None) == other.view(None)
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)


def test_shi_13_the_order_of_the_pile_is_nobodys() -> None:
    state = at("B 1")
    other = state.copy()
    other.random.shuffle(other.pile)
    assert other != state
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat) == other.view(seat)


def test_questions_are_answered_from_the_view() -> None:
    state = at("A 1", A="oda*2", B="oda", hand_A="oda mori*3", discards="ninja hojo")
    assert state.ask(0, "unseen") == [10, 8, 7, 11, 11, 2]
    assert state.ask(None, "unseen") == [10, 11, 8, 11, 11, 2]
    assert state.ask(0, "standing") == [0, 0, 3, 0, 0]


@pytest.mark.parametrize("players", [3, 5])
def test_shi_13_a_view_counts_what_it_does_not_show(players: int) -> None:
    state = sengoku.game("shinobi").start(players, 4)
    assert isinstance(state, Shinobi)
    chance = sengoku.Random(4)
    while state.actors:
        seat = state.actors[0]
        hands = [list(state.hands[at * KINDS : (at + 1) * KINDS]) for at in range(players)]
        piled = [list(state.pile).count(kind) for kind in range(KINDS)]
        for viewer in (None, *range(players)):
            view = state.view(viewer)
            others = [hand for at, hand in enumerate(hands) if at != viewer]
            assert view["unseen"] == [
                piled[kind] + sum(hand[kind] for hand in others) for kind in range(KINDS)
            ]
            assert view["standing"] == [
                sum(columns[clan] for columns in view["provinces"]) for clan in range(CLANS)
            ]
            assert state.ask(viewer, "unseen") == view["unseen"]
            assert state.ask(viewer, "standing") == view["standing"]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    view = state.view(None)
    assert view["scores"] == [view["standing"][clan] for clan in view["loyalties"]]
