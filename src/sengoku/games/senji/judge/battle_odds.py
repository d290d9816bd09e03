"""Senji, the odds of an attack: the dice exactly (SEN-70 to SEN-73), the foe's card by guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.components import (
    DICE,
    FAMILIES,
    MILITARIES,
    VALUES,
)
from sengoku.games.senji.rules.summer.battle import captures_of, power_of
from sengoku.games.senji.view.odds import first_roll

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

LEADS: Final[i64] = 14  # whoever leads by more than dice and a card can make up has won
ROLLED: Final[i64] = 10  # numbers of dice that may be rolled: 0 to 9
HELPS: Final[i64] = 5  # values of a support card: 0 (none) to 4
CHANCES: Final = vec[float]([-1.0] * (29 * 10 * 5))  # by lead, dice and card; -1: not asked yet


def chance(lead: i64, dice: i64, support: i64) -> float:
    """The attacker's chance to win in the end, with a support card of this value (SEN-73).

    >>> chance(15, 9, 0), chance(-15, 9, 4)
    (1.0, 0.0)
    """
    if lead > LEADS or lead < -LEADS:
        return 1.0 if lead > 0 else 0.0
    place = ((lead + LEADS) * ROLLED + dice) * HELPS + support
    if CHANCES[place] < 0.0:
        win, tie, _ = first_roll(lead, dice, support, 0, False)
        again = first_roll(lead, dice, 0, 0, False)
        decided = again[0] + again[2]
        if dice > 0 and decided > 0.0:
            win += tie * again[0] / decided
        CHANCES[place] = win
    return CHANCES[place]


def odds_of(
    scales: Scales, units: i64, samurai: i64, defence: i64, defenders: i64, support: i64
) -> float:
    """The attacker's chance to win, against a foe who may have a card too."""
    theirs = min(DICE, captures_of(defenders))
    ours = min(DICE - theirs, captures_of(samurai))
    dice = DICE - theirs - ours
    lead = units + ours + power_of(samurai, True) - defence - theirs - power_of(defenders, False)
    sure = chance(lead, dice, support)
    return sure + scales.wary * (chance(lead - 1, dice, support) - sure)


def best_support(state: Senji, seat: i64, foe: i64) -> i64:
    """The value of the highest military card that the seat could play against the foe (SEN-71)."""
    best: i64 = 0
    for family in range(FAMILIES):
        if family != seat + state.absent and family != foe + state.absent:
            mask = (state.diplomacy.hands[seat * FAMILIES + family] & MILITARIES) >> VALUES
            for value in range(VALUES, best, -1):
                if mask >> (value - 1) & 1:
                    best = value
                    break
    return best
