"""The server under load: `sengoku bench load`.

A thousand people at 250 tables of the three games send 500 moves per second to one server with
SQLite and full durability. The time until a move is acknowledged is compared with a bare echo
server, and with boardgame.io's server on the simplest possible game, with the same number of people
at the same rate in the same run. The clients run in a separate process, and check every view (see
`guests`). boardgame.io needs Node and npm, and is left out if they are missing.

`python -m sengoku.bench.load PYTHON` measures another version of our server as well, in the same
run: PYTHON is the interpreter of an environment in which it is installed.

A shared machine sometimes stalls for longer than anything that is measured here, the echo included.
Therefore all servers are measured in turn, several times, and the median round of each counts.
"""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache, partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, TypeAlias
from urllib.request import Request, urlopen

from msgspec.json import decode, encode
from rich.console import Console
from rich.progress import track
from rich.table import Table

from .browser import TOKEN, Server
from .crowd import Found, Order

TABLES: Final = 250
RATE: Final = 500.0
SECONDS: Final = 10.0
ROUNDS: Final = 5
BAR: Final = 10.0  # times the p99 of a bare echo: the bar that the project sets itself
MEMORY: Final = 400  # MB: likewise
BOARDGAME: Final = "boardgame.io@0.50.2"
NPM: Final = shutil.which("npm")
SIMPLEST: Final = """
const { Server } = require("boardgame.io/server");
const game = {
  name: "simplest",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
};
Server({ games: [game], origins: ["*"] }).run({ port: 0 }, undefined).then(({ appServer }) => {
  console.log(`LISTENING ${appServer.address().port}`);
});
"""
ECHO: Final = """
import asyncio
from websockets.asyncio.server import serve

async def echo(wire):
    async for message in wire:
        await wire.send(message)

async def main():
    server = await serve(echo, "127.0.0.1", 0, compression=None, ping_interval=None)
    print("LISTENING", server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(main())
"""


class House(NamedTuple):
    """A server to measure."""

    url: str
    pid: int


class Figures(NamedTuple):
    """The measurements of a server."""

    name: str
    found: Found
    cpu: float  # CPU seconds of the server per second
    memory: float  # peak, in MB
    commits: float  # seconds of a commit, on average; 0 where there are none
    checked: str  # how many views

    def at(self, share: float) -> float:
        """The time within which this share of the moves is acknowledged, in ms."""
        times = sorted(self.found.times)
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    @property
    def rate(self) -> float:
        """Moves acknowledged per second."""
        return len(self.found.times) / self.found.wall


# The servers.


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[House]:
    """A process that prints its port."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("LISTENING"):
                yield House(f"http://127.0.0.1:{int(line.split()[1])}", process.pid)
                return
        raise RuntimeError(f"{command[0]} did not start")
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def echo(folder: Path) -> AbstractContextManager[House]:
    """A bare echo, written with the library that most Python servers use."""
    return running([sys.executable, "-c", ECHO], folder)


@contextmanager
def ours(folder: Path, python: str = sys.executable) -> Iterator[House]:
    """Our server, as an operator runs it, apart from the limits per address."""
    server = Server(folder, python=python)
    assert server.process is not None
    try:
        yield House(server.address, server.process.pid)
    finally:
        server.end(signal.SIGTERM)


def boardgame(_: Path) -> AbstractContextManager[House]:
    """boardgame.io's server, which keeps its matches in memory only."""
    return running(["node", "server.js"], Path(installed().name))


@cache
def installed() -> TemporaryDirectory[str]:
    """A folder with boardgame.io, for all rounds."""
    kept = TemporaryDirectory()
    run = partial(subprocess.run, cwd=kept.name, check=True, capture_output=True)
    run(["npm", "init", "--yes"])
    run(["npm", "install", "--silent", BOARDGAME])
    Path(kept.name, "server.js").write_text(SIMPLEST)
    return kept


Houses: TypeAlias = dict[str, Callable[[Path], AbstractContextManager[House]]]
OTHER: Final = "other version"
HOUSES: Final[Houses] = {"echo": echo, "sengoku": ours, "boardgame.io": boardgame}


def houses(python: str | None) -> Houses:
    """The servers that can be measured here, with the version that `python` has installed."""
    found = {name: house for name, house in HOUSES.items() if name != "boardgame.io" or NPM}
    return found | ({OTHER: partial(ours, python=python)} if python else {})


# Measuring.


