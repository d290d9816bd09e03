"""One who compares plans: whole decisions, put together from small moves, raced against each other.

Where a decision takes many small moves, a tree of them says little: the same lot can be put
together in many orders. Here every plan that the judge gives is tried in the same imagined worlds,
and played out from there; what is plainly worse than the best drops out (the races of O. Maron and
A. Moore).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.search.ends import Ends
from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import State

HEAT: Final[i64] = 16  # worlds after which those who are behind may drop out
SURE: Final = 3.0  # standard errors that a plan must be behind
ALIKE: Final = 0.002  # a lead that is not worth more thought


@final
class Plan:
    """Some small moves, and what came of them in each world."""

    def __init__(self, moves: vec[i64]) -> None:
        self.moves = moves
        self.gains = vec[float]()
        self.gain: float = 0.0  # summed
        self.rank: float = 0.0

    def record(self, gain: float, rank: float) -> None:
        """In one more world, this came of it."""
        self.gains = append(self.gains, gain)
        self.gain += gain
        self.rank += rank

    def begins_with(self, move: i64) -> bool:
        """Whether something is left of it after this move."""
        return len(self.moves) > 1 and self.moves[0] == move


@final
class Planner:
    """Searches for the best plan of a seat, from what it knows.

    All plans are tried in the same worlds: what a world does to all of them does not count.
    """

    def __init__(
        self, state: State, seat: i64, judge: Judge, plans: list[vec[i64]], random: Random
    ) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.random = random
        self.ends = Ends(state.players)
        self.plans = [Plan(moves) for moves in plans]
        self.racing = self.plans

    def wonders(self) -> bool:
        """Whether there is anything to think about."""
        return not self.decided()

    def think(self, simulations: i64) -> None:
        """At most so many simulations: every world is one for each of the racing plans."""
        if len(self.racing[0].gains) == 0 and len(self.racing) > simulations:
            self.racing = self.racing[:simulations]
        while len(self.racing) <= simulations and not self.decided():
            simulations -= len(self.racing)
            self.compare()

    def think_until(self, end: float, clock: Callable[[], float]) -> None:
        """Until the race is decided or the clock shows `end`; one world at least."""
        start = clock()
        done = 0
        while not self.decided():
            now = clock()
            if (done or len(self.racing[0].gains) > 0) and now + (now - start) / max(done, 1) > end:
                return
            self.compare()
            done += 1

    def decided(self) -> bool:
        """Whether only one plan is left."""
        return len(self.racing) == 1

    def follow(self, move: i64, state: State, random: Random) -> bool:
        """Go on after the seat's own move, with what is left of the plans that began with it.

        False if nothing is left: there is something new to decide.
        """
        self.state = state
        self.random = random
        self.plans = [plan for plan in self.plans if plan.begins_with(move)]
        self.racing = [plan for plan in self.racing if plan.begins_with(move)]
        for plan in self.plans:
            plan.moves = plan.moves[1:]
        return len(self.racing) > 0

    def options(self) -> list[vec[i64]]:
        """What is thought about: every plan."""
        return [plan.moves for plan in self.racing]

    # The race.

    def compare(self) -> None:
        """Try all racing plans in one more world."""
        world = self.judge.world(self.state, self.seat, self.random)
        chance = self.random.split()
        for plan in self.racing:
            self.try_out(plan, world.copy(), chance.copy())
        if len(self.racing[0].gains) % HEAT == 0:
            self.drop_out()

    def try_out(self, plan: Plan, world: State, random: Random) -> None:
        """Carry a plan out, and play on until it is clear what has come of it."""
        for move in plan.moves:
            world.make(self.seat, move)
        self.judge.play_on(world, self.state, random)
        self.ends.see(world, self.judge)
        plan.record(self.ends.gains[self.seat], self.ends.ranks[self.seat])

    def drop_out(self) -> None:
        """Whoever is plainly behind the leader races no more, nor those who are just like him."""
        leader = self.racing[0]
        for plan in self.racing:
            if plan.gain > leader.gain:
                leader = plan
        self.racing = [plan for plan in self.racing if plan is leader or not behind(plan, leader)]


def behind(plan: Plan, leader: Plan) -> bool:
    """Whether it is clear from the worlds so far that a plan is worse, or no better to speak of."""
    worlds = len(plan.gains)
    mean = (leader.gain - plan.gain) / float(worlds)
    squares = 0.0
    for world in range(worlds):
        off = leader.gains[world] - plan.gains[world] - mean
        squares += off * off
    error = sqrt(squares / float(worlds * (worlds - 1)))
    return mean > SURE * error or mean + SURE * error < ALIKE
