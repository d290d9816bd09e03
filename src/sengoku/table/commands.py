"""The commands of people at a table: each has a handler, which returns the entries it leads to.

Handlers change nothing; they raise a refusal if the command is not allowed. A repeated command is
found in `Table.answered` by the caller. How people get to a table is in `access`.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from sengoku import protocol
from sengoku.games.kernel import sequence_breaks
from sengoku.table import conduct
from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry
from sengoku.table.guards import (
    Caller,
    known_level,
    other_names,
    own_seat,
    own_seat_even_if_conceded,
    refuse,
    require_host,
    require_status,
    require_version,
    seat_at,
    unused_bot_name,
)
from sengoku.table.picks import check_pick
from sengoku.table.pledges import begun, revealed
from sengoku.table.seats import Proposal
from sengoku.table.settings import check_name
from sengoku.table.table import Table

MOST_LINES: Final = 5_000  # lines of talk at one table
MOST_ENTRIES: Final = 100_000  # of one table's log; then only what ends a game is done
MOST_NAMES: Final = 20  # that one person takes in one seat
# What a game needs to go on and to end. The first are bounded by themselves where nothing can be
# undone; the others get a share of the log of their own.
NEEDED: Final = (
    protocol.Move,
    protocol.Leave,
    protocol.Concede,
    protocol.Start,
    protocol.Reveal,
)
HELPFUL: Final = (
    protocol.Propose,
    protocol.Vote,
    protocol.AddBot,
    protocol.Free,
    protocol.HandHosting,
    protocol.Revoke,
)
ABSENCE: Final = 300.0  # seconds after which an absent person may be replaced by a vote,
LONG_ABSENCE: Final = 1800.0  # and if nobody is left to vote


def perform(table: Table, caller: Caller, message: protocol.Command) -> list[AnyEntry]:
    """The entries that a command leads to, marked with its author and id."""
    require_room(table, message)
    if caller.seat is not None and caller.browser_id not in table.seats[caller.seat].browser_ids:
        raise refuse("KEY.seat", {"seat": caller.seat})
    found = handle(message, table, caller)
    for entry in found:
        entry.who = caller.who
        entry.id = message.id
    return found


def require_room(table: Table, message: protocol.Command) -> None:
    """Raise if the table's log is full, unless the command is one that ends a game."""
    most = 2 * MOST_ENTRIES if isinstance(message, HELPFUL) else MOST_ENTRIES
    if table.entries >= most and not isinstance(message, NEEDED):
        raise refuse("LIMIT.entries", {"most": most})


@singledispatch
def handle(message: protocol.Command, table: Table, caller: Caller) -> list[AnyEntry]:
    """The entries that a command leads to; each kind of command has a handler `on_...` below."""
    raise refuse("MESSAGE.type", {"type": type(message).__name__.lower()})


# Playing.


@handle.register
def on_move(message: protocol.Move, table: Table, caller: Caller) -> list[AnyEntry]:
    """Make a move at the seat's present version, or several as one choice."""
    seat = own_seat(table, caller)
    require_status(table, "playing")
    assert table.history is not None
    require_version(table, seat, message.version)
    moves = [message.move, *message.then]
    refusal = sequence_breaks(table.history.state, seat, moves)
    if refusal is not None:
        raise refusal
    return [log.Moved(at=caller.now, seat=seat, move=move) for move in moves]


@handle.register
def on_undo(message: protocol.Undoing, table: Table, caller: Caller) -> list[AnyEntry]:
    """Undo the seat's own last move, if nobody else has to agree."""
    seat = own_seat(table, caller)
    require_version(table, seat, message.version)
    left = undo_place(table, seat)
    assert table.history is not None
    if table.history.needs_consent(seat):
        raise refuse("UNDO.other")
    return [log.Undone(at=caller.now, left=left)]


def undo_place(table: Table, seat: int) -> int:
    """The index of the first move that an undo would take back; raises if it is not allowed."""
    require_status(table, "playing")
    if table.settings.undo == "none":
        raise refuse("UNDO.none")
    assert table.history is not None
    left = table.history.last.get(seat)
    broken = table.history.undo_breaks(seat, left)
    if broken or left is None:
        raise refuse(broken)
    return left


