"""Who plays: bots, found by name. A bot knows what its seat knows, and nothing else."""

from sengoku.bots.bot import Bot, Candidate, decide
from sengoku.bots.catalogue import BOTS, BadBot, bot

__all__ = ["BOTS", "BadBot", "Bot", "Candidate", "bot", "decide"]
