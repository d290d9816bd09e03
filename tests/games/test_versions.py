"""Versions of the rules: a game is played to its end by those it began with, and by no others."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel import Game, IllegalPosition, IllegalSetup, State
from sengoku.games.kernel.streams import Random
from sengoku.registry import GAMES
from sengoku.words import words

TABLES = [(name, rules) for name in GAMES for rules in sengoku.game(name).versions]


def begun(name: str, rules: int | None, seed: int = 5, events: bool = False) -> State:
    game = sengoku.game(name)
    return game.start(game.players[0], seed, events=events, rules=rules)


def some_moves(state: State, number: int, random: Random) -> None:
    for _ in range(number):
        if state.actors:
            seat = state.actors[random.below(len(state.actors))]
            moves = state.moves(seat)
            state.play(seat, moves[random.below(len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_every_version_since_the_first_can_be_played(name: str) -> None:
    game = sengoku.game(name)
    assert game.versions[0] == 1
    assert game.versions[-1] == game.rules
    assert begun(name, None).rules == game.rules


@pytest.mark.parametrize("name", GAMES)
def test_what_differs_is_a_switch_with_the_id_of_its_rule(name: str) -> None:
    game = sengoku.game(name)
    paragraphs = words("en").rule_ids(name)
    for switch in game.switches.values():
        assert switch.rule in paragraphs
    changed = {switch.since for switch in game.switches.values()}
    assert changed == set(game.versions) - {game.versions[0]}


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_a_state_keeps_its_version_wherever_it_goes(name: str, rules: int) -> None:
    state = begun(name, rules, events=True)
    some_moves(state, 30, Random(3))
    assert state.rules == rules
    assert state.dump()["rules"] == rules
    assert state.view(0)["rules"] == state.view(None)["rules"] == rules
    for other in (
        state.copy(),
        pickle.loads(pickle.dumps(state)),
        state.game.load(state.dump()),
    ):
        assert other.rules == rules
        assert other == state
    seat = state.actors[0]
    assert state.imagine(seat, Random(1)).rules == rules
    assert state.imagine(None, Random(1)).copy().rules == rules


@pytest.mark.parametrize("name", GAMES)
def test_what_says_no_version_is_of_the_first(name: str) -> None:
    """Nothing that was written before there were versions names one."""
    dump = begun(name, 1).dump()
    del dump["rules"]
    assert sengoku.game(name).load(dump) == begun(name, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("rules", "reason"), [(99, "newer"), (0, "older"), (-1, "older"), ("1", "number")]
)
def test_what_cannot_be_played_is_refused(name: str, rules: Any, reason: str) -> None:
    game = sengoku.game(name)
    with pytest.raises(IllegalSetup) as refused:
        game.start(game.players[0], 1, rules=rules)
    assert (refused.value.rule, refused.value.reason) == ("RULES", reason)
    dump = begun(name, 1).dump() | {"rules": rules, "of the future": 1}
    with pytest.raises(IllegalPosition) as position:
        game.load(dump)
    assert (position.value.rule, position.value.reason) == ("RULES", reason)


def test_the_refusal_says_what_to_do() -> None:
    with pytest.raises(IllegalSetup) as refused:
        begun("shinobi", 99)
    assert "a newer Sengoku" in str(refused.value)


def test_a_game_that_names_no_older_version_plays_its_newest_alone() -> None:
    """A game of another package that has changed its rules does not play old games by new rules."""
    found = sengoku.game("shinobi")
    game = Game(
        "changed",
        home=__name__,
        rules=3,
        fewest=3,
        most=5,
        players_rule="X-1",
        state=found.state,
        moves=found.moves,
        fields={},
        features=(),
    )
    assert list(game.versions) == [3]
    with pytest.raises(IllegalSetup) as refused:
        game.blank(3, {}, 2)
    assert refused.value.reason == "older"
