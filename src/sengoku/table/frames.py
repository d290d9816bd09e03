"""What a viewer is told of a table: built up from what it may know."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Raw

from sengoku import protocol
from sengoku.table.course import Course, encode
from sengoku.table.entries import Said
from sengoku.table.table import Table

NOTHING: Final = Raw(b"null")
NONE: Final = Raw(b"[]")


def table_info(table: Table, here: Collection[int]) -> protocol.TableInfo:
    """Everything but the game; `here` are the seats whose people are connected."""
    settings = table.settings
    host = [at for at, seat in enumerate(table.seats) if table.host in seat.holders]
    opened = table.status == "over" and settings.books == "open"
    return protocol.TableInfo(
        id=table.id,
        game=settings.game,
        players=table.players,
        options=settings.options,
        status=table.status,
        seats=seats(table, here),
        host=host[0] if host else None,
        access=settings.access,
        spectators=settings.spectators,
        undo=settings.undo,
        talk=settings.talk if table.talk_allowed else "off",
        books=settings.books,
        hints=settings.hints,
        clock=settings.clock,
        commitment=table.commitment,
        words=[seat.word for seat in table.seats] if table.course else None,
        seed=table.made.seed if opened else None,
        proposal=proposal(table),
        result=result(table),
        rematch=table.rematch,
        made=table.made.at,
    )


def seats(table: Table, here: Collection[int]) -> list[protocol.SeatInfo]:
    """Who sits where."""
    return [
        protocol.SeatInfo(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            here=at in here,
            ready=seat.ready,
            conceded=seat.conceded > 0,
            muted=seat.muted,
            overdue=seat.overdue,
        )
        for at, seat in enumerate(table.seats)
    ]


def proposal(table: Table) -> protocol.ProposalInfo | None:
    """What is being voted on."""
    found = table.proposal
    if found is None:
        return None
    agreed, asked = sorted(found.agreed), sorted(found.asked)
    return protocol.ProposalInfo(found.what, found.by, found.about, agreed, asked)


def result(table: Table) -> protocol.Result | None:
    """How it ended, if it has."""
    if table.status != "over" or table.course is None:
        return None
    if table.ended:
        return protocol.Result("consent", [], [])
    why: Literal["conceded", "played"] = "conceded" if table.course.state.actors else "played"
    return protocol.Result(why, list(table.course.state.scores), table.ranks())


def listing(table: Table, here: Collection[int] = ()) -> protocol.Listing:
    """The table in a list."""
    settings = table.settings
    return protocol.Listing(
        id=table.id,
        game=settings.game,
        players=table.players,
        options=settings.options,
        seats=seats(table, here),
        status=table.status,
        access=settings.access,
        made=table.made.at,
        changed=table.changed,
        result=result(table),
    )


def clock_info(table: Table, now: float) -> protocol.ClockInfo | None:
    """How much time everybody has."""
    clocks = table.clocks
    if clocks is None or table.status == "over":
        return None
    ends = clocks.phase_ends()
    if clocks.clock.kind == "none" and ends is None:
        return None
    phase = None if ends is None else max(ends - (clocks.paused or now), 0.0)
    left = [clocks.left(seat, now) for seat in range(table.players)]
    return protocol.ClockInfo(now, table.runners(), left, phase)


def undo_offer(table: Table, seat: int | None) -> str | None:
    """Whether the seat's last move could be taken back at once, or by asking."""
    course = table.course
    if seat is None or course is None or table.status != "playing":
        return None
    if table.settings.undo == "none" or course.undo_breaks(seat, course.last.get(seat)):
        return None
    if not course.needs_consent(seat):
        return "free"
    return "ask" if table.settings.undo == "consent" else None


@dataclass
class Ears:
    """How much one socket was told already."""

    events: int = 0
    lines: int = 0
    rewinds: int = 0


def state_message(
    table: Table, seat: int | None, host: bool, info: Raw, ears: Ears, now: float
) -> protocol.StateOut:
    """The whole state for a viewer, with those events and lines that its socket has not yet."""
    viewer = table.players if seat is None else seat
    course = table.course
    look = course.look()[viewer] if course else None
    return protocol.StateOut(
        version=table.version(viewer),
        at=course.seen_at[viewer] if course else table.made.at,
        seat=seat,
        host=host,
        view=look.view if look else NOTHING,
        moves=look.moves if look and table.status == "playing" else NONE,
        events=new_events(course, viewer, ears),
        undo=undo_offer(table, seat),
        clock=clock_info(table, now),
        table=info,
        talk=new_lines(table, viewer, ears),
    )


def new_events(course: Course | None, viewer: int, ears: Ears) -> protocol.Events:
    """The events that the socket has not yet, or has otherwise since moves were taken back."""
    if course is None:
        return protocol.Events(0, [])
    record = course.state.record[viewer]
    first = min([ears.events] + [kept[viewer] for kept in course.rewound[ears.rewinds :]])
    ears.events = len(record)
    ears.rewinds = len(course.rewound)
    return protocol.Events(first, record[first:])


def new_lines(table: Table, viewer: int, ears: Ears) -> protocol.Lines:
    """The lines that the socket has not yet."""
    first = ears.lines
    ears.lines = len(table.heard[viewer])
    lines = [line(said) for said in table.heard[viewer][first:]]
    return protocol.Lines(first, lines)


def line(said: Said) -> protocol.Line:
    """Something that was said."""
    return protocol.Line(said.seat, said.to, said.text, said.at)


def written_info(table: Table, here: Collection[int]) -> Raw:
    """The table's part of the message, written once for all viewers."""
    return Raw(encode(table_info(table, here)))
