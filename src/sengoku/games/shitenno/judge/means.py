"""Shitennō, hands as the judge counts them: roughly, in one number.

A hand is one number here, its *means*: the troops by type (a double card counts as its two halves),
the koku, the Exchange and +1 tiles and the Hatamoto, in bit fields. A price that is paid is such a
number too, so that what is left is a difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    EXCHANGE,
    EXCHANGE_PART,
    HATAMOTO_PART,
    KINDS,
    KOKU_KINDS,
    PLUS,
    PLUS_PART,
    TROOP_KINDS,
)
from sengoku.games.shitenno.judge.weights import Scale
from sengoku.games.shitenno.rules.holdings import SHOWS

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

# The fields of means: four troops of eight bits, koku of eight, then the tiles and the Hatamoto.
KOKU_AT: Final[i64] = 32
EXCHANGE_AT: Final[i64] = 40
PLUS_AT: Final[i64] = 45
HATAMOTO_AT: Final[i64] = 50
ONE_KOKU: Final[i64] = 0x100000000
ONE_HATAMOTO: Final[i64] = 0x4000000000000
ALL_TROOPS: Final[i64] = 0xFFFFFFFF
UNPAID: Final[i64] = -1  # instead of means: a price that can't be paid

# What a card brings, as means: SHOWS for troops, then koku of 1, 2 and 3.
CARD_MEANS: Final = extend(SHOWS[:], vec[i64]([koku * 2**32 for koku in (1, 2, 3)]))


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


def offer_means(state: Shitenno, offer: i64) -> i64:
    """The cards of an offer."""
    means: i64 = 0
    for kind in range(KINDS):
        means += state.offers[offer * KINDS + kind] * CARD_MEANS[kind]
    return means


def spend_means(spend: vec[i64]) -> i64:
    """What leaves the hand with a spend."""
    paid: i64 = 0
    for kind in range(KINDS):
        if spend[kind] > 0:
            paid += spend[kind] * CARD_MEANS[kind]
    paid += spend[EXCHANGE_PART] << EXCHANGE_AT
    paid += spend[PLUS_PART] << PLUS_AT
    return paid + (spend[HATAMOTO_PART] << HATAMOTO_AT)


def rough_worth(means: i64, scale: Scale) -> float:
    """What means are worth to anybody, in any year."""
    troops = (means & 255) + (means >> 8 & 255) + (means >> 16 & 255) + (means >> 24 & 255)
    return float(troops) * scale.troop + float(means >> KOKU_AT & 255) * scale.koku
