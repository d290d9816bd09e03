"""PPO with action masks on Shinobi: `python -m sengoku.research.ppo --minutes 40`.

One seat learns against three bots, in many games at once (`sengoku.research.vector`). First the
bots play at random, then greedily. Nothing is told to the learner but its observation and its legal
moves; on the way to the end of a game it is paid for cards of its clan that come to lie on the
table, in a way that cancels out by the end (potential-based shaping, A. Ng).
"""

from __future__ import annotations

import argparse
from collections import deque
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from sengoku.research.extras import extra

with extra("train"):
    import numpy as np
    from numpy.typing import NDArray

    from sengoku.research.network import Array, Network
    from sengoku.research.symmetry import Own, Symmetry
    from sengoku.research.vector import Tables

GAME: Final = "shinobi"
PLAYERS: Final = 4
WIDTH: Final = 256  # of the network's layers
LENGTH: Final = 64  # steps in every game between two lessons
EPOCHS: Final = 4
BATCH: Final = 1024
RATE: Final = 5e-4
TRACE: Final = 0.95  # lambda of the advantages; nothing is discounted
CLIP: Final = 0.2
VALUE: Final = 0.5  # the weight of the value's error
ENTROPY: Final = 0.01
SHAPING: Final = 0.5  # what eleven cards of the own clan on the table are worth on the way
MEMORY: Final = 2000  # games over which the share of the wins is shown


class Stage(NamedTuple):
    """Against whom, in how many games at once, for which part of the time."""

    bots: str
    games: int
    part: float


STAGES: Final = (Stage("random", 256, 0.15), Stage("greedy", 64, 0.85))


class Steps(NamedTuple):
    """What was played between two lessons; rows are steps, columns games."""

    observations: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array  # the logarithm of the chance with which the action was chosen
    advantages: Array
    returns: Array


class Point(NamedTuple):
    """One point of the curve."""

    minutes: float
    steps: int
    bots: str
    wins: float


class Learner:
    """Plays, remembers, learns."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.seed = seed
        self.tables = Tables(1, GAME, PLAYERS)
        rules = self.tables.tables.game
        self.symmetry = Symmetry(rules, PLAYERS)
        self.network = Network(len(rules.features), rules.actions, WIDTH, self.chance)
        first = self.symmetry.clans[0]
        self.standing = [
            [place for place, name in enumerate(rules.features) if name.startswith(f"{clan} in ")]
            for clan in self.symmetry.clans
        ]
        assert self.symmetry.clans[0] == first
        self.standing = [
            [place for place in places if "protected" not in rules.features[place]]
            for places in self.standing
        ]
        self.won: deque[float] = deque(maxlen=MEMORY)
        self.steps = 0
        self.now: Own | None = None

    def sit_down(self, stage: Stage) -> None:
        """Begin new games against other bots."""
        self.tables = Tables(stage.games, GAME, PLAYERS, bots=stage.bots)
        self.tables.reset(seed=self.seed)
        self.won.clear()

    def potential(self, own: Own) -> Array:
        """How far ahead the own clan is on the table, for shaping."""
        on_table = [own.observations[:, places].sum(1) for places in self.standing]
        rivals: Array = np.sort(np.stack(on_table[1:]), 0)[-2:].mean(0)
        out: Array = np.float32(SHAPING) * (on_table[0] - rivals)
        return out

    def play(self) -> Steps:
        """Play LENGTH steps in every game."""
        rows: list[tuple[Array, NDArray[np.bool_], NDArray[np.int64], Array, Array, Array, Array]]
        rows = []
        own = self.see()
        before = self.potential(own)
        for _ in range(LENGTH):
            thought = self.network.think(own.observations, own.masks)
            noise = self.chance.gumbel(size=thought.chances.shape).astype(np.float32)
            chosen = (thought.chances + noise).argmax(1)
            at = np.arange(len(chosen))
            self.tables.step(own.actions[at, chosen])
            seen = self.see()
            after = self.potential(seen)
            over = self.tables.over.astype(np.float32)
            paid = self.tables.rewards.astype(np.float32) + (1 - over) * after - before
            rows.append(
                (
                    own.observations,
                    own.masks,
                    chosen,
                    thought.chances[at, chosen],
                    thought.values,
                    paid,
                    over,
                )
            )
            self.won.extend(self.tables.rewards[self.tables.over].tolist())
            own, before = seen, after
        self.steps += LENGTH * len(before)
        last = self.network.think(own.observations, own.masks).values
        observations, masks, actions, chances, values, paid, over = map(
            np.stack, zip(*rows, strict=True)
        )
        advantages = advantages_of(paid, values, over, last)
        return Steps(observations, masks, actions, chances, advantages, advantages + values)

    def see(self) -> Own:
        """What the learners see now, with their own eyes."""
        return self.symmetry.own(self.tables.observations, self.tables.masks)

    def learn(self, steps: Steps, rate: float) -> None:
        """Go through what was played a few times, in random order."""
        flat = Steps(*[part.reshape(-1, *part.shape[2:]) for part in steps])
        size = len(flat.actions)
        for _ in range(EPOCHS):
            order = self.chance.permutation(size)
            for start in range(0, size, BATCH):
                self.lesson(Steps(*[part[order[start : start + BATCH]] for part in flat]), rate)

    def lesson(self, steps: Steps, rate: float) -> None:
        """One step along the gradient of PPO's clipped objective."""
        thought = self.network.think(steps.observations, steps.masks)
        at = np.arange(len(steps.actions))
        chances = np.exp(thought.chances)
        ratio = np.exp(thought.chances[at, steps.actions] - steps.chances)
        advantages = steps.advantages - steps.advantages.mean()
        advantages /= steps.advantages.std() + 1e-6
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0, advantages * ratio).astype(np.float32)
        policy = chances * pull[:, None]
        policy[at, steps.actions] -= pull
        logs = np.where(steps.masks, thought.chances, 0)
        disorder = -(chances * logs).sum(1, keepdims=True)
        policy += np.float32(ENTROPY) * chances * (logs + disorder)
        value = np.float32(VALUE) * (thought.values - steps.returns)
        size = np.float32(len(at))
        self.network.learn(thought, policy / size, value / size, rate)


