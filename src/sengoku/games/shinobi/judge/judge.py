"""Shinobi, the judge: what a position is worth to a seat, and what a whole turn is.

The judge reads what lies open and the seat's own hand and loyalty, never what is hidden from it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random
from sengoku.games.shinobi.codes import REST_CODE, attack_province, attack_target
from sengoku.games.shinobi.components import (
    CARDS,
    CLANS,
    FIRST,
    HAND,
    KINDS,
    NINJA,
    NONE,
    SECOND,
    THIRD,
)
from sengoku.games.shinobi.judge.belief import assign, served_by_others
from sengoku.games.shinobi.judge.columns import largest, shortfall, standing
from sengoku.games.shinobi.judge.rollout_policy import RolloutPolicy
from sengoku.games.shinobi.judge.win_model import chances_of_winning
from sengoku.games.shinobi.rules import attack, hand_size
from sengoku.games.shinobi.state import Shinobi

WEIGHTS: Final = {
    "own": 1.0,  # a card of the own clan on the table
    "home": 0.3,  # one of them in the own province: it decides ties
    "rival": 5.0,  # that a clan served by another is ahead
    "close": 1.2,  # how sharply a card more or less decides who is ahead
    "danger": 1.0,  # a seat that could attack the own clan before the next own turn
    "reach": 0.4,  # a seat that could do so with one more card at home
    "strength": 0.2,  # a card in the largest column of the own province: attackers
    "hand": 0.4,  # a card of the own clan in hand, while there is another turn to play it
    "ninja": 0.8,  # a ninja in hand, likewise
    "mask": 0.05,  # a card by which the own deeds favour the own clan: it shows the loyalty
    "deed": 0.8,  # how much a card laid for a clan speaks for serving it
}
WIDTH: Final[i64] = 12  # second orders that are followed to the attack, after each first order
WORST: Final = -1e9


@final
class ShinobiJudge(Judge):
    """Values whole turns: every first order, the best of the second ones, every attack."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)
        self.own: float = self.weights["own"]
        self.home: float = self.weights["home"]
        self.rival: float = self.weights["rival"]
        self.close: float = self.weights["close"]
        self.danger: float = self.weights["danger"]
        self.reach: float = self.weights["reach"]
        self.strength: float = self.weights["strength"]
        self.hand: float = self.weights["hand"]
        self.ninja: float = self.weights["ninja"]
        self.mask: float = self.weights["mask"]
        self.deed: float = self.weights["deed"]
        self.policy = RolloutPolicy(self.weights)
        self.served = vec[float]()  # by clan, the chance that another seat serves it

    # Positions.

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat."""
        assert isinstance(state, Shinobi)
        self.served = served_by_others(state, seat, self.deed)
        return self.worth(state, seat)

    def worth(self, state: Shinobi, seat: i64) -> float:
        """Like `value`, with the beliefs that `self.served` already holds."""
        clan = state.loyalties[seat]
        home = state.provinces[seat * CLANS + clan]
        worth = self.own * float(standing(state, clan)) + self.home * float(home)
        worth -= self.rival * self.behind(state, clan)
        worth -= self.exposure(state, seat, clan)
        if has_next_turn(state, seat):
            worth += self.hand * float(state.hands[seat * KINDS + clan])
            worth += self.ninja * float(state.hands[seat * KINDS + NINJA])
            worth += self.strength * float(largest(state, seat, NONE))
            worth -= self.mask * float(favour(state, seat, clan))
        return worth

    def behind(self, state: Shinobi, clan: i64) -> float:
        """How many agents of other clans are likely to be ahead."""
        own = standing(state, clan)
        likely = 0.0
        for other in range(CLANS):
            if other != clan:
                lead = float(standing(state, other) - own)
                likely += self.served[other] / (1.0 + exp(-self.close * lead))
        return likely

    def exposure(self, state: Shinobi, seat: i64, clan: i64) -> float:
        """What the others could do to the clan before the seat's next turn (SHI-27, SHI-40)."""
        feared = 0.0
        for other in range(state.players):
            if other != seat and has_turn_after(state, seat, other):
                lacking = shortfall(state, other, clan)
                if lacking < 1:
                    feared += self.danger
                elif lacking == 1:
                    feared += self.reach
        return feared

    # Whole turns.

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each move is, if the turn goes on as well as it can."""
        assert isinstance(state, Shinobi)
        self.served = served_by_others(state, seat, self.deed)
        if state.order == THIRD:
            return self.after_third(state, seat)
        found = vec[float]()
        for move in state.moves(seat):
            after = state.copy()
            after.make(seat, move)
            if after.order == SECOND:
                found = append(found, self.best_second(after, seat))
            else:
                found = append(found, self.best_third(after, seat))
        return found

    def best_second(self, state: Shinobi, seat: i64) -> float:
        """The best end of a turn whose second order is to be given."""
        moves = state.moves(seat)
        shallow = self.shallow(state, seat, moves)
        best = WORST
        for _ in range(min(WIDTH, len(moves))):
            place = highest(shallow)
            shallow[place] = WORST
            after = state.copy()
            after.make(seat, moves[place])
            best = max(best, self.best_third(after, seat))
        return best

    def shallow(self, state: Shinobi, seat: i64, moves: vec[i64]) -> vec[float]:
        """How good each move is, if the turn ended with it."""
        found = vec[float](capacity=len(moves))
        for move in moves:
            after = state.copy()
            after.make(seat, move)
            found = append(found, self.worth(after, seat))
        return found

    def best_third(self, state: Shinobi, seat: i64) -> float:
        """The best end of a turn whose attack is to be made."""
        values = self.after_third(state, seat)
        return values[highest(values)]

    def after_third(self, state: Shinobi, seat: i64) -> vec[float]:
        """How good each attack is. Nothing is drawn: which cards will come is not known."""
        values = vec[float]()
        for move in state.moves(seat):
            after = state
            if move != REST_CODE:
                after = state.copy()
                attack(after, seat, attack_target(move), attack_province(move))
            values = append(values, self.worth(after, seat))
        return values

    # For search.

    def world(self, state: State, seat: i64, random: Random) -> State:
        """Cards as likely as any others, loyalties as likely as the deeds make them."""
        world = state.imagine(seat, random)
        assert isinstance(world, Shinobi)
        if world.acting:
            assign(world, seat, self.deed, random)
        return world

    def hidden_type(self, state: State, seat: i64) -> i64:
        """The clan that it serves."""
        assert isinstance(state, Shinobi)
        return state.loyalties[seat]

    def chances(self, state: State) -> vec[float]:
        """Who will win, if all loyalties and hands are as in this world."""
        assert isinstance(state, Shinobi)
        return chances_of_winning(state)

    def prior(self, state: State, seat: i64) -> vec[float]:
        """As `weigh`, except for first orders: a look at whole turns takes half a millisecond."""
        assert isinstance(state, Shinobi)
        if state.order != FIRST:
            return self.weigh(state, seat)
        self.served = served_by_others(state, seat, self.deed)
        return self.shallow(state, seat, state.moves(seat))

    def rollout_move(self, state: State, seat: i64, random: Random) -> i64:
        """The best single order, without looking ahead."""
        assert isinstance(state, Shinobi)
        return self.policy.move(state, seat, random)


JUDGE: Final = ShinobiJudge


def highest(values: vec[float]) -> i64:
    """The place of the highest value, the first of equals."""
    place: i64 = 0
    for other in range(len(values)):
        if values[other] > values[place]:
            place = other
    return place


# What is to come.


def has_turn_after(state: Shinobi, seat: i64, other: i64) -> bool:
    """Whether another seat will have a turn after this one's (SHI-40)."""
    if state.last == NONE:
        return True
    seats = state.players
    return (other - seat) % seats < (state.last - seat) % seats


def has_next_turn(state: Shinobi, seat: i64) -> bool:
    """Whether the seat will have a turn after this one: not if it draws the last card (SHI-40)."""
    return state.last == NONE and len(state.pile) > HAND - hand_size(state, seat)


def favour(state: Shinobi, seat: i64, clan: i64) -> i64:
    """By how many cards the seat did more for its own clan than for any other."""
    most = -CARDS
    for other in range(CLANS):
        if other != clan:
            most = max(most, state.deeds[seat * CLANS + other])
    return max(state.deeds[seat * CLANS + clan] - most, 0)
