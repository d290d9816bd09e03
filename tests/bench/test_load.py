"""The load: in its short form it runs, and its clients notice what is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.guests import Player, at_ours, check_ours, print_of
from bench.load import measured
from tests.server.rig import Running, run, running


def test_a_small_crowd_is_served_and_every_view_checked() -> None:
    for name in ("echo", "sengoku"):
        figures = measured(name, tables=3, rate=20, seconds=1)
        assert len(figures.found.times) > 5
        assert figures.at(0.5) > 0
        assert figures.memory > 10
    assert int(figures.checked) > 3 * 4


def test_a_view_that_is_not_the_seats_own_is_noticed(tmp_path: Path) -> None:
    async def visit(server: Running) -> None:
        tables = await at_ours(server.url, 1)
        player = tables[0][2]
        assert isinstance(player, Player)
        assert player.state is not None
        player.prints[player.state.version] = print_of(b"what another seat sees")
        with pytest.raises(AssertionError, match="not the seat's view"):
            await check_ours(server.url, tables)
        for guest in tables[0]:
            await guest.wire.close()
            await asyncio.gather(guest.hearing)

    with running(tmp_path) as server:
        run(visit(server))
