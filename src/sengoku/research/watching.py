"""Imitation learning: a network learns from games among judges how they choose.

Every decision is recorded with the probabilities that the judge's weights give to the moves and,
when the game is over, with the seat's share of the win.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sengoku.bots.greedy import judge_of
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random
from sengoku.research.network import Array, Network
from sengoku.research.symmetry import Symmetry
from sengoku.research.vector import SELF, Tables

GAMES: Final = 64  # at once
STEPS: Final = 16  # per game between two updates
LESSONS: Final = 4
BATCH: Final = 1024
KEPT: Final = 200_000  # decisions that are remembered
SHARPNESS: Final = 10.0  # the inverse temperature of the judge's weights
VALUE: Final = 0.5  # the weight of the value loss


class Watcher:
    """Plays games among judges, records them, and trains a network."""

    def __init__(self, tables: Tables, symmetry: Symmetry, chance: np.random.Generator) -> None:
        rules = tables.tables.game
        self.chance = chance
        self.symmetry = symmetry
        self.tables = Tables(GAMES, rules.name, tables.tables.players, bots=SELF)
        self.tables.reset(seed=int(chance.integers(1 << 62)))
        self.judge = judge_of(rules, {})
        self.observations = np.zeros((KEPT, len(rules.features)), np.float32)
        self.masks = np.zeros((KEPT, rules.actions), np.bool_)
        self.choices = np.zeros((KEPT, rules.actions), np.float32)
        self.returns = np.full(KEPT, np.nan, np.float32)  # unknown until the game is over
        self.open: list[list[tuple[int, int]]] = [[] for _ in range(GAMES)]  # places and seats
        self.noted = 0

    def watch(self) -> None:
        """Play STEPS decisions in every game, and record them."""
        for _ in range(STEPS):
            own = self.symmetry.own(self.tables.observations, self.tables.masks)
            choices = np.zeros(self.tables.masks.shape, np.float32)
            actions = np.zeros(GAMES, np.int64)
            places = (self.noted + np.arange(GAMES)) % KEPT
            for table, state in enumerate(self.tables.tables.states):
                seat = int(self.tables.seats[table])
                moves, chances = self.weighed(state, seat)
                choices[table, moves] = chances
                actions[table] = self.chance.choice(moves, p=chances)
                self.open[table].append((int(places[table]), seat))
            self.observations[places] = own.observations
            self.masks[places] = own.masks
            self.choices[places] = np.take_along_axis(choices, own.actions, 1)
            self.returns[places] = np.nan
            self.noted += GAMES
            self.tables.step(actions)
            self.pay_out()

    def weighed(self, state: State, seat: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """The moves of a seat, and the probability that the judge gives to each."""
        worlds = Random(int(self.chance.integers(1 << 63)))
        worth = np.frombuffer(memoryview(self.judge.weigh(state.imagine(seat, worlds), seat)))
        chances = np.exp(SHARPNESS * (worth - worth.max()))
        return np.frombuffer(memoryview(state.moves(seat)), np.int64), chances / chances.sum()

    def pay_out(self) -> None:
        """Record the results of the games that are over."""
        for table in np.flatnonzero(self.tables.over):
            for place, seat in self.open[table]:
                self.returns[place] = self.tables.shares[table, seat]
            self.open[table] = []

    def teach(self, network: Network, rate: float) -> float:
        """Train on recorded decisions; return how often the network would choose the same."""
        alike = 0.0
        for _ in range(LESSONS):
            some = self.chance.integers(0, min(self.noted, KEPT), BATCH)
            thought = network.think(self.observations[some], self.masks[some])
            policy: Array = (np.exp(thought.chances) - self.choices[some]) / np.float32(BATCH)
            wrong = thought.values - self.returns[some]
            value: Array = np.float32(VALUE / BATCH) * np.nan_to_num(wrong)
            network.learn(thought, policy, value, rate)
            alike += float((thought.chances.argmax(1) == self.choices[some].argmax(1)).mean())
        return alike / LESSONS
