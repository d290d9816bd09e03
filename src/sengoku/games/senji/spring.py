"""Senji, spring: SEN-50, the orders; and Fuma, who looks at one before summer begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE
from sengoku.games.senji import pieces
from sengoku.games.senji.components import (
    FUMA,
    NONE,
    OPEN,
    ORDERING,
    PRODUCTION,
    PROVINCES,
    READY,
    SEALED,
    SHIFTING,
)
from sengoku.games.senji.notation import (
    CHANGE_CODE,
    DECLINE_CODE,
    ORDER_CODE,
    READY_CODE,
    SPY_CODE,
    UNORDER_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def begin(state: Senji) -> None:
    """Everybody with a province lays orders; the others have nothing to decide."""
    state.phase = ORDERING
    state.everybody_open()
    for seat in range(state.players):
        if pieces.provinces_of(state, seat) == 0:
            state.readiness[seat] = SEALED
            state.acting &= ~(1 << seat)


def ordering(state: Senji, seat: i64) -> vec[i64]:
    """Three orders for each own province without one; when all lie, be ready or lift one."""
    if state.readiness[seat] == READY:
        return state.ready_moves(seat)
    found = vec[i64](capacity=24)
    owners = state.owners
    for province in range(PROVINCES):
        if owners[province] == seat and state.orders[seat * PROVINCES + province] == 0:
            for order in range(3):
                found = append(found, ORDER_CODE + order * PROVINCES + province)
    if len(found) == 0:
        found = append(found, READY_CODE)
    if state.lifts[seat] > 0:
        for province in range(PROVINCES):
            if owners[province] == seat and state.orders[seat * PROVINCES + province] != 0:
                found = append(found, UNORDER_CODE + province)
    return found


def ordering_breaks(state: Senji, seat: i64, move: i64) -> str:
    """One order on each own province (SEN-50)."""
    if READY_CODE <= move <= CHANGE_CODE:
        if move == READY_CODE and unordered(state, seat) > 0:
            return "SEN-50.missing"
        return state.ready_breaks(seat, move, "SEN-50")
    if not ORDER_CODE <= move < SPY_CODE:
        return "SEN-50.sequence"
    if state.readiness[seat] != OPEN:
        return "SEN-50.ready"
    province = (move - ORDER_CODE) % PROVINCES
    if state.owners[province] != seat:
        return "SEN-50.owner"
    lies = state.orders[seat * PROVINCES + province] != 0
    if move < UNORDER_CODE:
        return "SEN-50.laid" if lies else FINE
    if not lies:
        return "SEN-50.none"
    return FINE if state.lifts[seat] > 0 else "SEN-50.lifts"


def unordered(state: Senji, seat: i64) -> i64:
    """How many of the seat's provinces have no order yet."""
    count: i64 = 0
    for province in range(PROVINCES):
        if state.owners[province] == seat and state.orders[seat * PROVINCES + province] == 0:
            count += 1
    return count


def lay(state: Senji, seat: i64, move: i64) -> None:
    """Lay an order face down, or take it back."""
    if move < ORDER_CODE:
        state.make_ready(seat, move)
        return
    code = move - ORDER_CODE
    if move < UNORDER_CODE:
        state.orders[seat * PROVINCES + code % PROVINCES] = PRODUCTION + code // PROVINCES
    else:
        state.orders[seat * PROVINCES + move - UNORDER_CODE] = 0
        state.lifts[seat] -= 1
    if state.record:
        state.whisper_move(seat, move)


# Fuma, before the first call.


def spies(state: Senji) -> i64:
    """The seat whose Fuma may look at an order, or NONE: somebody else must have one."""
    for seat in range(state.players):
        if pieces.has(state, seat, FUMA):
            for owner in state.owners:
                if owner not in (NONE, seat):
                    return seat
    return NONE


def spying(state: Senji, seat: i64) -> vec[i64]:
    """Look at no order, or at one of an opponent."""
    found = vec[i64](capacity=18)
    found = append(found, DECLINE_CODE)
    for province in range(PROVINCES):
        if not spy_breaks(state, seat, province):
            found = append(found, SPY_CODE + province)
    return found


def spying_breaks(state: Senji, seat: i64, move: i64) -> str:
    if move == DECLINE_CODE:
        return FINE
    if not SPY_CODE <= move < SPY_CODE + PROVINCES:
        return "SEN-07.fuma_looks"
    return spy_breaks(state, seat, move - SPY_CODE)


def spy_breaks(state: Senji, seat: i64, province: i64) -> str:
    """An order of an opponent (Fuma)."""
    if not state.pending >> province & 1:
        return "SEN-07.fuma_order"
    return FINE if state.owners[province] != seat else "SEN-07.fuma_own"


def spy(state: Senji, seat: i64, move: i64) -> None:
    """He alone sees it; then he may change one of his own."""
    if move == DECLINE_CODE:
        if state.record:
            state.tell_move(seat, move)
        state.begin_calls()
        return
    province = move - SPY_CODE
    owner = state.owners[province]
    order = state.orders[owner * PROVINCES + province]
    state.spied[seat] = province * 4 + order
    state.secrets += 1
    if state.record:
        state.tell(
            {"event": "spy", "seat": seat, "province": province},
            {int(seat): {"token": order - PRODUCTION}},
        )
    state.phase = SHIFTING
    if pieces.provinces_of(state, seat) == 0:
        state.begin_calls()


def shifting(state: Senji, seat: i64) -> vec[i64]:
    """Leave the own orders, or change one."""
    found = vec[i64](capacity=16)
    found = append(found, DECLINE_CODE)
    for province in range(PROVINCES):
        if state.owners[province] == seat:
            for order in range(3):
                if state.orders[seat * PROVINCES + province] != order + 1:
                    found = append(found, ORDER_CODE + order * PROVINCES + province)
    return found


def shifting_breaks(state: Senji, seat: i64, move: i64) -> str:
    """One own order, into another one (Fuma)."""
    if move == DECLINE_CODE:
        return FINE
    if not ORDER_CODE <= move < UNORDER_CODE:
        return "SEN-07.fuma_shifts"
    province = (move - ORDER_CODE) % PROVINCES
    if state.owners[province] != seat:
        return "SEN-50.owner"
    same = state.orders[seat * PROVINCES + province] == 1 + (move - ORDER_CODE) // PROVINCES
    return "SEN-07.fuma_same" if same else FINE


def shift(state: Senji, seat: i64, move: i64) -> None:
    """Change the order, unseen; everybody sees that it is over."""
    if move != DECLINE_CODE:
        code = move - ORDER_CODE
        state.orders[seat * PROVINCES + code % PROVINCES] = PRODUCTION + code // PROVINCES
        if state.record:
            state.whisper_move(seat, move)
    state.begin_calls()
