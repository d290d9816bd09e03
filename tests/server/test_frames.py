"""Every state that a seat is told is exactly its view at that version, and nothing else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack

import pytest

from sengoku.games.kernel.streams import Random
from sengoku.table import Table
from sengoku.table import entries as log
from tests.server.rig import Line, People, Running, line, play_on, run

PARTS = {
    "type", "version", "at", "seat", "host", "view", "moves", "events", "undo", "clock", "table",
    "talk", "handovers", "devices", "blocked", "reports",
}  # fmt: skip


async def listen(tab: Line) -> None:
    """Hear everything until the game is over."""
    while (await tab.hear_type("state"))["table"]["status"] != "over":
        pass


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("shinobi", 3, {}), ("shitenno", 2, {}), ("senji", 3, {"max_years": 1})],
)
def test_frames_are_views(
    server: Running, game: str, players: int, options: dict[str, int]
) -> None:
    async def play() -> tuple[str, list[list[str]]]:
        async with People(server.url) as people, AsyncExitStack() as stack:
            await people.gather(game, players, options=options)
            tabs: list[Line] = []
            for seat in [*people.seats, None]:
                number, key = (seat.number, seat.http.key) if seat else (None, "")
                tab = await stack.enter_async_context(line(server.url, people.ident, number, key))
                tabs.append(tab)
            work = [play_on(seat, Random(at)) for at, seat in enumerate(people.seats)]
            await asyncio.gather(*work, *[listen(tab) for tab in tabs])
            return people.ident, [tab.frames for tab in tabs]

    ident, told = run(play())
    rows = sqlite3.connect(server.database).execute(
        "SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (ident,)
    )
    entries = [log.read(row[0]) for row in rows]
    views: list[dict[int, object]] = [{} for _ in range(players + 1)]
    table = Table(entries[:1])
    for entry in entries[1:]:
        table.apply(entry)
        if table.history is not None:
            for viewer, seen in enumerate(views):
                seat = viewer if viewer < players else None
                version = table.version(viewer)
                view = json.loads(json.dumps(table.history.state.view(seat)))
                assert seen.setdefault(version, view) == view  # one version, one view
    for viewer, frames in enumerate(told):
        versions = []
        for text in frames:
            frame = json.loads(text)
            assert set(frame) == PARTS
            if frame["view"] is not None:
                assert frame["view"] == views[viewer][frame["version"]]
                versions.append(frame["version"])
        assert versions == sorted(versions)
        assert versions[-1] == table.version(viewer)
        assert set(versions) >= set(range(versions[0], versions[-1] + 1))
