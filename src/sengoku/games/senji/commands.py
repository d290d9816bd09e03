"""Senji, orders and calls as the judge sees them: spring (SEN-50), Fuma, the host (SEN-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import campaigns, summer
from sengoku.games.senji.campaigns import WORST, hold
from sengoku.games.senji.components import (
    BY_SEA,
    HOSOKAWA,
    MOVEMENT,
    OPEN,
    PROVINCES,
    RECRUITMENT,
    SEAS,
)
from sengoku.games.senji.notation import (
    CALL_CODE,
    CHANGE_CODE,
    DECLINE_CODE,
    FLEET_CODE,
    ORDER_CODE,
    READY_CODE,
    SEAL_CODE,
    SPY_CODE,
    UNORDER_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales


# Spring.


def ordering(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Every province gets its best order, then it is final."""
    found = vec[float]()
    last: i64 = -1
    values = vec[float]([0.0] * 3)
    orders = vec[float]([WORST] * int(3 * PROVINCES))
    moves = state.moves(seat)
    for move in moves:
        province = (move - ORDER_CODE) % PROVINCES
        if ORDER_CODE <= move < UNORDER_CODE and province != last:
            last = province
            values = order_values(scales, state, seat, province)
            best = max(values[0], max(values[1], values[2]))
            for order in range(3):
                orders[order * PROVINCES + province] = values[order] - best
    for move in moves:
        if ORDER_CODE <= move < UNORDER_CODE:
            found = append(found, orders[move - ORDER_CODE])
        elif move >= UNORDER_CODE or move == CHANGE_CODE:
            found = append(found, WORST)
        else:
            found = append(found, 0.0 if move == SEAL_CODE else -1.0)
    return found


def next_order(scales: Scales, state: Senji, seat: i64) -> i64:
    """The best order for the first province without one; then it is final."""
    for province in range(PROVINCES):
        if state.owners[province] == seat and state.orders[seat * PROVINCES + province] == 0:
            return ORDER_CODE + best_order(scales, state, seat, province) * PROVINCES + province
    return READY_CODE if state.readiness[seat] == OPEN else SEAL_CODE


def best_order(scales: Scales, state: Senji, seat: i64, province: i64) -> i64:
    """The order that brings most: 0 for production, and so on."""
    values = order_values(scales, state, seat, province)
    if values[0] >= values[1] and values[0] >= values[2]:
        return 0
    return 1 if values[1] >= values[2] else 2


def order_values(scales: Scales, state: Senji, seat: i64, province: i64) -> vec[float]:
    """What production, recruitment and movement would bring (SEN-61 to SEN-63)."""
    units = state.units[province]
    samurai = state.samurai[province]
    drawn = summer.HARVEST + (samurai >> HOSOKAWA & 1)
    left = state.reserve[seat]
    for other in range(PROVINCES):
        if state.orders[seat * PROVINCES + other] == RECRUITMENT and other != province:
            left -= summer.LEVY
    new = max(0, min(summer.LEVY, min(summer.CROWD - units, left)))
    levied = hold(scales, state, seat, province, units + new, samurai)
    levied -= hold(scales, state, seat, province, units, samurai)
    marched = scales.haste * campaigns.best_gain(scales, state, seat, province)
    return vec[float]([scales.flower * float(drawn), levied, marched])


# Fuma.


def spying(state: Senji, seat: i64) -> vec[float]:
    """A look at the order of the strongest neighbour."""
    found = vec[float]()
    for move in state.moves(seat):
        if move == DECLINE_CODE:
            found = append(found, 0.0)
        else:
            province = move - SPY_CODE
            found = append(found, 1.0 + strength_near(state, seat, province))
    return found


def strength_near(state: Senji, seat: i64, province: i64) -> float:
    """The units of a province, if it borders on one of the seat's."""
    for other in range(PROVINCES):
        if state.owners[other] == seat and state.edition.borders[other] >> province & 1:
            return float(state.units[province])
    return 0.0


def shifting(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Another order only where it is much better now."""
    found = vec[float]()
    for move in state.moves(seat):
        if move == DECLINE_CODE:
            found = append(found, 0.5)
        else:
            province = (move - ORDER_CODE) % PROVINCES
            values = order_values(scales, state, seat, province)
            now = values[state.orders[seat * PROVINCES + province] - 1]
            found = append(found, values[(move - ORDER_CODE) // PROVINCES] - now)
    return found


# The host's calls.


def calling(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Own attacks first, then own business, then the others, the weakest first."""
    found = vec[float]()
    for move in state.moves(seat):
        if move >= FLEET_CODE:
            fleet = move - FLEET_CODE
            if fleet // SEAS == seat:
                gain = campaigns.best_gain(scales, state, seat, BY_SEA + fleet % SEAS)
                found = append(found, 10.0 + gain if gain > 0.0 else -20.0)
            else:
                found = append(found, -10.0 - float(state.fleets[fleet]))
            continue
        province = move - CALL_CODE
        if state.owners[province] != seat:
            found = append(found, -10.0 - float(state.units[province]))
        elif state.orders[seat * PROVINCES + province] == MOVEMENT:
            gain = campaigns.best_gain(scales, state, seat, province)
            found = append(found, 10.0 + gain if gain > 0.0 else -20.0)
        else:
            found = append(found, danger(scales, state, seat, province))
    return found


def danger(scales: Scales, state: Senji, seat: i64, province: i64) -> float:
    """How much the seat has to fear for the province."""
    units = state.units[province]
    samurai = state.samurai[province]
    safe = scales.province + campaigns.staying(scales, state, seat, BY_SEA, units, samurai)
    return safe - hold(scales, state, seat, province, units, samurai)
