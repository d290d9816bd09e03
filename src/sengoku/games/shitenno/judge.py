"""Shitennō, how a position looks: the favour that every seat may expect, and the moves towards it.

The judge reads what lies open, what everybody saw taken, and the seat's own hand. What a hand is
worth is in `worth`, lots and cuts are in `lots`, the turns of the odd year in `spending`.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import State
from sengoku.games.refusals import FINE
from sengoku.games.shitenno.appraisal import Appraisal
from sengoku.games.shitenno.components import (
    ANSWERING,
    BONUSES,
    DIVIDING,
    DRAW_TILE,
    KINDS,
    NONE,
    PLACING,
    POSITIONS,
    PROVINCES,
    TITLES,
)
from sengoku.games.shitenno.lots import Division, Lots, Plan
from sengoku.games.shitenno.notation import ACCEPT, ADD, OFFER, REMOVE, SPLIT
from sengoku.games.shitenno.provinces import filled, price_at
from sengoku.games.shitenno.rules import Shitenno
from sengoku.games.shitenno.spending import Deed, Turn, best_of
from sengoku.games.shitenno.worth import (
    HALVES_A_CARD,
    Scale,
    hand_means,
    unseen_cards,
    years_left,
)

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
    "doubt": 1.5,  # how much the others' taste in lots may differ from what is thought
    "pace": 1.6,  # kamon that the fastest places in a year
    "spread": 6.0,  # how far off the expected favour is in the last year, for `chances`
    "drift": 0.8,  # and how much more for every year to come
}
REMEMBERED: Final = 1024  # lots, and answers
COMPARED: Final = 24  # plans that search compares
ASIDE: Final = 5.0  # what a move that leads to no plan is worth less than the best
TAKE_BACK: Final = 0.01  # what it costs to take a card out of a lot: only for a better plan


@final
class ShitennoJudge(Judge):
    """Weighs whole lots, whole cuts and whole turns, and each small move by where it leads."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)
        self.scale = Scale(self.weights)
        self.spread: float = self.weights["spread"]
        self.drift: float = self.weights["drift"]
        self.remembered: dict[i64, Thought] = {}  # plans for lots, by what they depend on
        self.answers: dict[i64, i64] = {}

    # Positions.

    def value(self, state: State, seat: i64) -> float:
        """By how much the favour that the seat expects is above that of the others."""
        assert isinstance(state, Shitenno)
        expected = self.expected(state, seat, False)
        others = 0.0
        for other in range(state.players):
            if other != seat:
                others += expected[other]
        return expected[seat] - others / float(state.players - 1)

    def expected(self, state: Shitenno, me: i64, seen: bool) -> vec[float]:
        """By seat, the final favour to be expected, as `me` sees it, or who sees all hands."""
        found = vec[float]()
        if not state.acting:
            for score in state.scores:
                found = append(found, float(score))
            return found
        if state.phase != PLACING:
            return self.while_dividing(state, me, seen)
        acting = state.titles[state.actors[0]]
        for seat in range(state.players):
            appraisal = Appraisal(state, seat, self.scale)
            worth = self.outside(state, appraisal, seen or seat == me)
            means = hand_means(state, seat, seen or seat == me)
            draws = state.bonuses[seat * BONUSES + DRAW_TILE]
            title = state.titles[seat]
            if title < acting:
                plan = appraisal.best(means, 0.75, appraisal.kamon)
                worth += appraisal.lying(means) + self.scale.wait * appraisal.later * plan
                worth += float(draws) * appraisal.draw
            else:
                if title == acting:
                    appraisal.kamon = min(appraisal.kamon, 2 - state.placed)
                worth += appraisal.hand(means, title, draws)
            found = append(found, worth)
        return found

    def while_dividing(self, state: Shitenno, me: i64, seen: bool) -> vec[float]:
        """The same in an even year: who has no lot yet expects a share of what lies there."""
        division = Division(state, self.scale, me, seen)
        cards = state.table[:]
        tiles = state.hierarchy
        for offer in range(2):
            if state.offered[offer] != NONE:
                tiles |= 1 << state.offered[offer]
                for kind in range(KINDS):
                    cards[kind] += state.offers[offer * KINDS + kind]
        deal = division.deal(cards, tiles, len(division.seats))
        found = vec[float]()
        for seat in range(state.players):
            place = division.place_of(seat)
            if place == NONE:
                appraisal = Appraisal(state, seat, self.scale)
                means = hand_means(state, seat, seen or seat == me)
                draws = state.bonuses[seat * BONUSES + DRAW_TILE]
                worth = appraisal.hand(means, state.earned[seat], draws)
            else:
                appraisal = division.seats[place]
                worth = division.base[place] + division.share_of(place, deal)
            worth += self.outside(state, appraisal, seen or seat == me)
            found = append(found, worth)
        return found

    def outside(self, state: Shitenno, appraisal: Appraisal, seen: bool) -> float:
        """What a seat has beside its plans: favour, majorities, cards that nobody saw."""
        worth = float(state.favour[appraisal.seat]) + appraisal.held
        if not seen:
            unseen = float(unseen_cards(state, appraisal.seat))
            worth += unseen * HALVES_A_CARD * self.scale.troop * appraisal.later
        return worth

    # Moves.

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each move is, by the best that it leads to."""
        assert isinstance(state, Shitenno)
        if state.phase == DIVIDING:
            return self.weigh_lot(state, seat)
        if state.phase == PLACING:
            return Turn(state, seat, Appraisal(state, seat, self.scale)).weigh()
        division = Division(state, self.scale, seat, False)
        if state.phase == ANSWERING:
            one, two = division.answer(state, seat)
        else:
            one, two = division.choose(state, seat)
        return append(append(vec[float](), one), two)

    def weigh_lot(self, state: Shitenno, seat: i64) -> vec[float]:
        """Cards on the way to the best lots; tiles for the lot as it is; back, if it went wrong."""
        thought = self.thoughts(state, seat, hand_means(state, seat, True))
        lots = thought.lots
        number = lots.number(state.lot)
        best = thought.plans[0].worth
        found = vec[float]()
        for move in state.moves(seat):
            if move < OFFER:
                worth = thought.towards(number + lots.steps[move - ADD])
            elif move < ACCEPT:
                worth = thought.sent(number, move)
            else:
                worth = thought.without(number, move - REMOVE)
            found = append(found, max(worth, best - ASIDE))
        return found

    def thoughts(self, state: Shitenno, seat: i64, own: i64) -> Thought:
        """The plans for this lot, remembered while it is made; `own` 0: by what everybody knows."""
        key = sight(state, seat, own)
        thought = self.remembered.get(key)
        if thought is None:
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            me = seat if own else NONE
            thought = Thought(Division(state, self.scale, me, False), Lots(state.table[:]))
            self.remembered[key] = thought
        return thought

    # For search.

    def chances(self, state: State) -> vec[float]:
        """By seat, the chance of winning: the further the end, the less the favour says."""
        assert isinstance(state, Shitenno)
        if not state.acting:
            return won(state)
        expected = self.expected(state, 0, True)
        spread = self.spread + self.drift * years_left(state, self.scale.pace)
        best = max([float(favour) for favour in expected])
        whole = 0.0
        for seat in range(state.players):
            expected[seat] = exp((expected[seat] - best) / spread)
            whole += expected[seat]
        for seat in range(state.players):
            expected[seat] = expected[seat] / whole
        return expected

    def plans(self, state: State, seat: i64) -> list[vec[i64]]:
        """Whole lots, cuts and payments, the best first."""
        assert isinstance(state, Shitenno)
        if state.phase == DIVIDING:
            return self.lot_plans(state, seat)
        if state.phase != PLACING:
            return [vec[i64]([move]) for move in state.moves(seat)]
        deeds = Turn(state, seat, Appraisal(state, seat, self.scale)).deeds()
        deeds.sort(key=by_worth)
        return [deed.moves(state) for deed in deeds[:COMPARED]]

    def lot_plans(self, state: Shitenno, seat: i64) -> list[vec[i64]]:
        """The best lots, with the cards that are still to be added, or to be taken out."""
        thought = self.thoughts(state, seat, hand_means(state, seat, True))
        found: list[vec[i64]] = []
        for plan in thought.plans:
            if plan.rest == NONE or plan.title < plan.rest:  # a cut has no order (STN-35)
                moves = thought.moves(plan, state.lot)
                if len(found) < COMPARED and is_legal(state, seat, moves):
                    found.append(moves)
        if not found:
            return [vec[i64]([move]) for move in state.moves(seat) if move >= OFFER]
        return found

    def play_on(self, state: State, since: State, random: Random) -> None:
        """To the end of the year: then all its lots have come to something."""
        assert isinstance(state, Shitenno)
        assert isinstance(since, Shitenno)
        while state.acting and state.round == since.round:
            self.act(state, state.actors[0])

    def act(self, state: Shitenno, seat: i64) -> None:
        """Decide as `weigh` would, all small moves at once; lots by what everybody knows."""
        if state.phase == DIVIDING:
            thought = self.thoughts(state, seat, 0)
            state.lot = thought.lots.cards_in(thought.plans[0].lot)
            state.make(seat, thought.plans[0].sending())
        elif state.phase == PLACING:
            turn = Turn(state, seat, Appraisal(state, seat, self.scale))
            best_of(turn.deeds()).carry_out(state, seat)
        else:
            state.make(seat, self.answer(state, seat))

    def answer(self, state: Shitenno, seat: i64) -> i64:
        """Yes or no, this lot or that: remembered, as others are asked the same in every world."""
        key = sight(state, seat, hand_means(state, seat, True))
        key = mixed(mixed(key, state.offers), state.offered)
        move = self.answers.get(key)
        if move is None:
            if len(self.answers) >= REMEMBERED:
                self.answers.clear()
            worth = self.weigh(state, seat)
            move = state.moves(seat)[0 if worth[0] >= worth[1] else 1]
            self.answers[key] = move
        return move


@final
class Thought:
    """The plans of a Tairo for the cards on the table, whatever of them is in the lot so far."""

    def __init__(self, division: Division, lots: Lots) -> None:
        self.division = division
        self.lots = lots
        self.plans: list[Plan] = []
        if len(division.seats) == 2:
            self.plans = division.split_plans(lots, 0, 1, 40)
        else:
            self.plans = division.offer_plans(lots)

    def moves(self, plan: Plan, begun: vec[i64]) -> vec[i64]:
        """What makes the plan of a lot that is begun: cards out of it, cards into it, the tile."""
        cards = self.lots.cards_in(plan.lot)
        found = vec[i64]()
        for kind in range(KINDS):
            for _ in range(begun[kind] - cards[kind]):
                found = append(found, REMOVE + kind)
        for kind in range(KINDS):
            for _ in range(cards[kind] - begun[kind]):
                found = append(found, ADD + kind)
        return append(found, plan.sending())

    def towards(self, number: i64) -> float:
        """The best plan that this lot can grow into."""
        best = -1e6
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
        title = move - OFFER
        rest: i64 = NONE
        if move >= SPLIT:
            title = (move - SPLIT) // TITLES
            rest = (move - SPLIT) % TITLES
        for plan in self.plans:
            if plan.lot == number and plan.title == title and plan.rest == rest:
                return plan.worth
        if rest == NONE:
            return self.division.offer_worth(self.lots, number, title)
        return -1e6

    def without(self, number: i64, kind: i64) -> float:
        """The best plan that has fewer cards of this kind, if this is one of the cards too many."""
        best = -1e6
        for plan in self.plans:
            if plan.worth > best and self.lots.count(number, kind) > self.lots.count(
                plan.lot, kind
            ):
                best = plan.worth
        return best - TAKE_BACK


def by_worth(deed: Deed) -> float:
    """The best first."""
    return -deed.worth


def is_legal(state: Shitenno, seat: i64, moves: vec[i64]) -> bool:
    """Whether all these small moves may be made: cards can't be taken back without end."""
    after = state.copy()
    for move in moves:
        if after.broken(seat, move) != FINE:
            return False
        after.make(seat, move)
    return True


def won(state: Shitenno) -> vec[float]:
    """The chances when the game is over."""
    found = vec[float]()
    for rank in state.ranks:
        found = append(found, 1.0 / float(state.ranks.count(1)) if rank == 1 else 0.0)
    return found


def sight(state: Shitenno, seat: i64, own: i64) -> i64:
    """A number for all that the plans for a lot depend on."""
    key = mixed(mixed(seat, state.table), state.known)
    key = mixed(mixed(mixed(key, state.koku), state.bonuses), state.board)
    key = mixed(mixed(key, state.earned), state.titles)
    for province in range(PROVINCES):
        position = filled(state, province)
        if position < POSITIONS:
            key = mixed(key, vec[i64]([price_at(state, province, position)]))
    rest = [state.golden, state.hierarchy, state.round, own >> 26, own & 0x3FFFFFF]
    return mixed(key, vec[i64](rest))


def mixed(key: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        key = (key * 1000003 ^ number + 1) & 0x3FFFFFFFFFF
        key ^= key >> 17
    return key


JUDGE: Final = ShitennoJudge
