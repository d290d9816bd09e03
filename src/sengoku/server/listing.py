"""The rows of a table that lists need: its listing, and its members."""

from __future__ import annotations

from msgspec.json import encode as to_json

from sengoku.server.schema import Row
from sengoku.table import Table, messages


def listing_key(table: Table) -> tuple[object, ...]:
    """What a listing shows: it is written again when this changes, or after a minute."""
    return messages.info_key(table), round(table.changed / 60)


def deciding(table: Table) -> int:
    """The seats that may decide, as bits: by far most of what changes in a listing."""
    return sum([1 << seat for seat in table.actors()])


def listing_row(table: Table) -> Row:
    """The row of a table by which lists find it."""
    return {
        "id": table.id,
        "game": table.settings.game,
        "status": table.status,
        "access": table.settings.access,
        "visibility_after_end": table.settings.visibility_after_end,
        "spectators": table.settings.spectators,
        "changed": table.changed,
        "deciding": deciding(table),
        "listing": to_json(messages.listing(table)).decode(),
    }


def member_rows(table: Table) -> list[Row]:
    """The rows that say which browsers belong to a table."""
    found = {
        (browser_id, at) for at, seat in enumerate(table.seats) for browser_id in seat.browser_ids
    }
    if not table.seats_of(table.host):
        found.add((table.host, -1))
    return [
        {"browser_id": browser_id, "table_id": table.id, "seat": seat}
        for browser_id, seat in sorted(found)
    ]
