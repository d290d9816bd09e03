"""Senji, how moves are written: the table of the moves and the codes that come from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sengoku.games.moves import SEATS, Moves, Part
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

SEAT: Final = Part("seat", SEATS)
PROVINCE: Final = Part("province", PROVINCE_NAMES)
SEA: Final = Part("sea", SEA_NAMES)
FAMILY: Final = Part("family", FAMILY_NAMES)
CARD: Final = Part("card", CARD_NAMES)
OWN_CARD: Final = Part("card", SLOT_NAMES)
LOT: Final = Part("lot", LOT_NAMES)
SAMURAI: Final = Part("samurai", SAMURAI_NAMES)
UNITS: Final = Part("units", ("0", "1", "2", "3"))
LED: Final = Part("led", ("unled", "led"))
NUMBER: Final = Part("number", tuple([str(number) for number in range(1, 1 + int(OFFERS))]))
KIND: Final = Part("kind", (*[f"{f}-{k}" for f in FAMILY_NAMES for k in KIND_NAMES], "any"))
VALUE: Final = Part("value", ("1", "2", "3", "4"))
PROMISE: Final = Part("pledge", PROMISE_NAMES)
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

# The first code of each kind, written out: numbers that are known when it is compiled are fast.
# A test compares them with the table.
KEEP_CODE: Final[i64] = 0
CALL_CODE: Final[i64] = 18
POST_CODE: Final[i64] = 36
HOST_CODE: Final[i64] = 44
READY_CODE: Final[i64] = 50
SEAL_CODE: Final[i64] = 51
CHANGE_CODE: Final[i64] = 52
LAY_CODE: Final[i64] = 53
LIFT_CODE: Final[i64] = 131
OFFER_CODE: Final[i64] = 209
SHOW_CODE: Final[i64] = 215
COVER_CODE: Final[i64] = 293
WANT_CODE: Final[i64] = 371
EXACTLY_CODE: Final[i64] = 390
SEND_CODE: Final[i64] = 394
TAKE_CODE: Final[i64] = 395
PAY_CODE: Final[i64] = 467
REFUSE_CODE: Final[i64] = 545
COUNTER_CODE: Final[i64] = 617
PROMISE_CODE: Final[i64] = 689
ABOUT_CODE: Final[i64] = 693
TELL_CODE: Final[i64] = 711
PROCLAIM_CODE: Final[i64] = 717
WITHDRAW_CODE: Final[i64] = 718
DROP_CODE: Final[i64] = 790
ORDER_CODE: Final[i64] = 791
UNORDER_CODE: Final[i64] = 845
SPY_CODE: Final[i64] = 863
DECLINE_CODE: Final[i64] = 881
FLEET_CODE: Final[i64] = 882
MARCH_CODE: Final[i64] = 894
GO_CODE: Final[i64] = 1958
RECALL_CODE: Final[i64] = 1959
DROWN_CODE: Final[i64] = 1960
FIGHT_CODE: Final[i64] = 2302
SILENCE_CODE: Final[i64] = 2320
REROLL_CODE: Final[i64] = 2338
SUPPORT_CODE: Final[i64] = 2344
EXECUTE_CODE: Final[i64] = 2422
RETREAT_CODE: Final[i64] = 2500
INVITE_CODE: Final[i64] = 2518
DONE_CODE: Final[i64] = 2524
TRADE_CODE: Final[i64] = 2525
PRESENT_CODE: Final[i64] = 2603
PICK_CODE: Final[i64] = 2607
TRIBUTE_CODE: Final[i64] = 2611
COMBINE_CODE: Final[i64] = 2689
BEND_CODE: Final[i64] = 2693
RECRUIT_CODE: Final[i64] = 2773
SETTLE_CODE: Final[i64] = 2774
EMBARK_CODE: Final[i64] = 2792
REVEAL_CODE: Final[i64] = 2794
RETAKE_CODE: Final[i64] = 2872
HIRE_CODE: Final[i64] = 2950
ENLIST_CODE: Final[i64] = 2952
REDRAW_CODE: Final[i64] = 2953
SWAP_CODE: Final[i64] = 2957
SLIP_CODE: Final[i64] = 2963
PALM_CODE: Final[i64] = 3041
END_CODE: Final[i64] = 3045
