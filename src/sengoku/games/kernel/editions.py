"""The figures that a game is played with, where people may bring their own."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from sengoku.games.kernel.fields import Plain
from sengoku.games.kernel.refusals import Figures, IllegalSetup

Path: TypeAlias = tuple[str | int, ...]


class IllegalEdition(IllegalSetup):
    """Figures that are no edition; `path` leads to what is wrong in them."""

    def __init__(self, broken: str, path: Path, figures: Figures | None = None) -> None:
        where: Figures = {"where": "/".join([str(step) for step in path])}
        super().__init__(broken, where | (figures or {}))
        self.path: Path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The figures that a game is played with, where people may bring their own: an option."""

    def __init__(self, name: str, figures: Plain) -> None:
        self.name = name
        self.figures = figures

    def other(self, form: object) -> Edition | None:
        """The edition that this stands for: itself, its name, or its written form; else None.

        Raises `IllegalEdition` for figures that can't be played with.
        """
        raise NotImplementedError

    def written(self) -> str | Plain:
        """How dumps and views write it down: the standard one by name, others in full."""
        raise NotImplementedError


Option: TypeAlias = bool | int | str | Edition