def advantages_of(paid: Array, values: Array, over: Array, last: Array) -> Array:
    """How much better every step went than was thought (generalised advantage estimation)."""
    found = np.zeros_like(paid)
    following, trace = last, np.zeros_like(last)
    for step in reversed(range(len(paid))):
        goes_on = 1 - over[step]
        surprise = paid[step] + goes_on * following - values[step]
        trace = surprise + np.float32(TRACE) * goes_on * trace
        found[step] = trace
        following = values[step]
    return found


def train(minutes: float, seed: int, out: Path) -> list[Point]:
    """Learn for so long; the network is saved after every stage and now and then."""
    learner = Learner(seed)
    curve: list[Point] = []
    start = perf_counter()
    until = 0.0
    for stage in STAGES:
        learner.sit_down(stage)
        until += stage.part * minutes
        while (passed := (perf_counter() - start) / 60) < until:
            rate = RATE * max(0.1, 1 - passed / minutes)
            learner.learn(learner.play(), rate)
            wins = float(np.mean(learner.won)) if learner.won else 0.0
            curve.append(Point(passed, learner.steps, stage.bots, wins))
            if len(curve) % 20 == 0:
                learner.network.save(out, game=GAME, players=PLAYERS)
                say(curve[-1])
    learner.network.save(out, game=GAME, players=PLAYERS)
    return curve


def say(point: Point) -> None:
    """One line about how it goes."""
    print(  # noqa: T201
        f"{point.minutes:6.1f} min {point.steps:>10,} steps, against {point.bots}: "
        f"{100 * point.wins:.1f} % of the last games won",
        flush=True,
    )


def plot(curve: list[Point], out: Path) -> None:
    """Draw the curve."""
    with extra("train"):
        from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for stage in STAGES:
        points = [point for point in curve if point.bots == stage.bots]
        axes.plot(
            [point.minutes for point in points],
            [100 * point.wins for point in points],
            label=f"against three {stage.bots} bots",
        )
    axes.axhline(100 / PLAYERS, color="grey", linestyle=":", label="fair share")
    axes.set(xlabel="minutes on one core", ylabel=f"% of the last {MEMORY} games won", ylim=(0, 100))
    axes.legend()
    figure.savefig(out)


def main() -> None:
    """Train, draw, and say how to play against the result."""
    parser = argparse.ArgumentParser(description="Learn Shinobi with PPO.")
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("shinobi-ppo.npz"))
    asked = parser.parse_args()
    curve = train(asked.minutes, asked.seed, asked.out)
    plot(curve, asked.out.with_suffix(".svg"))
    print(f"sengoku arena shinobi sengoku.research.trained:Trained:path={asked.out}")  # noqa: T201


if __name__ == "__main__":
    main()
