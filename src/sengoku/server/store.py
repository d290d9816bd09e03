"""The store: the logs of all tables, and what lists need of them. Acknowledged means committed.

A table's entries are numbered without a gap, and a number can be written only once: whoever comes
second with the same number is refused (`Conflict`), and has to read what the first one wrote. So
every table has one writer at a time, in however many processes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config as Migrations
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sengoku.server import metrics
from sengoku.server.logs import log
from sengoku.table import TableRefusal

META: Final = MetaData()

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(12), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("access", String(10), nullable=False),
    Column("books", String(10), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("deciding", Integer, nullable=False),  # the actors, as bits
    Column("listing", Text, nullable=False),  # JSON
)
ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # JSON
)
MEMBERS: Final = Table(
    "members",
    META,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(12), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),  # -1: the host, without a seat
)
BROWSERS: Final = Table(
    "browsers",
    META,
    Column("holder", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("rated", Boolean, nullable=False),
)
RATINGS: Final = Table(
    "ratings",
    META,
    Column("holder", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

Row = dict[str, Any]

MIGRATING: Final = 7_364_653  # a lock's number, any that nobody else takes
NOTIFY: Final = text(
    "SELECT pg_notify('sengoku', news) FROM unnest(CAST(:news AS text[])) AS all_news(news)"
)


DISK_FULL: Final = "53100"  # PostgreSQL's name for it


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


class Store:
    """The database, and the one task that writes the tables' logs."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, **options(address))
        self.dialect = self.engine.dialect.name
        self.shared = self.dialect == "postgresql"  # other servers may write to it as well
        if self.dialect == "sqlite":
            event.listen(self.engine.sync_engine, "connect", durable)
        self.waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None  # the writer's

    async def open(self) -> None:
        """Bring the database to the present form, and begin to write."""
        async with self.engine.begin() as connection:
            if self.shared:  # one server after the other
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """Stop."""
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # Writing.

    async def append(self, batch: Batch) -> None:
        """Write, and come back when it is on disk."""
        self.waiting.put_nowait(batch)
        await batch.done

    async def write_on(self) -> None:
        """Commit whatever is waiting, all together, again and again."""
        async with self.engine.connect() as connection:
            self.connection = connection
            while True:
                batches = [await self.waiting.get()]
                while not self.waiting.empty():
                    batches.append(self.waiting.get_nowait())
                await self.write_all(connection, batches)

    async def write_all(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        """One commit for all; where that fails, one for each, to find out whose fault it is."""
        try:
            with metrics.COMMITS.time():
                await self.commit(connection, batches)
        except Exception as error:
            try:
                await connection.rollback()
            except Exception:  # there is no connection any more; the next use makes a new one
                await connection.invalidate()
            if len(batches) > 1:
                for batch in batches:
                    await self.write_all(connection, [batch])
                return
            clash = isinstance(error, IntegrityError | Conflict)
            if not batches[0].done.done():
                batches[0].done.set_exception(Conflict() if clash else meant(error))
        else:
            for batch in batches:
                if not batch.done.done():
                    batch.done.set_result(None)

    async def commit(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        """Write batches, and commit; all servers in the same order, so none waits in a ring."""
        batches = sorted(batches, key=lambda batch: (batch.table, batch.first))
        if self.shared:
            await self.hold(connection, [batch.table for batch in batches if batch.first])
        lines = [
            {"table_id": batch.table, "number": batch.first + at, "entry": line}
            for batch in batches
            for at, line in enumerate(batch.lines)
        ]
        if lines:
            await connection.execute(insert(ENTRIES), lines)
        await self.put(connection, TABLES, {b.table: b.listing for b in batches if b.listing})
        for batch in batches:
            if batch.members is not None:
                found = delete(MEMBERS).where(MEMBERS.c.table_id == batch.table)
                await connection.execute(found)
                if batch.members:
                    await connection.execute(insert(MEMBERS), list(batch.members))
        ratings = [row for batch in batches for row in batch.ratings]
        await self.put(connection, RATINGS, {(row["holder"], row["game"]): row for row in ratings})
        if self.shared:
            news = [f"{batch.table} {batch.first + len(batch.lines)}" for batch in batches]
            await connection.execute(NOTIFY, {"news": news})
        await connection.commit()

    async def hold(self, connection: AsyncConnection, tables: list[str]) -> None:
        """Let nobody delete these tables before we have written; a conflict if somebody has."""
        found = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(tables))
            .with_for_update(read=True, key_share=True)
        )
        if len((await connection.execute(found)).all()) < len(set(tables)):
            raise Conflict

    async def put(self, connection: AsyncConnection, table: Table, rows: dict[Any, Row]) -> None:
        """Insert rows, or replace those with the same key."""
        if not rows:
            return
        new: Any = (sqlite if self.dialect == "sqlite" else postgresql).insert(table)
        keys = [column.name for column in table.primary_key.columns]
        rest = {c.name: new.excluded[c.name] for c in table.columns if c.name not in keys}
        ordered = [rows[key] for key in sorted(rows)]
        await connection.execute(new.on_conflict_do_update(index_elements=keys, set_=rest), ordered)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for what is in no log."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise meant(error) from error

    async def delete(self, table: str) -> None:
        """Forget a table."""
        async with self.changing() as connection:
            for one, key in ((TABLES, "id"), (ENTRIES, "table_id"), (MEMBERS, "table_id")):
                await connection.execute(delete(one).where(one.c[key] == table))
            if self.shared:
                await connection.execute(NOTIFY, {"news": [f"{table} 0"]})

    async def forget(self, before: float) -> list[str]:
        """Delete unfinished tables at which nothing happened since."""
        old = select(TABLES.c.id).where(TABLES.c.status != "over", TABLES.c.changed < before)
        async with self.engine.connect() as connection:
            found = [str(row.id) for row in await connection.execute(old)]
        for table in found:
            await self.delete(table)
        return found

    # Reading.

    async def lines(self, table: str, first: int = 0) -> list[str]:
        """The log of a table, from an entry on."""
        wanted = (
            select(ENTRIES.c.entry)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
            .order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            return [str(row.entry) for row in await connection.execute(wanted)]

    async def listings(self, where: Callable[[Any], Any], most: int = 100) -> list[str]:
        """Tables for a list, the newest first."""
        wanted = (
            select(TABLES.c.listing)
            .where(where(TABLES.c))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [str(row.listing) for row in await connection.execute(wanted)]

    async def tables_of(self, holder: str, most: int = 200) -> list[tuple[str, int, int]]:
        """The tables of a browser: listing, seat and the actors as bits."""
        wanted = (
            select(TABLES.c.listing, MEMBERS.c.seat, TABLES.c.deciding)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.holder == holder)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return [(str(row.listing), int(row.seat), int(row.deciding)) for row in found]

    # Names that are kept, and ratings.

    async def browser(self, holder: str) -> tuple[str, bool] | None:
        """The name that a browser keeps, and whether its games count."""
        wanted = select(BROWSERS).where(BROWSERS.c.holder == holder)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return (str(row.name), bool(row.rated)) if row else None

    async def keep_browser(self, holder: str, name: str, rated: bool) -> None:
        """Keep a name."""
        async with self.changing() as connection:
            row = {"holder": holder, "name": name, "rated": rated}
            await self.put(connection, BROWSERS, {holder: row})

    async def drop_browser(self, holder: str) -> None:
        """Forget a name and its ratings."""
        async with self.changing() as connection:
            for table in (BROWSERS, RATINGS):
                await connection.execute(delete(table).where(table.c.holder == holder))

    async def rated(self, holders: Sequence[str], game: str) -> dict[str, tuple[float, float, int]]:
        """The ratings of those of these browsers who want one; new ones have no games yet."""
        who = select(BROWSERS.c.holder).where(BROWSERS.c.holder.in_(holders), BROWSERS.c.rated)
        has = select(RATINGS).where(RATINGS.c.holder.in_(holders), RATINGS.c.game == game)
        async with self.engine.connect() as connection:
            found = {str(row.holder): (0.0, 0.0, 0) for row in await connection.execute(who)}
            for row in await connection.execute(has):
                if row.holder in found:
                    found[row.holder] = (row.mu, row.sigma, row.games)
        return found

    async def best(self, game: str, most: int = 100) -> list[Row]:
        """The ratings of a game, the best first."""
        wanted = (
            select(BROWSERS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
            .join(BROWSERS, BROWSERS.c.holder == RATINGS.c.holder)
            .where(RATINGS.c.game == game, BROWSERS.c.rated)
            .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1


def meant(error: Exception) -> Exception:
    """What an error of the database means: where there is no room to write, that is refused."""
    found: BaseException | None = error.orig if isinstance(error, DBAPIError) else None
    while found is not None:
        if getattr(found, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
            break
        if getattr(found, "sqlstate", "") == DISK_FULL:
            break
        found = found.__cause__
    if found is None:
        return error
    log("there is no room to write")
    return TableRefusal("STORE.full")


def is_away(error: Exception) -> bool:
    """Whether the database could not be reached, or ended the connection."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_away(error.orig)  # type: ignore[arg-type]
    away = (OSError, asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError)
    return isinstance(error, (*away, asyncpg.ConnectionDoesNotExistError, asyncpg.InterfaceError))


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


def migrations() -> Migrations:
    """Where the forms of the database are described."""
    found = Migrations()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def migrate(connection: Connection, form: str = "head") -> None:
    """Bring the database to a form, usually the present one."""
    wanted = migrations()
    wanted.attributes["connection"] = connection
    command.upgrade(wanted, form)


def revisions() -> set[str]:
    """All forms that a database may have had."""
    return {one.revision for one in ScriptDirectory.from_config(migrations()).walk_revisions()}
