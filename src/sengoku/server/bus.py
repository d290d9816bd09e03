"""What several servers on one PostgreSQL tell each other: what is new, and who is where.

NOTIFY says only "table T has N entries", or that somebody came or went. Who is connected where, and
which server moves the bots and the clocks of a table, are advisory locks of this one connection:
when a server dies, however it dies, its locks are gone with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import asyncpg

NEWS: Final = "sengoku"  # "T N": table T has N entries; 0: it was deleted
MOVED: Final = "sengoku_here"  # somebody came or went, somewhere
DRIVES: Final = 100  # beyond all seats: who has this lock moves the table's bots and clocks

LOCK: Final = "SELECT pg_advisory_lock_shared(t, s) FROM unnest($1::int[], $2::int[]) AS p(t, s)"
UNLOCK: Final = """
    SELECT CASE WHEN s = 100 THEN pg_advisory_unlock(t, s) ELSE pg_advisory_unlock_shared(t, s) END
    FROM unnest($1::int[], $2::int[]) AS p(t, s)"""
DRIVE: Final = "SELECT t FROM unnest($1::int[]) AS p(t) WHERE pg_try_advisory_lock(t, 100)"
OTHERS: Final = """
    SELECT classid::bigint AS t, objid::int AS s FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND objid < 100 AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

Place = tuple[int, int]  # a table's number, and a seat or DRIVES


@dataclass
class Census:
    """How things stand: the seats of people at other servers, and the tables that we drive."""

    elsewhere: dict[int, set[int]]
    driven: set[int]


def number_of(table: str) -> int:
    """A table's number among the locks."""
    return int.from_bytes(sha256(table.encode()).digest()[:4], "big", signed=True)


class Bus:
    """One connection to PostgreSQL; `news` and `moved` are called when others say something."""

    def __init__(
        self, address: str, news: Callable[[str, int], None], moved: Callable[[], None]
    ) -> None:
        self.address = "postgresql://" + address.partition("://")[2]
        self.news = news
        self.moved = moved
        self.wire: Any = None  # asyncpg has no types
        self.held: set[Place] = set()
        self.using = asyncio.Lock()  # a connection does one thing at a time

    @property
    def connected(self) -> bool:
        """Whether we hear the others."""
        return bool(self.wire is not None and not self.wire.is_closed())

    async def connect(self) -> None:
        """Begin to listen."""
        self.held = set()
        self.wire = await asyncpg.connect(self.address, timeout=10)
        await self.wire.add_listener(NEWS, self.hear)
        await self.wire.add_listener(MOVED, lambda *_: self.moved())

    async def close(self) -> None:
        """Be gone, and let everything go."""
        wire, self.wire = self.wire, None
        if wire is not None:
            wire.terminate()

    def hear(self, _wire: object, _pid: int, _channel: str, payload: object) -> None:
        """News of a table."""
        table, _, entries = str(payload).partition(" ")
        self.news(table, int(entries))

    async def settle(self, here: Iterable[tuple[str, int]], tables: Iterable[str]) -> Census:
        """Hold what should be held: the seats that are here, and the tables that we can drive."""
        async with self.using:
            awake = {number_of(table) for table in tables}
            seats = {(number_of(table), seat) for table, seat in here}
            kept = seats | {(table, DRIVES) for table in awake}
            gone = self.held - kept
            come = seats - self.held
            if gone:
                await self.wire.execute(UNLOCK, *columns(gone))
            if come:
                await self.wire.execute(LOCK, *columns(come))
            self.held = (self.held - gone) | come
            wanted = [table for table in awake if (table, DRIVES) not in self.held]
            if wanted:
                got = await self.wire.fetch(DRIVE, wanted)
                self.held |= {(row["t"], DRIVES) for row in got}
            if any([seat != DRIVES for _, seat in gone | come]):
                await self.wire.execute(f"NOTIFY {MOVED}")
            return await self.look()

    async def look(self) -> Census:
        """Who is where now."""
        found: dict[int, set[int]] = {}
        for row in await self.wire.fetch(OTHERS):
            found.setdefault(signed(row["t"]), set()).add(row["s"])
        return Census(found, {table for table, seat in self.held if seat == DRIVES})


def columns(places: set[Place]) -> tuple[list[int], list[int]]:
    """Places as the two columns of a query."""
    ordered = sorted(places)
    return [table for table, _ in ordered], [seat for _, seat in ordered]


def signed(number: int) -> int:
    """A number of 32 bits, as locks are asked for; they are listed without a sign."""
    return number - (1 << 32) if number >= 1 << 31 else number
