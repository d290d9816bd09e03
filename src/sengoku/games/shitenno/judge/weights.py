"""Shitennō, the weights of the judge: what they are, and as attributes that are quick to read."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import POSITIONS

WEIGHTS: Final = {
    "troop": 2.4,  # a troop in hand, while there is another year
    "demand": 0.15,  # how much more for each province that asks for its type
    "koku": 1.2,  # a koku, likewise: at the end it is worth 1 (STN-62)
    "exchange": 2.0,  # an Exchange tile
    "plus": 2.4,  # a +1 tile
    "draw": 2.4,  # a Draw tile
    "kamon": 0.0,  # a kamon that is kept
    "close": 1.3,  # how sharply a kamon more or less decides a majority
    "last_close": 5.0,  # the same in the last year
    "fresh": 0.5,  # how much a free position leaves it open, compared with a kamon
    "last_fresh": 0.25,  # the same in the last year, with all turns still to come
    "opens": 0.5,  # for each favour that the next position is worth more: others may take it
    "rivalry": 1.0,  # what all others gain together, compared with the own gain
    "near": 0.25,  # a plan for which a troop is missing, compared with one that can be paid
    "wait": 0.7,  # a plan for the next year, compared with one for this year
    "seal": 0.2,  # a seal of a title for the next division
    "early": 0.1,  # a seal for the order of turns in this year
    "doubt": 1.5,  # how far the others' taste in lots may differ from what the judge expects
    "pace": 1.6,  # kamon that the fastest places in a year
    "spread": 6.0,  # how far off the expected favour is in the last year, for `chances`
    "drift": 0.8,  # and how much more for every year to come
}
HEAVIEST: Final[i64] = 12  # more kamon than anybody can count in a province


@final
class Scale:
    """The weights as attributes, and a table of strengths in a province."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.troop: float = weights["troop"]
        self.demand: float = weights["demand"]
        self.koku: float = weights["koku"]
        self.exchange: float = weights["exchange"]
        self.plus: float = weights["plus"]
        self.draw: float = weights["draw"]
        self.kamon: float = weights["kamon"]
        self.fresh: float = weights["fresh"]
        self.last_fresh: float = weights["last_fresh"]
        self.opens: float = weights["opens"]
        self.rivalry: float = weights["rivalry"]
        self.near: float = weights["near"]
        self.wait: float = weights["wait"]
        self.seal: float = weights["seal"]
        self.early: float = weights["early"]
        self.doubt: float = weights["doubt"]
        self.pace: float = weights["pace"]
        self.calm = strengths(weights["close"])
        self.sharp = strengths(weights["last_close"])


def strengths(close: float) -> vec[float]:
    """By kamon (golden ones twice) and first position: how strongly they claim the majority."""
    found = vec[float]()
    for count in range(HEAVIEST):
        for first in range(POSITIONS):
            lead = float(count) + 0.9 - 0.3 * float(first)  # a tie goes to the leftmost (STN-63)
            found = append(found, exp(close * lead))
    return found
