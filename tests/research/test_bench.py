"""The bench of research runs, and leaves out what is not installed."""

from __future__ import annotations

import sys

import pytest

from bench import research


def test_every_way_to_play_our_games_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "SECONDS", 0.01)
    works = research.ours("shinobi")
    assert all(rate > 0 for rate in research.measure(works, 1).values())


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "SECONDS", 0.01)
    for package in ("rlcard", "catanatron"):
        monkeypatch.setitem(sys.modules, package, None)
    hearts = "OpenSpiel's hearts, with tensors", research.BARE
    works = {key: work for key, work in research.OTHERS.items() if key[1] == research.BARE}
    assert list(research.measure(works, 1)) == [hearts]
