"""How the server scales: the measurement runs in its short form, and the model adds up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import model, parts, scale
from bench.lean import Crowd, Place, Wire
from bench.model import PACES, Pace, Parts, capacity, meeting

PARTS = Parts(
    worker=1.0,
    follow=1.0,
    notice=0.01,
    database=0.2,
    database_follow=0.1,
    commit=2.0,
    locks=0.001,
    resting=100.0,
    table=0.5,
)
LIVE = PACES[0]


def test_a_small_crowd_plays_at_one_server_and_at_two() -> None:
    with parts.postgres() as base:
        alone, spread = [
            scale.measured(setup, base, tables=4, seconds=1.0)
            for setup in (
                scale.Setup("one", 1, used=1, pinned=True, half=True),
                scale.Setup("two", 2, spread=True),
            )
        ]
        assert alone.rate > 5
        assert alone.worker > 0.1
        assert alone.idle == 0
        assert spread.worker > alone.worker / 2
        assert alone.memory > 3e7
    rounds = dict.fromkeys([setup.name for setup in scale.SETUPS], alone)
    found = scale.report(rounds, 4, {(16, False): 900.0, (16, True): 300.0}, {500: 1.0}, 1e8)
    assert "can't be compared" in found or "1.00 times" in found
    assert "one, half a core" in found
    assert "What breaks" in found or "what breaks" in found


def test_nothing_stays_behind(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    with parts.served(database) as house:
        pids = [house.process.pid, *house.pids]
        assert all([parts.cpu(pid) > 0 for pid in pids])
    assert [parts.cpu(pid) for pid in pids] == [0.0] * len(pids)
    before = set(parts.children(os.getpid()))
    with scale.spinning(0):
        started = set(parts.children(os.getpid())) - before
        assert started
    assert not started & set(parts.children(os.getpid()))


def test_one_worker_carries_what_its_core_allows() -> None:
    found = capacity(PARTS, 1, LIVE, spread=False)
    assert found.workers == 1
    assert found.moves == pytest.approx(600 / 1.2)
    assert found.seats == pytest.approx(20 * found.moves)
    assert found.told == 0
    assert found.locks == pytest.approx(1.25 * found.seats)


def test_more_cores_carry_more_and_people_who_meet_cost_less() -> None:
    for pace in PACES:
        for spread in (False, True):
            seats = [capacity(PARTS, cores, pace, spread).seats for cores in (1, 4, 16, 64)]
            assert seats == sorted(seats)
        assert capacity(PARTS, 16, pace, True).seats < capacity(PARTS, 16, pace, False).seats
    assert meeting(16, spread=True) == pytest.approx(3.64, abs=0.01)


def test_the_model_agrees_with_two_workers_that_have_enough() -> None:
    cheap = PARTS._replace(notice=0.0, locks=0.0)
    one = model.moves_with(cheap, 64, 1, LIVE, spread=False)
    assert model.moves_with(cheap, 64, 2, LIVE, spread=False) == pytest.approx(2 * one)
    both = model.moves_with(cheap, 64, 2, LIVE, spread=True)
    assert both == pytest.approx(2 * one / 1.875)  # 0.875 others follow every move


def test_who_is_where_costs_workers_times_people() -> None:
    away = Pace("away", 20, 0.0)
    moves = [model.cost(PARTS, 10, pace, spread=False)[1] for pace in (LIVE, away)]
    assert moves[0] - moves[1] == pytest.approx(10 * 1.25 * 20 * 0.001 / 2)
    alone = [model.cost(PARTS, 1, pace, spread=False)[1] for pace in (LIVE, away)]
    assert alone[0] == alone[1]


def test_frames_are_found_however_they_arrive() -> None:
    heard: list[tuple[int, bytes]] = []
    wire = object.__new__(Wire)
    wire.buffer = bytearray()
    sent = (
        b"\x81\x02hi"
        + b"\x81\x7e\x01\x00"
        + b"x" * 256
        + b"\x89\x00"
        + b"\x81\x7f"
        + (70_000).to_bytes(8, "big")
        + b"y" * 70_000
    )
    for at in range(0, len(sent), 1_000):
        wire.buffer += sent[at : at + 1_000]
        while (frame := wire.frame()) is not None:
            heard.append(frame)
    assert heard == [(1, b"hi"), (1, b"x" * 256), (9, b""), (1, b"y" * 70_000)]


def test_a_crowd_without_moves_waits() -> None:
    crowd = Crowd()
    crowd.tables = [Place(), Place()]
    assert not crowd.send_one()
    assert crowd.flying == 0


def test_figures_go_between_their_markers() -> None:
    page = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nz"
    once = parts.written(page, "x", "new \\1")
    assert once == "a\n<!-- x: begin -->\nnew \\1\n<!-- x: end -->\nz"
    assert parts.written(once, "x", "new \\1") == once
    with pytest.raises(ValueError, match="no place for y"):
        parts.written(page, "y", "new")
    for name, where in (("scale", scale.PAGE), ("growth", "hosts.md")):
        text = Path("docs", where).read_text()
        assert parts.written(text, name, "new") != text


def test_the_commands_say_how_long_they_take() -> None:
    for name in ("scale", "growth"):
        command = [sys.executable, "-m", f"bench.{name}", "--help"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "minutes" in done.stdout
        assert "--write" in done.stdout
        assert "--quick" in done.stdout
