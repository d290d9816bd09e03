"""One run: people play, faults strike, all is mended, the games end, and everything is checked.

python -m tests.faults.run [--seed N] [--workers N] [fault ...]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from sengoku import protocol
from sengoku.client import Http, NotAllowed
from sengoku.games.kernel.streams import Random
from sengoku.server.config import Config
from sengoku.server.schema import ENTRIES
from sengoku.table import entries
from sengoku.table.entries import Entry
from tests.faults.checker import Problem, check
from tests.faults.clients import Evening
from tests.faults.history import History
from tests.faults.house import Database, House, postgres, sqlite
from tests.faults.nemesis import FAULTS, Fault, World
from tests.faults.proxy import Proxy

BUILD: Final = Path(__file__).parent.parent.parent / "build"
CALM: Final = 6  # commands that are acknowledged between two faults, at least
PATIENCE: Final = 40.0  # seconds until they must have been; twice that until games end
ATTEMPTS: Final = 4  # at beginning a game
SHOWN: Final = 8  # problems of one kind that are shown
CLOCK: Final = protocol.Clock("move", 900.0)
TABLES: Final = (
    protocol.NewTable("shinobi", 3, name="Host", access="open", bots={"2": "random"}, clock=CLOCK),
    protocol.NewTable("shinobi", 4, name="Host", access="open"),
    protocol.NewTable("shitenno", 2, name="Host", access="open", clock=CLOCK),
)
LONG_GAME: Final = protocol.NewTable("senji", 3, name="Host", access="open")


@dataclass
class Report:
    """What happened in a run."""

    name: str
    seed: int
    strikes: Counter[str] = field(default_factory=Counter)
    impossible: set[str] = field(default_factory=set)  # faults that can't happen here
    frames: Counter[str] = field(default_factory=Counter)
    commands: int = 0
    acknowledged: int = 0
    answers: int = 0
    states: int = 0
    games: int = 0
    seconds: float = 0.0
    problems: list[Problem] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)  # in the server's log

    def add(self, other: Report) -> None:
        """Add the figures of another run."""
        self.strikes += other.strikes
        self.frames += other.frames
        self.impossible |= other.impossible
        self.errors += other.errors
        for figure in ("commands", "acknowledged", "answers", "states", "games", "seconds"):
            setattr(self, figure, getattr(self, figure) + getattr(other, figure))
        self.problems += other.problems

    def text(self) -> str:
        """The report as people read it: hard faults apart."""
        hard = {fault.name for fault in FAULTS if fault.hard}
        lines = [
            f"{self.name}, seed {self.seed}: {self.games} games, {self.commands} commands, "
            f"{self.acknowledged} acknowledged, {self.answers} answers, {self.states} states, "
            f"{self.seconds:.0f} seconds",
            "hard faults: " + told({k: n for k, n in self.strikes.items() if k in hard}),
            "spells of the network: "
            + told({k: n for k, n in self.strikes.items() if k not in hard}),
            "frames: " + told(self.frames),
            "not possible here: " + (", ".join(sorted(self.impossible)) or "none"),
            f"errors in the server's log: {len(self.errors)}; problems: {len(self.problems)}",
        ]
        shown: Counter[str] = Counter()
        for problem in self.problems:
            shown[problem.check] += 1
            if shown[problem.check] <= SHOWN:
                lines.append(f"  {problem.check}: {problem.what}")
        if self.problems:
            lines += self.errors[-SHOWN:]
        return "\n".join(lines) + "\n"

    def save(self) -> None:
        """Write it to build/."""
        folder = BUILD / "faults"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.txt").write_text(self.text())
        figures: dict[str, Any] = {**vars(self), "impossible": sorted(self.impossible)}
        (folder / f"{self.name}.json").write_text(json.dumps(figures, indent=2) + "\n")


def told(counts: dict[str, int]) -> str:
    """Counts in a line, with their sum."""
    parts = [f"{name} {count}" for name, count in counts.items() if count]
    return f"{sum(counts.values())} ({', '.join(parts)})"


class Run:
    """A run from its first table to its last check."""

    def __init__(
        self, house: House, seed: int, tables: Sequence[protocol.NewTable], patience: float
    ) -> None:
        self.house = house
        self.patience = patience
        self.tables = tables
        self.random = Random(seed)
        self.history = History()
        self.hurry = asyncio.Event()
        self.proxy = Proxy(self.random.split(), lambda: house.running.port)
        self.evenings: list[Evening] = []
        self.playing: dict[int, Evening] = {}  # the latest game at each table
        # Two tabs of one seat may be at two servers, which do not know at once what happens
        # at the other: then a command may be refused at the one and done at the other.
        self.tabs = 2 if house.running.workers == 1 else 1

    async def endure(self, faults: Sequence[Fault], report: Report) -> None:
        """Play under faults, then without, and write down what is left."""
        began = time.monotonic()
        async with self.proxy:
            world = World(self.house, self.proxy, self.random.split())
            try:
                await self.suffer(faults, world, report)
                self.hurry.set()
                await self.finish()
            except Exception as error:
                self.history.failures.append(f"the run failed: {error!r}")
            finally:
                for evening in self.evenings:
                    await evening.leave()
        await self.close()
        report.frames += self.proxy.counts
        report.commands += len(self.history.sent)
        report.acknowledged += len(self.history.acknowledged)
        report.answers += len(self.history.answers)
        report.states += len(self.history.seen)
        report.games += len(self.history.tables)
        report.seconds += time.monotonic() - began

    async def suffer(self, faults: Sequence[Fault], world: World, report: Report) -> None:
        """Let one fault after the other strike; in between everybody goes on by themselves."""
        await self.refill()
        for fault in faults:
            if not fault.possible(world):
                report.impossible.add(fault.name)
                continue
            await self.calm()
            await self.refill()
            await fault.strike(world)
            report.strikes[fault.name] += 1
        await self.calm()

    async def refill(self) -> None:
        """Begin a new game at every table where there is none, or where it is over."""
        for number, new in enumerate(self.tables):
            if number not in self.playing or self.playing[number].over:
                self.playing[number] = await self.begin(new)

    async def begin(self, new: protocol.NewTable) -> Evening:
        """Begin a game; the server may just have come back, and its database later."""
        for _ in range(ATTEMPTS):
            evening = Evening(self.proxy.url, self.history, self.random.split(), self.hurry)
            try:
                await asyncio.wait_for(evening.gather(new, self.tabs), self.patience)
            except (NotAllowed, httpx.HTTPError, TimeoutError):
                await evening.leave()
                await asyncio.sleep(1.0)
            else:
                self.evenings.append(evening)
                return evening
        raise TimeoutError("no game could begin")

    async def calm(self) -> None:
        """Wait until some more commands are acknowledged."""
        wanted = len(self.history.acknowledged) + CALM
        give_up = time.monotonic() + self.patience
        while len(self.history.acknowledged) < wanted:
            if all([evening.over for evening in self.evenings]):
                return
            if time.monotonic() > give_up:
                raise TimeoutError("nobody could go on")
            await asyncio.sleep(0.02)

    async def finish(self) -> None:
        """Let all games end, and get their records."""
        give_up = time.monotonic() + 2 * self.patience
        for evening in self.evenings:
            await evening.end(max(1.0, give_up - time.monotonic()))
        http = Http(self.house.running.url)
        try:
            for table in self.history.tables:
                await self.get_record(http, table)
        finally:
            await http.close()

    async def get_record(self, http: Http, table: str) -> None:
        """Get the record of a game."""
        try:
            self.history.records[table] = await http.record(table)
        except NotAllowed as refusal:
            self.history.failures.append(f"no record of {table}: {refusal}")

    async def close(self) -> None:
        """End the server, and look at what stays behind."""
        try:
            await self.house.stop()
        except Exception as error:
            self.history.failures.append(f"the server did not end: {error!r}")
            await self.house.end()
        self.history.left_behind += self.house.left_behind
        self.history.port_taken = self.house.port_taken()


async def logs_of(database: str, failures: list[str]) -> dict[str, list[Entry]]:
    """What is on disk, table by table; a gap in a log is a failure."""
    found: dict[str, list[Entry]] = {}
    engine = create_async_engine(Config(database=database).address)
    async with engine.connect() as connection:
        wanted = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
        rows = (await connection.execute(wanted)).all()
    await engine.dispose()
    for table, number, entry in rows:
        lines = found.setdefault(table, [])
        if number != len(lines):
            failures.append(f"entry {len(lines)} of {table} is missing")
        lines.append(entries.read(entry))
    return found


def shuffled(faults: Sequence[Fault], random: Random) -> list[Fault]:
    """The same faults in another order."""
    left = list(faults)
    found: list[Fault] = []
    while left:
        found.append(left.pop(random.below(len(left))))
    return found


def one_run(
    folder: Path,
    database: Database,
    name: str,
    seed: int,
    faults: Sequence[Fault],
    workers: int = 1,
    source: Path | None = None,
    tables: Sequence[protocol.NewTable] = TABLES,
    patience: float = PATIENCE,
) -> Report:
    """Start a server, run everything, check everything."""
    report = Report(name, seed)
    folder.mkdir(parents=True, exist_ok=True)
    house = House(folder, database, workers, source)

    async def play() -> Run:
        run = Run(house, seed, tables, patience)
        await run.endure(faults, report)
        return run

    try:
        history = asyncio.run(play()).history
    finally:
        if house.running.process.poll() is None:
            house.running.kill()
    logs = asyncio.run(logs_of(database.address, history.failures))
    report.problems += check(history, logs)
    report.errors += [line for line in house.running.log().splitlines() if '"error"' in line]
    return report


def main() -> int:
    """Run with the faults that are named, or with all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faults", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    named = [fault for fault in FAULTS if not asked.faults or fault.name in asked.faults]
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres() if asked.workers > 1 else sqlite() as database,
    ):
        order = shuffled(named, Random(asked.seed))
        report = one_run(Path(folder), database, "run", asked.seed, order, asked.workers)
    print(report.text())  # noqa: T201
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
