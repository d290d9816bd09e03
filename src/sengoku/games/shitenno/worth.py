"""Shitennō, what everybody sees of the worth of things, and hands as numbers.

A hand is one number here, its *means*: the troops by type (a double card counts as its two halves),
the koku, the Exchange and +1 tiles and the Hatamoto, in bit fields. A price that is paid is such a
number too, so that what is left is a difference.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    EXCHANGE,
    KOKU_KINDS,
    PLACING,
    PLUS,
    POSITIONS,
    PROVINCES,
    STACK,
    TILE_COPIES,
    TILE_KINDS,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.provinces import SHOWS
from sengoku.games.shitenno.view import tiles_won

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

# The fields of means: four troops of eight bits, koku of eight, then the tiles and the Hatamoto.
KOKU_AT: Final[i64] = 32
EXCHANGE_AT: Final[i64] = 40
PLUS_AT: Final[i64] = 45
HATAMOTO_AT: Final[i64] = 50
ONE_KOKU: Final[i64] = 0x100000000
ONE_HATAMOTO: Final[i64] = 0x4000000000000
ALL_TROOPS: Final[i64] = 0xFFFFFFFF

# What a card brings, as means: SHOWS for troops, then koku of 1, 2 and 3.
CARD_MEANS: Final = extend(SHOWS[:], vec[i64]([koku * 2**32 for koku in (1, 2, 3)]))
HALVES_A_CARD: Final = 1.3  # troops on a troop card, on average
UNPAID: Final[i64] = -1
CLOSED: Final = -1e6  # the gain of a province that is full
HEAVIEST: Final[i64] = 12  # more kamon than anybody can count in a province


@final
class Scale:
    """The weights as attributes, and a table of strengths in a province."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.troop: float = weights["troop"]
        self.demand: float = weights["demand"]
        self.koku: float = weights["koku"]
        self.exchange: float = weights["exchange"]
        self.plus: float = weights["plus"]
        self.draw: float = weights["draw"]
        self.kamon: float = weights["kamon"]
        self.fresh: float = weights["fresh"]
        self.last_fresh: float = weights["last_fresh"]
        self.opens: float = weights["opens"]
        self.rivalry: float = weights["rivalry"]
        self.near: float = weights["near"]
        self.wait: float = weights["wait"]
        self.seal: float = weights["seal"]
        self.early: float = weights["early"]
        self.doubt: float = weights["doubt"]
        self.pace: float = weights["pace"]
        self.calm = strengths(weights["close"])
        self.sharp = strengths(weights["last_close"])


def strengths(close: float) -> vec[float]:
    """By kamon (golden ones twice) and first position: how strongly they claim the majority."""
    found = vec[float]()
    for count in range(HEAVIEST):
        for first in range(POSITIONS):
            lead = float(count) + 0.9 - 0.3 * float(first)  # a tie goes to the leftmost (STN-63)
            found = append(found, exp(close * lead))
    return found


# What everybody sees.


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


def hand_means(state: Shitenno, seat: i64, seen: bool) -> i64:
    """The cards and tiles of a seat, without the Hatamoto; only what everybody knows, or all."""
    troops = state.troops if seen else state.known
    means: i64 = 0
    for kind in range(TROOP_KINDS):
        count = troops[seat * TROOP_KINDS + kind]
        if count > 0:
            means += count * SHOWS[kind]
    row = seat * KOKU_KINDS
    koku = state.koku[row] + 2 * state.koku[row + 1] + 3 * state.koku[row + 2]
    means += koku << KOKU_AT
    means += state.bonuses[seat * BONUSES + EXCHANGE] << EXCHANGE_AT
    means += state.bonuses[seat * BONUSES + PLUS] << PLUS_AT
    return means


def unseen_cards(state: Shitenno, seat: i64) -> i64:
    """How many troop cards of a seat nobody else has seen."""
    count: i64 = 0
    for kind in range(TROOP_KINDS):
        count += state.troops[seat * TROOP_KINDS + kind] - state.known[seat * TROOP_KINDS + kind]
    return count


def rough(means: i64, scale: Scale) -> float:
    """What means are worth to anybody, in any year."""
    troops = (means & 255) + (means >> 8 & 255) + (means >> 16 & 255) + (means >> 24 & 255)
    return float(troops) * scale.troop + float(means >> KOKU_AT & 255) * scale.koku
