"""Bots of other people, good and bad, for the tests."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import sengoku
from sengoku.games.kernel import State


class First:
    """Derived from nothing of ours; takes the move at a place of the list."""

    def __init__(self, place: int = 0, *, loud: bool = False) -> None:
        self.place = place
        self.loud = loud

    def choose(self, state: State, seat: int) -> int:
        if self.loud:
            sys.stdout.write("I play\n")
        moves = state.moves(seat)
        return moves[self.place % len(moves)]


class Raises(sengoku.Bot):
    def choose(self, state: State, seat: int) -> int:
        raise RuntimeError("out of ideas")


class Leaves(sengoku.Bot):
    def choose(self, state: State, seat: int) -> int:
        sys.exit("I go home")


class Illegal(sengoku.Bot):
    def choose(self, state: State, seat: int) -> int:
        return state.game.actions


class Hangs(sengoku.Bot):
    def __init__(self, file: str = "") -> None:
        self.file = file

    def choose(self, state: State, seat: int) -> int:
        if self.file:  # where it says which process hangs
            Path(self.file).write_text(str(os.getpid()))
        while True:
            time.sleep(60)


class Dies(sengoku.Bot):
    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Mute:
    """No bot: it has no method to choose."""
