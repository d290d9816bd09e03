"""What every number of an observation means: `python -m sengoku.research.features` writes the page.

The names come from `game.features`; a test checks that `docs/observations.md` is up to date.
"""

from __future__ import annotations

import sys
from typing import Final

from sengoku.games.kernel import Game
from sengoku.registry import GAMES
from sengoku.registry import game as game_of

HEAD: Final = """\
# Observations, number by number

An observation is the view of a seat as numbers, one for each of `game.features`, in this order.
`/ 11` means that a count is divided by 11. Other numbers are 1 if the statement is true, else 0.
Numbers about a seat that is not at the table are 0. `python -m sengoku.research.features` generates
this page.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[chapter(game_of(name)) for name in GAMES]])


def chapter(game: Game) -> str:
    """One game."""
    lines = [f"{place:>4}  {name}" for place, name in enumerate(game.features)]
    return "\n".join(
        [f"## {game.name.title()}: {len(lines)} numbers", "", "```", *lines, "```", ""]
    )


def main() -> None:
    """Print the page."""
    sys.stdout.write(page())


if __name__ == "__main__":
    main()
