"""Senji, a view as an array of numbers from about 0 to 1: what learning programs see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.learning import one_hot, ratio, zeros
from sengoku.games.moves import SEATS
from sengoku.games.senji import cards, flowers, masks, memory
from sengoku.games.senji.components import (
    BLUFF,
    CARD_NAMES,
    DICE,
    DRAFT,
    FAMILIES,
    FAMILY_NAMES,
    FEWEST,
    FLOWER_NAMES,
    FLOWERS,
    GIVEN,
    LOT_NAMES,
    LOTS,
    MOST,
    NONE,
    ORDER_NAMES,
    PHASE_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    SAMURAI,
    SAMURAI_NAMES,
    SEA_NAMES,
    SEAS,
    SEATS_MOST,
    SLOTS,
    VALUED,
    WANTED,
    WHAT,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

GOAL: Final[i64] = 60
CROWD: Final[i64] = 6
HAND: Final[i64] = 12

FEATURES: Final = (
    *[f"{number} players" for number in range(FEWEST, MOST + 1)],
    *[f"phase {phase}" for phase in PHASE_NAMES],
    *[f"I am {seat}" for seat in SEATS],
    *[f"{seat} decides" for seat in SEATS],
    *[f"{seat} hosts" for seat in SEATS],
    *[f"{seat} moves" for seat in SEATS],
    *[f"{seat} defends" for seat in SEATS],
    *[f"{seat} trades" for seat in SEATS],
    "year / 20",
    "overtime",
    *[f"{seat}: honour / {GOAL}" for seat in SEATS],
    *[f"{seat}: ready / 2" for seat in SEATS],
    *[f"{seat}: units in reserve / 12" for seat in SEATS],
    *[f"{seat}: hanafuda / {HAND}" for seat in SEATS],
    *[f"{seat} has {name}" for seat in SEATS for name in SAMURAI_NAMES],
    *[f"{seat}: fleet {sea} / {CROWD}" for seat in SEATS for sea in SEA_NAMES],
    *[f"{province} is {seat}'s" for province in PROVINCE_NAMES for seat in SEATS],
    *[f"units in {province} / {CROWD}" for province in PROVINCE_NAMES],
    *[f"samurai in {province} / {CROWD}" for province in PROVINCE_NAMES],
    *[f"attackers of {province} / {CROWD}" for province in PROVINCE_NAMES],
    *[f"{province} is to be called" for province in PROVINCE_NAMES],
    *[f"battle in {province}" for province in PROVINCE_NAMES],
    *[f"my {order} in {province}" for province in PROVINCE_NAMES for order in ORDER_NAMES],
    *[f"dice {family} / {DICE}" for family in FAMILY_NAMES],
    "captured by the attacker / 9",
    "captured by the defender / 9",
    *[f"I hold {card}" for card in CARD_NAMES],
    *[f"my {flower} / {HAND}" for flower in FLOWER_NAMES],
    *[f"{flower} discarded / 48" for flower in FLOWER_NAMES],
    "hanafuda deck / 96",
    *[f"{seat} last held {family} / {HAND}" for seat in SEATS for family in FAMILY_NAMES],
    *[f"{lot}: value / 4" for lot in LOT_NAMES],
    *[f"{lot}: kind {kind}" for lot in LOT_NAMES for kind in (1, 2, 3)],
    *[f"{lot}: my bid / {HAND}" for lot in LOT_NAMES],
    "I put something together",
    "cards given in it / 5",
    "cards wanted in it / 5",
    "offers to me / 12",
)


def numbers(state: Senji, seat: i64) -> vec[float]:
    """The view as numbers, one for each of FEATURES."""
    out = vec[float](capacity=len(FEATURES))
    for number in range(FEWEST, MOST + 1):
        out = append(out, 1.0 if number == state.players else 0.0)
    out = one_hot(out, len(PHASE_NAMES), 1 << state.phase)
    out = one_hot(out, SEATS_MOST, 1 << seat)
    out = one_hot(out, SEATS_MOST, state.acting)
    for someone in (state.host, state.mover, state.defender, state.trader):
        out = one_hot(out, SEATS_MOST, 0 if someone == NONE else 1 << someone)
    out = append(out, ratio(state.year, 20))
    out = append(out, 1.0 if state.overtime else 0.0)
    out = seats(state, out)
    out = provinces(state, seat, out)
    for count in state.dice:
        out = append(out, ratio(count, DICE))
    out = append(out, ratio(state.captured_attacker, DICE))
    out = append(out, ratio(state.captured_defender, DICE))
    out = own_cards(state, seat, out)
    out = auction(state, seat, out)
    return doing(state, seat, out)


def seats(state: Senji, out: vec[float]) -> vec[float]:
    absent = SEATS_MOST - state.players
    for honour in state.honour:
        out = append(out, ratio(honour, GOAL))
    out = zeros(out, absent)
    for ready in state.readiness:
        out = append(out, ratio(ready, 2))
    out = zeros(out, absent)
    for units in state.reserve:
        out = append(out, ratio(units, 12))
    out = zeros(out, absent)
    for seat in range(state.players):
        out = append(out, ratio(flowers.held(state, seat), HAND))
    out = zeros(out, absent)
    for mask in state.retinue:
        out = one_hot(out, SAMURAI, mask)
    out = zeros(out, absent * SAMURAI)
    for units in state.fleets:
        out = append(out, ratio(units, CROWD))
    return zeros(out, absent * SEAS)


def provinces(state: Senji, seat: i64, out: vec[float]) -> vec[float]:
    for owner in state.owners:
        out = one_hot(out, SEATS_MOST, 0 if owner == NONE else 1 << owner)
    for units in state.units:
        out = append(out, ratio(units, CROWD))
    for mask in state.samurai:
        out = append(out, ratio(masks.ones(mask), CROWD))
    for units in state.attack_units:
        out = append(out, ratio(units, CROWD))
    out = one_hot(out, PROVINCES, state.pending)
    out = one_hot(out, PROVINCES, 0 if state.field == NONE else 1 << state.field)
    for province in range(PROVINCES):
        order = state.orders[seat * PROVINCES + province]
        out = one_hot(out, len(ORDER_NAMES), 0 if order == 0 else 1 << (order - 1))
    return out


def own_cards(state: Senji, seat: i64, out: vec[float]) -> vec[float]:
    """The hand, and where the others' cards were last seen."""
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family]
        out = one_hot(out, BLUFF, mask)
        out = append(out, ratio(masks.bluffs(mask), 2))
    for flower in range(FLOWERS):
        out = append(out, ratio(state.flowers[seat * FLOWERS + flower], HAND))
    for count in state.flower_discards:
        out = append(out, ratio(count, 48))
    out = append(out, ratio(len(state.flower_deck), 96))
    for other in range(SEATS_MOST):
        for family in range(FAMILIES):
            word = state.holders[seat * FAMILIES + family]
            seen: i64 = 0
            for slot in range(BLUFF):
                if memory.seat_in(word, slot) == other:
                    seen += 1
            out = append(out, ratio(seen, HAND))
    return out


def auction(state: Senji, seat: i64, out: vec[float]) -> vec[float]:
    for card in state.lots:
        out = append(out, 0.0 if card == NONE else ratio(cards.value(card), 4))
    for card in state.lots:
        out = one_hot(out, 3, 0 if card == NONE else 1 << card % SLOTS // 4)
    for lot in range(LOTS):
        bid = masks.worth(state.laid[seat * LOTS + lot] & VALUED)
        bid += masks.worth(state.frozen[seat * LOTS + lot] & VALUED)
        out = append(out, ratio(bid, HAND))
    return out


def doing(state: Senji, seat: i64, out: vec[float]) -> vec[float]:
    at = seat * DRAFT
    out = append(out, 1.0 if state.drafts[at + WHAT] else 0.0)
    out = append(out, ratio(state.drafts[at + GIVEN], 5))
    out = append(out, ratio(state.drafts[at + WANTED], 5))
    waiting: i64 = 0
    for row in range(0, len(state.offers), DRAFT):
        if state.offers[row + 1] == seat:
            waiting += 1
    return append(out, ratio(waiting, 12))
