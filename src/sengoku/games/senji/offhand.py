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
    MOVING,
    NONE,
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
    RECRUIT_CODE,
    RETAKE_CODE,
    REVEAL_CODE,
    TRADE_CODE,
    TRIBUTE_CODE,
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
    if phase == HOSTAGE:
        return moves[len(moves) - 1]
    if phase == SUPPORTING and random.below(2) == 0:
        return moves[0]
    return moves[random.below(len(moves))]


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
    units = state.units[origin]
    first = random.below(PROVINCES)
    for step in range(PROVINCES):
        province = (first + step) % PROVINCES
        owner = state.owners[province]
        if owner in (NONE, seat) or not state.edition.borders[origin] >> province & 1:
            continue
        defence = state.units[province] + ones(state.samurai[province])
        if units > defence and summer.room_left(state, 0) > 0:
            return MARCH_CODE + province
    return GO_CODE
