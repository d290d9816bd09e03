"""All gone: the table sleeps, its clocks stand, and it can be resumed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, Seat
from tests.server.inside import inside
from tests.server.rig import run

BOTS = {"1": "random", "2": "random"}


def test_a_table_sleeps_with_its_clock_and_wakes_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            clock = protocol.Clock("move", 30.0)
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS, clock=clock)
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                await ann.until(lambda: ann.state and ann.state.moves)
                key, ident, number = ann.http.key, ann.table, ann.number
                assert ann.state is not None
                version = ann.state.version
            room = hub.rooms[ident]
            while room.sockets:
                await asyncio.sleep(0.01)
            await room.suspend()
            assert ident not in hub.rooms
            hub.now = lambda: 9_000_000.0  # a long night
            http = Http(url, key)
            back = Seat(http, ident, number)
            await back.open()
            assert back.state is not None
            assert back.state.table.status == "playing"
            assert back.state.version == version  # nobody moved for her
            assert back.state.clock is not None
            assert back.state.clock.left[0] == pytest.approx(30.0)
            await back.close()
            await http.close()

    run(play())
