"""Backups: the whole content of a database as one file, the same for SQLite and PostgreSQL.

A backup is gzipped lines of JSON: a head, one line for every row, and at the end the SHA-256 of all
lines before it. The database is read in one transaction, so a server may go on working meanwhile;
what it does is not part of the backup. Restoring is one transaction too: either everything is
restored, or nothing is changed. The head names the revision of the schema (the last migration), so
that a later version can migrate an old backup like a database.
"""

from __future__ import annotations

import gzip
import os
import sqlite3
import time
import zlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from alembic.runtime.migration import MigrationContext
from msgspec import DecodeError, Struct, field
from msgspec.json import decode, encode
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.games.kernel.refusals import IllegalSetup, Refusal
from sengoku.server.config import Config
from sengoku.server.schema import META, UPTIMES
from sengoku.server.store import MIGRATION_LOCK, Store, migrate, reaching, revisions
from sengoku.table import Table as LiveTable
from sengoku.table import entries as log_entries

FORMAT: Final = 1
CHUNK: Final = 500  # rows at a time
GZIP: Final = b"\x1f\x8b"  # the first bytes of a backup
SQLITE: Final = b"SQLite format 3\x00"  # the first bytes of a database file of SQLite
VERSIONS: Final = "alembic_version"

Progress = Callable[[int, int], None]  # rows done, rows in all
Values = list[Any]
Row = tuple[str, Values]


class BadBackup(Refusal):
    """A backup that can't be written, read or restored."""


class Part(Struct, frozen=True):
    """A table of the database: the order of its columns, and the number of its rows."""

    name: str
    columns: list[str]
    rows: int


class Head(Struct, frozen=True):
    """The first line."""

    sengoku: str
    format: int
    revision: str = field(name="form")
    made: float
    parts: list[Part]

    @property
    def rows(self) -> int:
        """How many lines follow before the last one."""
        return sum([part.rows for part in self.parts])


class End(Struct, frozen=True):
    """The last line."""

    sha256: str


def no_progress(done: int, of: int) -> None:
    """Show no progress."""


# Writing a backup.


async def backup(config: Config, path: Path, progress: Progress = no_progress) -> Head:
    """Write the content of a database to a file; a server may use it meanwhile."""
    file = sqlite_file(config.address)
    if file is not None and not file.is_file():
        raise BadBackup("BACKUP.none", {"file": str(file)})
    store = Store(config.address)
    try:
        async with snapshot(store) as connection:
            tables = await connection.run_sync(reflected_tables)
            head = await make_head(connection, tables)
            with atomic_file(path) as stream:
                await write(connection, tables, head, stream, progress)
    except OSError as error:
        raise BadBackup("BACKUP.file", {"file": str(path), "problem": error_text(error)}) from None
    finally:
        await store.engine.dispose()
    return head


