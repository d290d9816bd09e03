"""Shinobi, the rollout policy: a plausible move found fast, what a seat would do at first sight.

It plays in an imagined world and knows whom everybody serves there. One order is weighed at a
time; of the second orders only those that bring a card home or move a card of the own clan.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shinobi.codes import (
    REST_CODE,
    SETTLE_CODE,
    attack_province,
    attack_target,
    deploy_code,
    march_code,
    strike_code,
)
from sengoku.games.shinobi.components import CLANS, FIRST, KINDS, NINJA, NONE, SECOND
from sengoku.games.shinobi.judge.columns import largest, shortfall
from sengoku.games.shinobi.state import Shinobi

FARTHEST: Final[i64] = 55  # no clan leads another by more cards
NOISE: Final = 0.3  # points by which chance may change what a move seems worth


@final
class RolloutPolicy:
    """Weighs the moves of a seat in the world of a rollout, with a judge's weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.own: float = weights["own"]
        self.home: float = weights["home"]
        self.danger: float = weights["danger"]
        self.reach: float = weights["reach"]
        self.strength: float = weights["strength"]
        self.hand: float = weights["hand"]
        self.ninja: float = weights["ninja"]
        self.fear = vec[float]()  # what a rival costs, by their lead
        for lead in range(2 * FARTHEST + 1):
            ahead = float(lead - FARTHEST)
            self.fear = append(self.fear, weights["rival"] / (1.0 + exp(-weights["close"] * ahead)))
        self.rivals: i64 = 0  # the clans that others serve, as bits
        self.clan: i64 = 0
        self.seat: i64 = 0
        self.best: i64 = NONE
        self.highest: float = 0.0

    def move(self, state: Shinobi, seat: i64, random: Random) -> i64:
        """What the seat would do."""
        self.seat = seat
        self.clan = state.loyalties[seat]
        self.rivals = 0
        for clan in state.loyalties:
            self.rivals |= 1 << clan
        self.rivals &= ~(1 << self.clan)
        self.best = NONE
        if state.order == FIRST:
            self.first(state, random)
        elif state.order == SECOND:
            self.second(state, random)
        else:
            self.third(state, random)
        return self.best

    def first(self, state: Shinobi, random: Random) -> None:
        """Weigh the first orders."""
        seat = self.seat
        hands = state.hands
        for clan in range(CLANS):
            if hands[seat * KINDS + clan] > 0:
                kept = -self.hand if clan == self.clan else 0.0
                for province in range(state.players):
                    if province != seat:
                        worth = kept + self.changed(state, province * CLANS + clan, 1)
                        self.offer(deploy_code(clan, province), worth, random)
        if hands[seat * KINDS + NINJA] > 0:
            for column in range(state.players * CLANS):
                if state.provinces[column] > 0 and column // CLANS != seat:
                    worth = self.changed(state, column, -1) - self.ninja
                    move = strike_code(column % CLANS, column // CLANS)
                    self.offer(move, worth, random)

    def second(self, state: Shinobi, random: Random) -> None:
        """Weigh the second orders."""
        seat = self.seat
        for clan in range(CLANS):
            if state.hands[seat * KINDS + clan] > 0:
                kept = -self.hand if clan == self.clan else 0.0
                worth = kept + self.changed(state, seat * CLANS + clan, 1)
                self.offer(SETTLE_CODE + clan, worth, random)
        for source in range(state.players):
            if source != seat:
                for clan in range(CLANS):
                    column = source * CLANS + clan
                    if state.provinces[column] > 0:
                        self.march(state, column, clan, source, random)

    def march(self, state: Shinobi, column: i64, clan: i64, source: i64, random: Random) -> None:
        """Weigh the ways that a card of this column can take: home, or of the own clan anywhere."""
        state.provinces[column] -= 1
        for province in range(state.players):
            if province != source and (province == self.seat or clan == self.clan):
                worth = self.changed(state, province * CLANS + clan, 1)
                self.offer(march_code(clan, source, province), worth, random)
        state.provinces[column] += 1

    def third(self, state: Shinobi, random: Random) -> None:
        """Weigh the attacks."""
        moves = state.moves(self.seat)
        if moves[0] == REST_CODE:
            self.best = REST_CODE
            return
        for move in moves:
            target = attack_province(move) * CLANS + attack_target(move)
            self.offer(move, self.changed(state, target, -1), random)

    def offer(self, move: i64, worth: float, random: Random) -> None:
        """Keep a move if it seems the best so far."""
        worth += NOISE * float(random.word()) / 4294967296.0
        if self.best == NONE or worth > self.highest:
            self.best = move
            self.highest = worth

    def changed(self, state: Shinobi, column: i64, cards: i64) -> float:
        """What the table would be worth with cards more or less in a column."""
        state.provinces[column] += cards
        worth = self.worth(state)
        state.provinces[column] -= cards
        return worth

    def worth(self, state: Shinobi) -> float:
        """What the cards on the table are worth to the seat (see `ShinobiJudge.worth`)."""
        provinces = state.provinces
        seat = self.seat
        mine = self.clan
        count: i64 = len(provinces)
        own: i64 = 0
        for column in range(mine, count, CLANS):
            own += provinces[column]
        worth = self.own * float(own) + self.home * float(provinces[seat * CLANS + mine])
        for clan in range(CLANS):
            if self.rivals >> clan & 1:
                theirs: i64 = FARTHEST - own
                for column in range(clan, count, CLANS):
                    theirs += provinces[column]
                worth -= self.fear[theirs]
        worth += self.strength * float(largest(state, seat, mine))
        for other in range(state.players):
            if other != seat:
                lacking = shortfall(state, other, mine)
                if lacking < 1:
                    worth -= self.danger
                elif lacking == 1:
                    worth -= self.reach
        return worth
