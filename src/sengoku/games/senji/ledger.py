"""Senji, whom to believe: promises kept and broken (SEN-45), and who is thought to hold what.

It reads what the seat has heard and seen, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import memory
from sengoku.games.senji.components import (
    BLUFF,
    EVERYBODY,
    FAMILIES,
    LOTS,
    PEACE,
    SEATS_MOST,
    SPARE,
    STRIKE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales


def kept(state: Senji, me: i64, speaker: i64) -> i64:
    """How many promises that the seat heard were kept."""
    return state.trust[me * 2 * SEATS_MOST + speaker]


def broken(state: Senji, me: i64, speaker: i64) -> i64:
    """How many promises that the seat heard were broken."""
    return state.trust[me * 2 * SEATS_MOST + SEATS_MOST + speaker]


def faith(scales: Scales, state: Senji, me: i64, speaker: i64) -> float:
    """The chance that the speaker keeps his word."""
    good = scales.faith + float(kept(state, me, speaker))
    bad = scales.doubt + float(broken(state, me, speaker))
    return good / max(0.001, good + bad)


def said(state: Senji, speaker: i64, hearer: i64, promise: i64, province: i64) -> bool:
    """Whether this was promised to the hearer, or to all, this year."""
    promises = state.promises
    for row in range(0, len(promises), 4):
        if promises[row] == speaker and promises[row + 2] == promise:
            to = promises[row + 1]
            if (to in (hearer, EVERYBODY)) and promises[row + 3] in (-1, province):
                return True
    return False


def bound(state: Senji, me: i64, owner: i64, province: i64) -> bool:
    """Whether an attack on the province would break the seat's word to its owner."""
    return said(state, me, owner, PEACE, -1) or said(state, me, owner, SPARE, province)


def attack_chance(scales: Scales, state: Senji, me: i64, other: i64, province: i64) -> float:
    """How likely another is to attack the seat's province when he could win it for sure."""
    believed = faith(scales, state, me, other)
    if said(state, other, me, STRIKE, province):
        return max(scales.fear, believed)
    if said(state, other, me, PEACE, -1) or said(state, other, me, SPARE, province):
        return scales.fear * (1.0 - believed)
    return scales.fear


def reluctance(scales: Scales, state: Senji, me: i64, owner: i64, province: i64) -> float:
    """What an attack costs beside pieces: the own word, and a peace that is believed."""
    cost = -scales.grudge * float(broken(state, me, owner))
    if bound(state, me, owner, province):
        cost += scales.word
    if said(state, owner, me, PEACE, -1):
        cost += scales.grace * faith(scales, state, me, owner)
    return cost


def enmity(scales: Scales, state: Senji, me: i64, other: i64) -> float:
    """How much the honour of another counts against the own: most, if he leads."""
    for seat in range(state.players):
        if seat != me and state.honour[seat] > state.honour[other]:
            return scales.rival
    return scales.rival * scales.leader


def seen_with(state: Senji, me: i64, other: i64) -> vec[i64]:
    """The cards that the seat last saw with another: six masks."""
    found = vec[i64](capacity=FAMILIES)
    for family in range(FAMILIES):
        mask: i64 = 0
        word = state.holders[me * FAMILIES + family]
        for slot in range(BLUFF):
            if memory.seat_in(word, slot) == other:
                mask |= 1 << slot
        hidden = state.edition.cards[family] & ~state.hands[me * FAMILIES + family]
        for seat in range(state.players):
            hidden &= ~state.revealed[seat * FAMILIES + family]
        found = append(found, mask & hidden & ~state.out[family])
    for lot in range(LOTS):  # bids that lie open are in nobody's hand
        found[other + state.absent] &= ~state.frozen[other * LOTS + lot]
    return found


def whim(state: Senji, seat: i64, thing: i64) -> float:
    """A taste of the seat's for something this year, from -1 to 1: the same whenever asked."""
    mixed = (state.year * 331 + seat * 177 + thing * 73 + 11) * 40503 % 65536
    mixed = (mixed ^ mixed >> 7) * 40503 % 65536
    return float(mixed >> 6) / 511.5 - 1.0
