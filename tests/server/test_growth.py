"""What the server does for one table does not grow with what is beside it; work is counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from sengoku.games.kernel.streams import Random
from sengoku.server import limits
from sengoku.server.bus import WRITTEN, Bus
from sengoku.server.limits import RateLimit, TokenBucket
from sengoku.server.schema import NOTIFY
from sengoku.server.store import Store
from sengoku.server.uptime import Uptime
from sengoku.table import TableRefusal
from tests.server.inside import inside
from tests.server.rig import People, play_on, run
from tests.server.test_workers import gathered
from tests.table.test_growth import steps_of


def test_a_move_does_not_look_at_all_spans_in_which_servers_were_there(tmp_path: Path) -> None:
    uptime = Uptime(Store(f"sqlite+aiosqlite:///{tmp_path}/x.db"), lambda: 5_000.0)
    few = steps_of(lambda: uptime.gaps(5_000.0))
    uptime.earlier = [(float(at), at + 0.5) for at in range(1_000)]
    assert steps_of(lambda: uptime.gaps(5_000.0)) == few
    assert len(uptime.gaps(10.0)) == 990


def test_a_limit_does_not_look_at_all_visitors_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CROWDED", 100)
    limit = RateLimit("requests", 1.0, 60.0)
    limit.crowded = 100
    drops = 0
    drop_full = limit.drop_full

    def counted(now: float) -> None:
        nonlocal drops
        drops += 1
        drop_full(now)

    monkeypatch.setattr(limit, "drop_full", counted)
    for visitor in range(1_000):
        limit.check(str(visitor), now=0.0)
    assert drops <= 5
    limit.check("late", now=1_000.0)
    for visitor in range(2_000):
        limit.check(f"new {visitor}", now=1_000.0)
    assert len(limit.buckets) <= 2_001  # the old ones are forgotten
    assert all(isinstance(bucket, TokenBucket) for bucket in limit.buckets.values())
    for _ in range(59):
        limit.check("late", now=1_000.0)
    with pytest.raises(TableRefusal):
        limit.check("late", now=1_000.0)


def counted(hub: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many tables each query reads about which a hub was told by the others."""
    reads: list[int] = []
    lines, read = hub.store.lines, hub.sharing.bus.read

    async def from_store(table: str, first: int = 0) -> Any:
        reads.append(1)
        return await lines(table, first)

    async def from_bus(firsts: dict[str, int]) -> Any:
        reads.append(len(firsts))
        return await read(firsts)

    monkeypatch.setattr(hub.store, "lines", from_store)
    monkeypatch.setattr(hub.sharing.bus, "read", from_bus)
    return reads


def test_what_a_server_wrote_itself_it_does_not_read(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=postgres) as (hub, url), People(url) as people:
            await people.gather("shinobi", 3)
            await asyncio.sleep(0.2)
            reads = counted(hub, monkeypatch)
            for seat in people.seats:
                await seat.say("hello")
            await asyncio.gather(*[play_on(s, Random(at)) for at, s in enumerate(people.seats)])
            await asyncio.sleep(0.2)
            assert hub.rooms[people.ident].log.written > 15
            assert reads == []

    run(play())


def test_a_commit_is_told_in_one_notification(postgres: str) -> None:
    async def listen() -> None:
        heard: list[str] = []
        told: list[tuple[str, int]] = []

        def on_written(table: str, entries: int) -> None:
            told.append((table, entries))

        bus = Bus(postgres, on_written, lambda: None, lambda _: None)
        await bus.connect()
        await bus.connection.add_listener(WRITTEN, lambda *news: heard.append(news[-1]))
        news = [f"abcdefgh{number:04d} {100_000 + number}" for number in range(700)]
        engine = create_async_engine(postgres.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.begin() as connection:
            await connection.execute(NOTIFY, {"news": news})
        await engine.dispose()
        async with asyncio.timeout(10):
            while len(told) < len(news):
                await asyncio.sleep(0.01)
        assert sorted(told) == [(f"abcdefgh{at:04d}", 100_000 + at) for at in range(700)]
        assert len(heard) == 3
        await bus.close()

    run(listen())


def test_news_of_many_tables_are_read_at_once(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with (
            inside(tmp_path / "1", 1, database=postgres) as (_, first),
            inside(tmp_path / "2", 2, database=postgres) as (hub, second),
        ):
            tables = [People(first) for _ in range(4)]
            for people in tables:
                await gathered(people, [first, second])
            await asyncio.sleep(0.2)
            reads = counted(hub, monkeypatch)
            news = {people.ident: 10**6 for people in tables} | {"nobodys": 3}
            assert hub.sharing is not None
            await hub.sharing.read(news)
            assert reads == [4]
            for people in tables:  # and nobody missed anything
                await people.seats[0].say("hello")
                listener = people.seats[1]
                await listener.until(lambda listener=listener: listener.talk)
            for people in tables:
                await people.__aexit__()

    run(play())
