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
from sengoku.games.shitenno.provinces import SHOWS, hold, title_bonus, withdraw_breaks
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

    def __init__(self, move: i64, spend: vec[i64], worth: float) -> None:
        self.move = move  # CLAIM and its province, if it is a kamon
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
                found = append(found, SPEND + part)
        return append(found, PLACE)

    def carry_out(self, state: Shitenno, seat: i64) -> None:
        """All these moves at once."""
        if len(self.spend) == 0:
            state.make(seat, self.move)
            return
        state.claimed = self.move - CLAIM
        state.spend = self.spend[:]
        state.make(seat, PLACE)


@final
class Turn:
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
        self.flip: float = appraisal.flip() if state.titles[seat] == SENSEI else 0.0
        self.costs: vec[float] = vec[float]()
        for kind in range(KINDS):
            self.costs = append(self.costs, appraisal.lying(CARD_MEANS[kind]))
        self.costs = append(self.costs, appraisal.exchange)
        self.costs = append(self.costs, appraisal.plus)
        self.costs = append(self.costs, 0.0)

    def weigh(self) -> vec[float]:
        """How good each legal move is: as good as the best deed that begins with it.

        The parts of a payment may be spent in any order.
        """
        deeds = self.deeds()
        least = best_of(deeds).worth - ASIDE
        ways = [deed.moves(self.state) for deed in deeds]
        found = vec[float]()
        for move in self.state.moves(self.seat):
            part = SPEND <= move < PLACE
            worth = least if part else CLOSED
            for place in range(len(deeds)):
                moves = ways[place]
                if moves[0] == move or (part and any([one == move for one in moves])):
                    worth = max(worth, deeds[place].worth)
            found = append(found, worth)
        return found

    def deeds(self) -> list[Deed]:
        """Everything that could be decided now: kamon with every payment, and all the rest."""
        state = self.state
        if state.claimed != NONE:
            found = self.ways(state.claimed, state.spend)
            if not withdraw_breaks(state):
                found.append(Deed(WITHDRAW, vec[i64](), self.elsewhere() - TAKE_BACK))
            return found
        found = []
        draws = False
        for move in state.moves(self.seat):
            if move < SPEND:
                found += self.ways(move - CLAIM, state.spend)
            elif move == DRAW:
                draws = True
            else:
                found.append(Deed(move, vec[i64](), self.ending(move)))
        if draws:
            found.append(Deed(DRAW, vec[i64](), best_of(found).worth + AT_ONCE))
        return found

    def ways(self, province: i64, begun: vec[i64]) -> list[Deed]:
        """A kamon in a province, with every payment that contains what is begun."""
        price = self.appraisal.prices[province]
        number = counted(begun, price)
        found: list[Deed] = []
        for payment in payments(counted(self.held, price), price):
            if holds(payment, number):
                spend = self.best_fill(payment, begun, price, province)
                found.append(Deed(CLAIM + province, spend, self.after(province, spend)))
        return found

    def ending(self, move: i64) -> float:
        """How good it is to end the turn, or to turn a kamon and end it."""
        turned = self.appraisal.flips[move - TURN] if move < DONE else 0.0
        return self.appraisal.lying(self.means) + turned

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
        if self.kamon == 1:
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

    def elsewhere(self) -> float:
        """How good the turn would be without the payment that is begun."""
        state = self.state
        best = self.appraisal.lying(self.means) + self.flip
        for province in range(PROVINCES):
            if province != state.claimed and self.appraisal.prices[province] != UNPAID:
                for deed in self.ways(province, vec[i64]([0] * PARTS)):
                    best = max(best, deed.worth)
        return best


def best_of(deeds: list[Deed]) -> Deed:
    """The best of them, the first of equals."""
    found = deeds[0]
    for deed in deeds:
        if deed.worth > found.worth:
            found = deed
    return found


def spend_means(spend: vec[i64]) -> i64:
    """What leaves the hand with a spend."""
    paid: i64 = 0
    for kind in range(KINDS):
        if spend[kind] > 0:
            paid += spend[kind] * CARD_MEANS[kind]
    paid += spend[EXCHANGE_PART] << EXCHANGE_AT
    paid += spend[PLUS_PART] << PLUS_AT
    return paid + (spend[HATAMOTO_PART] << HATAMOTO_AT)
