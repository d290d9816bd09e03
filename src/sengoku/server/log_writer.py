"""The log writer: writes the logs of all tables, one transaction for all batches that are waiting.

The transaction is the same for both databases. SQLite has a thread of its own for it, which takes
the next batches by itself: switching threads costs more than the statements do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

from msgspec.json import encode
from sqlalchemy import (
    Connection,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sengoku.server import metrics
from sengoku.server.connections import (
    begin,
    create_batch_trigger,
    leave_checkpoints,
    set_durability,
)
from sengoku.server.schema import ENTRIES, MEMBERS, NOTIFY, RATINGS, TABLES, Row

NEW_ENTRIES: Final = insert(ENTRIES)  # building a statement takes as long as running it
LISTED: Final = TABLES.columns.keys()
INSERT_BATCH: Final = "INSERT INTO batch VALUES (?, ?, ?)"
DECIDING: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(deciding=bindparam("seats"))
)


class Conflict(Exception):
    """Another server wrote to this table's log first, or the table was deleted."""


@dataclass
class Batch:
    """What is written together: new entries of one table, and the rows that follow from them."""

    table: str
    first: int  # the number of the first of these entries
    lines: Sequence[str]
    listing: Row | None = None  # None: unchanged, but for
    deciding: int | None = None  # the seats that may decide now; None: these, too
    members: Sequence[Row] | None = None  # all of the table; None: unchanged
    ratings: Sequence[Row] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())


# The transaction.


Outcome = list[tuple[Batch, Exception | None]]


def commit_all(connection: Connection, batches: list[Batch]) -> Outcome:
    """Commit all batches at once; if that fails, each by itself, to find out which one failed."""
    try:
        with metrics.COMMITS.time():
            commit_or_roll_back(connection, batches)
    except Exception as error:
        if len(batches) == 1:
            return [(batches[0], error)]
        return [one for batch in batches for one in commit_all(connection, [batch])]
    return [(batch, None) for batch in batches]


def commit_or_roll_back(connection: Connection, batches: list[Batch]) -> None:
    """Commit batches; if that fails, nothing is written and the connection stays usable."""
    try:
        commit(connection, batches)
    except Exception:
        try:
            connection.rollback()
        except Exception:  # the connection is lost; the next use opens a new one
            connection.invalidate()
        raise


def commit(connection: Connection, batches: list[Batch]) -> None:
    """Write and commit batches.

    Rows are locked in the order of their ids by all servers, so writers cannot deadlock.
    """
    shared = connection.dialect.name == "postgresql"
    if not shared and not any([batch.members is not None or batch.ratings for batch in batches]):
        insert_batch(connection, batches)
        return
    batches = sorted(batches, key=lambda batch: (batch.table, batch.first))
    if shared:
        lock_tables(connection, [batch.table for batch in batches if batch.first])
    lines = [
        {"table_id": batch.table, "number": batch.first + at, "entry": line}
        for batch in batches
        for at, line in enumerate(batch.lines)
    ]
    if lines:
        connection.execute(NEW_ENTRIES, lines)
    upsert(connection, TABLES, {batch.table: batch.listing for batch in batches if batch.listing})
    deciding = [
        {"table": batch.table, "seats": batch.deciding}
        for batch in batches
        if batch.deciding is not None
    ]
    if deciding:
        connection.execute(DECIDING, deciding)
    for batch in batches:
        if batch.members is not None:
            connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == batch.table))
            if batch.members:
                connection.execute(insert(MEMBERS), list(batch.members))
    ratings = [row for batch in batches for row in batch.ratings]
    upsert(connection, RATINGS, {(row["browser_id"], row["game"]): row for row in ratings})
    if shared:
        news = [f"{batch.table} {batch.first + len(batch.lines)}" for batch in batches]
        connection.execute(NOTIFY, {"news": news})
    connection.commit()


def insert_batch(connection: Connection, batches: list[Batch]) -> None:
    """Write entries and listings to SQLite in one statement; nearly always there is nothing else.

    The thread releases the interpreter lock around every call of SQLite and has to wait for it
    again: with separate calls for rows, begin and commit, that was half of the time of a move.
    """
    lines = [
        (batch.table, batch.first + at, line)
        for batch in batches
        for at, line in enumerate(batch.lines)
    ]
    listings = [[batch.listing[name] for name in LISTED] for batch in batches if batch.listing]
    deciding = {batch.table: batch.deciding for batch in batches if batch.deciding is not None}
    raw: Any = connection.connection.driver_connection
    rows = [encode(part).decode() for part in (lines, listings, deciding)]
    raw.execute(INSERT_BATCH, rows)
    raw.commit()  # only needed if a transaction was open on this connection


