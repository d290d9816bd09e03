"""Tables of versions of the rules that this server can't play: told as such, and never changed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sengoku.client import NotAllowed
from sengoku.server.backup import BadBackup, backup, restore
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from tests.server.inside import inside
from tests.server.rig import People, run
from tests.server.test_backup import some_moves


def of_the_future(file: Path, ident: str, hub: Hub) -> None:
    """Let a table be one that a newer version has made: of rules that nobody here knows."""
    with sqlite3.connect(file) as database:
        where = "WHERE table_id = ? AND number = 0"
        (line,) = database.execute(f"SELECT entry FROM entries {where}", (ident,)).fetchone()
        entry = json.loads(line)
        entry["settings"]["rules"] = 99
        changed = json.dumps(entry)
        database.execute(f"UPDATE entries SET entry = ? {where}", (changed, ident))
    del hub.rooms[ident]


def rows(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as database:
        return database.execute("SELECT * FROM entries ORDER BY 1, 2").fetchall()


async def closed_with(url: str, ident: str) -> str:
    """Why a socket at a table is closed at once."""
    address = url.replace("http", "ws") + f"/api/tables/{ident}/socket"
    async with connect(address) as socket:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 10)
    return socket.close_reason or ""


def test_a_table_of_the_future_opens_with_a_sentence_and_the_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "sengoku.db"

    async def look() -> None:
        async with (
            inside(tmp_path) as (hub, url),
            People(url) as future,
            People(url) as present,
        ):
            await future.gather("shitenno", 2)
            await present.gather("shinobi", 3)
            for seat in future.seats:
                await seat.close()
            of_the_future(file, future.ident, hub)
            before = rows(file)
            with pytest.raises(NotAllowed) as refused:
                await future.seats[0].http.table(future.ident)
            assert (refused.value.rule, refused.value.reason) == ("RULES", "newer")
            assert "a newer Sengoku" in str(refused.value)
            assert await closed_with(url, future.ident) == "RULES.newer"
            assert rows(file) == before
            await some_moves(present, 1)

    run(look())


def test_a_backup_of_the_future_is_not_restored(tmp_path: Path) -> None:
    file, path, other = tmp_path / "sengoku.db", tmp_path / "backup", tmp_path / "other.db"

    async def make() -> None:
        async with inside(tmp_path) as (hub, url):
            async with People(url) as people:
                await people.gather("shinobi", 3)
            of_the_future(file, people.ident, hub)
            await backup(Config(database=str(file)), path)

    run(make())
    with pytest.raises(BadBackup) as refused:
        run(restore(path, Config(database=str(other))))
    assert refused.value.reason == "unplayable"
    assert "a newer Sengoku" in str(refused.value)
    assert not other.exists()
