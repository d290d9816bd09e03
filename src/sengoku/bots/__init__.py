"""Bots, found by name. A bot knows what its seat knows, and nothing else."""

from sengoku.bots.bot import Bot, Candidate, decide
from sengoku.bots.catalogue import BOTS, LEVELS, BadBot, bot, ready

__all__ = ["BOTS", "LEVELS", "BadBot", "Bot", "Candidate", "bot", "decide", "ready"]
