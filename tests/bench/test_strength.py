"""The bench of strength: every promise is a row, and what it finds can be read by programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import strength
from sengoku.arena.result import Estimate


def test_every_promise_is_one_row() -> None:
    names = [row.name for row in strength.rows()]
    assert len(names) == len(set(names))
    for part in (
        "shinobi: greedy against 3 x random",
        "shitenno: greedy against 3 x random",
        "senji: greedy against 3 x random",
        "shitenno: search:seconds=1,clock=cpu against 1 x greedy",
        "senji: greedy:deals=0 against 3 x greedy",
        "senji, levels: daimyo against 3 x samurai",
        "shinobi: belief",
        "senji: deals",
        "2 jobs",
    ):
        assert any(part in name for name in names), part


def test_rows_are_chosen_by_a_part_of_their_name() -> None:
    assert len(strength.chosen(["levels"])) == 9
    assert len(strength.chosen([])) == len(list(strength.rows()))


def test_figures_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "strength.json"
    strength.main(["shinobi: greedy against", "shinobi: belief"], 8, 1, path)
    assert "greedy against 3 x" in capsys.readouterr().out
    wins, belief = json.loads(path.read_text(encoding="utf-8"))
    assert wins["bar"] == 0.85
    assert 0.25 < wins["figure"]["value"] <= 1
    assert wins["figure"]["games"] == 8
    assert wins["figure"]["verdict"] == "open"
    assert belief["figure"]["value"] > 1


@pytest.mark.parametrize(
    ("mean", "verdict"), [(1.7, "met"), (1.5, "missed"), (1.62, "open"), (1.58, "open")]
)
def test_a_figure_meets_its_bar_only_clearly(mean: float, verdict: str) -> None:
    assert strength.judged(Estimate(mean, 0.05), 1.6, 10).verdict == verdict
