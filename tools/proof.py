"""The long form of the tests, in parts that can be resumed: `make proof`.

It runs every mutation, more games, more examples of hypothesis, and whole games in the browser. A
part that has passed is not run again for the same files: after an interruption, or a failure that
was not the code's fault, the same command resumes where it stopped. Logs are in `build/proof/`.

    python -m tools.proof [--list] [--again] [part ...]
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PYTEST: Final = (
    sys.executable,
    "-m",
    "pytest",
    "-q",
    "-n",
    str(os.cpu_count()),
    "--dist=worksteal",
)
MUTATIONS: Final = (sys.executable, "-m", "tests.mutations.runner")


class Part(NamedTuple):
    """One part of the proof: what it runs, and how many minutes that takes on two cores."""

    minutes: int
    command: tuple[str, ...]
    source: bool = False  # on the source instead of the installed, compiled package


PARTS: Final = {
    "tools": Part(1, ("tools/chromium",)),
    "lint": Part(2, ("make", "-s", "lint")),
    "compiled": Part(
        20, (*PYTEST, "tests", "--ignore", "tests/browser", "--ignore", "tests/faults")
    ),
    "faults": Part(66, (sys.executable, "-m", "pytest", "-q", "-s", "tests/faults")),
    "browser": Part(20, (*PYTEST, "tests/browser")),
    "source": Part(
        30,
        (
            *PYTEST,
            *("--ignore", "src/sengoku/server/migrations", "--doctest-modules"),
            *("src/sengoku", "tests/games"),
        ),
        source=True,
    ),
    "mutations-kernel": Part(2, (*MUTATIONS, "kernel")),
    "mutations-shinobi": Part(4, (*MUTATIONS, "shinobi")),
    "mutations-shitenno": Part(6, (*MUTATIONS, "shitenno")),
    "mutations-senji": Part(8, (*MUTATIONS, "senji")),
}


def fingerprint() -> str:
    """A hash of all files as they are now, committed or not."""
    found = hashlib.sha256()
    for command in (("git", "ls-files", "-s"), ("git", "diff", "HEAD")):
        found.update(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    return found.hexdigest()[:16]


def run(name: str, folder: Path) -> bool:
    """Run a part and save its log; return whether it passed."""
    part = PARTS[name]
    environment = os.environ | {"SENGOKU_PROOF": "1"}
    if part.source:
        environment["PYTHONPATH"] = "src"
    start = time.monotonic()
    with (folder / f"{name}.log").open("wb") as log:
        done = subprocess.run(
            part.command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
    minutes = (time.monotonic() - start) / 60
    result = "passed" if done.returncode == 0 else "FAILED"
    say(f"{name:20} {result} in {minutes:.1f} minutes: {last_line(folder / f'{name}.log')}")
    if done.returncode == 0:
        (folder / f"{name}.passed").touch()
    return done.returncode == 0


def last_line(log: Path) -> str:
    """The last line of a run: usually how many tests passed."""
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1].strip("= ") if lines else ""


def say(line: str) -> None:
    """Print at once: the next part takes minutes."""
    print(line, flush=True)  # noqa: T201


def main() -> int:
    """Run the parts that have not passed yet; return 1 if one fails."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="only these")
    parser.add_argument("--list", action="store_true", help="show the parts and their minutes")
    parser.add_argument("--again", action="store_true", help="run parts that have passed, too")
    asked = parser.parse_args()
    wanted = asked.parts or list(PARTS)
    if asked.list:
        for name, part in PARTS.items():
            say(f"{name:20} about {part.minutes:2} minutes")
        return 0
    folder = ROOT / "build" / "proof" / fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    left = [name for name in wanted if asked.again or not (folder / f"{name}.passed").exists()]
    for name in wanted:
        if name not in left:
            say(f"{name:20} has passed before")
    say(f"About {sum(PARTS[name].minutes for name in left)} minutes on two cores.")
    failed = [name for name in left if not run(name, folder)]
    say(f"{len(wanted) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
