"""Senji, a view as an array of numbers from about 0 to 1: what learning programs see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.learning import chosen, flag, one_hot, part, parts
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


def numbers(state: Senji, seat: i64, out: vec[float], at: i64) -> None:
    """Write the view as numbers, one for each of FEATURES."""
    at = chosen(out, at, MOST + 1 - FEWEST, state.players - FEWEST)
    at = chosen(out, at, len(PHASE_NAMES), state.phase)
    at = chosen(out, at, SEATS_MOST, seat)
    at = one_hot(out, at, SEATS_MOST, state.acting)
    at = chosen(out, at, SEATS_MOST, state.host)
    at = chosen(out, at, SEATS_MOST, state.mover)
    at = chosen(out, at, SEATS_MOST, state.defender)
    at = chosen(out, at, SEATS_MOST, state.trader)
    at = part(out, at, state.year, 20)
    at = flag(out, at, state.overtime)
    at = seats(out, at, state)
    at = provinces(out, at, state, seat)
    at = parts(out, at, state.dice, DICE)
    at = part(out, at, state.captured_attacker, DICE)
    at = part(out, at, state.captured_defender, DICE)
    at = own_cards(out, at, state, seat)
    at = auction(out, at, state, seat)
    doing(out, at, state, seat)


def seats(out: vec[float], at: i64, state: Senji) -> i64:
    absent = SEATS_MOST - state.players
    at = parts(out, at, state.honour, GOAL) + absent
    at = parts(out, at, state.readiness, 2) + absent
    at = parts(out, at, state.reserve, 12) + absent
    for seat in range(state.players):
        at = part(out, at, flowers.held(state, seat), HAND)
    at += absent
    for mask in state.retinue:
        at = one_hot(out, at, SAMURAI, mask)
    at = parts(out, at + absent * SAMURAI, state.fleets, CROWD)
    return at + absent * SEAS


def provinces(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    for owner in state.owners:
        at = chosen(out, at, SEATS_MOST, owner)
    at = parts(out, at, state.units, CROWD)
    for mask in state.samurai:
        at = part(out, at, masks.ones(mask), CROWD)
    at = parts(out, at, state.attack_units, CROWD)
    at = one_hot(out, at, PROVINCES, state.pending)
    at = chosen(out, at, PROVINCES, state.field)
    for province in range(PROVINCES):
        order = state.orders[seat * PROVINCES + province]
        at = chosen(out, at, len(ORDER_NAMES), order - 1)
    return at


def own_cards(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """The hand, and where the others' cards were last seen."""
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family]
        at = one_hot(out, at, BLUFF, mask)
        at = part(out, at, masks.bluffs(mask), 2)
    for flower in range(FLOWERS):
        at = part(out, at, state.flowers[seat * FLOWERS + flower], HAND)
    at = parts(out, at, state.flower_discards, 48)
    at = part(out, at, len(state.flower_deck), 96)
    return last_held(out, at, state, seat)


def last_held(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    end = at + SEATS_MOST * FAMILIES
    for family in range(FAMILIES):
        word = state.holders[seat * FAMILIES + family]
        for slot in range(BLUFF):
            other = memory.seat_in(word, slot)
            if other != NONE:
                out[at + other * FAMILIES + family] += 1.0
    for place in range(at, end):
        out[place] /= 12.0  # HAND
    return end


def auction(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    for card in state.lots:
        at = part(out, at, 0 if card == NONE else cards.value(card), 4)
    for card in state.lots:
        at = chosen(out, at, 3, NONE if card == NONE else card % SLOTS // 4)
    for lot in range(LOTS):
        bid = masks.worth(state.laid[seat * LOTS + lot] & VALUED)
        bid += masks.worth(state.frozen[seat * LOTS + lot] & VALUED)
        at = part(out, at, bid, HAND)
    return at


def doing(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    draft = seat * DRAFT
    at = flag(out, at, state.drafts[draft + WHAT] != 0)
    at = part(out, at, state.drafts[draft + GIVEN], 5)
    at = part(out, at, state.drafts[draft + WANTED], 5)
    waiting: i64 = 0
    for row in range(0, len(state.offers), DRAFT):
        if state.offers[row + 1] == seat:
            waiting += 1
    return part(out, at, waiting, 12)
