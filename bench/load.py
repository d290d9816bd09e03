"""The server under load: `sengoku bench load`.

A thousand people at 250 tables of the three games send 500 and then 1,000 moves per second to one
server with SQLite and full durability, and at last as many as it takes. The time until a move is
acknowledged is compared with a bare echo server, and the processor time of a move with
boardgame.io's server on the simplest possible game, with the same number of people at the same rate
in the same run. The clients run in a separate process, and check every view (see `guests`).
boardgame.io needs Node and npm, and is left out if they are missing.

`python -m sengoku.bench.load PYTHON` measures another version of our server as well, in the same
run: PYTHON is the interpreter of an environment in which it is installed.

A shared machine sometimes stalls for longer than anything that is measured here, the echo included.
Therefore all servers are measured in turn, several times, and the median round of each counts.
"""

from __future__ import annotations

import argparse
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
from typing import IO, Final, NamedTuple, TypeAlias
from urllib.request import Request, urlopen

from msgspec.json import decode, encode
from rich.console import Console
from rich.progress import track
from rich.table import Table

from .browser import TOKEN, Server
from .crowd import Found, Order

TABLES: Final = 250
SECONDS: Final = 8.0
ROUNDS: Final = 5
RATE: Final = 500.0  # moves per second at which the cost of a move is compared
FLOOD: Final = 6000.0  # more than anybody here can make or answer
# The bars that the project sets itself.
BARS: Final = {RATE: 5.0, 1000.0: 10.0}  # by rate: p99 as a multiple of a bare echo's
MOST: Final = 1500  # moves per second that one process can make durable, at least
MEMORY: Final = 400  # MB
BEFORE: Final = 1 / 3  # of what a move cost in version 0.1.0, at most
BESIDE: Final = 1 / 2  # of what a move costs boardgame.io's server, at most
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

    found: Found
    cpu: float  # CPU seconds of the server per second
    memory: float  # peak, in MB
    commits: float  # per second; 0 where there are none
    waits: float  # seconds of a commit, on average

    def at(self, share: float) -> float:
        """The time within which this share of the moves is acknowledged, in ms."""
        times = sorted(self.found.times)
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    @property
    def rate(self) -> float:
        """Moves acknowledged per second."""
        return len(self.found.times) / self.found.wall

    @property
    def cost(self) -> float:
        """The CPU time of the server for a move, in ms."""
        return 1000 * self.cpu / self.rate

    @property
    def clients(self) -> float:
        """The CPU time of the clients for a move, in ms."""
        return 1000 * self.found.cpu / len(self.found.times)


class Measured(NamedTuple):
    """What was measured at one server in one round."""

    figures: dict[float, Figures]  # by rate
    checked: int  # views


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
    """Our server, as an operator runs it, apart from the limits per address and seat."""
    server = Server(folder, "--messages", "1000000", python=python)
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
    name: str, tables: int, rates: list[float], seconds: float, python: str | None = None
) -> Measured:
    """The figures of a server."""
    kind = "sengoku" if name == OTHER else name
    with TemporaryDirectory() as folder, houses(python)[name](Path(folder)) as house:
        order = Order(kind, house.url, tables, rates, seconds, check=name != OTHER)
        crowd = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.crowd", encode(order).decode()],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert crowd.stdout is not None
        with crowd.stdout as said:
            figures = {rate: at_one_rate(house, kind, said) for rate in rates}
            checked = said.readline()
        if crowd.wait() != 0:
            raise RuntimeError(f"the crowd at {name} found something wrong")
        return Measured(figures, int(checked or 0))


def at_one_rate(house: House, kind: str, said: IO[str]) -> Figures:
    """The figures at the rate at which the clients send now."""
    if said.readline() != "now\n":
        raise RuntimeError("the clients failed")
    used, (waited, count) = seconds_of(house.pid), commits(house.url, kind)
    found = decode(said.readline(), type=Found)
    used = seconds_of(house.pid) - used
    waited, count = (
        now - was for now, was in zip(commits(house.url, kind), (waited, count), strict=True)
    )
    return Figures(
        found, used / found.wall, peak(house.pid), count / found.wall, waited / max(count, 1)
    )


