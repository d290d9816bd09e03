"""The messages that a viewer is sent about a table: built up from what it may know."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from msgspec import Raw

from sengoku import protocol, registry
from sengoku.table import conduct
from sengoku.table.entries import Said
from sengoku.table.history import GameHistory, encode
from sengoku.table.picks import picked
from sengoku.table.seats import CONSENT_SECONDS, Handover, add_handover
from sengoku.table.table import Table

NULL: Final = Raw(b"null")
EMPTY_LIST: Final = Raw(b"[]")


def table_info(table: Table, here: Collection[int], visitors: int = 0) -> protocol.TableInfo:
    """Everything about a table but the game itself.

    `here` are the seats that are connected, `visitors` the number of people without a seat who are.
    """
    settings = table.settings
    host = [at for at, seat in enumerate(table.seats) if table.host in seat.browser_ids]
    revealed = table.status == "over" and settings.visibility_after_end == "open"
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
        books=settings.visibility_after_end,
        hints=settings.hints,
        clock=settings.clock,
        commitment=table.commitment,
        words=[seat.word for seat in table.seats] if table.history else None,
        seed=table.created.seed if revealed else None,
        proposal=proposal(table),
        result=result(table),
        rematch=table.rematch,
        made=table.created.at,
        visitors=visitors,
        shared=settings.shared,
        pledges=[seat.pledge for seat in table.seats],
        opening=table.opening,
    )


def description(table: Table, here: Collection[int], visitors: int) -> protocol.TableDescription:
    """`table_info`, with the figures of the game: a client asks for them once."""
    info = table_info(table, here, visitors)
    fields = {name: getattr(info, name) for name in info.__struct_fields__}
    figures = registry.game(table.settings.game).figures(**table.settings.options)
    return protocol.TableDescription(**fields, figures=figures, consent=CONSENT_SECONDS)


def seats(table: Table, here: Collection[int]) -> list[protocol.SeatInfo]:
    """Who sits at each seat."""
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
            picks={} if table.history else picked(table.settings, table.seats, at),
            person=seat.person,
        )
        for at, seat in enumerate(table.seats)
    ]


def proposal(table: Table) -> protocol.ProposalInfo | None:
    """The open proposal, if there is one."""
    found = table.proposal
    if found is None:
        return None
    agreed, asked = sorted(found.agreed), sorted(found.asked)
    name = found.name or None
    return protocol.ProposalInfo(
        found.what, found.by, found.about, agreed, asked, name, found.until
    )


def result(table: Table) -> protocol.Result | None:
    """The result of a game that is over."""
    if table.status != "over" or table.history is None:
        return None
    if table.ended:
        return protocol.Result("consent", [], [])
    why: Literal["conceded", "played"] = "conceded" if table.history.state.actors else "played"
    return protocol.Result(why, list(table.history.state.scores), table.ranks())


def listing(table: Table, here: Collection[int] = ()) -> protocol.Listing:
    """The table as lists of tables show it."""
    settings = table.settings
    return protocol.Listing(
        id=table.id,
        game=settings.game,
        players=table.players,
        options=settings.options,
        seats=seats(table, here),
        status=table.status,
        access=settings.access,
        made=table.created.at,
        changed=table.changed,
        result=result(table),
    )


def clock_info(table: Table, now: float) -> protocol.ClockInfo | None:
    """How much time everybody has, if time is limited."""
    clocks = table.clocks
    if clocks is None or table.status == "over":
        return None
    ends = clocks.phase_ends()
    if clocks.clock.kind == "none" and ends is None:
        return None
    phase = None if ends is None else max(ends - (clocks.paused or now), 0.0)
    left = [clocks.remaining(seat, now) for seat in range(table.players)]
    return protocol.ClockInfo(now, table.running_seats(), left, phase)


def undo_offer(table: Table, seat: int | None) -> str | None:
    """How the seat's last move may be undone: at once ("free"), by consent ("ask"), or not."""
    history = table.history
    if seat is None or history is None or table.status != "playing":
        return None
    place = history.last.get(seat)
    if place is None or history.steps[place].secrets != history.state.secrets:
        return None  # as nearly always: asked first, as it is found at once
    if table.settings.undo == "none" or history.undo_breaks(seat, place):
        return None
    if not history.needs_consent(seat):
        return "free"
    return "ask" if table.settings.undo == "consent" else None


NONE_BLOCKED: Final = frozenset[int]()


