"""PettingZoo's own tests, for every game and every number of players."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import sengoku
from sengoku.registry import names
from sengoku.research.pettingzoo import env, parallel_env, raw_env

TABLES = [(name, players) for name in names() for players in sengoku.game(name).players]
# What PettingZoo says about its own games with action masks too.
USUAL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # of those who see the game end
)


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    with warnings.catch_warnings():
        for begin in USUAL:
            warnings.filterwarnings("ignore", begin, UserWarning)
        yield


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(env, game, players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rendering(game: str, players: int) -> None:
    make: Any = partial(env, game, players)
    render_test(make)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_parallel_seeds(game: str, players: int) -> None:
    parallel_seed_test(partial(parallel_env, game, players), num_cycles=50)


def test_an_illegal_move_ends_the_game_and_costs_its_agent() -> None:
    table = env("shinobi", 4)
    table.reset(seed=1)
    agent = table.agent_selection
    seen = table.observe(agent)
    assert seen is not None
    table.step(int(seen["action_mask"].argmin()))
    assert all(table.terminations.values())
    assert {name: reward for name, reward in table.rewards.items() if reward} == {agent: -1}
    assert table.infos[agent]["refused"]


def test_a_raw_environment_raises_what_the_rules_refuse() -> None:
    table = raw_env("shinobi", 4)
    table.reset(seed=1)
    illegal = int(table.observe(table.agent_selection)["action_mask"].argmin())
    with pytest.raises(sengoku.IllegalMove):
        table.step(illegal)
    assert not any(table.terminations.values())


def test_only_the_agent_whose_turn_it_is_has_moves() -> None:
    table = raw_env("senji", 4)
    table.reset(seed=1)
    assert len(table.table.actors) > 1
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_all_at_once_everybody_moves_and_who_can_not_waits() -> None:
    table = parallel_env("shinobi", 3)
    seen, _ = table.reset(seed=1)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    assert [action == table.game.actions for action in actions.values()].count(True) == 2
    _, _, _, _, infos = table.step(actions)
    assert table.table.view(None)["order"] == 2
    assert infos == {agent: {} for agent in table.agents}
    _, _, _, _, infos = table.step(dict.fromkeys(table.agents, 0))
    assert all(info["refused"] for info in infos.values())
