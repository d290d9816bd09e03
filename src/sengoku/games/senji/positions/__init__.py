"""Senji, which positions `load` takes: those that some game may come to.

Shapes and numbers are checked first, then each part of the state: what was said, cards, memory,
pieces, whose turn it is. The first fault found is the one that is reported.
"""

from sengoku.games.senji.positions.check import check

__all__ = ["check"]
