"""What people may do at a table: every command, as the entries that it adds to the log.

Nothing is changed here. A refusal says what does not go; the same command again is for whoever
asks to find in `Table.answered` first. How one comes to a table is in `doors`.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from sengoku import protocol
from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry
from sengoku.table.permits import (
    Caller,
    as_host,
    bot_name,
    fresh,
    known_level,
    names_but,
    own_seat,
    place,
    refuse,
    when,
)
from sengoku.table.settings import check_name, check_word
from sengoku.table.table import Table

MOST_SAID: Final = 5_000  # lines of talk at one table
MOST_ENTRIES: Final = 100_000
GONE: Final = 300.0  # seconds after which whoever is away may be replaced, if another one agrees,
ALONE: Final = 1800.0  # and if nobody is there to be asked


def perform(table: Table, caller: Caller, message: protocol.Command) -> list[AnyEntry]:
    """The entries by which a command takes effect."""
    if table.entries > MOST_ENTRIES:
        raise refuse("LIMIT.entries", {"most": MOST_ENTRIES})
    if caller.seat is not None and caller.holder not in table.seats[caller.seat].holders:
        raise refuse("KEY.seat", {"seat": caller.seat})
    found = command(message, table, caller)
    for entry in found:
        entry.who = caller.who
        entry.id = message.id
    return found


@singledispatch
def command(message: protocol.Command, table: Table, caller: Caller) -> list[AnyEntry]:
    """What a command adds to the log."""
    raise refuse("MESSAGE.type", {"type": type(message).__name__.lower()})


# Playing.


@command.register
def _(message: protocol.Move, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "playing")
    assert table.course is not None
    fresh(table, seat, message.version)
    refusal = table.course.state.why_not(seat, message.move)
    if refusal is not None:
        raise refusal
    return [log.Moved(at=caller.now, seat=seat, move=message.move)]


@command.register
def _(message: protocol.Undoing, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    fresh(table, seat, message.version)
    left = undo_place(table, seat)
    assert table.course is not None
    if table.course.needs_consent(seat):
        raise refuse("UNDO.other")
    return [log.Undone(at=caller.now, left=left)]


def undo_place(table: Table, seat: int) -> int:
    """From which move on the seat's last one would be taken back."""
    when(table, "playing")
    if table.settings.undo == "none":
        raise refuse("UNDO.none")
    assert table.course is not None
    left = table.course.last.get(seat)
    broken = table.course.undo_breaks(seat, left)
    if broken or left is None:
        raise refuse(broken)
    return left


@command.register
def _(message: protocol.Propose, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "playing", "paused")
    if table.proposal is not None:
        raise refuse("VOTE.open", {"what": table.proposal.what})
    if message.what == "undo":
        undo_place(table, seat)
        if table.settings.undo != "consent":
            raise refuse("UNDO.other")
    about = message.seat if message.what == "takeover" else None
    gone = [] if about is None else [at for at, time in caller.away.items() if time >= GONE]
    asked = [other for other in table.people() if other not in (seat, about, *gone)]
    if message.what == "takeover" and (
        about in (None, seat) or not replaceable(table, caller, about, GONE if asked else ALONE)
    ):
        raise refuse("VOTE.overdue", {"seat": "–" if about is None else about})
    proposed = log.Proposed(at=caller.now, what=message.what, by=seat, about=about, gone=gone)
    if asked:
        return [proposed]
    return [proposed, *agreed(table, caller, message.what, seat, about)]


def replaceable(table: Table, caller: Caller, seat: int | None, patience: float) -> bool:
    """Whether a bot may take a seat over: its time is over, or nobody has been there for long."""
    return seat is not None and (
        place(table, seat).overdue or caller.away.get(seat, 0.0) >= patience
    )


