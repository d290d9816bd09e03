"""Bots know what their seat knows; whatever becomes of their process, the game goes on."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku import protocol
from sengoku.bots import BOTS, LEVELS
from sengoku.client import NotAllowed, Seat
from sengoku.games.kernel.streams import Random
from sengoku.processes import Ended
from sengoku.server import pool
from sengoku.server.limits import RateLimit, TokenBucket
from sengoku.server.pool import BotPool, PoolProcess
from sengoku.server.thinking import Thought
from sengoku.table import TableRefusal
from tests.server.inside import inside
from tests.server.rig import play_on, run

HOME = "tests.server.fragile"


def thought(level: str, patience: float = 60.0) -> Thought | None:
    """What a bot thinks at the beginning of a game."""

    async def ask() -> Thought | None:
        thinkers = BotPool(1, patience)
        try:
            state = sengoku.game("shinobi").start(3, bytes(32), events=True)
            return await thinkers.choose(state, state.actors[0], level, 1)
        finally:
            thinkers.close()

    found: Thought | None = run(ask())
    return found


def test_a_bot_decides_in_another_process() -> None:
    found = thought("greedy")
    assert found is not None
    move, candidates = found
    assert move in [candidate[0] for candidate in candidates]


def test_a_crash_is_survived_the_move_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SENGOKU_TEST_FLAG", str(tmp_path / "crashed"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["."]))
    assert thought(f"{HOME}:Crasher") is not None
    assert (tmp_path / "crashed").exists()


def test_a_bot_that_hangs_is_given_up() -> None:
    assert thought(f"{HOME}:Sleeper", patience=2.0) is None


def test_a_bot_that_raises_is_told_in_the_log_without_its_text(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert thought(f"{HOME}:Raiser") is None
    (record,) = [record for record in caplog.records if record.message == "a bot failed"]
    figures = record.figures  # type: ignore[attr-defined]
    assert figures["error"] == "ValueError"
    assert any("fragile.py" in place for place in figures["where"])
    assert "secret" not in str(figures)


def test_a_request_that_nobody_waits_for_does_not_cost_a_process() -> None:
    async def ask() -> None:
        pool = BotPool(1, 60.0)
        state = sengoku.game("shinobi").start(3, bytes(32))
        seat = state.actors[0]
        assert await pool.choose(state, seat, "random", 1) is not None
        first = pool.processes[0].slot.child
        given_up = asyncio.create_task(pool.choose(state, seat, f"{HOME}:Slow", 1))
        await asyncio.sleep(0.2)
        given_up.cancel()
        answers = await asyncio.gather(*[pool.choose(state, seat, "greedy", 2) for _ in range(3)])
        assert answers[0] is not None
        assert answers == [answers[0]] * 3  # none of them is the answer that nobody waited for
        assert pool.processes[0].slot.child is first
        pool.close()

    run(ask())


def test_time_in_the_queue_is_no_thinking_time() -> None:
    """Four requests of a second each, one process, and two seconds of patience for each."""

    async def ask() -> None:
        pool = BotPool(1, 60.0)
        state = sengoku.game("shinobi").start(3, bytes(32))
        seat = state.actors[0]
        await pool.choose(state, seat, "random", 1)
        pool.processes[0].patience = 2.0
        slow = [pool.choose(state, seat, f"{HOME}:Slow", seed) for seed in range(4)]
        assert None not in await asyncio.gather(*slow)
        pool.close()

    run(ask())


def test_a_pool_that_is_closed_asks_nobody_again() -> None:
    async def ask() -> None:
        pool = BotPool(1, 60.0)
        state = sengoku.game("shinobi").start(3, bytes(32))
        asked = asyncio.create_task(pool.choose(state, state.actors[0], f"{HOME}:Sleeper", 1))
        await asyncio.sleep(1)
        pool.close()
        assert await asked is None
        assert pool.processes[0].slot.child is None

    run(ask())


def test_bots_are_handed_an_imagined_state(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[object] = []

    async def spy(process: PoolProcess, request: tuple[object, tuple[object, ...]]) -> Ended:
        handed.extend(request[1])
        process.idle(process)
        return Ended(1)

    monkeypatch.setattr(PoolProcess, "ask", spy)

    async def ask() -> None:
        thinkers = BotPool(1, 1.0)
        state = sengoku.game("shinobi").start(3, bytes(32), events=True)
        seat = state.actors[0]
        assert await thinkers.choose(state, seat, "random", 7) is None
        dump = handed[1]
        assert isinstance(dump, dict)
        assert dump["hands"][seat] == state.dump()["hands"][seat]
        assert dump["pile"] != state.dump()["pile"]
        assert dump["random"] != state.dump()["random"]
        assert dump["record"] == []

    run(ask())


def test_a_table_goes_on_with_the_default_where_a_bot_is_of_no_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = f"{HOME}:Liar"
    monkeypatch.setattr("sengoku.server.hub.accepted", lambda game: ("random", bad))

    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots={"1": bad, "2": bad})
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                await play_on(ann, Random(1), most=4)
                history = hub.rooms[ann.table].table.history
                assert history is not None
                assert {step.seat for step in history.steps} == {0, 1, 2}

    run(play())


@pytest.mark.parametrize("game", ["shinobi", "shitenno", "senji"])
def test_people_choose_among_the_levels_and_others_may_name_a_bot(game: str) -> None:
    assert pool.levels(game) == LEVELS  # the easiest first
    assert pool.accepted(game) == (*BOTS, *LEVELS)  # so that the strongest stands in for people


def test_a_table_is_played_at_a_level(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            bots = {"1": "ashigaru", "2": "bushi"}
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=bots)
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                await play_on(ann, Random(1), most=3)
                assert ann.state is not None
                assert [seat.level for seat in ann.state.table.seats] == [None, *bots.values()]
                history = hub.rooms[ann.table].table.history
                assert history is not None
                assert {step.seat for step in history.steps} == {0, 1, 2}

    run(play())


def sight(seat: Seat) -> dict[str, Any]:
    """What the seat sees now."""
    assert seat.state is not None
    assert seat.state.view is not None
    return seat.state.view


def test_bots_offer_promise_and_answer_as_long_as_winter_lasts(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url):
            bots = {str(seat): "greedy" for seat in range(1, 6)}
            new = protocol.NewTable("senji", 6, name="Ann", bots=bots)
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                async for state in ann.turns():
                    if sight(ann)["phase"] == "winter":
                        break
                    with suppress(NotAllowed):  # somebody else was faster
                        await ann.move(state.moves[0].code, state.version)
                await ann.until(lambda: sight(ann)["readiness"][1:] == [1] * 5)
                heard = {event["event"] for event in ann.events}
                assert {"offer", "promise"} <= heard
                offers = [event for event in ann.events if event["event"] == "offer"]
                assert {len(offer["wants"]) for offer in offers} == {1}  # nobody says a thing twice
                for move in ("offer to C", "show yellow-member-4", "send"):
                    await ann.move(move)  # a gift, to one who is ready
                await ann.until(lambda: "deal" in {event["event"] for event in ann.events})

    run(play())


def test_a_bucket_fills_by_the_second() -> None:
    bucket = TokenBucket(2.0, 4.0, 0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    limits = RateLimit("requests", 1.0, 1.0)
    limits.check("a", 0.0)
    limits.check("b", 0.0)
    with pytest.raises(TableRefusal):
        limits.check("a", 0.5)
    limits.check("a", 1.5)
