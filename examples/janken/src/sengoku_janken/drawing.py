"""Janken in the terminal: everybody's points as a bar, and who has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sengoku.games.kernel.moves import label
from sengoku.terminal.draw import Scene


class JankenDrawing:
    """One line a seat."""

    styles: Mapping[str, str] = {"rock": "#7d7a75", "paper": "#b9862a", "scissors": "#4483bd"}

    def table(self, scene: Scene) -> RenderableType:
        """The table as the seat sees it."""
        grid = Table.grid(padding=(0, 2))
        for seat, points in enumerate(scene.view["points"]):
            mark = "•" if scene.view["chosen"][seat] else "▸"
            name = Text(f"{mark} {label(seat)} {scene.who(seat)}", style="title")
            grid.add_row(name, Text("▆" * points, style="won"), str(points))
        return grid

    def result(self, scene: Scene) -> RenderableType:
        """Who won, and why: the points say it."""
        return self.table(scene)


DRAWING: Final = JankenDrawing()
