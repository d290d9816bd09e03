"""Shinobi, the types of its views (SHI-13): see `sengoku.games.kernel.shape`."""

from __future__ import annotations

from typing import TypedDict

from sengoku.games.kernel import shape
from sengoku.games.kernel.shape import Pair


class Open(TypedDict):
    """What lies open. Columns are pairs of province and clan."""

    order: int  # 1 to 3
    provinces: list[list[int]]  # by province and clan: the length of each column
    protected: list[Pair]  # the columns that can't be attacked this turn
    vacated: Pair | None  # the column that a card was moved out of this turn
    discards: list[int]  # by kind of card
    deeds: list[list[int]]  # by seat and clan: cards laid less cards taken
    pile: int  # how many cards
    hand_sizes: list[int]
    last: int | None  # the seat that drew the last card
    standing: list[int]  # by clan: its cards on the table
    loyalties: list[int] | None  # by seat, at the end


class Own(TypedDict):
    """What is the seat's own."""

    hand: list[int] | None  # by kind of card
    loyalty: int | None  # a clan
    unseen: list[int]  # by kind: cards that the seat does not see


class View(shape.View, Open, Own):
    """What a seat of Shinobi sees."""


class Figures(TypedDict):
    """What is in the box of Shinobi."""

    copies: list[int]  # by kind of card
    hand: int  # how many cards a hand is drawn up to
