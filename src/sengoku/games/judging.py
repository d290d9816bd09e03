"""What a game knows about playing well: its judge, in the room `judge` of its folder."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.kernel import State
from sengoku.games.refusals import IllegalSetup


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How positions and moves look to a seat, from what it knows: more is better.

    A judge is handed an imagined world, and must not look at what is hidden from the seat in it.
    A module `judge` names its own as JUDGE, which is made with weights that replace the usual.
    """

    def __init__(self, usual: dict[str, float], weights: dict[str, float]) -> None:
        for name in weights:
            if name not in usual:
                raise IllegalSetup("WEIGHT", {"weight": name, "choices": ", ".join(usual)})
        self.weights: dict[str, float] = usual | weights

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each of the seat's moves is, in the order of `state.moves(seat)`."""
        worth = vec[float]()
        for move in state.moves(seat):
            after = state.copy()
            after.make(seat, move)
            worth = append(worth, self.value(after, seat))
        return worth
