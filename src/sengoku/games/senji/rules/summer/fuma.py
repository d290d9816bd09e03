"""Senji, Fuma (SEN-07): before the first call of summer his owner looks at an order."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DECLINE_CODE,
    ORDER_CODE,
    ORDER_END,
    SPY_CODE,
    SPY_END,
    order_code,
    order_province,
    order_token,
)
from sengoku.games.senji.components import (
    FUMA,
    NONE,
    PRODUCTION,
    PROVINCES,
    SHIFTING,
    SUMMER,
)
from sengoku.games.senji.rules import pieces, powers
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Phase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def spies(state: Senji) -> i64:
    """The seat whose Fuma may look at an order, or NONE: somebody else must have one."""
    for seat in range(state.players):
        if powers.has(state, seat, FUMA):
            for owner in state.board.owners:
                if owner not in (NONE, seat):
                    return seat
    return NONE


@final
class Spying(Phase):
    """Fuma looks at an order of an opponent."""

    def begin(self, state: Senji) -> None:
        spy = spies(state)
        if spy == NONE:
            state.enter(SUMMER)
        else:
            state.acting = 1 << spy

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Look at no order, or at one of an opponent."""
        found = vec[i64](capacity=18)
        found = append(found, DECLINE_CODE)
        for province in range(PROVINCES):
            if not spy_breaks(state, seat, province):
                found = append(found, SPY_CODE + province)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if move == DECLINE_CODE:
            return FINE
        if not SPY_CODE <= move < SPY_END:
            return "SEN-07.fuma_looks"
        return spy_breaks(state, seat, move - SPY_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """The seat alone sees it; then it may change one of its own."""
        if move == DECLINE_CODE:
            if state.record:
                state.tell_move(seat, move)
            state.enter(SUMMER)
            return
        province = move - SPY_CODE
        owner = state.board.owners[province]
        order = state.campaign.orders[owner * PROVINCES + province]
        state.edit_campaign().spied[seat] = province * 4 + order
        state.secrets += 1
        if state.record:
            state.tell(
                {"event": "spy", "seat": seat, "province": province},
                {int(seat): {"token": order - PRODUCTION}},
            )
        state.enter(SUMMER if pieces.provinces_of(state, seat) == 0 else SHIFTING)


def spy_breaks(state: Senji, seat: i64, province: i64) -> str:
    """An order of an opponent (Fuma)."""
    if not state.campaign.pending >> province & 1:
        return "SEN-07.fuma_order"
    return FINE if state.board.owners[province] != seat else "SEN-07.fuma_own"


@final
class Shifting(Phase):
    """Whoever has looked at an order may change one of their own."""

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Leave the own orders, or change one."""
        found = vec[i64](capacity=16)
        found = append(found, DECLINE_CODE)
        for province in range(PROVINCES):
            if state.board.owners[province] == seat:
                for token in range(3):
                    if state.campaign.orders[seat * PROVINCES + province] != PRODUCTION + token:
                        found = append(found, order_code(token, province))
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One own order, into another one (Fuma)."""
        if move == DECLINE_CODE:
            return FINE
        if not ORDER_CODE <= move < ORDER_END:
            return "SEN-07.fuma_shifts"
        province = order_province(move)
        if state.board.owners[province] != seat:
            return "SEN-50.owner"
        same = state.campaign.orders[seat * PROVINCES + province] == PRODUCTION + order_token(move)
        return "SEN-07.fuma_same" if same else FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Change the order, unseen; everybody sees that it is over."""
        if move != DECLINE_CODE:
            state.edit_campaign().orders[seat * PROVINCES + order_province(move)] = (
                PRODUCTION + order_token(move)
            )
            if state.record:
                whisper_move(state, seat, move)
        state.enter(SUMMER)
