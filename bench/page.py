"""How much the page weighs: `python -m sengoku.bench.page`. Script and style, as they travel."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from rich.console import Console

import sengoku

WEB: Final = Path(sengoku.__file__).parent / "web"
BAR: Final = 200_000  # bytes until the first play, in English: what the project promises
LATER: Final = re.compile(  # what a first game does not need
    r"^(ReplayPage|Rules|Picture|generic|(shinobi|shitenno|senji)\.\w\w|[a-df-z]\w)-"
)


def first_play(folder: Path) -> int:
    """The bytes of script and style that are loaded until a first game is under way."""
    found = [path for path in folder.glob("assets/*") if path.suffix in (".js", ".css")]
    needed = [path for path in found if not LATER.match(path.name)]
    return sum(len(gzip.compress(path.read_bytes())) for path in needed)


def main() -> None:
    """Print the figure beside what is promised."""
    weight = first_play(WEB)
    Console().print(
        f"script and style until the first play: {weight / 1000:.0f} kB of {BAR // 1000}"
    )


if __name__ == "__main__":
    main()
