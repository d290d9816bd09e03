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
from sengoku.research.pettingzoo import env, parallel_env

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
