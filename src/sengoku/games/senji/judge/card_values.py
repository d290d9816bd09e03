"""Senji, what cards are worth to their holder: hanafuda on their way to combinations, and diplomacy
cards by what can still be done with them (SEN-80 to SEN-84).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.components import (
    ANIMALS,
    BLUFF,
    FAMILIES,
    FLOWERS,
    PLAINS,
    QUARTET,
    RECRUIT,
    SLOTS,
    SUNS,
    TANZAKU,
    VALUED,
    VALUES,
)
from sengoku.games.senji.rules.autumn import combinations, tribute
from sengoku.games.senji.rules.masks import ones, worth

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

LAYERS: Final[i64] = 3  # how many sets of SEN-81 are looked for in a hand


def later(scales: Scales, state: Senji) -> float:
    """How much of what is not scored yet will be: less and less as the end comes near (SEN-90)."""
    most: i64 = 0
    for honour in state.board.honour:
        most = max(most, honour)
    if state.overtime or (state.max_years != 0 and state.year >= state.max_years):
        return 0.0
    years = float(max(0, state.edition.goal - most)) / scales.pace
    return scales.later * years / (years + 0.3)


# Hanafuda.


def bouquet(scales: Scales, state: Senji, seat: i64) -> float:
    """What the seat's hanafuda are worth."""
    hand = vec[i64](capacity=FLOWERS)
    for flower in range(FLOWERS):
        hand = append(hand, state.hanafuda.flowers[seat * FLOWERS + flower])
    return arranged(scales, state, seat, hand)


def arranged(scales: Scales, state: Senji, seat: i64, hand: vec[i64]) -> float:
    """What hanafuda are worth in their best arrangement: some quartets, the rest by type."""
    prizes = state.edition.prizes
    tanzaku = combinations.need(state, seat, RECRUIT, TANZAKU)
    best = 0.0
    quartets = min(min(hand[0], hand[1]), min(hand[2], hand[3]))
    for quartet in range(quartets + 1):
        sum_of = float(quartet * prizes[QUARTET])
        sum_of += row(scales, hand[0] - quartet, 4, float(prizes[SUNS]))
        sum_of += row(scales, hand[1] - quartet, 4, float(prizes[ANIMALS]))
        sum_of += row(scales, hand[2] - quartet, tanzaku, scales.recruit)
        sum_of += row(scales, hand[3] - quartet, 5, float(prizes[PLAINS]))
        best = max(best, sum_of)
    return best


def row(scales: Scales, count: i64, needed: i64, prize: float) -> float:
    """Cards of one type: whole combinations, and one that is under way."""
    whole = prize * float(count // needed)
    part = float(count % needed) / float(needed)
    return whole + prize * scales.hope * math.pow(part, scales.progress)


def bouquet_with(scales: Scales, state: Senji, seat: i64, flower: i64, more: i64) -> float:
    """What the bouquet would be worth with so many more cards of a type, or fewer."""
    hand = vec[i64](capacity=FLOWERS)
    for kind in range(FLOWERS):
        hand = append(hand, state.hanafuda.flowers[seat * FLOWERS + kind])
    hand[flower] += more
    return arranged(scales, state, seat, hand)


# Diplomacy cards.


def hand_of(state: Senji, seat: i64) -> vec[i64]:
    """A copy of the seat's hand: six masks."""
    return state.diplomacy.hands[seat * FAMILIES : (seat + 1) * FAMILIES]


def hand_worth(scales: Scales, state: Senji, seat: i64, hand: vec[i64]) -> float:
    """What a hand is worth to the seat: every card's use, and the sets on their way."""
    own = seat + state.absent
    total = scales.own_card * float(ones(hand[own] & VALUED))
    total += scales.own_point * float(worth(hand[own] & VALUED))
    cheapest = vec[float](capacity=FAMILIES)
    for family in range(FAMILIES):
        least = 0.0
        if family != own and hand[family] & VALUED:
            least = 1e9
            best = best_member(state, seat, hand[family], family)
            for slot in range(BLUFF):
                if hand[family] >> slot & 1:
                    use = use_of(scales, slot, slot == best)
                    total += use
                    least = min(least, use)
        cheapest = append(cheapest, least)
    return total + sets(scales, state, seat, hand, cheapest)


def best_member(state: Senji, seat: i64, mask: i64, family: i64) -> i64:
    """The slot of the member to reveal: one for each family (SEN-84); -1 for none."""
    if state.diplomacy.revealed[seat * FAMILIES + family]:
        return -1
    for slot in range(VALUES - 1, -1, -1):
        if mask >> slot & 1:
            return slot
    return -1


def use_of(scales: Scales, slot: i64, reveals: bool) -> float:
    """What can be done with a card of another family, apart from sets."""
    value = float(slot % VALUES + 1)
    if slot < VALUES:
        return value * (scales.member if reveals else scales.hostage)
    if slot < 2 * VALUES:
        return value * scales.support
    return scales.trade + value * scales.look


def sets(scales: Scales, state: Senji, seat: i64, hand: vec[i64], cheapest: vec[float]) -> float:
    """Sets of SEN-81: what they bring more than the cards' own use.

    A family in play that is missing counts in part, while there are own cards to swap for one.
    """
    needed = tribute.needed(state, seat)
    own = seat + state.absent
    chips = ones(hand[own] & VALUED)
    total = 0.0
    for layer in range(1, LAYERS + 1):
        families: i64 = 0
        missing: i64 = 0
        price = 0.0
        dearest = 0.0
        for family in range(FAMILIES):
            if family == own:
                continue
            if ones(hand[family] & VALUED) >= layer:
                families += 1
                price += cheapest[family]
                dearest = max(dearest, cheapest[family])
            elif family >= state.absent:
                missing += 1
        if families >= needed:
            whole = float(tribute.TRIBUTE_HONOUR)
            total += max(0.0, whole - price + (dearest if families > needed else 0.0))
            continue
        near = float(families) + scales.swap * float(min(missing, chips))
        part = math.pow(min(1.0, near / float(needed)), scales.nearly)
        return total + part * max(0.0, scales.set * float(tribute.TRIBUTE_HONOUR) - price)
    return total


def changed(hand: vec[i64], card: i64) -> vec[i64]:
    """A hand with a card more, or without the card if it is in it."""
    other = hand[:]
    other[card // SLOTS] ^= 1 << card % SLOTS
    return other


def whim(state: Senji, seat: i64, thing: i64) -> float:
    """The seat's taste for a card or want this year, from -1 to 1: the same whenever asked.

    Bots with the same weights would otherwise all bid for the same lots.
    """
    mixed = (state.year * 331 + seat * 177 + thing * 73 + 11) * 40503 % 65536
    mixed = (mixed ^ mixed >> 7) * 40503 % 65536
    return float(mixed >> 6) / 511.5 - 1.0
