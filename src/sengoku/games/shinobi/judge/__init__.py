"""Shinobi, everything that bots believe: who serves whom, what a turn is worth, who will win."""

from sengoku.games.shinobi.judge.judge import JUDGE

__all__ = ["JUDGE"]
