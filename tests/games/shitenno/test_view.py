"""Shitennō, what a view reckons for whoever looks at it: the same as the rules do."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.shitenno.components import COPIES, TROOP_KINDS
from sengoku.games.shitenno.rules import holdings
from sengoku.games.shitenno.state import Shitenno
from sengoku.games.shitenno.view.uses import units_of


def played(players: int, seed: int) -> Shitenno:
    state = sengoku.game("shitenno").start(players, seed, events=True)
    assert isinstance(state, Shitenno)
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_reckons_as_the_rules_do(players: int) -> None:
    state = played(players, 5)
    chance = sengoku.Random(5)
    asked = set[int]()
    while state.actors:
        seat = state.actors[0]
        view = state.view(seat)
        assert [view["titles"][at] for at in view["order"]] == sorted(view["titles"])
        if view["phase"] == "answering":
            assert seat in view["round_of"]
            assert view["tairo"] not in view["round_of"]
            asked.add(view["round_of"].index(seat))
        else:
            assert view["round_of"] == []
        unseen = [0, 0, 0, 0]
        for kind, count in enumerate(state.ask(seat, "unseen")):
            for troop in units_of(kind):
                unseen[troop] += count
        assert view["unseen_troops"] == unseen
        moves = state.moves(seat)
        move = moves[chance.below(len(moves))]
        made = state.game.moves.kind(move).name
        state.play(seat, move)
        if made == "place":
            told = state.events(seat)
            placed = next(event for event in reversed(told) if event["event"] == "place")
            assert placed["favour"] == view["gains"][view["claimed"]]
    over = state.view(None)
    assert [line["total"] for line in over["last_favour"]] == over["scores"]
    assert players == 2 or len(asked) > 1


def test_stn_63_a_province_says_who_leads_and_by_how_much() -> None:
    state = played(3, 1)
    state.board[4], state.board[5], state.board[6] = 2, 0, 1
    told = state.view(None)["provinces"][1]
    assert (told["kamon"], told["leader"], told["tied"]) == ([1, 1, 1], 2, True)
    assert (told["position"], told["koku"], told["tiles"]) == (3, 9, 0)
    assert told["troops"] == [3, 3, 3], "no tile is left: the gate asks for its own"
    state.golden = 1 << 5
    told = state.view(None)["provinces"][1]
    assert (told["kamon"], told["leader"], told["tied"]) == ([2, 1, 1], 0, False)
    state.board[7] = 1
    told = state.view(None)["provinces"][1]
    assert (told["position"], told["koku"], told["troops"]) == (None, None, [])
    assert (told["leader"], told["tied"]) == (0, True)


def test_a_seat_is_told_what_it_could_spend() -> None:
    state = played(2, 3)
    for seat in range(2):
        assert state.view(seat)["held"] == list(holdings.hold(state, seat))
    assert state.view(None)["held"] is None
    troops = sum(int(COPIES[kind]) * int(holdings.SHOWS[kind]) for kind in range(TROOP_KINDS))
    assert troops == holdings.ALL_TROOPS
