"""Senji, orders and calls as the judge sees them: spring (SEN-50), Fuma, the host (SEN-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.codes import (
    CALL_CODE,
    DECLINE_CODE,
    FLEET_CODE,
    FLEET_END,
    ORDER_CODE,
    ORDER_END,
    READY_CODE,
    SEAL_CODE,
    SPY_CODE,
    fleet_sea,
    fleet_seat,
    order_code,
    order_province,
    order_token,
)
from sengoku.games.senji.components import (
    BY_SEA,
    CROWD,
    HOSOKAWA,
    MOVEMENT,
    OPEN,
    ORDER_NAMES,
    PROVINCES,
    RECRUITMENT,
    SEAS,
)
from sengoku.games.senji.judge import march_values, war_values
from sengoku.games.senji.judge.opinion import WORST, Opinion
from sengoku.games.senji.judge.war_values import hold
from sengoku.games.senji.rules.summer import calls

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


# Spring.


@final
class Ordering(Opinion):
    """Every province gets its best order, then all is sealed."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        found = vec[float](capacity=len(moves))
        losses = order_losses(scales, state, seat, moves)
        for move in moves:
            if ORDER_CODE <= move < ORDER_END:
                found = append(found, losses[move - ORDER_CODE])
            elif move in (READY_CODE, SEAL_CODE):
                found = append(found, 0.0 if move == SEAL_CODE else -1.0)
            else:
                found = append(found, WORST)
        return found

    def rollout_move(self, scales: Scales, state: Senji, seat: i64, random: Random) -> i64:
        """The best order for the first province without one; then all is sealed."""
        for province in range(PROVINCES):
            if (
                state.board.owners[province] == seat
                and state.campaign.orders[seat * PROVINCES + province] == 0
            ):
                return order_code(best_order(scales, state, seat, province), province)
        return READY_CODE if state.ready.readiness[seat] == OPEN else SEAL_CODE


def order_losses(scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
    """What each order brings less than the best for its province, by the code of the move."""
    losses = vec[float]([WORST] * int(ORDER_END - ORDER_CODE))
    last: i64 = -1
    for move in moves:
        if not ORDER_CODE <= move < ORDER_END or order_province(move) == last:
            continue
        last = order_province(move)
        gains = order_gains(scales, state, seat, last)
        best = max(gains[0], max(gains[1], gains[2]))
        for token in range(len(ORDER_NAMES)):
            losses[order_code(token, last) - ORDER_CODE] = gains[token] - best
    return losses


def best_order(scales: Scales, state: Senji, seat: i64, province: i64) -> i64:
    """The order that brings most: 0 for production, 1 for recruitment, 2 for movement."""
    gains = order_gains(scales, state, seat, province)
    if gains[0] >= gains[1] and gains[0] >= gains[2]:
        return 0
    return 1 if gains[1] >= gains[2] else 2


def order_gains(scales: Scales, state: Senji, seat: i64, province: i64) -> vec[float]:
    """What production, recruitment and movement would bring (SEN-61 to SEN-63)."""
    units = state.board.units[province]
    samurai = state.board.samurai[province]
    drawn = calls.HARVEST + (samurai >> HOSOKAWA & 1)
    left = state.board.reserve[seat]
    for other in range(PROVINCES):
        if state.campaign.orders[seat * PROVINCES + other] == RECRUITMENT and other != province:
            left -= calls.LEVY
    new = max(0, min(calls.LEVY, min(CROWD - units, left)))
    levied = hold(scales, state, seat, province, units + new, samurai)
    levied -= hold(scales, state, seat, province, units, samurai)
    marched = scales.haste * march_values.best_gain(scales, state, seat, province)
    return vec[float]([scales.flower * float(drawn), levied, marched])


# Fuma.


@final
class Spying(Opinion):
    """A look at the order of the strongest neighbour."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == DECLINE_CODE:
            return 0.0
        return 1.0 + strength_near(state, seat, move - SPY_CODE)


def strength_near(state: Senji, seat: i64, province: i64) -> float:
    """The units of a province, if it borders on one of the seat's."""
    for other in range(PROVINCES):
        if state.board.owners[other] == seat and state.edition.borders[other] >> province & 1:
            return float(state.board.units[province])
    return 0.0


@final
class Shifting(Opinion):
    """Another order only where it is much better now."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == DECLINE_CODE:
            return 0.5
        province = order_province(move)
        gains = order_gains(scales, state, seat, province)
        return (
            gains[order_token(move)] - gains[state.campaign.orders[seat * PROVINCES + province] - 1]
        )


# The host's calls.


@final
class Summer(Opinion):
    """Own attacks first, then other own orders, then the others, the weakest first."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if FLEET_CODE <= move < FLEET_END:
            return fleet_called(scales, state, seat, fleet_seat(move), fleet_sea(move))
        province = move - CALL_CODE
        if state.board.owners[province] != seat:
            return -10.0 - float(state.board.units[province])
        if state.campaign.orders[seat * PROVINCES + province] == MOVEMENT:
            return movement_called(scales, state, seat, province)
        return danger(scales, state, seat, province)


def fleet_called(scales: Scales, state: Senji, seat: i64, owner: i64, sea: i64) -> float:
    """What the call of a fleet is worth to the host."""
    if owner == seat:
        return movement_called(scales, state, seat, BY_SEA + sea)
    return -10.0 - float(state.board.fleets[owner * SEAS + sea])


def movement_called(scales: Scales, state: Senji, seat: i64, origin: i64) -> float:
    """The call of an own movement: early if it gains, last if it does not."""
    gain = march_values.best_gain(scales, state, seat, origin)
    return 10.0 + gain if gain > 0.0 else -20.0


def danger(scales: Scales, state: Senji, seat: i64, province: i64) -> float:
    """How much the seat has to fear for the province."""
    units = state.board.units[province]
    samurai = state.board.samurai[province]
    safe = scales.province + war_values.staying(scales, state, seat, BY_SEA, units, samurai)
    return safe - hold(scales, state, seat, province, units, samurai)
