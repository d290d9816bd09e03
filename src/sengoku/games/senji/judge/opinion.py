"""Senji, what an opinion is: what the judge thinks of moves, in one phase or of one kind.

`opinions` lists those of all phases. The docstring of this package says what they may look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import NONE
from sengoku.games.senji.notation import MOVES

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

WORST: Final = -1e6  # the worth of a move that is out of the question
EQUAL: Final = 1e-9  # moves whose worth differs by no more than this are equally good
WIDTH: Final[i64] = 8  # the most moves that search compares
SLACK: Final = 8.0  # by how much they may be worth less than the best
KIND_OF: Final = MOVES.kind_numbers  # the number of a move's kind, by its code


class Opinion:
    """What the judge thinks of moves: their worth in honour, more is better."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        """How good one move is."""
        raise NotImplementedError

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        """How good each of the seat's legal moves is."""
        found = vec[float](capacity=len(moves))
        for move in moves:
            found = append(found, self.worth(scales, state, seat, move))
        return found

    def candidates(self, scales: Scales, state: Senji, seat: i64) -> vec[i64]:
        """The moves that search compares: the best, then the next best; of equals only one."""
        moves = state.moves(seat)
        worth = self.weigh(scales, state, seat, moves)
        own = highest(worth)
        found = vec[i64]([moves[own]])
        while len(found) < WIDTH:
            best = next_best(worth, worth[own])
            if best == NONE:
                break
            found = append(found, moves[best])
            worth[best] = WORST
        return found

    def rollout_move(self, scales: Scales, state: Senji, seat: i64, random: Random) -> i64:
        """The move in a rollout: the best, chance deciding between equals."""
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return moves[some_highest(self.weigh(scales, state, seat, moves), random)]


class Unsearched(Opinion):
    """An opinion that search does not question: the judge's own choice is the only candidate.

    All phases before spring have one. Deals and bids pay off years later, which rollouts to the
    end of the year do not show.
    """

    def candidates(self, scales: Scales, state: Senji, seat: i64) -> vec[i64]:
        moves = state.moves(seat)
        return vec[i64]([moves[highest(self.weigh(scales, state, seat, moves))]])


class Indifferent(Unsearched):
    """Every move is worth the same: by default nothing."""

    def __init__(self, always: float = 0.0) -> None:
        self.always = always

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return self.always


def by_kind(opinions: dict[int, Opinion]) -> list[Opinion]:
    """A table of opinions by the kind of move; kinds without one are out of the question."""
    never = Indifferent(WORST)
    return [opinions.get(kind, never) for kind in range(len(MOVES.kinds))]


# Which is the best.


def highest(worth: vec[float]) -> i64:
    """The place of the highest, the first of equals."""
    best: i64 = 0
    for place in range(1, len(worth)):
        if worth[place] > worth[best] + EQUAL:
            best = place
    return best


def some_highest(worth: vec[float], random: Random) -> i64:
    """The place of the highest; chance decides between equals."""
    best = highest(worth)
    equals: i64 = 0
    found = best
    for place in range(best, len(worth)):
        if abs(worth[place] - worth[best]) <= EQUAL:
            equals += 1
            if random.below(equals) == 0:
                found = place
    return found


def next_best(worth: vec[float], most: float) -> i64:
    """The place of the highest below `most` that is worth a try, or NONE."""
    best: i64 = NONE
    for place in range(len(worth)):
        less = most - worth[place]
        if EQUAL < less <= SLACK and (best == NONE or worth[place] > worth[best]):
            best = place
    return best
