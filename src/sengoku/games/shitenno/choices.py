"""Shitennō, the lists of legal moves. What takes something back stands last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno import division, provinces
from sengoku.games.shitenno.components import KINDS, NONE, PARTS, POSITIONS, PROVINCES, TITLES
from sengoku.games.shitenno.notation import (
    ADD,
    CLAIM,
    DONE,
    DRAW,
    OFFER,
    PLACE,
    REMOVE,
    SPEND,
    SPLIT,
    TURN,
    WITHDRAW,
)
from sengoku.games.shitenno.payments import is_payment, missing_parts
from sengoku.games.shitenno.purses import counted, field_of

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

SCRATCH: Final = vec[i64]([0] * 64)  # moves are written down here and cut to size


def lot_moves(state: Shitenno) -> vec[i64]:
    """Cards into the lot, tiles to send it with, cards out of it."""
    found = SCRATCH
    count: i64 = 0
    table = state.table
    lot = state.lot
    for card in range(KINDS):
        if table[card] > lot[card]:
            found[count] = ADD + card
            count += 1
    hierarchy = state.hierarchy
    two = division.without_lot(state) == 2
    for title in range(TITLES):
        if not hierarchy >> title & 1:
            continue
        if not two:
            found[count] = OFFER + title
            count += 1
            continue
        for rest in range(TITLES):
            if rest != title and hierarchy >> rest & 1:
                found[count] = SPLIT + title * TITLES + rest
                count += 1
    for card in range(KINDS):
        if lot[card] > 0 and not division.remove_breaks(state, card):
            found[count] = REMOVE + card
            count += 1
    return found[:count]


def two_moves(one: i64, other: i64) -> vec[i64]:
    """Yes or no, this lot or that."""
    found = SCRATCH
    found[0] = one
    found[1] = other
    return found[:2]


def turn_moves(state: Shitenno, seat: i64) -> vec[i64]:
    """Provinces that can be paid, a Draw tile, kamon to turn, and the end of the turn."""
    found = SCRATCH
    count: i64 = 0
    if provinces.may_place(state, seat):
        troops = provinces.means(state, seat)
        for province in range(PROVINCES):
            position = provinces.filled(state, province)
            if position < POSITIONS:
                price = provinces.price_at(state, province, position)
                if provinces.affordable(state, seat, troops, price):
                    found[count] = CLAIM + province
                    count += 1
    if provinces.may_draw(state, seat):
        found[count] = DRAW
        count += 1
    if provinces.may_turn(state, seat):
        for province in range(PROVINCES):
            if provinces.plain_kamon(state, seat, province) != NONE:
                found[count] = TURN + province
                count += 1
    found[count] = DONE
    return found[: count + 1]


def payment_moves(state: Shitenno, seat: i64) -> vec[i64]:
    """The parts with which the payment can be completed, or its confirmation (STN-43)."""
    found = SCRATCH
    count: i64 = 0
    price = provinces.price_at(state, state.claimed, provinces.filled(state, state.claimed))
    held = provinces.hold(state, seat)
    purse = counted(held, price)
    begun = counted(state.spend, price)
    missing = missing_parts(begun, purse, price)
    spend = state.spend
    for part in range(PARTS):
        if held[part] > spend[part] and missing & field_of(price, part):
            found[count] = SPEND + part
            count += 1
    if missing == 0 and is_payment(begun, purse, price):
        found[count] = PLACE
        count += 1
    if not provinces.withdraw_breaks(state):
        found[count] = WITHDRAW
        count += 1
    return found[:count]
