"""Shitennō, what a turn of the odd year is worth: which kamon to place, and how to pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.codes import (
    CLAIM_CODE,
    CLAIM_END,
    DRAW_CODE,
    PLACE_CODE,
    SPEND_CODE,
    SPEND_END,
    TURN_CODE,
    TURN_END,
    WITHDRAW_CODE,
)
from sengoku.games.shitenno.components import (
    HATAMOTO_PART,
    KAMON_A_TURN,
    KINDS,
    NONE,
    PARTS,
    PROVINCES,
    SENSEI,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.judge.appraisal import CLOSED, Appraisal
from sengoku.games.shitenno.judge.means import (
    CARD_MEANS,
    ONE_HATAMOTO,
    UNPAID,
    hand_means,
    spend_means,
)
from sengoku.games.shitenno.rules.holdings import SHOWS, hold
from sengoku.games.shitenno.rules.payments import holds, payments
from sengoku.games.shitenno.rules.phase import may_take_back
from sengoku.games.shitenno.rules.provinces import title_bonus
from sengoku.games.shitenno.rules.purses import (
    FIELDS_OF_SPEND,
    MASKS,
    PLACES,
    SHIFTS,
    counted,
    row_of,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

AT_ONCE: Final = 0.5  # a Draw tile is used before anything else
SPARED: Final = 1.0  # what a card with the type to be spared seems to cost more
ASIDE: Final = 3.0  # what a part that no cheap payment needs is worth less than the best
TAKE_BACK: Final = 0.5  # a payment is given up only for something better than this


@final
class Decision:
    """A kamon with its payment, or a move that needs none, and what comes of it."""

    def __init__(self, move: i64, spend: vec[i64], worth: float) -> None:
        self.move = move  # a claim, if it is a kamon
        self.spend = spend  # nothing, if it is none
        self.worth = worth

    def moves(self, state: Shitenno) -> vec[i64]:
        """The small moves that are still to be made."""
        if len(self.spend) == 0:
            return vec[i64]([self.move])
        found = vec[i64]()
        if state.claimed == NONE:
            found = append(found, self.move)
        for part in range(PARTS):
            for _ in range(self.spend[part] - state.spend[part]):
                found = append(found, SPEND_CODE + part)
        return append(found, PLACE_CODE)

    def carry_out(self, state: Shitenno, seat: i64) -> None:
        """Make all these moves at once."""
        if len(self.spend) == 0:
            state.make(seat, self.move)
            return
        state.claimed = self.move - CLAIM_CODE
        state.spend = self.spend[:]
        state.make(seat, PLACE_CODE)


@final
class TurnValues:
    """The turn of a seat, with everything that it could spend."""

    def __init__(self, state: Shitenno, seat: i64, appraisal: Appraisal) -> None:
        self.state = state
        self.seat = seat
        self.appraisal = appraisal
        self.held: vec[i64] = hold(state, seat)[:]
        self.means: i64 = hand_means(state, seat, True)
        if self.held[HATAMOTO_PART]:
            self.means += ONE_HATAMOTO
        self.bonus: float = float(title_bonus(state.titles[seat]))
        self.kamon: i64 = min(KAMON_A_TURN - state.placed, state.kamon[seat])
        self.golden_gain: float = appraisal.golden_gain() if state.titles[seat] == SENSEI else 0.0
        self.costs: vec[float] = vec[float]()
        for kind in range(KINDS):
            self.costs = append(self.costs, appraisal.worth_of(CARD_MEANS[kind]))
        self.costs = append(self.costs, appraisal.exchange)
        self.costs = append(self.costs, appraisal.plus)
        self.costs = append(self.costs, 0.0)

    def weigh(self) -> vec[float]:
        """How good each legal move is: as good as the best decision that begins with it.

        The parts of a payment may be spent in any order.
        """
        decisions = self.decisions()
        least = best_of(decisions).worth - ASIDE
        ways = [decision.moves(self.state) for decision in decisions]
        found = vec[float]()
        for move in self.state.moves(self.seat):
            part = SPEND_CODE <= move < SPEND_END
            worth = least if part else CLOSED
            for place in range(len(decisions)):
                moves = ways[place]
                if moves[0] == move or (part and any([one == move for one in moves])):
                    worth = max(worth, decisions[place].worth)
            found = append(found, worth)
        return found

    def decisions(self) -> list[Decision]:
        """Everything that could be decided now: kamon with every payment, and all the rest."""
        state = self.state
        if state.claimed != NONE:
            found = self.ways(state.claimed, state.spend)
            if may_take_back(state):
                found.append(Decision(WITHDRAW_CODE, vec[i64](), self.elsewhere() - TAKE_BACK))
            return found
        found = []
        draws = False
        for move in state.moves(self.seat):
            if CLAIM_CODE <= move < CLAIM_END:
                found += self.ways(move - CLAIM_CODE, state.spend)
            elif move == DRAW_CODE:
                draws = True
            else:
                found.append(Decision(move, vec[i64](), self.ending(move)))
        if draws:
            found.append(Decision(DRAW_CODE, vec[i64](), best_of(found).worth + AT_ONCE))
        return found

    def ways(self, province: i64, begun: vec[i64]) -> list[Decision]:
        """A kamon in a province, with every payment that contains what is begun."""
        price = self.appraisal.prices[province]
        number = counted(begun, price)
        found: list[Decision] = []
        for payment in payments(counted(self.held, price), price):
            if holds(payment, number):
                spend = self.best_fill(payment, begun, price, province)
                found.append(Decision(CLAIM_CODE + province, spend, self.after(province, spend)))
        return found

    def ending(self, move: i64) -> float:
        """How good it is to end the turn, or to turn a kamon and end it."""
        worth = self.appraisal.worth_of(self.means)
        if TURN_CODE <= move < TURN_END:
            worth += self.appraisal.golden_gains[move - TURN_CODE]
        return worth

    def after(self, province: i64, spend: vec[i64]) -> float:
        """How good it is to have paid a position with this spend."""
        appraisal = self.appraisal
        left = self.means - spend_means(spend)
        worth = appraisal.gains[province] + self.bonus + self.golden_gain + appraisal.worth_of(left)
        if self.kamon > 1:
            worth += appraisal.next_kamon(left, self.bonus, province)
        return worth

    def best_fill(self, number: i64, begun: vec[i64], price: i64, province: i64) -> vec[i64]:
        """The payment of that number that contains what is begun, with the cards missed least.

        For a second kamon it may matter most to keep troops of one type.
        """
        best = self.fill(number, begun, price, 0)
        if self.kamon == 1:
            return best
        worth = self.after(province, best)
        for spared in range(1, TROOPS):
            other = self.fill(number, begun, price, spared)
            if self.after(province, other) > worth:
                worth = self.after(province, other)
                best = other
        return best

    def fill(self, number: i64, begun: vec[i64], price: i64, spared: i64) -> vec[i64]:
        """The same with the cheapest cards, those with one type of troop counted as dearer."""
        spend = begun[:]
        row = row_of(price)
        rest = number - counted(begun, price)
        for field in range(FIELDS_OF_SPEND):
            for _ in range(rest >> SHIFTS[field] & MASKS[field]):
                cheapest: i64 = NONE
                least = 0.0
                for part in range(PARTS):
                    if PLACES[row + part] == SHIFTS[field] and self.held[part] > spend[part]:
                        cost = self.costs[part]
                        if part < TROOP_KINDS and SHOWS[part] >> 8 * spared & 255:
                            cost += SPARED
                        if cheapest == NONE or cost < least:
                            cheapest = part
                            least = cost
                spend[cheapest] += 1
        return spend

    def elsewhere(self) -> float:
        """How good the turn would be without the payment that is begun."""
        state = self.state
        best = self.appraisal.worth_of(self.means) + self.golden_gain
        for province in range(PROVINCES):
            if province != state.claimed and self.appraisal.prices[province] != UNPAID:
                for decision in self.ways(province, vec[i64]([0] * PARTS)):
                    best = max(best, decision.worth)
        return best


def best_first(decision: Decision) -> float:
    """The key that sorts decisions, the best first."""
    return -decision.worth


def best_of(decisions: list[Decision]) -> Decision:
    """The best of them, the first of equals."""
    found = decisions[0]
    for decision in decisions:
        if decision.worth > found.worth:
            found = decision
    return found
