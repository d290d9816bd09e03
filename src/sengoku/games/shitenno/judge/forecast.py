"""Shitennō, what the judge expects from what lies open: years, turns, tiles and hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    EXCHANGE,
    PLACING,
    PLUS,
    PROVINCES,
    STACK,
    TILE_COPIES,
    TILE_KINDS,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.rules.provinces import tiles_won

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

TROOPS_A_CARD: Final = 1.3  # on average


def years_left(state: Shitenno, pace: float) -> float:
    """How many more odd years there will be after this one: by the koku, or by kamon (STN-60)."""
    kamon: i64 = 99
    for seat in range(state.players):
        kamon = min(kamon, state.kamon[seat])
    by_kamon = float(kamon) / pace
    if state.phase != PLACING:
        by_kamon = max(by_kamon - 1.0, 0.0)
    return min(float(len(state.koku_pile)) / float(state.players), by_kamon)


def turns_to_come(state: Shitenno) -> float:
    """Which part of the turns of this year is still to come, after the one that is under way."""
    if state.phase != PLACING:
        return 1.0
    turns = 0.0
    for seat in range(state.players):
        if state.titles[seat] > state.titles[state.actors[0]]:
            turns += 1.0
    return turns / float(state.players)


def tile_worths(state: Shitenno, exchange: float, plus: float, draw: float) -> vec[float]:
    """By troop, what a tile with it on its back is worth, from the tiles that were won so far."""
    left = vec[i64]([TILE_COPIES] * TILE_KINDS)
    for province in range(PROVINCES):
        for depth in range(tiles_won(state, province)):
            left[state.stacks[province * STACK + depth]] -= 1
    found = vec[float]()
    for troop in range(TROOPS):
        tile = troop * BONUSES
        count = left[tile] + left[tile + 1] + left[tile + 2]
        whole = (
            float(left[tile + EXCHANGE]) * exchange
            + float(left[tile + PLUS]) * plus
            + float(left[tile + DRAW_TILE]) * draw
        )
        found = append(found, whole / float(count) if count > 0 else 0.0)
    return found


def unseen_cards(state: Shitenno, seat: i64) -> i64:
    """How many troop cards of a seat nobody else has seen."""
    count: i64 = 0
    for kind in range(TROOP_KINDS):
        count += state.troops[seat * TROOP_KINDS + kind] - state.known[seat * TROOP_KINDS + kind]
    return count
