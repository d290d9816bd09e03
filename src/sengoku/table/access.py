"""How people get access to a table over HTTP: links, seats, and who may watch."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sengoku import protocol
from sengoku.table import entries as log
from sengoku.table.commands import ABSENCE
from sengoku.table.entries import AnyEntry
from sengoku.table.guards import (
    Caller,
    other_names,
    refuse,
    require_host,
    require_status,
    seat_at,
)
from sengoku.table.seats import CONSENT_SECONDS
from sengoku.table.settings import check_name
from sengoku.table.table import Table

MOST_LINKS: Final = 100  # valid ones at one table
DEVICE_SECONDS: Final = 15 * 60.0  # how long a link to another device is valid
MOST_DEVICES: Final = 16  # of one seat
AGAIN_SECONDS: Final = 5 * 60.0  # until whoever was not let in may ask again


def sit(table: Table, caller: Caller, seat: int, name: str) -> list[AnyEntry]:
    """The entries by which a person takes a free seat, or asks for it in a game that has begun.

    Whoever sits down in a begun game sees the hand there: the people at the table decide.
    """
    require_status(table, "waiting", "playing", "paused")
    require_may_enter(table, caller.browser_id)
    wanted, begun = seat_at(table, seat), table.status != "waiting"
    if begun and (caller.browser_id in wanted.browser_ids or asks_already(table, caller, seat)):
        return []
    if wanted.kind != "free":
        late = wanted.kind == "bot" and was_turned_away(table, caller)
        raise refuse("VOTE.late" if late else "TABLE.taken", {"seat": seat})
    require_one_view(table, caller.browser_id, seat)
    name = check_name(name, other_names(table, seat))
    if is_unwelcome(table, caller):
        raise refuse("TABLE.out")
    if begun and table.people():
        return [request(table, caller, seat, name)]
    browser_id = caller.browser_id
    sat = log.Sat(at=caller.now, seat=seat, name=name, browser_id=browser_id, word=wanted.word)
    return [sat]


def is_unwelcome(table: Table, caller: Caller) -> bool:
    """Whether this browser was put out before the game, or blocked by the host: both look alike."""
    own = [table.seats[at].browser_ids for at in table.seats_of(table.host)]
    return caller.browser_id in table.barred or bool({table.host}.union(*own) & caller.blocked_by)


def asks_already(table: Table, caller: Caller, seat: int) -> bool:
    """Whether this browser waits for an answer, whether it may have this seat."""
    found = table.proposal
    return found is not None and (found.what, found.about, found.browser_id) == (
        "sit",
        seat,
        caller.browser_id,
    )


def was_turned_away(table: Table, caller: Caller) -> bool:
    """Whether this browser has not been let in a short while ago."""
    when = table.turned_away.get(caller.browser_id)
    return when is not None and caller.now < when + AGAIN_SECONDS


def request(table: Table, caller: Caller, seat: int, name: str) -> log.Proposed:
    """The entry by which a newcomer asks the people of a begun game for a free seat.

    Those who are long absent are not asked, unless nobody else is there, or they have blocked the
    newcomer: without their vote that one gets no seat.
    """
    if table.proposal is not None:
        raise refuse("VOTE.open", {"what": table.proposal.what})
    if was_turned_away(table, caller):
        raise refuse("VOTE.again", {"minutes": round(AGAIN_SECONDS / 60)})
    people = table.people()
    against = [at for at in people if table.seats[at].browser_ids & caller.blocked_by]
    gone = [at for at in people if caller.away.get(at, 0.0) >= ABSENCE and at not in against]
    gone = gone if len(gone) < len(people) else []
    put_out = table.seats[seat].put_out
    if put_out and caller.browser_id not in put_out and len(people) - len(gone) < 2:
        raise refuse("VOTE.kept")  # one alone can't give away the hand of somebody put out
    until = caller.now + CONSENT_SECONDS
    return log.Proposed(
        at=caller.now, what="sit", by=seat, about=seat, gone=gone, name=name,
        browser_id=caller.browser_id, until=until,
    )  # fmt: skip


def require_one_view(table: Table, browser_id: str, seat: int) -> None:
    """Raise if this browser has another seat, or has had one since the game began.

    Nobody sees two hands, except where several people share a device.
    """
    others = {*table.seats_of(browser_id), *table.views.get(browser_id, ())} - {seat}
    if others and not table.settings.shared:
        raise refuse("TABLE.other")


def require_may_enter(table: Table, browser_id: str) -> None:
    """Raise unless the table is open to everybody or this browser was invited."""
    if table.settings.access != "open" and browser_id not in table.guests:
        raise refuse("TABLE.closed")


def require_may_watch(table: Table, browser_id: str) -> None:
    """Raise unless this browser may see the table."""
    require_may_enter(table, browser_id)
    if not table.settings.spectators and browser_id not in table.guests:
        raise refuse("TABLE.spectators")


def is_revealed(table: Table) -> bool:
    """Whether the game is over and everything about it may be known to everybody."""
    return table.status == "over" and table.settings.visibility_after_end == "open"


def require_may_read(table: Table, browser_id: str) -> None:
    """Raise unless this browser may read about the table and the past of its game.

    A game that is over, with open books, can be read by everybody who knows the table's id: its
    address can be shared. To watch it live, or to hear what was said, takes an invitation.
    """
    if not is_revealed(table):
        require_may_watch(table, browser_id)


def may_watch(table: Table, browser_id: str) -> bool:
    """Whether this browser may see the table even while a game is played."""
    public = table.settings.access == "open" and table.settings.spectators
    return public or browser_id in table.guests


def new_link(
    table: Table, caller: Caller, kind: protocol.LinkKind, seat: int | None, key_hash: str
) -> log.LinkMade:
    """The entry by which a link to the table, or to a seat of the caller, is made."""
    if kind == "invite":
        if caller.browser_id != table.host and not table.seats_of(caller.browser_id):
            raise refuse("HOST.only")
        if len(table.links) >= MOST_LINKS:
            raise refuse("LIMIT.links", {"most": MOST_LINKS})
        return log.LinkMade(at=caller.now, link=kind, seat=None, hash=key_hash)
    if seat is None or caller.browser_id not in seat_at(table, seat).browser_ids:
        raise refuse("KEY.seat", {"seat": "–" if seat is None else seat})
    if kind == "recovery":
        return log.LinkMade(at=caller.now, link=kind, seat=seat, hash=key_hash, only=True)
    if len(table.links) >= MOST_LINKS:
        raise refuse("LIMIT.links", {"most": MOST_LINKS})
    expires = caller.now + DEVICE_SECONDS
    return log.LinkMade(at=caller.now, link=kind, seat=seat, hash=key_hash, expires=expires)


def replace_invitation(table: Table, caller: Caller, key_hash: str) -> log.LinkMade:
    """The entry by which the host makes a new invitation, which revokes all earlier ones."""
    require_host(table, caller)
    return log.LinkMade(at=caller.now, link="invite", seat=None, hash=key_hash, only=True)


def use_link(table: Table, caller: Caller, key_hash: str) -> log.LinkUsed:
    """The entry by which a browser gets the access that a link gives."""
    found = table.links.get(key_hash)
    if found is None:
        raise refuse("KEY.wrong")
    if found.expires is not None and caller.now > found.expires:
        raise refuse("KEY.old")
    if found.seat is not None:
        require_one_view(table, caller.browser_id, found.seat)
        there = table.seats[found.seat].browser_ids
        if len(there) >= MOST_DEVICES and caller.browser_id not in there:
            raise refuse("LIMIT.devices", {"most": MOST_DEVICES})
    return log.LinkUsed(at=caller.now, hash=key_hash, browser_id=caller.browser_id, seat=found.seat)


def reseat(table: Table, now: float, blocked: Collection[str] = ()) -> list[AnyEntry]:
    """The entries that seat the people and bots of this table at another one, for a rematch.

    Whoever was `blocked` by its host gets no seat there.
    """
    found: list[AnyEntry] = []
    for at, seat in enumerate(table.seats):
        if seat.browser_ids & set(blocked):
            continue
        if seat.browser_ids:
            first, *more = seat.came  # in this order they may revoke each other's keys
            found.append(log.Sat(at=now, seat=at, name=seat.name, browser_id=first, more=more))
        elif seat.level is not None:
            found.append(log.BotSeated(at=now, seat=at, level=seat.level, name=seat.name))
    return found
