"""The registry of games: each is found by name, and imported when it is first used."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sengoku.games.kernel import Game
from sengoku.games.kernel.refusals import IllegalSetup

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = {  # the one place where a built-in game registers: its name and its package
    "shinobi": "sengoku.games.shinobi",
    "shitenno": "sengoku.games.shitenno",
    "senji": "sengoku.games.senji",
}
USUAL: Final = "shinobi"  # the default game
AT_ONCE: Final = "senji"  # the default for a game in which several seats decide at the same time
GROUP: Final = "sengoku.games"  # the entry points by which other packages add games


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
    """The names of all games, the built-in ones first."""
    return [*GAMES, *plug_ins()]


def shape(game: Game) -> Any | None:
    """The module in which a game states the types of its views, or None if it states none.

    >>> shape(game("shinobi")).View.__annotations__["hand"]
    ForwardRef('list[int] | None', module='sengoku.games.shinobi.shape')
    """
    return module(f"{game.home}.shape")


def module(name: str) -> Any | None:
    """Import an optional module of a game, or return None. What it imports itself must exist.

    >>> module("sengoku.games.shinobi.drawing") is None
    True
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None


def board(name: str) -> Path | None:
    """The folder with a game's own board for the browser, if its package brings one (`board.js`).

    >>> board("shinobi") is None  # the page has those of the built-in games
    True
    """
    home = import_module(game(name).home).__file__
    folder = Path(home or "").parent / "board"
    return folder if (folder / "board.js").is_file() else None


def plug_ins() -> dict[str, EntryPoint]:
    """The games of other installed packages."""
    from importlib.metadata import (
        entry_points,
    )  # imported here: it takes longer than everything else together

    return {entry.name: entry for entry in entry_points(group=GROUP)}
