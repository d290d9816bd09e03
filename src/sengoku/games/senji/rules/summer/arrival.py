"""Senji, the arrival of a movement: first in peace, then to fight (SEN-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import FIGHT_CODE, FIGHT_END
from sengoku.games.senji.components import (
    BY_SEA,
    NONE,
    PROVINCES,
    QUEUING,
    SEAS,
    SUMMER,
    UNIT,
)
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer import battle
from sengoku.games.senji.rules.summer.ways import planned_piece, planned_way, target

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def arrive(state: Senji, seat: i64) -> None:
    """Peaceful arrivals come first, then the battles (SEN-69)."""
    board = state.edit_board()
    movement = state.edit_movement()
    movement.battles = 0
    for entry in movement.plan:
        piece = planned_piece(entry)
        way = planned_way(entry)
        province = target(way)
        mask: i64 = 0 if piece == UNIT else 1 << (piece - 1)
        unit: i64 = 1 if piece == UNIT else 0
        if province == NONE:
            board.fleets[seat * SEAS + way - BY_SEA] += unit
            board.fleet_samurai[seat * SEAS + way - BY_SEA] |= mask
        elif board.owners[province] == seat:
            board.units[province] += unit
            board.samurai[province] |= mask
        else:
            movement.attack_units[province] += unit
            movement.attack_samurai[province] |= mask
            movement.battles |= 1 << province
    movement.plan = vec[i64]()
    state.enter(QUEUING)


@final
class Queuing(Phase):
    """The mover chooses the next battle (SEN-69)."""

    def begin(self, state: Senji) -> None:
        """Only where there is a choice; after the last battle the host calls on (SEN-69)."""
        if state.movement.battles == 0:
            state.enter(SUMMER)
        elif state.movement.battles & (state.movement.battles - 1) == 0:
            province: i64 = 0
            while not state.movement.battles >> province & 1:
                province += 1
            battle.begin(state, province)
        else:
            state.acting = 1 << state.movement.mover

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The battles still to be fought."""
        found = vec[i64](capacity=6)
        for province in range(PROVINCES):
            if state.movement.battles >> province & 1:
                found = append(found, FIGHT_CODE + province)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A province that the movement enters to fight (SEN-69)."""
        if not FIGHT_CODE <= move < FIGHT_END:
            return "SEN-69.sequence"
        return FINE if state.movement.battles >> (move - FIGHT_CODE) & 1 else "SEN-69.battle"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        battle.begin(state, move - FIGHT_CODE)
