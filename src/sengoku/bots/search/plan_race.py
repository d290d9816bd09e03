"""Racing whole plans: decisions that are composed of many small moves.

A tree over small moves says little, since the same lot can be put together in many orders. Here
every plan that the judge proposes is tried in the same imagined worlds and played out; a plan that
is clearly worse than the best is eliminated (the Hoeffding races of O. Maron and A. Moore).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.search.outcome import Outcome
from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

HEAT: Final[i64] = 16  # worlds between two eliminations
SURE: Final = 3.0  # standard errors that a plan must be behind to be eliminated
ALIKE: Final = 0.002  # a lead too small to be worth more simulations


@final
class Plan:
    """A sequence of small moves, and its gain in each world."""

    def __init__(self, moves: vec[i64]) -> None:
        self.moves = moves
        self.gains = vec[float]()
        self.gain: float = 0.0  # summed
        self.rank: float = 0.0

    def record(self, gain: float, rank: float) -> None:
        """Add the result of one more world."""
        self.gains = append(self.gains, gain)
        self.gain += gain
        self.rank += rank

    def begins_with(self, move: i64) -> bool:
        """Whether it begins with this move and goes on after it."""
        return len(self.moves) > 1 and self.moves[0] == move


@final
class PlanRace:
    """Searches for the best plan of a seat, from what it knows.

    All plans are tried in the same worlds, so that luck common to all of them cancels out.
    """

    def __init__(
        self, state: State, seat: i64, judge: Judge, plans: list[vec[i64]], random: Random
    ) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.random = random
        self.outcome = Outcome(state.players)
        self.plans = [Plan(moves) for moves in plans]
        self.racing = self.plans

    def has_choice(self) -> bool:
        """Whether there is more than one option."""
        return not self.decided()

    def run(self, simulations: i64) -> None:
        """Run at most so many simulations; a world takes one for each racing plan."""
        if len(self.racing[0].gains) == 0 and len(self.racing) > simulations:
            self.racing = self.racing[:simulations]
        while len(self.racing) <= simulations and not self.decided():
            simulations -= len(self.racing)
            self.compare()

    def run_until(self, end: float, clock: Callable[[], float]) -> None:
        """Race until it is decided or the clock shows `end`; one world at least."""
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
        """Continue after the seat's own move, with the plans that began with it.

        Returns False if none is left: there is a new decision to make.
        """
        self.state = state
        self.random = random
        self.plans = [plan for plan in self.plans if plan.begins_with(move)]
        self.racing = [plan for plan in self.racing if plan.begins_with(move)]
        for plan in self.plans:
            plan.moves = plan.moves[1:]
        return len(self.racing) > 0

    def options(self) -> list[vec[i64]]:
        """What is compared: every plan."""
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
        """Carry a plan out, play on, and record the outcome."""
        for move in plan.moves:
            world.make(self.seat, move)
        self.judge.play_on(world, self.state, random)
        self.outcome.observe(world, self.judge)
        plan.record(self.outcome.gains[self.seat], self.outcome.ranks[self.seat])

    def drop_out(self) -> None:
        """Eliminate plans that are clearly behind the leader, or as good as equal to it."""
        leader = self.racing[0]
        for plan in self.racing:
            if plan.gain > leader.gain:
                leader = plan
        self.racing = [plan for plan in self.racing if plan is leader or not behind(plan, leader)]


def behind(plan: Plan, leader: Plan) -> bool:
    """Whether a plan is clearly worse than the leader, or as good as equal to it."""
    worlds = len(plan.gains)
    mean = (leader.gain - plan.gain) / float(worlds)
    squares = 0.0
    for world in range(worlds):
        off = leader.gains[world] - plan.gains[world] - mean
        squares += off * off
    error = sqrt(squares / float(worlds * (worlds - 1)))
    return mean > SURE * error or mean + SURE * error < ALIKE