@asynccontextmanager
async def connected(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection to the database; raises a refusal if it is unreachable."""
    connection = store.engine.connect()
    with reaching():
        await connection.start()
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A read transaction, which sees the database as it is now and makes nobody wait."""
    async with connected(store) as connection:
        if store.shared:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


def reflected_tables(connection: Connection) -> list[Table]:
    """The tables as they are in the database, whatever the revision of its schema."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in META.tables)
    return [there.tables[name] for name in sorted(there.tables)]


async def make_head(connection: AsyncConnection, tables: Sequence[Table]) -> Head:
    """The head of the backup to be written."""
    revision = await connection.run_sync(revision_of)
    if revision is None:
        raise BadBackup("BACKUP.empty")
    parts: list[Part] = []
    for table in tables:
        rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        parts.append(Part(str(table.name), [str(column.name) for column in table.columns], rows))
    return Head("backup", FORMAT, revision, time.time(), parts)


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema of a database; None if it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


async def write(
    connection: AsyncConnection,
    tables: Sequence[Table],
    head: Head,
    stream: gzip.GzipFile,
    progress: Progress,
) -> None:
    """Write all lines of a backup."""
    digest = sha256()

    def put(line: Any) -> None:
        data = encode(line) + b"\n"
        digest.update(data)
        stream.write(data)

    put(head)
    done = 0
    for table in tables:
        wanted = select(table).order_by(*table.primary_key.columns)
        async for rows in (await connection.stream(wanted)).partitions(CHUNK):
            for row in rows:
                put((str(table.name), list(row)))
            done += len(rows)
            progress(done, head.rows)
    stream.write(encode(End(digest.hexdigest())) + b"\n")


@contextmanager
def atomic_file(path: Path) -> Iterator[gzip.GzipFile]:
    """A file that appears under its name once it is complete and on disk; only we may read it."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as stream:
                yield stream
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


# Reading a backup.


@contextmanager
def open_backup(path: Path) -> Iterator[tuple[Head, Iterator[Row]]]:
    """The head of a backup and its rows; raises a refusal if the file is invalid."""
    try:
        why = "broken" if starts_with(path, GZIP) else "form"
        with gzip.open(path, "rb") as stream:
            line = stream.readline()
            head = head_of(line, path)
            yield head, rows_of(stream, sha256(line), head, path)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadBackup(f"BACKUP.{why}", {"file": str(path)}) from None
    except OSError as error:
        raise BadBackup("BACKUP.file", {"file": str(path), "problem": error_text(error)}) from None


def head_of(line: bytes, path: Path) -> Head:
    """The head of a backup; raises if this version can't read it."""
    try:
        head = decode(line, type=Head)
    except DecodeError:
        raise BadBackup("BACKUP.form", {"file": str(path)}) from None
    if head.sengoku != "backup":
        raise BadBackup("BACKUP.form", {"file": str(path)})
    if head.format != FORMAT or head.revision not in revisions():
        raise BadBackup("BACKUP.newer", {"file": str(path)})
    return head


def rows_of(stream: gzip.GzipFile, digest: Any, head: Head, path: Path) -> Iterator[Row]:
    """The rows, one by one; raises at the end unless the last line agrees with them."""
    counts = {part.name: 0 for part in head.parts}
    try:
        for line in stream:
            if line.startswith(b"{"):
                good = decode(line, type=End).sha256 == digest.hexdigest()
                if good and counts == {part.name: part.rows for part in head.parts}:
                    return
                break
            name, values = decode(line, type=Row)
            counts[name] += 1
            digest.update(line)
            yield name, values
    except (DecodeError, KeyError):
        pass
    raise BadBackup("BACKUP.broken", {"file": str(path)})


# Restoring a backup.


async def restore(path: Path, config: Config, progress: Progress = no_progress) -> Head:
    """Restore a backup, or copy a database of SQLite, into an empty database."""
    if starts_with(path, SQLITE):
        with TemporaryDirectory(prefix="sengoku") as folder:
            whole = Path(folder) / "backup"
            await backup(Config(database=str(path)), whole)
            return await restore(whole, config, progress)
    with open_backup(path) as (_, rows):
        deque(rows, maxlen=0)  # to its end: damage is to be reported as such, not as a bad log
    file = sqlite_file(config.address)
    fresh = file is not None and not file.exists()
    store = Store(config.address)
    try:
        with open_backup(path) as (head, rows):
            async with empty_database(store) as connection:
                await connection.run_sync(set_revision, head.revision)
                await insert_rows(connection, head, check_logs(rows, head), progress)
                await connection.run_sync(migrate)
    except BaseException as error:
        await store.engine.dispose()
        if fresh and file is not None:
            delete_database(file)
        if isinstance(error, DBAPIError):
            raise BadBackup("BACKUP.database", {"problem": str(error.orig)[:200]}) from None
        raise
    await store.engine.dispose()
    return head


@asynccontextmanager
async def empty_database(store: Store) -> AsyncIterator[AsyncConnection]:
    """A write transaction; raises unless the database is empty."""
    async with connected(store) as connection:
        if store.shared:  # one at a time, also among servers that migrate it
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        for table in await connection.run_sync(reflected_tables):
            if (await connection.execute(select(table).limit(1))).first() is not None:
                raise BadBackup("BACKUP.taken")
        yield connection
        await connection.commit()


def set_revision(connection: Connection, revision: str) -> None:
    """Create the tables anew, unless the empty database has the schema of the backup already."""
    if revision_of(connection) == revision:
        return
    for name in inspect(connection).get_table_names():
        if name in META.tables or name in (VERSIONS, UPTIMES.name):
            connection.execute(text(f"DROP TABLE {name}"))
    migrate(connection, revision)


async def insert_rows(
    connection: AsyncConnection, head: Head, rows: Iterator[Row], progress: Progress
) -> None:
    """Insert all rows, in chunks."""
    tables = {table.name: table for table in await connection.run_sync(reflected_tables)}
    columns = {part.name: part.columns for part in head.parts}
    done = 0
    for name, group in groupby(rows, key=lambda row: row[0]):
        while chunk := list(islice(group, CHUNK)):
            named = [dict(zip(columns[name], values, strict=True)) for _, values in chunk]
            await connection.execute(insert(tables[name]), named)
            done += len(chunk)
            progress(done, head.rows)


def check_logs(rows: Iterator[Row], head: Head) -> Iterator[Row]:
    """Pass the rows on; raises unless every log among them is complete and can be replayed."""
    places = {part.name: part.columns for part in head.parts}.get("entries", [])
    for kind, group in groupby(rows, key=lambda row: (row[0], row[0] == "entries" and row[1][0])):
        found = list(group)
        if kind[0] == "entries":
            logs = [dict(zip(places, values, strict=True)) for _, values in found]
            replay_log(str(kind[1]), logs)
        yield from found


def replay_log(ident: str, logged: list[dict[str, Any]]) -> None:
    """Build a table from its log; raises if that fails."""
    try:
        if [row["number"] for row in logged] != list(range(len(logged))):
            raise ValueError("a gap")
        LiveTable([log_entries.read(row["entry"]) for row in logged])
    except IllegalSetup as refusal:  # of a game, rules or an edition that this version has not
        raise BadBackup("BACKUP.unplayable", {"table": ident, "problem": str(refusal)}) from None
    except Exception as error:
        problem = str(error) or type(error).__name__
        raise BadBackup("BACKUP.log", {"table": ident, "problem": problem[:200]}) from error


# Files.


def sqlite_file(address: str) -> Path | None:
    """The file of a database of SQLite; None for PostgreSQL."""
    kind, _, file = address.partition(":///")
    return Path(file) if kind.startswith("sqlite") else None


def starts_with(path: Path, mark: bytes) -> bool:
    """Whether a file starts with these bytes; False if it can't be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(mark)) == mark
    except OSError:
        return False


def delete_database(file: Path) -> None:
    """Delete the files of a database that was not completed."""
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):
            file.with_name(file.name + suffix).unlink()


def error_text(error: OSError | sqlite3.Error) -> str:
    """The system's message for an error."""
    return getattr(error, "strerror", None) or str(error)
