"""What learners are handed: a view as an array, moves as a mask, a result as rewards."""

from __future__ import annotations

import os
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sengoku.games.chance import Random
from sengoku.games.kernel import State

# Nearly every number is a share, from 0 to 1. Some have no limit in the rules, such as honour in
# Senji, and are measured by what is usual; none comes near this.
LOW: Final = -1.0
HIGH: Final = 16.0
ILLEGAL: Final = -1.0  # the reward for a move that is not legal: worse than losing


def observed(state: State, seat: int) -> NDArray[np.float64]:
    """The seat's view, a number for each of `game.features`; an array of its own."""
    return np.array(memoryview(state.observation(seat)))


def mask(state: State, seat: int, size: int) -> NDArray[np.int8]:
    """Which of the moves are legal for the seat: 1 or 0 for each."""
    legal = np.zeros(size, np.int8)
    legal[np.frombuffer(memoryview(state.moves(seat)), np.int64)] = 1
    return legal


def observation_box(features: int) -> spaces.Space[NDArray[np.float64]]:
    """The space of the observations of a game with so many features."""
    box: Any = spaces.Box(LOW, HIGH, (features,), np.float64)
    return cast(spaces.Space[NDArray[np.float64]], box)


def shares(state: State) -> list[float]:
    """By seat, its share of the win: those who tie for it split it. Together 1."""
    won = 1.0 / state.ranks.count(1)
    return [won if rank == 1 else 0.0 for rank in state.ranks]


def stream(seed: int | None, running: Random | None) -> Random:
    """The stream for the next games: of a seed, or the one that runs, or one that nobody chose."""
    if seed is not None:
        return Random(seed)
    return running or Random(int.from_bytes(os.urandom(8), "big"))
