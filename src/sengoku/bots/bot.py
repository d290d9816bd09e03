"""The interface of a bot: one method that chooses a move, in a state that hides what it must."""

from __future__ import annotations

from typing import NamedTuple

from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random


class Candidate(NamedTuple):
    """A move that a bot considered, with its value; higher is better.

    `visits` is how often it tried the move, `rank` the final rank that it expects.
    """

    move: int
    value: float
    visits: int = 1
    rank: float | None = None


class Bot:
    """A program that plays. Other people's bots may subclass it, or have the same methods.

    `random` is its own random stream, set by `sengoku.bot`: a bot that uses no other randomness
    plays the same way for the same seed.
    """

    random: Random

    def choose(self, state: State, seat: int) -> int:
        """A legal move of the seat. The state is an imagined world, not the truth."""
        raise NotImplementedError

    def explain(self) -> list[Candidate]:
        """The moves considered at its last choice, best first."""
        return []


def decide(bot: Bot, state: State, seat: int) -> int:
    """Ask a bot for a move in the true state; it gets an imagined world with the same view."""
    return bot.choose(state.imagine(seat, bot.random), seat)
