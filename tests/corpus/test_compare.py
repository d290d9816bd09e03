"""What counts as the same, and that the corpus of a release stays as it is."""

from __future__ import annotations

import sys

import pytest

import sengoku
from tests.corpus import make
from tests.corpus.compare import CHANGED, differences
from tests.corpus.files import about, versions
from tests.corpus.seen import Looks, folded, unfolded

SAVED = {"hand": [1, 2], "offers": [{"from": 0, "open": True}]}


def test_what_a_version_tells_besides_is_no_difference() -> None:
    found = {"hand": (1, 2), "offers": [{"from": 0, "open": True, "to": 3}], "new": None}
    assert differences(found, SAVED, "view") == []


@pytest.mark.parametrize(
    ("found", "line"),
    [
        ({"hand": [1, 3], "offers": SAVED["offers"]}, "view.hand.1: 3, was 2"),
        ({"hand": [1], "offers": SAVED["offers"]}, "view.hand: [1], was [1, 2]"),
        ({"hand": [1, 2], "offers": [{"from": 0}]}, "view.offers.0.open: missing, was True"),
        (
            {"hand": [1, 2], "offers": [{"from": 0, "open": 1}]},
            "view.offers.0.open: 1, was True",
        ),
    ],
)
def test_what_is_missing_or_another_is_one(found: object, line: str) -> None:
    assert differences(found, SAVED, "view") == [line]


def test_a_change_on_purpose_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHANGED, "view.offers.*.open", "of no use since 9.0")
    assert differences({"hand": [1, 2], "offers": [{"from": 0}]}, SAVED, "view") == []


def test_folded_steps_unfold() -> None:
    steps: list[Looks] = [
        [{"view": {"a": 1, "own": seat, "x": 0}, "events": []} for seat in range(3)],
        [
            {"view": {"a": 2, "own": seat, "x": seat}, "events": [{"event": "e"}]}
            for seat in (3, 1, 2)
        ],
    ]
    assert list(unfolded(folded(steps))) == steps


def test_a_corpus_that_is_there_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sengoku, "__version__", versions()[0].name)
    monkeypatch.setattr(sys, "argv", ["make"])
    with pytest.raises(SystemExit, match="there already"):
        make.main()


def test_every_folder_says_what_is_in_it() -> None:
    assert versions()
    for folder in versions():
        told = about(folder)
        assert told["version"] == folder.name
        if told["version"] == sengoku.__version__:
            assert {name: game["phases"] for name, game in told["games"].items()} == make.PHASES
