"""Shitennō, the plans of a Tairo for a lot: which small moves lead to the best of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.codes import (
    ADD_CODE,
    OFFER_CODE,
    REMOVE_CODE,
    SPLIT_CODE,
    SPLIT_END,
    split_hierarchy,
    split_rest,
)
from sengoku.games.shitenno.components import KINDS, NONE
from sengoku.games.shitenno.judge.lot_values import NOT_CONSIDERED, PLANS, LotValues
from sengoku.games.shitenno.judge.possible_lots import LotPlan, PossibleLots

TAKE_BACK: Final = 0.01  # what it costs to take a card out of a lot: only for a better plan


@final
class LotPlans:
    """The plans of a Tairo for the cards on the table, whatever of them is in the lot so far."""

    def __init__(self, lot_values: LotValues, lots: PossibleLots) -> None:
        self.lot_values = lot_values
        self.lots = lots
        self.plans: list[LotPlan] = []
        if len(lot_values.seats) == 2:
            self.plans = lot_values.split_plans(lots, 0, 1, PLANS)
        else:
            self.plans = lot_values.offer_plans(lots)

    def moves(self, plan: LotPlan, begun: vec[i64]) -> vec[i64]:
        """The moves from a lot that is begun to this plan: cards out, cards in, then the tile."""
        cards = self.lots.cards_in(plan.lot)
        found = vec[i64]()
        for kind in range(KINDS):
            for _ in range(begun[kind] - cards[kind]):
                found = append(found, REMOVE_CODE + kind)
        for kind in range(KINDS):
            for _ in range(cards[kind] - begun[kind]):
                found = append(found, ADD_CODE + kind)
        return append(found, plan.sending())

    def towards(self, number: i64) -> float:
        """The best plan that this lot can grow into."""
        best = NOT_CONSIDERED
        for plan in self.plans:
            if plan.worth > best and self.within(number, plan.lot):
                best = plan.worth
        return best

    def within(self, number: i64, lot: i64) -> bool:
        """Whether a lot holds all cards of another."""
        for kind in range(KINDS):
            if self.lots.count(number, kind) > self.lots.count(lot, kind):
                return False
        return True

    def sent(self, number: i64, move: i64) -> float:
        """What comes of sending this lot as it is."""
        title = move - OFFER_CODE
        rest: i64 = NONE
        if SPLIT_CODE <= move < SPLIT_END:
            title = split_hierarchy(move)
            rest = split_rest(move)
        for plan in self.plans:
            if plan.lot == number and plan.title == title and plan.rest == rest:
                return plan.worth
        if rest == NONE:
            return self.lot_values.offer_worth(self.lots, number, title)
        return NOT_CONSIDERED

    def without(self, number: i64, kind: i64) -> float:
        """The best plan that has fewer cards of this kind, if this is one of the cards too many."""
        best = NOT_CONSIDERED
        now = self.lots.count(number, kind)
        for plan in self.plans:
            if plan.worth > best and now > self.lots.count(plan.lot, kind):
                best = plan.worth
        return best - TAKE_BACK
