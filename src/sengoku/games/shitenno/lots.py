"""Shitennō, how a division looks: what lots are worth to whom, who will take them, how to cut.

A lot goes to the first who prefers it to his share of the rest (STN-32); what the rest is worth is
estimated by dealing it into even lots. The last two cut and choose (STN-35): every cut is tried.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.appraisal import Appraisal
from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    KINDS,
    NONE,
    TITLES,
)
from sengoku.games.shitenno.notation import OFFER, SPLIT
from sengoku.games.shitenno.worth import CARD_MEANS, Scale, hand_means, rough

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

PLANS: Final[i64] = 40  # lots that are looked at closely
NARROW: Final = 0.35  # lots worth less than this part of a fair share are not thought of
WIDE: Final = 1.7  # nor those worth more than so many


def likely(lead: float, doubt: float) -> float:
    """The chance that somebody prefers what seems better to him by so much."""
    return 1.0 / (1.0 + exp(max(min(-lead / doubt, 30.0), -30.0)))


@final
class Lots:
    """Every lot that can be made of some cards: a number, whose digits count each kind."""

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
        self.means = means

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
        """All other cards."""
        return len(self.means) - 1 - number

    def cards_in(self, number: i64) -> vec[i64]:
        """The cards of a lot by kind."""
        found = vec[i64]([0] * KINDS)
        for kind in range(KINDS):
            found[kind] = self.count(number, kind)
        return found


@final
class Plan:
    """A lot with its tile, or two lots with theirs, and what comes of it for the Tairo."""

    def __init__(self, lot: i64, title: i64, rest: i64, worth: float) -> None:
        self.lot = lot
        self.title = title
        self.rest = rest  # the tile of the other lot, NONE if there is but one
        self.worth = worth
        self.own: float = 0.0  # of two lots, what the Tairo is likely to get
        self.chosen: float = 0.0  # and the one who chooses

    def sending(self) -> i64:
        """The move that sends the lot, or both."""
        if self.rest == NONE:
            return OFFER + self.title
        return SPLIT + self.title * TITLES + self.rest


def by_worth(plan: Plan) -> float:
    """The best first."""
    return -plan.worth


@final
class Division:
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
        self.titles = vec[float]([0.0] * 4)  # what a title is worth, on average
        for title in range(TITLES):
            for seat in range(state.players):
                if state.titles[seat] == title and state.earned[seat] == NONE:
                    self.join(state, seat, seen or seat == me)
        self.weigh_titles()

    def join(self, state: Shitenno, seat: i64, seen: bool) -> None:
        appraisal = Appraisal(state, seat, self.scale)
        means = hand_means(state, seat, seen)
        self.seats.append(appraisal)
        self.hands = append(self.hands, means)
        self.draws = append(self.draws, state.bonuses[seat * BONUSES + DRAW_TILE])
        self.base = append(self.base, appraisal.lying(means))

    def weigh_titles(self) -> None:
        seats = float(len(self.seats))
        for title in range(TITLES):
            for place in range(len(self.seats)):
                self.titles[title] = self.titles[title] + self.take(place, 0, title) / seats

    def place_of(self, seat: i64) -> i64:
        for place in range(len(self.seats)):
            if self.seats[place].seat == seat:
                return place
        return NONE

    def take(self, place: i64, lot: i64, title: i64) -> float:
        """What a lot of these means, with its title, brings a seat."""
        appraisal = self.seats[place]
        hand = appraisal.hand(self.hands[place] + lot, title, self.draws[place])
        return hand - self.base[place]

    def take_all(self, place: i64, lot: i64, found: vec[float], at: i64) -> None:
        """The same with each of the remaining tiles, written into `found`."""
        appraisal = self.seats[place]
        means = self.hands[place] + lot
        appraisal.under_titles(means, self.draws[place], self.tiles, found, at)
        for title in range(TITLES):
            if self.tiles >> title & 1:
                found[at + title] = found[at + title] - self.base[place]

    # Shares: what is left, dealt evenly.

    def deal(self, cards: vec[i64], tiles: i64, seats: i64) -> Deal:
        """So many lots of these cards, as even as they easily get, with the best tiles."""
        found = Deal(seats)
        left = tiles
        for lot in range(seats):
            best: i64 = NONE
            for title in range(TITLES):
                better = best == NONE or self.titles[title] > self.titles[best]
                if left >> title & 1 and better:
                    best = title
            left &= ~(1 << best)
            found.titles[lot] = best
            found.worth[lot] = self.titles[best]
        for kind in ORDER:
            worth = rough(CARD_MEANS[kind], self.scale)
            for _ in range(cards[kind]):
                lot = found.poorest()
                found.means[lot] += CARD_MEANS[kind]
                found.worth[lot] = found.worth[lot] + worth
        return found

    def share_of(self, place: i64, deal: Deal) -> float:
        """What a seat may expect of a deal: one of the lots."""
        whole = 0.0
        count = len(deal.means)
        for lot in range(count):
            whole += self.take(place, deal.means[lot], deal.titles[lot])
        return whole / float(count)

    # One lot, with three or more left.

    def offer_plans(self, lots: Lots) -> list[Plan]:
        """The lots that seem best for the Tairo, with what comes of each, the best first."""
        worth = self.glance(lots)
        plans: list[Plan] = []
        for _ in range(PLANS):
            place = highest(worth)
            if worth[place] <= UNTHOUGHT:
                break
            worth[place] = UNTHOUGHT
            number = place // TITLES
            title = place % TITLES
            plans.append(Plan(number, title, NONE, self.offer_worth(lots, number, title)))
        plans.sort(key=by_worth)
        return plans

    def glance(self, lots: Lots) -> vec[float]:
        """At first sight, how good each lot with each tile is for the Tairo."""
        count = len(lots.means)
        worth = vec[float]([UNTHOUGHT] * int(count * TITLES))
        others = float(len(self.seats) - 1)
        titles = 0.0
        for title in range(TITLES):
            if self.tiles >> title & 1:
                titles += self.titles[title]
        fair = (rough(lots.means[count - 1], self.scale) + titles) / (others + 1.0)
        doubt = self.scale.doubt
        for number in range(count):
            common = rough(lots.means[number], self.scale)
            if number > 0 and not NARROW * fair < common + 1.0 < WIDE * fair:
                continue
            self.take_all(0, lots.means[number], worth, number * TITLES)
            for title in range(TITLES):
                if self.tiles >> title & 1:
                    refused = 1.0 - likely(common + self.titles[title] - fair, doubt)
                    own = worth[number * TITLES + title] - fair
                    worth[number * TITLES + title] = (refused**others) * own
        return worth

    def offer_worth(self, lots: Lots, number: i64, title: i64) -> float:
        """What comes of an offer: taken by one of the others, or kept (STN-33, STN-34)."""
        lot = lots.means[number]
        count = len(self.seats)
        rest = lots.cards_in(lots.rest(number))
        deal = self.deal(rest, self.tiles & ~(1 << title), count - 1)
        own_share = self.share_of(0, deal)
        worth = 0.0
        refused = 1.0
        for place in range(1, count):
            taken = self.take(place, lot, title)
            share = self.share_of(place, deal)
            accepts = likely(taken - share, self.scale.doubt)
            worth += refused * accepts * (own_share - self.share * (taken - share))
            refused *= 1.0 - accepts
        return worth + refused * self.take(0, lot, title)

    # Accepting and refusing.

    def answer(self, state: Shitenno, me: i64) -> tuple[float, float]:
        """What it brings to accept the lot on offer, and to refuse it."""
        lot = cards_means(state, 0)
        title = state.offered[0]
        count = len(self.seats)
        place = self.place_of(me)
        deal = self.deal(state.table, self.tiles, count - 1)
        refuse = 0.0
        asked = 1.0
        denied = 0.0
        for other in range(place + 1, count):
            taken = self.take(other, lot, title)
            share = self.share_of(other, deal)
            accepts = likely(taken - share, self.scale.doubt)
            refuse += asked * accepts * self.rest_worth(place, 0, state.table, deal)
            denied += asked * accepts * (taken - share)
            asked *= 1.0 - accepts
        denied += asked * (self.take(0, lot, title) - self.share_of(0, deal))
        # Refused by all, it is the Tairo's, and the next one divides (STN-34).
        refuse += asked * self.rest_worth(place, 1, state.table, deal)
        return self.take(place, lot, title), refuse - self.share * denied

    def rest_worth(self, place: i64, tairo: i64, cards: vec[i64], deal: Deal) -> float:
        """What a seat gets of the rest, if that one divides it: of two exactly, else a share."""
        if len(self.seats) != 3:
            return self.share_of(place, deal)
        if tairo == place:
            return self.split_plans(Lots(cards), place, 2, 1)[0].own
        return self.split_plans(Lots(cards), tairo, place, 1)[0].chosen

    # Two lots.

    def split_plans(self, lots: Lots, tairo: i64, chooser: i64, most: i64) -> list[Plan]:
        """The best cuts for the Tairo, when the other takes the lot that he prefers (STN-35)."""
        count = len(lots.means)
        mine = self.all_takes(lots, tairo)
        his = self.all_takes(lots, chooser)
        worth = vec[float]([UNTHOUGHT] * int(count * 16))
        for number in range(count):
            for title in range(TITLES):
                for other in range(TITLES):
                    one = number * TITLES + title
                    two = lots.rest(number) * TITLES + other
                    if title != other and mine[one] > UNTHOUGHT and mine[two] > UNTHOUGHT:
                        worth[one * TITLES + other] = self.cut(mine, his, one, two)
        plans: list[Plan] = []
        for _ in range(most):
            place = highest(worth)
            if worth[place] <= UNTHOUGHT:
                break
            one = place // TITLES
            other = place % TITLES
            two = lots.rest(one // TITLES) * TITLES + other
            plan = Plan(one // TITLES, one % TITLES, other, worth[place])
            takes = self.prefers(mine, his, one, two)
            plan.own = takes * mine[two] + (1.0 - takes) * mine[one]
            plan.chosen = takes * his[one] + (1.0 - takes) * his[two]
            plans.append(plan)
            worth[place] = UNTHOUGHT
        return plans

    def cut(self, mine: vec[float], his: vec[float], one: i64, two: i64) -> float:
        """What comes of a cut for the Tairo, the other's part counted against it."""
        takes = self.prefers(mine, his, one, two)
        left = mine[two] - self.share * his[one]
        return takes * left + (1.0 - takes) * (mine[one] - self.share * his[two])

    def prefers(self, mine: vec[float], his: vec[float], one: i64, two: i64) -> float:
        """The chance that the one who chooses takes the first lot, and leaves the second."""
        lead = his[one] - his[two] + self.share * (mine[one] - mine[two])
        return likely(lead, self.scale.doubt)

    def all_takes(self, lots: Lots, place: i64) -> vec[float]:
        """What every lot with every remaining tile brings a seat."""
        count = len(lots.means)
        found = vec[float]([UNTHOUGHT] * int(count * TITLES))
        for number in range(count):
            self.take_all(place, lots.means[number], found, number * TITLES)
        return found

    def choose(self, state: Shitenno, me: i64) -> tuple[float, float]:
        """What the first and the second of two lots bring the one who chooses."""
        place = self.place_of(me)
        one = cards_means(state, 0)
        two = cards_means(state, 1)
        first = self.take(place, one, state.offered[0])
        second = self.take(place, two, state.offered[1])
        left = self.take(1 - place, two, state.offered[1])
        right = self.take(1 - place, one, state.offered[0])
        return first - self.share * left, second - self.share * right


@final
class Deal:
    """Lots of cards that are dealt evenly, with their tiles."""

    def __init__(self, seats: i64) -> None:
        self.means = vec[i64]([0] * seats)
        self.titles = vec[i64]([0] * seats)
        self.worth = vec[float]([0.0] * int(seats))

    def poorest(self) -> i64:
        place: i64 = 0
        for other in range(1, len(self.worth)):
            if self.worth[other] < self.worth[place]:
                place = other
        return place


# The kinds of cards roughly from the most to the least valuable, to be dealt in this order.
ORDER: Final = vec[i64]([16, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 0, 1, 2, 3, 14])
UNTHOUGHT: Final = -1e6


def highest(values: vec[float]) -> i64:
    """The place of the highest value, the first of equals."""
    place: i64 = 0
    for other in range(len(values)):
        if values[other] > values[place]:
            place = other
    return place


def cards_means(state: Shitenno, offer: i64) -> i64:
    """The cards of an offer as means."""
    means: i64 = 0
    for kind in range(KINDS):
        means += state.offers[offer * KINDS + kind] * CARD_MEANS[kind]
    return means
