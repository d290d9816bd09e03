"""Janken, how a position looks: the lead in points. For the bots that judge and search."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge

WEIGHTS: Final = {"lead": 1.0}


class JankenJudge(Judge):
    """Whoever leads is likely to stay ahead; before the hands are shown, all are equal."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)

    def value(self, state: State, seat: int) -> float:
        points: list[int] = list(state.view(seat)["points"])
        return self.weights["lead"] * (points[seat] - max(points))


JUDGE: Final = JankenJudge
