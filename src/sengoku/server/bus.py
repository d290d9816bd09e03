"""How several servers on one PostgreSQL inform each other: what was written, and who is connected.

NOTIFY says only "table T has N entries", or that somebody came or went. Who is connected where, and
which server drives a table (its bots and clocks), are advisory locks of this one connection: when a
server dies, however it dies, its locks are released.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import asyncpg

WRITTEN: Final = "sengoku"  # "T N,U M": table T has N entries, U has M; 0: it was deleted
PRESENCE: Final = "sengoku_here"  # somebody came or went
BLOCKS: Final = "sengoku_blocks"  # the browser of this id has blocked somebody, or no longer
DRIVES: Final = 100  # beyond all seats: the server that holds this lock drives the table

LOCK: Final = "SELECT pg_advisory_lock_shared(t, s) FROM unnest($1::int[], $2::int[]) AS p(t, s)"
UNLOCK: Final = """
    SELECT CASE WHEN s = 100 THEN pg_advisory_unlock(t, s) ELSE pg_advisory_unlock_shared(t, s) END
    FROM unnest($1::int[], $2::int[]) AS p(t, s)"""
DRIVE: Final = "SELECT t FROM unnest($1::int[]) AS p(t) WHERE pg_try_advisory_lock(t, 100)"
OTHERS: Final = """
    SELECT classid::bigint AS t, objid::int AS s FROM pg_locks
    WHERE classid::bigint IN (SELECT t::bigint & 4294967295 FROM unnest($1::int[]) AS loaded(t))
    AND locktype = 'advisory' AND objsubid = 2 AND objid < 100 AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
DRIVEN: Final = """
    SELECT count(*) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND objid = 100 AND classid::bigint = $1
    AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
# Each table is looked up by itself: OFFSET 0 keeps the planner from reading all entries instead.
READ: Final = """
    SELECT e.table_id, e.entry FROM unnest($1::text[], $2::int[]) AS behind(t, n)
    CROSS JOIN LATERAL (
        SELECT table_id, number, entry FROM entries WHERE table_id = t AND number >= n OFFSET 0
    ) AS e ORDER BY e.table_id, e.number"""

Lock = tuple[int, int]  # a table's number, and a seat or DRIVES


@dataclass
class Presence:
    """The seats of people connected to other servers, and the tables that this server drives."""

    elsewhere: dict[int, set[int]]
    driven: set[int]


def number_of(table: str) -> int:
    """The number that stands for a table in advisory locks."""
    return int.from_bytes(sha256(table.encode()).digest()[:4], "big", signed=True)


class Bus:
    """One connection to PostgreSQL, with callbacks for the notifications of all servers."""

    def __init__(
        self,
        address: str,
        on_written: Callable[[str, int], None],
        on_presence: Callable[[], None],
        on_blocks: Callable[[str], None],
    ) -> None:
        self.address = "postgresql://" + address.partition("://")[2]
        self.on_written = on_written
        self.on_presence = on_presence
        self.on_blocks = on_blocks
        self.connection: Any = None  # asyncpg has no types
        self.held: set[Lock] = set()
        self.using = asyncio.Lock()  # the connection runs one query at a time

    @property
    def connected(self) -> bool:
        """Whether notifications are received."""
        return bool(self.connection is not None and not self.connection.is_closed())

    async def connect(self) -> None:
        """Connect, and start listening."""
        self.held = set()
        self.connection = await asyncpg.connect(self.address, timeout=10)
        await self.connection.add_listener(WRITTEN, self.on_notify)
        await self.connection.add_listener(PRESENCE, lambda *_: self.on_presence())
        await self.connection.add_listener(BLOCKS, lambda *news: self.on_blocks(str(news[-1])))

    async def close(self) -> None:
        """Disconnect, which releases all locks."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    def on_notify(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Pass on which logs have grown."""
        for news in str(payload).split(","):
            table, _, entries = news.partition(" ")
            self.on_written(table, int(entries))

    async def exchange(self, here: Iterable[tuple[str, int]], tables: Iterable[str]) -> Presence:
        """Lock the seats connected here and the tables we can drive; read what others locked."""
        async with self.using:
            loaded = {number_of(table) for table in tables}
            seats = {(number_of(table), seat) for table, seat in here}
            kept = seats | {(table, DRIVES) for table in loaded}
            gone = self.held - kept
            new = seats - self.held
            if gone:
                await self.connection.execute(UNLOCK, *columns(gone))
            if new:
                await self.connection.execute(LOCK, *columns(new))
            self.held = (self.held - gone) | new
            wanted = [table for table in loaded if (table, DRIVES) not in self.held]
            if wanted:
                got = await self.connection.fetch(DRIVE, wanted)
                self.held |= {(row["t"], DRIVES) for row in got}
            if any([seat != DRIVES for _, seat in gone | new]):
                await self.connection.execute(f"NOTIFY {PRESENCE}")
            return await self.presence(loaded)

    async def tell_blocks(self, browser_id: str) -> None:
        """Tell all servers that a browser has blocked somebody, or no longer."""
        async with self.using:
            await self.connection.execute("SELECT pg_notify($1, $2)", BLOCKS, browser_id)

    async def read(self, firsts: dict[str, int]) -> dict[str, list[str]]:
        """The logs of some tables, each from the entry of this number on."""
        async with self.using:
            rows = await self.connection.fetch(READ, list(firsts), list(firsts.values()))
        found: dict[str, list[str]] = {}
        for row in rows:
            found.setdefault(row["table_id"], []).append(row["entry"])
        return found

    async def is_driven(self, table: str) -> bool:
        """Whether another server drives a table."""
        async with self.using:
            number = number_of(table) % (1 << 32)  # locks are listed with unsigned numbers
            return bool(await self.connection.fetchval(DRIVEN, number))

    async def presence(self, loaded: set[int]) -> Presence:
        """Who is connected where now, at the tables that this server has in memory."""
        found: dict[int, set[int]] = {}
        for row in await self.connection.fetch(OTHERS, list(loaded)):
            found.setdefault(signed(row["t"]), set()).add(row["s"])
        return Presence(found, {table for table, seat in self.held if seat == DRIVES})


def columns(locks: set[Lock]) -> tuple[list[int], list[int]]:
    """Locks as the two columns of a query."""
    ordered = sorted(locks)
    return [table for table, _ in ordered], [seat for _, seat in ordered]


def signed(number: int) -> int:
    """A lock's number as a signed one: locks are listed with unsigned numbers of 32 bits."""
    return number - (1 << 32) if number >= 1 << 31 else number
