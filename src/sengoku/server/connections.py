"""How connections to the database are set up: durability, checkpoints, SQLite's batch trigger."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table

from sengoku.server.schema import ENTRIES, TABLES, Row

MOST_LOG_PAGES: Final = 16_000  # 64 MB: beyond that, the writer itself makes a checkpoint


def engine_options(address: str) -> Row:
    """PostgreSQL: commits survive a power failure, whatever the default of the server is.

    A connection that was closed meanwhile, as by a restart, is replaced before it is used.
    """
    if not address.startswith("postgresql"):
        return {}
    settings = {"synchronous_commit": "on"}
    return {"connect_args": {"server_settings": settings}, "pool_pre_ping": True}


def set_durability(connection: Any, _: object) -> None:
    """SQLite: readers do not wait for the writer, and commits survive a power failure."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def leave_checkpoints(connection: Any, _: object) -> None:
    """SQLite: the writer leaves checkpoints to `Store.checkpoint` unless the log gets too long."""
    connection.execute(f"PRAGMA wal_autocheckpoint={MOST_LOG_PAGES}")


def create_batch_trigger(connection: Any, _: object) -> None:
    """SQLite: a trigger on the temporary view `batch` distributes what `insert_batch` inserts."""
    connection.isolation_level = None  # a single statement commits itself
    connection.execute(
        "CREATE TEMP VIEW batch AS SELECT '' AS entries, '' AS listings, '' AS deciding"
    )
    keys = [column.name for column in TABLES.primary_key]
    rest = ", ".join([f"{c.name} = excluded.{c.name}" for c in TABLES.c if c.name not in keys])
    upsert = f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {rest}"
    deciding = (
        "UPDATE tables SET deciding = now.value FROM json_each(NEW.deciding) AS now "
        "WHERE tables.id = now.key"
    )
    connection.execute(
        "CREATE TEMP TRIGGER batch_trigger INSTEAD OF INSERT ON batch BEGIN "
        f"{insert_from_json(ENTRIES, 'entries')}; "
        f"{insert_from_json(TABLES, 'listings')} {upsert}; {deciding}; END"
    )


def insert_from_json(table: Table, source: str) -> str:
    """The statement that inserts rows into a table from a JSON list of lists."""
    names = ", ".join([column.name for column in table.c])
    values = ", ".join([f"json_extract(value, '$[{at}]')" for at in range(len(table.c))])
    rows = f"SELECT {values} FROM json_each(NEW.{source}) WHERE true"  # noqa: S608 - our own names
    return f"INSERT INTO {table} ({names}) {rows}"


def begin(connection: Connection) -> None:
    """SQLite: begin a transaction explicitly, since `isolation_level` is None."""
    connection.exec_driver_sql("BEGIN")
