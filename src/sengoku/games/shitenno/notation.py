"""Shitennō, how moves are written: the table of the moves and the codes that come from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sengoku.games.moves import Moves, Part
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

# The first code of each kind, written out: numbers that are known when it is compiled are read
# without a look-up. A test compares them with the table.
ADD: Final[i64] = 0
OFFER: Final[i64] = 17
SPLIT: Final[i64] = 21
ACCEPT: Final[i64] = 37
REFUSE: Final[i64] = 38
CHOOSE: Final[i64] = 39
CLAIM: Final[i64] = 43
SPEND: Final[i64] = 51
PLACE: Final[i64] = 71
DRAW: Final[i64] = 72
TURN: Final[i64] = 73
DONE: Final[i64] = 81
WITHDRAW: Final[i64] = 82
REMOVE: Final[i64] = 83
