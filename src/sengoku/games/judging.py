"""What a game knows about playing well: its judge, in the room `judge` of its folder."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.chance import Random
from sengoku.games.kernel import State
from sengoku.games.refusals import IllegalSetup


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How positions and moves look to a seat, from what it knows: more is better.

    `value`, `weigh` and `plans` are handed an imagined world, and must not look at what is hidden
    from the seat in it. The other methods for search are asked about one such world after the
    other, as if it were the truth: they may look at all of it.
    A module `judge` names its own as JUDGE, which is made with weights that replace the usual.
    """

    def __init__(self, usual: dict[str, float], weights: dict[str, float]) -> None:
        for name in weights:
            if name not in usual:
                raise IllegalSetup("WEIGHT", {"weight": name, "choices": ", ".join(usual)})
        self.weights: dict[str, float] = usual | weights
        self.depth: i64 = 0  # decisions of a play-out before `chances` is asked; 0: to the end
        self.sharpness: float = 1.0  # how much a point of value decides who wins, for `chances`

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

    # For search.

    def world(self, state: State, seat: i64, random: Random) -> State:
        """A world that the seat may be in; likelier ones may come more often."""
        return state.imagine(seat, random)

    def mind(self, state: State, seat: i64) -> i64:
        """What the seat alone knows and plays for, such as a secret aim, as a number; 0: nothing.

        Search keeps apart what seats of different minds do.
        """
        return 0

    def chances(self, state: State) -> vec[float]:
        """By seat, the chance of winning from here: together 1."""
        found = vec[float]()
        whole = 0.0
        for seat in range(state.players):
            found = append(found, exp(self.sharpness * self.value(state, seat)))
            whole += found[seat]
        for seat in range(state.players):
            found[seat] = found[seat] / whole
        return found

    def tries(self, state: State, seat: i64) -> vec[i64]:
        """The moves that search compares in the same worlds, the judge's own choice first.

        None: search grows a tree over all moves.
        """
        return vec[i64]()

    def far(self, begin: State, world: State) -> bool:
        """Whether a play-out that began there has gone far enough; see `depth` too."""
        return False

    def lean(self, state: State, seat: i64) -> vec[float]:
        """How much each of the seat's moves deserves to be tried: `weigh`, or something quicker."""
        return self.weigh(state, seat)

    def quick(self, state: State, seat: i64, random: Random) -> i64:
        """A plausible move, found fast, for play-outs."""
        moves = state.moves(seat)
        return moves[random.below(len(moves))]

    # For search among whole plans, in games whose decisions are put together from small moves.

    def plans(self, state: State, seat: i64) -> list[vec[i64]]:
        """The decisions that deserve to be compared, the best first, each with all its small moves.

        None: search tries every small move by itself.
        """
        return []

    def play_on(self, state: State, since: State, random: Random) -> None:
        """Play on after a plan for `since` was carried out, until `chances` can be asked."""
        while state.acting:
            seat = state.actors[0]
            state.make(seat, self.quick(state, seat, random))
