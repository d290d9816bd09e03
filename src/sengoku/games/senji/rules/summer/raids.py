"""Senji, raids: SEN-66. Pieces that sail and land in one movement may drown."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DROWN_CODE,
    DROWN_END,
    drown_code,
    drown_piece,
    drown_province,
)
from sengoku.games.senji.components import (
    BY_RAID,
    CHOSOKABE,
    DROWNING,
    NONE,
    SEAS,
    UNIT,
)
from sengoku.games.senji.rules import pieces
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer import arrival
from sengoku.games.senji.rules.summer.ways import (
    moves_unit,
    plan_entry,
    planned_piece,
    planned_way,
    raid_way,
    target,
    through,
)

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def begin(state: Senji, seat: i64) -> None:
    """The movement has set out: first the raids, sea by sea."""
    state.edit_movement().raid = NONE
    next_raid(state, seat)


def next_raid(state: Senji, seat: i64) -> None:
    """Roll for the next sea that is raided through; after both, the others arrive."""
    movement = state.edit_movement()
    while movement.raid < SEAS - 1:
        movement.raid += 1
        dice = raid_dice(state, movement.raid)
        if dice > 0:
            movement.drowning = roll_raid(state, seat, dice)
            if movement.drowning > 0:
                state.enter(DROWNING)
                return
    movement.raid = NONE
    arrival.arrive(state, seat)


def in_raid(entry: i64, sea: i64) -> bool:
    """Whether an entry of the plan raids through the sea."""
    way = planned_way(entry)
    return way >= BY_RAID and through(way) == sea


def raid_dice(state: Senji, sea: i64) -> i64:
    """A die for each unit and each samurai of the raid; none with Chosokabe (SEN-66)."""
    dice: i64 = 0
    for entry in state.movement.plan:
        if in_raid(entry, sea):
            if planned_piece(entry) == 1 + CHOSOKABE:
                return 0
            if moves_unit(entry) or not state.raid_units_only:
                dice += 1
    return dice


def roll_raid(state: Senji, seat: i64, dice: i64) -> i64:
    """How many the sea takes: the own emblems."""
    emblems: i64 = 0
    for _time in range(dice):
        if state.random.below(6) == seat + state.absent:
            emblems += 1
    state.secrets += 1
    if state.record:
        state.tell(
            {
                "event": "raid",
                "seat": seat,
                "sea": state.movement.raid,
                "dice": dice,
                "drowned": emblems,
            }
        )
    return emblems


@final
class Drowning(Phase):
    """The mover chooses whom of the raid the sea takes (SEN-66)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.movement.mover

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Any one of the raid (SEN-66)."""
        found = vec[i64](capacity=16)
        units: i64 = 0
        for entry in state.movement.plan:
            if not in_raid(entry, state.movement.raid):
                continue
            province = target(planned_way(entry))
            piece = planned_piece(entry)
            if piece == UNIT:
                if units >> province & 1:
                    continue
                units |= 1 << province
            elif state.raid_units_only:
                continue
            found = append(found, drown_code(piece, province))
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One of the raid (SEN-66)."""
        if not DROWN_CODE <= move < DROWN_END:
            return "SEN-66.sequence"
        if state.raid_units_only and drown_piece(move) != UNIT:
            return "SEN-66.units"
        return FINE if raider(state, move) != NONE else "SEN-66.raid"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """The sea takes the piece."""
        movement = state.edit_movement()
        if state.record:
            state.tell_move(seat, move)
        place = raider(state, move)
        rest = movement.plan[:place]
        for other in range(place + 1, len(movement.plan)):
            rest = append(rest, movement.plan[other])
        movement.plan = rest
        piece = drown_piece(move)
        if piece == UNIT:
            pieces.lose_units(state, seat, 1)
        else:
            pieces.lose_samurai(state, seat, 1 << (piece - 1))
        movement.drowning -= 1
        if movement.drowning == 0:
            next_raid(state, seat)


def raider(state: Senji, move: i64) -> i64:
    """Where in the plan the piece stands that the move drowns, or NONE."""
    way = raid_way(state.movement.raid, drown_province(move))
    entry = plan_entry(drown_piece(move), way)
    for place in range(len(state.movement.plan)):
        if state.movement.plan[place] == entry:
            return place
    return NONE
