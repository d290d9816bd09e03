"""How people come to a table, not over its socket: links, seats, and who may look in."""

from __future__ import annotations

from typing import Final

from sengoku import protocol
from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry
from sengoku.table.permits import Caller, as_host, names_but, place, refuse, when
from sengoku.table.settings import check_name, check_word
from sengoku.table.table import Table

MOST_LINKS: Final = 100
DEVICE_SECONDS: Final = 15 * 60.0


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
