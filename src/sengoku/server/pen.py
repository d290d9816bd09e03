"""The pen: what writes the tables' logs, one transaction for all that wait.

The transaction is the same everywhere. SQLite's is done in a thread of its own, in one go: every
change of threads costs more than its statements do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Table, create_engine, delete, event, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sengoku.server.schema import ENTRIES, MEMBERS, NOTIFY, RATINGS, TABLES, Row

NEW_ENTRIES: Final = insert(ENTRIES)  # to make a statement takes as long as to run it
LONGEST_LOG: Final = 16_000  # pages, 64 MB: beyond, the writer itself makes room


class Conflict(Exception):
    """Somebody else wrote to this table first."""


@dataclass
class Batch:
    """What belongs together: the new entries of one table, and what follows from them."""

    table: str
    first: int
    lines: Sequence[str]
    listing: Row | None = None
    members: Sequence[Row] | None = None  # all of the table's
    ratings: Sequence[Row] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())


# The transaction.


def write(connection: Connection, batches: list[Batch]) -> None:
    """Commit batches; if that fails, nothing has happened, and the connection can be used."""
    try:
        commit(connection, batches)
    except Exception:
        try:
            connection.rollback()
        except Exception:  # there is no connection any more; the next use makes a new one
            connection.invalidate()
        raise


def commit(connection: Connection, batches: list[Batch]) -> None:
    """Write batches, and commit; all servers in the same order, so none waits in a ring."""
    batches = sorted(batches, key=lambda batch: (batch.table, batch.first))
    shared = connection.dialect.name == "postgresql"
    if shared:
        hold(connection, [batch.table for batch in batches if batch.first])
    lines = [
        {"table_id": batch.table, "number": batch.first + at, "entry": line}
        for batch in batches
        for at, line in enumerate(batch.lines)
    ]
    if lines:
        connection.execute(NEW_ENTRIES, lines)
    put(connection, TABLES, {batch.table: batch.listing for batch in batches if batch.listing})
    for batch in batches:
        if batch.members is not None:
            connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == batch.table))
            if batch.members:
                connection.execute(insert(MEMBERS), list(batch.members))
    ratings = [row for batch in batches for row in batch.ratings]
    put(connection, RATINGS, {(row["holder"], row["game"]): row for row in ratings})
    if shared:
        news = [f"{batch.table} {batch.first + len(batch.lines)}" for batch in batches]
        connection.execute(NOTIFY, {"news": news})
    connection.commit()


def hold(connection: Connection, tables: list[str]) -> None:
    """Let nobody delete these tables before we have written; a conflict if somebody has."""
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(tables))
        .with_for_update(read=True, key_share=True)
    )
    if len(connection.execute(found).all()) < len(set(tables)):
        raise Conflict


def put(connection: Connection, table: Table, rows: dict[Any, Row]) -> None:
    """Insert rows, or replace those with the same key."""
    if rows:
        ordered = [rows[key] for key in sorted(rows)]
        connection.execute(upsert(table, connection.dialect.name), ordered)


@cache
def upsert(table: Table, dialect: str) -> Any:
    """The statement for it; to make one takes longer than to run it."""
    new: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    keys = [column.name for column in table.primary_key.columns]
    rest = {c.name: new.excluded[c.name] for c in table.columns if c.name not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


# Who holds it.


class Pen(Protocol):
    """Writes, and comes back when it is on disk."""

    async def write(self, batches: list[Batch]) -> None:
        """One transaction."""

    async def close(self) -> None:
        """No more."""


class Loop:
    """PostgreSQL's: it waits for the network, in the server's own loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, batches: list[Batch]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        await self.connection.run_sync(write, batches)

    async def close(self) -> None:
        if self.connection is not None:
            with suppress(Exception):  # it may be gone already
                await self.connection.close()


class Thread:
    """SQLite's: it waits for the disk."""

    def __init__(self, address: str) -> None:
        self.thread = ThreadPoolExecutor(1, "sengoku-pen")
        self.engine = create_engine(address.replace("+aiosqlite", ""))
        event.listen(self.engine, "connect", durable)
        event.listen(self.engine, "connect", patient)
        self.connection: Connection | None = None

    async def write(self, batches: list[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, batches)

    def write_here(self, batches: list[Batch]) -> None:
        """In the thread."""
        if self.connection is None:
            self.connection = self.engine.connect()
        write(self.connection, batches)

    async def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def pen_for(address: str, engine: AsyncEngine) -> Pen:
    """The pen for a database."""
    return Loop(engine) if engine.dialect.name == "postgresql" else Thread(address)


# How connections are made.


def options(address: str) -> Row:
    """PostgreSQL: what is committed survives a power cut, whatever its usual setting is.

    A connection that it has ended meanwhile, by its own restart, is replaced before it is used.
    """
    if not address.startswith("postgresql"):
        return {}
    settings = {"synchronous_commit": "on"}
    return {"connect_args": {"server_settings": settings}, "pool_pre_ping": True}


def durable(connection: Any, _: object) -> None:
    """SQLite: readers don't wait for the writer, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def patient(connection: Any, _: object) -> None:
    """SQLite's writer leaves checkpoints to somebody else, as long as he keeps up."""
    connection.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
