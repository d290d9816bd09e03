"""What is put into words: a view, with the names of those who play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sengoku import registry
from sengoku.games.kernel import Plain
from sengoku.words import Words


@dataclass(frozen=True)
class Scene:
    """All that a text or a drawing is made from: a view, and how to put it into words."""

    view: Plain
    words: Words
    names: Sequence[str]
    ask: Callable[..., Any]  # answers a question of the game from the same view

    @property
    def me(self) -> int | None:
        """The seat whose view it is; None for a spectator's."""
        seat: int | None = self.view["seat"]
        return seat

    @cached_property
    def figures(self) -> Plain:
        """What is in the box: neighbours, honour, limits, as the game tells them."""
        return registry.game(self.view["game"]).figures(**self.view["options"])

    def who(self, seat: int) -> str:
        """A seat by name, or "You"."""
        return self.words.who(seat, self.names, self.me)

    def text(self, name: str, /, **figures: Any) -> str:
        """A message of the words."""
        return self.words.text(name, **figures)

    def named(self, figure: str, value: int) -> str:
        """What the game calls a value of a figure: a province, a card, a samurai."""
        return self.words.named(self.view["game"], figure, value, self.names, self.me)
