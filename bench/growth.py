"""How the cost of the server grows: `python -m sengoku.bench.growth`.

For 10 to 5,000 tables awake: memory of tables and of connected seats, processor time of a move, of
a second in which nobody does anything, and of housekeeping. For logs of 100 to 10,000 entries
(moves, undos and talk): what a move costs, waking, replays, records and standings, memory and disk.
Between neighbouring sizes stands how the cost grows: 0 not at all, 1 as the size does, 2 as its
square. With --write the tables go into docs/hosts.md.

It takes two to four minutes (with --quick half a minute) and needs Linux. All times are processor
time, so other work on the machine matters little.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import httpx
from rich.console import Console

from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.server.command_handler import CommandHandler
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.room import Room
from sengoku.server.serve import disable_collector
from sengoku.server.serve import server as made
from sengoku.server.socket import Socket
from sengoku.table import Table, messages, new_settings
from sengoku.table import entries as log

from . import house
from .lean import Crowd, Place
from .parts import children, end, end_cleanly, exponent, machine, plain, precise, sheet, write

TABLES: Final = (10, 100, 1_000, 5_000)
LENGTHS: Final = (100, 1_000, 10_000)
PLAYED: Final = 10  # tables at which there are moves, so that only the others make a difference
CONNECTED: Final = 100  # tables at which people are connected, at most
MOVES: Final = 400
FLYING: Final = 4
IDLE: Final = 6.0  # seconds; every five of them the server notes that it is there
SEATS: Final = 4
TOLERANCE: Final = 0.15  # what an exponent may be above its bound: measurements differ
SMALL: Final = 2.0  # ms: such costs do not tell how they grow
PAGE: Final = "hosts.md"


class Row(NamedTuple):
    """A cost at every size; `bound` is the exponent with which it may grow."""

    name: str
    values: tuple[float, ...]
    bound: float = 0.0
    least: float = 0.0  # smaller values do not tell how they grow


# Many tables.


class House:
    """A server with many tables, which answers questions."""

    def __init__(self, folder: str, tables: int) -> None:
        command = [sys.executable, "-m", f"{__package__}.house", folder, str(tables)]
        self.process = subprocess.Popen(
            [*command, str(min(tables, CONNECTED))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.about = self.heard()

    def heard(self) -> dict[str, float]:
        """An answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the server with many tables failed")
        found: dict[str, float] = json.loads(line)
        return found

    async def ask(self, question: str) -> dict[str, float]:
        """What it answers to a question."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{question}\n")
        self.process.stdin.flush()
        return await asyncio.to_thread(self.heard)


async def awake(tables: int, seconds: float = IDLE) -> dict[str, float]:
    """All costs with so many tables awake."""
    with TemporaryDirectory() as folder:
        asked = House(folder, tables)
        try:
            return await visited(asked, tables, seconds)
        finally:
            end(asked.process)


async def visited(asked: House, tables: int, seconds: float) -> dict[str, float]:
    """All costs, at a server that runs."""
    found = await asked.ask("collect")
    full = (await asked.ask("memory"))["memory"]
    found["tables"] = (full - asked.about["empty"]) / 1e6
    found |= await asked.ask(f"idle {seconds}")
    crowd = await connected(f"http://127.0.0.1:{asked.about['port']:.0f}", min(tables, CONNECTED))
    sockets = sum([len(table.wires) for table in crowd.tables])
    here = (await asked.ask("memory"))["memory"]
    found["seats"] = max(here - full, 0.0) / sockets / 1024
    found["move"] = await played(crowd, int(asked.about["pid"]))
    crowd.close()
    await asyncio.sleep(0.5)
    return found | await asked.ask("housekeeping")


async def connected(url: str, tables: int) -> Crowd:
    """The people of some tables."""
    crowd = Crowd()
    for number in range(tables):
        table = Place(house.ident(number))
        for seat in range(SEATS):
            await crowd.connect(url, table.ident, seat, house.key(number, seat), table)
        crowd.tables.append(table)
    while not all([wire.state for table in crowd.tables for wire in table.wires]):
        await asyncio.sleep(0.02)
    return crowd


async def played(crowd: Crowd, pid: int) -> float:
    """Milliseconds of the server for a move, at the first tables."""
    everywhere, crowd.tables = crowd.tables, crowd.tables[:PLAYED]
    crowd.fly(FLYING)
    await until(lambda: crowd.moves >= MOVES // 4)
    before, moves = precise(pid), crowd.moves
    await until(lambda: crowd.moves >= moves + MOVES)
    cost = 1000 * (precise(pid) - before) / (crowd.moves - moves)
    crowd.tables = everywhere
    return cost


async def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until something is true."""
    give_up = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > give_up:
            raise RuntimeError("the server did not answer in time")
        await asyncio.sleep(0.005)


