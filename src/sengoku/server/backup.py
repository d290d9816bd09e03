"""Backups: all that a database holds as one file, the same for SQLite and PostgreSQL.

A backup is lines of JSON, compressed by gzip: a head, one line for every row, and at the end the
SHA-256 of all lines before it. It is read in one transaction: what a server does meanwhile is not
in it, and goes on. Restoring is one transaction too: everything is there afterwards, or nothing is
changed. The head names the form of the database (a migration's name), so that a later Sengoku can
bring an old backup to the present form by the same migrations as a database.
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
from msgspec import DecodeError, Struct
from msgspec.json import decode, encode
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.games.refusals import Refusal
from sengoku.server.config import Config
from sengoku.server.schema import META
from sengoku.server.store import MIGRATING, Store, migrate, reaching, revisions
from sengoku.table import Table as LiveTable
from sengoku.table import entries as log_entries

FORMAT: Final = 1
CHUNK: Final = 500  # rows at a time
GZIP: Final = b"\x1f\x8b"  # how a backup begins
SQLITE: Final = b"SQLite format 3\x00"  # how SQLite's own files begin
VERSIONS: Final = "alembic_version"

Progress = Callable[[int, int], None]  # so many rows of so many
Values = list[Any]
Row = tuple[str, Values]


class BadBackup(Refusal):
    """A backup that can't be made, or that is none."""


class Part(Struct, frozen=True):
    """A table of the database: its rows stand in this order of its columns."""

    name: str
    columns: list[str]
    rows: int


class Head(Struct, frozen=True):
    """The first line."""

    sengoku: str
    format: int
    form: str
    made: float
    parts: list[Part]

    @property
    def rows(self) -> int:
        """How many lines follow, but for the last."""
        return sum([part.rows for part in self.parts])


class End(Struct, frozen=True):
    """The last line."""

    sha256: str


def quiet(done: int, of: int) -> None:
    """Nobody watches."""


# Making one.


async def backup(config: Config, path: Path, progress: Progress = quiet) -> Head:
    """Write all that a database holds, while a server may use it."""
    file = sqlite_file(config.address)
    if file is not None and not file.is_file():
        raise BadBackup("BACKUP.none", {"file": str(file)})
    store = Store(config.address)
    try:
        async with snapshot(store) as connection:
            tables = await connection.run_sync(reflected)
            head = await heading(connection, tables)
            with replacing(path) as stream:
                await write(connection, tables, head, stream, progress)
    except OSError as error:
        raise BadBackup("BACKUP.file", {"file": str(path), "problem": told(error)}) from None
    finally:
        await store.engine.dispose()
    return head