@command.register
def _(message: protocol.Vote, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    open_one = table.proposal
    if open_one is None:
        raise refuse("VOTE.none")
    if seat in (open_one.by, open_one.about) and not message.agree:  # taken back, or come back
        return [log.Voted(at=caller.now, seat=seat, agree=False)]
    if seat not in open_one.asked:
        raise refuse("VOTE.asked")
    if seat in open_one.agreed:
        raise refuse("VOTE.voted")
    voted = log.Voted(at=caller.now, seat=seat, agree=message.agree)
    if not message.agree or open_one.asked - open_one.agreed != {seat}:
        return [voted]
    return [voted, *agreed(table, caller, open_one.what, open_one.by, open_one.about)]


def agreed(
    table: Table, caller: Caller, what: protocol.What, by: int, about: int | None
) -> list[AnyEntry]:
    """What happens when all have agreed."""
    if what == "undo":
        return [log.Undone(at=caller.now, left=undo_place(table, by))]
    if what == "end":
        return [log.Ended(at=caller.now)]
    assert about is not None
    level, name = known_level(caller, None), bot_name(table, about)
    taken = log.Botted(at=caller.now, seat=about, level=level, name=name)
    return [taken, *new_host(table, about, caller.now, by)]


@command.register
def _(message: protocol.Concede, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "playing", "paused")
    conceded = log.Conceded(at=caller.now, seat=seat, level=known_level(caller, None))
    return [conceded, *new_host(table, seat, caller.now)]


@command.register
def _(message: protocol.Leave, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    handed = new_host(table, seat, caller.now)
    if message.to == "free":
        return [log.Freed(at=caller.now, seat=seat), *handed]
    level = known_level(caller, message.level)
    name = bot_name(table, seat)
    return [log.Botted(at=caller.now, seat=seat, level=level, name=name), *handed]


def new_host(table: Table, seat: int, now: float, heir: int | None = None) -> list[AnyEntry]:
    """Who hosts a game that its host leaves; else nobody could pause it, or go on, any more."""
    people = [at for at in table.people() if at != seat]
    if table.course is None or table.seats_of(table.host) != [seat] or not people:
        return []
    after = [at for at in people if at > seat]
    next_one = (after or people)[0] if heir is None else heir
    return [log.Hosted(at=now, holder=min(table.seats[next_one].holders))]


@command.register
def _(message: protocol.Ready, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "waiting")
    readied: list[AnyEntry] = [log.Readied(at=caller.now, seat=seat, ready=message.ready)]
    others = [other for other in table.seats if other is not table.seats[seat]]
    if message.ready and all([other.kind == "bot" or other.ready for other in others]):
        readied.append(log.Started(at=caller.now))
    return readied


@command.register
def _(message: protocol.Word, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "waiting")
    check_word(message.word)
    return [log.Worded(at=caller.now, seat=seat, word=message.word)]


@command.register
def _(message: protocol.Rename, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    check_name(message.name, names_but(table, seat))
    return [log.Renamed(at=caller.now, seat=seat, name=message.name)]


# Talk.


@command.register
def _(message: protocol.Say, table: Table, caller: Caller) -> list[AnyEntry]:
    if caller.seat is None:
        raise refuse("KEY.seat", {"seat": "–"})
    seat = caller.seat
    if table.settings.talk == "off" or not table.talk_allowed:
        raise refuse("TALK.off")
    if table.seats[seat].muted:
        raise refuse("TALK.muted")
    if table.said >= MOST_SAID:
        raise refuse("LIMIT.talk", {"most": MOST_SAID})
    text = message.text.strip()
    if not text or any([not (sign.isprintable() or sign == "\n") for sign in text]):
        raise refuse("TALK.form")
    return [log.Said(at=caller.now, seat=seat, text=text, to=listeners(table, seat, message.to))]


def listeners(table: Table, seat: int, to: list[int] | None) -> list[int] | None:
    """To whom something is said in private; None: in public."""
    if to is None:
        return None
    if table.settings.talk != "private":
        raise refuse("TALK.private")
    for other in to:
        place(table, other)
        if other == seat or table.seats[other].kind != "person":
            raise refuse("TALK.seat", {"seat": other})
    return sorted(set(to))


# The host.


@command.register
def _(message: protocol.Start, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    when(table, "waiting")
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "free"]
    if free:
        raise refuse("TABLE.free", {"seats": len(free)})
    return [log.Started(at=caller.now)]


@command.register
def _(message: protocol.AddBot, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    when(table, "waiting", "playing", "paused")
    if place(table, message.seat).kind != "free":
        raise refuse("TABLE.taken", {"seat": message.seat})
    level = known_level(caller, message.level)
    name = bot_name(table, message.seat)
    return [log.Botted(at=caller.now, seat=message.seat, level=level, name=name)]


@command.register
def _(message: protocol.Free, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    when(table, "waiting", "playing", "paused")
    seat = place(table, message.seat)
    if seat.kind == "free":
        raise refuse("TABLE.nobody", {"seat": message.seat})
    if seat.conceded:
        raise refuse("TABLE.bot", {"seat": message.seat})
    return [log.Freed(at=caller.now, seat=message.seat)]


@command.register
def _(message: protocol.Pause, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    when(table, "playing" if message.paused else "paused")
    return [log.Paused(at=caller.now, paused=message.paused)]


@command.register
def _(message: protocol.Mute, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    place(table, message.seat)
    return [log.Muted(at=caller.now, seat=message.seat, muted=message.muted)]


@command.register
def _(message: protocol.AllowTalk, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    return [log.Talked(at=caller.now, allowed=message.allowed)]


@command.register
def _(message: protocol.HandHosting, table: Table, caller: Caller) -> list[AnyEntry]:
    as_host(table, caller)
    holders = place(table, message.seat).holders
    if not holders:
        raise refuse("HOST.person", {"seat": message.seat})
    return [log.Hosted(at=caller.now, holder=min(holders))]
