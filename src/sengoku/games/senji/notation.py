"""Senji, how moves are written: the table from which `codes` is made."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.moves import SEATS, Moves, Part
from sengoku.games.senji.components import (
    CARD_NAMES,
    COMBO_NAMES,
    FAMILY_NAMES,
    FLOWER_NAMES,
    KIND_NAMES,
    LOT_NAMES,
    OFFERS,
    ORDER_NAMES,
    PIECE_NAMES,
    PROMISE_NAMES,
    PROVINCE_NAMES,
    SAMURAI_NAMES,
    SEA_NAMES,
    SLOT_NAMES,
    WAY_NAMES,
)

SEAT: Final = Part("seat", SEATS, is_seat=True)
PROVINCE: Final = Part("province", PROVINCE_NAMES)
SEA: Final = Part("sea", SEA_NAMES)
FAMILY: Final = Part("family", FAMILY_NAMES)
CARD: Final = Part("card", CARD_NAMES)
OWN_CARD: Final = Part("card", SLOT_NAMES, figure="slot")
LOT: Final = Part("lot", LOT_NAMES)
SAMURAI: Final = Part("samurai", SAMURAI_NAMES)
UNITS: Final = Part("units", ("0", "1", "2", "3"))
LED: Final = Part("led", ("unled", "led"))
NUMBER: Final = Part("number", tuple([str(number) for number in range(1, 1 + int(OFFERS))]))
KIND: Final = Part("kind", (*[f"{f}-{k}" for f in FAMILY_NAMES for k in KIND_NAMES], "any"))
VALUE: Final = Part("value", ("1", "2", "3", "4"))
PROMISE: Final = Part("pledge", PROMISE_NAMES, figure="promise")
ORDER: Final = Part("token", ORDER_NAMES)
PIECE: Final = Part("piece", PIECE_NAMES)
WAY: Final = Part("way", WAY_NAMES)
FLOWER: Final = Part("flower", FLOWER_NAMES)
MISSING: Final = Part("missing", FLOWER_NAMES)
COMBO: Final = Part("combo", COMBO_NAMES[:4])
ANY_COMBO: Final = Part("combo", COMBO_NAMES)

MOVES: Final = Moves(
    # Set-up and the Emperor.
    keep=(SAMURAI,),  # SEN-10, SEN-83, SEN-85
    call=(PROVINCE,),  # SEN-11, SEN-60
    post=(UNITS, "units", LED),  # SEN-11
    host=(SEAT,),  # SEN-20
    # Where many decide at once.
    ready=(),  # SEN-31, SEN-40, SEN-50
    seal=(),  # ready for good: neither changes nor answers
    change=(),  # ready no more
    # The auction.
    lay=(OWN_CARD, "on", LOT),  # SEN-31
    lift=(OWN_CARD, "from", LOT),
    # Winter.
    offer=("to", SEAT),  # SEN-42: begins an offer
    show=(CARD,),
    cover=(CARD,),
    want=(KIND,),
    exactly=(VALUE,),  # makes the last want one of that value
    send=(),
    take=("from", SEAT, NUMBER),  # accepts an offer
    pay=(CARD,),  # with this for the next want
    refuse=("from", SEAT, NUMBER),
    counter=("to", SEAT, NUMBER),
    promise=(PROMISE,),  # SEN-45
    about=(PROVINCE,),
    tell=(SEAT,),
    proclaim=(),
    withdraw=("to", SEAT, NUMBER),
    drop=(),  # what is being put together
    # Spring.
    order=(ORDER, "in", PROVINCE),  # SEN-50, and Fuma
    unorder=(PROVINCE,),
    spy=("on", PROVINCE),  # Fuma
    decline=(),  # what is asked: a power, a support card, a hostage
    # Summer.
    fleet=("of", SEAT, "in", SEA),  # SEN-60
    march=(PIECE, "to", WAY),  # SEN-63
    go=(),
    recall=(),
    drown=(PIECE, "off", PROVINCE),  # SEN-66
    fight=("in", PROVINCE),  # SEN-69
    silence=(SAMURAI,),  # Kojiro
    reroll=(FAMILY,),  # Genba
    support=(CARD,),  # SEN-71
    execute=(CARD,),  # SEN-75
    retreat=("to", PROVINCE),  # Tadakatsu
    # Autumn.
    invite=(SEAT,),  # the host calls a family
    done=(),
    trade=(CARD,),  # SEN-80
    present=(FLOWER,),
    pick=(FLOWER,),
    tribute=(CARD,),  # SEN-81
    combine=(COMBO,),  # SEN-82
    bend=(ANY_COMBO, "with", FLOWER, "as", MISSING),  # Ishida
    recruit=(),  # SEN-83
    settle=("in", PROVINCE),
    embark=("in", SEA),
    reveal=(CARD,),  # SEN-84
    retake=(CARD,),
    hire=("in", SEA),  # SEN-85
    enlist=(),
    redraw=(FLOWER,),  # Daisuke
    swap=("with", SEAT),  # Umeko
    slip=(CARD,),
    palm=(FLOWER,),  # Umeko, as first printed
)
