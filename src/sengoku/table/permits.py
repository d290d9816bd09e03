"""Who may do what at a table, and when; and the names that are still to be had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sengoku import protocol
from sengoku.games.refusals import Figures
from sengoku.table.entries import HOST
from sengoku.table.settings import TableRefusal
from sengoku.table.table import BOT_NAMES, Place, Table


class Caller(NamedTuple):
    """Who gives a command, and when; `levels` are the bots to be had, the best last.

    `away` are the seats whose people are not here, with the seconds for which we know that.
    """

    holder: str
    seat: int | None
    now: float
    levels: Sequence[str] = ()
    away: Mapping[int, float] = MappingProxyType({})

    @property
    def who(self) -> int:
        """As the log knows him."""
        return HOST if self.seat is None else self.seat


def refuse(broken: str, figures: Figures | None = None) -> TableRefusal:
    """A refusal of the table."""
    return TableRefusal(broken, figures)


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
