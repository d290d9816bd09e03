"""Senji, spring: bids are turned up, then everybody lays orders (SEN-32, SEN-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    ORDER_KIND,
    READY_CODE,
    UNORDER_CODE,
    UNORDER_KIND,
    order_code,
    order_province,
    order_token,
)
from sengoku.games.senji.components import (
    OPEN,
    PRODUCTION,
    PROVINCES,
    READY,
    SEALED,
)
from sengoku.games.senji.rules import auction, pieces
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Action
from sengoku.games.senji.rules.readiness import JointPhase
from sengoku.games.senji.rules.summer import calls

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Ordering(JointPhase):
    """An order on each province, face down (SEN-50)."""

    def __init__(self) -> None:
        super().__init__(
            "SEN-50", {ORDER_KIND: Order(), UNORDER_KIND: Unorder()}, "SEN-50.sequence"
        )

    def begin(self, state: Senji) -> None:
        """Bids are turned up (SEN-32); who has no province has nothing to order (SEN-13)."""
        ready = state.edit_ready()
        auction.resolve(state)
        if state.record:
            state.tell({"event": "spring", "year": state.year})
        self.open(state)
        for seat in range(state.players):
            if pieces.provinces_of(state, seat) == 0:
                ready.readiness[seat] = SEALED
                state.acting &= ~(1 << seat)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Three orders for each own province without one; when all lie, be ready or lift one."""
        if state.ready.readiness[seat] == READY:
            return self.ready_moves(state, seat)
        found = scratch()
        count: i64 = 0
        owners = state.board.owners
        orders = state.campaign.orders
        laid: i64 = 0
        for province in range(PROVINCES):
            if owners[province] == seat:
                if orders[seat * PROVINCES + province] == 0:
                    for token in range(3):
                        found[count] = order_code(token, province)
                        count += 1
                else:
                    laid |= 1 << province
        if count == 0:
            found[0] = READY_CODE
            count = 1
        if laid and state.ready.lifts[seat] > 0:
            for province in range(PROVINCES):
                if laid >> province & 1:
                    found[count] = UNORDER_CODE + province
                    count += 1
        return found[:count]

    def ready_breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """No province without an order (SEN-50)."""
        if move == READY_CODE and unordered(state, seat) > 0:
            return "SEN-50.missing"
        return super().ready_breaks(state, seat, move)

    def finish(self, state: Senji) -> None:
        """All orders are in: it is summer."""
        state.secrets += 1
        calls.begin(state)


def unordered(state: Senji, seat: i64) -> i64:
    """How many of the seat's provinces have no order yet."""
    count: i64 = 0
    for province in range(PROVINCES):
        if (
            state.board.owners[province] == seat
            and state.campaign.orders[seat * PROVINCES + province] == 0
        ):
            count += 1
    return count


def province_breaks(state: Senji, seat: i64, province: i64) -> str:
    """While the seat is not ready, on an own province (SEN-50)."""
    if state.ready.readiness[seat] != OPEN:
        return "SEN-50.ready"
    return FINE if state.board.owners[province] == seat else "SEN-50.owner"


@final
class Order(Action):
    """Lay an order face down (SEN-50)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        province = order_province(move)
        broken = province_breaks(state, seat, province)
        if broken:
            return broken
        return "SEN-50.laid" if state.campaign.orders[seat * PROVINCES + province] != 0 else FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        state.edit_campaign().orders[seat * PROVINCES + order_province(move)] = (
            PRODUCTION + order_token(move)
        )
        if state.record:
            whisper_move(state, seat, move)


@final
class Unorder(Action):
    """Take an order back (SEN-50)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        province = move - UNORDER_CODE
        broken = province_breaks(state, seat, province)
        if broken:
            return broken
        if state.campaign.orders[seat * PROVINCES + province] == 0:
            return "SEN-50.none"
        return FINE if state.ready.lifts[seat] > 0 else "SEN-50.lifts"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        state.edit_campaign().orders[seat * PROVINCES + move - UNORDER_CODE] = 0
        state.edit_ready().lifts[seat] -= 1
        if state.record:
            whisper_move(state, seat, move)