@dataclass
class Cursor:
    """How much of a table one socket has already received."""

    events: int = 0
    lines: int = 0
    rewinds: int = 0
    unheard: frozenset[int] = frozenset()  # people whom the viewer has blocked
    heard: list[Said] = field(default_factory=list)  # without them, of the first
    sifted: int = 0  # lines


def state_message(
    table: Table,
    seat: int | None,
    host: bool,
    info: Raw,
    cursor: Cursor,
    now: float,
    blocked: Collection[str] = (),
) -> protocol.StateOut:
    """The whole state for a viewer, with the events and lines that its socket has not received.

    `blocked` are the browsers that the viewer has blocked: what they say is left out.
    """
    viewer = table.players if seat is None else seat
    history = table.history
    snapshot = history.snapshot() if history else None
    playing = snapshot is not None and table.status == "playing"
    return protocol.StateOut(
        version=table.version(viewer),
        at=history.seen_at[viewer] if history else table.created.at,
        seat=seat,
        host=host,
        view=snapshot.view(viewer) if snapshot else NULL,
        moves=Raw(snapshot.viewers[viewer].moves) if snapshot and playing else EMPTY_LIST,
        events=new_events(history, viewer, cursor),
        undo=undo_offer(table, seat),
        clock=clock_info(table, now),
        table=info,
        talk=new_lines(heard(table, viewer, blocked, cursor), cursor),
        handovers=handovers(table, viewer),
        devices=devices(table, seat),
        blocked=conduct.blocked_seats(table, blocked),
        reports=conduct.reports_for_host(table) if host else [],
    )


def heard(table: Table, viewer: int, blocked: Collection[str], cursor: Cursor) -> list[Said]:
    """What a viewer has heard, but for those whom it has blocked.

    Every line is looked at once: a table may have thousands, and is told to many at every change.
    When others count as blocked than before, all lines are sent again.
    """
    lines = table.heard[viewer]
    persons = frozenset(conduct.blocked_persons(table, blocked)) if blocked else NONE_BLOCKED
    if persons != cursor.unheard or len(lines) < cursor.sifted:
        cursor.unheard, cursor.heard, cursor.sifted, cursor.lines = persons, [], 0, 0
    if not persons:
        return lines
    cursor.heard += [said for said in lines[cursor.sifted :] if said.person not in persons]
    cursor.sifted = len(lines)
    return cursor.heard


def handovers(table: Table, viewer: int) -> list[protocol.Handover]:
    """Who had which seat before, counted by the events that this viewer was told.

    Whether others were told something in between must not show: what follows one another for this
    viewer is joined as if nobody had been told anything.
    """
    if not table.handovers:
        return []
    found: list[Handover] = []
    for one in table.handovers:
        add_handover(found, replace(one, events=[one.events[viewer]]))
    return [
        protocol.Handover(
            one.seat,
            one.events[0],
            protocol.Occupant(*one.before),
            protocol.Occupant(*one.after),
            one.renamed,
            one.at,
        )
        for one in found
    ]


def devices(table: Table, seat: int | None) -> int:
    """How many browsers have the key of a seat; only they are told."""
    return 0 if seat is None else len(table.seats[seat].browser_ids)


def new_events(history: GameHistory | None, viewer: int, cursor: Cursor) -> protocol.Events:
    """The events that the socket lacks, including those that an undo has replaced."""
    if history is None:
        return protocol.Events(0, [])
    record = history.state.record[viewer]
    first = min([cursor.events] + [kept[viewer] for kept in history.rewinds[cursor.rewinds :]])
    cursor.events = len(record)
    cursor.rewinds = len(history.rewinds)
    return protocol.Events(first, record[first:])


def new_lines(heard: list[Said], cursor: Cursor) -> protocol.Lines:
    """The lines of talk that the socket has not received."""
    first = cursor.lines
    cursor.lines = len(heard)
    return protocol.Lines(first, [line(said) for said in heard[first:]])


def line(said: Said) -> protocol.Line:
    """A line of talk."""
    return protocol.Line(said.seat, said.to, said.text, said.at, said.person)


def info_key(table: Table) -> tuple[object, ...]:
    """What `table_info` depends on, but for who is connected: it stays the same for most moves.

    Of what it shows, moves and talk change the status and the result, and end a proposal and the
    delay of a seat.
    """
    overdue = [seat.overdue for seat in table.seats]
    return table.arranged, table.status, table.proposal is None, overdue


def encoded_info(table: Table, here: Collection[int], visitors: int = 0) -> Raw:
    """`table_info` as JSON, encoded once for all viewers."""
    return Raw(encode(table_info(table, here, visitors)))
