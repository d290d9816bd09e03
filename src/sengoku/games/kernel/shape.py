"""The types of views: what the view of every game has, and names for rows of a fixed length.

A game states the types of its views and answers in a module `shape` next to its rules: `View`,
derived from the one here, and what it is made of. mypy checks the functions that build views
against them, and `make types` writes them in TypeScript for the page. These modules hold nothing
but types. They are not compiled: compiled classes forget the details of their annotations.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

Pair: TypeAlias = Annotated[list[int], Meta(min_length=2, max_length=2)]
Triple: TypeAlias = Annotated[list[int], Meta(min_length=3, max_length=3)]


class Limit(TypedDict):
    """Something that the seat may do only a few times more, by a limit of the house."""

    what: str
    left: int
    seat: NotRequired[int]  # with whom, where each of the others counts for themselves


class View(TypedDict):
    """What a seat sees in every game."""

    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str | dict[str, Any]]  # of an edition: its figures
    actors: list[int]  # the seats that may decide now
    scores: list[int]  # empty until the game is over, like `ranks`
    ranks: list[int]
    seat: int | None  # whose view it is; None: a spectator's
    limits: list[Limit]
