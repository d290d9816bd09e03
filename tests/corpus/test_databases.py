"""Databases of all versions: opened, looked at from every seat, continued, replayed, verified."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sengoku.games.kernel import Plain
from sengoku.games.kernel.streams import Random
from sengoku.server import backup
from sengoku.server.config import Config
from sengoku.server.keys import hashed
from sengoku.table import Table, access, record
from sengoku.table.entries import Entry
from tests.corpus.compare import same
from tests.corpus.databases import INVITATION, looked_at
from tests.corpus.files import about, files, name, read, unpacked, versions
from tests.corpus.seen import same_steps
from tests.corpus.tables import People, first_told, records, serving

DATABASES = files("databases")

at_every_database = pytest.mark.parametrize("path", DATABASES, ids=name)
at_every_table = pytest.mark.parametrize(
    ("path", "saved"),
    [
        pytest.param(path, table, id=f"{name(path)}-{number}-{table['status']}")
        for path in DATABASES
        for number, table in enumerate(read(path)["tables"])
    ],
)


def unpack(path: Path, folder: Path) -> Path:
    """A copy of the database that belongs to a file of the corpus."""
    copy = folder / "sengoku.db"
    copy.write_bytes(unpacked(path.with_name(path.name.replace(".json.xz", ".db.xz"))))
    return copy


def same_table(found: Plain, saved: Plain) -> None:
    """Fail unless a table tells everybody all that it told them."""
    game = saved["game"]
    for part in ("id", "game", "players", "status", "entries", "records"):
        same(found[part], saved[part], f"{game} {part}")
    for viewer, (now, then) in enumerate(zip(found["told"], saved["told"], strict=True)):
        same(now, then, f"{game} told viewer {viewer}")
    if saved["past"] is not None:
        for part in ("moves", "seen", "versions"):
            same(found["past"][part], saved["past"][part], f"{game} {part}")
        same_steps(found["past"]["steps"], saved["past"]["steps"], game, f"table {saved['id']}")


@at_every_database
def test_everybody_is_told_what_they_were_told(path: Path, tmp_path: Path) -> None:
    saved = read(path)
    found = asyncio.run(looked_at(unpack(path, tmp_path), saved["now"]))
    same(found["kept"], saved["kept"], "kept")
    for now, then in zip(found["tables"], saved["tables"], strict=True):
        same_table(now, then)


@at_every_database
def test_a_backup_is_restored(path: Path, tmp_path: Path) -> None:
    restored = tmp_path / "restored.db"
    saved = path.with_name(path.name.replace(".json.xz", ".backup.gz"))
    asyncio.run(backup.restore(saved, Config(database=str(restored))))
    database = unpack(path, tmp_path)
    asyncio.run(migrated(database))
    here: dict[str, list[Any]] = {"uptimes": []}  # when a server was there is no part of a backup
    found, saved_here = rows(restored), rows(database)
    for one in (found, saved_here):  # how long a name is kept begins with the migration of each
        one["browsers"] = [row[:-1] for row in one["browsers"]]
    assert found == saved_here | here


async def migrated(database: Path) -> None:
    """Bring a database to the present form."""
    async with serving(database, 0.0):
        pass


def rows(database: Path) -> dict[str, list[Any]]:
    """All rows of all tables."""
    connection = sqlite3.connect(database)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = {name: sorted(connection.execute(f"SELECT * FROM {name}")) for (name,) in names}
    connection.close()
    return found


@at_every_table
def test_a_table_is_continued_to_the_end(path: Path, saved: Plain, tmp_path: Path) -> None:
    database = unpack(path, tmp_path)
    asyncio.run(continued(database, read(path)["now"], saved["id"]))


async def continued(database: Path, now: float, ident: str) -> None:
    """Play a table to its end; it is over for whoever comes later, and can be verified."""
    async with serving(database, now) as server:
        server.go()
        people = await People(server, await server.hub.find(ident)).come()
        await people.finish(Random(1))
        await people.go()
        verified(people.table)
        over = await first_told(people.room)
    async with serving(database, now) as server:
        assert await first_told(await server.hub.find(ident)) == over


def verified(table: Table) -> None:
    """Fail unless a table is over, with a result that its record proves."""
    assert table.status == "over"
    assert table.history is not None
    if not table.ended:
        assert len(table.ranks()) == table.players
        assert 1 in table.ranks()
    if table.settings.visibility_after_end == "open":
        (found,) = records(table)
        assert record.check(found)["moves"] == len(table.history.steps)


@at_every_database
def test_somebody_comes_in_by_an_old_invitation(path: Path, tmp_path: Path) -> None:
    saved = read(path)
    waiting = [table["id"] for table in saved["tables"] if table["status"] == "waiting"]
    assert asyncio.run(came(unpack(path, tmp_path), saved["now"], waiting)) == 1


def one(entry: Entry, _: Table) -> list[Entry]:
    """A change of one entry, whatever the table."""
    return [entry]


async def came(database: Path, now: float, tables: list[str]) -> int:
    """At how many of these tables the invitation lets somebody in."""
    count = 0
    async with serving(database, now) as server:
        for ident in tables:
            room = await server.hub.find(ident)
            if hashed(INVITATION) not in room.table.links:
                continue
            caller = room.caller("somebody", None)
            entry = access.use_link(room.table, caller, hashed(INVITATION))
            await room.run(partial(one, entry))
            count += "somebody" in room.table.guests
    return count


KINDS = {  # all that may happen at a table, but for what only other tests let happen
    "made", "sat", "renamed", "worded", "readied", "botted", "freed", "linked", "started", "moved",
    "undone", "proposed", "voted", "conceded", "ended", "said", "paused", "muted", "talked",
    "hosted", "overdue", "rematched",
}  # fmt: skip


@pytest.mark.parametrize("folder", versions(), ids=lambda folder: folder.name)
def test_there_are_databases_of_every_game_with_all_that_may_happen(
    folder: Path, tmp_path: Path
) -> None:
    for game, said in about(folder)["games"].items():
        path = folder / "databases" / f"{game}.json.xz"
        tables = read(path)["tables"]
        assert {table["players"] for table in tables} == set(said["players"])
        assert {table["status"] for table in tables} == {"waiting", "playing", "paused", "over"}
        connection = sqlite3.connect(unpack(path, tmp_path))
        kinds = connection.execute("SELECT DISTINCT json_extract(entry, '$.kind') FROM entries")
        assert {kind for (kind,) in kinds} >= KINDS
        connection.close()
