"""A server with many tables awake, in a separate process: `growth` starts it and asks it questions.

It reads one question a line, and answers with one line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode

from sengoku.protocol import Clock
from sengoku.server.config import Config
from sengoku.server.gate import raise_handles
from sengoku.server.hub import Hub
from sengoku.server.keys import hashed
from sengoku.server.serve import disable_collector
from sengoku.server.serve import server as made
from sengoku.table import Table, new_settings
from sengoku.table import entries as log

from .loop import watched
from .parts import memory

GAMES: Final = ("senji", "shitenno", "senji", "shinobi")
SEATS: Final = 4
DAYS: Final = Clock("player", 72 * 3600.0)  # every table has a timer
AT_ONCE: Final = 100  # tables that are written together
WARMING: Final = range(900_000, 900_004)


def ident(number: int) -> str:
    """The id of a table."""
    return f"growth{number:06d}"


def key(number: int, seat: int) -> str:
    """The key of a seat."""
    return f"{number * 8 + seat:032x}"


def opening(number: int) -> list[log.AnyEntry]:
    """The log of a table whose game has just begun; a bot waits at it if it is not its turn."""
    settings = new_settings(GAMES[number % len(GAMES)], SEATS, access="open", clock=DAYS)
    host, now = hashed(key(number, 0)), time.time()
    seed = f"{number:064x}"
    found: list[log.AnyEntry] = [
        log.Created(at=now, table=ident(number), settings=settings, seed=seed, host=host)
    ]
    for seat in range(SEATS):
        who = hashed(key(number, seat))
        found.append(log.Sat(at=now, seat=seat, name=f"P{seat}", browser_id=who))
    found.append(log.Started(at=now, seen=(1 << SEATS + 1) - 1))
    return found


def with_bot(lines: list[log.AnyEntry]) -> list[log.AnyEntry]:
    """The same table with a bot in the last seat, unless it would have to move at once."""
    seat = SEATS - 1
    bot = log.BotSeated(at=lines[-1].at, seat=seat, name="Daigo", level="ashigaru")
    new = [*lines[: seat + 1], bot, lines[-1]]
    return lines if seat in Table(new).deciders() else new


async def fill(hub: Hub, tables: range, played: int) -> None:
    """Make all tables; people sit in all seats of those at which there will be moves."""

    async def make(number: int) -> None:
        lines = opening(number)
        await hub.create(lines if number < played else with_bot(lines))

    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*[make(one) for one in tables[first : first + AT_ONCE]])


async def idle(seconds: float) -> dict[str, float]:
    """Processor time per second while nobody does anything, and the longest work in the loop."""
    with watched(threading.get_ident()) as pieces:
        began, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        worked = time.process_time() - worked
        return {"idle": 1000 * worked / (time.perf_counter() - began), "idle_piece": max(pieces)}


async def housekeeping(hub: Hub) -> dict[str, float]:
    """Milliseconds of processor time for what the server does every minute, or now and then."""
    with watched(threading.get_ident()) as pieces:
        worked = time.process_time()
        await hub.delete_old()
        for room in list(hub.rooms.values()):
            if not room.sockets:
                await room.suspend()
        kept = 1000 * (time.process_time() - worked)
        longest = max(pieces)
    return {"housekeeping": kept, "housekeeping_piece": longest}


def collection() -> float:
    """Milliseconds of a collection of garbage, in which nothing else happens."""
    began = time.process_time()
    gc.collect()
    return 1000 * (time.process_time() - began)


async def answer(hub: Hub, question: str) -> dict[str, Any]:
    """The answer to a question."""
    name, _, value = question.partition(" ")
    if name == "memory":
        return {"memory": memory(os.getpid())}
    if name == "idle":
        return await idle(float(value))
    if name == "collect":
        return {"collection": collection()}
    return await housekeeping(hub)


async def run(folder: Path, tables: int, played: int) -> None:
    """Serve, and answer questions until there are no more."""
    config = Config(
        port=0,
        database=str(folder / "house.db"),
        requests=1e9,
        tables=1e9,
        messages=1e6,
        idle_after=1e6,  # housekeeping is asked for
    )
    server = made(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    await fill(server.hub, WARMING, 0)  # whatever is loaded once is no part of a table
    collection()
    empty = memory(os.getpid())
    await fill(server.hub, range(tables), played)
    port = server.servers[0].sockets[0].getsockname()[1]
    say({"port": port, "pid": os.getpid(), "empty": empty})
    while question := (await asyncio.to_thread(sys.stdin.readline)).strip():
        say(await answer(server.hub, question))
    server.should_exit = True
    await serving


def say(found: dict[str, Any]) -> None:
    """Answer."""
    print(encode(found).decode(), flush=True)


if __name__ == "__main__":
    raise_handles()
    disable_collector()
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
