"""Upgrades: databases of earlier releases, with games under way, opened by this server.

Everybody comes back to every table at the same time, goes on, and is interrupted once more; all
games end and verify, on SQLite and on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

import sengoku
from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.server import backup
from sengoku.server.config import Config
from tests.corpus.files import files, name, read, unpacked
from tests.corpus.tables import People, Server, idents, serving
from tests.corpus.test_databases import verified
from tests.server.rig import run

PROOF = bool(os.environ.get("SENGOKU_PROOF"))
# How many tables are played to the end; where nothing is said, all of them.
PLAYED = {} if PROOF else {"shitenno": 5, "senji": 1}
CHANCE = 99  # not that of the corpus: new tables have other ids
DATABASES = files("databases")


async def brought(path: Path, folder: Path, postgres: str) -> Path | str:
    """A database of the corpus as a host has it: the file itself, or restored in PostgreSQL."""
    if not postgres:
        copy = folder / "sengoku.db"
        copy.write_bytes(unpacked(path.with_name(path.name.replace(".json.xz", ".db.xz"))))
        return copy
    saved = path.with_name(path.name.replace(".json.xz", ".backup.gz"))
    await backup.restore(saved, Config(database=postgres))
    return postgres


async def everybody(server: Server, tables: list[str]) -> list[People]:
    """All people of these tables, connected."""
    server.go()
    return [await People(server, await server.hub.find(ident)).come() for ident in tables]


async def some_moves(people: People) -> None:
    """A few moves of people, if it is their turn."""
    if people.table.status == "playing":
        await people.play(Random(2), most=3)


async def ended(people: People) -> None:
    """Play to the end; a server that shares its database first finds out which tables it drives."""
    for _ in range(600):
        await people.finish(Random(1))
        if people.table.status == "over":
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{people.table.id} does not end: {people.table.status}")


async def upgraded(path: Path, database: Path | str, now: float) -> None:
    """Open it, go on at all tables, open it again, and play to the end."""
    saved = {table["id"]: table for table in read(path)["tables"]}
    game = next(iter(saved.values()))["game"]
    async with serving(database, now) as server:
        assert await idents(server.hub) == sorted(saved)
        for people in await everybody(server, sorted(saved)):
            assert people.table.settings.rules == 1
            await some_moves(people)
    async with serving(database, now, CHANCE) as server:
        tables = await everybody(server, sorted(saved)[: PLAYED.get(game)])
        await asyncio.gather(*[ended(people) for people in tables])
        for people in tables:
            verified(people.table)
            if people.table.history is not None and not people.table.ended:
                assert people.table.history.state.rules == 1
        await again(server, tables)


async def again(server: Server, tables: list[People]) -> None:
    """A rematch is a new game, by the newest rules."""
    people = next(one for one in tables if one.sockets and one.table.rematch is None)
    seat = next(seat for seat in people.sockets if seat is not None)
    await people.do(seat, protocol.Rematch)
    rematch = people.table.rematch
    assert rematch is not None
    found = (await server.hub.find(rematch)).table.settings
    assert found.rules == sengoku.game(found.game).rules


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("path", DATABASES, ids=name)
def test_everybody_goes_on_after_an_upgrade(
    path: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = str(request.getfixturevalue("postgres")) if kind == "postgresql" else ""
    database = run(brought(path, tmp_path, address))
    run(upgraded(path, database, read(path)["now"]), 500)