@handle.register
def on_propose(message: protocol.Propose, table: Table, caller: Caller) -> list[AnyEntry]:
    """Propose an undo, the end of the game, that a bot takes over a seat, or to free one.

    What people at the table propose goes before a newcomer who wants to sit down.
    """
    seat = own_seat(table, caller)
    require_status(table, "playing", "paused")
    if table.proposal is not None and table.proposal.what != "sit":
        raise refuse("VOTE.open", {"what": table.proposal.what})
    if message.what == "undo":
        undo_place(table, seat)
        if table.settings.undo != "consent":
            raise refuse("UNDO.other")
    about = message.seat if message.what in ("takeover", "free") else None
    gone = [] if about is None else [at for at, time in caller.away.items() if time >= ABSENCE]
    voters = [other for other in table.people() if other not in (seat, about, *gone)]
    if message.what == "takeover" and (
        about in (None, seat)
        or not replaceable(table, caller, about, ABSENCE if voters else LONG_ABSENCE)
    ):
        raise refuse("VOTE.overdue", {"seat": "–" if about is None else about})
    if message.what == "free":
        require_may_put_out(table, seat, about, voters)
    proposed = log.Proposed(at=caller.now, what=message.what, by=seat, about=about, gone=gone)
    if voters:
        return [proposed]
    return [proposed, *agreed(table, caller, message.what, seat, about)]


def replaceable(table: Table, caller: Caller, seat: int | None, absence: float) -> bool:
    """Whether a bot may take over a seat: its time ran out, or its person is absent for so long."""
    return seat is not None and (
        seat_at(table, seat).overdue or caller.away.get(seat, 0.0) >= absence
    )


def require_may_put_out(table: Table, seat: int, about: int | None, voters: list[int]) -> None:
    """Raise unless a seat is another person's, and somebody is there to agree that they go."""
    if about in (None, seat) or seat_at(table, about).kind != "person":
        raise refuse("TABLE.nobody", {"seat": "–" if about is None else about})
    if not voters:
        raise refuse("VOTE.alone")


@handle.register
def on_vote(message: protocol.Vote, table: Table, caller: Caller) -> list[AnyEntry]:
    """Agree or disagree; the last to agree carries out the proposal."""
    seat = own_seat(table, caller)
    open_one = table.proposal
    if open_one is None:
        raise refuse("VOTE.none")
    back = seat == open_one.about and open_one.what == "takeover"
    if (seat == open_one.by or back) and not message.agree:  # withdrawn, or back again
        return [log.Voted(at=caller.now, seat=seat, agree=False)]
    if seat not in open_one.asked:
        raise refuse("VOTE.asked")
    if seat in open_one.agreed:
        raise refuse("VOTE.voted")
    voted = log.Voted(at=caller.now, seat=seat, agree=message.agree)
    if not message.agree or open_one.asked - open_one.agreed != {seat}:
        return [voted]
    if open_one.what == "sit":
        return [voted, sat(table, caller, open_one)]
    return [voted, *agreed(table, caller, open_one.what, open_one.by, open_one.about)]


def sat(table: Table, caller: Caller, request: Proposal) -> log.Sat:
    """The entry by which a newcomer sits down to whom all have agreed."""
    seat, browser_id = request.by, request.browser_id
    word = table.seats[seat].word
    return log.Sat(at=caller.now, seat=seat, name=request.name, browser_id=browser_id, word=word)


def agreed(
    table: Table, caller: Caller, what: protocol.What, by: int, about: int | None
) -> list[AnyEntry]:
    """The entries for a proposal that all have agreed to."""
    if what == "undo":
        return [log.Undone(at=caller.now, left=undo_place(table, by))]
    if what == "end":
        return [log.Ended(at=caller.now)]
    assert about is not None
    if what == "free":
        return [log.Freed(at=caller.now, seat=about), *new_host(table, about, caller.now, by)]
    level, name = known_level(caller, None), unused_bot_name(table, about)
    taken = log.BotSeated(at=caller.now, seat=about, level=level, name=name)
    return [taken, *new_host(table, about, caller.now, by)]


