"""The pen: what writes the tables' logs, one transaction for all that wait.

The transaction is the same everywhere. SQLite's is done by a thread of its own, which takes the
next one without asking: every change of threads costs more than the statements do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from queue import SimpleQueue
from threading import Thread as Worker
from typing import Any, Final, Protocol

from msgspec.json import encode
from sqlalchemy import Connection, Table, create_engine, delete, event, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sengoku.server import metrics
from sengoku.server.schema import ENTRIES, MEMBERS, NOTIFY, RATINGS, TABLES, Row

NEW_ENTRIES: Final = insert(ENTRIES)  # to make a statement takes as long as to run it
LISTED: Final = TABLES.columns.keys()
INK: Final = "INSERT INTO ink VALUES (?, ?)"
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


Outcome = list[tuple[Batch, Exception | None]]


def written(connection: Connection, batches: list[Batch]) -> Outcome:
    """One commit for all; where that fails, one for each, to find out whose fault it is."""
    try:
        with metrics.COMMITS.time():
            write(connection, batches)
    except Exception as error:
        if len(batches) == 1:
            return [(batches[0], error)]
        return [one for batch in batches for one in written(connection, [batch])]
    return [(batch, None) for batch in batches]


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
    shared = connection.dialect.name == "postgresql"
    if not shared and not any([batch.members is not None or batch.ratings for batch in batches]):
        ink(connection, batches)
        return
    batches = sorted(batches, key=lambda batch: (batch.table, batch.first))
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


def ink(connection: Connection, batches: list[Batch]) -> None:
    """The same in SQLite for entries and listings alone, as nearly always, in one statement.

    The thread gives the interpreter away around every call of SQLite's, and waits until it gets it
    back: two for every row, the begin and the commit made half of what a move waits for.
    """
    lines = [
        (batch.table, batch.first + at, line)
        for batch in batches
        for at, line in enumerate(batch.lines)
    ]
    listings = [[batch.listing[name] for name in LISTED] for batch in batches if batch.listing]
    raw: Any = connection.connection.driver_connection
    raw.execute(INK, (encode(lines).decode(), encode(listings).decode()))
    raw.commit()  # it is, unless somebody had begun a transaction on this connection


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


Settle = Callable[[Outcome], None]


class Pen(Protocol):
    """Writes what it is given, and says then how that went."""

    def open(self, settle: Settle) -> None:
        """Begin; `settle` is called in the server's loop."""

    def put(self, batch: Batch) -> None:
        """Something more to write."""

    async def close(self) -> None:
        """No more."""


class Loop:
    """PostgreSQL's: it waits for the network, in the server's own loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def open(self, settle: Settle) -> None:
        self.task = asyncio.create_task(self.write_on(settle))

    def put(self, batch: Batch) -> None:
        self.waiting.put_nowait(batch)

    async def write_on(self, settle: Settle) -> None:
        """Commit whatever is waiting, all together, again and again."""
        while True:
            batches = [await self.waiting.get()]
            while not self.waiting.empty():
                batches.append(self.waiting.get_nowait())
            try:
                if self.connection is None:
                    self.connection = await self.engine.connect()
                outcome = await self.connection.run_sync(written, batches)
            except Exception as error:  # there is no connection
                outcome = [(batch, error) for batch in batches]
            settle(outcome)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            with suppress(Exception):  # it may be gone already
                await self.connection.close()


class Thread:
    """SQLite's: it waits for the disk."""

    def __init__(self, address: str) -> None:
        self.engine = create_engine(address.replace("+aiosqlite", ""))
        event.listen(self.engine, "connect", durable)
        event.listen(self.engine, "connect", patient)
        event.listen(self.engine, "connect", inkwell)
        event.listen(self.engine, "begin", begin)
        self.connection: Connection | None = None
        self.waiting: SimpleQueue[Batch | None] = SimpleQueue()
        self.worker: Worker | None = None

    def open(self, settle: Settle) -> None:
        loop = asyncio.get_running_loop()

        def tell(outcome: Outcome) -> None:
            loop.call_soon_threadsafe(settle, outcome)

        self.worker = Worker(target=self.write_on, args=(tell,), name="sengoku-pen", daemon=True)
        self.worker.start()

    def put(self, batch: Batch) -> None:
        self.waiting.put(batch)

    def write_on(self, tell: Settle) -> None:
        """Commit whatever is waiting, all together, until there is None."""
        last = False
        while not last:
            found = [self.waiting.get()]
            while not self.waiting.empty():
                found.append(self.waiting.get())
            last = None in found
            batches = [batch for batch in found if batch is not None]
            if batches:
                tell(self.write_here(batches))

    def write_here(self, batches: list[Batch]) -> Outcome:
        """In the thread."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
        except Exception as error:  # there is no file
            return [(batch, error) for batch in batches]
        return written(self.connection, batches)

    async def close(self) -> None:
        self.waiting.put(None)
        if self.worker is not None:
            await asyncio.to_thread(self.worker.join)
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


def inkwell(connection: Any, _: object) -> None:
    """SQLite's writer: what `ink` pours in runs out to the tables, and is committed by itself."""
    connection.isolation_level = None
    connection.execute("CREATE TEMP VIEW ink AS SELECT '' AS entries, '' AS listings")
    keys = [column.name for column in TABLES.primary_key]
    rest = ", ".join([f"{c.name} = excluded.{c.name}" for c in TABLES.c if c.name not in keys])
    connection.execute(
        "CREATE TEMP TRIGGER inked INSTEAD OF INSERT ON ink BEGIN "
        f"{poured(ENTRIES, 'entries')}; "
        f"{poured(TABLES, 'listings')} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {rest}; "
        "END"
    )


def poured(table: Table, source: str) -> str:
    """The rows of a table, out of a list of lists in JSON."""
    names = ", ".join([column.name for column in table.c])
    values = ", ".join([f"json_extract(value, '$[{at}]')" for at in range(len(table.c))])
    rows = f"SELECT {values} FROM json_each(NEW.{source}) WHERE true"  # noqa: S608 - our own names
    return f"INSERT INTO {table} ({names}) {rows}"


def begin(connection: Connection) -> None:
    """A transaction of several statements."""
    connection.exec_driver_sql("BEGIN")
