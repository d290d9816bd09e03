"""Shinobi, what is in the box: SHI-01 to SHI-04, and the numbers that the rules count with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CLAN_NAMES: Final = ("hojo", "mori", "oda", "takeda", "uesugi")  # SHI-01, and SHI-03
CLANS: Final[i64] = 5
NINJA: Final[i64] = 5  # cards are counted by kind: the five clans, then the ninja
KINDS: Final[i64] = 6
KIND_NAMES: Final = (*CLAN_NAMES, "ninja")

ARMIES: Final[i64] = 11  # army cards of each clan (SHI-02)
NINJAS: Final[i64] = 3  # SHI-02
CARDS: Final[i64] = 58

FEWEST: Final = 3  # SHI-04
MOST: Final = 5

HAND: Final[i64] = 4  # SHI-11, SHI-30
CHANCE: Final = "chance"  # decides who begins, unless a seat is named (SHI-12)

FIRST: Final[i64] = 1  # the three orders of a turn
SECOND: Final[i64] = 2
THIRD: Final[i64] = 3

NONE: Final[i64] = -1  # no seat, no column


def copies_of(kind: i64) -> i64:
    """How many cards there are of a kind (SHI-02)."""
    return NINJAS if kind == NINJA else ARMIES


CARDS_BY_KIND: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(copies_of(kind))])


def full_pile() -> vec[i64]:
    """All the cards of the draw pile (SHI-02), sorted by kind."""
    return CARDS_BY_KIND[:]
