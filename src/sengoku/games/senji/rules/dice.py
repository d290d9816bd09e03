"""Senji, the dice: SEN-08."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.components import DICE, FAMILIES

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

OUTCOMES: Final = vec[i64]([6**dice for dice in range(int(DICE) + 1)])  # by the number of dice


def rolled(state: Senji, dice: i64) -> vec[i64]:
    """Roll dice: how many show each emblem. One number below 6 ** dice serves them all."""
    counts = vec[i64]([0] * FAMILIES)
    roll = state.random.below(OUTCOMES[dice])
    for _time in range(dice):
        counts[roll % 6] += 1
        roll //= 6
    return counts


def faces(dice: vec[i64]) -> list[int]:
    """The dice one by one, as families."""
    return [family for family in range(FAMILIES) for _time in range(dice[family])]