def lock_tables(connection: Connection, tables: list[str]) -> None:
    """Lock these tables against deletion until the commit; raises a conflict if one is deleted."""
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(tables))
        .with_for_update(read=True, key_share=True)
    )
    if len(connection.execute(found).all()) < len(set(tables)):
        raise Conflict


def upsert(connection: Connection, table: Table, rows: dict[Any, Row]) -> None:
    """Insert rows, or replace those with the same key."""
    if rows:
        ordered = [rows[key] for key in sorted(rows)]
        connection.execute(upsert_statement(table, connection.dialect.name), ordered)


@cache
def upsert_statement(table: Table, dialect: str) -> Any:
    """The statement of `upsert`, cached: building it takes longer than running it."""
    new: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    keys = list(table.primary_key.columns)
    rest = {c.key: new.excluded[c.key] for c in table.columns if not c.primary_key}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


# The writers.


Report = Callable[[Outcome], None]


class LogWriter(Protocol):
    """Writes batches, and reports for each whether it is on disk."""

    def open(self, report: Report) -> None:
        """Start; `report` is called in the event loop of the server."""

    def put(self, batch: Batch) -> None:
        """Add a batch to those that are waiting."""

    async def close(self) -> None:
        """Stop. SQLite's writer first writes what is waiting."""


class PostgresWriter:
    """The writer for PostgreSQL: a task in the event loop, as it waits for the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def open(self, report: Report) -> None:
        self.task = asyncio.create_task(self.run(report))

    def put(self, batch: Batch) -> None:
        self.waiting.put_nowait(batch)

    async def run(self, report: Report) -> None:
        """Commit whatever is waiting, all at once, again and again."""
        while True:
            batches = [await self.waiting.get()]
            while not self.waiting.empty():
                batches.append(self.waiting.get_nowait())
            try:
                if self.connection is None:
                    self.connection = await self.engine.connect()
                outcome = await self.connection.run_sync(commit_all, batches)
            except Exception as error:  # no connection could be opened
                outcome = [(batch, error) for batch in batches]
            report(outcome)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            with suppress(Exception):  # it may be lost already
                await self.connection.close()


class SqliteWriter:
    """The writer for SQLite: a thread, as it waits for the disk."""

    def __init__(self, address: str) -> None:
        self.engine = create_engine(address.replace("+aiosqlite", ""))
        event.listen(self.engine, "connect", set_durability)
        event.listen(self.engine, "connect", leave_checkpoints)
        event.listen(self.engine, "connect", create_batch_trigger)
        event.listen(self.engine, "begin", begin)
        self.connection: Connection | None = None
        self.waiting: SimpleQueue[Batch | None] = SimpleQueue()
        self.thread: Thread | None = None

    def open(self, report: Report) -> None:
        loop = asyncio.get_running_loop()

        def report_in_loop(outcome: Outcome) -> None:
            loop.call_soon_threadsafe(report, outcome)

        self.thread = Thread(
            target=self.run, args=(report_in_loop,), name="sengoku-log-writer", daemon=True
        )
        self.thread.start()

    def put(self, batch: Batch) -> None:
        self.waiting.put(batch)

    def run(self, report: Report) -> None:
        """Commit whatever is waiting, all at once, until None is found in the queue.

        To let the next moves join by a pause of 3 or 6 ms between two commits was tried: it costs
        about as much processor time, and everybody waits longer.
        """
        last = False
        while not last:
            found = [self.waiting.get()]
            while not self.waiting.empty():
                found.append(self.waiting.get())
            last = None in found
            batches = [batch for batch in found if batch is not None]
            if batches:
                report(self.write(batches))

    def write(self, batches: list[Batch]) -> Outcome:
        """Commit batches, in the thread."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
        except Exception as error:  # the file can't be opened
            return [(batch, error) for batch in batches]
        return commit_all(self.connection, batches)

    async def close(self) -> None:
        self.waiting.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def writer_for(address: str, engine: AsyncEngine) -> LogWriter:
    """The log writer for a database."""
    return PostgresWriter(engine) if engine.dialect.name == "postgresql" else SqliteWriter(address)
