"""Senji, the host's calls in summer: SEN-60, with production (SEN-61) and recruitment (SEN-62).

Movement orders and fleets go on in `movement`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    CALL_CODE,
    CALL_END,
    FLEET_CODE,
    FLEET_END,
    fleet_code,
    fleet_sea,
    fleet_seat,
)
from sengoku.games.senji.components import (
    BY_SEA,
    CROWD,
    HOSOKAWA,
    NONE,
    PRODUCTION,
    PROVINCES,
    RECRUITMENT,
    SEAS,
    SPYING,
    SUMMER,
)
from sengoku.games.senji.rules import flowers, pieces
from sengoku.games.senji.rules.autumn import families
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer import movement

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

HARVEST: Final[i64] = 2  # SEN-61
LEVY: Final[i64] = 2  # SEN-62


def begin(state: Senji) -> None:
    """Every order and every fleet is to be called once (SEN-60, SEN-67); Fuma comes first."""
    campaign = state.edit_campaign()
    campaign.pending = 0
    for province in range(PROVINCES):
        if state.board.owners[province] != NONE:
            campaign.pending |= 1 << province
    campaign.pending_fleets = 0
    for place in range(state.players * SEAS):
        if state.board.fleets[place] > 0 or state.board.fleet_samurai[place] != 0:
            campaign.pending_fleets |= 1 << place
    if state.record:
        state.tell({"event": "summer", "year": state.year})
    state.enter(SPYING)


@final
class Summer(Phase):
    """The host calls the next order or fleet, having seen the last (SEN-60)."""

    def begin(self, state: Senji) -> None:
        """When nothing is left to call, summer is over."""
        state.edit_movement().mover = NONE
        state.edit_movement().origin = NONE
        if state.campaign.pending == 0 and state.campaign.pending_fleets == 0:
            families.begin(state)
        else:
            state.acting = 1 << state.host

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The provinces and fleets that have not been called."""
        found = vec[i64](capacity=32)
        for province in range(PROVINCES):
            if state.campaign.pending >> province & 1:
                found = append(found, CALL_CODE + province)
        for place in range(state.players * SEAS):
            if state.campaign.pending_fleets >> place & 1:
                found = append(found, fleet_code(place // SEAS, place % SEAS))
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An order or a fleet, each once (SEN-60)."""
        if CALL_CODE <= move < CALL_END:
            if not pieces.in_play(state, move - CALL_CODE):
                return "SEN-02.closed"
            return FINE if state.campaign.pending >> (move - CALL_CODE) & 1 else "SEN-60.order"
        if FLEET_CODE <= move < FLEET_END:
            place = fleet_seat(move) * SEAS + fleet_sea(move)
            return FINE if state.campaign.pending_fleets >> place & 1 else "SEN-60.fleet"
        return "SEN-60.sequence"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if CALL_CODE <= move < CALL_END:
            call_order(state, move - CALL_CODE)
            return
        if state.record:
            state.tell_move(seat, move)
        state.edit_campaign().pending_fleets &= ~(1 << (fleet_seat(move) * SEAS + fleet_sea(move)))
        movement.set_out(state, fleet_seat(move), BY_SEA + fleet_sea(move))


def call_order(state: Senji, province: i64) -> None:
    """Show the order and carry it out (SEN-60)."""
    owner = state.board.owners[province]
    order = state.campaign.orders[owner * PROVINCES + province]
    remove_order(state, province)
    state.secrets += 1
    if state.record:
        token = order - PRODUCTION
        state.tell({"event": "called", "seat": owner, "province": province, "token": token})
    if order == PRODUCTION:
        produce(state, owner, province)
    elif order == RECRUITMENT:
        recruit(state, owner, province)
    else:
        movement.set_out(state, owner, province)


def remove_order(state: Senji, province: i64) -> None:
    """An order leaves the board: called, or its province conquered (SEN-60)."""
    campaign = state.edit_campaign()
    campaign.pending &= ~(1 << province)
    campaign.orders[state.board.owners[province] * PROVINCES + province] = 0
    for seat in range(state.players):
        if campaign.spied[seat] != NONE and campaign.spied[seat] // 4 == province:
            campaign.spied[seat] = NONE


def produce(state: Senji, seat: i64, province: i64) -> None:
    """Draw 2 hanafuda, 3 where Hosokawa stands (SEN-61)."""
    more: i64 = state.board.samurai[province] >> HOSOKAWA & 1
    flowers.draw(state, seat, HARVEST + more)
    state.enter(SUMMER)


def recruit(state: Senji, seat: i64, province: i64) -> None:
    """2 new units, as far as there is room and there are units (SEN-62)."""
    board = state.edit_board()
    new = min(LEVY, min(CROWD - board.units[province], board.reserve[seat]))
    board.units[province] += new
    board.reserve[seat] -= new
    if state.record:
        state.tell({"event": "levy", "seat": seat, "province": province, "units": new})
    state.enter(SUMMER)
