"""Senji, the questions that a view answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Unpack

from sengoku.games.kernel.refusals import UnknownQuestion
from sengoku.games.senji.components import SAMURAI
from sengoku.games.senji.rules.summer.battle import captures_of, power_of
from sengoku.games.senji.view.odds import odds

if TYPE_CHECKING:
    from sengoku.games.senji.shape import Battle, Odds, View

MOST_PIECES: Final = 20  # more than any side of a battle has


def odds_of_battle(view: View, **parts: Unpack[Battle]) -> Odds:
    """The question `odds`: the parts are those of the function `odds`, at least the units.

    `attackers` and `defenders` are lists of samurai: they stand for the dice that these capture and
    for what their powers add.
    """
    counted: dict[str, Any] = dict(parts)
    for side, attacks in (("attacker", True), ("defender", False)):
        if f"{side}s" in counted:
            samurai = mask_of(counted.pop(f"{side}s"))
            counted[f"{side}_captures"] = int(captures_of(samurai))
            counted[f"{side}_bonus"] = int(power_of(samurai, attacks))
    for name, value in counted.items():
        limit = 1 if name == "shared" else MOST_PIECES
        if not isinstance(value, int) or not 0 <= value <= limit:
            raise UnknownQuestion("ASK.parts", {"question": "odds", "problem": name})
    return odds(**counted).plain()


def mask_of(samurai: object) -> int:
    """A list of samurai as bits; `UnknownQuestion` if it is none."""
    if isinstance(samurai, list) and all([one in range(SAMURAI) for one in samurai]):
        return sum([1 << one for one in set(samurai)])
    raise UnknownQuestion("ASK.parts", {"question": "odds", "problem": "samurai"})


QUESTIONS: Final = {"odds": odds_of_battle}
