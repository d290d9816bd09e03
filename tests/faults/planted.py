"""Proof that the fault test bites: bugs planted in a copy of the server, each found by its check.

python -m tests.faults.planted [part of a name ...]
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.faults.house import postgres, sqlite
from tests.faults.nemesis import FAULTS
from tests.faults.run import TABLES, Report, one_run

ROOT: Final = Path(__file__).parent.parent.parent
PATIENCE: Final = 10.0  # seconds; bugs may stop everything, and nobody waits for long


@dataclass(frozen=True)
class Bug:
    """A text of the source that is replaced, under which faults, and which checks may find it.

    One of them is enough: which it is depends on how processes interleave.
    """

    name: str
    file: str
    old: str
    new: str
    faults: Sequence[str]
    checks: Sequence[str]
    workers: int = 1

    def __str__(self) -> str:
        return self.name

    @property
    def source(self) -> Path:
        return ROOT / "src/sengoku" / self.file

    @property
    def shared(self) -> bool:
        """Whether it needs PostgreSQL: for workers, or because only root has a disk to fill."""
        return self.workers > 1 or ("full disk" in self.faults and os.geteuid() != 0)


def bugs() -> list[Bug]:
    """All that are planted."""
    listed = tomllib.loads(Path(__file__).with_name("planted.toml").read_text())["bug"]
    return [Bug(**entry) for entry in listed]


def endured(bug: Bug) -> Report:
    """A run with the bug, and what its checks found."""
    by_name = {fault.name: fault for fault in FAULTS}
    with TemporaryDirectory() as folder, postgres() if bug.shared else sqlite() as database:
        source = Path(folder, "src")
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        target = source / "sengoku" / bug.file
        text = target.read_text()
        assert text.count(bug.old) == 1, f"not there, or not once: {bug}"
        target.write_text(text.replace(bug.old, bug.new))
        faults = [by_name[name] for name in bug.faults]
        return one_run(
            Path(folder, "house"),
            database,
            "planted",
            seed=7,
            faults=faults,
            workers=bug.workers,
            source=source,
            tables=TABLES[:2],
            patience=PATIENCE,
        )


def main() -> int:
    """Plant the bugs whose names contain one of the texts, or all; say which were not found."""
    named = [
        bug for bug in bugs() if not sys.argv[1:] or any([t in bug.name for t in sys.argv[1:]])
    ]
    missed = 0
    for bug in named:
        report = endured(bug)
        found = sorted({problem.check for problem in report.problems})
        caught = bool(set(bug.checks) & set(found))
        missed += not caught
        said = "caught  " if caught else "SURVIVED"
        print(f"{said} {bug} ({', '.join(found)}; {report.seconds:.0f} s)", flush=True)  # noqa: T201
        if not caught:
            print(report.text(), flush=True)  # noqa: T201
    print(f"{len(named) - missed} passed, {missed} failed")  # noqa: T201
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
