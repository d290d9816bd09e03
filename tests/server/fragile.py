"""Bots that go wrong."""

from __future__ import annotations

import os
import time
from pathlib import Path

from sengoku.bots import Bot
from sengoku.games.kernel import State


class Crasher(Bot):
    """Its process dies at its first move, and not at the next."""

    def choose(self, state: State, seat: int) -> int:
        flag = Path(os.environ["SENGOKU_TEST_FLAG"])
        if not flag.exists():
            flag.touch()
            os._exit(3)
        return state.moves(seat)[0]


class Sleeper(Bot):
    """Never comes to a decision."""

    def choose(self, state: State, seat: int) -> int:
        time.sleep(1000)
        return state.moves(seat)[0]


class Slow(Bot):
    """Takes a second, and then the first move."""

    def choose(self, state: State, seat: int) -> int:
        time.sleep(1)
        return state.moves(seat)[0]


class Raiser(Bot):
    """Raises an error whose text nobody may see."""

    def choose(self, state: State, seat: int) -> int:
        raise ValueError("a secret")


class Liar(Bot):
    """Wants a move that there is not."""

    def choose(self, state: State, seat: int) -> int:
        return -5
