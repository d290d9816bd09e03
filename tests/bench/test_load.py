"""The load: in its short form it runs, and its clients notice what is wrong."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import httpx
from rich.console import Console

from bench.guests import Player, at_ours, check_ours, views
from bench.load import BARS, FLOOD, measured, report
from tests.server.rig import Running, run, running


def test_a_small_crowd_is_served_and_every_view_checked() -> None:
    rounds = {
        name: [measured(name, tables=3, rates=[*BARS, FLOOD], seconds=0.5)]
        for name in ("echo", "sengoku")
    }
    for (round_,) in rounds.values():
        for figures in round_.figures.values():
            assert len(figures.found.times) > 5
            assert figures.at(0.5) > 0
            assert figures.memory > 10
    assert rounds["sengoku"][0].checked > 3 * 4
    console = Console(file=StringIO(), width=200)
    report(rounds, console)
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "durable moves a second (promised: 1500)" in told
    assert "at 500 moves/s p99 is" in told


def test_a_view_that_is_not_the_seats_own_is_noticed(tmp_path: Path) -> None:
    async def visit(server: Running) -> None:
        tables = await at_ours(server.url, 1)
        player = tables[0][2]
        assert isinstance(player, Player)
        assert player.state is not None
        assert await check_ours(server.url, tables) >= 4
        async with httpx.AsyncClient(base_url=server.url) as http:
            true = views((await http.get(f"/api/tables/{player.table}/record")).json())
        version = player.state.version
        assert true[2][version] == player.prints[version]
        assert true[1][version] != player.prints[version]  # another seat's would be noticed
        for guest in tables[0]:
            await guest.wire.close()
            await asyncio.gather(guest.hearing)

    with running(tmp_path) as server:
        run(visit(server))
