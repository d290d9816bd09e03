"""No room left to write: what can't be kept is refused, nothing is lost, and it goes on after."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from sengoku import protocol
from sengoku.client import NotAllowed, Seat
from sengoku.games.kernel.streams import Random
from sengoku.server import driver
from sengoku.server.hub import Hub
from sengoku.server.log_writer import SqliteWriter
from tests.server.inside import inside
from tests.server.rig import People, play_on, run

LONG = "x" * 480
Do = Callable[[], Awaitable[Any]]


async def goes_on(url: str, hub: Hub, fill: Do, make_room: Do) -> None:
    """A game of people and a bot, through a time without room."""
    async with People(url) as people:
        await people.gather("shinobi", 3, bots={"2": "random"})
        ann, bo = people.seats
        await fill()
        said, refused = await talked_on(ann)
        assert (refused.rule, refused.reason) == ("STORE", "full")
        assert "Nothing was lost" in str(refused)
        await bo.until(lambda: len(bo.talk) == said)
        table = hub.rooms[people.ident].table
        assert (table.said, len(ann.talk)) == (said, said)  # what was refused has not happened
        with pytest.raises(NotAllowed, match="disk is full"):
            await made_tables(ann)
        assert [seat.connections for seat in people.seats] == [1, 1]  # nobody was sent away
        await make_room()
        await ann.say("there is room again")
        work = [asyncio.create_task(play_on(s, Random(at))) for at, s in enumerate(people.seats)]
        await ann.until(lambda: any(event.get("seat") == 2 for event in ann.events))
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        lines = await hub.store.lines(people.ident)
        assert len(lines) == hub.rooms[people.ident].log.written


async def made_tables(seat: Seat) -> None:
    """New tables, of which each needs more than a line of talk."""
    for _ in range(1000):
        await seat.http.make(protocol.NewTable("shinobi", 3))


async def talked_on(seat: Seat) -> tuple[int, NotAllowed]:
    """How often one could still speak, until it was refused."""
    for said in range(100_000):  # what is there of the last page is still used
        try:
            await seat.say(LONG)
        except NotAllowed as refused:
            return said, refused
    raise AssertionError("there is always room")


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.1)


def test_sqlite_has_no_more_pages(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):

            async def pages(most: int) -> None:
                writer = hub.store.writer
                assert isinstance(writer, SqliteWriter)
                assert writer.connection is not None
                writer.connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

            await goes_on(url, hub, lambda: pages(1), lambda: pages(10**6))

    run(play())


@contextmanager
def small_disk(megabytes: int, owner: str = "root") -> Iterator[Path]:
    """A disk of our own, where the system lets us have one."""
    with tempfile.TemporaryDirectory(prefix="sg") as folder:
        Path(folder).chmod(0o755)
        place = Path(folder, "disk")
        place.mkdir()
        size = f"size={megabytes}m,uid={owner},mode=700"
        mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(place)]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("only root can have a disk of its own")
        try:
            yield place
        finally:
            subprocess.run(["umount", str(place)], check=True)


class Ballast:
    """A file that fills a disk to the last byte, and that can be thrown away."""

    def __init__(self, disk: Path) -> None:
        self.path = disk / "ballast"

    async def fill(self) -> None:
        with self.path.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    async def make_room(self) -> None:
        self.path.unlink()


def test_the_disk_of_sqlite_is_full(tmp_path: Path) -> None:
    async def play(disk: Path) -> None:
        ballast = Ballast(disk)
        async with inside(tmp_path, database=str(disk / "sengoku.db")) as (hub, url):
            await goes_on(url, hub, ballast.fill, ballast.make_room)

    with small_disk(2) as disk:
        run(play(disk))


@asynccontextmanager
async def direct(address: str) -> AsyncIterator[Any]:
    """A connection of our own."""
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


def test_postgresql_says_that_its_disk_is_full(tmp_path: Path, postgres: str) -> None:
    """The error is the database's own, raised by a trigger."""

    async def run_in(*statements: str) -> None:
        async with direct(postgres) as connection:
            for statement in statements:
                await connection.execute(statement)

    def fill() -> Awaitable[None]:
        return run_in(
            "CREATE FUNCTION full_up() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$",
            "CREATE TRIGGER full_up BEFORE INSERT ON entries EXECUTE FUNCTION full_up()",
        )

    def make_room() -> Awaitable[None]:
        return run_in("DROP TRIGGER full_up ON entries")

    async def play() -> None:
        async with inside(tmp_path, database=postgres) as (hub, url):
            await goes_on(url, hub, fill, make_room)

    run(play())


def test_the_disk_of_postgresql_is_full(tmp_path: Path, cluster: str) -> None:
    owner = "pgserver" if os.geteuid() == 0 else str(os.geteuid())
    name = f"small{uuid4().hex[:8]}"

    async def play(disk: Path) -> None:
        space = disk / "space"
        space.mkdir()
        shutil.chown(space, owner)
        async with direct(cluster) as connection:
            await connection.execute(f"CREATE TABLESPACE {name} LOCATION '{space}'")
            await connection.execute(f"CREATE DATABASE {name} TABLESPACE {name}")
        try:
            ballast = Ballast(disk)
            database = cluster.replace("/postgres?", f"/{name}?")
            async with inside(tmp_path, database=database) as (hub, url):
                await goes_on(url, hub, ballast.fill, ballast.make_room)
        finally:
            async with direct(cluster) as connection:
                await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
                await connection.execute(f"DROP TABLESPACE {name}")

    with small_disk(16, owner) as disk:
        run(play(disk))
