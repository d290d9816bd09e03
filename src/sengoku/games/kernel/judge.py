"""What a game knows about playing well: its judge, in the room `judge` of its folder.

What may a judge see? A bot is never handed the true state, but a world that its seat imagines
(`State.imagine`): what the seat knows is as it is, what is hidden from the seat is dealt at random.

- `value`, `weigh`, `candidates` and `plans` are asked about the world that the bot was handed. They
  say how things look to the seat, so they must not look at what is hidden from it: the answer would
  depend on cards that were dealt at random. In all worlds that the seat holds possible they have to
  give the same answer; the tests of the games compare such worlds.
- `world` makes further worlds for search, from what the seat knows.
- `hidden_type`, `chances`, `cutoff`, `prior`, `rollout_move` and `play_on` are asked about one such
  world after the other, as if it were the truth. They may look at all of it, every hand included.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.kernel import State
from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.games.kernel.streams import Random

RENAMED: Final = {  # in version 0.2: a method with an old name would never be called
    "mind": "hidden_type",
    "far": "cutoff",
    "lean": "prior",
    "quick": "rollout_move",
    "tries": "candidates",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How positions and moves look to a seat, from what it knows: more is better.

    The docstring of this module says what each method may look at. The module `judge` of a game
    names its class as JUDGE; it is called with the weights that replace the usual ones.
    """

    def __init__(self, usual: dict[str, float], weights: dict[str, float]) -> None:
        for old, new in RENAMED.items():
            if hasattr(self, old):
                raise TypeError(f"{type(self).__name__}: rename the method {old} to {new}")
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

    # For search. Except for `world` and `candidates`, these may read the whole world.

    def world(self, state: State, seat: i64, random: Random) -> State:
        """A world that the seat may be in; likelier ones may come more often."""
        return state.imagine(seat, random)

    def hidden_type(self, state: State, seat: i64) -> i64:
        """What the seat alone knows and plays for, such as a secret aim, as a number; 0: nothing.

        Search keeps statistics apart for seats of different hidden types.
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

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The moves that search compares in the same worlds, the judge's own choice first.

        None: search grows a tree over all moves.
        """
        return vec[i64]()

    def cutoff(self, begin: State, world: State) -> bool:
        """Whether a rollout that began there may be cut off here; see `depth` too."""
        return False

    def prior(self, state: State, seat: i64) -> vec[float]:
        """How much each of the seat's moves deserves to be tried: `weigh`, or something quicker."""
        return self.weigh(state, seat)

    def rollout_move(self, state: State, seat: i64, random: Random) -> i64:
        """The rollout policy: a plausible move, found fast."""
        return state.any_move(seat, random)

    # For search among whole plans of small moves. `plans` may read what `weigh` may.

    def plans(self, state: State, seat: i64) -> list[vec[i64]]:
        """The decisions that deserve to be compared, the best first, each with all its small moves.

        None: search tries every small move by itself.
        """
        return []

    def play_on(self, state: State, since: State, random: Random) -> None:
        """Play on after a plan for `since` was carried out, until `chances` can be asked."""
        while state.acting:
            seat = state.actors[0]
            state.make(seat, self.rollout_move(state, seat, random))
