"""Shitennō, everything that bots believe: what cards, lots and turns are worth, and to whom."""

from sengoku.games.shitenno.judge.judge import JUDGE

__all__ = ["JUDGE"]
