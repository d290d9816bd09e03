"""The store: the logs of all tables, and the rows that lists need. Acknowledged means committed.

The entries of a table are numbered without a gap, and a number can be written only once: the second
writer of a number gets a `Conflict`, and has to read what the first one wrote. So every table has
one writer at a time, in however many processes.
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
from sqlalchemy import Connection, delete, event, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sengoku.games.kernel.refusals import Refusal
from sengoku.server.connections import engine_options, set_durability
from sengoku.server.log_writer import Batch, Conflict, Outcome, upsert, writer_for
from sengoku.server.logs import log, log_error
from sengoku.server.schema import (
    BROWSERS,
    ENTRIES,
    MEMBERS,
    NOTIFY,
    RATINGS,
    TABLES,
    UPTIMES,
    Row,
)
from sengoku.table import TableRefusal, entries

MIGRATION_LOCK: Final = 7_364_653  # the number of an advisory lock; any that nobody else uses
PART: Final = 500  # lines of a log that are read at once: others have their turn in between
CHECKPOINT: Final = 2.0  # seconds between two checkpoints
DISK_FULL: Final = "53100"  # PostgreSQL's SQLSTATE
# How entries of talk and reports begin, and what they have when their words were deleted.
SAID: Final = '{"kind":"said",'
REPORTED: Final = '{"kind":"reported",'
WORDS: Final = {SAID: '"text":""', REPORTED: '"reason":""'}


@contextmanager
def reaching() -> Iterator[None]:
    """Raise a refusal if the database is unreachable or rejects our credentials."""
    try:
        yield
    except (SQLAlchemyError, asyncpg.PostgresError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error)[:200]
        raise Refusal("STORE.open", {"problem": problem}) from None


class Store:
    """The database, with the writer of the tables' logs."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, **engine_options(address))
        self.dialect = self.engine.dialect.name
        self.shared = self.dialect == "postgresql"  # other servers may write to it as well
        if self.dialect == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_durability)
        self.writer = writer_for(address, self.engine)
        self.tasks: list[asyncio.Task[None]] = []
        self.uncheckpointed = False  # whether something was written since the last checkpoint

    async def open(self) -> None:
        """Migrate the database to the present schema, and start the writer."""
        async with self.engine.begin() as connection:
            if self.shared:  # one server after the other
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)
        self.writer.open(self.on_written)
        if not self.shared:
            self.tasks.append(asyncio.create_task(self.checkpoint()))

    async def close(self) -> None:
        """Stop the writer, and close all connections."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.close()
        await self.engine.dispose()

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into its file from time to time; the writer never waits."""
        while True:
            await asyncio.sleep(CHECKPOINT)
            if not self.uncheckpointed:
                continue
            self.uncheckpointed = False
            try:
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except DBAPIError:
                log_error("there was no checkpoint")

    # Writing.

    async def append(self, batch: Batch) -> None:
        """Write to a table's log; returns when it is on disk.

        Raises `Conflict` if the log has grown meanwhile, and a refusal if the disk is full.
        """
        self.writer.put(batch)
        await batch.done

    def on_written(self, outcome: Outcome) -> None:
        """Resume those who wait in `append`, with the result of their batch."""
        self.uncheckpointed = True
        for batch, error in outcome:
            if batch.done.done():  # it was cancelled
                continue
            if error is None:
                batch.done.set_result(None)
            else:
                clash = isinstance(error, IntegrityError | sqlite3.IntegrityError | Conflict)
                batch.done.set_exception(Conflict() if clash else translated(error))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is not part of a log."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise translated(error) from error

    async def delete(self, table: str) -> None:
        """Delete a table; those who have stored a name have used it there."""
        changed = select(TABLES.c.changed).where(TABLES.c.id == table).scalar_subquery()
        members = select(MEMBERS.c.browser_id).where(MEMBERS.c.table_id == table)
        theirs = BROWSERS.c.browser_id.in_(members) & (BROWSERS.c.used < changed)
        async with self.transaction() as connection:
            await connection.execute(update(BROWSERS).where(theirs).values(used=changed))
            for one, key in ((TABLES, "id"), (ENTRIES, "table_id"), (MEMBERS, "table_id")):
                await connection.execute(delete(one).where(one.c[key] == table))
            if self.shared:
                await connection.execute(NOTIFY, {"news": [f"{table} 0"]})

    async def delete_talk(self, since: float, before: float) -> None:
        """Empty what was said and reported at tables whose games were over by then.

        They last changed in this time. The entries stay, without their words: a log has no gaps.
        """
        told = [
            ENTRIES.c.entry.startswith(kind) & ~ENTRIES.c.entry.contains(empty)
            for kind, empty in WORDS.items()
        ]
        said = (
            select(ENTRIES)
            .join(TABLES, TABLES.c.id == ENTRIES.c.table_id)
            .where(TABLES.c.status == "over", TABLES.c.changed >= since, TABLES.c.changed < before)
            .where(or_(*told))
            .limit(PART)
        )
        while True:
            async with self.engine.connect() as connection:
                found = (await connection.execute(said)).all()
            if not found:
                return
            async with self.transaction() as connection:
                for row in found:
                    one = (ENTRIES.c.table_id == row.table_id) & (ENTRIES.c.number == row.number)
                    entry = without_words(row.entry)
                    await connection.execute(update(ENTRIES).where(one).values(entry=entry))

    # Reading.

    async def old_tables(self, before: float, over: bool) -> list[str]:
        """The tables at which nothing happened since then, with a game that is over or is not."""
        status = TABLES.c.status == "over" if over else TABLES.c.status != "over"
        old = select(TABLES.c.id).where(status, TABLES.c.changed < before)
        async with self.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(old)]

    async def lines(self, table: str, first: int = 0) -> list[str]:
        """The log of a table, from the entry of this number on."""
        wanted = (
            select(ENTRIES.c.entry)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
            .order_by(ENTRIES.c.number)
        )
        found: list[str] = []
        async with self.engine.connect() as connection:
            rows = await connection.stream_scalars(wanted)
            async for part in rows.partitions(PART):
                found += part
        return found

    async def listings(self, where: Callable[[Any], Any], most: int = 100) -> list[str]:
        """The listings of tables, the newest first."""
        wanted = (
            select(TABLES.c.listing)
            .where(where(TABLES.c))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [str(row.listing) for row in await connection.execute(wanted)]

    async def tables_of(self, browser_id: str, most: int = 200) -> list[tuple[str, int, int]]:
        """The tables of a browser: listing, the browser's seat, and the actors as bits."""
        wanted = (
            select(TABLES.c.listing, MEMBERS.c.seat, TABLES.c.deciding)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.browser_id == browser_id)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return [(str(row.listing), int(row.seat), int(row.deciding)) for row in found]

    # Stored names, and ratings.

    async def browser(self, browser_id: str) -> tuple[str, bool] | None:
        """The stored name of a browser, and whether its games are rated."""
        wanted = select(BROWSERS).where(BROWSERS.c.browser_id == browser_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return (str(row.name), bool(row.rated)) if row else None

    async def save_browser(self, browser_id: str, name: str, rated: bool, now: float) -> None:
        """Store the name of a browser."""
        async with self.transaction() as connection:
            row = {"browser_id": browser_id, "name": name, "rated": rated, "used": now}
            await connection.run_sync(upsert, BROWSERS, {browser_id: row})

    async def delete_browser(self, browser_id: str) -> None:
        """Delete the name of a browser and its ratings."""
        async with self.transaction() as connection:
            for table in (BROWSERS, RATINGS):
                await connection.execute(delete(table).where(table.c.browser_id == browser_id))

    async def delete_unused_browsers(self, before: float) -> None:
        """Delete names, with their ratings, that were neither stored nor used since then.

        Whoever has a seat at a table uses their name as long as something happens there.
        """
        playing = (
            select(MEMBERS.c.browser_id)
            .join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
            .where(TABLES.c.changed >= before)
        )
        old = select(BROWSERS.c.browser_id).where(
            BROWSERS.c.used < before, BROWSERS.c.browser_id.not_in(playing)
        )
        async with self.engine.connect() as connection:
            found = [str(row.browser_id) for row in await connection.execute(old)]
        for browser_id in found:
            await self.delete_browser(browser_id)

    async def ratings_of(
        self, browser_ids: Sequence[str], game: str
    ) -> dict[str, tuple[float, float, int]]:
        """The ratings of those of these browsers that are rated: mu, sigma, number of games."""
        who = select(BROWSERS.c.browser_id).where(
            BROWSERS.c.browser_id.in_(browser_ids), BROWSERS.c.rated
        )
        has = select(RATINGS).where(RATINGS.c.browser_id.in_(browser_ids), RATINGS.c.game == game)
        async with self.engine.connect() as connection:
            found = {str(row.browser_id): (0.0, 0.0, 0) for row in await connection.execute(who)}
            for row in await connection.execute(has):
                if row.browser_id in found:
                    found[row.browser_id] = (row.mu, row.sigma, row.games)
        return found

    async def leaderboard(self, game: str, most: int = 100) -> list[Row]:
        """The ratings of a game, the best first."""
        wanted = (
            select(BROWSERS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
            .join(BROWSERS, BROWSERS.c.browser_id == RATINGS.c.browser_id)
            .where(RATINGS.c.game == game, BROWSERS.c.rated)
            .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

    # When servers were there.

    async def uptimes(self) -> list[tuple[float, float]]:
        """The spans of time in which servers were there, the oldest first."""
        wanted = select(UPTIMES.c.since, UPTIMES.c.until).order_by(UPTIMES.c.since)
        async with self.engine.connect() as connection:
            return [(row.since, row.until) for row in await connection.execute(wanted)]

    async def save_uptime(self, server: str, since: float, until: float) -> None:
        """Write down when a server was there, so far."""
        async with self.transaction() as connection:
            row = {"server": server, "since": since, "until": until}
            await connection.run_sync(upsert, UPTIMES, {server: row})

    async def delete_uptimes(self, before: float) -> None:
        """Forget when servers were there that ended before this moment."""
        async with self.transaction() as connection:
            await connection.execute(delete(UPTIMES).where(UPTIMES.c.until < before))

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1


def without_words(line: str) -> str:
    """An entry of talk without what was said, or a report of which nothing is left."""
    entry = entries.read(line)
    if isinstance(entry, entries.Reported):
        bare = entries.Reported(at=entry.at, seat=entry.seat, by=entry.by, reason="")
        bare.who, bare.id = entry.who, entry.id
        return entries.write(bare).decode()
    assert isinstance(entry, entries.Said)
    entry.text = ""
    return entries.write(entry).decode()


def translated(error: Exception) -> Exception:
    """An error of the database, as a refusal (`STORE.full`) if its cause is a full disk."""
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


def is_unreachable(error: Exception) -> bool:
    """Whether the cause of an error is that the database is unreachable."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_unreachable(error.orig)  # type: ignore[arg-type]
    lost = (OSError, asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError)
    return isinstance(error, (*lost, asyncpg.ConnectionDoesNotExistError, asyncpg.InterfaceError))


def migrations() -> Migrations:
    """The configuration of Alembic."""
    found = Migrations()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to a revision of the schema, usually the present one."""
    wanted = migrations()
    wanted.attributes["connection"] = connection
    command.upgrade(wanted, revision)


def revisions() -> set[str]:
    """All revisions of the schema that ever existed."""
    return {one.revision for one in ScriptDirectory.from_config(migrations()).walk_revisions()}
