"""The codes of the moves. Made from `notation` by `make codes`: do not edit.

For every kind of move its number, its first code and the end of its codes. For a kind with several
parts, its code from the parts, and each part from the code.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KEEP_KIND: Final[i64] = 0
KEEP_CODE: Final[i64] = 0
KEEP_END: Final[i64] = 18
CALL_KIND: Final[i64] = 1
CALL_CODE: Final[i64] = 18
CALL_END: Final[i64] = 36
POST_KIND: Final[i64] = 2
POST_CODE: Final[i64] = 36
POST_END: Final[i64] = 44
HOST_KIND: Final[i64] = 3
HOST_CODE: Final[i64] = 44
HOST_END: Final[i64] = 50
READY_KIND: Final[i64] = 4
READY_CODE: Final[i64] = 50
READY_END: Final[i64] = 51
SEAL_KIND: Final[i64] = 5
SEAL_CODE: Final[i64] = 51
SEAL_END: Final[i64] = 52
CHANGE_KIND: Final[i64] = 6
CHANGE_CODE: Final[i64] = 52
CHANGE_END: Final[i64] = 53
LAY_KIND: Final[i64] = 7
LAY_CODE: Final[i64] = 53
LAY_END: Final[i64] = 131
LIFT_KIND: Final[i64] = 8
LIFT_CODE: Final[i64] = 131
LIFT_END: Final[i64] = 209
OFFER_KIND: Final[i64] = 9
OFFER_CODE: Final[i64] = 209
OFFER_END: Final[i64] = 215
SHOW_KIND: Final[i64] = 10
SHOW_CODE: Final[i64] = 215
SHOW_END: Final[i64] = 293
COVER_KIND: Final[i64] = 11
COVER_CODE: Final[i64] = 293
COVER_END: Final[i64] = 371
WANT_KIND: Final[i64] = 12
WANT_CODE: Final[i64] = 371
WANT_END: Final[i64] = 390
EXACTLY_KIND: Final[i64] = 13
EXACTLY_CODE: Final[i64] = 390
EXACTLY_END: Final[i64] = 394
SEND_KIND: Final[i64] = 14
SEND_CODE: Final[i64] = 394
SEND_END: Final[i64] = 395
TAKE_KIND: Final[i64] = 15
TAKE_CODE: Final[i64] = 395
TAKE_END: Final[i64] = 467
PAY_KIND: Final[i64] = 16
PAY_CODE: Final[i64] = 467
PAY_END: Final[i64] = 545
REFUSE_KIND: Final[i64] = 17
REFUSE_CODE: Final[i64] = 545
REFUSE_END: Final[i64] = 617
COUNTER_KIND: Final[i64] = 18
COUNTER_CODE: Final[i64] = 617
COUNTER_END: Final[i64] = 689
PROMISE_KIND: Final[i64] = 19
PROMISE_CODE: Final[i64] = 689
PROMISE_END: Final[i64] = 693
ABOUT_KIND: Final[i64] = 20
ABOUT_CODE: Final[i64] = 693
ABOUT_END: Final[i64] = 711
TELL_KIND: Final[i64] = 21
TELL_CODE: Final[i64] = 711
TELL_END: Final[i64] = 717
PROCLAIM_KIND: Final[i64] = 22
PROCLAIM_CODE: Final[i64] = 717
PROCLAIM_END: Final[i64] = 718
WITHDRAW_KIND: Final[i64] = 23
WITHDRAW_CODE: Final[i64] = 718
WITHDRAW_END: Final[i64] = 790
DROP_KIND: Final[i64] = 24
DROP_CODE: Final[i64] = 790
DROP_END: Final[i64] = 791
ORDER_KIND: Final[i64] = 25
ORDER_CODE: Final[i64] = 791
ORDER_END: Final[i64] = 845
UNORDER_KIND: Final[i64] = 26
UNORDER_CODE: Final[i64] = 845
UNORDER_END: Final[i64] = 863
SPY_KIND: Final[i64] = 27
SPY_CODE: Final[i64] = 863
SPY_END: Final[i64] = 881
DECLINE_KIND: Final[i64] = 28
DECLINE_CODE: Final[i64] = 881
DECLINE_END: Final[i64] = 882
FLEET_KIND: Final[i64] = 29
FLEET_CODE: Final[i64] = 882
FLEET_END: Final[i64] = 894
MARCH_KIND: Final[i64] = 30
MARCH_CODE: Final[i64] = 894
MARCH_END: Final[i64] = 1958
GO_KIND: Final[i64] = 31
GO_CODE: Final[i64] = 1958
GO_END: Final[i64] = 1959
RECALL_KIND: Final[i64] = 32
RECALL_CODE: Final[i64] = 1959
RECALL_END: Final[i64] = 1960
DROWN_KIND: Final[i64] = 33
DROWN_CODE: Final[i64] = 1960
DROWN_END: Final[i64] = 2302
FIGHT_KIND: Final[i64] = 34
FIGHT_CODE: Final[i64] = 2302
FIGHT_END: Final[i64] = 2320
SILENCE_KIND: Final[i64] = 35
SILENCE_CODE: Final[i64] = 2320
SILENCE_END: Final[i64] = 2338
REROLL_KIND: Final[i64] = 36
REROLL_CODE: Final[i64] = 2338
REROLL_END: Final[i64] = 2344
SUPPORT_KIND: Final[i64] = 37
SUPPORT_CODE: Final[i64] = 2344
SUPPORT_END: Final[i64] = 2422
EXECUTE_KIND: Final[i64] = 38
EXECUTE_CODE: Final[i64] = 2422
EXECUTE_END: Final[i64] = 2500
RETREAT_KIND: Final[i64] = 39
RETREAT_CODE: Final[i64] = 2500
RETREAT_END: Final[i64] = 2518
INVITE_KIND: Final[i64] = 40
INVITE_CODE: Final[i64] = 2518
INVITE_END: Final[i64] = 2524
DONE_KIND: Final[i64] = 41
DONE_CODE: Final[i64] = 2524
DONE_END: Final[i64] = 2525
TRADE_KIND: Final[i64] = 42
TRADE_CODE: Final[i64] = 2525
TRADE_END: Final[i64] = 2603
PRESENT_KIND: Final[i64] = 43
PRESENT_CODE: Final[i64] = 2603
PRESENT_END: Final[i64] = 2607
PICK_KIND: Final[i64] = 44
PICK_CODE: Final[i64] = 2607
PICK_END: Final[i64] = 2611
TRIBUTE_KIND: Final[i64] = 45
TRIBUTE_CODE: Final[i64] = 2611
TRIBUTE_END: Final[i64] = 2689
COMBINE_KIND: Final[i64] = 46
COMBINE_CODE: Final[i64] = 2689
COMBINE_END: Final[i64] = 2693
BEND_KIND: Final[i64] = 47
BEND_CODE: Final[i64] = 2693
BEND_END: Final[i64] = 2773
RECRUIT_KIND: Final[i64] = 48
RECRUIT_CODE: Final[i64] = 2773
RECRUIT_END: Final[i64] = 2774
SETTLE_KIND: Final[i64] = 49
SETTLE_CODE: Final[i64] = 2774
SETTLE_END: Final[i64] = 2792
EMBARK_KIND: Final[i64] = 50
EMBARK_CODE: Final[i64] = 2792
EMBARK_END: Final[i64] = 2794
REVEAL_KIND: Final[i64] = 51
REVEAL_CODE: Final[i64] = 2794
REVEAL_END: Final[i64] = 2872
RETAKE_KIND: Final[i64] = 52
RETAKE_CODE: Final[i64] = 2872
RETAKE_END: Final[i64] = 2950
HIRE_KIND: Final[i64] = 53
HIRE_CODE: Final[i64] = 2950
HIRE_END: Final[i64] = 2952
ENLIST_KIND: Final[i64] = 54
ENLIST_CODE: Final[i64] = 2952
ENLIST_END: Final[i64] = 2953
REDRAW_KIND: Final[i64] = 55
REDRAW_CODE: Final[i64] = 2953
REDRAW_END: Final[i64] = 2957
SWAP_KIND: Final[i64] = 56
SWAP_CODE: Final[i64] = 2957
SWAP_END: Final[i64] = 2963
SLIP_KIND: Final[i64] = 57
SLIP_CODE: Final[i64] = 2963
SLIP_END: Final[i64] = 3041
PALM_KIND: Final[i64] = 58
PALM_CODE: Final[i64] = 3041
PALM_END: Final[i64] = 3045
SIZE: Final[i64] = 3045


def post_code(units: i64, led: i64) -> i64:
    """The code of `post <units> units <led>`."""
    return POST_CODE + units * 2 + led


def post_units(move: i64) -> i64:
    """The units that the move names."""
    return (move - POST_CODE) // 2


def post_led(move: i64) -> i64:
    """The led that the move names."""
    return (move - POST_CODE) % 2


def lay_code(card: i64, lot: i64) -> i64:
    """The code of `lay <card> on <lot>`."""
    return LAY_CODE + card * 6 + lot


def lay_card(move: i64) -> i64:
    """The card that the move names."""
    return (move - LAY_CODE) // 6


def lay_lot(move: i64) -> i64:
    """The lot that the move names."""
    return (move - LAY_CODE) % 6


def lift_code(card: i64, lot: i64) -> i64:
    """The code of `lift <card> from <lot>`."""
    return LIFT_CODE + card * 6 + lot


def lift_card(move: i64) -> i64:
    """The card that the move names."""
    return (move - LIFT_CODE) // 6


def lift_lot(move: i64) -> i64:
    """The lot that the move names."""
    return (move - LIFT_CODE) % 6


def take_code(seat: i64, number: i64) -> i64:
    """The code of `take from <seat> <number>`."""
    return TAKE_CODE + seat * 12 + number


def take_seat(move: i64) -> i64:
    """The seat that the move names."""
    return (move - TAKE_CODE) // 12


def take_number(move: i64) -> i64:
    """The number that the move names."""
    return (move - TAKE_CODE) % 12


def refuse_code(seat: i64, number: i64) -> i64:
    """The code of `refuse from <seat> <number>`."""
    return REFUSE_CODE + seat * 12 + number


def refuse_seat(move: i64) -> i64:
    """The seat that the move names."""
    return (move - REFUSE_CODE) // 12


def refuse_number(move: i64) -> i64:
    """The number that the move names."""
    return (move - REFUSE_CODE) % 12


def counter_code(seat: i64, number: i64) -> i64:
    """The code of `counter to <seat> <number>`."""
    return COUNTER_CODE + seat * 12 + number


def counter_seat(move: i64) -> i64:
    """The seat that the move names."""
    return (move - COUNTER_CODE) // 12


def counter_number(move: i64) -> i64:
    """The number that the move names."""
    return (move - COUNTER_CODE) % 12


def withdraw_code(seat: i64, number: i64) -> i64:
    """The code of `withdraw to <seat> <number>`."""
    return WITHDRAW_CODE + seat * 12 + number


def withdraw_seat(move: i64) -> i64:
    """The seat that the move names."""
    return (move - WITHDRAW_CODE) // 12


def withdraw_number(move: i64) -> i64:
    """The number that the move names."""
    return (move - WITHDRAW_CODE) % 12


def order_code(token: i64, province: i64) -> i64:
    """The code of `order <token> in <province>`."""
    return ORDER_CODE + token * 18 + province


def order_token(move: i64) -> i64:
    """The token that the move names."""
    return (move - ORDER_CODE) // 18


def order_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - ORDER_CODE) % 18


def fleet_code(seat: i64, sea: i64) -> i64:
    """The code of `fleet of <seat> in <sea>`."""
    return FLEET_CODE + seat * 2 + sea


def fleet_seat(move: i64) -> i64:
    """The seat that the move names."""
    return (move - FLEET_CODE) // 2


def fleet_sea(move: i64) -> i64:
    """The sea that the move names."""
    return (move - FLEET_CODE) % 2


def march_code(piece: i64, way: i64) -> i64:
    """The code of `march <piece> to <way>`."""
    return MARCH_CODE + piece * 56 + way


def march_piece(move: i64) -> i64:
    """The piece that the move names."""
    return (move - MARCH_CODE) // 56


def march_way(move: i64) -> i64:
    """The way that the move names."""
    return (move - MARCH_CODE) % 56


def drown_code(piece: i64, province: i64) -> i64:
    """The code of `drown <piece> off <province>`."""
    return DROWN_CODE + piece * 18 + province


def drown_piece(move: i64) -> i64:
    """The piece that the move names."""
    return (move - DROWN_CODE) // 18


def drown_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - DROWN_CODE) % 18


def bend_code(combo: i64, flower: i64, missing: i64) -> i64:
    """The code of `bend <combo> with <flower> as <missing>`."""
    return BEND_CODE + (combo * 4 + flower) * 4 + missing


def bend_combo(move: i64) -> i64:
    """The combo that the move names."""
    return (move - BEND_CODE) // 16


def bend_flower(move: i64) -> i64:
    """The flower that the move names."""
    return (move - BEND_CODE) // 4 % 4


def bend_missing(move: i64) -> i64:
    """The missing that the move names."""
    return (move - BEND_CODE) % 4
