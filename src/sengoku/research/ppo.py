"""PPO with action masks: `python -m sengoku.research.ppo --minutes 60`.

First the network is trained to imitate judges (`sengoku.research.watching`). Then one seat plays
against greedy bots, in many games at once, and learns by PPO from nothing but its share of the
wins. Its input is its observation and its legal moves.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from sengoku import registry
from sengoku.research.extras import extra

with extra("train"):
    import numpy as np
    from numpy.typing import NDArray

    from sengoku.research.network import Array, Network
    from sengoku.research.symmetry import Own, Symmetry
    from sengoku.research.vector import Tables
    from sengoku.research.watching import Watcher

PLAYERS: Final = 4  # or the nearest number that the game allows
BOTS: Final = "greedy"
WIDTH: Final = 256  # of the network's layers
WATCHING: Final = 0.3  # the share of the time spent on imitation
WATCHING_RATE: Final = 1e-3
GAMES: Final = 64  # at once
LENGTH: Final = 64  # steps per game between two updates
EPOCHS: Final = 4
BATCH: Final = 1024
RATE: Final = 3e-4
TRACE: Final = 0.95  # lambda of the advantages; rewards are not discounted
CLIP: Final = 0.2
VALUE: Final = 0.5  # the weight of the value loss
ENTROPY: Final = 0.003
MEMORY: Final = 1000  # games over which the reported share of the wins is averaged
OFTEN: Final = 10  # updates between two lines of the report


class Steps(NamedTuple):
    """What was played between two updates; rows are steps, columns are games."""

    observations: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array  # the log probability of the chosen action
    advantages: Array
    returns: Array


def each(steps: Steps, change: Callable[[Any], Any]) -> Steps:
    """The same steps, with one function applied to every array."""
    return Steps(*[change(part) for part in steps])


class Point(NamedTuple):
    """One point of the learning curve."""

    minutes: float
    steps: int
    wins: float


class Learner:
    """Plays against the bots, and learns from it."""

    def __init__(self, seed: int, game: str = registry.USUAL) -> None:
        self.chance = np.random.default_rng(seed)
        rules = registry.game(game)
        self.players = min(PLAYERS, rules.players[-1])
        self.tables = Tables(GAMES, game, self.players, bots=BOTS)
        self.tables.reset(seed=seed)
        self.symmetry = Symmetry(rules, self.players)
        self.network = Network(len(rules.features), rules.actions, WIDTH, self.chance)
        self.won: deque[float] = deque(maxlen=MEMORY)
        self.steps = 0

    def see(self) -> Own:
        """What the learners see now, each from its own seat."""
        return self.symmetry.own(self.tables.observations, self.tables.masks)

    def play(self) -> Steps:
        """Play LENGTH steps in every game."""
        rows: list[tuple[NDArray[np.generic], ...]] = []
        games = np.arange(GAMES)
        for _ in range(LENGTH):
            own = self.see()
            thought = self.network.think(own.observations, own.masks)
            noise = self.chance.gumbel(size=thought.chances.shape)
            chosen = (thought.chances + noise).argmax(
                1
            )  # each with its probability (the Gumbel trick)
            self.tables.step(own.actions[games, chosen])
            likely = thought.chances[games, chosen]
            paid, over = self.tables.rewards.copy(), self.tables.over.copy()
            rows.append((own.observations, own.masks, chosen, likely, thought.values, paid, over))
            self.won.extend(paid[over].tolist())
        self.steps += LENGTH * GAMES
        return self.looked_back(rows)

    def looked_back(self, rows: list[tuple[NDArray[np.generic], ...]]) -> Steps:
        """What was played, with the advantage of each step."""
        own = self.see()
        last = self.network.think(own.observations, own.masks).values
        observations, masks, actions, chances, values, paid, over = [
            np.stack(column) for column in zip(*rows, strict=True)
        ]
        advantages = advantages_of(paid.astype(np.float32), values, over, last)
        return Steps(observations, masks, actions, chances, advantages, advantages + values)

    def learn(self, steps: Steps, rate: float) -> None:
        """Run several epochs over what was played, in random order."""
        flat = each(steps, lambda part: part.reshape(-1, *part.shape[2:]))
        size = len(flat.actions)
        for _ in range(EPOCHS):
            order = self.chance.permutation(size)
            for start in range(0, size, BATCH):
                some = order[start : start + BATCH]
                self.lesson(each(flat, itemgetter(some)), rate)

    def lesson(self, steps: Steps, rate: float) -> None:
        """One step along the gradient of PPO's clipped objective."""
        thought = self.network.think(steps.observations, steps.masks)
        at = np.arange(len(steps.actions))
        chances = np.exp(thought.chances)
        ratio = np.exp(thought.chances[at, steps.actions] - steps.chances)
        advantages = (steps.advantages - steps.advantages.mean()) / (steps.advantages.std() + 1e-6)
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


