"""Write the corpus of the present version: `python -m tests.corpus.make`.

To be run once, before a release. What was released is never written anew: a folder that is there
already is refused, unless `--overwrite` says that its version is not released yet.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from typing import Final

import sengoku
from sengoku.games.senji import components as senji
from sengoku.games.shitenno import components as shitenno
from tests.corpus import databases, dumps, records, saves
from tests.corpus.files import FOLDER, write_about

PHASES: Final[dict[str, list[str]]] = {  # every kind of decision, as `play.phase_of` names it
    "shinobi": ["order 1", "order 2", "order 3", "over"],
    "shitenno": [*shitenno.PHASE_NAMES, "over"],
    "senji": list(senji.PHASE_NAMES),
}
PARTS: Final[dict[str, Callable[[Path], None]]] = {
    "dumps": lambda folder: dumps.make(folder, PHASES),
    "records": records.make,
    "saves": saves.make,
    "databases": databases.make,
}


def make(folder: Path, parts: list[str]) -> None:
    """Write the corpus of this version, or parts of it."""
    folder.mkdir(exist_ok=True)
    for part in parts:
        rmtree(folder / part, ignore_errors=True)
        PARTS[part](folder / part)
    games = {
        name: {
            "rules": sengoku.game(name).rules,
            "players": list(sengoku.game(name).players),
            "phases": phases,
        }
        for name, phases in PHASES.items()
    }
    write_about(folder, {"version": sengoku.__version__, "games": games})


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--overwrite", action="store_true", help="write an unreleased one anew")
    asked.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all, if none is named")
    given = asked.parse_args()
    folder = FOLDER / sengoku.__version__
    if folder.exists() and not given.overwrite:
        sys.exit(f"{folder} is there already; --overwrite writes it anew if it is not released")
    make(folder, given.parts or list(PARTS))


if __name__ == "__main__":
    main()
