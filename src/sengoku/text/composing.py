"""Several moves as one: tried in a world that the seat's view allows, then all made, or none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sengoku.games.kernel import IllegalMove, State, may_follow
from sengoku.games.kernel.moves import Part
from sengoku.games.kernel.refusals import UnknownText
from sengoku.games.kernel.streams import Random
from sengoku.text.vocabulary import Vocabulary

MOST: Final = 40  # moves of one line
COUNT: Final = re.compile(r"(\d{1,2})\s*[x×]?\s+(.+)")


class NotCompound(Exception):
    """A line that is an ordinary move, though it begins like a compound."""


class Composer:
    """Moves of a seat, one after the other, in a world that is imagined from what the seat knows.

    So nothing hidden can be learned by trying. Only the last move may let chance decide or show the
    seat something: what is legal before it follows from the seat's view alone, so all of the moves
    are legal at the table too.
    """

    def __init__(self, state: State, seat: int, vocabulary: Vocabulary) -> None:
        self.state = state.imagine(seat, Random(0))
        self.seat = seat
        self.vocabulary = vocabulary
        self.secrets = self.state.secrets
        self.moves: list[int] = []
        self.failed: int | None = None  # the move that was refused

    def play(self, kind: str, *values: int) -> None:
        """Make a move of this kind with these parts; raise why it is not allowed."""
        self.make(self.state.game.moves[kind].code(*values))

    def make(self, move: int) -> None:
        """Make a move; raise why it is not allowed."""
        if len(self.moves) == MOST:
            raise UnknownText("TEXT.many", {"most": MOST})
        if self.moves and not may_follow(self.state, self.seat, self.secrets):
            raise IllegalMove("TEXT.beyond", {"move": self.vocabulary.say(self.moves[-1])})
        self.failed = move
        self.state.play(self.seat, move)
        self.failed = None
        self.moves.append(move)

    def can(self, kind: str, *values: int) -> bool:
        """Whether such a move is legal now."""
        return self.state.why_not(self.seat, self.state.game.moves[kind].code(*values)) is None

    def part(self, kind: str, name: str) -> Part:
        """A part of a kind of move."""
        return next(part for part in self.state.game.moves[kind].parts if part.name == name)

    def value(self, kind: str, name: str, text: str, among: Sequence[int] = ()) -> int:
        """The value that a text names, of a part of a kind of move; raise what the choices are."""
        return self.vocabulary.value(self.part(kind, name), text, among)

    def values(self, kind: str, name: str, text: str, among: Sequence[int] = ()) -> list[int]:
        """The values that a list names: "bushi, 2 sohei" names three."""
        found: list[int] = []
        for item in [item.strip() for item in text.split(",")]:
            if item:
                found += self.several(kind, name, item, among)
        return found

    def several(self, kind: str, name: str, item: str, among: Sequence[int]) -> list[int]:
        """A value, or a number of times the same: "2 koku" is a card, "2 bushi" are two."""
        count = COUNT.match(item)
        try:
            return [self.value(kind, name, item, among)]
        except UnknownText as refusal:
            if refusal.reason != "none" or count is None:
                raise
            return [self.value(kind, name, count[2], among)] * int(count[1])
