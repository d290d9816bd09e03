"""Reading tables from their logs, a slice at a time, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from sengoku.table import Table, entries

SLICE: Final = 0.004  # seconds of work between two pauses, in which the event loop goes on


class Waking:
    """Reads one table after the other: two at a time would take twice as long between pauses."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def table(self, lines: Sequence[str]) -> Table:
        """The table that follows from a log; nobody sees it before it is complete."""
        async with self.turn:
            until = perf_counter() + SLICE
            table = Table([entries.read(lines[0])])
            for line in lines[1:]:
                if perf_counter() > until:
                    await asyncio.sleep(0)
                    until = perf_counter() + SLICE
                table.apply(entries.read(line))
            return table
