"""What a bot is: one method that chooses a move. And how it is asked, so that it can't cheat."""

from __future__ import annotations

from typing import NamedTuple

from sengoku.games.chance import Random
from sengoku.games.kernel import State


class Candidate(NamedTuple):
    """A move that a bot thought about, and what it thinks of it: more is better.

    `visits` is how often it tried the move, `rank` where it expects to end up with it.
    """

    move: int
    value: float
    visits: int = 1
    rank: float | None = None


class Bot:
    """A player that is a program; bots of other people may derive from it, or be like it.

    `random` is its own stream of chance, handed to it by `sengoku.bot`: all that it draws comes
    from there, so that a seed plays the same game again.
    """

    random: Random

    def choose(self, state: State, seat: int) -> int:
        """A legal move of the seat, in a world imagined for it."""
        raise NotImplementedError

    def explain(self) -> list[Candidate]:
        """What it thought about at its last choice, the best first."""
        return []


def decide(bot: Bot, state: State, seat: int) -> int:
    """Ask a bot at a true state: it is handed another world that looks the same from its seat."""
    return bot.choose(state.imagine(seat, bot.random), seat)
