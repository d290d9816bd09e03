"""Proof that the tests bite: one-line mutations of the rules, each caught by a test of its rule.

`tests/mutations/<game>.toml` lists them. Each is applied to a copy of the source, which is then run
uncompiled against the tests whose names carry the rule's id; at least one of them must fail,
while all of them pass without the mutation.

    python -m tests.mutations.runner [--sample N] [game ...]
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent.parent
LISTS = Path(__file__).parent
KERNEL = "kernel"


@dataclass(frozen=True)
class Mutation:
    """In a file below src/sengoku/games/, replace one text that stands there once by another."""

    game: str
    rule: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.file}: {self.old.strip()!r} -> {self.new.strip()!r}"

    def source(self) -> Path:
        return ROOT / "src/sengoku/games" / self.file

    def unchanged(self) -> Mutation:
        """The same without the change: what fails here would prove nothing."""
        return replace(self, new=self.old)

    def selector(self) -> str:
        """The tests that name the rule: SHI-27 is test_shi_27_..."""
        named = f"test_{self.rule.lower().replace('-', '_')}_"
        return f"{named} and (shinobi or sansukumi)" if self.game == KERNEL else named

    def tests(self) -> str:
        """Where these tests are: the kernel's are the battery, with the two quickest games."""
        return "tests/games/test_battery.py" if self.game == KERNEL else f"tests/games/{self.game}"


def mutations(games: list[str] | None = None) -> list[Mutation]:
    """All mutations of these games, or of all."""
    return [
        Mutation(game=path.stem, **entry)
        for path in sorted(LISTS.glob("*.toml"))
        if not games or path.stem in games
        for entry in tomllib.loads(path.read_text())["mutation"]
    ]


def caught(mutation: Mutation) -> bool:
    """Whether a test of the rule fails on the mutated source."""
    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"))
        target = Path(folder, "src/sengoku/games", mutation.file)
        text = target.read_text()
        assert text.count(mutation.old) == 1, f"not there, or not once: {mutation}"
        target.write_text(text.replace(mutation.old, mutation.new))
        done = subprocess.run(
            [
                sys.executable,
                *("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"),
                *("-k", mutation.selector(), mutation.tests()),
            ],
            env=os.environ | {"PYTHONPATH": str(Path(folder, "src"))},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in (0, 1):  # the run itself broke, which proves nothing
        raise RuntimeError(f"{mutation}\n{done.stdout}\n{done.stderr}")
    return done.returncode == 1


def spread(listed: list[Mutation], number: int) -> list[Mutation]:
    """A sample of the list, evenly spread."""
    return listed[:: max(1, len(listed) // number)] if number else listed


def main() -> int:
    """Apply the mutations, say which were not caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int, default=0, help="only about so many")
    asked = parser.parse_args()
    listed = spread(mutations(asked.games), asked.sample)
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        control = {mutation.selector(): mutation.unchanged() for mutation in listed}
        for mutation, fails in zip(
            control.values(), pool.map(caught, control.values()), strict=True
        ):
            if fails:
                raise SystemExit(f"The tests of {mutation.rule} fail without any mutation.")
        for mutation, dead in zip(listed, pool.map(caught, listed), strict=True):
            print("caught  " if dead else "SURVIVED", mutation)  # noqa: T201
            survivors += not dead
    print(f"{len(listed) - survivors} passed, {survivors} failed")  # noqa: T201
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
