"""The tree of a search: who could choose what at which point, how often he did, how it ended.

A node is a point of the game as the one who searches can tell it from others: the moves that led
there. What is hidden from him differs from one imagined world to the next, and so do the moves of
the others: every move counts how often it was available, not just how often it was chosen (the
single-observer search of P. Cowling, E. Powley and D. Whitehouse).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random

CURIOSITY: Final = 0.7  # how much little-tried moves are preferred, without a judge
TRUST: Final = 1.2  # the same with a judge, by what it says about the move
CAUTION: Final = 0.1  # by how much an untried move seems worse than those tried so far
CONTRAST: Final = 3.0  # how many e-folds of trying lie between the best and the median move


@final
class Node:
    """A point of the game, and what each seat could choose there."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def choice(self, seat: i64, mind: i64) -> Choice:
        """The choice of a seat of this mind (see `Judge.mind`); an empty one when it is new."""
        for found in self.choices:
            if found.seat == seat and found.mind == mind:
                return found
        choice = Choice(seat, mind)
        self.choices.append(choice)
        return choice


@final
class Choice:
    """The moves of a seat at a node, and how they went. Entry by entry, as moves came up."""

    def __init__(self, seat: i64, mind: i64) -> None:
        self.seat = seat
        self.mind = mind
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
        """Where a move leads, if it was followed before."""
        return self.nodes[entry]

    def grow(self, entry: i64) -> Node:
        """A new node behind a move."""
        node = Node()
        self.nodes[entry] = node
        return node

    def record(self, entry: i64, gain: float, rank: float) -> None:
        """Once more, the move was made: this came of it."""
        self.visits[entry] += 1
        self.gains[entry] += gain
        self.ranks[entry] += rank
        self.tried += 1
        self.gain += gain

    # Which move to follow.

    def by_chance(self, entries: vec[i64], random: Random) -> i64:
        """Without a judge: one that was never tried, any of them; else the highest bound (UCB1)."""
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
        """With a judge: what went well, and what it thinks highly of while that is little tried.

        So the choice widens by itself: what the judge despises waits until the rest was tried.
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
    """How much of the trying each move deserves, by how good it looks: together 1.

    The scale is the list's own: between the best and the median move lies a factor of
    exp(CONTRAST), whatever a point of the judge is worth.
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