@handle.register
def on_concede(message: protocol.Concede, table: Table, caller: Caller) -> list[AnyEntry]:
    """Concede; a bot plays on."""
    seat = own_seat(table, caller)
    require_status(table, "playing", "paused")
    conceded = log.Conceded(at=caller.now, seat=seat, level=known_level(caller, None))
    return [conceded, *new_host(table, seat, caller.now)]


@handle.register
def on_leave(message: protocol.Leave, table: Table, caller: Caller) -> list[AnyEntry]:
    """Leave the own seat: free it, or hand it over to a bot."""
    seat = own_seat(table, caller)
    require_status(table, "waiting", "playing", "paused", "over")
    handed = new_host(table, seat, caller.now)
    if message.to == "free":
        return [log.Freed(at=caller.now, seat=seat), *handed]
    level = known_level(caller, message.level)
    name = unused_bot_name(table, seat)
    return [log.BotSeated(at=caller.now, seat=seat, level=level, name=name), *handed]


def new_host(table: Table, seat: int, now: float, heir: int | None = None) -> list[AnyEntry]:
    """The entry for a new host when the host leaves a game, so that somebody can pause it."""
    people = [at for at in table.people() if at != seat]
    if table.history is None or table.seats_of(table.host) != [seat] or not people:
        return []
    after = [at for at in people if at > seat]
    next_one = (after or people)[0] if heir is None else heir
    return [log.HostChanged(at=now, browser_id=min(table.seats[next_one].browser_ids))]


@handle.register
def on_revoke(message: protocol.Revoke, table: Table, caller: Caller) -> list[AnyEntry]:
    """Take the key of the own seat from all browsers that came later than this one.

    Whoever came by a stolen link can't get rid of the person whose seat it is.
    """
    seat = own_seat_even_if_conceded(table, caller)
    came = table.seats[seat].came
    later = came[came.index(caller.browser_id) + 1 :]
    if not later:
        raise refuse("KEY.devices")
    revoked: list[AnyEntry] = [log.Revoked(at=caller.now, seat=seat, browser_ids=later)]
    if table.host in later:
        revoked.append(log.HostChanged(at=caller.now, browser_id=caller.browser_id))
    return revoked


@handle.register
def on_ready(message: protocol.Ready, table: Table, caller: Caller) -> list[AnyEntry]:
    """Declare to be ready; the game starts when everybody is."""
    seat = own_seat(table, caller)
    require_status(table, "waiting")
    readied: list[AnyEntry] = [log.ReadyChanged(at=caller.now, seat=seat, ready=message.ready)]
    others = [other for other in table.seats if other is not table.seats[seat]]
    if message.ready and all([other.kind == "bot" or other.ready for other in others]):
        readied.append(begun(table, caller.now))
    return readied


@handle.register
def on_pledge(message: protocol.Pledge, table: Table, caller: Caller) -> list[AnyEntry]:
    """Commit to the own word for the deal."""
    seat = own_seat(table, caller)
    require_status(table, "waiting")
    return [log.Pledged(at=caller.now, seat=seat, pledge=message.pledge)]


@handle.register
def on_reveal(message: protocol.Reveal, table: Table, caller: Caller) -> list[AnyEntry]:
    """Reveal the own word; the last one begins the game."""
    seat = own_seat(table, caller)
    require_status(table, "opening")
    return revealed(table, seat, message.word, caller.now)


@handle.register
def on_pick(message: protocol.Pick, table: Table, caller: Caller) -> list[AnyEntry]:
    """Pick something for the own seat, until the game starts."""
    seat = own_seat(table, caller)
    require_status(table, "waiting")
    check_pick(table.settings, table.seats, seat, message.option, message.choice)
    picked = log.Picked(at=caller.now, seat=seat, option=message.option, choice=message.choice)
    return [picked]


@handle.register
def on_rename(message: protocol.Rename, table: Table, caller: Caller) -> list[AnyEntry]:
    """Change the own name."""
    seat = own_seat(table, caller)
    if table.seats[seat].names >= MOST_NAMES:
        raise refuse("LIMIT.names", {"most": MOST_NAMES})
    name = check_name(message.name, other_names(table, seat))
    return [log.Renamed(at=caller.now, seat=seat, name=name)]


# Talk.


