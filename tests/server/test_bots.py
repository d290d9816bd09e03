"""Bots know what their seat knows; whatever becomes of their process, the game goes on."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku import protocol
from sengoku.bots import BOTS, LEVELS
from sengoku.client import NotAllowed, Seat
from sengoku.games.chance import Random
from sengoku.server import pool
from sengoku.server.limits import Bucket, Limits
from sengoku.server.pool import Thinkers
from sengoku.table import TableRefusal
from tests.server.inside import inside
from tests.server.rig import play_on, run

HOME = "tests.server.fragile"


def thought(level: str, patience: float = 60.0) -> pool.Thought | None:
    """What a bot thinks at the beginning of a game."""

    async def ask() -> pool.Thought | None:
        thinkers = Thinkers(1, patience)
        try:
            state = sengoku.game("shinobi").start(3, bytes(32), events=True)
            return await thinkers.choose(state, state.actors[0], level, 1)
        finally:
            thinkers.close()

    found: pool.Thought | None = run(ask())
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


def test_bots_are_handed_an_imagined_state(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[object] = []

    class Spy:
        def submit(self, function: object, *asked: object) -> object:
            handed.extend(asked)
            raise RuntimeError

    async def ask() -> None:
        thinkers = Thinkers(1, 1.0)
        monkeypatch.setattr(thinkers, "pool", Spy())
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
                course = hub.rooms[ann.table].table.course
                assert course is not None
                assert {step.seat for step in course.steps} == {0, 1, 2}

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
                course = hub.rooms[ann.table].table.course
                assert course is not None
                assert {step.seat for step in course.steps} == {0, 1, 2}

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
    bucket = Bucket(2.0, 4.0, 0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    limits = Limits("requests", 1.0, 1.0)
    limits.check("a", 0.0)
    limits.check("b", 0.0)
    with pytest.raises(TableRefusal):
        limits.check("a", 0.5)
    limits.check("a", 1.5)
