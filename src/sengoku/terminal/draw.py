"""What drawings are made from, the list of moves, and a drawing for games that bring none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sengoku import registry
from sengoku.games.kernel import Game
from sengoku.games.kernel.moves import Kind, Part, label
from sengoku.text import scene as text

DRAWINGS: Final = "sengoku.terminal.drawings"


@dataclass(frozen=True)
class Scene(text.Scene):
    """What is put into words, and how much room there is for it."""

    width: int = 80
    room: int = 99  # lines that are available
    colour: bool = False  # whether the terminal shows colours


class Drawing(Protocol):
    """How a game looks in the terminal."""

    @property
    def styles(self) -> Mapping[str, str]:
        """The styles of words of the notation."""

    def table(self, scene: Scene) -> RenderableType:
        """The table as the seat sees it."""

    def result(self, scene: Scene) -> RenderableType:
        """Who won, and why."""


class PlainDrawing:
    """Draws any game, as a list of the fields of its view."""

    styles: Mapping[str, str] = {}

    def table(self, scene: Scene) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for seat, name in enumerate(scene.names):
            mark = "▸" if seat in scene.view["actors"] else " "
            grid.add_row(f"{mark} {label(seat)}", Text(scene.who(seat) if name else ""))
        for name, value in scene.view.items():
            if name not in KERNEL_VIEW and value is not None:
                grid.add_row(Text(f"  {name}", style="soft"), Text(str(value)))
        return grid

    def result(self, scene: Scene) -> RenderableType:
        ranks, scores = scene.view["ranks"], scene.view["scores"]
        lines = [
            Text(
                scene.text(
                    "terminal-result", rank=ranks[seat], name=scene.who(seat), score=scores[seat]
                ),
                style="won" if ranks[seat] == 1 else "",
            )
            for seat in sorted(range(len(ranks)), key=ranks.__getitem__)
        ]
        return Group(*lines)


KERNEL_VIEW: Final = ("game", "rules", "players", "options", "seat", "actors", "scores", "ranks")


def drawing(game: Game) -> Drawing:
    """The drawing of a game: `DRAWING` in the module `drawing` beside its rules, or a plain one.

    The drawings of our own games are in a folder here, because `games` knows nothing of a terminal.
    """
    ours = game.name in registry.GAMES
    found = registry.module(f"{DRAWINGS}.{game.name}" if ours else f"{game.home}.drawing")
    return PlainDrawing() if found is None else found.DRAWING


# The list of moves.


def move_list(game: Game, moves: Sequence[int], styles: Mapping[str, str], width: int) -> Table:
    """The moves with their numbers, as the notation writes them, those that begin alike together.

    "march oda from B to A" and "... to C" become one line: "march  oda from B to 1 A 2 C".
    """
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for kind, lines in grouped(game, moves).items():
        widest = max(len(" ".join(words)) for words in lines)
        cells = [cell(words, ends, styles, widest) for words, ends in lines.items()]
        grid.add_row(Text(kind.name, style="title"), in_columns(cells, width - 9))
    return grid


def grouped(
    game: Game, moves: Sequence[int]
) -> dict[Kind, dict[tuple[str, ...], list[tuple[int, str]]]]:
    """By kind and by all words but the last: the numbers and last words."""
    groups: dict[Kind, dict[tuple[str, ...], list[tuple[int, str]]]] = {}
    for number, move in enumerate(moves, 1):
        kind = game.moves.kind(move)
        *begin, end = notation(kind, move) or [""]
        groups.setdefault(kind, {}).setdefault(tuple(begin), []).append((number, end))
    return groups


def notation(kind: Kind, move: int) -> list[str]:
    """The words of a move after its kind."""
    values = iter(kind.values(move))
    return [word.labels[next(values)] if isinstance(word, Part) else word for word in kind.phrase]


def cell(
    words: tuple[str, ...], ends: list[tuple[int, str]], styles: Mapping[str, str], width: int
) -> Text:
    """One line of moves that differ only in their last word; the first words are padded."""
    line = Text(" ").join([Text(word, style=styles.get(word, "soft")) for word in words])
    line.append(" " * (width - line.cell_len))
    for number, end in ends:
        line.append(f"{number:>3}", style="number")
        line.append(f" {end}", style=styles.get(end, ""))
    return line


def in_columns(cells: Sequence[Text], width: int) -> Table:
    """The cells in as many columns as fit, read downwards."""
    widest = max(text.cell_len for text in cells)
    columns = min(len(cells), max(1, (width + 3) // (widest + 3)))
    rows = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 3))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid
