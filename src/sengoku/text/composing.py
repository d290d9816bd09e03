"""Several moves as one: tried in a world that the seat's view allows, then all made, or none."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel import IllegalMove, State, may_follow
from sengoku.games.kernel.moves import Part
from sengoku.games.kernel.refusals import UnknownText
from sengoku.games.kernel.streams import Random
from sengoku.text.vocabulary import Vocabulary

MOST: Final = 40  # moves of one line


class NotCompound(Exception):
    """A line that is an ordinary move, though it begins like a compound."""


class Composer:
    """Moves of a seat, one after the other, in a world that is imagined from what the seat knows.

    So nothing hidden can be learned by trying; and only the last move may let something happen that
    the others see or that chance decides.
    """

    def __init__(self, state: State, seat: int, vocabulary: Vocabulary) -> None:
        self.state = state.imagine(seat, Random(0))
        self.seat = seat
        self.vocabulary = vocabulary
        self.secrets = self.state.secrets
        self.moves: list[int] = []

    def play(self, kind: str, *values: int) -> None:
        """Make a move of this kind with these parts; raise why it is not allowed."""
        self.make(self.state.game.moves[kind].code(*values))

    def make(self, move: int) -> None:
        """Make a move; raise why it is not allowed."""
        if len(self.moves) == MOST:
            raise UnknownText("TEXT.many", {"most": MOST})
        if self.moves and not may_follow(self.state, self.seat, self.secrets):
            raise IllegalMove("TEXT.beyond", {"move": self.vocabulary.say(self.moves[-1])})
        self.state.play(self.seat, move)
        self.moves.append(move)

    def can(self, kind: str, *values: int) -> bool:
        """Whether such a move is legal now."""
        return self.state.why_not(self.seat, self.state.game.moves[kind].code(*values)) is None

    def part(self, kind: str, name: str) -> Part:
        """A part of a kind of move."""
        return next(part for part in self.state.game.moves[kind].parts if part.name == name)

    def value(self, kind: str, name: str, text: str) -> int:
        """The value that a text names, of a part of a kind of move; raise what the choices are."""
        return self.vocabulary.value(self.part(kind, name), text)
