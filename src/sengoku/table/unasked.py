"""What happens at a table without anybody's command: bots move, and time is over."""

from __future__ import annotations

from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry, Entry
from sengoku.table.table import Table


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
    late = next(seat for seat in table.timed() if is_late(table, seat, now))
    if table.seats[late].overdue:  # all know
        return default_move(table, late, now)
    return log.Overdue(at=now, seat=late)


def is_late(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's time is over."""
    ends = table.clocks.ends(seat) if table.clocks else None
    return ends is not None and ends <= now


def default_move(table: Table, seat: int, now: float) -> log.Moved:
    """The move that does least."""
    assert table.course is not None
    return log.Moved(at=now, seat=seat, move=table.course.state.default(seat), by="clock")
