"""What happens at a table without a person's command: bots' moves and timeouts."""

from __future__ import annotations

from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry, Entry
from sengoku.table.table import Table


def bot_move(table: Table, seat: int, move: int, now: float) -> list[AnyEntry]:
    """The entry for a bot's choice; none if it need not decide any more, or the move is illegal."""
    deciding = [at for at, _ in table.bot_seats()]
    if seat not in deciding or table.history is None or table.history.state.why_not(seat, move):
        return []
    return [log.Moved(at=now, seat=seat, move=move, by="bot")]


def next_timeout(table: Table, now: float) -> Entry | None:
    """The next entry that follows because time has run out, if any.

    The caller applies it and asks again, until there is none.
    """
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


def is_late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's time has run out."""
    ends = table.clocks.ends(seat) if table.clocks else None
    return ends is not None and ends <= now


def default_move(table: Table, seat: int, now: float) -> log.Moved:
    """The game's default move, made in the name of a seat whose time has run out."""
    assert table.history is not None
    return log.Moved(at=now, seat=seat, move=table.history.state.default(seat), by="clock")
