"""What happens at a table without a person's command: bots' moves and timeouts."""

from __future__ import annotations

from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry, Entry
from sengoku.table.guards import unused_bot_name
from sengoku.table.seats import Proposal
from sengoku.table.table import Table


def bot_move(table: Table, seat: int, move: int, now: float) -> list[AnyEntry]:
    """The entry for a bot's choice; none if it need not decide any more, or the move is illegal."""
    deciding = [at for at, _ in table.bot_seats()]
    if seat not in deciding or table.history is None or table.history.state.why_not(seat, move):
        return []
    return [log.Moved(at=now, seat=seat, move=move, by="bot")]


def next_timeout(table: Table, now: float, level: str) -> Entry | None:
    """The next entry that follows because time has run out, if any; `level` is that of a new bot.

    The caller applies it and asks again, until there is none.
    """
    if table.opening is not None:
        return log.Started(at=now) if table.opening <= now else None
    open_one = table.proposal
    if open_one is not None and open_one.until is not None and open_one.until <= now:
        return unanswered(table, open_one, now, level)
    deadline = table.deadline()
    if deadline is None or now < deadline or table.clocks is None or table.history is None:
        return None
    phase_ends = table.clocks.phase_ends()
    if phase_ends is not None and phase_ends <= now:
        return default_move(table, table.actors()[0], now)
    late = next(seat for seat in table.timed_seats() if is_late(table, seat, now))
    if table.seats[late].overdue:  # already announced
        return default_move(table, late, now)
    return log.Overdue(at=now, seat=late)


def unanswered(table: Table, proposal: Proposal, now: float, level: str) -> log.BotSeated:
    """Nobody has agreed in time that a newcomer sits down: a bot takes the seat."""
    assert proposal.about is not None
    name = unused_bot_name(table, proposal.about)
    return log.BotSeated(at=now, seat=proposal.about, level=level, name=name)


def is_late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's time has run out."""
    ends = table.clocks.ends(seat) if table.clocks else None
    return ends is not None and ends <= now


def default_move(table: Table, seat: int, now: float) -> log.Moved:
    """The game's default move, made in the name of a seat whose time has run out."""
    assert table.history is not None
    return log.Moved(at=now, seat=seat, move=table.history.state.default(seat), by="clock")
