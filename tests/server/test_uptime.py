"""Time while the server was not there is nobody's: no clock and no time limit runs over it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sengoku import protocol
from sengoku.client import Http, Seat
from sengoku.server.hub import Hub
from sengoku.server.room import Room
from sengoku.server.store import Store
from sengoku.server.uptime import LAPSE, Uptime
from sengoku.table import entries
from tests.server.inside import inside
from tests.server.rig import People, run

HOUR = 3600.0
BOTS = {"1": "random", "2": "random"}
EVENING = protocol.Clock("move", 30.0)
DAYS = protocol.Clock("player", 72 * HOUR)


@asynccontextmanager
async def restarted(
    folder: Path, clock: protocol.Clock, now: float, used: float = 10.0
) -> AsyncIterator[tuple[Hub, Room, Seat]]:
    """A person thinks, the server stops, and is there again `now`; who comes back?"""
    async with inside(folder) as (hub, url), People(url) as people:
        (ann,) = await people.wait("shinobi", 3, bots=BOTS, clock=clock)
        await ann.start()
        await ann.until(lambda: ann.state and ann.state.moves)
        hub.now = lambda: 1000.0 + used
        key, ident = ann.http.key, people.ident
    async with inside(folder, seed=2, now=now) as (hub, url):
        seat = Seat(Http(url, key), ident, 0)
        room = await hub.find(ident)
        try:
            yield hub, room, seat
        finally:
            await seat.close()
            await seat.http.close()


@pytest.mark.parametrize(("clock", "left"), [(EVENING, 20.0), (DAYS, 72 * HOUR - 10.0)])
def test_clocks_stand_while_the_server_is_not_there(
    clock: protocol.Clock, left: float, tmp_path: Path
) -> None:
    async def play() -> None:
        async with restarted(tmp_path, clock, now=1000.0 + 30 * HOUR) as (hub, room, ann):
            await asyncio.sleep(0.05)
            await ann.open()
            assert ann.state is not None
            assert ann.state.clock is not None
            assert ann.state.clock.left[0] == pytest.approx(left)
            assert ann.state.table.status == "playing"
            assert not ann.state.table.seats[0].overdue
            later = hub.now() + 5.0  # and from here on they run again
            hub.now = lambda: later
            assert room.table.clocks is not None
            assert room.table.clocks.remaining(0, later) == pytest.approx(left - 5.0)

    run(play(), 60)


def test_a_table_for_an_evening_sleeps_until_somebody_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with restarted(tmp_path, EVENING, now=1000.0 + HOUR) as (hub, room, ann):
            assert room.table.asleep  # the server is there, but nobody else
            later = hub.now() + HOUR
            hub.now = lambda: later
            await ann.open()
            assert ann.state is not None
            assert ann.state.clock is not None
            assert ann.state.clock.left[0] == pytest.approx(20.0)

    run(play(), 60)


def test_nobody_counts_as_absent_for_as_long_as_the_server_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with restarted(tmp_path, EVENING, now=1000.0 + HOUR) as (hub, room, _):
            assert room.away(hub.now()) == {0: 0.0}

    run(play(), 60)


def test_a_log_tells_the_same_time_when_it_is_read_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with restarted(tmp_path, DAYS, now=1000.0 + 30 * HOUR) as (hub, room, _):
            lines = await hub.store.lines(room.table.id)
            again = type(room.table)([entries.read(line) for line in lines])
            assert again.clocks is not None
            assert room.table.clocks is not None
            assert again.clocks.banks == room.table.clocks.banks
            assert again.deadline() == room.table.deadline()

    run(play(), 60)


def test_who_moves_after_a_lapse_has_not_used_it(tmp_path: Path) -> None:
    """The whole machine slept, and the first thing that happens is a move."""

    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url) as people:
            (ann,) = await people.wait("shinobi", 3, bots=BOTS, clock=DAYS)
            await ann.start()
            await ann.until(lambda: ann.state and ann.state.moves)
            hub.uptime.ticked -= LAPSE + 1.0
            hub.now = lambda: 1000.0 + HOUR
            assert ann.state is not None
            await ann.move(ann.state.moves[0].code, ann.state.version)
            clocks = hub.rooms[people.ident].table.clocks
            assert clocks is not None
            assert clocks.banks == [72 * HOUR] * 3

    run(play(), 60)


def test_a_server_that_comes_to_another_stops_no_clock(tmp_path: Path, postgres: str) -> None:
    """As long as one server has a table in memory, time goes on there."""

    async def play() -> None:
        async with inside(tmp_path / "a", database=postgres) as (one, url), People(url) as people:
            (ann,) = await people.wait("shinobi", 3, bots=BOTS, clock=EVENING)
            await ann.start()
            await ann.until(lambda: ann.state and ann.state.moves)
            while not one.rooms[people.ident].driven:
                await asyncio.sleep(0.01)
            beside = inside(tmp_path / "b", seed=2, database=postgres, now=1010.0)
            async with beside as (two, _):
                room = await two.find(people.ident)
                assert room.lapses()  # as far as this one alone can know
                assert not room.table.asleep
        async with inside(tmp_path / "c", 3, postgres, now=9000.0) as (three, _):
            assert (await three.find(people.ident)).table.asleep

    run(play(), 60)


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    """A database that nobody has used yet."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'a.db'}")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def test_what_is_known_of_earlier_runs(tmp_path: Path) -> None:
    """A server that was killed was there until its last tick, as far as anybody knows."""

    async def look() -> None:
        now = [100.0]
        async with stored(tmp_path) as store:
            killed = Uptime(store, lambda: now[0])
            await killed.open(0.0)
            assert killed.gaps(50.0) == [(50.0, 100.0)]  # nothing is known of what was before
            assert killed.gaps(100.0) == []
            now[0] = 160.0
            await killed.tick(clocks_run=True)
            now[0] = 163.0  # and then it is killed
            second = Uptime(store, lambda: now[0])
            now[0] = 200.0
            await second.open(0.0)
            now[0] = 230.0
            assert second.gaps(120.0) == [(160.0, 200.0)]
            assert second.gaps(170.0) == [(170.0, 200.0)]
            assert second.gaps(210.0) == []
            await second.close()
            now[0] = 300.0
            third = Uptime(store, lambda: now[0])
            await third.open(0.0)
            assert third.gaps(120.0) == [(160.0, 200.0), (230.0, 300.0)]
            now[0] = 150.0  # the clock is set back: no time is given for what has not been yet
            assert third.gaps(140.0) == []

    asyncio.run(look())


def test_old_tables_are_not_deleted_as_soon_as_a_server_is_back(tmp_path: Path) -> None:
    day = 24 * HOUR

    async def look() -> None:
        now = [100.0]
        async with stored(tmp_path) as store:
            first = Uptime(store, lambda: now[0])
            await first.open(0.0)
            now[0] += HOUR
            await first.close()
            now[0] = 100 * day
            second = Uptime(store, lambda: now[0])
            await second.open(0.0)
            assert second.moment_before(HOUR) == 100.0
            assert second.moment_before(2 * HOUR) == float("-inf")
            now[0] += 2 * HOUR
            assert second.moment_before(HOUR) == now[0] - HOUR

    asyncio.run(look())
