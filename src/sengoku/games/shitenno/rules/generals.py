"""Shitennō, who plays which general (STN-07): they play alike, so nothing else depends on it."""

from __future__ import annotations

from sengoku.games.kernel.editions import no_choice
from sengoku.games.shitenno.components import GENERAL_NAMES, USUAL


def generals(option: str, players: int) -> list[int]:
    """The general of each seat: those that were picked for the first seats, then the others.

    >>> generals("usual", 2), generals("ii", 3), generals("sakai+honda", 4)
    ([0, 1], [3, 0, 1], [2, 0, 1, 3])
    """
    names = [] if option == USUAL else option.split("+")
    if len(set(names)) < len(names) or len(names) > players or USUAL in names:
        raise no_choice("generals", option, GENERAL_NAMES)
    picked = [GENERAL_NAMES.index(name) for name in names]
    rest = [general for general in range(len(GENERAL_NAMES)) if general not in picked]
    return [*picked, *rest][:players]
