"""The first entries of a table: as somebody asks for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sengoku import protocol
from sengoku.games.kernel import MOST_SEATS
from sengoku.server.limits import nested
from sengoku.table import Settings, Table, TableRefusal, access, commands, new_settings
from sengoku.table.entries import AnyEntry, Created
from sengoku.table.guards import Caller

MOST_NESTED: Final = 8  # the figures of an edition have fewer levels
LABELS: Final = [str(seat) for seat in range(MOST_SEATS)]  # seats as keys of a JSON object


class NewTable(NamedTuple):
    """A table that is not on disk yet, with its log, and the seat of whoever asked for it."""

    table: Table
    log: list[AnyEntry]
    seat: int | None


def requested_settings(request: protocol.NewTable) -> Settings:
    """The settings that somebody asks for; raises a refusal if they are invalid."""
    if nested(request.options, MOST_NESTED):
        problem = f"options: more than {MOST_NESTED} levels"
        raise TableRefusal("MESSAGE.form", {"problem": problem})
    return new_settings(
        request.game,
        request.players,
        options=request.options,
        access=request.access,
        spectators=request.spectators,
        undo=request.undo,
        talk=request.talk,
        visibility_after_end=request.books,
        hints=request.hints,
        clock=request.clock or usual_clock(request),
        shared=request.shared,
    )


def usual_clock(request: protocol.NewTable) -> protocol.Clock | None:
    """Whoever plays against bots alone has all the time they like; people wait for each other."""
    alone = len(request.bots) >= request.players - 1
    return protocol.Clock(phases={}) if alone else None


def requested_table(request: protocol.NewTable, created: Created, caller: Caller) -> NewTable:
    """The table that somebody asks for: with its bots, and themselves if they gave a name."""
    table = Table([created])
    log: list[AnyEntry] = [created]
    for label, level in request.bots.items():
        seat = int(label) if label in LABELS else table.players
        log += act_all(table, commands.perform(table, caller, protocol.AddBot("-", seat, level)))
    taken: int | None = None
    if request.name is not None:
        taken = request.seat if request.seat is not None else first_free(table)
        log += act_all(table, access.sit(table, caller, taken, request.name))
    return NewTable(table, log, taken)


def act_all(table: Table, new: list[AnyEntry]) -> list[AnyEntry]:
    """Apply entries to a table, and return them."""
    for entry in new:
        table.act(entry)
    return new


def first_free(table: Table) -> int:
    """The first free seat; raises if there is none."""
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "free"]
    if not free:
        raise TableRefusal("TABLE.full")
    return free[0]
