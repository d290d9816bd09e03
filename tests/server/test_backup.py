"""Backups: of a server that runs, whole or refused; and games that go on from them elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import re
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.games.kernel.streams import Random
from sengoku.server.backup import BadBackup, backup, restore
from sengoku.server.config import Config
from sengoku.table import record
from tests.server.inside import inside
from tests.server.rig import People, play_on, run
from tests.server.test_command import sengoku

GAMES: list[tuple[str, int, dict[str, int]]] = [
    ("shinobi", 3, {}),
    ("shitenno", 2, {}),
    ("senji", 3, {"max_years": 1}),
]


def address(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database of this kind that is not there yet, or empty."""
    if kind == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return str(folder / f"{kind}.db")


async def half_played(folder: Path, database: str, path: Path) -> list[tuple[str, list[str], int]]:
    """Games under way, backed up while people move on; their ids, keys and versions before."""
    async with inside(folder, database=database) as (_, url):
        tables = [People(url) for _ in GAMES]
        for people, (game, players, options) in zip(tables, GAMES, strict=True):
            await people.gather(game, players, options=options)
            await some_moves(people, 5)
        await tables[0].seats[0].http.ask("PUT", "/api/me", protocol.Me("Ii", True), protocol.Me)
        found = [
            (people.ident, [seat.http.key for seat in people.seats], version(people.seats[0]))
            for people in tables
        ]
        moving = asyncio.gather(*[some_moves(people, 10) for people in tables])
        await backup(Config(database=database), path)
        await moving
        for people in tables:
            await people.__aexit__()
        return found


def version(seat: Seat) -> int:
    assert seat.state is not None
    return seat.state.version


async def some_moves(people: People, most: int) -> None:
    """Moves of everybody, until one has made so many."""
    work = [
        asyncio.create_task(play_on(seat, Random(at), most)) for at, seat in enumerate(people.seats)
    ]
    await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def played_on(folder: Path, database: str, tables: list[tuple[str, list[str], int]]) -> None:
    """The same people, with their old keys, play on; the first game to its end."""
    async with inside(folder, seed=2, database=database) as (_, url):
        for ident, keys, before in tables:
            async with People(url) as people:
                people.ident = ident
                for number, key in enumerate(keys):
                    await people.add(Http(url, key), number)
                assert version(people.seats[0]) >= before
                await some_moves(people, 3)
                if ident != tables[0][0]:
                    continue
                await asyncio.gather(*[play_on(s, Random(at)) for at, s in enumerate(people.seats)])
                record.check(await people.seats[0].http.record(ident))
                me = await people.seats[0].http.ask("GET", "/api/me", None, protocol.Me)
                assert me == protocol.Me("Ii", True)


@pytest.mark.parametrize(
    ("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "other")]
)
def test_games_under_way_go_on_from_a_backup_of_a_running_server(
    tmp_path: Path, source: str, target: str, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "backup"
    old, new = (address(kind, tmp_path, request) for kind in (source, target))

    async def carry() -> None:
        tables = await half_played(tmp_path / "one", old, path)
        head = await restore(path, Config(database=new))
        assert {part.name: part.rows for part in head.parts}["tables"] == len(GAMES)
        await played_on(tmp_path / "two", new, tables)

    run(carry())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600  # it knows all cards


def made(tmp_path: Path) -> Path:
    """A backup of a small server, and its database beside it."""

    async def make() -> None:
        async with inside(tmp_path) as (_, url):
            async with People(url) as people:
                await people.gather("shinobi", 3)
                await some_moves(people, 3)
            await backup(Config(database=str(tmp_path / "sengoku.db")), tmp_path / "backup")

    run(make())
    return tmp_path / "backup"


def flipped(data: bytes, at: int) -> bytes:
    """The same with one bit of a byte turned over."""
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def refused(path: Path, database: str) -> str:
    """Why a backup is not restored."""
    with pytest.raises(BadBackup) as refusal:
        run(restore(path, Config(database=database)))
    return refusal.value.reason


def test_what_is_damaged_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = made(tmp_path)
    whole = path.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    other = str(tmp_path / "other.db")
    wrong = {
        "cut off": whole[:-30],
        "its first packet": whole[:12] + b"\xff" + whole[13:],
        **{f"bit of byte {at}": flipped(whole, at) for at in range(600, len(whole), 600)},
        "a row less": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "another figure": gzip.compress(b"".join(lines).replace(b"Ann", b"Bob")),
        "without an end": gzip.compress(b"".join(lines[:-1])),
    }
    for what, data in wrong.items():
        path.write_bytes(data)
        assert (what, refused(path, other)) == (what, "broken")
        assert not Path(other).exists()
    for data, why in (
        (b"no backup at all", "form"),
        (gzip.compress(b"{}"), "form"),
        (gzip.compress(lines[0].replace(b'"format":1', b'"format":9')), "newer"),
        (gzip.compress(re.sub(rb'"form":"\d+"', b'"form":"later"', lines[0])), "newer"),
    ):
        path.write_bytes(data)
        assert refused(path, other) == why
    assert refused(tmp_path / "nothing", other) == "file"
    assert list(tmp_path.glob("other*")) == []


def test_a_game_that_can_not_be_played_again_is_not_restored(tmp_path: Path) -> None:
    made(tmp_path)
    database = sqlite3.connect(tmp_path / "sengoku.db")
    with database:
        database.execute(
            "UPDATE entries SET entry = replace(entry, '\"move\":', '\"move\":77777')"
            " WHERE entry LIKE '%\"moved\"%'"
        )
    database.close()
    assert refused(tmp_path / "sengoku.db", str(tmp_path / "other.db")) == "log"


def test_a_database_with_tables_stays_as_it_is(tmp_path: Path) -> None:
    path = made(tmp_path)
    database = str(tmp_path / "sengoku.db")
    before = list(sqlite3.connect(database).iterdump())
    assert refused(path, database) == "taken"
    assert list(sqlite3.connect(database).iterdump()) == before


def test_the_commands_carry_games_from_sqlite_to_postgresql(tmp_path: Path, postgres: str) -> None:
    made(tmp_path)
    database = str(tmp_path / "sengoku.db")
    path = str(tmp_path / "second")
    done = sengoku("backup", path, "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert "contains one table" in done.stdout
    done = sengoku("restore", database, "--database", postgres)  # straight from the one
    assert (done.returncode, done.stderr) == (0, "")
    assert "one table" in done.stdout
    again = sengoku("restore", path, "--database", postgres)
    assert again.returncode == 2
    assert "already contains tables" in again.stderr
    none = sengoku("backup", path, "--database", str(tmp_path / "none.db"))
    assert none.returncode == 2
    assert "no database" in none.stderr
    assert not (tmp_path / "none.db").exists()


def test_a_seat_is_still_nobody_elses(tmp_path: Path) -> None:
    """Keys are kept as hashes: who has only the backup can't sit down as somebody."""
    path = made(tmp_path)
    text = gzip.decompress(path.read_bytes()).decode()

    async def come() -> None:
        async with inside(tmp_path) as (hub, url):
            stranger = Http(url)
            path = "/api/tables/live"
            (found,) = await stranger.ask("GET", path, None, list[protocol.Listing])
            ident = found.id
            await stranger.close()
            room = await hub.find(ident)
            holders = {holder for seat in room.table.seats for holder in seat.browser_ids}
            assert all([holder in text for holder in holders])
            for holder in holders:
                thief = Http(url, holder[:32])
                with pytest.raises(NotAllowed):
                    await thief.link(ident, "device", 0)
                await thief.close()

    run(come())
