"""Shitennō, how moves are written: the table of moves. `codes` is made from it."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.moves import Moves, Part
from sengoku.games.shitenno.components import (
    CARD_NAMES,
    PART_NAMES,
    PROVINCE_NAMES,
    TITLE_NAMES,
)

CARD: Final = Part("card", CARD_NAMES)
TITLE: Final = Part("hierarchy", TITLE_NAMES)
REST: Final = Part("rest", TITLE_NAMES)
PROVINCE: Final = Part("province", PROVINCE_NAMES)
PART: Final = Part("part", PART_NAMES)

MOVES: Final = Moves(
    add=(CARD,),  # into the lot that is put together (STN-32, STN-35)
    offer=("with", TITLE),  # the lot and a hierarchy tile (STN-32)
    split=("with", TITLE, "and", REST),  # the lot with one tile, all other cards with one (STN-35)
    accept=(),  # STN-33
    refuse=(),  # STN-32
    choose=(TITLE,),  # one of two lots, called by its tile (STN-35)
    claim=(PROVINCE,),  # begin a payment (STN-40, STN-41)
    spend=(PART,),  # one part of it (STN-43)
    place=(),  # pay and place the kamon (STN-44)
    draw=(),  # use a Draw tile (STN-53)
    turn=(PROVINCE,),  # the Sensei's golden side, which ends the turn (STN-56)
    done=(),  # end the turn (STN-40)
    withdraw=(),  # give a begun payment up
    remove=(CARD,),  # take a card back out of the lot
)
