"""Tournaments: reproducible, stoppable, and not to be broken by a bot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import sengoku
from sengoku.arena import BadContest, Record, Result, run
from sengoku.words import words
from tests.processes.waiting import alive, until

STRANGERS = "tests.bots.strangers"
FEW = 6


def timeless(result: Result) -> list[Record]:
    """The games without the time that they took."""
    return [replace(record, seconds=[]) for record in result.records]


def test_the_same_seed_gives_the_same_games_however_many_play_at_once() -> None:
    bots = ["greedy", "random"]
    alone = run("shinobi", bots, players=3, games=FEW, seed=5)
    together = run("shinobi", bots, players=3, games=FEW, seed=5, jobs=3)
    assert timeless(alone) == timeless(together)
    assert [record.number for record in alone.records] == list(range(FEW))
    other = run("shinobi", bots, players=3, games=FEW, seed=6)
    assert timeless(alone) != timeless(other)


def test_greedy_is_far_better_than_chance() -> None:
    """Always the same games. Over many it wins 88 %; the fair share is 25 %."""
    result = run("shinobi", ["greedy", *["random"] * 3], games=40, jobs=2, seed=1)
    best = result.rows()[0]
    assert best.bot == "greedy"
    assert best.wins > 0.75
    assert best.rank < 1.5


def test_it_can_be_had_from_the_package() -> None:
    heard: list[tuple[int, int]] = []
    result = sengoku.arena.run(
        "shinobi",
        ["random"],
        games=3,
        options={"protect_move_source": True},
        progress=lambda record, games: heard.append((record.number, games)),
    )
    assert isinstance(result, Result)
    assert heard == [(0, 3), (1, 3), (2, 3)]
    assert result.bots == ["random"]
    assert result.rows()[0].wins == pytest.approx(1 / 3)
    assert all(record.scores for record in result.records)
    with pytest.raises(AttributeError):
        sengoku.stadium  # noqa: B018


@pytest.mark.parametrize(
    ("bot", "why", "says"),
    [
        ("Raises", "raised", "RuntimeError: out of ideas"),
        ("Leaves", "raised", "SystemExit: I go home"),
        ("Illegal", "illegal", "IllegalMove"),
        ("Dies", "died", ""),
        ("Hangs", "hung", "in choose"),
    ],
)
def test_a_faulty_bot_forfeits_and_the_tournament_goes_on(bot: str, why: str, says: str) -> None:
    name = f"{STRANGERS}:{bot}"
    result = run("shinobi", [name, "random"], players=3, games=3, seed=1, patience=0.2)
    assert len(result.records) == len(result.forfeits) == 3
    for record in result.forfeits:
        assert record.forfeit is not None
        assert record.forfeit.why == why
        assert says in record.forfeit.traceback
        lost = record.forfeit.seat
        assert record.bots[lost] == name
        assert record.ranks == [3 if seat == lost else 1 for seat in range(3)]
        assert record.scores == []
    honest = next(row for row in result.rows() if row.bot == "random")
    assert honest.forfeits == 0


def test_a_process_that_can_not_even_begin_is_nobodys_forfeit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match="before a game began"):
        run("shinobi", ["random"], games=3)


def test_what_bots_print_is_no_record() -> None:
    result = run("shinobi", [f"{STRANGERS}:First:loud=yes"], games=3)
    assert not result.forfeits


# Going on.


def test_a_tournament_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    whole = run("shinobi", ["random"], players=3, games=FEW, seed=2, resume=kept)
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + FEW
    kept.write_text("".join(lines[:3]) + lines[3][:20])  # two games, and half a line
    heard: list[int] = []
    again = run(
        "shinobi",
        ["random"],
        players=3,
        games=FEW,
        seed=2,
        resume=kept,
        progress=lambda record, games: heard.append(record.number),
    )
    assert len(heard) == FEW - 2
    assert timeless(again) == timeless(whole)
    assert len(kept.read_text().splitlines()) == 1 + FEW


def test_a_finished_tournament_is_only_read(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    first = run("shinobi", ["random"], games=3, resume=kept)
    assert run("shinobi", ["random"], games=3, resume=kept) == first


def test_another_tournament_in_the_file_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    run("shinobi", ["random"], games=3, resume=kept)
    before = kept.read_text()
    for other in ({"seed": 1}, {"games": 6}, {"options": {"protect_move_source": True}}):
        with pytest.raises(BadContest) as refused:
            run("shinobi", ["random"], **{"games": 3, "resume": kept, **other})  # type: ignore[arg-type]
        assert refused.value.reason == "other"
    assert kept.read_text() == before
    with pytest.raises(BadContest) as refused:
        run("shinobi", ["random"], resume=tmp_path)
    assert refused.value.reason == "file"


def test_kill_9_loses_at_most_the_games_under_way(tmp_path: Path) -> None:
    """The whole tournament is killed, with its workers, in the middle of it."""
    kept = tmp_path / "games"
    asked = [sys.executable, "-m", "sengoku", "arena", "shinobi", "greedy", "random"]
    asked += ["--games", "60", "--players", "3", "--jobs", "2", "--seed", "3"]
    with subprocess.Popen(
        [*asked, "--resume", str(kept)], start_new_session=True, stderr=subprocess.DEVNULL
    ) as process:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 9:
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    before = kept.read_bytes()
    played = before.count(b"\n") - 1
    assert 8 <= played < 60
    heard: list[int] = []
    bots = ["greedy", "random"]
    again = run(
        "shinobi",
        bots,
        players=3,
        games=60,
        seed=3,
        resume=kept,
        jobs=2,
        progress=lambda record, games: heard.append(record.number),
    )
    assert len(heard) == 60 - played
    assert kept.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    assert timeless(again) == timeless(run("shinobi", bots, players=3, games=60, seed=3, jobs=2))


def test_a_first_line_that_was_cut_short_is_written_anew(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    whole = run("shinobi", ["random"], games=3, resume=kept)
    kept.write_bytes(kept.read_bytes()[:10])
    assert timeless(run("shinobi", ["random"], games=3, resume=kept)) == timeless(whole)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    run("shinobi", ["random"], games=3, resume=kept)
    head, *_ = kept.read_text().splitlines()
    kept.write_text(f"{head}\nno game\n")
    with pytest.raises(BadContest) as refused:
        run("shinobi", ["random"], games=3, resume=kept)
    assert refused.value.reason == "file"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes of other systems end otherwise")
def test_workers_end_with_the_one_who_asks_even_when_a_bot_hangs(tmp_path: Path) -> None:
    said = tmp_path / "pid"
    bot = f"{STRANGERS}:Hangs:{said}"
    asked = [sys.executable, "-m", "sengoku", "arena", "shinobi", bot, "--games", "3"]
    with subprocess.Popen(asked, stderr=subprocess.DEVNULL) as process:
        while not said.exists() or not said.read_text():
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    worker = int(said.read_text())
    until(lambda: not alive(worker))


# What can't be held.


@pytest.mark.parametrize(
    ("bots", "settings", "reason"),
    [
        ([], {}, "bots"),
        (["random"], {"games": 0}, "games"),
        (["random"], {"jobs": 0}, "jobs"),
        (["random"], {"patience": 0}, "patience"),
        (["random"], {"decide": 1.0}, "decide"),
        (["random"], {"on": "moon"}, "on"),
        (["greedy:courage=1"], {}, ""),
        (["clever"], {}, "unknown"),
        (["random"], {"players": 2}, "players"),
        (["random"], {"options": {"fast": True}}, "unknown"),
    ],
)
def test_what_can_not_be_played_is_refused_before_it_begins(
    bots: list[str], settings: dict[str, int], reason: str
) -> None:
    with pytest.raises(sengoku.Refusal) as refused:
        run("shinobi", bots, **settings)  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert words().hint(refused.value)
