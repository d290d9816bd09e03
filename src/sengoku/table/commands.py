"""What people may do at a table: every command, as the entries that it adds to the log.

Nothing is changed here. A refusal says what does not go; the same command again is for whoever
asks to find in `Table.answered` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final, NamedTuple

from sengoku import protocol
from sengoku.games.refusals import Figures
from sengoku.table import entries as log
from sengoku.table.entries import HOST, AnyEntry, Entry
from sengoku.table.settings import TableRefusal, check_name, check_word
from sengoku.table.table import BOT_NAMES, Place, Table

MOST_SAID: Final = 5_000  # lines of talk at one table
MOST_ENTRIES: Final = 100_000
MOST_LINKS: Final = 100
DEVICE_SECONDS: Final = 15 * 60.0


class Caller(NamedTuple):
    """Who gives a command, and when; `levels` are the bots to be had, the best last."""

    holder: str
    seat: int | None
    now: float
    levels: Sequence[str] = ()

    @property
    def who(self) -> int:
        """As the log knows him."""
        return HOST if self.seat is None else self.seat


def refuse(broken: str, figures: Figures | None = None) -> TableRefusal:
    """A refusal of the table."""
    return TableRefusal(broken, figures)


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


# Who may.


def own_seat(table: Table, caller: Caller) -> int:
    """The seat of a person who gives a command."""
    if caller.seat is None:
        raise refuse("KEY.seat", {"seat": "–"})
    if table.seats[caller.seat].kind != "person":
        raise refuse("TABLE.bot", {"seat": caller.seat})
    return caller.seat


def own_place(table: Table, caller: Caller) -> int:
    """The seat of whoever has one, also if a bot plays on for him."""
    if caller.seat is None or caller.holder not in table.seats[caller.seat].holders:
        raise refuse("KEY.seat", {"seat": "–"})
    return caller.seat


def as_host(table: Table, caller: Caller) -> None:
    """Only the host may."""
    if caller.holder != table.host:
        raise refuse("HOST.only")


def when(table: Table, *statuses: protocol.Status) -> None:
    """Only then."""
    if table.status not in statuses:
        raise refuse(f"TABLE.{table.status}")


def place(table: Table, seat: int) -> Place:
    """A seat at this table."""
    if seat >= table.players:
        raise refuse("SEAT", {"seat": str(seat), "most": table.players - 1})
    return table.seats[seat]


def fresh(table: Table, seat: int, version: int) -> None:
    """Only at the version that the seat is at."""
    now = table.version(seat)
    if version != now:
        raise refuse("VERSION.stale", {"version": version, "now": now})


def known_level(caller: Caller, level: str | None) -> str:
    """A level of bots that is to be had; the best if none is named."""
    if level is None and caller.levels:
        return caller.levels[-1]
    if level is None or level not in caller.levels:
        raise refuse("BOT.level", {"level": str(level), "choices": ", ".join(caller.levels)})
    return level


def names_but(table: Table, seat: int) -> list[str]:
    """The names of all others."""
    return [other.name for at, other in enumerate(table.seats) if at != seat and other.name]


def bot_name(table: Table, seat: int) -> str:
    """A name for a bot that nobody else has."""
    taken = [name.casefold() for name in names_but(table, seat)]
    name = BOT_NAMES[seat]
    while name.casefold() in taken:
        name += "’"
    return name


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
    left = table.course.last_of(seat)
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
    about = overdue(table, message.seat) if message.what == "takeover" else None
    proposed = log.Proposed(at=caller.now, what=message.what, by=seat, about=about)
    others = [other for other in table.people() if other not in (seat, about)]
    return [proposed] if others else [proposed, agreed(table, caller, message.what, seat, about)]


def overdue(table: Table, seat: int | None) -> int:
    """A seat that others may let a bot take over."""
    if seat is None or not place(table, seat).overdue:
        raise refuse("VOTE.overdue", {"seat": "–" if seat is None else seat})
    return seat


@command.register
def _(message: protocol.Vote, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    open_one = table.proposal
    if open_one is None:
        raise refuse("VOTE.none")
    if seat not in open_one.asked:
        raise refuse("VOTE.asked")
    if seat in open_one.agreed:
        raise refuse("VOTE.voted")
    voted = log.Voted(at=caller.now, seat=seat, agree=message.agree)
    if not message.agree or open_one.asked - open_one.agreed != {seat}:
        return [voted]
    return [voted, agreed(table, caller, open_one.what, open_one.by, open_one.about)]


def agreed(
    table: Table, caller: Caller, what: protocol.What, by: int, about: int | None
) -> AnyEntry:
    """What happens when all have agreed."""
    if what == "undo":
        return log.Undone(at=caller.now, left=undo_place(table, by))
    if what == "end":
        return log.Ended(at=caller.now)
    assert about is not None
    name = bot_name(table, about)
    return log.Botted(at=caller.now, seat=about, level=known_level(caller, None), name=name)


@command.register
def _(message: protocol.Concede, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    when(table, "playing", "paused")
    return [log.Conceded(at=caller.now, seat=seat, level=known_level(caller, None))]


@command.register
def _(message: protocol.Leave, table: Table, caller: Caller) -> list[AnyEntry]:
    seat = own_seat(table, caller)
    if message.to == "free":
        return [log.Freed(at=caller.now, seat=seat)]
    level = known_level(caller, message.level)
    return [log.Botted(at=caller.now, seat=seat, level=level, name=bot_name(table, seat))]


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


# Coming in: not over the socket.


def sit(table: Table, caller: Caller, seat: int, name: str, word: str) -> list[AnyEntry]:
    """Take a free seat."""
    when(table, "waiting", "playing", "paused")
    may_enter(table, caller.holder)
    if place(table, seat).kind != "free":
        raise refuse("TABLE.taken", {"seat": seat})
    check_name(name, names_but(table, seat))
    check_word(word)
    word = word if table.status == "waiting" else table.seats[seat].word
    return [log.Sat(at=caller.now, seat=seat, name=name, holder=caller.holder, word=word)]


def may_enter(table: Table, holder: str) -> None:
    """Refuse who has no way in."""
    if table.settings.access != "open" and holder not in table.guests:
        raise refuse("TABLE.closed")


def may_watch(table: Table, holder: str) -> None:
    """Refuse who may not see the table."""
    may_enter(table, holder)
    if not table.settings.spectators and holder not in table.guests:
        raise refuse("TABLE.spectators")


def link(
    table: Table, caller: Caller, kind: protocol.LinkKind, seat: int | None, key_hash: str
) -> log.Linked:
    """A new link to the table, or to a seat of the caller's."""
    if kind == "invite":
        if caller.holder != table.host and not table.seats_of(caller.holder):
            raise refuse("HOST.only")
        if len(table.links) >= MOST_LINKS:
            raise refuse("LIMIT.links", {"most": MOST_LINKS})
        return log.Linked(at=caller.now, link=kind, seat=None, hash=key_hash)
    if seat is None or caller.holder not in place(table, seat).holders:
        raise refuse("KEY.seat", {"seat": "–" if seat is None else seat})
    if kind == "recovery":
        return log.Linked(at=caller.now, link=kind, seat=seat, hash=key_hash, only=True)
    if len(table.links) >= MOST_LINKS:
        raise refuse("LIMIT.links", {"most": MOST_LINKS})
    expires = caller.now + DEVICE_SECONDS
    return log.Linked(at=caller.now, link=kind, seat=seat, hash=key_hash, expires=expires)