# Long logs.


def long_log(entries: int, ident: str = "growthlogs00") -> list[log.AnyEntry]:
    """A log with so many entries: a fifth talk, and as many undos that a quarter is played."""
    settings = new_settings("senji", SEATS, access="open")
    found: list[log.AnyEntry] = [
        log.Created(at=0.0, table=ident, settings=settings, seed="5e" * 32, host="host")
    ]
    table = Table(found)
    random = Random(7)

    def add(entry: log.AnyEntry) -> None:
        table.apply(entry)
        found.append(entry)

    everybody = (1 << SEATS + 1) - 1
    for seat in range(SEATS):
        add(log.Sat(at=0.0, seat=seat, name=f"P{seat}", browser_id=f"browser-{seat}"))
    add(log.Started(at=0.0, seen=everybody))
    assert table.history is not None
    while len(found) < entries:
        at, chance = float(len(found)), random.below(10)
        actors = table.history.state.actors
        seat = actors[random.below(len(actors))]
        command = f"c{len(found)}"
        mine = [one for one in range(SEATS) if messages.undo_offer(table, one)]
        if chance < 2:
            add(log.Said(at=at, seat=seat, text=f"line {len(found)}", who=seat, id=command))
        elif mine and len(table.history.steps) > len(found) / 4:  # so no game comes to its end
            left = table.history.last[mine[0]]
            add(log.Undone(at=at, left=left, seen=everybody, who=seat, id=command))
        else:
            moves = table.history.state.moves(seat)
            move = moves[random.below(len(moves))]
            add(log.Moved(at=at, seat=seat, move=move, seen=everybody, who=seat, id=command))
    assert table.status == "playing"
    return found


