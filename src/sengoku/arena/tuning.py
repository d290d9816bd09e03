"""Better weights for a judge, found by self-play: CMA-ES proposes, the arena measures.

Every generation proposes several sets of weights. Each set plays, as one greedy bot, against others
with the present weights, on the same deals as the rest of its generation. The final weights are
then measured in an independent match on new deals; use them only if they win it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from typing import Any, Final

from sengoku import registry
from sengoku.arena.contest import BadContest
from sengoku.arena.decision import LEAST
from sengoku.arena.json_lines import JsonLinesFile
from sengoku.arena.plan import new_seed
from sengoku.arena.record import Record
from sengoku.arena.result import Estimate
from sengoku.arena.tournament import PATIENCE, run, usual
from sengoku.bots.greedy import Greedy
from sengoku.games.kernel import Game
from sengoku.games.kernel.streams import Random

FORMAT: Final = "sengoku tune 1"
GENERATIONS: Final = 20
GAMES: Final = 200  # for each set of weights in a generation
PROOF: Final = 2000  # games of the independent match
PLAYERS: Final = 4  # as far as the game allows
STEP: Final = 0.7  # initial step in natural logarithms: a weight doubles or halves
REACH: Final = 3.0  # bound in natural logarithms: weights change by at most a factor of 20
DIGITS: Final = 4  # significant digits of a weight: more could not be measured


@dataclass(frozen=True)
class Generation:
    """The sets of weights that one generation proposed, and the share of the wins of each."""

    proposed: list[dict[str, float]]
    wins: list[float]


@dataclass(frozen=True)
class Tuned:
    """The result: the weights that changed, and their share of the wins in the proof."""

    command: str  # that reproduces them
    game: str
    weights: dict[str, float]
    players: int
    games: int  # of the independent match
    wins: float
    wins_margin: float  # 95 %

    @property
    def better(self) -> bool:
        """Whether the proof shows a gain over the present weights."""
        return self.wins - self.wins_margin > 1 / self.players

    def write(self, path: Path) -> None:
        """Write the weights, with the command that reproduces them and the measured gain."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")


def tune(
    game: str,
    *,
    generations: int = GENERATIONS,
    games: int = GAMES,
    proof: int = PROOF,
    players: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    keep: Sequence[str] = (),
    on: str = "here",
    patience: float = PATIENCE,
    resume: str | Path | None = None,
    progress: Callable[[Record, int], None] | None = None,
) -> Tuned:
    """Search for better weights than the present ones; the same seed finds the same weights.

    Every set of weights plays `games` games in each of the `generations`; the final one plays
    `proof` games in the independent match. The weights in `keep` are not changed. `resume` names a
    file that keeps every generation. `progress` is called with every record and the total number
    of games.
    """
    rules = registry.game(game)
    players = usual(rules, PLAYERS) if players is None else players
    space = Space(present(rules), keep)
    search = strategy(space, seed)
    size: int = search.population_size
    check(generations, games, proof)
    total = generations * size * games + proof
    contest = Contest(rules.name, players, jobs, on, patience, progress, total)
    kept = GenerationsFile(resume, [game, players, games, seed, *keep, space.usual])
    chance = Random(seed)
    for number in range(generations):
        deals = new_seed(chance)
        points = [search.ask() for _ in range(size)]
        proposed = [space.weights(point) for point in points]
        known = kept.generation(number, proposed)
        if known is None:
            wins = [contest.wins(weights, games, deals).mean for weights in proposed]
            known = kept.add(Generation(proposed, wins))
        search.tell(list(zip(points, [-share for share in known.wins], strict=True)))
    found = space.weights(search.mean)
    measured = contest.wins(found, proof, new_seed(chance))
    figures = {"generations": generations, "games": games, "proof": proof, "players": players}
    command = " ".join(
        [f"sengoku tune {rules.name}"]
        + [f"--{name} {figure}" for name, figure in (figures | {"seed": seed}).items()]
        + [f"--keep {name}" for name in keep]
    )
    return Tuned(command, rules.name, found, players, proof, measured.mean, measured.margin)


def check(generations: int, games: int, proof: int) -> None:
    """Refuse a search that is too short to find or prove anything."""
    if min(generations, games) < 1:
        raise BadContest("TUNE.games")
    if proof < LEAST:
        raise BadContest("TUNE.proof", {"least": LEAST})


def present(game: Game) -> dict[str, float]:
    """The weights that greedy uses now."""
    return dict(Greedy().judge_of(game).weights)


class Space:
    """The weights as CMA-ES sees them: logarithms, so that a step multiplies each weight.

    A weight keeps its sign. A weight of 0 has no logarithm and is not changed.
    """

    def __init__(self, usual: dict[str, float], keep: Sequence[str]) -> None:
        for name in keep:
            if name not in usual:
                raise BadContest("TUNE.keep", {"weight": name, "choices": ", ".join(usual)})
        self.usual = usual
        self.names = [name for name, weight in usual.items() if weight and name not in keep]
        if len(self.names) < 2:
            raise BadContest("TUNE.few")

    def weights(self, point: Sequence[float]) -> dict[str, float]:
        """The weights at a point; the origin stands for the usual weights."""
        return {
            name: rounded(self.usual[name] * exp(step))
            for name, step in zip(self.names, point, strict=True)
        }


def rounded(weight: float) -> float:
    """A weight rounded to the digits that are written."""
    return float(f"{weight:.{DIGITS}g}")


def strategy(space: Space, seed: int) -> Any:
    """CMA-ES, starting at the usual weights; it needs the optional library `cmaes`."""
    try:
        import numpy
        from cmaes import CMA  # type: ignore[import-untyped]
    except ImportError:
        raise BadContest("TUNE.missing") from None
    size = len(space.names)
    bounds = numpy.array([[-REACH, REACH]] * size)
    return CMA(mean=numpy.zeros(size), sigma=STEP, bounds=bounds, seed=seed % (1 << 32))


@dataclass
class Contest:
    """Matches of one set of weights against the present ones."""

    game: str
    players: int
    jobs: int | None
    on: str
    patience: float
    progress: Callable[[Record, int], None] | None
    total: int

    def wins(self, weights: dict[str, float], games: int, seed: int) -> Estimate:
        """The share of the wins of a set of weights."""
        written = ",".join([f"{name}={weight!r}" for name, weight in weights.items()])
        candidate = f"greedy:{written}"
        result = run(
            self.game,
            [candidate] + ["greedy"] * (self.players - 1),
            games=games,
            players=self.players,
            jobs=self.jobs,
            seed=seed,
            on=self.on,
            patience=self.patience,
            progress=self.tell,
        )
        return result.wins(candidate)

    def tell(self, record: Record, _: int) -> None:
        """Report progress, with the number of games of the whole search."""
        if self.progress is not None:
            self.progress(record, self.total)


class GenerationsFile:
    """The generations measured so far; without a path they are not kept."""

    def __init__(self, path: str | Path | None, facts: Sequence[Any]) -> None:
        self.file = None if path is None else JsonLinesFile(Path(path), [FORMAT, *facts])
        self.kept = [] if self.file is None else [Generation(**data) for data in self.file.kept]

    def generation(self, number: int, proposed: list[dict[str, float]]) -> Generation | None:
        """What was measured before, if the same weights were proposed then."""
        if number < len(self.kept) and self.kept[number].proposed == proposed:
            return self.kept[number]
        return None

    def add(self, generation: Generation) -> Generation:
        """Keep a generation, and return it."""
        if self.file is not None:
            self.file.add(asdict(generation))
        return generation