def measured(
    name: str, tables: int, rate: float, seconds: float, python: str | None = None
) -> Figures:
    """The figures of a server."""
    kind = "sengoku" if name == OTHER else name
    with TemporaryDirectory() as folder, houses(python)[name](Path(folder)) as house:
        order = Order(kind, house.url, tables, rate, seconds)
        crowd = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.crowd", encode(order).decode()],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert crowd.stdout is not None
        with crowd.stdout as said:
            said.readline()
            before = seconds_of(house.pid)
            first = said.readline()
            used = seconds_of(house.pid) - before
            last = said.readline()
        if crowd.wait() != 0 or not first:
            raise RuntimeError(f"the crowd at {name} found something wrong")
        found = decode(first, type=Found)
        memory = peak(house.pid)
        return Figures(name, found, used / found.wall, memory, commits(house.url, kind), last)


def seconds_of(pid: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def peak(pid: int) -> float:
    """The peak memory of a process, in MB."""
    found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def commits(url: str, name: str) -> float:
    """How long a commit took, on average."""
    if name != "sengoku":
        return 0.0
    asked = Request(f"{url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urlopen(asked) as answer:
        text = answer.read().decode()
    total, count = [
        float(re.search(rf"sengoku_commit_seconds_{what} (\S+)", text)[1])  # type: ignore[index]
        for what in ("sum", "count")
    ]
    return total / max(count, 1)


# The report.


def middle(rows: list[Figures]) -> Figures:
    """The median round of one server, ordered by its slowest acknowledgements."""
    return sorted(rows, key=lambda row: row.at(0.99))[len(rows) // 2]


def report(rounds: dict[str, list[Figures]], console: Console) -> None:
    """All figures, compared with those of the echo and with the bars."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    columns = ("server", "moves/s", "p50 ms", "p99 ms", "× echo", "core", "MB", "frames/s")
    for column in columns:
        table.add_column(column, justify="left" if column == "server" else "right")
    floor = middle(rounds["echo"]).at(0.99)
    for name, rows in rounds.items():
        row = middle(rows)
        table.add_row(
            name,
            f"{row.rate:.0f}",
            f"{row.at(0.5):.2f}",
            f"{row.at(0.99):.2f}",
            f"{row.at(0.99) / floor:.1f}",
            f"{row.cpu:.2f}",
            f"{row.memory:.0f}",
            f"{row.found.frames / row.found.wall:.0f}",
        )
    console.print(table)
    mine = middle(rounds["sengoku"])
    most = max([row.memory for row in rounds["sengoku"]])
    checked = sum([int(row.checked) for row in rounds["sengoku"]])
    ratio = mine.at(0.99) / floor
    for name, rows in rounds.items():
        console.print(f"p99 of {name}, round by round:", *[f"{row.at(0.99):.1f}" for row in rows])
    console.print(f"p99 is {ratio:.1f} times that of a bare echo (promised: under {BAR:.0f})")
    console.print(f"memory at most {most:.0f} MB (promised: under {MEMORY})")
    console.print(f"every one of {checked} views was the seat's own")
    console.print(bound(mine))
    if OTHER in rounds:
        console.print(compared(rounds["sengoku"], rounds[OTHER]))


def compared(mine: list[Figures], other: list[Figures]) -> str:
    """What a move costs in either version, and its p99: medians of all rounds."""
    costs = [median([1000 * row.cpu / row.rate for row in rows]) for rows in (mine, other)]
    slow = [median([row.at(0.99) for row in rows]) for rows in (mine, other)]
    return (
        f"beside the other version: a move costs {costs[0]:.2f} ms against {costs[1]:.2f} "
        f"({costs[0] / costs[1]:.2f} times), p99 {slow[0]:.1f} ms against {slow[1]:.1f} "
        f"({slow[0] / slow[1]:.2f} times), medians of {len(mine)} rounds"
    )


def bound(mine: Figures) -> str:
    """What limits the server, according to the figures."""
    move = 1000 * mine.cpu / mine.rate
    said = f"a move costs the server {move:.2f} ms of one core, frames to all seats included"
    most = f"one process ends at about {mine.rate / mine.cpu:.0f} moves a second"
    crowd = mine.found.cpu / mine.found.wall
    disk = f"a commit takes {1000 * mine.commits:.1f} ms and is shared by all who wait"
    return f"{said}: {most}; {disk}; the clients took {crowd:.2f} of another core"


def main(
    tables: int = TABLES,
    rate: float = RATE,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    python: str | None = None,
) -> None:
    """Measure all servers, and print the figures."""
    found: dict[str, list[Figures]] = {name: [] for name in houses(python)}
    for turn in track(range(rounds), "rounds"):
        for name in list(found)[:: 1 if turn % 2 else -1]:  # what follows on what matters, too
            found[name].append(measured(name, tables, rate, seconds, python))
    report(found, Console())


if __name__ == "__main__":
    main(python=sys.argv[1] if len(sys.argv) > 1 else None)