@asynccontextmanager
async def serving(folder: str) -> AsyncIterator[tuple[Hub, str]]:
    """A server in this process."""
    config = Config(
        port=0,
        database=str(Path(folder, "growth.db")),
        requests=1e9,
        tables=1e9,
        messages=1e6,
        idle_after=1e6,
    )
    server = made(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield server.hub, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


async def with_log(entries: int) -> dict[str, float]:
    """All costs of a table with so many entries in its log."""
    lines = long_log(entries)
    under_way, over = "growthlogs00", "growthlogs01"
    ended = [long_log_head(lines, over), *lines[1:], log.Ended(at=float(entries))]
    with TemporaryDirectory() as folder:
        async with serving(folder) as (hub, url):
            await hub.create(long_log(20, "growthwarmup"))
            empty = on_disk(folder)
            await hub.create(lines)
            found = {"disk": (on_disk(folder) - empty) / entries}
            await hub.create(ended)
            found["wake"] = await woken(hub, under_way)
            found["move"] = await moved(hub, under_way)
            found |= await asked_for(hub, url, over)
            hub.rooms[under_way].discard()
            found["kept"] = await held(hub, under_way) / entries
    return found


def long_log_head(lines: Sequence[log.AnyEntry], ident: str) -> log.Created:
    """The first entry of the same log at another table."""
    first = lines[0]
    assert isinstance(first, log.Created)
    return log.Created(
        at=first.at, table=ident, settings=first.settings, seed=first.seed, host=first.host
    )


def on_disk(folder: str) -> int:
    """The bytes of the database."""
    import sqlite3

    with sqlite3.connect(Path(folder, "growth.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = int(connection.execute("PRAGMA page_count").fetchone()[0])
    connection.close()
    return 4096 * size


async def woken(hub: Hub, ident: str) -> float:
    """Milliseconds to wake a table."""
    times = []
    for _ in range(3):
        if ident in hub.rooms:
            hub.rooms[ident].discard()
        began = time.process_time()
        await hub.load(ident)
        times.append(1000 * (time.process_time() - began))
    return min(times)


async def held(hub: Hub, ident: str) -> float:
    """The bytes of memory that a table takes."""
    gc.collect()
    tracemalloc.start()
    await hub.load(ident)
    gc.collect()
    found = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return float(found)


class Deaf:
    """The line of a socket that ignores what it is sent."""

    def send_text(self, message: bytes) -> bool:
        return True

    def finish(self, code: int, reason: str) -> None:
        pass


async def moved(hub: Hub, ident: str, moves: int = 60) -> float:
    """Milliseconds for a move at a table, with everybody connected, from command to answer."""
    room = hub.rooms[ident]
    sockets = [Socket(Deaf(), f"browser-{seat}", seat) for seat in range(SEATS)]
    for socket in sockets:
        await room.enter(socket)
    handler = CommandHandler(hub)
    random = Random(9)
    began = time.process_time()
    for number in range(moves):
        assert room.table.history is not None
        seat = room.table.history.state.actors[0]
        legal = room.table.history.state.moves(seat)
        move = protocol.Move(
            f"m{number}", room.table.version(seat), legal[random.below(len(legal))]
        )
        await handler.command(room, sockets[seat], move)
    cost = 1000 * (time.process_time() - began) / moves
    leave(room, sockets)
    return cost


def leave(room: Room, sockets: list[Socket]) -> None:
    """Disconnect all sockets."""
    for socket in sockets:
        room.exit(socket)


async def asked_for(hub: Hub, url: str, ident: str) -> dict[str, float]:
    """Milliseconds of all processes to answer about the past of a game."""
    table = hub.rooms[ident].table
    assert table.history is not None
    steps = len(table.history.steps)
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as client:

        async def get(path: str) -> None:
            (await client.get(f"/api/tables/{ident}/{path}")).raise_for_status()

        await get("replay?count=1")  # its process has started
        return {
            "replay": await timed([get(f"replay?first={at}&count=50") for at in (1, 2, 3)]),
            "replay_end": await timed(
                [get(f"replay?first={max(steps - 50, 0) + at}&count=50") for at in (4, 5, 6)]
            ),
            "record": await timed([get("record")]),
            "standing": await timed([get(f"standing?step={steps - 2}")]),
        }


async def timed(work: Sequence[Awaitable[None]]) -> float:
    """Milliseconds of processor time of this process and its children, for each on average."""
    before = used_here()
    for one in work:
        await one
    return 1000 * (used_here() - before) / len(work)


def used_here() -> float:
    """The processor time of this process and its children, in seconds."""
    return time.process_time() + sum([precise(pid) for pid in children(os.getpid())])


# The report.


def table_rows(found: Sequence[dict[str, float]]) -> list[Row]:
    """The costs of many tables."""

    def of(name: str) -> tuple[float, ...]:
        return tuple([one[name] for one in found])

    return [
        Row("a move, ms", of("move")),
        Row("memory of all tables, MB", of("tables"), 1, 1.0),
        Row("memory of each connected seat, KB", of("seats")),
        Row("a second in which nobody does anything, ms", of("idle"), 1, SMALL),
        Row("longest work in the loop in it, ms", of("idle_piece"), 1, SMALL),
        Row("housekeeping, with all tables falling asleep, ms", of("housekeeping"), 1, SMALL),
        Row("longest work in the loop meanwhile, ms", of("housekeeping_piece"), 1, SMALL),
        Row("a collection of garbage, ms", of("collection"), 1, SMALL),
    ]


def log_rows(found: Sequence[dict[str, float]]) -> list[Row]:
    """The costs of long logs."""

    def of(name: str) -> tuple[float, ...]:
        return tuple([one[name] for one in found])

    return [
        Row("a move, ms", of("move")),
        Row("waking the table, ms", of("wake"), 1, SMALL),
        Row("50 steps of a replay, from the first, ms", of("replay"), 1, SMALL),
        Row("50 steps of a replay, the last, ms", of("replay_end"), 1, SMALL),
        Row("the record, ms", of("record"), 1, SMALL),
        Row("a standing, at the end, ms", of("standing"), 1, SMALL),
        Row("memory per entry, bytes", of("kept")),
        Row("disk per entry, bytes", of("disk")),
    ]


def exponents(row: Row, sizes: Sequence[int]) -> list[float]:
    """How a cost grows between neighbouring sizes."""
    pairs = zip(sizes, sizes[1:], row.values, row.values[1:], strict=False)
    return [
        exponent((small, large), (cheap, dear)) if min(cheap, dear) > 0 else 0.0
        for small, large, cheap, dear in pairs
    ]


def worse(row: Row, sizes: Sequence[int]) -> bool:
    """Whether a cost grows faster than it may, from the first to the last size that tell."""
    told = [
        (size, value)
        for size, value in zip(sizes, row.values, strict=True)
        if value > max(row.least, 0.0)
    ]
    if len(told) < 2:
        return False
    (small, cheap), (large, dear) = told[-2], told[-1]
    return exponent((small, large), (cheap, dear)) > row.bound + TOLERANCE


def section(title: str, sizes: Sequence[int], rows: Sequence[Row]) -> str:
    """A table of costs and how they grow."""
    lines = []
    for row in rows:
        grown = exponents(row, sizes)
        shown = [plain(row.values[0])]
        for before, value, power in zip(row.values, row.values[1:], grown, strict=False):
            told = f" ({power:+.1f})" if before >= row.least else ""
            shown.append(plain(value) + told)
        lines.append([row.name, *shown])
    return sheet([title, *[f"{size:,}" for size in sizes]], lines)


def verdict(parts: Sequence[tuple[Sequence[int], Sequence[Row]]]) -> str:
    """Whether anything grows faster than it may."""
    found = [row.name for sizes, rows in parts for row in rows if worse(row, sizes)]
    if found:
        return f"**Grows faster than it may:** {'; '.join(found)}."
    return (
        "Nothing grows faster than linearly with the number of tables or the length of a log, and "
        "what a move costs grows with neither."
    )


def report(
    tables: Sequence[int],
    many: Sequence[dict[str, float]],
    lengths: Sequence[int],
    long: Sequence[dict[str, float]],
) -> str:
    """Everything, in Markdown."""
    parts = [(tables, table_rows(many)), (lengths, log_rows(long))]
    return "\n\n".join(
        [
            f"Measured on: {machine()}, {time.strftime('%Y-%m-%d')}. In brackets: how the cost "
            "grows from one size to the next; 0 is not at all, 1 as the size does.",
            section("tables awake", *parts[0]),
            section("entries in the log", *parts[1]),
            verdict(parts),
        ]
    )


def main() -> None:
    """Measure, and print or write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="smaller sizes, in half a minute")
    parser.add_argument("--write", action="store_true", help=f"put the figures into docs/{PAGE}")
    given = parser.parse_args()
    end_cleanly()
    disable_collector()
    console = Console(stderr=True)
    tables, lengths = (TABLES[:3], LENGTHS[:2]) if given.quick else (TABLES, LENGTHS)
    many, long = [], []
    for count in tables:
        many.append(asyncio.run(awake(count)))
        console.print(f"{count} tables: {many[-1]}")
    for length in lengths:
        long.append(asyncio.run(with_log(length)))
        console.print(f"{length} entries: {long[-1]}")
    text = report(tables, many, lengths, long)
    if given.write:
        write(PAGE, "growth", text)
    print(text)


if __name__ == "__main__":
    main()
