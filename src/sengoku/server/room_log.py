"""The log of one table in the store, and the rows that lists of tables need."""

from __future__ import annotations

from collections.abc import Sequence

from sengoku.server import ratings
from sengoku.server.listing import deciding, listing_key, listing_row, member_rows
from sengoku.server.log_writer import Batch
from sengoku.server.logs import log
from sengoku.server.schema import Row
from sengoku.server.store import Store
from sengoku.table import Table, entries
from sengoku.table.entries import Entry
from sengoku.table.table import PLAY


class RoomLog:
    """How much of a table's log is on disk, and which rows were written with it."""

    def __init__(self, store: Store, written: int) -> None:
        self.store = store
        self.written = written  # the number of entries on disk
        self.listing: tuple[object, ...] = ()  # the key of the listing on disk; (): unknown
        self.deciding = 0  # in the listing on disk
        self.members: list[Row] | None = None  # the member rows on disk; None: unknown

    def restart(self, written: int) -> None:
        """Continue after what was read from disk; all rows are written with the next entry."""
        self.written = written
        self.listing = ()
        self.members = None

    def follow(self, table: Table, new: Sequence[Entry]) -> None:
        """Continue after these entries of another server, which wrote the rows that follow."""
        self.written = table.entries
        if self.listing:
            self.listing, self.deciding = listing_key(table), deciding(table)
        if not all([isinstance(entry, PLAY) for entry in new]):
            self.members = None

    async def append(self, table: Table, new: Sequence[Entry], was_over: bool) -> None:
        """Write the newest entries of a table, with the rows that follow; returns when on disk.

        `was_over`: whether the game was over before them; when it ends, people are rated.
        """
        lines = [entries.write(entry).decode() for entry in new]
        await self.append_lines(table, new, lines, was_over)

    async def append_lines(
        self, table: Table, new: Sequence[Entry], lines: Sequence[str], was_over: bool
    ) -> None:
        """Write lines, which contain these entries if there are any; otherwise a whole log."""
        rated: list[Row] = []
        if table.status == "over" and not was_over:
            rated = await ratings.new_ratings(table, self.store)
            log("a game is over", table=table.id, game=table.settings.game)
        batch = Batch(table.id, self.written, lines, ratings=rated)
        self.add_rows(batch, table, new)
        await self.store.append(batch)
        self.written += len(lines)

    def add_rows(self, batch: Batch, table: Table, new: Sequence[Entry]) -> None:
        """Add the listing and the members to a batch, where they have changed."""
        listing, now = listing_key(table), deciding(table)
        if listing != self.listing:
            batch.listing = listing_row(table)
        elif now != self.deciding:
            batch.deciding = now
        self.listing, self.deciding = listing, now
        if self.members is None or not all([isinstance(entry, PLAY) for entry in new]):
            members = member_rows(table)
            if members != self.members:
                batch.members = members
                self.members = members
