"""Nobody slows others down by looking at the past: it is computed elsewhere, once, and last."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, NotAllowed
from sengoku.games.kernel.streams import Random
from sengoku.server import desk, questions, thinking, waking
from sengoku.server.config import Config
from sengoku.server.pool import Pool
from sengoku.server.turns import Asker, Urgency
from sengoku.table import record
from sengoku.words import words
from tests.server.inside import inside
from tests.server.rig import People, line, play_on, run

BOTS = {"1": "random", "2": "random"}


class Asked:
    """What pools are asked, and by whom."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.work: list[str] = []
        self.askers: list[Asker] = []
        self.pools: list[Pool] = []
        ask = Pool.ask

        async def spy(pool: Pool, function: Any, *about: Any, **more: Any) -> Any:
            if function is not thinking.think:
                self.work.append(function.__name__)
                self.askers.append(more["asker"]())
                self.pools.append(pool)
            return await ask(pool, function, *about, **more)

        monkeypatch.setattr(Pool, "ask", spy)


async def finished(url: str) -> str:
    """A game that is over."""
    new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS, access="open")
    async with sengoku.client.make(url, new) as ann:
        await ann.start()
        await play_on(ann, Random(1))
        return ann.table


def test_replays_and_standings_are_computed_elsewhere_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch)

    async def look() -> None:
        async with inside(tmp_path) as (hub, url):
            ident = await finished(url)
            address = f"/api/tables/{ident}"
            questions = (
                "replay?first=5&count=9",
                "replay?first=999999",
                "standing?step=3",
                "record",
            )
            reader = Http(url)
            for question in (*questions, *questions):
                answer = await reader.wire.get(f"{address}/{question}")
                assert answer.status_code == 200, answer.text
                assert answer.headers["content-type"].startswith("application/json")
            assert asked.work == ["frames", "estimate", "whole_record"]
            assert [asker.urgency for asker in asked.askers] == [
                Urgency.READ,
                Urgency.JUDGED,
                Urgency.READ,
            ]
            table = hub.rooms[ident].table
            same = record.replay(table, None, 5, 9)
            assert await reader.replay(ident, None, 5, 9) == same
            assert len(same.frames) == 9
            assert (await reader.wire.get(f"{address}/record")).json() == record.record(table)
            await reader.close()

    run(look())


def test_who_asks_at_the_same_time_waits_for_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch)

    async def look() -> None:
        async with inside(tmp_path) as (_, url):
            ident = await finished(url)
            readers = [Http(url) for _ in range(8)]
            found = await asyncio.gather(*[one.replay(ident, None, 0, 50) for one in readers])
            assert all([one == found[0] for one in found])
            assert asked.work == ["frames"]
            for one in readers:
                await one.close()

    run(look())


def test_a_visitor_may_ask_only_so_often_for_what_is_not_known_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "AT_ONCE", 3.0)

    async def look() -> None:
        async with inside(tmp_path) as (_, url):
            ident = await finished(url)
            reader = Http(url)
            for _ in range(5):
                for first in range(3):
                    await reader.replay(ident, None, first, 1)
            with pytest.raises(NotAllowed) as refused:
                await reader.replay(ident, None, 3, 1)
            assert (refused.value.rule, refused.value.reason) == ("LIMIT", "requests")
            await reader.close()

    run(look())


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_KEPT", 250)

    async def keep() -> None:
        found = desk.Desk(Config(), Pool(0, 1.0), lambda: 0.0)

        async def answer() -> bytes:
            return bytes(100)

        for number in range(5):
            await found.answer("visitor", number, answer)
            await found.answer("visitor", 0, answer)
        assert (list(found.kept), found.size) == ([4, 0], 200)
        assert found.coming == {}

    run(keep())


def test_the_past_of_a_game_under_way_changes_with_undos_and_no_bot_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept is the answer to the same moves, not to the same number of them."""
    asked = Asked(monkeypatch)

    async def look() -> None:
        async with inside(tmp_path) as (hub, url), People(url) as people:
            await people.gather("shinobi", 3)
            table = hub.rooms[people.ident].table
            mover = next(seat for seat in people.seats if seat.now.moves)
            for at in (0, 1):
                await mover.move(mover.now.moves[at].code)
                seen = await mover.http.replay(people.ident, mover.number, 0, 50)
                assert seen == record.replay(table, mover.number, 0, 50)
                await mover.undo()
            assert asked.pools == [hub.desk.readers] * 2
            assert hub.desk.readers is not hub.thinkers

    run(look())


def test_tables_are_read_in_slices_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "SLICE", 0.0)

    async def look() -> None:
        async with inside(tmp_path) as (hub, url):
            idents = [await finished(url) for _ in range(2)]
            logs = [await hub.store.lines(ident) for ident in idents]
            others = 0
            reading_now = True

            async def others_go_on() -> None:
                nonlocal others
                while reading_now:
                    others += 1
                    await asyncio.sleep(0)

            beside = asyncio.create_task(others_go_on())
            tables = await asyncio.gather(*[hub.waking.table(log) for log in logs])
            reading_now = False
            await beside
            assert others >= sum([len(log) - 2 for log in logs])
            for table, ident in zip(tables, idents, strict=True):
                known = hub.rooms[ident].table
                assert table.history is not None
                assert known.history is not None
                assert table.entries == known.entries
                assert table.history.state == known.history.state

    run(look())


def test_a_bad_record_is_refused_by_the_reading_process(tmp_path: Path) -> None:
    async def put() -> None:
        async with inside(tmp_path) as (_, url):
            reader = Http(url)
            for text, rule in (
                (b"{", "MESSAGE"),
                (b"[" * 100_000, "MESSAGE"),
                (b"\xff\xfe", "MESSAGE"),
                (b"[]", "RECORD"),
                (b'{"sengoku": "record"}', "RECORD"),
            ):
                answer = await reader.wire.post("/api/records", content=text)
                assert answer.status_code == 400, text[:20]
                assert answer.json()["rule"] == rule, text[:20]
            await reader.close()

    run(put())


def test_a_position_is_told_beside_the_loop_in_languages_that_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    threads: set[int] = set()

    def spy(language: str = "") -> Any:
        loaded.append(language)
        threads.add(threading.get_ident())
        return words(language)

    monkeypatch.setattr(questions, "words", spy)

    async def ask() -> None:
        async with inside(tmp_path) as (_, url):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS)
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                async with line(url, ann.table, 0, ann.http.key) as tab:
                    for language in ("fr", "no-such-language", "another"):
                        question = {"type": "describe", "id": language, "language": language}
                        assert (await tab.answer(question))["type"] == "answer"

    run(ask())
    assert loaded == ["fr", "", ""]
    assert threading.get_ident() not in threads
