"""Shitennō, the lots that can be made of the cards on the table, and plans for one of them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.codes import OFFER_CODE, split_code
from sengoku.games.shitenno.components import KINDS, NONE
from sengoku.games.shitenno.judge.means import CARD_MEANS


@final
class PossibleLots:
    """Every lot that can be made of some cards: a number, whose digits count each kind.

    >>> lots = PossibleLots(vec[i64]([2, 1] + [0] * 15))
    >>> len(lots.means), lots.number(vec[i64]([1, 1] + [0] * 15)), list(lots.cards_in(4))[:2]
    (6, 4, [1, 1])
    """

    def __init__(self, cards: vec[i64]) -> None:
        self.steps = vec[i64]([0] * KINDS)  # what one card of a kind adds to the number
        self.cards = cards
        means = vec[i64]([0])
        for kind in range(KINDS):
            count = cards[kind]
            if count > 0:
                step = len(means)
                self.steps[kind] = step
                for place in range(step * count):
                    means = append(means, means[place] + CARD_MEANS[kind])
        self.means = means  # of each lot, by its number

    def number(self, lot: vec[i64]) -> i64:
        """The number of a lot."""
        number: i64 = 0
        for kind in range(KINDS):
            number += lot[kind] * self.steps[kind]
        return number

    def count(self, number: i64, kind: i64) -> i64:
        """How many cards of a kind are in a lot."""
        step = self.steps[kind]
        return number // step % (self.cards[kind] + 1) if step > 0 else 0

    def rest(self, number: i64) -> i64:
        """The lot of all other cards."""
        return len(self.means) - 1 - number

    def cards_in(self, number: i64) -> vec[i64]:
        """The cards of a lot by kind."""
        found = vec[i64]([0] * KINDS)
        for kind in range(KINDS):
            found[kind] = self.count(number, kind)
        return found


@final
class LotPlan:
    """A lot with its tile, or two lots with theirs, and what comes of it for the Tairo."""

    def __init__(self, lot: i64, title: i64, rest: i64, worth: float) -> None:
        self.lot = lot
        self.title = title
        self.rest = rest  # the tile of the other lot, NONE if there is only one
        self.worth = worth
        self.own: float = 0.0  # of two lots, what the Tairo is likely to get
        self.chosen: float = 0.0  # and the one who chooses

    def sending(self) -> i64:
        """The move that sends the lot, or both."""
        if self.rest == NONE:
            return OFFER_CODE + self.title
        return split_code(self.title, self.rest)


def best_first(plan: LotPlan) -> float:
    """The key that sorts plans, the best first."""
    return -plan.worth
