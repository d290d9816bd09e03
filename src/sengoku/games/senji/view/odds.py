"""Senji, the exact odds of a battle: every roll of the dice counted, nothing simulated.

Only four faces matter: the two fighters' own emblems and those of the two support cards. Rolls
are enumerated by how many dice show each of them, weighted by the multinomial coefficient.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sengoku.games.senji.components import DICE

if TYPE_CHECKING:
    from sengoku.games.senji import shape

FACES: Final = 6
FACTORIALS: Final = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880)


class Odds:
    """How a battle goes: the first roll, the end, and the units that each side will have lost."""

    def __init__(self, win: float, tie: float, loss: float) -> None:
        self.win = win  # by the attacker, at the first roll
        self.tie = tie
        self.loss = loss
        self.wins = win  # by the attacker in the end, ties rolled again without cards (SEN-73)
        self.attacker_losses = 0.0  # units, on average
        self.defender_losses = 0.0

    def plain(self) -> shape.Odds:
        """As a question's answer."""
        return {
            "win": self.win,
            "tie": self.tie,
            "loss": self.loss,
            "wins": self.wins,
            "attacker_losses": self.attacker_losses,
            "defender_losses": self.defender_losses,
        }


ROLLS: dict[tuple[int, ...], tuple[float, float, float]] = {}  # what was counted already


def first_roll(
    lead: int, dice: int, attacker_support: int, defender_support: int, shared: bool
) -> tuple[float, float, float]:
    """Win, tie and loss of the attacker who leads by so much before the dice (SEN-72).

    Supports are the values of the cards played, 0 for none; `shared` if both are of one family.
    """
    if shared:  # only the higher card counts
        if attacker_support > defender_support:
            defender_support = 0
        else:
            attacker_support = 0
    key = (lead, dice, attacker_support, defender_support)
    if key not in ROLLS:
        ROLLS[key] = enumerated(lead, dice, attacker_support, defender_support)
    return ROLLS[key]


def enumerated(
    lead: int, dice: int, attacker_support: int, defender_support: int
) -> tuple[float, float, float]:
    """Count all rolls, by the number of dice with each face that matters."""
    counts = [0, 0, 0]
    helped = range(dice + 1) if attacker_support else range(1)
    hindered = range(dice + 1) if defender_support else range(1)
    others = FACES - 2 - (1 if attacker_support else 0) - (1 if defender_support else 0)
    for own in range(dice + 1):
        for foe in range(dice + 1 - own):
            for ally in helped:
                for enemy in hindered:
                    rest = dice - own - foe - ally - enemy
                    if rest < 0:
                        continue
                    margin = lead + own - foe
                    margin += min(ally, attacker_support) - min(enemy, defender_support)
                    ways = arrangements((own, foe, ally, enemy, rest)) * others**rest
                    counts[1 if margin == 0 else 0 if margin > 0 else 2] += ways
    total = FACES**dice
    return counts[0] / total, counts[1] / total, counts[2] / total


def arrangements(groups: tuple[int, ...]) -> int:
    """In how many ways dice can show these numbers of faces.

    >>> arrangements((2, 1))  # two dice with one face, one with another
    3
    """
    ways = FACTORIALS[sum(groups)]
    for group in groups:
        ways //= FACTORIALS[group]
    return ways


def odds(
    attacker_units: int,
    defender_units: int,
    attacker_captures: int = 0,
    defender_captures: int = 0,
    attacker_bonus: int = 0,
    defender_bonus: int = 0,
    attacker_support: int = 0,
    defender_support: int = 0,
    shared: bool = False,
) -> Odds:
    """The odds of a battle before its dice are rolled.

    Captures are the dice that samurai take (SEN-70), the bonus is what powers add. Supports are the
    values of the cards played, 0 for none; `shared` if both are of one family (SEN-72).

    >>> fight = odds(3, 3)
    >>> round(fight.win, 4), round(fight.tie, 4)
    (0.3846, 0.2308)
    """
    captured_defender = min(int(DICE), defender_captures)
    captured_attacker = min(int(DICE) - captured_defender, attacker_captures)
    dice = int(DICE) - captured_defender - captured_attacker
    lead = attacker_units + captured_attacker + attacker_bonus
    lead -= defender_units + captured_defender + defender_bonus
    result = Odds(*first_roll(lead, dice, attacker_support, defender_support, shared))
    again = first_roll(lead, dice, 0, 0, False)
    if dice > 0:
        result.wins = result.win + result.tie * again[0] / (again[0] + again[2])
    cost = min(attacker_units, defender_units)
    result.attacker_losses = result.wins * cost + (1 - result.wins) * attacker_units
    result.defender_losses = result.wins * defender_units + (1 - result.wins) * cost
    return result