def advantages_of(paid: Array, values: Array, over: NDArray[np.bool_], last: Array) -> Array:
    """The advantage of every step (generalised advantage estimation)."""
    found = np.zeros_like(paid)
    following, trace = last, np.zeros_like(last)
    for step in reversed(range(len(paid))):
        goes_on = 1 - over[step].astype(np.float32)
        surprise = paid[step] + goes_on * following - values[step]
        trace = surprise + np.float32(TRACE) * goes_on * trace
        found[step] = trace
        following = values[step]
    return found


def train(minutes: float, seed: int, out: Path, game: str = registry.USUAL) -> list[Point]:
    """Learn for this many minutes of CPU time; the network is saved at intervals."""
    learner = Learner(seed, game)
    start = process_time()

    def passed() -> float:
        return (process_time() - start) / 60

    watcher = Watcher(learner.tables, learner.symmetry, learner.chance)
    lessons = 0
    while (now := passed() / (WATCHING * minutes)) < 1:
        watcher.watch()
        alike = watcher.teach(learner.network, WATCHING_RATE * (1.05 - now))
        lessons += 1
        if lessons % (10 * OFTEN) == 0:
            say(f"{passed():6.1f} min: chooses as the judge in {100 * alike:.0f} % of positions")
    learner.network.save(out, game=game, players=learner.players)
    curve: list[Point] = []
    while (now := passed() / minutes) < 1:
        learner.learn(learner.play(), RATE * (1.1 - now))
        wins = sum(learner.won) / max(1, len(learner.won))
        curve.append(Point(passed(), learner.steps, wins))
        if len(curve) % OFTEN == 0:
            say(f"{passed():6.1f} min: {learner.steps:,} steps, {100 * wins:.1f} % won")
            learner.network.save(out, game=game, players=learner.players)
    learner.network.save(out, game=game, players=learner.players)
    return curve


def say(line: str) -> None:
    """Report progress."""
    print(line, flush=True)  # noqa: T201


def plot(curve: list[Point], out: Path, game: str = registry.USUAL) -> None:
    """Plot the learning curve."""
    with extra("train"):
        from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    minutes = [point.minutes for point in curve]
    axes.plot(minutes, [100 * point.wins for point in curve], label="while it explores")
    players = min(PLAYERS, registry.game(game).players[-1])
    axes.axhline(100 / players, color="grey", linestyle=":", label="fair share")
    axes.set(
        title=f"PPO on {game} against {players - 1} {BOTS} bots",
        xlabel="minutes on one core",
        ylabel=f"% of the last {MEMORY} games won",
    )
    axes.legend()
    figure.savefig(out)


def main() -> None:
    """Train, plot the curve, and print how to play against the result."""
    parser = argparse.ArgumentParser(description="Learn a game with PPO.")
    parser.add_argument("--game", default=registry.USUAL)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="GAME-ppo.npz if not given")
    asked = parser.parse_args()
    out = asked.out or Path(f"{asked.game}-ppo.npz")
    curve = train(asked.minutes, asked.seed, out, asked.game)
    plot(curve, out.with_suffix(".svg"), asked.game)
    others = " ".join([BOTS] * (min(PLAYERS, registry.game(asked.game).players[-1]) - 1))
    bot = f"sengoku.research.trained:Trained:path={out}"
    say(f"sengoku arena {asked.game} {bot} {others} --games 400")


if __name__ == "__main__":
    main()
