"""Senji, the questions that a view answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Unpack

from sengoku.games.kernel.refusals import UnknownQuestion
from sengoku.games.senji.view.odds import odds

if TYPE_CHECKING:
    from sengoku.games.senji.shape import Battle, Odds, View

MOST_PIECES: Final = 20  # more than any side of a battle has


def odds_of_battle(view: View, **parts: Unpack[Battle]) -> Odds:
    """The question `odds`: the parts are those of the function `odds`, at least the units."""
    for name, value in parts.items():
        limit = 1 if name == "shared" else MOST_PIECES
        if not isinstance(value, int) or not 0 <= value <= limit:
            raise UnknownQuestion("ASK.parts", {"question": "odds", "problem": name})
    return odds(**parts).plain()


QUESTIONS: Final = {"odds": odds_of_battle}
