"""What a visitor costs the loop: the measurement runs, and its logs are as long as they say."""

from __future__ import annotations

import asyncio

from bench.loop import costs, long_log, reading, with_server
from sengoku.server.hub import Hub
from sengoku.table import Table
from sengoku.table import entries as log


def test_everything_that_can_be_asked_for_is_measured() -> None:
    lines = long_log("shinobi", 3, moves=60)
    assert sum([isinstance(one, log.Moved) for one in lines]) == 60
    assert sum([isinstance(one, log.Undone) for one in lines]) > 20
    assert Table(lines).status == "over"
    assert reading(lines) > 0
    first = lines[0]
    assert isinstance(first, log.Created)

    async def visit(hub: Hub, url: str) -> dict[str, dict[str, float]]:
        return await costs(hub, url, [first.table])

    found = asyncio.run(with_server([lines], visit))[first.table]
    assert len(found) == 9
    assert all([cost > 0 for cost in found.values()])
