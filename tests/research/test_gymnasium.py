"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sengoku
from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.registry import names
from sengoku.research.gymnasium import OneSeat

TABLES = [(name, players) for name in names() for players in sengoku.game(name).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_check_env(game: str, players: int) -> None:
    rules = sengoku.game(game).rules
    env = gymnasium.make(f"sengoku/{game}-v{rules}", players=players)
    check_env(env.unwrapped)


@pytest.mark.filterwarnings("ignore:.*is out of date")  # Gymnasium recommends the newest
def test_every_version_of_the_rules_has_its_environment() -> None:
    for name in names():
        for rules in sengoku.game(name).versions:
            env = gymnasium.make(f"sengoku/{name}-v{rules}")
            env.reset(seed=1)
            assert env.unwrapped.table.rules == rules  # type: ignore[attr-defined]
            tables = gymnasium.make_vec(f"sengoku/{name}-v{rules}", 2, bots="random")
            tables.reset(seed=1)
            assert [state.rules for state in tables.unwrapped.tables.states] == [rules] * 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", names())
def test_a_game_ends_with_a_share_of_the_win(game: str) -> None:
    env = OneSeat(game, seat=1)
    _, info = env.reset(seed=3)
    chance = np.random.default_rng(3)
    over = False
    while not over:
        assert info["seat"] == 1
        assert env.table.deciders[0] == 1
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
    assert reward == (1 / env.table.ranks.count(1) if env.table.ranks[1] == 1 else 0)
    assert not info["action_mask"].any()


def test_an_illegal_move_loses() -> None:
    env = OneSeat("shinobi")
    _, info = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over) == (-1.0, True)
    assert info["refused"]


def test_without_a_seat_chance_seats_the_learner() -> None:
    env = OneSeat("shinobi")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert seats == {0, 1, 2, 3}


def test_bots_are_named_for_every_other_seat() -> None:
    env = OneSeat("shinobi", players=3, bots=["greedy", "random"])
    env.reset(seed=1)
    assert [repr(bot) for bot in env.bots][1] == "<RandomBot>"
    with pytest.raises(IllegalSetup, match="You named 2 bots for 3 other seats"):
        OneSeat("shinobi", bots=["greedy", "random"])
