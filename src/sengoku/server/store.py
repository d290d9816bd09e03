"""The store: the logs of all tables, and what lists need of them. Acknowledged means committed.

A table's entries are numbered without a gap, and a number can be written only once: whoever comes
second with the same number is refused (`Conflict`), and has to read what the first one wrote. So
every table has one writer at a time, in however many processes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config as Migrations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, event, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sengoku.games.refusals import Refusal
from sengoku.server.logs import complain, log
from sengoku.server.pen import Batch, Conflict, Outcome, durable, options, pen_for, put
from sengoku.server.schema import BROWSERS, ENTRIES, MEMBERS, NOTIFY, RATINGS, TABLES, Row
from sengoku.table import TableRefusal

MIGRATING: Final = 7_364_653  # a lock's number, any that nobody else takes
CHECKPOINT: Final = 2.0  # seconds between two of them
DISK_FULL: Final = "53100"  # PostgreSQL's name for it


@contextmanager
def reaching() -> Iterator[None]:
    """Say so if the database is away, or knows us not."""
    try:
        yield
    except (SQLAlchemyError, asyncpg.PostgresError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error)[:200]
        raise Refusal("STORE.open", {"problem": problem}) from None


class Store:
    """The database, and the pen that writes the tables' logs."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, **options(address))
        self.dialect = self.engine.dialect.name
        self.shared = self.dialect == "postgresql"  # other servers may write to it as well
        if self.dialect == "sqlite":
            event.listen(self.engine.sync_engine, "connect", durable)
        self.pen = pen_for(address, self.engine)
        self.tasks: list[asyncio.Task[None]] = []
        self.written = False  # since the last checkpoint

    async def open(self) -> None:
        """Bring the database to the present form, and begin to write."""
        async with self.engine.begin() as connection:
            if self.shared:  # one server after the other
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
        self.pen.open(self.settle)
        if not self.shared:
            self.tasks.append(asyncio.create_task(self.checkpoint()))

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pen.close()
        await self.engine.dispose()

    async def checkpoint(self) -> None:
        """Bring SQLite's write-ahead log into its file, beside the writer, who never waits."""
        while True:
            await asyncio.sleep(CHECKPOINT)
            if not self.written:
                continue
            self.written = False
            try:
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except DBAPIError:
                complain("there was no checkpoint")

    # Writing.

    async def append(self, batch: Batch) -> None:
        """Write to a table's log, and come back when it is on disk."""
        self.pen.put(batch)
        await batch.done

    def settle(self, outcome: Outcome) -> None:
        """Tell those who wait for the pen how it went."""
        self.written = True
        for batch, error in outcome:
            if batch.done.done():  # whoever waited has gone
                continue
            if error is None:
                batch.done.set_result(None)
            else:
                clash = isinstance(error, IntegrityError | sqlite3.IntegrityError | Conflict)
                batch.done.set_exception(Conflict() if clash else meant(error))

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
            await connection.run_sync(put, BROWSERS, {holder: row})

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
    found: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
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
