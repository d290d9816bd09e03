"""How fast the games are: `sengoku bench`.

Machines differ and are busy with other things, so every figure is a ratio to a yardstick in the
same run: random games of Shinobi with 4 players in plain C (`shinobi_limit.c`, gcc -O3
-march=native). Each figure, including the yardstick, is the best of several short rounds in turn.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sengoku
from sengoku.games.kernel import Game, play_out
from sengoku.registry import names

ROUNDS = 12
SECONDS = 0.15  # of each round

# What the project claims, as ratios to the yardstick.
BARS = {
    ("shinobi", "random play, compiled"): "0.36",
    ("shitenno", "random play, compiled"): "0.15",
    ("senji", "random play, compiled"): "0.30",
    ("shinobi", "random play, from Python"): "0.15",
    ("shitenno", "random play, from Python"): "0.08",
    ("senji", "random play, from Python"): "0.12",
    ("shinobi", "copy"): "0.05",
    ("shinobi", "imagine"): "0.015",
}


def play_outs(game: Game, players: int, number: int) -> int:
    """Play games at random inside compiled code; the number of decisions."""
    random = sengoku.Random(number)
    return sum(play_out(game.start(players, random), random) for _ in range(number))


def driven(game: Game, players: int, number: int) -> int:
    """Play games at random from Python, as a user would; the number of decisions."""
    from random import Random

    decisions = 0
    chance = Random(number).random
    for seed in range(number):
        state = game.start(players, seed)
        while state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            size: int = len(moves)
            state.play(seat, moves[int(chance() * size)])
            decisions += 1
    return decisions


def middle(game: Game, players: int) -> sengoku.State:
    """A position in the middle of a game."""
    decisions = play_outs(game, players, 1)
    state = game.start(players, 1)
    random = sengoku.Random(1)
    for _ in range(decisions // 2):
        if state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            state.play(seat, moves[random.below(len(moves))])
    return state


def copies(game: Game, players: int, number: int) -> int:
    state = middle(game, players)
    for _ in range(number):
        state.copy()
    return number


def worlds(game: Game, players: int, number: int) -> int:
    state = middle(game, players)
    random = sengoku.Random(1)
    for _ in range(number):
        state.imagine(0, random)
    return number


def per_second(work: Callable[[int], int], number: int) -> float:
    """How much work is done per second, in batches of this size."""
    start = perf_counter()
    done = work(number)
    return done / (perf_counter() - start)


def sized(work: Callable[[int], int]) -> int:
    """The size of a batch for which a round takes about SECONDS."""
    number = 1
    while True:
        start = perf_counter()
        work(number)
        took = perf_counter() - start
        if took > SECONDS / 4:
            return max(1, round(number * SECONDS / took))
        number *= 4


def yardstick(folder: str) -> Callable[[int], int] | None:
    """Random games of Shinobi in C, compiled now; None without a compiler."""
    source = Path(__file__).with_name("shinobi_limit.c")
    program = Path(folder, "shinobi_limit")
    if not shutil.which("gcc"):
        return None
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-o", str(program), str(source)],
        check=True,
    )

    def run(games: int) -> int:
        return int(subprocess.check_output([program, "4", str(games)], text=True))

    return run


WORKS = {
    "random play, compiled": play_outs,
    "random play, from Python": driven,
    "copy": copies,
    "imagine": worlds,
}


def measure() -> tuple[dict[tuple[str, str], float], float]:
    """The best of each figure, and of the yardstick, per second."""
    works = {
        (name, what): bind(work, sengoku.game(name))
        for name in names()
        for what, work in WORKS.items()
    }
    best = dict.fromkeys(works, 0.0)
    limit = 0.0
    with TemporaryDirectory() as folder:
        plain_c = yardstick(folder)
        sizes = {name: sized(work) for name, work in works.items()}
        for _ in track(range(ROUNDS), "Measuring", console=Console(stderr=True), transient=True):
            if plain_c is not None:
                limit = max(limit, plain_c(10_000))  # it prints decisions per second itself
            for name, work in works.items():
                best[name] = max(best[name], per_second(work, sizes[name]))
    return best, limit


def bind(work: Callable[[Game, int, int], int], game: Game) -> Callable[[int], int]:
    """The work for a game of four, or the nearest number that the game allows."""
    players = min(4, game.players[-1])
    return lambda number: work(game, players, number)


def shape(game: Game, players: int) -> tuple[float, float, int]:
    """Decisions per game, and moves to choose from: their mean and the longest list."""
    games, decisions, moves, longest = 20, 0, 0, 0
    random = sengoku.Random(1)
    for _ in range(games):
        state = game.start(players, random)
        while state.actors:
            seat = state.actors[0]
            found = state.moves(seat)
            decisions += 1
            moves += len(found)
            longest = max(longest, len(found))
            state.play(seat, found[random.below(len(found))])
    return decisions / games, moves / decisions, longest


def import_time() -> float:
    """Milliseconds that `import sengoku` takes, the best of five, apart from the interpreter."""
    best = float("inf")
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-c", "import sengoku"],
            capture_output=True,
            text=True,
            check=True,
        )
        best = min(best, float(done.stderr.splitlines()[-1].split("|")[1]) / 1000)
    return best


def main() -> None:
    """Measure everything and print it as tables."""
    console = Console()
    best, limit = measure()
    table = Table(title="Speed, 4 players, one process", title_justify="left")
    for column in ("game", "what", "per second", "ratio", "bar"):
        table.add_column(column, justify="left" if column in ("game", "what") else "right")
    table.add_row("shinobi", "random play in plain C", f"{limit:,.0f}", "1", "")
    for key, rate in best.items():
        ratio = f"{rate / limit:.3f}" if limit else "no gcc"
        table.add_row(*key, f"{rate:,.0f}", ratio, BARS.get(key, ""))
    console.print(table)
    shapes = Table(title="Shape of a game under random play", title_justify="left")
    for column in ("game", "players", "decisions a game", "moves to choose from", "longest list"):
        shapes.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        for players in sengoku.game(name).players:
            decisions, mean, longest = shape(sengoku.game(name), players)
            shapes.add_row(name, str(players), f"{decisions:.0f}", f"{mean:.1f}", str(longest))
    console.print(shapes)
    console.print(f"import sengoku: {import_time():.0f} ms (bar: 60)")


if __name__ == "__main__":
    main()
