"""People play under faults of every kind, and nothing is lost, doubled, reordered or left behind.

In a proof it goes on with other seeds for half an hour on each database. The report is in
`build/faults/`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from sengoku.games.kernel.streams import Random
from tests.faults.house import postgres, sqlite
from tests.faults.nemesis import FAULTS
from tests.faults.run import LONG_GAME, TABLES, Report, one_run, shuffled

PROOF = bool(os.environ.get("SENGOKU_PROOF"))
SECONDS = 1800 if PROOF else 0
PEOPLE = (*TABLES, LONG_GAME) * 3 if PROOF else TABLES
SEED = int(os.environ.get("SENGOKU_FAULTS_SEED", "1"))


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_nothing_goes_wrong_under_faults(kind: str, workers: int, tmp_path: Path) -> None:
    began = time.monotonic()
    total = Report(kind, SEED)
    rounds = 0
    while rounds == 0 or (time.monotonic() - began < SECONDS and not total.problems):
        seed = SEED + rounds
        faults = shuffled(FAULTS, Random(seed))
        with sqlite() if workers == 1 else postgres() as database:
            folder = tmp_path / str(rounds)
            run = one_run(folder, database, kind, seed, faults, workers, tables=PEOPLE)
        total.add(run)
        rounds += 1
    total.save()
    print(total.text())  # noqa: T201
    assert not total.problems, total.text()
    assert total.strikes.keys() | total.impossible == {fault.name for fault in FAULTS}
