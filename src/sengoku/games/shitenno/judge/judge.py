"""Shitennō, how a position looks: the favour that every seat may expect, and the moves towards it.

The judge reads what lies open, what everybody saw taken, and the seat's own hand. What a seat can
buy is in `appraisal`, the even year in `lot_values` and `lot_plans`, the odd one in `turn_values`.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.refusals import FINE
from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno.codes import (
    ADD_CODE,
    ADD_END,
    REMOVE_CODE,
    REMOVE_END,
)
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
)
from sengoku.games.shitenno.judge.appraisal import Appraisal
from sengoku.games.shitenno.judge.forecast import TROOPS_A_CARD, unseen_cards, years_left
from sengoku.games.shitenno.judge.lot_plans import LotPlans
from sengoku.games.shitenno.judge.lot_values import LotValues
from sengoku.games.shitenno.judge.means import hand_means
from sengoku.games.shitenno.judge.possible_lots import PossibleLots
from sengoku.games.shitenno.judge.turn_values import TurnValues, best_first, best_of
from sengoku.games.shitenno.judge.weights import WEIGHTS, Scale
from sengoku.games.shitenno.rules.provinces import filled, price_at
from sengoku.games.shitenno.state import Shitenno

CACHE_SIZE: Final = 1024  # lots, and answers
COMPARED: Final = 24  # plans that search compares
ASIDE: Final = 5.0  # how much less than the best a move counts that leads to no plan


@final
class ShitennoJudge(Judge):
    """Weighs whole lots, whole splits and whole turns, and each small move by where it leads."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)
        self.scale = Scale(self.weights)
        self.spread: float = self.weights["spread"]
        self.drift: float = self.weights["drift"]
        self.plan_cache: dict[i64, LotPlans] = {}  # plans for lots, by what they depend on
        self.answer_cache: dict[i64, i64] = {}

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
        """By seat, the final favour to be expected, as `me` sees it, or with all hands seen."""
        found = vec[float]()
        if not state.acting:
            for score in state.scores:
                found = append(found, float(score))
            return found
        if state.phase != PLACING:
            return self.expected_while_dividing(state, me, seen)
        acting = state.titles[state.actors[0]]
        for seat in range(state.players):
            appraisal = Appraisal(state, seat, self.scale)
            worth = self.beside_plans(state, appraisal, seen or seat == me)
            means = hand_means(state, seat, seen or seat == me)
            draws = state.bonuses[seat * BONUSES + DRAW_TILE]
            title = state.titles[seat]
            if title < acting:
                plan = appraisal.best_plan(means, 0.75, appraisal.kamon)
                worth += appraisal.worth_of(means) + self.scale.wait * appraisal.later * plan
                worth += float(draws) * appraisal.draw
            else:
                if title == acting:
                    appraisal.kamon = min(appraisal.kamon, 2 - state.placed)
                worth += appraisal.hand_worth(means, title, draws)
            found = append(found, worth)
        return found

    def expected_while_dividing(self, state: Shitenno, me: i64, seen: bool) -> vec[float]:
        """The same in an even year: a seat without a lot expects a share of what lies there."""
        lot_values = LotValues(state, self.scale, me, seen)
        cards = state.table[:]
        tiles = state.hierarchy
        for offer in range(2):
            if state.offered[offer] != NONE:
                tiles |= 1 << state.offered[offer]
                for kind in range(KINDS):
                    cards[kind] += state.offers[offer * KINDS + kind]
        deal = lot_values.even_deal(cards, tiles, len(lot_values.seats))
        found = vec[float]()
        for seat in range(state.players):
            place = lot_values.place_of(seat)
            if place == NONE:
                appraisal = Appraisal(state, seat, self.scale)
                means = hand_means(state, seat, seen or seat == me)
                draws = state.bonuses[seat * BONUSES + DRAW_TILE]
                worth = appraisal.hand_worth(means, state.earned[seat], draws)
            else:
                appraisal = lot_values.seats[place]
                worth = lot_values.base[place] + lot_values.share_of(place, deal)
            worth += self.beside_plans(state, appraisal, seen or seat == me)
            found = append(found, worth)
        return found

    def beside_plans(self, state: Shitenno, appraisal: Appraisal, seen: bool) -> float:
        """What a seat has beside its plans: favour, majorities, cards that nobody saw."""
        worth = float(state.favour[appraisal.seat]) + appraisal.majorities
        if not seen:
            unseen = float(unseen_cards(state, appraisal.seat))
            worth += unseen * TROOPS_A_CARD * self.scale.troop * appraisal.later
        return worth

    # Moves.

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each move is, by the best that it leads to."""
        assert isinstance(state, Shitenno)
        if state.phase == DIVIDING:
            return self.weigh_lot(state, seat)
        if state.phase == PLACING:
            return TurnValues(state, seat, Appraisal(state, seat, self.scale)).weigh()
        lot_values = LotValues(state, self.scale, seat, False)
        if state.phase == ANSWERING:
            one, two = lot_values.answer_worths(state, seat)
        else:
            one, two = lot_values.choice_worths(state, seat)
        return append(append(vec[float](), one), two)

    def weigh_lot(self, state: Shitenno, seat: i64) -> vec[float]:
        """What the moves of a Tairo are worth: cards in, cards out, sending the lot as it is."""
        lot_plans = self.lot_plans_for(state, seat, hand_means(state, seat, True))
        lots = lot_plans.lots
        number = lots.number(state.lot)
        best = lot_plans.plans[0].worth
        found = vec[float]()
        for move in state.moves(seat):
            if ADD_CODE <= move < ADD_END:
                worth = lot_plans.towards(number + lots.steps[move - ADD_CODE])
            elif REMOVE_CODE <= move < REMOVE_END:
                worth = lot_plans.without(number, move - REMOVE_CODE)
            else:
                worth = lot_plans.sent(number, move)
            found = append(found, max(worth, best - ASIDE))
        return found

    def lot_plans_for(self, state: Shitenno, seat: i64, own: i64) -> LotPlans:
        """The plans for this lot, cached while it is made; `own` 0: by what everybody knows."""
        key = cache_key(state, seat, own)
        lot_plans = self.plan_cache.get(key)
        if lot_plans is None:
            if len(self.plan_cache) >= CACHE_SIZE:
                self.plan_cache.clear()
            me = seat if own else NONE
            lot_values = LotValues(state, self.scale, me, False)
            lot_plans = LotPlans(lot_values, PossibleLots(state.table[:]))
            self.plan_cache[key] = lot_plans
        return lot_plans

    # For search.

    def chances(self, state: State) -> vec[float]:
        """By seat, the chance of winning: the further the end, the less the favour says."""
        assert isinstance(state, Shitenno)
        if not state.acting:
            return final_chances(state)
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
        """Whole lots, splits and payments, the best first."""
        assert isinstance(state, Shitenno)
        if state.phase == DIVIDING:
            return self.lot_plans(state, seat)
        if state.phase != PLACING:
            return [vec[i64]([move]) for move in state.moves(seat)]
        decisions = TurnValues(state, seat, Appraisal(state, seat, self.scale)).decisions()
        decisions.sort(key=best_first)
        return [decision.moves(state) for decision in decisions[:COMPARED]]

    def lot_plans(self, state: Shitenno, seat: i64) -> list[vec[i64]]:
        """The best lots, with the cards that are still to be added, or to be taken out."""
        lot_plans = self.lot_plans_for(state, seat, hand_means(state, seat, True))
        found: list[vec[i64]] = []
        for plan in lot_plans.plans:
            if plan.rest == NONE or plan.title < plan.rest:  # two lots have no order (STN-35)
                moves = lot_plans.moves(plan, state.lot)
                if len(found) < COMPARED and is_legal(state, seat, moves):
                    found.append(moves)
        if found:
            return found
        moves = state.moves(seat)
        return [vec[i64]([move]) for move in moves if not ADD_CODE <= move < ADD_END]

    def play_on(self, state: State, since: State, random: Random) -> None:
        """Play to the end of the year: by then all its lots have been used."""
        assert isinstance(state, Shitenno)
        assert isinstance(since, Shitenno)
        while state.acting and state.round == since.round:
            self.act(state, state.actors[0])

    def act(self, state: Shitenno, seat: i64) -> None:
        """Decide as `weigh` would, all small moves at once; lots by what everybody knows."""
        if state.phase == DIVIDING:
            lot_plans = self.lot_plans_for(state, seat, 0)
            state.lot = lot_plans.lots.cards_in(lot_plans.plans[0].lot)
            state.make(seat, lot_plans.plans[0].sending())
        elif state.phase == PLACING:
            turn = TurnValues(state, seat, Appraisal(state, seat, self.scale))
            best_of(turn.decisions()).carry_out(state, seat)
        else:
            state.make(seat, self.answer(state, seat))

    def answer(self, state: Shitenno, seat: i64) -> i64:
        """Accept, refuse, or choose a lot; cached, as others are asked the same in every world."""
        key = cache_key(state, seat, hand_means(state, seat, True))
        key = mixed(mixed(key, state.offers), state.offered)
        move = self.answer_cache.get(key)
        if move is None:
            if len(self.answer_cache) >= CACHE_SIZE:
                self.answer_cache.clear()
            worth = self.weigh(state, seat)
            move = state.moves(seat)[0 if worth[0] >= worth[1] else 1]
            self.answer_cache[key] = move
        return move


def is_legal(state: Shitenno, seat: i64, moves: vec[i64]) -> bool:
    """Whether all these small moves may be made: cards can't be taken back without end."""
    after = state.copy()
    for move in moves:
        if after.broken(seat, move) != FINE:
            return False
        after.make(seat, move)
    return True


def final_chances(state: Shitenno) -> vec[float]:
    """The chances when the game is over."""
    found = vec[float]()
    for rank in state.ranks:
        found = append(found, 1.0 / float(state.ranks.count(1)) if rank == 1 else 0.0)
    return found


def cache_key(state: Shitenno, seat: i64, own: i64) -> i64:
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
    """A key with more numbers hashed into it."""
    for number in numbers:
        key = (key * 1000003 ^ number + 1) & 0x3FFFFFFFFFF
        key ^= key >> 17
    return key


JUDGE: Final = ShitennoJudge
