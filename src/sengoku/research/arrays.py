"""The data that learners receive: a view as an array, moves as a mask, a result as rewards."""

from __future__ import annotations

import os
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random

# Nearly every number is a share, from 0 to 1. Some have no limit in the rules, such as honour, and
# are divided by a typical value; none comes near this limit.
LOW: Final = -1.0
HIGH: Final = 16.0
ILLEGAL: Final = -1.0  # the reward for a move that is not legal: worse than losing


def observed(state: State, seat: int) -> NDArray[np.float64]:
    """The seat's view, one number for each of `game.features`, as a new array."""
    return np.array(memoryview(state.observation(seat)))


def mask(state: State, seat: int, size: int) -> NDArray[np.int8]:
    """Which of the moves are legal for the seat: 1 or 0 for each."""
    legal = np.zeros(size, np.int8)
    legal[np.frombuffer(memoryview(state.moves(seat)), np.int64)] = 1
    return legal


def observation_box(features: int) -> spaces.Space[NDArray[np.float64]]:
    """The observation space of a game with this number of features."""
    box: Any = spaces.Box(LOW, HIGH, (features,), np.float64)
    return cast(spaces.Space[NDArray[np.float64]], box)


def shares(state: State) -> list[float]:
    """Each seat's share of the win, which ties split. The shares sum to 1."""
    won = 1.0 / state.ranks.count(1)
    return [won if rank == 1 else 0.0 for rank in state.ranks]


def stream(seed: int | None, running: Random | None) -> Random:
    """The random stream for the next games: from a seed, the current one, or a random one."""
    if seed is not None:
        return Random(seed)
    return running or Random(int.from_bytes(os.urandom(8), "big"))
