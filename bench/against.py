"""Two versions in the same run: `python -m sengoku.bench.against PYTHON`.

PYTHON is the interpreter of an environment in which the other version is installed. Each row of
`sengoku bench` is measured in a process of either version, in turn, by processor time, so that
what else the machine does counts against both alike. Both play by the oldest rules that they know,
which are the same: newer rules may allow more, and then the same position takes longer. Where a
process happens to lie in memory makes a row up to a tenth faster or slower, for as long as it runs,
so every few rounds are measured by new processes. The ratio of a row is the median over all rounds
of this version's rate to that of the other one in the same round.
"""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from typing import IO

from rich.console import Console
from rich.progress import track
from rich.table import Table

PROCESSES = 8  # of either version, one after the other
ROUNDS = 4  # of each pair of them
BAR = 0.95  # a change that only moves code must not be slower than this

# Runs in both versions: a row and a number come in, the work done per second goes out.
CHILD = """
import sys
from functools import partial
from time import process_time
import sengoku
from sengoku.bench import speed
from sengoku.registry import names

class Oldest:
    def __init__(self, game):
        self.players, self.start = game.players, game.start
        oldest = getattr(game, "versions", (game.rules,))[0]
        if oldest != game.rules:
            self.start = partial(game.start, rules=oldest)

works = {
    f"{name}|{what}": speed.bind(work, Oldest(sengoku.game(name)))
    for name in names() for what, work in speed.WORKS.items()
}
print("\\t".join(works), sengoku.__version__, speed.sengoku.__file__, sep="\\t", flush=True)
for line in sys.stdin:
    row, number = line.rstrip("\\n").split("\\t")
    number = int(number) or speed.sized(works[row])
    start = process_time()
    done = works[row](number)
    print(number, done / (process_time() - start), sep="\\t", flush=True)
"""


class Version:
    """A process that measures one version."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",  # not the source of this version
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        )
        *self.rows, self.number, self.file = self.line()

    def rate(self, row: str, number: int) -> tuple[int, float]:
        """How much was asked for, and how much of it is done in a second; 0: as fits a round."""
        self.stream(self.process.stdin).write(f"{row}\t{number}\n")
        self.stream(self.process.stdin).flush()
        asked, rate = self.line()
        return int(asked), float(rate)

    def line(self) -> list[str]:
        """The next answer."""
        found = self.stream(self.process.stdout).readline()
        if not found:
            sys.exit("A version can't be measured; its error is above.")
        return found.rstrip("\n").split("\t")

    def end(self) -> None:
        """Let the process end."""
        self.stream(self.process.stdin).close()
        self.process.wait()

    def stream(self, stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream


Rates = dict[str, list[tuple[float, float]]]  # by row: ours and the other's, round by round


def measure(pythons: tuple[str, str]) -> tuple[Rates, list[str]]:
    """The rates of all rows that both versions know, and where the versions are."""
    rates: Rates = {}
    sizes: dict[str, int] = {}
    files: list[str] = []
    turns = range(PROCESSES * ROUNDS)
    for turn in track(turns, "Measuring", console=Console(stderr=True), transient=True):
        if turn % ROUNDS == 0:
            ours, other = Version(pythons[0]), Version(pythons[1])
            files = [ours.file, other.file]
        for row in [row for row in ours.rows if row in other.rows]:
            if row not in sizes:
                sizes[row] = ours.rate(row, 0)[0]
            order = (ours, other) if turn % 2 else (other, ours)
            found = {version: version.rate(row, sizes[row])[1] for version in order}
            rates.setdefault(row, []).append((found[ours], found[other]))
        if turn % ROUNDS == ROUNDS - 1:
            ours.end()
            other.end()
    return rates, files


def main() -> None:
    """Measure both, and print a row each; the exit code is 1 if one is below the bar."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    rates, files = measure((sys.executable, sys.argv[1]))
    table = Table(title=" beside ".join(files), title_justify="left")
    for column in ("game", "what", "best", "other's best", "ratio"):
        table.add_column(column, justify="left" if column in ("game", "what") else "right")
    slow = False
    for row, pairs in rates.items():
        ratio = median([mine / theirs for mine, theirs in pairs])
        slow = slow or ratio < BAR
        best = [f"{max(pair[at] for pair in pairs):,.0f}" for at in (0, 1)]
        table.add_row(*row.split("|"), *best, f"{ratio:.2f}")
    Console().print(table)
    sys.exit(slow)


if __name__ == "__main__":
    main()
