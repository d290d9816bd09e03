"""How the server scales: `python -m sengoku.bench.scale`.

It starts a PostgreSQL of its own and measures the greatest rate of moves, all of them on disk
before they are acknowledged, of one and of two servers on that database: with the clients pinned to
one core and the servers to the other, and with nothing pinned. For each it counts the processor
time per move of every part by itself. From these parts a model says what larger machines carry.
With --write the figures go into docs/scale.md.

It takes four to five minutes (with --quick one), needs two cores, Linux, and the extra `test`,
which brings PostgreSQL. Other work on the machine lowers the rates; processor time per move suffers
less.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Any, Final, NamedTuple

import asyncpg
from msgspec.json import decode, encode

from sengoku.server.bus import Bus

from . import model
from .lean import SEATS, Found, Order
from .parts import (
    Postgres,
    Served,
    cpu,
    end,
    end_cleanly,
    family_cpu,
    machine,
    memory,
    pin,
    plain,
    postgres,
    served,
    sheet,
    write,
)

TABLES: Final = 64
SECONDS: Final = 4.0
FLYING: Final = 40  # moves on their way at any time: the servers never wait for the clients
ROUNDS: Final = 2
TRIES: Final = 3
QUIET: Final = 0.8  # of the cores that servers should get: with less, rates tell nothing
BUSY: Final = 180.0  # seconds; after that, on a busy machine, only what is needed is measured
CLIENTS, SERVERS = 0, 1  # the core of the clients and the database, and that of the servers
WRITERS: Final = (1, 4, 16)
LOCKS: Final = (500, 5_000, 50_000)  # advisory locks that other servers hold
PAGE: Final = "scale.md"
SETTINGS: Final = {"max_locks_per_transaction": 1024, "max_connections": 100}


class Setup(NamedTuple):
    """What is started, and where people are."""

    name: str
    servers: int  # processes that serve
    workers: bool = False  # as `--workers` of one server, which the system gives connections to
    used: int = 2  # servers that people are connected to
    spread: bool = False  # people of one table at all servers; otherwise at one
    pinned: bool = False
    half: bool = False  # another process takes half of the servers' core


class Round(NamedTuple):
    """What one measurement found: rates a second, costs in milliseconds of one core a move."""

    rate: float
    worker: float  # all processes that serve people
    idle: float  # a server to which nobody is connected
    database: float
    clients: float
    slow: float  # the 99th percentile until a move was acknowledged, in ms
    cores: float  # of the machine, used by all of these together
    memory: float  # bytes, of all processes that serve


SETUPS: Final = (
    Setup("one, alone on its core", 1, used=1, pinned=True),
    Setup("one, half a core", 1, used=1, pinned=True, half=True),
    Setup("two, half a core each, tables at one of them", 2, pinned=True),
    Setup("two, half a core each, people spread", 2, pinned=True, spread=True),
    Setup("one, and one to which nobody comes", 2, used=1),
    Setup("one, nothing pinned", 1, used=1),
    Setup("two, nothing pinned, tables at one of them", 2),
    Setup("two, nothing pinned, people spread", 2, spread=True),
    Setup("`--workers 2`, nothing pinned", 2, workers=True, used=1),
)
NEEDED: Final = 5  # the first of them are enough for the model; the rest shows what bounds it


# Rates.


@contextmanager
def spinning(core: int) -> Iterator[None]:
    """A process that takes its share of a core, for as long as it is needed."""
    code = f"import os\nos.sched_setaffinity(0, {{{core}}})\nwhile True: pass"
    process = subprocess.Popen([sys.executable, "-c", code])
    try:
        yield
    finally:
        process.kill()
        process.wait()


@contextmanager
def crowd(order: Order) -> Iterator[subprocess.Popen[str]]:
    """The clients, in a process of their own."""
    process = subprocess.Popen(
        [sys.executable, "-m", f"{__package__}.lean", encode(order).decode()],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        end(process)


def measured(setup: Setup, base: Postgres, tables: int, seconds: float) -> Round:
    """One measurement."""
    with ExitStack() as stack:
        database = base.empty()
        houses: list[Served] = []
        for _ in range(1 if setup.workers else setup.servers):
            count = setup.servers if setup.workers else 1
            houses.append(stack.enter_context(served(database, count)))
        pin(base.pid, {CLIENTS} if setup.pinned else every_core())
        for house in houses:
            pin(house.process.pid, {SERVERS} if setup.pinned else every_core())
        if setup.half:
            stack.enter_context(spinning(SERVERS))
        core = CLIENTS if setup.pinned else -1
        urls = [house.url for house in houses[: setup.used]]
        order = Order(urls, tables, seconds, FLYING, setup.spread, core)
        process = stack.enter_context(crowd(order))
        assert process.stdout is not None
        process.stdout.readline()
        pids = [pid for house in houses for pid in house.pids]
        before, stored = [cpu(pid) for pid in pids], family_cpu(base.pid)
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the clients failed: {setup.name}")
        used = [cpu(pid) - was for pid, was in zip(pids, before, strict=True)]
        stored = family_cpu(base.pid) - stored
        held = sum([memory(pid) for pid in pids])
        return counted(setup, decode(line, type=Found), used, stored, held)


def measured_again(setup: Setup, base: Postgres, tables: int, seconds: float) -> Round:
    """One measurement; on a busy machine, connections may be lost before it begins."""
    for _ in range(TRIES - 1):
        try:
            return measured(setup, base, tables, seconds)
        except RuntimeError as error:
            print(error, file=sys.stderr)
    return measured(setup, base, tables, seconds)


def all_measured(
    setups: Sequence[Setup], rounds: int, base: Postgres, tables: int, seconds: float
) -> dict[str, Round]:
    """All measurements, the median of the rounds of each; fewer of them on a busy machine."""
    found: dict[str, list[Round]] = {}
    began = time.monotonic()
    for setup in [one for _ in range(rounds) for one in setups]:
        if time.monotonic() - began < BUSY or len(found) < NEEDED:
            rows = found.setdefault(setup.name, [])
            rows.append(measured_again(setup, base, tables, seconds))
            print(f"{setup.name}: {rows[-1].rate:.0f} moves/s", file=sys.stderr)
    return {name: middle(rows) for name, rows in found.items()}


def counted(setup: Setup, found: Found, used: list[float], stored: float, held: float) -> Round:
    """The figures of a measurement."""
    busy = len(used) if setup.workers else setup.used
    each = 1000 / max(found.moves, 1)
    times = sorted(found.times)
    return Round(
        rate=found.moves / found.wall,
        worker=each * sum(used[:busy]),
        idle=each * sum(used[busy:]),
        database=each * stored,
        clients=each * found.cpu,
        slow=1000 * times[int(0.99 * len(times))],
        cores=(sum(used) + stored + found.cpu) / found.wall,
        memory=held,
    )


def every_core() -> set[int]:
    """All cores that this process may use."""
    return set(os.sched_getaffinity(0))


def middle(rounds: Sequence[Round]) -> Round:
    """The median of every figure."""
    return Round(*[median(column) for column in zip(*rounds, strict=True)])


# The database by itself.


async def commits(address: str, writers: int, notify: bool, seconds: float) -> float:
    """Commits a second of so many connections, each with a row, with NOTIFY or without."""
    found = [await asyncpg.connect(address) for _ in range(writers)]
    until = time.perf_counter() + seconds
    done = 0

    async def work(connection: Any, who: int) -> None:
        nonlocal done
        number = 0
        while time.perf_counter() < until:
            number += 1
            async with connection.transaction():
                await connection.execute("INSERT INTO lines VALUES ($1, $2, 'x')", who, number)
                if notify:
                    await connection.execute("SELECT pg_notify('lines', 'abcdefghijkl 100')")
            done += 1

    await found[0].execute("DROP TABLE IF EXISTS lines")
    await found[0].execute("CREATE TABLE lines (who int, number int, entry text)")
    began = time.perf_counter()
    await asyncio.gather(*[work(one, who) for who, one in enumerate(found)])
    rate = done / (time.perf_counter() - began)
    for one in found:
        await one.close()
    return rate


async def exchanges(address: str, locks: int) -> float:
    """Milliseconds to find out who is connected where, if other servers hold so many locks."""
    other, mine = [Bus(address, lambda *_: None, lambda: None, lambda _: None) for _ in range(2)]
    await other.connect()
    await mine.connect()
    ids = [f"table{number}" for number in range(locks // (SEATS + 1))]
    await other.exchange([(ident, seat) for ident in ids for seat in range(SEATS)], ids)
    times = []
    for _ in range(5):
        began = time.perf_counter()
        await mine.exchange([], [])
        times.append(1000 * (time.perf_counter() - began))
    await other.close()
    await mine.close()
    return min(times)


def resting(base: Postgres) -> float:
    """The memory of a server at which nothing happens, in bytes."""
    with served(base.empty()) as house:
        return memory(house.pids[0])


# The report.


def accounts(found: dict[str, Round]) -> str:
    """All measurements, as a table."""
    head = (
        "servers",
        "moves/s",
        "servers, ms",
        "database, ms",
        "clients, ms",
        "p99, ms",
        "servers, cores",
        "all, cores",
    )
    rows = []
    for name, row in found.items():
        costs = [plain(cost) for cost in (row.worker + row.idle, row.database, row.clients)]
        cores = (row.rate * (row.worker + row.idle) / 1000, row.cores)
        shown = [plain(row.slow), *[f"{core:.2f}" for core in cores]]
        rows.append([name, plain(row.rate), *costs, *shown])
    return sheet(head, rows)


def ratios(found: dict[str, Round]) -> str:
    """What two servers carry beside one, and what bounds it."""
    alone, half, same, spread = [found[setup.name] for setup in SETUPS[:4]]
    cores = [row.rate * row.worker / 1000 for row in (half, same, spread)]
    had = ", ".join([f"{core:.2f}" for core in cores])
    lines = [
        f"Two servers that get half a core each carry **{same.rate / half.rate:.2f} times** the "
        f"moves of one that gets half a core, if the people of a table meet at one server, and "
        f"**{spread.rate / half.rate:.2f} times** if they are spread over both (promised: 1.6; "
        f"servers on one core, clients and database on the other; the servers had {had} of a core)."
    ]
    if cores[0] < QUIET / 2 or min(cores[1:]) < QUIET:
        lines = [
            f"Other work took so much of the machine that the rates of this run can't be compared: "
            f"the servers had {had} of a core instead of 0.5, 1 and 1. Processor time can."
        ]
    free = [found.get(SETUPS[at].name) for at in (5, 6)]
    if free[0] and free[1] and free[1].cores > 2 * QUIET:
        total = free[1].worker + free[1].database + free[1].clients
        most = free[1].rate * 2 / free[1].cores / free[0].rate
        lines.append(
            f"With nothing pinned, two carry {free[1].rate / free[0].rate:.2f} times the moves of "
            f"one. A move then costs {total:.2f} ms of all parts together, so two cores end at "
            f"{2000 / total:.0f} moves a second, {most:.2f} times what one server carries beside "
            f"the database and the clients: there two cores are the bound, not the server."
        )
    lines.append(
        f"By processor time, a move costs the servers {alone.worker:.2f} ms with one server, "
        f"{same.worker:.2f} with two, and {spread.worker:.2f} if its people are spread: where "
        f"every process has a core, two carry {2 * alone.worker / same.worker:.2f} times the moves "
        f"of one, and {2 * alone.worker / spread.worker:.2f} times with all tables spread."
    )
    return "\n\n".join(lines)


def parts_of(
    found: dict[str, Round], tables: int, fsync: float, base: float, locks: float
) -> model.Parts:
    """The parts of the model."""
    alone, same, spread = [found[SETUPS[at].name] for at in (0, 2, 3)]
    beside = found[SETUPS[4].name]
    return model.Parts(
        worker=alone.worker,
        follow=max(spread.worker - same.worker, 0.0),
        notice=beside.idle,
        database=same.database,
        database_follow=max(spread.database - same.database, 0.0),
        commit=1000 / fsync,
        locks=locks,
        resting=base / 1e6,
        table=max(alone.memory - base, 0.0) / 1e6 / tables,
    )


def database_report(rates: dict[tuple[int, bool], float], locked: dict[int, float]) -> str:
    """What the database does by itself."""
    rows = [
        [str(count), plain(rates[count, False]), plain(rates[count, True])]
        for count in sorted({count for count, _ in rates})
    ]
    lines = sheet(("connections", "commits/s", "commits/s with NOTIFY"), rows)
    told = [[f"{count:,}", plain(ms)] for count, ms in locked.items()]
    return lines + "\n\n" + sheet(("locks of other servers", "who is where, ms"), told)


def report(
    found: dict[str, Round],
    tables: int,
    rates: dict[tuple[int, bool], float],
    locked: dict[int, float],
    base: float,
) -> str:
    """Everything, in Markdown."""
    writers = max([count for count, _ in rates])
    locks = max(locked)
    parts = parts_of(found, tables, rates[writers, True], base, locked[locks] / locks)
    return "\n\n".join(
        [
            f"Measured on: {machine()}, {time.strftime('%Y-%m-%d')}.",
            accounts(found),
            ratios(found),
            "**The database by itself**",
            database_report(rates, locked),
            "**What larger machines carry, by the model**",
            model.report(parts),
        ]
    )


def main() -> None:
    """Measure, and print or write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short form, in about a minute")
    parser.add_argument("--write", action="store_true", help=f"put the figures into docs/{PAGE}")
    given = parser.parse_args()
    end_cleanly()
    if len(every_core()) < 2:
        raise SystemExit("This needs two cores.")
    setups = SETUPS[:NEEDED] if given.quick else SETUPS
    tables, seconds = (40, 2.5) if given.quick else (TABLES, SECONDS)
    with postgres(**SETTINGS) as base:
        rounds = 1 if given.quick else ROUNDS
        found = all_measured(setups, rounds, base, tables, seconds)
        pin(base.pid, every_core())
        address = base.url
        span = 0.5 if given.quick else 2.0
        rates = {
            (count, notify): asyncio.run(commits(address, count, notify, span))
            for count in WRITERS
            for notify in (False, True)
        }
        locked = {count: asyncio.run(exchanges(address, count)) for count in LOCKS}
        rest = resting(base)
    text = report(found, tables, rates, locked, rest)
    if given.write:
        write(PAGE, "scale", text)
    print(text)


if __name__ == "__main__":
    main()
