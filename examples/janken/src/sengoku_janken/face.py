"""Janken in text: everybody's points, and who has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sengoku.protocol import Grid
from sengoku.text.face import PlainFace
from sengoku.text.scene import Scene


class JankenFace(PlainFace):
    """One row a seat; the rest is that of a plain face."""

    def board(self, scene: Scene) -> Sequence[Grid]:
        """What lies on the table, as grids; the first cell of a row names it."""
        columns = [scene.text(f"janken-text-{name}") for name in ("player", "points", "hand")]
        rows = [
            [
                scene.who(seat),
                str(points),
                scene.text("janken-chosen" if scene.view["chosen"][seat] else "janken-thinks"),
            ]
            for seat, points in enumerate(scene.view["points"])
        ]
        return [Grid(scene.text("janken-left", left=scene.view["left"]), columns, rows)]

    def hand(self, scene: Scene) -> Sequence[str]:
        """What the seat holds and knows, a line for each thing."""
        hand = scene.view["hand"]
        return [] if hand is None else [scene.words.label(hand)]


FACE: Final = JankenFace()
