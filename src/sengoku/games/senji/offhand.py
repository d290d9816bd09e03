"""Senji, plausible moves without much thought, for the play-outs of a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.senji import summer
from sengoku.games.senji.components import (
    BIDDING,
    HOSTAGE,
    MOVEMENT,
    MOVING,
    NONE,
    ORDERING,
    PROVINCES,
    SUPPORTING,
    TRADING,
    WAYS,
    WINTER,
)
from sengoku.games.senji.masks import ones
from sengoku.games.senji.notation import (
    BEND_CODE,
    COMBINE_CODE,
    DONE_CODE,
    GO_CODE,
    HIRE_CODE,
    MARCH_CODE,
    ORDER_CODE,
    RECRUIT_CODE,
    RETAKE_CODE,
    REVEAL_CODE,
    TRADE_CODE,
    TRIBUTE_CODE,
    UNORDER_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def move(state: Senji, seat: i64, random: Random) -> i64:
    """No new deals; attacks on the weaker; all that scores; else by chance."""
    phase = state.phase
    if phase == MOVING:
        return march(state, seat, random)
    moves = state.moves(seat)
    if phase in (WINTER, BIDDING):
        return moves[0]  # be ready, make it final, or finish what was begun
    if phase == TRADING:
        return scoring(moves, random)
    if phase == ORDERING:
        return order(state, seat, moves, random)
    if phase == HOSTAGE:
        return moves[len(moves) - 1]
    if phase == SUPPORTING and random.below(2) == 0:
        return moves[0]
    return moves[random.below(len(moves))]


def order(state: Senji, seat: i64, moves: vec[i64], random: Random) -> i64:
    """Movement where a weaker neighbour is, else to harvest or to recruit; then it is final."""
    first = moves[0]
    if not ORDER_CODE <= first < UNORDER_CODE:
        return first
    province = (first - ORDER_CODE) % PROVINCES
    if prey(state, seat, province, random.below(PROVINCES)) != NONE:
        return ORDER_CODE + (MOVEMENT - 1) * PROVINCES + province
    return ORDER_CODE + random.below(MOVEMENT - 1) * PROVINCES + province


def scoring(moves: vec[i64], random: Random) -> i64:
    """Combinations, sets, members; trade cards now and then."""
    for deed in moves:
        if COMBINE_CODE <= deed < BEND_CODE or deed == RECRUIT_CODE:
            return deed
        if TRIBUTE_CODE <= deed < COMBINE_CODE or REVEAL_CODE <= deed < RETAKE_CODE:
            return deed
        if deed < TRIBUTE_CODE and deed >= TRADE_CODE and random.below(2) == 0:
            return deed
        if HIRE_CODE <= deed < HIRE_CODE + 2:
            return deed
    return DONE_CODE


def march(state: Senji, seat: i64, random: Random) -> i64:
    """All pieces into one weaker neighbour, by land; or nobody."""
    origin = state.origin
    if len(state.plan) > 0:
        way = state.plan[0] % WAYS
        if summer.units_left(state, seat) > 0:
            return MARCH_CODE + way
        return GO_CODE
    if origin >= PROVINCES:
        moves = state.moves(seat)
        return moves[random.below(len(moves))]
    province = prey(state, seat, origin, random.below(PROVINCES))
    if province == NONE or summer.room_left(state, 0) <= 0:
        return GO_CODE
    return MARCH_CODE + province


def prey(state: Senji, seat: i64, origin: i64, first: i64) -> i64:
    """A neighbour's province with less strength than the origin, from the first on; or NONE."""
    borders = state.edition.borders[origin]
    for step in range(PROVINCES):
        province = (first + step) % PROVINCES
        owner = state.owners[province]
        if owner in (NONE, seat) or not borders >> province & 1:
            continue
        if state.units[origin] > state.units[province] + ones(state.samurai[province]):
            return province
    return NONE
