"""One closes the laptop for an hour: longer than every heartbeat, clock and round of housekeeping.

An hour passes for the server, not for the tests: its clock is theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sengoku import protocol
from sengoku.client import NotAllowed, Seat
from sengoku.server.hub import Hub
from sengoku.server.room import Room
from sengoku.table.commands import ABSENCE
from tests.server.inside import inside
from tests.server.rig import People, run

HOUR = 3600.0
OFTEN = 0.02  # seconds between two rounds of housekeeping, in place of sixty
HOURS_EACH = protocol.Clock("player", 72 * HOUR)


@asynccontextmanager
async def table(
    folder: Path, clock: protocol.Clock | None = None
) -> AsyncIterator[tuple[Hub, Room, list[Seat]]]:
    """Three people at a game, in the order in which they come to decide."""
    async with inside(folder, idle_after=OFTEN) as (hub, url), People(url) as people:
        await people.gather("shinobi", 3, clock=clock)
        room = hub.rooms[people.ident]
        first = room.table.actors()[0]
        yield hub, room, people.seats[first:] + people.seats[:first]


async def close_laptop(room: Room, seat: Seat) -> None:
    """Gone, as all others see it."""
    await seat.close()
    while seat.number in room.connected():
        await asyncio.sleep(0.01)


async def pass_time(hub: Hub, room: Room, seconds: float = HOUR) -> None:
    """Whatever happens by itself meanwhile happens."""
    later = hub.now() + seconds
    hub.now = lambda: later
    hub.driver.wake(room)
    await asyncio.sleep(5 * OFTEN)
    assert not room.stale


async def open_laptop(closed: Seat) -> Seat:
    """The same browser, with the key that it has kept."""
    back = Seat(closed.http, closed.table, closed.number)
    await back.open()
    return back


def test_without_a_clock_nothing_has_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as (hub, room, (late, other, _)):
            before = late.state
            assert before is not None
            await close_laptop(room, late)
            await pass_time(hub, room)
            await other.until(lambda: not seat_of(other, late).here)
            back = await open_laptop(late)
            now = back.state
            assert now is not None
            assert (now.seat, now.version, now.view) == (before.seat, before.version, before.view)
            assert now.moves == before.moves != []
            await other.until(lambda: seat_of(other, late).here)
            await back.move(now.moves[0].code, now.version)
            await back.close()

    run(play(), 30)


def test_who_was_away_finds_what_the_others_did(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as (hub, room, (first, late, third)):
            await close_laptop(room, late)
            await pass_time(hub, room)
            for _ in ("first", "second", "third order"):
                await first.until(lambda: first.state and first.state.moves)
                assert first.state is not None
                await first.move(first.state.moves[0].code, first.state.version)
            back = await open_laptop(late)
            assert back.state is not None
            assert third.state is not None
            assert back.state.view is not None
            assert back.state.view["actors"] == [late.number]
            assert back.state.moves
            assert len(back.events) >= 3
            assert back.state.table.seats[late.number or 0].overdue is False
            await back.close()

    run(play(), 30)


def test_a_clock_for_an_evening_moves_for_who_is_away_and_all_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        clock = protocol.Clock("move", 30.0)
        async with table(tmp_path, clock) as (hub, room, (late, other, _)):
            await close_laptop(room, late)
            for _ in ("first", "second", "third order"):
                await pass_time(hub, room, 30.0)
            await other.until(lambda: other.state and other.state.moves)
            assert seat_of(other, late).overdue
            assert not seat_of(other, other).overdue
            back = await open_laptop(late)
            assert seat_of(back, late).kind == "person"  # the seat is still his
            assert seat_of(back, late).overdue
            assert back.state is not None
            assert back.state.clock is not None
            assert back.state.clock.left == [30.0, 30.0, 30.0]
            await back.close()

    run(play(), 30)


def test_a_clock_over_days_has_an_hour_less(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, HOURS_EACH) as (hub, room, (late, other, _)):
            version = late.state.version if late.state else -1
            await close_laptop(room, late)
            await pass_time(hub, room)
            back = await open_laptop(late)
            assert back.state is not None
            assert back.state.clock is not None
            assert back.state.version == version
            assert back.state.clock.left[late.number or 0] == 71 * HOUR
            assert back.state.clock.left[other.number or 0] == 72 * HOUR
            assert not seat_of(back, late).overdue
            await back.close()

    run(play(), 30)


def test_a_clock_over_days_goes_on_when_nobody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, protocol.Clock("move", 24 * HOUR, at_end="vote")) as all_of:
            hub, room, (late, *others) = all_of
            for seat in (late, *others):
                await close_laptop(room, seat)
            while not room.stale:  # it sleeps
                await asyncio.sleep(0.01)
            later = hub.now() + 25 * HOUR
            hub.now = lambda: later
            back = await open_laptop(others[0])
            await back.until(lambda: seat_of(back, late).overdue)
            await back.close()

    run(play(), 30)


def test_the_others_replace_who_does_not_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as (hub, room, seats):
            host, other, third = sorted(seats, key=lambda seat: seat.number or 0)
            await close_laptop(room, host)
            with pytest.raises(NotAllowed) as refused:  # a train in a tunnel
                await other.tell(protocol.Propose("too early", "takeover", host.number))
            assert refused.value.reason == "overdue"
            await pass_time(hub, room, ABSENCE)
            await other.tell(protocol.Propose("late enough", "takeover", host.number))
            await third.until(lambda: third.state and third.state.table.proposal)
            await third.tell(protocol.Vote("yes", True))
            await other.until(lambda: seat_of(other, host).kind == "bot")
            assert other.state is not None
            assert other.state.host

    run(play(), 30)


def seat_of(viewer: Seat, whose: Seat) -> protocol.SeatInfo:
    """A seat, as somebody at the table is told of it."""
    assert viewer.state is not None
    assert whose.number is not None
    return viewer.state.table.seats[whose.number]
