"""What lists need of a table: its row, and whose it is."""

from __future__ import annotations

from msgspec.json import encode as to_json

from sengoku.server.schema import Row
from sengoku.table import Table, frames


def listing_key(table: Table) -> tuple[object, ...]:
    """What a list shows of a table; that it changed is noted by the minute."""
    return (
        [(seat.kind, seat.name, seat.level, seat.overdue, seat.conceded) for seat in table.seats],
        [(seat.ready, seat.muted) for seat in table.seats],
        table.status,
        table.actors(),
        table.host,
        round(table.changed / 60),
    )


def listing_row(table: Table) -> Row:
    """A table as lists find it."""
    return {
        "id": table.id,
        "game": table.settings.game,
        "status": table.status,
        "access": table.settings.access,
        "books": table.settings.books,
        "spectators": table.settings.spectators,
        "changed": table.changed,
        "deciding": sum([1 << seat for seat in table.actors()]),
        "listing": to_json(frames.listing(table)).decode(),
    }


def member_rows(table: Table) -> list[Row]:
    """Whose table it is."""
    found = {(holder, at) for at, seat in enumerate(table.seats) for holder in seat.holders}
    if not table.seats_of(table.host):
        found.add((table.host, -1))
    return [
        {"holder": holder, "table_id": table.id, "seat": seat} for holder, seat in sorted(found)
    ]
