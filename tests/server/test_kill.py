"""A move that was acknowledged survives `kill -9`, and is there once."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.client.seat import new_id
from sengoku.games.kernel.streams import Random
from sengoku.server.config import Config
from sengoku.server.log_writer import Batch, SqliteWriter
from sengoku.server.schema import ENTRIES
from sengoku.server.store import Store
from sengoku.table import Table
from sengoku.table import entries as log
from tests.server.rig import UNLIMITED, People, Running, run

KILLS = 20 if os.environ.get("SENGOKU_PROOF") else 1
TABLES = 20 if os.environ.get("SENGOKU_PROOF") else 4


async def load(seat: Seat, random: Random, acknowledged: list[str], until: asyncio.Event) -> None:
    """Move at random, and remember what was acknowledged."""
    while not until.is_set() and not seat.over:
        state = seat.state
        assert state is not None
        if not state.moves:
            await asyncio.sleep(0.005)
            continue
        move = state.moves[random.below(len(state.moves))].code
        message = protocol.Move(new_id(), state.version, move)
        try:
            await seat.tell(message)
            acknowledged.append(message.id)
        except NotAllowed as refusal:
            if refusal.rule not in ("VERSION", "TABLE"):
                raise


async def more(acknowledged: list[str], moves: int) -> None:
    """Wait until so many more are acknowledged."""
    before = len(acknowledged)
    while len(acknowledged) < before + moves:
        await asyncio.sleep(0.05)


async def logs_of(database: str) -> dict[str, list[Any]]:
    """What is on disk, table by table."""
    found: dict[str, list[Any]] = {}
    engine = create_async_engine(Config(database=database).address)
    async with engine.connect() as connection:
        wanted = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
        rows = (await connection.execute(wanted)).all()
    await engine.dispose()
    for table, number, entry in rows:
        lines = found.setdefault(table, [])
        assert number == len(lines)  # no gap, nothing twice
        lines.append(log.read(entry))
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_move_survives_a_kill_and_none_is_made_twice(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgresql" else ""
    server = Running(tmp_path, *UNLIMITED, database=database)
    random = Random(7)

    async def play() -> list[str]:
        acknowledged: list[str] = []
        until = asyncio.Event()
        tables = [People(server.url) for _ in range(TABLES)]
        games = (("shinobi", 3), ("shitenno", 2), ("senji", 3))
        for number, people in enumerate(tables):
            await people.gather(*games[number % 3])
        work = [
            asyncio.create_task(load(seat, random.split(), acknowledged, until))
            for people in tables
            for seat in people.seats
        ]
        for _ in range(KILLS):
            await more(acknowledged, 15)
            await asyncio.sleep(random.below(500) / 1000)
            server.kill()
            await asyncio.to_thread(server.start)
            await more(acknowledged, 6)  # every client goes on by itself
        until.set()
        await asyncio.gather(*work)
        for people in tables:
            await people.__aexit__()
        return acknowledged

    try:
        acknowledged = run(play(), 60 * KILLS + 120)
    finally:
        server.kill()
    assert len(acknowledged) > 20
    written: list[str] = []
    for entries in run(logs_of(server.database)).values():
        Table(entries)  # it replays
        written += [entry.id for entry in entries if isinstance(entry, log.Moved)]
    assert len(set(written)) == len(written)
    assert set(acknowledged) <= set(written)


def test_the_live_connection_to_postgresql_is_durable(postgres: str) -> None:
    async def look() -> Any:
        store = Store(Config(database=postgres).address)
        async with store.engine.connect() as connection:
            found = (await connection.execute(text("SHOW synchronous_commit"))).scalar()
        await store.close()
        return found

    assert run(look()) == "on"


def test_the_live_connection_is_durable(tmp_path: Path) -> None:
    async def look() -> tuple[Any, Any]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        await store.append(Batch("t", 0, ["{}"]))
        assert isinstance(store.writer, SqliteWriter)
        live = store.writer.connection  # the one that has just written
        assert live is not None
        synchronous = live.exec_driver_sql("PRAGMA synchronous").scalar()
        journal = live.exec_driver_sql("PRAGMA journal_mode").scalar()
        await store.close()
        return synchronous, journal

    assert run(look()) == (2, "wal")  # FULL


def test_a_graceful_end_tells_clients_to_come_back(tmp_path: Path) -> None:
    server = Running(tmp_path, *UNLIMITED)

    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            seat = people.seats[1]
            await asyncio.to_thread(server.stop)
            assert '"closed"' in server.log()
            await asyncio.to_thread(server.start)
            await seat.say("back again")
            assert seat.connections == 2
            assert [line.text for line in seat.talk] == ["back again"]

    try:
        run(play())
    finally:
        server.stop()


def test_a_name_survives(tmp_path: Path) -> None:
    server = Running(tmp_path, *UNLIMITED)

    async def play() -> None:
        http = Http(server.url)
        await http.ask("PUT", "/api/me", protocol.Me("Ii"), protocol.Me)
        server.kill()
        server.start()
        assert await http.ask("GET", "/api/me", None, protocol.Me) == protocol.Me("Ii")
        await http.close()

    try:
        run(play())
    finally:
        server.stop()
