"""Where the games of the house are found: by name, each imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from sengoku.games.kernel import Game
from sengoku.games.refusals import IllegalSetup

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = {  # the one place where a game of ours registers: its name and its folder
    "shinobi": "sengoku.games.shinobi",
    "shitenno": "sengoku.games.shitenno",
    "senji": "sengoku.games.senji",
}
GROUP: Final = "sengoku.games"  # the entry points by which other packages add theirs


def game(name: str) -> Game:
    """The game of this name.

    >>> game("shinobi")
    <shinobi, 3 to 5 players>
    """
    if name in GAMES:
        found = import_module(GAMES[name]).GAME
    else:
        added = plug_ins()
        if name not in added:
            raise IllegalSetup("GAME", {"game": name, "choices": ", ".join([*GAMES, *added])})
        found = added[name].load()
    assert isinstance(found, Game)
    return found


def names() -> list[str]:
    """The names of all games, ours first."""
    return [*GAMES, *plug_ins()]


def plug_ins() -> dict[str, EntryPoint]:
    """The games that other installed packages bring."""
    from importlib.metadata import entry_points  # takes longer to import than the rest together

    return {entry.name: entry for entry in entry_points(group=GROUP)}
