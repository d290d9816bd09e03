"""The tree of a search: the choices of each seat at each node, with their statistics.

A node is an information set of the seat that searches: the moves that led there. Hidden cards
differ from one imagined world to the next, and so do the legal moves of the others: every move
counts how often it was available, not only how often it was chosen (single-observer
information-set MCTS, by P. Cowling, E. Powley and D. Whitehouse).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random

CURIOSITY: Final = 0.7  # the exploration constant of UCB1, without a judge
TRUST: Final = 1.2  # the exploration constant with a judge, which multiplies the prior
CAUTION: Final = 0.1  # how much worse than the mean an untried move is assumed to be
CONTRAST: Final = 3.0  # the prior of the best move is exp(CONTRAST) times the median one's


@final
class Node:
    """An information set, with the choices of each seat there."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def choice(self, seat: i64, hidden_type: i64) -> Choice:
        """The choice of a seat of this `Judge.hidden_type`; an empty one when it is new."""
        for found in self.choices:
            if found.seat == seat and found.hidden_type == hidden_type:
                return found
        choice = Choice(seat, hidden_type)
        self.choices.append(choice)
        return choice


@final
class Choice:
    """The moves of a seat at a node with their statistics: an entry for each move seen so far."""

    def __init__(self, seat: i64, hidden_type: i64) -> None:
        self.seat = seat
        self.hidden_type = hidden_type
        self.tried: i64 = 0
        self.gain: float = 0.0  # of all moves together
        self.moves = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()  # worlds in which the move was legal when this was reached
        self.gains = vec[float]()  # what the seat got, summed over visits
        self.ranks = vec[float]()  # its rank at the end, summed over visits
        self.priors = vec[float]()
        self.nodes: list[Node | None] = []

    def add(self, move: i64, prior: float) -> None:
        """A move that was not legal in any world before."""
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.gains = append(self.gains, 0.0)
        self.ranks = append(self.ranks, 0.0)
        self.priors = append(self.priors, prior)
        self.nodes.append(None)

    def node(self, entry: i64) -> Node | None:
        """The node that a move leads to; None if it was not expanded yet."""
        return self.nodes[entry]

    def grow(self, entry: i64) -> Node:
        """Expand a move by a new node."""
        node = Node()
        self.nodes[entry] = node
        return node

    def record(self, entry: i64, gain: float, rank: float) -> None:
        """Add the outcome of one more visit."""
        self.visits[entry] += 1
        self.gains[entry] += gain
        self.ranks[entry] += rank
        self.tried += 1
        self.gain += gain

    # Which move to follow.

    def by_chance(self, entries: vec[i64], random: Random) -> i64:
        """Without a judge: an untried move at random, else the highest upper bound (UCB1)."""
        best: i64 = -1
        highest = 0.0
        untried: i64 = 0
        for entry in entries:
            visits = self.visits[entry]
            if visits == 0:
                untried += 1
                if random.below(untried) == 0:
                    best = entry
            elif untried == 0:
                doubt = sqrt(log(float(self.available[entry])) / float(visits))
                bound = self.gains[entry] / float(visits) + CURIOSITY * doubt
                if best < 0 or bound > highest:
                    best = entry
                    highest = bound
        return best

    def by_prior(self, entries: vec[i64]) -> i64:
        """With a judge: the highest mean plus a bonus for a good prior and few visits (PUCT).

        Moves with a low prior are tried only when the others have had their share.
        """
        hope = 0.5
        if self.tried > 0:
            hope = self.gain / float(self.tried) - CAUTION
        best: i64 = -1
        highest = 0.0
        for entry in entries:
            visits = self.visits[entry]
            bound = self.gains[entry] / float(visits) if visits > 0 else hope
            doubt = sqrt(float(self.available[entry])) / float(1 + visits)
            bound += TRUST * self.priors[entry] * doubt
            if best < 0 or bound > highest:
                best = entry
                highest = bound
        return best


def priors(worth: vec[float]) -> vec[float]:
    """Priors from the judge's values: a softmax, together 1.

    The temperature comes from the list itself: the best move gets exp(CONTRAST) times as much as
    the median one, whatever the unit of the judge's values is.
    """
    ordered = sorted(worth)
    best = ordered[len(ordered) - 1]
    spread = best - ordered[len(ordered) // 2]
    if spread <= 0.0:
        spread = best - ordered[0]
    if spread <= 0.0:
        spread = 1.0
    found = vec[float](capacity=len(worth))
    whole = 0.0
    for value in worth:
        weight = exp(CONTRAST * (value - best) / spread)
        found = append(found, weight)
        whole += weight
    for place in range(len(found)):
        found[place] = found[place] / whole
    return found
