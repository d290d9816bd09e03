"""The codes of the moves. Made from `notation` by `make codes`: do not edit.

For every kind of move its number, its first code and the end of its codes. For a kind with several
parts, its code from the parts, and each part from the code.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEPLOY_KIND: Final[i64] = 0
DEPLOY_CODE: Final[i64] = 0
DEPLOY_END: Final[i64] = 25
STRIKE_KIND: Final[i64] = 1
STRIKE_CODE: Final[i64] = 25
STRIKE_END: Final[i64] = 50
SETTLE_KIND: Final[i64] = 2
SETTLE_CODE: Final[i64] = 50
SETTLE_END: Final[i64] = 55
MARCH_KIND: Final[i64] = 3
MARCH_CODE: Final[i64] = 55
MARCH_END: Final[i64] = 180
ATTACK_KIND: Final[i64] = 4
ATTACK_CODE: Final[i64] = 180
ATTACK_END: Final[i64] = 305
REST_KIND: Final[i64] = 5
REST_CODE: Final[i64] = 305
REST_END: Final[i64] = 306
SIZE: Final[i64] = 306


def deploy_code(clan: i64, province: i64) -> i64:
    """The code of `deploy <clan> to <province>`."""
    return DEPLOY_CODE + clan * 5 + province


def deploy_clan(move: i64) -> i64:
    """The clan that the move names."""
    return (move - DEPLOY_CODE) // 5


def deploy_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - DEPLOY_CODE) % 5


def strike_code(clan: i64, province: i64) -> i64:
    """The code of `strike <clan> in <province>`."""
    return STRIKE_CODE + clan * 5 + province


def strike_clan(move: i64) -> i64:
    """The clan that the move names."""
    return (move - STRIKE_CODE) // 5


def strike_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - STRIKE_CODE) % 5


def march_code(clan: i64, source: i64, province: i64) -> i64:
    """The code of `march <clan> from <source> to <province>`."""
    return MARCH_CODE + (clan * 5 + source) * 5 + province


def march_clan(move: i64) -> i64:
    """The clan that the move names."""
    return (move - MARCH_CODE) // 25


def march_source(move: i64) -> i64:
    """The source that the move names."""
    return (move - MARCH_CODE) // 5 % 5


def march_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - MARCH_CODE) % 5


def attack_code(clan: i64, target: i64, province: i64) -> i64:
    """The code of `attack <clan> on <target> in <province>`."""
    return ATTACK_CODE + (clan * 5 + target) * 5 + province


def attack_clan(move: i64) -> i64:
    """The clan that the move names."""
    return (move - ATTACK_CODE) // 25


def attack_target(move: i64) -> i64:
    """The target that the move names."""
    return (move - ATTACK_CODE) // 5 % 5


def attack_province(move: i64) -> i64:
    """The province that the move names."""
    return (move - ATTACK_CODE) % 5
