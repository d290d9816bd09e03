"""What players have reported, at all tables: for the operator of a server."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select

from sengoku.server.backup import BadBackup, connected, sqlite_file
from sengoku.server.config import Config
from sengoku.server.schema import ENTRIES
from sengoku.server.store import REPORTED, Store, reaching
from sengoku.table import entries


class Report(NamedTuple):
    """A report, and the table where it was made."""

    table: str
    entry: entries.Reported


async def reports(config: Config) -> list[Report]:
    """All reports in a database that are not deleted yet, the newest first; a server may use it."""
    file = sqlite_file(config.address)
    if file is not None and not file.is_file():
        raise BadBackup("BACKUP.none", {"file": str(file)})
    store = Store(config.address)
    wanted = select(ENTRIES).where(ENTRIES.c.entry.startswith(REPORTED))
    try:
        async with connected(store) as connection:
            with reaching():
                rows = (await connection.execute(wanted)).all()
    finally:
        await store.engine.dispose()
    read = [(str(row.table_id), entries.read(row.entry)) for row in rows]
    found = [
        Report(at, one) for at, one in read if isinstance(one, entries.Reported) and one.reason
    ]
    return sorted(found, key=lambda one: -one.entry.at)
