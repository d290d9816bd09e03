"""Shitennō, what a phase is made of: the kinds of moves that it knows, each with its rule.

An action is one kind of move in one phase: `breaks` says which rule the move would break, `make`
carries it out. A phase lists the legal moves and finds the action of a move by its kind. `play` and
`why_not` ask `breaks`; the lists of moves ask the same questions, or skip early what it would
refuse. All phases stand in the table of `phases`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.notation import MOVES

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

KIND_NUMBERS: Final = MOVES.kind_numbers


class Action:
    """One kind of move in one phase."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        """The rule (and the case) that the move would break, or FINE."""
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError


@final
class NotNow(Action):
    """A kind of move that has no place in a phase: a rule says what is to be decided instead."""

    def __init__(self, broken: str) -> None:
        self.broken = broken

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        return self.broken


class Phase:
    """What is to be decided, by one seat at a time."""

    def __init__(self, actions: dict[i64, Action], otherwise: Action) -> None:
        # By the number of the kind. What is read from a vec, unlike a list, needs no type check.
        self.actions = vec[Action](
            [actions.get(kind.number, otherwise) for kind in MOVES.kinds.values()]
        )

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        """The legal moves of the acting seat; what takes something back stands last."""
        raise NotImplementedError

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        """The rule (and the case) that the move would break, or FINE."""
        return self.actions[KIND_NUMBERS[move]].breaks(state, seat, move)

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        self.actions[KIND_NUMBERS[move]].make(state, seat, move)

    def default(self, state: Shitenno, seat: i64) -> i64:
        """The move that is made for a seat whose time is over."""
        raise NotImplementedError


def may_take_back(state: Shitenno) -> bool:
    """A lot or a payment can be taken apart again, but not without end (STN-32, STN-43)."""
    return state.taken_back < state.most_take_backs