@handle.register
def on_say(message: protocol.Say, table: Table, caller: Caller) -> list[AnyEntry]:
    """Talk, to all or to some seats."""
    if caller.seat is None:
        raise refuse("KEY.seat", {"seat": "–"})
    seat = caller.seat
    if table.settings.talk == "off" or not table.talk_allowed:
        raise refuse("TALK.off")
    if table.seats[seat].muted:
        raise refuse("TALK.muted")
    if table.said >= MOST_LINES:
        raise refuse("LIMIT.talk", {"most": MOST_LINES})
    text = message.text.strip()
    if not text or any([not (sign.isprintable() or sign == "\n") for sign in text]):
        raise refuse("TALK.form")
    return [log.Said(at=caller.now, seat=seat, text=text, to=listeners(table, seat, message.to))]


def listeners(table: Table, seat: int, to: list[int] | None) -> list[int] | None:
    """The seats that private talk is addressed to; None if it is public."""
    if to is None:
        return None
    if table.settings.talk != "private":
        raise refuse("TALK.private")
    for other in to:
        seat_at(table, other)
        if other == seat or table.seats[other].kind != "person":
            raise refuse("TALK.seat", {"seat": other})
    return sorted(set(to))


@handle.register
def on_report(message: protocol.Report, table: Table, caller: Caller) -> list[AnyEntry]:
    """Report another player to the host."""
    seat = own_seat_even_if_conceded(table, caller)
    return [conduct.report(table, caller, seat, message)]


# The host.


@handle.register
def on_start(message: protocol.Start, table: Table, caller: Caller) -> list[AnyEntry]:
    """Start the game (host only)."""
    require_host(table, caller)
    require_status(table, "waiting")
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "free"]
    if free:
        raise refuse("TABLE.free", {"seats": len(free)})
    return [begun(table, caller.now)]


@handle.register
def on_add_bot(message: protocol.AddBot, table: Table, caller: Caller) -> list[AnyEntry]:
    """Seat a bot at a free seat (host only)."""
    require_host(table, caller)
    require_status(table, "waiting", "playing", "paused")
    if seat_at(table, message.seat).kind != "free":
        raise refuse("TABLE.taken", {"seat": message.seat})
    level = known_level(caller, message.level)
    name = unused_bot_name(table, message.seat)
    return [log.BotSeated(at=caller.now, seat=message.seat, level=level, name=name)]


@handle.register
def on_free(message: protocol.Free, table: Table, caller: Caller) -> list[AnyEntry]:
    """Free a seat (host only); a seat that conceded stays with its bot.

    In a game that has begun, people are put out only by a vote.
    """
    require_host(table, caller)
    require_status(table, "waiting", "playing", "paused")
    seat = seat_at(table, message.seat)
    if seat.kind == "free":
        raise refuse("TABLE.nobody", {"seat": message.seat})
    if seat.conceded:
        raise refuse("TABLE.bot", {"seat": message.seat})
    if seat.kind == "person" and table.status != "waiting":
        raise refuse("HOST.vote")
    return [log.Freed(at=caller.now, seat=message.seat)]


@handle.register
def on_pause(message: protocol.Pause, table: Table, caller: Caller) -> list[AnyEntry]:
    """Pause or resume the game (host only)."""
    require_host(table, caller)
    require_status(table, "playing" if message.paused else "paused")
    return [log.Paused(at=caller.now, paused=message.paused)]


@handle.register
def on_mute(message: protocol.Mute, table: Table, caller: Caller) -> list[AnyEntry]:
    """Mute or unmute a seat (host only)."""
    require_host(table, caller)
    seat_at(table, message.seat)
    return [log.Muted(at=caller.now, seat=message.seat, muted=message.muted)]


@handle.register
def on_allow_talk(message: protocol.AllowTalk, table: Table, caller: Caller) -> list[AnyEntry]:
    """Switch talk on or off (host only)."""
    require_host(table, caller)
    return [log.TalkSwitched(at=caller.now, allowed=message.allowed)]


@handle.register
def on_hand_hosting(message: protocol.HandHosting, table: Table, caller: Caller) -> list[AnyEntry]:
    """Make another person the host (host only)."""
    require_host(table, caller)
    browser_ids = seat_at(table, message.seat).browser_ids
    if not browser_ids:
        raise refuse("HOST.person", {"seat": message.seat})
    return [log.HostChanged(at=caller.now, browser_id=min(browser_ids))]
