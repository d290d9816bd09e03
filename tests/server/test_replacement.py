"""A server is replaced by a newer one while people play: everybody goes on, and nothing is lost.

With the interpreter of an older version, the change is a real one:

    SENGOKU_OLD=/older/.venv/bin/python python -m pytest tests/server/test_replacement.py

Without it, the present version takes the place of the older one.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sengoku import registry
from sengoku.games.kernel.streams import Random
from sengoku.table import record
from tests.server.rig import UNLIMITED, People, Running, play_on, run

OLD = os.environ.get("SENGOKU_OLD", sys.executable)
CHANGES = 8  # that everybody has seen before the older server ends
PROOF = bool(os.environ.get("SENGOKU_PROOF"))
WAYS = [("sqlite", Running.stop), ("postgresql", Running.kill)]
MORE_WAYS = [("sqlite", Running.kill), ("postgresql", Running.stop)]


@pytest.mark.parametrize(("kind", "ends"), WAYS + MORE_WAYS if PROOF else WAYS)
def test_everybody_goes_on_with_a_newer_server(
    tmp_path: Path, kind: str, ends: Callable[[Running], None], request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgresql" else ""
    server = Running(tmp_path, *UNLIMITED, database=database, python=OLD)
    options = {"senji": {"max_years": 1}}

    async def play() -> None:
        async with AsyncExitStack() as stack:
            parties = [await stack.enter_async_context(People(server.url)) for _ in registry.GAMES]
            for people, name in zip(parties, registry.GAMES, strict=True):
                most = registry.game(name).players[-1]
                await people.gather(name, most, bots={"1": "random"}, options=options.get(name, {}))
            everybody = [seat for people in parties for seat in people.seats]
            playing = asyncio.gather(*[play_on(seat, Random(1)) for seat in everybody])
            for seat in everybody:
                await seat.until(lambda seat=seat: seat.state.version >= CHANGES)
            assert not any(seat.over for seat in everybody)
            await asyncio.to_thread(ends, server)
            server.python = sys.executable
            await asyncio.to_thread(server.start)
            await playing
            assert {seat.connections for seat in everybody} == {2}
            for people, name in zip(parties, registry.GAMES, strict=True):
                found = await people.seats[0].http.record(people.ident)
                assert found["game"] == name
                assert record.check(found)["moves"] == len(found["moves"])

    try:
        run(play())
    finally:
        server.stop()
