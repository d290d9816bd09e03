"""Shitennō, what lots are worth to whom: who will take one, what is left, how to split the rest.

A lot goes to the first who prefers it to their share of the rest (STN-32); what the rest is worth
is estimated by dealing it into even lots. The last two split and choose (STN-35): the judge tries
every split.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    NONE,
    TITLES,
)
from sengoku.games.shitenno.judge.appraisal import Appraisal
from sengoku.games.shitenno.judge.means import CARD_MEANS, hand_means, offer_means, rough_worth
from sengoku.games.shitenno.judge.possible_lots import LotPlan, PossibleLots, best_first
from sengoku.games.shitenno.judge.weights import Scale

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

PLANS: Final[i64] = 40  # lots that are looked at closely
LEAST: Final = 0.35  # lots worth less than this part of a fair share are not considered
MOST: Final = 1.7  # nor those worth more than so many fair shares


def probability(lead: float, doubt: float) -> float:
    """The chance that somebody prefers what seems better to them by so much.

    >>> probability(0.0, 1.5)
    0.5
    """
    return 1.0 / (1.0 + exp(max(min(-lead / doubt, 30.0), -30.0)))


@final
class LotValues:
    """The seats without a lot in title order, the Tairo first, and what things are worth to each.

    `me` looks at what is on the table: others' hands are what everybody saw, or all if `seen`.
    """

    def __init__(self, state: Shitenno, scale: Scale, me: i64, seen: bool) -> None:
        self.scale = scale
        self.share: float = scale.rivalry / float(state.players - 1)
        self.tiles: i64 = state.hierarchy
        self.seats: list[Appraisal] = []
        self.hands = vec[i64]()
        self.draws = vec[i64]()
        self.base = vec[float]()
        self.title_worths = vec[float]([0.0] * 4)  # by title; see `weigh_titles`
        for title in range(TITLES):
            for seat in range(state.players):
                if state.titles[seat] == title and state.earned[seat] == NONE:
                    self.add_seat(state, seat, seen or seat == me)
        self.weigh_titles()

    def add_seat(self, state: Shitenno, seat: i64, seen: bool) -> None:
        """Appraise what a seat has: all of it, or what everybody saw."""
        appraisal = Appraisal(state, seat, self.scale)
        means = hand_means(state, seat, seen)
        self.seats.append(appraisal)
        self.hands = append(self.hands, means)
        self.draws = append(self.draws, state.bonuses[seat * BONUSES + DRAW_TILE])
        self.base = append(self.base, appraisal.worth_of(means))

    def weigh_titles(self) -> None:
        """What each title is worth to the seats, on average."""
        worths = self.title_worths
        seats = float(len(self.seats))
        for title in range(TITLES):
            for place in range(len(self.seats)):
                worths[title] = worths[title] + self.lot_worth(place, 0, title) / seats

    def place_of(self, seat: i64) -> i64:
        """The place of a seat among those without a lot, or NONE."""
        for place in range(len(self.seats)):
            if self.seats[place].seat == seat:
                return place
        return NONE

    def lot_worth(self, place: i64, lot: i64, title: i64) -> float:
        """What a lot of these means, with its title, brings a seat."""
        appraisal = self.seats[place]
        hand = appraisal.hand_worth(self.hands[place] + lot, title, self.draws[place])
        return hand - self.base[place]

    def lot_worths(self, place: i64, lot: i64, found: vec[float], at: i64) -> None:
        """The same with each of the remaining tiles, written into `found`."""
        appraisal = self.seats[place]
        means = self.hands[place] + lot
        appraisal.hand_worths(means, self.draws[place], self.tiles, found, at)
        for title in range(TITLES):
            if self.tiles >> title & 1:
                found[at + title] = found[at + title] - self.base[place]

    # Shares: what is left, dealt evenly.

    def even_deal(self, cards: vec[i64], tiles: i64, seats: i64) -> EvenDeal:
        """So many lots of these cards, as even as they easily get, with the best tiles."""
        found = EvenDeal(seats)
        left = tiles
        for lot in range(seats):
            best: i64 = NONE
            for title in range(TITLES):
                better = best == NONE or self.title_worths[title] > self.title_worths[best]
                if left >> title & 1 and better:
                    best = title
            left &= ~(1 << best)
            found.titles[lot] = best
            found.worth[lot] = self.title_worths[best]
        for kind in ORDER:
            worth = rough_worth(CARD_MEANS[kind], self.scale)
            for _ in range(cards[kind]):
                lot = found.poorest()
                found.means[lot] += CARD_MEANS[kind]
                found.worth[lot] = found.worth[lot] + worth
        return found

    def share_of(self, place: i64, deal: EvenDeal) -> float:
        """What a seat may expect of a deal: one of the lots."""
        whole = 0.0
        count = len(deal.means)
        for lot in range(count):
            whole += self.lot_worth(place, deal.means[lot], deal.titles[lot])
        return whole / float(count)

    # One lot, with three or more left.

    def offer_plans(self, lots: PossibleLots) -> list[LotPlan]:
        """The lots that seem best for the Tairo, with what comes of each, the best first."""
        worth = self.first_estimate(lots)
        plans: list[LotPlan] = []
        for _ in range(PLANS):
            place = highest(worth)
            if worth[place] <= NOT_CONSIDERED:
                break
            worth[place] = NOT_CONSIDERED
            number = place // TITLES
            title = place % TITLES
            plans.append(LotPlan(number, title, NONE, self.offer_worth(lots, number, title)))
        plans.sort(key=best_first)
        return plans

    def first_estimate(self, lots: PossibleLots) -> vec[float]:
        """At first sight, how good each lot with each tile is for the Tairo."""
        count = len(lots.means)
        worth = vec[float]([NOT_CONSIDERED] * int(count * TITLES))
        others = float(len(self.seats) - 1)
        titles = 0.0
        for title in range(TITLES):
            if self.tiles >> title & 1:
                titles += self.title_worths[title]
        fair = (rough_worth(lots.means[count - 1], self.scale) + titles) / (others + 1.0)
        doubt = self.scale.doubt
        for number in range(count):
            common = rough_worth(lots.means[number], self.scale)
            if number > 0 and not LEAST * fair < common + 1.0 < MOST * fair:
                continue
            self.lot_worths(0, lots.means[number], worth, number * TITLES)
            for title in range(TITLES):
                if self.tiles >> title & 1:
                    refused = 1.0 - probability(common + self.title_worths[title] - fair, doubt)
                    own = worth[number * TITLES + title] - fair
                    worth[number * TITLES + title] = (refused**others) * own
        return worth

    def offer_worth(self, lots: PossibleLots, number: i64, title: i64) -> float:
        """What comes of an offer: taken by one of the others, or kept (STN-33, STN-34)."""
        lot = lots.means[number]
        count = len(self.seats)
        rest = lots.cards_in(lots.rest(number))
        deal = self.even_deal(rest, self.tiles & ~(1 << title), count - 1)
        own_share = self.share_of(0, deal)
        worth = 0.0
        refused = 1.0
        for place in range(1, count):
            taken = self.lot_worth(place, lot, title)
            share = self.share_of(place, deal)
            accepts = probability(taken - share, self.scale.doubt)
            worth += refused * accepts * (own_share - self.share * (taken - share))
            refused *= 1.0 - accepts
        return worth + refused * self.lot_worth(0, lot, title)

    # Accepting and refusing.

    def answer_worths(self, state: Shitenno, me: i64) -> tuple[float, float]:
        """What it brings to accept the lot on offer, and to refuse it."""
        lot = offer_means(state, 0)
        title = state.offered[0]
        count = len(self.seats)
        place = self.place_of(me)
        deal = self.even_deal(state.table, self.tiles, count - 1)
        refuse = 0.0
        asked = 1.0
        denied = 0.0
        for other in range(place + 1, count):
            taken = self.lot_worth(other, lot, title)
            share = self.share_of(other, deal)
            accepts = probability(taken - share, self.scale.doubt)
            refuse += asked * accepts * self.rest_worth(place, 0, state.table, deal)
            denied += asked * accepts * (taken - share)
            asked *= 1.0 - accepts
        denied += asked * (self.lot_worth(0, lot, title) - self.share_of(0, deal))
        # Refused by all, it is the Tairo's, and the next one divides (STN-34).
        refuse += asked * self.rest_worth(place, 1, state.table, deal)
        return self.lot_worth(place, lot, title), refuse - self.share * denied

    def rest_worth(self, place: i64, tairo: i64, cards: vec[i64], deal: EvenDeal) -> float:
        """What a seat gets if `tairo` divides the rest: the best split for two, else a share."""
        if len(self.seats) != 3:
            return self.share_of(place, deal)
        if tairo == place:
            return self.split_plans(PossibleLots(cards), place, 2, 1)[0].own
        return self.split_plans(PossibleLots(cards), tairo, place, 1)[0].chosen

    # Two lots.

    def split_plans(self, lots: PossibleLots, tairo: i64, chooser: i64, most: i64) -> list[LotPlan]:
        """The best splits for the Tairo, when the other takes the lot that they prefer (STN-35)."""
        mine = self.all_lot_worths(lots, tairo)
        theirs = self.all_lot_worths(lots, chooser)
        worth = self.all_split_worths(lots, mine, theirs)
        plans: list[LotPlan] = []
        for _ in range(most):
            place = highest(worth)
            if worth[place] <= NOT_CONSIDERED:
                break
            one = place // TITLES
            other = place % TITLES
            two = lots.rest(one // TITLES) * TITLES + other
            plan = LotPlan(one // TITLES, one % TITLES, other, worth[place])
            takes = self.first_chosen(mine, theirs, one, two)
            plan.own = takes * mine[two] + (1.0 - takes) * mine[one]
            plan.chosen = takes * theirs[one] + (1.0 - takes) * theirs[two]
            plans.append(plan)
            worth[place] = NOT_CONSIDERED
        return plans

    def all_split_worths(
        self, lots: PossibleLots, mine: vec[float], theirs: vec[float]
    ) -> vec[float]:
        """How good every lot with its tile and every tile for the rest is for the Tairo."""
        count = len(lots.means)
        worth = vec[float]([NOT_CONSIDERED] * int(count * TITLES * TITLES))
        for number in range(count):
            for title in range(TITLES):
                for other in range(TITLES):
                    one = number * TITLES + title
                    two = lots.rest(number) * TITLES + other
                    if title != other and mine[one] > NOT_CONSIDERED and mine[two] > NOT_CONSIDERED:
                        worth[one * TITLES + other] = self.split_worth(mine, theirs, one, two)
        return worth

    def split_worth(self, mine: vec[float], theirs: vec[float], one: i64, two: i64) -> float:
        """What comes of a split for the Tairo, the other's part counted against it."""
        takes = self.first_chosen(mine, theirs, one, two)
        left = mine[two] - self.share * theirs[one]
        return takes * left + (1.0 - takes) * (mine[one] - self.share * theirs[two])

    def first_chosen(self, mine: vec[float], theirs: vec[float], one: i64, two: i64) -> float:
        """The chance that the one who chooses takes the first lot, and leaves the second."""
        lead = theirs[one] - theirs[two] + self.share * (mine[one] - mine[two])
        return probability(lead, self.scale.doubt)

    def all_lot_worths(self, lots: PossibleLots, place: i64) -> vec[float]:
        """What every lot with every remaining tile brings a seat."""
        count = len(lots.means)
        found = vec[float]([NOT_CONSIDERED] * int(count * TITLES))
        for number in range(count):
            self.lot_worths(place, lots.means[number], found, number * TITLES)
        return found

    def choice_worths(self, state: Shitenno, me: i64) -> tuple[float, float]:
        """What the first and the second of two lots bring the one who chooses."""
        place = self.place_of(me)
        one = offer_means(state, 0)
        two = offer_means(state, 1)
        first = self.lot_worth(place, one, state.offered[0])
        second = self.lot_worth(place, two, state.offered[1])
        left = self.lot_worth(1 - place, two, state.offered[1])
        right = self.lot_worth(1 - place, one, state.offered[0])
        return first - self.share * left, second - self.share * right


@final
class EvenDeal:
    """Lots of cards that are dealt evenly, with their tiles."""

    def __init__(self, seats: i64) -> None:
        self.means = vec[i64]([0] * seats)
        self.titles = vec[i64]([0] * seats)
        self.worth = vec[float]([0.0] * int(seats))

    def poorest(self) -> i64:
        """The lot that is worth least so far, the first of equals."""
        place: i64 = 0
        for other in range(1, len(self.worth)):
            if self.worth[other] < self.worth[place]:
                place = other
        return place


# The kinds of cards roughly from the most to the least valuable, to be dealt in this order.
ORDER: Final = vec[i64]([16, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 0, 1, 2, 3, 14])
NOT_CONSIDERED: Final = -1e6  # the worth of a lot that nobody would think of


def highest(values: vec[float]) -> i64:
    """The place of the highest value, the first of equals."""
    place: i64 = 0
    for other in range(len(values)):
        if values[other] > values[place]:
            place = other
    return place
