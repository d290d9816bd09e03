"""Shitennō, how a turn in the odd year looks: which kamon to place, and the cheapest way to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.appraisal import Appraisal
from sengoku.games.shitenno.components import (
    EXCHANGE_PART,
    HATAMOTO_PART,
    KAMON_A_TURN,
    KINDS,
    NONE,
    PARTS,
    PLUS_PART,
    PROVINCES,
    SENSEI,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.notation import CLAIM, DONE, DRAW, PLACE, SPEND, TURN, WITHDRAW
from sengoku.games.shitenno.payments import holds, payments
from sengoku.games.shitenno.provinces import SHOWS, affordable, hold, may_draw, means, title_bonus
from sengoku.games.shitenno.purses import FIELDS_OF_SPEND, MASKS, PLACES, SHIFTS, counted, row_of
from sengoku.games.shitenno.worth import (
    CARD_MEANS,
    CLOSED,
    EXCHANGE_AT,
    HATAMOTO_AT,
    ONE_HATAMOTO,
    PLUS_AT,
    UNPAID,
    hand_means,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

AT_ONCE: Final = 0.5  # a Draw tile is used before anything else
KEPT: Final = 1.0  # what it seems to cost more to spend a type that is to be kept
ASIDE: Final = 3.0  # what a part that no cheap payment needs is worth less than the best
TAKE_BACK: Final = 0.5  # a payment is given up only for something better than this


@final
class Deed:
    """A kamon with its payment, or a move that needs none, and what comes of it."""

    def __init__(self, worth: float, move: i64, spend: vec[i64]) -> None:
        self.worth = worth
        self.move = move  # CLAIM and its province, if it is a kamon
        self.spend = spend

    def moves(self, claimed: bool, begun: vec[i64]) -> vec[i64]:
        """The small moves that are still to be made, if so much of a payment is begun."""
        if len(self.spend) == 0:
            return vec[i64]([self.move])
        found = vec[i64]() if claimed else vec[i64]([self.move])
        for part in range(PARTS):
            for _ in range(self.spend[part] - begun[part]):
                found = append(found, SPEND + part)
        return append(found, PLACE)

    def carry_out(self, state: Shitenno, seat: i64) -> None:
        """All these moves at once."""
        if len(self.spend) == 0:
            state.make(seat, self.move)
            return
        state.claimed = self.move - CLAIM
        state.spend = self.spend
        state.make(seat, PLACE)


@final
class Turn:
    """The turn of a seat, with everything that it could spend.

    In haste, of cards that pay alike the cheapest are taken, whatever the second kamon needs.
    """

    def __init__(self, state: Shitenno, seat: i64, appraisal: Appraisal, haste: bool) -> None:
        self.haste = haste
        self.state = state
        self.seat = seat
        self.appraisal = appraisal
        self.held: vec[i64] = hold(state, seat)[:]
        self.means: i64 = hand_means(state, seat, True)
        if self.held[HATAMOTO_PART]:
            self.means += ONE_HATAMOTO
        self.bonus: float = float(title_bonus(state.titles[seat]))
        self.kamon: i64 = min(KAMON_A_TURN - state.placed, state.kamon[seat])
        self.flip: float = appraisal.flip() if state.titles[seat] == SENSEI else 0.0
        self.costs: vec[float] = vec[float]()
        for kind in range(KINDS):
            self.costs = append(self.costs, appraisal.lying(CARD_MEANS[kind]))
        self.costs = append(self.costs, appraisal.exchange)
        self.costs = append(self.costs, appraisal.plus)
        self.costs = append(self.costs, 0.0)

    def weigh(self) -> vec[float]:
        """How good each move is, in the order of the legal ones."""
        if self.state.claimed != NONE:
            return self.weigh_parts()
        found = vec[float]()
        place: i64 = NONE
        best = CLOSED
        for move in self.state.moves(self.seat):
            worth = self.before(move)
            if move == DRAW:
                place = len(found)
            else:
                best = max(best, worth)
            found = append(found, worth)
        if place != NONE:
            found[place] = best + AT_ONCE
        return found

    def deeds(self) -> list[Deed]:
        """Everything that could be done next, with every payment."""
        state = self.state
        nothing = vec[i64]()
        found: list[Deed] = []
        best = CLOSED
        for move in state.moves(self.seat):
            if move < SPEND:
                self.add_ways(found, move - CLAIM)
            elif TURN <= move <= DONE:
                found.append(Deed(self.before(move), move, nothing))
            elif move == WITHDRAW:
                self.add_ways(found, state.claimed)
                found.append(Deed(self.elsewhere() - TAKE_BACK, move, nothing))
        for deed in found:
            best = max(best, deed.worth)
        if state.claimed == NONE and may_draw(state, self.seat):
            found.append(Deed(best + AT_ONCE, DRAW, nothing))
        return found

    def best(self) -> Deed:
        """The best of them."""
        deeds = self.deeds()
        found = deeds[0]
        for deed in deeds:
            if deed.worth > found.worth:
                found = deed
        return found

    def add_ways(self, found: list[Deed], province: i64) -> None:
        """All ways to pay the next position of a province, beyond what is begun."""
        begun = self.state.spend
        price = self.appraisal.prices[province]
        number = counted(begun, price)
        for payment in payments(counted(self.held, price), price):
            if holds(payment, number):
                spend = self.best_fill(payment, begun, price, province)
                found.append(Deed(self.after(province, spend), CLAIM + province, spend))

    def before(self, move: i64) -> float:
        """How good a move is while no payment is begun."""
        if move < SPEND:
            return self.claim(move - CLAIM)
        if TURN <= move < DONE:
            return self.appraisal.lying(self.means) + self.appraisal.flips[move - TURN]
        return self.appraisal.lying(self.means)

    def claim(self, province: i64) -> float:
        """The best payment for the next position of a province."""
        price = self.appraisal.prices[province]
        purse = counted(self.held, price)
        nothing = vec[i64]([0] * PARTS)
        best = CLOSED
        for number in payments(purse, price):
            best = max(best, self.after(province, self.best_fill(number, nothing, price, province)))
        return best

    def after(self, province: i64, spend: vec[i64]) -> float:
        """How good it is to have paid a position with this spend."""
        appraisal = self.appraisal
        left = self.means - spend_means(spend)
        worth = appraisal.gains[province] + self.bonus + self.flip + appraisal.lying(left)
        if self.kamon > 1:
            worth += appraisal.second(left, self.bonus, province)
        return worth

    def best_fill(self, number: i64, begun: vec[i64], price: i64, province: i64) -> vec[i64]:
        """The payment of that number that contains what is begun, with the cards missed least.

        For a second kamon it may matter most to keep troops of one type.
        """
        best = self.fill(number, begun, price, 0)
        if self.haste or self.kamon == 1:
            return best
        worth = self.after(province, best)
        for kept in range(1, TROOPS):
            other = self.fill(number, begun, price, kept)
            if self.after(province, other) > worth:
                worth = self.after(province, other)
                best = other
        return best

    def fill(self, number: i64, begun: vec[i64], price: i64, kept: i64) -> vec[i64]:
        """The same with the cheapest cards; of equally cheap ones those without a type."""
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
                        if part < TROOP_KINDS and SHOWS[part] >> 8 * kept & 255:
                            cost += KEPT
                        if cheapest == NONE or cost < least:
                            cheapest = part
                            least = cost
                spend[cheapest] += 1
        return spend

    def weigh_parts(self) -> vec[float]:
        """How good each part is for the payment that is begun: as good as the best that uses it."""
        state = self.state
        begun = state.spend
        price = self.appraisal.prices[state.claimed]
        number = counted(begun, price)
        by_part = vec[float]([CLOSED] * int(PARTS + 1))
        best = CLOSED
        for payment in payments(counted(self.held, price), price):
            if not holds(payment, number):
                continue
            spend = self.best_fill(payment, begun, price, state.claimed)
            worth = self.after(state.claimed, spend)
            best = max(best, worth)
            if payment == number:
                by_part[PARTS] = worth
            for part in range(PARTS):
                if spend[part] > begun[part]:
                    by_part[part] = max(by_part[part], worth)
        found = vec[float]()
        for move in state.moves(self.seat):
            if move < PLACE:
                found = append(found, max(by_part[move - SPEND], best - ASIDE))
            elif move == PLACE:
                found = append(found, by_part[PARTS])
            else:
                found = append(found, self.elsewhere() - TAKE_BACK)
        return found

    def elsewhere(self) -> float:
        """How good the turn would be without the payment that is begun."""
        state = self.state
        best = self.appraisal.lying(self.means) + self.flip
        troops = means(state, self.seat)
        for province in range(PROVINCES):
            price = self.appraisal.prices[province]
            other = province != state.claimed and price != UNPAID
            if other and affordable(state, self.seat, troops, price):
                best = max(best, self.claim(province))
        return best


def spend_means(spend: vec[i64]) -> i64:
    """What leaves the hand with a spend."""
    paid: i64 = 0
    for kind in range(KINDS):
        if spend[kind] > 0:
            paid += spend[kind] * CARD_MEANS[kind]
    paid += spend[EXCHANGE_PART] << EXCHANGE_AT
    paid += spend[PLUS_PART] << PLUS_AT
    return paid + (spend[HATAMOTO_PART] << HATAMOTO_AT)
