"""Between strangers: whom somebody does not want to hear or meet, and what is reported to the host.

Who blocks whom is no part of a table: it belongs to browsers, and is kept beside the tables. What
follows from it here depends on the browsers that a viewer has `blocked`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import convert

from sengoku import protocol
from sengoku.table.entries import Reported, Said
from sengoku.table.guards import Caller, refuse, seat_at
from sengoku.table.seats import TableSeat
from sengoku.table.table import Table

MOST_REPORTS: Final = 5  # of one seat, or of one person, at one table
LINES: Final = 5  # that go with a report


def other_person(table: Table, caller: Caller, seat: int) -> TableSeat:
    """The seat of another person; raises if it is a bot's, nobody's, or the caller's own."""
    if caller.seat is not None and caller.browser_id not in table.seats[caller.seat].browser_ids:
        raise refuse("KEY.seat", {"seat": caller.seat})
    found = seat_at(table, seat)
    if not found.browser_ids:
        raise refuse("TABLE.bot" if found.kind == "bot" else "TABLE.nobody", {"seat": seat})
    if seat == caller.seat or caller.browser_id in found.browser_ids:
        raise refuse("TABLE.own", {"seat": seat})
    return found


# Whom somebody has blocked.


def blocked_persons(table: Table, blocked: Collection[str]) -> set[int]:
    """Those of all who ever sat here who have one of these browsers."""
    browsers = set(blocked)
    return {number for number, known in table.persons.items() if known & browsers}


def blocked_seats(table: Table, blocked: Collection[str]) -> list[int]:
    """The seats of people who have one of these browsers."""
    if not blocked:
        return []
    persons = blocked_persons(table, blocked)
    return [at for at, seat in enumerate(table.seats) if seat.person in persons]


def audible(table: Table, viewer: int, blocked: Collection[str]) -> list[Said]:
    """What a viewer has heard, but for those whom it has blocked."""
    lines = table.heard[viewer]
    persons = blocked_persons(table, blocked) if blocked else ()
    return [said for said in lines if said.person not in persons] if persons else lines


def holders(table: Table) -> set[str]:
    """The browsers of the host and of all seats."""
    return {table.host}.union(*[seat.browser_ids for seat in table.seats])


def unwilling(table: Table, blocked_by: Collection[str]) -> int | None:
    """The first seat whose person has blocked the newcomer who asks for a seat, if there is one.

    Whoever has agreed nevertheless wants them.
    """
    request = table.proposal
    if request is None or request.what != "sit":
        return None
    browsers = set(blocked_by)
    asked = [at for at in table.people() if at not in request.agreed]
    found = [at for at in asked if table.seats[at].browser_ids & browsers]
    return found[0] if found else None


# What is reported.


def report(table: Table, caller: Caller, seat: int, message: protocol.Report) -> Reported:
    """The entry by which the player of a seat reports another one, with what they heard."""
    about, me = other_person(table, caller, message.seat), table.seats[seat]
    mine = [one for one in table.reports if one.by == seat or one.by_person == me.person]
    if len(mine) >= MOST_REPORTS:
        raise refuse("LIMIT.reports", {"most": MOST_REPORTS})
    text = message.text.strip()
    if any([not (sign.isprintable() or sign == "\n") for sign in text]):
        raise refuse("TALK.form")
    heard = [said.text for said in table.heard[seat] if said.person == about.person]
    return Reported(
        at=caller.now,
        seat=message.seat,
        by=seat,
        reason=message.reason,
        text=text,
        lines=heard[-LINES:],
        name=about.name,
        by_name=me.name,
        person=about.person,
        by_person=me.person,
    )


def reports_for_host(table: Table) -> list[protocol.ReportInfo]:
    """What the host is told, the newest first: all but reports of the host."""
    if not table.reports:
        return []
    return [
        protocol.ReportInfo(
            at=one.at,
            by=one.by_name,
            name=one.name,
            seat=seat_of(table, one.person),
            reason=convert(one.reason, protocol.Reason),
            text=one.text,
            lines=one.lines,
        )
        for one in reversed(table.reports)
        if table.host not in table.persons.get(one.person, ())
    ]


def seat_of(table: Table, person: int) -> int | None:
    """Where somebody sits now."""
    return next((at for at, seat in enumerate(table.seats) if seat.person == person), None)