@asynccontextmanager
async def connected(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection to the database, which may be away, or know us not."""
    connection = store.engine.connect()
    with reaching():
        await connection.start()
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """The database as it is at this moment; nobody has to wait for us."""
    async with connected(store) as connection:
        if store.shared:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


def reflected(connection: Connection) -> list[Table]:
    """The tables of the database, whatever its form; those that rows refer to need no order."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in META.tables)
    return [there.tables[name] for name in sorted(there.tables)]


async def heading(connection: AsyncConnection, tables: Sequence[Table]) -> Head:
    """What the backup is going to hold."""
    form = await connection.run_sync(form_of)
    if form is None:
        raise BadBackup("BACKUP.empty")
    parts: list[Part] = []
    for table in tables:
        rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        parts.append(Part(str(table.name), [str(column.name) for column in table.columns], rows))
    return Head("backup", FORMAT, form, time.time(), parts)


def form_of(connection: Connection) -> str | None:
    """The migration that the database has come to; None if it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


async def write(
    connection: AsyncConnection,
    tables: Sequence[Table],
    head: Head,
    stream: gzip.GzipFile,
    progress: Progress,
) -> None:
    """All lines."""
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
def replacing(path: Path) -> Iterator[gzip.GzipFile]:
    """A file that gets its name when it is whole and on disk; it holds secrets, so it is ours."""
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


# Reading one.


@contextmanager
def reading(path: Path) -> Iterator[tuple[Head, Iterator[Row]]]:
    """The head of a backup and its rows; whatever is wrong with the file is refused."""
    try:
        why = "broken" if begins(path, GZIP) else "form"
        with gzip.open(path, "rb") as stream:
            line = stream.readline()
            head = head_of(line, path)
            yield head, rows_of(stream, sha256(line), head, path)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadBackup(f"BACKUP.{why}", {"file": str(path)}) from None
    except OSError as error:
        raise BadBackup("BACKUP.file", {"file": str(path), "problem": told(error)}) from None


def head_of(line: bytes, path: Path) -> Head:
    """The head, if it is one that we understand."""
    try:
        head = decode(line, type=Head)
    except DecodeError:
        raise BadBackup("BACKUP.form", {"file": str(path)}) from None
    if head.sengoku != "backup":
        raise BadBackup("BACKUP.form", {"file": str(path)})
    if head.format != FORMAT or head.form not in revisions():
        raise BadBackup("BACKUP.newer", {"file": str(path)})
    return head


def rows_of(stream: gzip.GzipFile, digest: Any, head: Head, path: Path) -> Iterator[Row]:
    """Row by row; the last line has to agree with them all."""
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


# Putting one back.


async def restore(path: Path, config: Config, progress: Progress = quiet) -> Head:
    """Put a backup, or all of an SQLite database, into a database that has no tables yet."""
    if begins(path, SQLITE):
        with TemporaryDirectory(prefix="sengoku") as folder:
            whole = Path(folder) / "backup"
            await backup(Config(database=str(path)), whole)
            return await restore(whole, config, progress)
    with reading(path) as (_, rows):
        deque(rows, maxlen=0)  # to its end: what is damaged is not to look like a bad game
    file = sqlite_file(config.address)
    fresh = file is not None and not file.exists()
    store = Store(config.address)
    try:
        with reading(path) as (head, rows):
            async with emptied(store) as connection:
                await connection.run_sync(prepare, head.form)
                await put_in(connection, head, checked(rows, head), progress)
                await connection.run_sync(migrate)
    except BaseException as error:
        await store.engine.dispose()
        if fresh and file is not None:
            discard(file)
        if isinstance(error, DBAPIError):
            raise BadBackup("BACKUP.database", {"problem": str(error.orig)[:200]}) from None
        raise
    await store.engine.dispose()
    return head


@asynccontextmanager
async def emptied(store: Store) -> AsyncIterator[AsyncConnection]:
    """A transaction in a database without tables at which somebody sat."""
    async with connected(store) as connection:
        if store.shared:  # one after the other, with the servers that bring it up to date
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        for table in await connection.run_sync(reflected):
            if (await connection.execute(select(table).limit(1))).first() is not None:
                raise BadBackup("BACKUP.taken")
        yield connection
        await connection.commit()


def prepare(connection: Connection, form: str) -> None:
    """The form of the backup: what is there is empty, and made anew if it has another one."""
    if form_of(connection) == form:
        return
    for name in inspect(connection).get_table_names():
        if name in META.tables or name == VERSIONS:
            connection.execute(text(f"DROP TABLE {name}"))
    migrate(connection, form)


async def put_in(
    connection: AsyncConnection, head: Head, rows: Iterator[Row], progress: Progress
) -> None:
    """Insert all rows, so many at a time."""
    tables = {table.name: table for table in await connection.run_sync(reflected)}
    columns = {part.name: part.columns for part in head.parts}
    done = 0
    for name, group in groupby(rows, key=lambda row: row[0]):
        while chunk := list(islice(group, CHUNK)):
            named = [dict(zip(columns[name], values, strict=True)) for _, values in chunk]
            await connection.execute(insert(tables[name]), named)
            done += len(chunk)
            progress(done, head.rows)


def checked(rows: Iterator[Row], head: Head) -> Iterator[Row]:
    """The same rows; every log among them has to be without a gap, and has to play again."""
    places = {part.name: part.columns for part in head.parts}.get("entries", [])
    for kind, group in groupby(rows, key=lambda row: (row[0], row[0] == "entries" and row[1][0])):
        found = list(group)
        if kind[0] == "entries":
            logs = [dict(zip(places, values, strict=True)) for _, values in found]
            play_again(str(kind[1]), logs)
        yield from found


def play_again(ident: str, logged: list[dict[str, Any]]) -> None:
    """A table, from its log."""
    try:
        if [row["number"] for row in logged] != list(range(len(logged))):
            raise ValueError("a gap")
        LiveTable([log_entries.read(row["entry"]) for row in logged])
    except Exception as error:
        problem = str(error) or type(error).__name__
        raise BadBackup("BACKUP.log", {"table": ident, "problem": problem[:200]}) from error


# Files.


def sqlite_file(address: str) -> Path | None:
    """The file of an SQLite database."""
    kind, _, file = address.partition(":///")
    return Path(file) if kind.startswith("sqlite") else None


def begins(path: Path, mark: bytes) -> bool:
    """Whether a file begins so; one that can't be read doesn't."""
    try:
        with path.open("rb") as file:
            return file.read(len(mark)) == mark
    except OSError:
        return False


def discard(file: Path) -> None:
    """Leave no half database behind."""
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):
            file.with_name(file.name + suffix).unlink()


def told(error: OSError | sqlite3.Error) -> str:
    """What the system says."""
    return getattr(error, "strerror", None) or str(error)
