"""Shinobi, what is in the box, as the description of a table tells it."""

from __future__ import annotations

from sengoku.games.kernel.editions import Option
from sengoku.games.kernel.fields import Plain
from sengoku.games.shinobi.components import HAND, KINDS, copies_of


def figures(options: dict[str, Option]) -> Plain:
    """How many cards there are of each kind, and how many a hand has.

    >>> figures({})["copies"]
    [11, 11, 11, 11, 11, 3]
    """
    return {"copies": [int(copies_of(kind)) for kind in range(KINDS)], "hand": int(HAND)}
