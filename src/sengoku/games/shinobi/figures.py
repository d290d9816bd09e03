"""Shinobi, what is in the box, as the description of a table tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.kernel.editions import Option
from sengoku.games.shinobi.components import HAND, KINDS, copies_of

if TYPE_CHECKING:
    from sengoku.games.shinobi.shape import Figures


def figures(options: dict[str, Option]) -> Figures:
    """How many cards there are of each kind, and how many a hand has.

    >>> figures({})["copies"]
    [11, 11, 11, 11, 11, 3]
    """
    return {"copies": [int(copies_of(kind)) for kind in range(KINDS)], "hand": int(HAND)}
