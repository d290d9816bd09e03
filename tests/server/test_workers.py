"""Several servers on one database: people of one table are anywhere, and each server may die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.games.kernel.streams import Random
from sengoku.table import Table
from sengoku.table import entries as log
from tests.server.inside import inside
from tests.server.rig import UNLIMITED, People, Running, play_on, run
from tests.server.test_command import sengoku
from tests.server.test_kill import load, logs_of


@asynccontextmanager
async def two(tmp_path: Path, database: str) -> AsyncIterator[list[str]]:
    """Two servers in this process, on one database."""
    async with AsyncExitStack() as stack:
        urls: list[str] = []
        for seed in (1, 2):
            folder = tmp_path / str(seed)
            _, url = await stack.enter_async_context(inside(folder, seed, database=database))
            urls.append(url)
        yield urls


async def gathered(people: People, urls: list[str], **settings: object) -> None:
    """Three people of one table, at one server and the other in turn."""
    await people.gather("shinobi", 3, **settings)
    for at, seat in enumerate(people.seats):
        await seat.close()
        elsewhere = Http(urls[at % 2], seat.http.key)
        await seat.http.close()
        people.seats[at] = Seat(elsewhere, people.ident, seat.number)
        await people.seats[at].open()


def test_people_of_one_table_play_at_different_servers(tmp_path: Path, postgres: str) -> None:
    async def play() -> None:
        async with two(tmp_path, postgres) as urls, People(urls[0]) as people:
            await gathered(people, urls)
            ann, bo, cy = people.seats
            await ann.until(lambda: ann.state and all(s.here for s in ann.state.table.seats))
            await bo.say("hello from the other house")
            await ann.until(lambda: ann.talk)
            assert [line.text for line in ann.talk] == ["hello from the other house"]
            await asyncio.gather(*[play_on(s, Random(at)) for at, s in enumerate(people.seats)])
            results = [seat.state.table.result for seat in people.seats if seat.state]
            assert results[0] is not None
            assert results == [results[0]] * 3
            await bo.close()  # his absence is seen at the other house
            await ann.until(lambda: ann.state and not ann.state.table.seats[1].here)
            assert [seat.connections for seat in (ann, cy)] == [1, 1]  # nobody was ever sent away

    run(play())


def test_one_writer_at_a_time_and_nobody_is_sent_away(tmp_path: Path, postgres: str) -> None:
    """All talk at once, through both servers: every line is there once, in one order for all."""

    async def play() -> None:
        async with two(tmp_path, postgres) as urls, People(urls[0]) as people:
            await gathered(people, urls)

            async def chat(seat: Seat) -> None:
                for number in range(25):
                    await seat.say(f"{seat.number}:{number}")

            await asyncio.gather(*[chat(seat) for seat in people.seats])
            for seat in people.seats:
                await seat.until(lambda seat=seat: len(seat.talk) == 75)
            heard = [[line.text for line in seat.talk] for seat in people.seats]
            assert len(set(heard[0])) == 75
            assert heard[1:] == [heard[0]] * 2
            assert [seat.connections for seat in people.seats] == [1, 1, 1]

    run(play())


def test_bots_are_moved_by_one_server_alone(tmp_path: Path, postgres: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            hubs, urls = [], []
            for seed in (1, 2):
                made = inside(tmp_path / str(seed), seed, database=postgres)
                hub, url = await stack.enter_async_context(made)
                hubs.append(hub)
                urls.append(url)
            people = await stack.enter_async_context(People(urls[0]))
            await gathered(people, urls, bots={"2": "random"})
            await asyncio.gather(*[play_on(s, Random(at)) for at, s in enumerate(people.seats)])
            rooms = [hub.rooms[people.ident] for hub in hubs]
            assert sorted(room.driven for room in rooms) == [False, True]

    run(play())


def test_a_table_deleted_at_one_server_is_gone_at_the_other(tmp_path: Path, postgres: str) -> None:
    async def play() -> None:
        async with two(tmp_path, postgres) as urls, People(urls[0]) as people:
            await gathered(people, urls)
            ann, bo, _ = people.seats
            await ann.tell(protocol.Delete("d"))
            with pytest.raises(ConnectionError, match="4410"):
                await bo.until(lambda: False)
            with pytest.raises(NotAllowed, match="no table"):
                await bo.http.table(people.ident)

    run(play())


def test_one_of_two_workers_is_killed_and_its_people_go_on(tmp_path: Path, postgres: str) -> None:
    server = Running(tmp_path, *UNLIMITED, database=postgres, workers=2)

    async def play() -> list[str]:
        acknowledged: list[str] = []
        until = asyncio.Event()
        random = Random(5)
        tables = [People(server.url) for _ in range(3)]
        games = (("shinobi", 3), ("shitenno", 2), ("senji", 3))
        for people, (game, players) in zip(tables, games, strict=True):
            await people.gather(game, players)
        seats = [seat for people in tables for seat in people.seats]
        work = [asyncio.create_task(load(s, random.split(), acknowledged, until)) for s in seats]
        await asyncio.sleep(1)
        before = [seat.connections for seat in seats]
        os.kill(server.pids[0], signal.SIGKILL)
        at_kill = len(acknowledged)
        while len(acknowledged) < at_kill + 30:
            await asyncio.sleep(0.05)
        after = [seat.connections for seat in seats]
        until.set()
        await asyncio.gather(*work)
        for people in tables:
            await people.__aexit__()
        again = sum([now > then for now, then in zip(after, before, strict=True)])
        assert 0 < again < len(seats)  # those of the one came back, those of the other stayed
        return acknowledged

    try:
        acknowledged = run(play())
    finally:
        server.stop()
    written: list[str] = []
    for entries in run(logs_of(postgres)).values():
        Table(entries)
        written += [entry.id for entry in entries if isinstance(entry, log.Moved)]
    assert len(set(written)) == len(written)
    assert set(acknowledged) <= set(written)
    assert '"a worker is gone"' in server.log()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = sengoku("serve", "--workers", "2", "--database", str(tmp_path / "x.db"))
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert not (tmp_path / "x.db").exists()