def seconds_of(pid: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def peak(pid: int) -> float:
    """The peak memory of a process, in MB."""
    found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def commits(url: str, kind: str) -> tuple[float, float]:
    """How many seconds all commits took, and how many there were."""
    if kind != "sengoku":
        return 0.0, 0.0
    asked = Request(f"{url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urlopen(asked) as answer:
        text = answer.read().decode()
    total, count = [
        float(re.search(rf"sengoku_commit_seconds_{what} (\S+)", text)[1])  # type: ignore[index]
        for what in ("sum", "count")
    ]
    return total, count


# The report.


Rounds: TypeAlias = dict[str, list[Measured]]


def at(rounds: Rounds, name: str, rate: float) -> list[Figures]:
    """The figures of a server at one rate, round by round; none where it was not measured."""
    return [one.figures[rate] for one in rounds.get(name, []) if rate in one.figures]


def middle(rows: list[Figures]) -> Figures:
    """The median round of one server, ordered by its slowest acknowledgements."""
    return sorted(rows, key=lambda row: row.at(0.99))[len(rows) // 2]


def report(rounds: Rounds, console: Console) -> None:
    """All figures, compared with those of the echo and with the bars."""
    for rate in [*BARS, FLOOD]:
        console.print(sheet(rounds, rate))
        for name in rounds:
            if rows := at(rounds, name, rate):
                slow = [f"{row.at(0.99):.1f}" for row in rows]
                console.print(f"p99 of {name}, round by round:", *slow)
        console.print()
    for line in verdicts(rounds):
        console.print(line)


def sheet(rounds: Rounds, rate: float) -> Table:
    """The median round of every server at one rate."""
    title = "as many moves as there can be" if rate == FLOOD else f"{rate:.0f} moves a second"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    columns = (
        *("server", "moves/s", "p50 ms", "p99 ms", "× echo", "ms of a core a move"),
        *("clients", "MB", "frames/s", "commits/s"),
    )
    for column in columns:
        table.add_column(column, justify="left" if column == "server" else "right")
    floor = middle(at(rounds, "echo", rate)).at(0.99)
    for name in rounds:
        if not (rows := at(rounds, name, rate)):
            continue
        row = middle(rows)
        table.add_row(
            name,
            f"{row.rate:.0f}",
            f"{row.at(0.5):.2f}",
            f"{row.at(0.99):.2f}",
            f"{row.at(0.99) / floor:.1f}",
            f"{median([row.cost for row in rows]):.3f}",
            f"{median([row.clients for row in rows]):.3f}",
            f"{row.memory:.0f}",
            f"{row.found.frames / row.found.wall:.0f}",
            f"{row.commits:.0f}" if row.commits else "",
        )
    return table


def verdicts(rounds: Rounds) -> Iterator[str]:
    """What was promised, and what was found."""
    for rate, bar in BARS.items():
        mine, floor = [middle(at(rounds, name, rate)).at(0.99) for name in ("sengoku", "echo")]
        yield (
            f"at {rate:.0f} moves/s p99 is {mine / floor:.1f} times that of a bare echo "
            f"(promised: at most {bar:.0f})"
        )
    cost = median([row.cost for row in at(rounds, "sengoku", RATE)])
    for name, bar in ((OTHER, BEFORE), ("boardgame.io", BESIDE)):
        if rows := at(rounds, name, RATE):
            theirs = median([row.cost for row in rows])
            yield (
                f"a move costs {cost:.3f} ms of a core, {cost / theirs:.2f} of the {theirs:.3f} of "
                f"{name} (promised: at most {bar:.2f})"
            )
    flood = at(rounds, "sengoku", FLOOD)
    most, clients = median([row.rate for row in flood]), median([row.clients for row in flood])
    yield (
        f"at most {most:.0f} durable moves a second (promised: {MOST}): the server had "
        f"{median([row.cpu for row in flood]):.2f} of a core, the clients "
        f"{median([row.rate * row.clients / 1000 for row in flood]):.2f} of another, which ends at "
        f"{1000 / clients:.0f} moves a second"
    )
    memory = max([row.memory for rate in BARS for row in at(rounds, "sengoku", rate)])
    yield f"memory at most {memory:.0f} MB (promised: under {MEMORY})"
    yield f"every one of {sum([one.checked for one in rounds['sengoku']])} views was the seat's own"
    waits = 1000 * median([row.waits for row in at(rounds, "sengoku", RATE)])
    yield f"a commit takes {waits:.1f} ms and is shared by all who wait"


def main(
    tables: int = TABLES,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    python: str | None = None,
) -> None:
    """Measure all servers, and print the figures."""
    found: Rounds = {name: [] for name in houses(python)}
    every = [*BARS, FLOOD]
    for turn in track(range(rounds), "rounds", console=Console(stderr=True)):
        for name in list(found)[:: 1 if turn % 2 else -1]:  # what follows on what matters, too
            rates = every if name in ("echo", "sengoku") else [RATE]
            found[name].append(measured(name, tables, rates, seconds, python))
    report(found, Console())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("python", nargs="?", help="an environment with another version")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    asked = parser.parse_args()
    main(seconds=asked.seconds, rounds=asked.rounds, python=asked.python)
