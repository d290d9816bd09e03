"""Janken, the types of its views: what everybody sees, what a seat sees besides, and both."""

from __future__ import annotations

from typing import Literal, TypedDict

from sengoku.games.kernel import shape


class Open(TypedDict):
    """What everybody sees."""

    phase: Literal["rounds", "last"]
    chosen: list[bool]  # by seat
    points: list[int]  # by seat
    left: int  # rounds, this one included


class Own(TypedDict):
    """What the seat has chosen."""

    hand: Literal["rock", "paper", "scissors"] | None


class View(shape.View, Open, Own):
    """What a seat of Janken sees."""
