"""Senji, what a phase is: what can be done in it, what a move breaks, how it is carried out.

`phases` lists all phases. A phase with many kinds of moves is a table of actions (`ActionPhase`):
each kind of move is an object that says what it breaks and how it is carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.notation import MOVES

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

KIND_OF: Final = MOVES.kind_numbers  # the number of a move's kind, by its code


class Phase:
    """A step of the year in which something is decided; `state.enter` begins it."""

    def begin(self, state: Senji) -> None:
        """Set who acts (by default who acted before), or go on at once if nobody has a choice."""

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The legal moves of a seat that acts."""
        raise NotImplementedError

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """The rule that the move of a seat that acts breaks, or FINE."""
        raise NotImplementedError

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def default(self, state: Senji, seat: i64) -> i64:
        """The move that is made for a seat that acts and whose time is over."""
        return self.moves(state, seat)[0]

    def waits(self, state: Senji, seat: i64) -> bool:
        """Whether a seat that acts has nothing to decide until others do something."""
        return False


class Action:
    """One kind of move of a phase that has many."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """The rule that the move breaks, or FINE."""
        raise NotImplementedError

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError


@final
class Misplaced(Action):
    """Any kind of move that does not belong to the phase."""

    def __init__(self, broken: str) -> None:
        self.broken = broken

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return self.broken


class ActionPhase(Phase):
    """A phase with many kinds of moves, each an action of its own."""

    def __init__(self, actions: dict[int, Action], otherwise: str) -> None:
        misplaced = Misplaced(otherwise)
        kinds = range(len(MOVES.kinds))
        self.actions = vec[Action]([actions.get(kind, misplaced) for kind in kinds])

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return self.actions[KIND_OF[move]].breaks(state, seat, move)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        self.actions[KIND_OF[move]].make(state, seat, move)
