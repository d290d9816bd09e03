"""Checks that commands share: each raises a refusal unless its condition holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sengoku.games.kernel.refusals import Figures
from sengoku.table.entries import HOST
from sengoku.table.seats import BOT_NAMES, TableSeat
from sengoku.table.settings import TableRefusal, alike
from sengoku.table.table import Moment, Table


class Caller(NamedTuple):
    """Who gives a command, and when; `levels` are the bots that may be seated, the best last.

    `away` maps the seats of people who are not connected to the seconds since we know that, and
    `blocked_by` are the browsers of those who have blocked whoever asks.
    """

    browser_id: str
    seat: int | None
    now: float
    levels: Sequence[str] = ()
    away: Mapping[int, float] = MappingProxyType({})
    blocked_by: frozenset[str] = frozenset()

    @property
    def who(self) -> int:
        """The author of the command, as entries of the log name them."""
        return HOST if self.seat is None else self.seat


def refuse(broken: str, figures: Figures | None = None) -> TableRefusal:
    """A refusal of the table, to be raised."""
    return TableRefusal(broken, figures)


def own_seat(table: Table, caller: Caller) -> int:
    """The caller's seat; raises unless a person plays there."""
    if caller.seat is None:
        raise refuse("KEY.seat", {"seat": "–"})
    if table.seats[caller.seat].kind != "person":
        raise refuse("TABLE.bot", {"seat": caller.seat})
    return caller.seat


def own_seat_even_if_conceded(table: Table, caller: Caller) -> int:
    """The caller's seat, even if a bot plays on for them; raises if they have none."""
    if caller.seat is None or caller.browser_id not in table.seats[caller.seat].browser_ids:
        raise refuse("KEY.seat", {"seat": "–"})
    return caller.seat


def require_host(table: Table, caller: Caller) -> None:
    """Raise unless the caller is the host."""
    if caller.browser_id != table.host:
        raise refuse("HOST.only")


def require_status(table: Table, *moments: Moment) -> None:
    """Raise unless the table has one of these statuses; "opening" is not part of "waiting"."""
    if table.moment not in moments:
        raise refuse(f"TABLE.{table.moment}")


def seat_at(table: Table, seat: int) -> TableSeat:
    """A seat of this table; raises if there is none of this number."""
    if seat >= table.players:
        raise refuse("SEAT", {"seat": str(seat), "most": table.players - 1})
    return table.seats[seat]


def require_version(table: Table, seat: int, version: int) -> None:
    """Raise unless this is the seat's present version."""
    now = table.version(seat)
    if version != now:
        raise refuse("VERSION.stale", {"version": version, "now": now})


def known_level(caller: Caller, level: str | None) -> str:
    """The level of a bot; the best if none is named. Raises if there is no such level."""
    if level is None and caller.levels:
        return caller.levels[-1]
    if level is None or level not in caller.levels:
        raise refuse("BOT.level", {"level": str(level), "choices": ", ".join(caller.levels)})
    return level


def other_names(table: Table, seat: int) -> list[str]:
    """The names at all other seats, and of somebody who wants to sit down at one."""
    found = [other.name for at, other in enumerate(table.seats) if at != seat and other.name]
    open_one = table.proposal
    return [*found, open_one.name] if open_one and open_one.name else found


def unused_bot_name(table: Table, seat: int) -> str:
    """A name for a bot in this seat that nobody else at the table has."""
    taken = [alike(name) for name in other_names(table, seat)]
    name = BOT_NAMES[seat]
    while alike(name) in taken:
        name += "’"
    return name
