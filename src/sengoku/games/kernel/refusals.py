"""What the rules refuse, and under which id. The sentences are made elsewhere: see `words`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Figures: TypeAlias = dict[str, int | str]

FINE: Final = ""  # what `breaks` functions return for a legal move


class Refusal(ValueError):
    """Something that a rule does not allow.

    `rule` is the rule's id, such as "SHI-27", or a word in capitals where no rule of a game is
    concerned ("TURN", "CODE", "TEXT", ...). `reason` tells the cases of one rule apart, `figures`
    are the numbers and names of the case. `str()` is a sentence.
    """

    def __init__(self, broken: str, figures: Figures | None = None) -> None:
        super().__init__(broken, figures or {})
        self.rule, _, self.reason = broken.partition(".")
        self.figures: Figures = figures or {}

    def __str__(self) -> str:
        return VOICES[-1](self)


class IllegalMove(Refusal):
    """A move that may not be made; the state is as it was."""


class IllegalSetup(Refusal):
    """A game can't be started with this number of players, option or seed."""


class IllegalPosition(Refusal):
    """A dump that is no position of the game."""


class UnknownText(Refusal):
    """A text that is no move in the notation."""


class UnknownQuestion(Refusal):
    """A question that the game does not know, or one with wrong arguments."""


def bare(refusal: Refusal) -> str:
    """The refusal without words: its id, its case, its figures."""
    figures = ", ".join([f"{name} {value}" for name, value in refusal.figures.items()])
    case = f" ({refusal.reason})" if refusal.reason else ""
    return f"{refusal.rule}{case}: {figures}" if figures else f"{refusal.rule}{case}"


VOICES: list[Callable[[Refusal], str]] = [bare]  # functions that word refusals; the last is used
