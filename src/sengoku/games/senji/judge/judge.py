"""Senji's judge: asks the opinion of the phase; values positions; says how search plays on.

What it may look at is said in the docstring of this package.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random
from sengoku.games.senji.judge import order_guesses, position_values, win_model
from sengoku.games.senji.judge.opinion import WORST
from sengoku.games.senji.judge.opinions import OPINIONS
from sengoku.games.senji.judge.weights import WEIGHTS, Scales
from sengoku.games.senji.state import Senji


@final
class SenjiJudge(Judge):
    """Weighs moves by what they gain in honour, now and likely later."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)
        self.scales = Scales(self.weights)

    # What the seat knows, and no more.

    def value(self, state: State, seat: i64) -> float:
        """What the seat has, less what its best rival is seen to have."""
        assert isinstance(state, Senji)
        return position_values.value(self.scales, state, seat)

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each move is; those out of the question just below the least of the others."""
        assert isinstance(state, Senji)
        moves = state.moves(seat)
        return raised(OPINIONS[state.phase].weigh(self.scales, state, seat, moves))

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """Its own choice; from spring on also the next best, of those worth the same only one."""
        assert isinstance(state, Senji)
        return OPINIONS[state.phase].candidates(self.scales, state, seat)

    # A world that search imagined, all of it.

    def chances(self, state: State) -> vec[float]:
        """By seat, the chance of winning, from what everybody has in this world."""
        assert isinstance(state, Senji)
        return win_model.chances(self.scales, state)

    def rollout_move(self, state: State, seat: i64, random: Random) -> i64:
        """What it would do itself, except for deals, which take long to put together."""
        assert isinstance(state, Senji)
        return OPINIONS[state.phase].rollout_move(self.scales, state, seat, random)

    def cutoff(self, begin: State, world: State) -> bool:
        """At the end of the year: what a move was good for is then on the board and in hand."""
        assert isinstance(begin, Senji)
        assert isinstance(world, Senji)
        return world.year > begin.year

    def world(self, state: State, seat: i64, random: Random) -> State:
        """As the seat imagines it, but others' orders are those that the judge would give."""
        world = state.imagine(seat, random)
        assert isinstance(world, Senji)
        order_guesses.suppose(self.scales, world, seat, random)
        return world


JUDGE: Final = SenjiJudge


def raised(worth: vec[float]) -> vec[float]:
    """Raise moves that are out of the question to just below the least of the others.

    Search asks how far apart moves are: next to WORST, it would see no difference between those
    that matter.
    """
    least = 0.0
    some = False
    for value in worth:
        if value > WORST / 2.0 and (not some or value < least):
            least = value
            some = True
    for place in range(len(worth)):
        if worth[place] <= WORST / 2.0:
            worth[place] = least - 1.0
    return worth
