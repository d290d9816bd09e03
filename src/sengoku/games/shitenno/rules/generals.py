"""Shitennō, who plays which general (STN-07): they play alike, so nothing else depends on it."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.editions import picks_in
from sengoku.games.shitenno.components import GENERAL_NAMES, USUAL

KNOWN: Final[dict[tuple[str, int], list[int]]] = {}  # by option and players: every view asks


def generals(option: str, players: int) -> list[int]:
    """The general of each seat: those that were picked, and the others in their order.

    >>> generals("usual", 2), generals("ii", 3), generals("usual+honda+usual+sakai", 4)
    ([0, 1], [3, 0, 1], [1, 0, 3, 2])
    """
    known = KNOWN.get((option, players))
    if known is None:
        names = picks_in("generals", option, USUAL, players)
        rest = [general for general, name in enumerate(GENERAL_NAMES) if name not in names]
        known = [rest.pop(0) if name == USUAL else GENERAL_NAMES.index(name) for name in names]
        KNOWN[option, players] = known
    return list(known)
