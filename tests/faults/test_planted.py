"""Planted bugs are found: a few of them, in a proof all."""

from __future__ import annotations

import os

import pytest

from tests.faults.checker import CHECKS
from tests.faults.nemesis import FAULTS
from tests.faults.planted import Bug, bugs, endured

SOME = bugs() if os.environ.get("SENGOKU_PROOF") else bugs()[2::6]


@pytest.mark.parametrize("bug", bugs(), ids=str)
def test_a_bug_is_planted_in_one_place(bug: Bug) -> None:
    assert bug.source.read_text().count(bug.old) == 1
    assert bug.old != bug.new
    assert set(bug.checks) <= {one.__name__ for one in CHECKS}
    assert set(bug.faults) <= {fault.name for fault in FAULTS}


@pytest.mark.parametrize("bug", SOME, ids=str)
def test_a_planted_bug_is_found(bug: Bug) -> None:
    report = endured(bug)
    assert set(bug.checks) & {problem.check for problem in report.problems}, report.text()
