"""Tuning: the same seed finds the same, worse weights are never kept, a stopped search goes on."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import sengoku
from sengoku.arena import BadContest, tuning
from sengoku.arena.plan import new_seed
from sengoku.arena.record import Record
from sengoku.arena.result import Estimate
from sengoku.arena.tuning import Contest, Space, Tuned, tune
from sengoku.bots import tuned
from sengoku.bots.greedy import Greedy

FOUND = Tuned("sengoku tune shinobi", "shinobi", {"own": 2.0}, 4, 400, 0.33, 0.05)


def test_a_step_is_a_factor_and_the_origin_is_what_there_was() -> None:
    space = Space({"own": 2.0, "fear": -3.0, "off": 0.0, "kept": 1.0}, ["kept"])
    assert space.names == ["own", "fear"]
    assert space.weights([0.0, 0.0]) == {"own": 2.0, "fear": -3.0}
    assert space.weights([0.6931, 0.0])["own"] == pytest.approx(4, abs=0.01)
    assert space.weights([0.0, -5.0])["fear"] < 0


def test_the_same_seed_finds_the_same_weights() -> None:
    heard: list[tuple[int, int]] = []

    def tell(record: Record, games: int) -> None:
        heard.append((record.number, games))

    keep = ["close", "danger", "reach", "strength", "hand", "ninja", "mask", "deed", "home"]
    one, other = [
        tune(
            "shinobi",
            generations=1,
            games=3,
            proof=102,
            players=3,
            seed=4,
            keep=keep,
            progress=tell,
        )
        for _ in range(2)
    ]
    assert one == other
    assert set(one.weights) == {"own", "rival"}
    assert one.command.startswith("sengoku tune shinobi --generations 1 --games 3 --proof 102")
    assert len(heard) == 2 * heard[0][1]


class Known(Contest):
    """Matches whose outcome is known: the more `own` is worth, the better."""

    played = 0

    def wins(self, weights: dict[str, float], games: int, seed: int) -> Estimate:
        Known.played += 1
        own = weights["own"]
        return Estimate(own / (own + 3), 0.05)


def test_it_climbs_and_goes_on_where_it_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "Contest", Known)
    book = tmp_path / "book"
    whole = tune("shinobi", generations=8, seed=1, resume=book)
    assert whole.weights["own"] > 2
    assert whole.better
    lines = book.read_text().splitlines(keepends=True)
    book.write_text("".join(lines[:6]) + lines[6][:30])  # five generations, and half of one
    Known.played = 0
    assert tune("shinobi", generations=8, seed=1, resume=book) == whole
    assert Known.played == 3 * 11 + 1
    with pytest.raises(BadContest) as refused:
        tune("shinobi", generations=8, seed=2, resume=book)
    assert refused.value.reason == "other"


def test_only_what_the_proof_shows_is_better() -> None:
    assert FOUND.better
    assert not replace(FOUND, wins=0.29).better
    assert not replace(FOUND, wins=0.20, wins_margin=0.01).better


def test_greedy_plays_with_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "shinobi.json"
    FOUND.write(path)
    assert json.loads(path.read_text())["command"] == FOUND.command
    game = sengoku.game("shinobi")
    bot = sengoku.bot(f"greedy:tuned={path}")
    assert bot.judge_of(game).weights["own"] == 2  # type: ignore[attr-defined]
    by_hand = sengoku.bot(f"greedy:tuned={path},own=5")
    assert by_hand.judge_of(game).weights["own"] == 5  # type: ignore[attr-defined]


def test_the_weights_of_the_house_are_usual_unless_somebody_says_no(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FOUND.write(tmp_path / "shinobi.json")
    monkeypatch.setattr(tuned, "FOLDER", tmp_path)
    game = sengoku.game("shinobi")
    assert Greedy().judge_of(game).weights["own"] == 2
    assert Greedy(own=3).judge_of(game).weights["own"] == 3
    assert Greedy(tuned=False).judge_of(game).weights["own"] == 1


def test_what_the_house_keeps_fits_its_judges_and_is_better() -> None:
    for path in tuned.FOLDER.glob("*.json"):
        kept = Tuned(**json.loads(path.read_text(encoding="utf-8")))
        assert kept.game == path.stem
        assert kept.better
        Greedy().prepare(sengoku.game(kept.game))


def test_the_proof_is_on_fresh_deals() -> None:
    chance = sengoku.Random(1)
    assert len({new_seed(chance) for _ in range(21)}) == 21


def test_without_the_library_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(BadContest) as refused:
        tune("shinobi")
    assert refused.value.reason == "missing"
