"""Shinobi, how moves are written: the table of the moves. `codes` is made from it."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.moves import SEATS, Moves, Part
from sengoku.games.shinobi.components import CLAN_NAMES, MOST

CLAN: Final = Part("clan", CLAN_NAMES)
TARGET: Final = Part("target", CLAN_NAMES)
SOURCE: Final = Part("source", SEATS[:MOST], is_seat=True)
PROVINCE: Final = Part("province", SEATS[:MOST], is_seat=True)

MOVES: Final = Moves(
    deploy=(CLAN, "to", PROVINCE),  # first order (SHI-20)
    strike=(CLAN, "in", PROVINCE),  # first order, with a ninja (SHI-21)
    settle=(CLAN,),  # second order, into the own province (SHI-23)
    march=(CLAN, "from", SOURCE, "to", PROVINCE),  # second order (SHI-24)
    attack=(CLAN, "on", TARGET, "in", PROVINCE),  # third order (SHI-27)
    rest=(),  # third order, when nothing can be attacked (SHI-26)
)
