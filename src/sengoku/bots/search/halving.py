"""Comparing a few moves by sequential halving, all of them in the same imagined worlds.

Where a rollout takes a millisecond, a tree stays too small to tell good moves from lucky ones. Here
a simulation is one candidate move, followed by a rollout. All candidates meet the same worlds and
the same random numbers, so that their differences become visible long before their values do. The
worse half is dropped again and again (Z. Karnin, T. Koren and O. Somekh), and the judge's own
choice stands until another is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.search.tree_search import TreeSearch
from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

CHECK: Final = 8  # worlds between two checks which candidates are still worth a simulation
WORTH: Final = 0.002  # the smallest lead worth looking for
HOPE: Final = 2.0  # standard errors by which a lead may be larger than observed
CLEAR: Final = 3.0  # standard errors that settle it


@final
class SequentialHalving:
    """Compares candidate moves of a seat, from what it knows. The first is the judge's choice."""

    def __init__(
        self, state: State, seat: i64, judge: Judge, random: Random, moves: vec[i64]
    ) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.random = random
        self.search = TreeSearch(state, seat, judge, random)  # for its rollouts
        self.simulations: i64 = 0
        self.moves = moves
        count = len(moves)
        self.visits = vec[i64]([0] * count)
        self.gains = vec[float]([0.0] * count)  # what the seat got, summed over visits
        self.ranks = vec[float]([0.0] * count)
        self.leads = vec[float]([0.0] * count)  # what it got more than with the judge's choice
        self.squares = vec[float]([0.0] * count)  # the squares of that
        self.alive = vec[i64](range(count))  # those that are still tried

    def has_choice(self) -> bool:
        """Whether there is more than one option."""
        return len(self.moves) > 1

    def options(self) -> list[vec[i64]]:
        """What is compared: every move."""
        return [vec[i64]([move]) for move in self.state.moves(self.seat)]

    def run(self, simulations: i64) -> None:
        """Run about so many simulations: all candidates get equally many."""
        self.run_until(float(self.simulations + simulations), self.tally)

    def tally(self) -> float:
        """A clock that counts simulations."""
        return float(self.simulations)

    def run_until(self, end: float, clock: Callable[[], float]) -> None:
        """Simulate until the clock shows `end`; after each stage, drop the worse half."""
        start = clock()
        stages = self.stages()
        for stage in range(stages):
            until = start + (end - start) * float(stage + 1) / float(stages)
            self.try_until(until, clock)
            if self.settled():
                return
            if stage + 1 < stages:
                self.halve()

    def stages(self) -> i64:
        """How often the worse half is dropped until one is left beside the judge's choice."""
        stages: i64 = 1
        left = len(self.alive) - 1
        while left > 1:
            left //= 2
            stages += 1
        return stages

    def try_until(self, end: float, clock: Callable[[], float]) -> None:
        """World after world until the clock shows `end`, or would before the next is done."""
        start = clock()
        done = 0
        while self.simulations == 0 or start < end:
            self.try_all()
            done += 1
            if done % CHECK == 0:
                self.give_up()
            now = clock()
            if self.settled() or now + (now - start) / done > end:
                return

    def try_all(self) -> None:
        """Try all remaining candidates in one more world, with the same random numbers."""
        world = self.judge.world(self.state, self.seat, self.random)
        chance = self.random.split()
        own = 0.0
        for place in self.alive:
            one = world.copy()
            one.random = world.random.copy()
            self.search.random = chance.copy()
            one.make(self.seat, self.moves[place])
            self.search.play_out(one)
            gain = self.search.outcome.gains[self.seat]
            if place == 0:
                own = gain
            self.visits[place] += 1
            self.gains[place] += gain
            self.ranks[place] += self.search.outcome.ranks[self.seat]
            self.leads[place] += gain - own
            self.squares[place] += (gain - own) * (gain - own)
            self.simulations += 1

    # Which candidates are still worth a simulation.

    def error(self, place: i64) -> float:
        """The standard error of the lead over the judge's choice."""
        tried = float(self.visits[place])
        mean = self.leads[place] / tried
        return sqrt(max(0.0, self.squares[place] / tried - mean * mean) / tried)

    def give_up(self) -> None:
        """Drop candidates that are unlikely to have a lead worth finding."""
        kept = vec[i64]([0])
        for place in self.alive:
            mean = self.leads[place] / float(self.visits[place])
            if place > 0 and mean + HOPE * self.error(place) > WORTH:
                kept = append(kept, place)
        self.alive = kept

    def settled(self) -> bool:
        """Whether no challenger is left, or the last one leads beyond doubt."""
        if len(self.alive) > 2:
            return False
        if len(self.alive) < 2:
            return True
        place = self.alive[1]
        enough = self.visits[place] >= 2 * CHECK
        return enough and self.leads[place] > CLEAR * self.error(place) * float(self.visits[place])

    def halve(self) -> None:
        """Drop the worse half of the challengers of the judge's choice."""
        left = max(1, (len(self.alive) - 1) // 2)
        kept = vec[i64]([0])
        for _ in range(left):
            best: i64 = -1
            for place in self.alive:
                if place not in kept and (best < 0 or self.leads[place] > self.leads[best]):
                    best = place
            if best >= 0:
                kept = append(kept, best)
        self.alive = kept
