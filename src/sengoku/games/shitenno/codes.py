"""The codes of the moves. Made from `notation` by `make codes`: do not edit.

For every kind of move its number, its first code and the end of its codes. For a kind with several
parts, its code from the parts, and each part from the code.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ADD_KIND: Final[i64] = 0
ADD_CODE: Final[i64] = 0
ADD_END: Final[i64] = 17
OFFER_KIND: Final[i64] = 1
OFFER_CODE: Final[i64] = 17
OFFER_END: Final[i64] = 21
SPLIT_KIND: Final[i64] = 2
SPLIT_CODE: Final[i64] = 21
SPLIT_END: Final[i64] = 37
ACCEPT_KIND: Final[i64] = 3
ACCEPT_CODE: Final[i64] = 37
ACCEPT_END: Final[i64] = 38
REFUSE_KIND: Final[i64] = 4
REFUSE_CODE: Final[i64] = 38
REFUSE_END: Final[i64] = 39
CHOOSE_KIND: Final[i64] = 5
CHOOSE_CODE: Final[i64] = 39
CHOOSE_END: Final[i64] = 43
CLAIM_KIND: Final[i64] = 6
CLAIM_CODE: Final[i64] = 43
CLAIM_END: Final[i64] = 51
SPEND_KIND: Final[i64] = 7
SPEND_CODE: Final[i64] = 51
SPEND_END: Final[i64] = 71
PLACE_KIND: Final[i64] = 8
PLACE_CODE: Final[i64] = 71
PLACE_END: Final[i64] = 72
DRAW_KIND: Final[i64] = 9
DRAW_CODE: Final[i64] = 72
DRAW_END: Final[i64] = 73
TURN_KIND: Final[i64] = 10
TURN_CODE: Final[i64] = 73
TURN_END: Final[i64] = 81
DONE_KIND: Final[i64] = 11
DONE_CODE: Final[i64] = 81
DONE_END: Final[i64] = 82
WITHDRAW_KIND: Final[i64] = 12
WITHDRAW_CODE: Final[i64] = 82
WITHDRAW_END: Final[i64] = 83
REMOVE_KIND: Final[i64] = 13
REMOVE_CODE: Final[i64] = 83
REMOVE_END: Final[i64] = 100
SIZE: Final[i64] = 100


def split_code(hierarchy: i64, rest: i64) -> i64:
    """The code of `split with <hierarchy> and <rest>`."""
    return SPLIT_CODE + hierarchy * 4 + rest


def split_hierarchy(move: i64) -> i64:
    """The hierarchy that the move names."""
    return (move - SPLIT_CODE) // 4


def split_rest(move: i64) -> i64:
    """The rest that the move names."""
    return (move - SPLIT_CODE) % 4