def only_invitation(table: Table, caller: Caller, key_hash: str) -> log.Linked:
    """The host's new invitation, which ends all others."""
    as_host(table, caller)
    return log.Linked(at=caller.now, link="invite", seat=None, hash=key_hash, only=True)


def come(table: Table, caller: Caller, key_hash: str) -> log.Came:
    """Come in by a link."""
    found = table.links.get(key_hash)
    if found is None:
        raise refuse("KEY.wrong")
    if found.expires is not None and caller.now > found.expires:
        raise refuse("KEY.old")
    return log.Came(at=caller.now, hash=key_hash, holder=caller.holder, seat=found.seat)


def same_people(table: Table, now: float) -> list[AnyEntry]:
    """Let all sit down again, at another table."""
    found: list[AnyEntry] = []
    for at, seat in enumerate(table.seats):
        if seat.holders:
            holder, *more = sorted(seat.holders)
            found.append(log.Sat(at=now, seat=at, name=seat.name, holder=holder, more=more))
        elif seat.level is not None:
            found.append(log.Botted(at=now, seat=at, level=seat.level, name=seat.name))
    return found


# Without anybody's command.


def bot_move(table: Table, seat: int, move: int, now: float) -> list[AnyEntry]:
    """What a bot decided, if it is still asked and the move still legal."""
    asked = [at for at, _ in table.bot_seats()]
    if seat not in asked or table.course is None or table.course.state.why_not(seat, move):
        return []
    return [log.Moved(at=now, seat=seat, move=move, by="bot")]


def tick(table: Table, now: float) -> Entry | None:
    """The next thing that happens because time is over; to be acted, and asked for again."""
    deadline = table.deadline()
    if deadline is None or now < deadline or table.clocks is None or table.course is None:
        return None
    phase_ends = table.clocks.phase_ends()
    if phase_ends is not None and phase_ends <= now:
        return default_move(table, table.actors()[0], now)
    late = [seat for seat in table.runners() if is_late(table, seat, now)]
    if table.settings.clock.at_end == "default":
        return default_move(table, late[0], now)
    return log.Overdue(at=now, seat=late[0])


def is_late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's time is over, and nobody said so yet."""
    ends = table.clocks.ends(seat) if table.clocks else None
    return ends is not None and ends <= now and not table.seats[seat].overdue


def default_move(table: Table, seat: int, now: float) -> log.Moved:
    """The move that does least."""
    assert table.course is not None
    return log.Moved(at=now, seat=seat, move=table.course.state.default(seat), by="clock")
