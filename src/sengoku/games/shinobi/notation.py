"""Shinobi, how moves are written: the table of the moves and the codes that come from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sengoku.games.moves import SEATS, Moves, Part
from sengoku.games.shinobi.components import CLAN_NAMES, MOST

CLAN: Final = Part("clan", CLAN_NAMES)
TARGET: Final = Part("target", CLAN_NAMES)
SOURCE: Final = Part("source", SEATS[:MOST])
PROVINCE: Final = Part("province", SEATS[:MOST])

MOVES: Final = Moves(
    deploy=(CLAN, "to", PROVINCE),  # first order (SHI-20)
    strike=(CLAN, "in", PROVINCE),  # first order, with a ninja (SHI-21)
    settle=(CLAN,),  # second order, into the own province (SHI-23)
    march=(CLAN, "from", SOURCE, "to", PROVINCE),  # second order (SHI-24)
    attack=(CLAN, "on", TARGET, "in", PROVINCE),  # third order (SHI-27)
    rest=(),  # third order, when nothing can be attacked (SHI-26)
)

# The first code of each kind, written out: numbers that are known when it is compiled make random
# play a fifth faster. A test compares them with the table. Every part has five values, so
# `code // 5 % 5` and the like read the parts.
DEPLOY: Final[i64] = 0
STRIKE: Final[i64] = 25
SETTLE: Final[i64] = 50
MARCH: Final[i64] = 55
ATTACK: Final[i64] = 180
REST: Final[i64] = 305
