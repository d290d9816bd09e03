"""Senji, a view as an array of numbers from about 0 to 1: what learning programs see.

FEATURES names the numbers in the order in which `numbers` writes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.features import chosen, flag, multi_hot, part, parts
from sengoku.games.kernel.moves import SEATS
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
    IDLE,
    KINDS,
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
    VALUES,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.rules import cards, flowers, masks, memory

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

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
    at = multi_hot(out, at, SEATS_MOST, state.acting)
    at = chosen(out, at, SEATS_MOST, state.host)
    at = chosen(out, at, SEATS_MOST, state.movement.mover)
    at = chosen(out, at, SEATS_MOST, state.battle.defender)
    at = chosen(out, at, SEATS_MOST, state.autumn.trader)
    at = part(out, at, state.year, 20)
    at = flag(out, at, state.overtime)
    at = seats(out, at, state)
    at = provinces(out, at, state, seat)
    at = parts(out, at, state.battle.dice, DICE)
    at = part(out, at, state.battle.captured_attacker, DICE)
    at = part(out, at, state.battle.captured_defender, DICE)
    at = own_cards(out, at, state, seat)
    at = auction(out, at, state, seat)
    talks(out, at, state, seat)


# Each part writes its numbers from `at` on, and returns where the next begin.


def seats(out: vec[float], at: i64, state: Senji) -> i64:
    """What lies open of each seat; zeros for seats at which nobody sits."""
    absent = SEATS_MOST - state.players
    at = parts(out, at, state.board.honour, GOAL) + absent
    at = parts(out, at, state.ready.readiness, 2) + absent
    at = parts(out, at, state.board.reserve, 12) + absent
    for seat in range(state.players):
        at = part(out, at, flowers.held(state, seat), HAND)
    at += absent
    for mask in state.board.retinue:
        at = multi_hot(out, at, SAMURAI, mask)
    at = parts(out, at + absent * SAMURAI, state.board.fleets, CROWD)
    return at + absent * SEAS


def provinces(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """The board, and the seat's own orders on it."""
    for owner in state.board.owners:
        at = chosen(out, at, SEATS_MOST, owner)
    at = parts(out, at, state.board.units, CROWD)
    for mask in state.board.samurai:
        at = part(out, at, masks.ones(mask), CROWD)
    at = parts(out, at, state.movement.attack_units, CROWD)
    at = multi_hot(out, at, PROVINCES, state.campaign.pending)
    at = chosen(out, at, PROVINCES, state.battle.field)
    for province in range(PROVINCES):
        order = state.campaign.orders[seat * PROVINCES + province]
        at = chosen(out, at, len(ORDER_NAMES), order - 1)
    return at


def own_cards(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """The hand, and where the others' cards were last seen."""
    for family in range(FAMILIES):
        mask = state.diplomacy.hands[seat * FAMILIES + family]
        at = multi_hot(out, at, BLUFF, mask)
        at = part(out, at, masks.bluffs(mask), 2)
    for flower in range(FLOWERS):
        at = part(out, at, state.hanafuda.flowers[seat * FLOWERS + flower], HAND)
    at = parts(out, at, state.hanafuda.flower_discards, 48)
    at = part(out, at, len(state.hanafuda.flower_deck), 96)
    return last_held(out, at, state, seat)


def last_held(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """How many cards of each family the seat last saw with each of the others."""
    end = at + SEATS_MOST * FAMILIES
    for family in range(FAMILIES):
        word = state.diplomacy.holders[seat * FAMILIES + family]
        for slot in range(BLUFF):
            other = memory.seat_in(word, slot)
            if other != NONE:
                out[at + other * FAMILIES + family] += 1.0
    for place in range(at, end):
        out[place] /= 12.0  # HAND
    return end


def auction(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """The lots, and the seat's own bids."""
    for card in state.auction.lots:
        at = part(out, at, 0 if card == NONE else cards.value(card), 4)
    for card in state.auction.lots:
        at = chosen(out, at, KINDS, NONE if card == NONE else card % SLOTS // VALUES)
    for lot in range(LOTS):
        bid = masks.worth(state.auction.laid[seat * LOTS + lot] & VALUED)
        bid += masks.worth(state.auction.frozen[seat * LOTS + lot] & VALUED)
        at = part(out, at, bid, HAND)
    return at


def talks(out: vec[float], at: i64, state: Senji, seat: i64) -> i64:
    """What the seat is putting together, and the offers that it has to answer."""
    draft = seat * DRAFT
    at = flag(out, at, state.talks.drafts[draft + WHAT] != IDLE)
    at = part(out, at, state.talks.drafts[draft + GIVEN], 5)
    at = part(out, at, state.talks.drafts[draft + WANTED], 5)
    waiting: i64 = 0
    for row in range(0, len(state.talks.offers), DRAFT):
        if state.talks.offers[row + WITH] == seat:
            waiting += 1
    return part(out, at, waiting, 12)
