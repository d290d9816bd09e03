"""What one visitor costs all others: `python -m sengoku.bench.loop`.

A server has one event loop; whatever runs in it makes everybody wait. For a game of each kind with
2,000 moves in its log, as many undone as the rules allow, this measures

- how long it takes to read the table from its log, in one go, and
- the longest piece of work in the loop while a visitor asks for everything there is to ask for.

Times are CPU time of the server's thread: a shared machine may stall, which nobody here caused.
"""

from __future__ import annotations

import asyncio
import threading
import time
from asyncio.events import Handle
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from msgspec.json import encode
from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import connect

from sengoku.games.kernel.streams import Random
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.serve import disable_collector
from sengoku.server.serve import server as made
from sengoku.table import Table, messages, new_settings
from sengoku.table import entries as log

GAMES: Final = (("shinobi", 5), ("shitenno", 4), ("senji", 6))
MOVES: Final = 2_000
ROUNDS: Final = 5
BARS: Final = (100.0, 20.0)  # ms: for reading a table, and for a piece of work in the loop
TOLD: Final = ("en", "fr", "xx", "xy")  # two languages, and two that nobody speaks


def long_log(game: str, players: int, moves: int = MOVES) -> list[log.AnyEntry]:
    """A log with this many moves, most of them undone where they can be; or to the game's end."""
    ident = f"bench{game}"[:12]
    settings = new_settings(game, players, access="open")
    found: list[log.AnyEntry] = [
        log.Created(at=0.0, table=ident, settings=settings, seed="5e" * 32, host="host")
    ]
    table = Table(found)
    everybody = (1 << players + 1) - 1

    def add(entry: log.AnyEntry) -> None:
        table.apply(entry)
        found.append(entry)

    for seat in range(players):
        add(log.Sat(at=0.0, seat=seat, name=f"P{seat}", browser_id=f"holder-{seat}"))
    add(log.Started(at=0.0, seen=everybody))
    random, made = Random(7), 0
    assert table.history is not None
    while made < moves and table.history.state.actors:
        actors = table.history.state.actors
        seat = actors[random.below(len(actors))]
        legal = table.history.state.moves(seat)
        move = legal[random.below(len(legal))]
        made += 1
        add(log.Moved(at=float(made), seat=seat, move=move, seen=everybody))
        ends = table.status == "over"
        if not ends and messages.undo_offer(table, seat) and (random.below(20) or moves - made < 9):
            add(log.Undone(at=float(made), left=table.history.last[seat], seen=everybody))
    if table.status != "over":
        add(log.Ended(at=float(made)))
    return found


def reading(lines: list[log.AnyEntry]) -> float:
    """Milliseconds to read a table from its log, the best of some."""
    times = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        Table(lines)
        times.append(1000 * (time.thread_time() - began))
    return min(times)


@contextmanager
def watched(thread: int) -> Iterator[list[float]]:
    """The milliseconds of every piece of work in the event loop of a thread."""
    found: list[float] = []
    run: Any = Handle._run

    def timed(handle: Handle) -> None:
        if threading.get_ident() != thread:
            run(handle)
            return
        began = time.thread_time()
        run(handle)
        found.append(1000 * (time.thread_time() - began))

    Handle._run = timed  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        Handle._run = run  # type: ignore[method-assign]


async def with_server(
    logs: list[list[log.AnyEntry]], visit: Callable[[Hub, str], Awaitable[Any]]
) -> Any:
    """What a visitor finds at a server with these tables."""
    with TemporaryDirectory() as folder:
        config = Config(
            port=0, database=str(Path(folder, "bench.db")), requests=1e6, tables=1e6, messages=1e6
        )
        server = made(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for entries in logs:
            await server.hub.create(entries)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            return await visit(server.hub, f"http://127.0.0.1:{port}")
        finally:
            server.should_exit = True
            await task


def requests(
    client: httpx.Client, url: str, ident: str
) -> Iterator[tuple[str, Callable[[], None]]]:
    """Everything that a visitor may ask for, by name."""

    def get(*paths: str) -> Callable[[], None]:
        def ask() -> None:
            for path in paths:
                client.get(path).raise_for_status()

        return ask

    def put() -> None:
        found = client.get(f"/api/tables/{ident}/record").json()
        client.post("/api/records", content=encode(found)).raise_for_status()

    def socket() -> None:
        asyncio.run(talk(url, ident))

    yield "table, woken", get(f"/api/tables/{ident}")
    yield "replay, first", get(f"/api/tables/{ident}/replay?count=50")
    yield "replay, middle", get(f"/api/tables/{ident}/replay?first=100&count=50")
    yield "replay, beyond", get(f"/api/tables/{ident}/replay?first=999999")
    yield "standing", get(f"/api/tables/{ident}/standing?step=20")
    yield "record", get(f"/api/tables/{ident}/record")
    yield "import", put
    yield "socket", socket
    yield "lists", get("/api/tables", "/api/finished", "/api/games")


async def talk(url: str, ident: str) -> None:
    """Watch, and ask what may be asked."""
    address = f"ws{url.removeprefix('http')}/api/tables/{ident}/socket"
    async with connect(address, proxy=None, max_size=None) as wire:
        await wire.recv()
        for message in ({"type": "ping"}, *[{"type": "describe", "language": one} for one in TOLD]):
            await wire.send(encode({**message, "id": "q"}).decode())
            await wire.recv()


async def costs(hub: Hub, url: str, idents: list[str]) -> dict[str, dict[str, float]]:
    """For every table and request, the longest piece of work in the loop."""
    found: dict[str, dict[str, float]] = {}
    client = httpx.Client(base_url=url, trust_env=False, timeout=120)
    with client, watched(threading.get_ident()) as pieces:
        for ident in idents:
            found[ident] = {}
            for name, ask in requests(client, url, ident):
                if name == "table, woken":
                    hub.rooms[ident].discard()
                pieces.clear()
                await asyncio.to_thread(ask)
                found[ident][name] = max(pieces)
    return found


def main() -> None:
    """Measure, and print."""
    disable_collector()
    logs = {game: long_log(game, players) for game, players in GAMES}
    idents = [lines[0].table for lines in logs.values()]  # type: ignore[union-attr]

    async def visit(hub: Hub, url: str) -> dict[str, dict[str, float]]:
        return await costs(hub, url, idents)

    found = asyncio.run(with_server(list(logs.values()), visit))
    sheet = Sheet("ms", *logs)
    moves = [sum([isinstance(one, log.Moved) for one in lines]) for lines in logs.values()]
    undone = [sum([isinstance(one, log.Undone) for one in lines]) for lines in logs.values()]
    sheet.add_row("moves in the log", *map(str, moves))
    sheet.add_row("undos in the log", *map(str, undone))
    sheet.add_row(f"read (bar {BARS[0]:g})", *[f"{reading(lines):.1f}" for lines in logs.values()])
    for name in found[idents[0]]:
        sheet.add_row(f"{name} (bar {BARS[1]:g})", *[f"{found[one][name]:.1f}" for one in idents])
    Console().print(sheet)


if __name__ == "__main__":
    main()
