"""Senji, a movement: SEN-63 to SEN-65, SEN-67, SEN-68.

A movement is planned piece by piece. The plan is a list of entries, piece * 56 + way. When it sets
out the pieces leave their place, the sea takes some of those on a raid (`raids`), and the others
arrive (`arrival`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import COMPILED
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    GO_CODE,
    MARCH_CODE,
    MARCH_END,
    RECALL_CODE,
    march_code,
    march_piece,
    march_way,
)
from sengoku.games.senji.components import (
    BY_RAID,
    BY_SEA,
    CROWD,
    MOVING,
    NONE,
    PROVINCES,
    REALM,
    SAMURAI,
    SEAS,
    SUMMER,
    UNIT,
    WAYS,
)
from sengoku.games.senji.rules import pieces
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.masks import ones
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer import raids
from sengoku.games.senji.rules.summer.ways import (
    map_breaks,
    moves_unit,
    plan_entry,
    planned_piece,
    planned_samurai,
    planned_way,
    target,
    through,
)

if TYPE_CHECKING:
    from sengoku.games.senji.edition import SenjiEdition
    from sengoku.games.senji.state import Senji

LONGEST: Final[i64] = 1200  # a list of steps: every piece that there is, on every way
SCRATCH: Final = vec[i64]([0] * LONGEST)


def scratch() -> vec[i64]:
    """As that of `kernel.moves`, for longer lists."""
    return SCRATCH if COMPILED else vec[i64]([0] * LONGEST)


def set_out(state: Senji, seat: i64, origin: i64) -> None:
    """The owner of a movement order, or of a fleet, moves what is there (SEN-63, SEN-67)."""
    movement = state.edit_movement()
    movement.mover = seat
    movement.origin = origin
    state.enter(MOVING)


@final
class Moving(Phase):
    """The mover makes a plan: which piece goes which way (SEN-63)."""

    def begin(self, state: Senji) -> None:
        """There is nothing to decide if there is nothing to move (SEN-63)."""
        movement = state.edit_movement()
        movement.plan = vec[i64]()
        movement.recalls = state.most_recalls
        seat = movement.mover
        if (
            units_at(state, seat, movement.origin) == 0
            and samurai_at(state, seat, movement.origin) == 0
        ):
            state.enter(SUMMER)
        else:
            state.acting = 1 << seat

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Set out; or one piece more on some way."""
        found = scratch()
        found[0] = GO_CODE
        count: i64 = 1
        load = empty_load()
        gone = count_load(state, load)
        staying = samurai_at(state, seat, state.movement.origin) & ~gone
        left = units_left(state, seat)
        entered = provinces_entered(state)
        room = room_left(state, entered)
        edition = state.edition
        ways = edition.ways[state.movement.origin]
        for way in range(WAYS):
            if not ways >> way & 1 or entry_breaks(state, way, entered, room):
                continue
            if left > 0 and not crowd_breaks(state, way, load):
                found[count] = march_code(UNIT, way)
                count += 1
            if staying:
                for samurai in range(SAMURAI):
                    if staying >> samurai & 1:
                        found[count] = march_code(1 + samurai, way)
                        count += 1
        if len(state.movement.plan) > 0 and state.movement.recalls > 0:
            found[count] = RECALL_CODE
            count += 1
        return found[:count]

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if move == GO_CODE:
            return FINE
        if move == RECALL_CODE:
            return (
                FINE
                if len(state.movement.plan) > 0 and state.movement.recalls > 0
                else "SEN-63.recall"
            )
        if not MARCH_CODE <= move < MARCH_END:
            return "SEN-63.sequence"
        return march_breaks(state, seat, march_piece(move), march_way(move))

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """One piece more, all back, or set out."""
        movement = state.edit_movement()
        if move == GO_CODE:
            depart(state, seat)
            return
        if move == RECALL_CODE:
            movement.plan = vec[i64]()
            movement.recalls -= 1
        else:
            movement.plan = append(movement.plan, plan_entry(march_piece(move), march_way(move)))
        if state.record:
            whisper_move(state, seat, move)


# Which piece may go which way.


def march_breaks(state: Senji, seat: i64, piece: i64, way: i64) -> str:
    """A piece that is still there, on a way that it can go (SEN-02, SEN-63 to SEN-68)."""
    load = empty_load()
    gone = count_load(state, load)
    if piece == UNIT:
        if units_left(state, seat) == 0:
            return "SEN-63.units"
    elif not (samurai_at(state, seat, state.movement.origin) & ~gone) >> (piece - 1) & 1:
        return "SEN-63.samurai"
    entered = provinces_entered(state)
    broken = way_breaks(state, state.edition, way, entered, room_left(state, entered))
    if broken or piece != UNIT:
        return broken
    return crowd_breaks(state, way, load)


def way_breaks(state: Senji, edition: SenjiEdition, way: i64, entered: i64, room: i64) -> str:
    """The rule that going this way breaks, or FINE (SEN-02, SEN-63, SEN-65 to SEN-68)."""
    broken = map_breaks(edition, state.movement.origin, way)
    return broken if broken else entry_breaks(state, way, entered, room)


def entry_breaks(state: Senji, way: i64, entered: i64, room: i64) -> str:
    """Whether the province at the end may be entered; a sea always may (SEN-02, SEN-68)."""
    province = target(way)
    if province == NONE:
        return FINE
    if state.board.owners[province] == NONE:
        return "SEN-02.closed"
    if (
        state.board.owners[province] != state.movement.mover
        and not entered >> province & 1
        and room <= 0
    ):
        return "SEN-68.provinces"
    return FINE


def crowd_breaks(state: Senji, way: i64, load: vec[i64]) -> str:
    """Whether one more unit has room on the way and at its end, beside the plan so far."""
    seat = state.movement.mover
    province = target(way)
    sea = through(way)
    if province != NONE:
        there: i64 = 1 + load[province] + load[BY_RAID + province]
        there += load[BY_RAID + PROVINCES + province]
        if state.board.owners[province] == seat and there + state.board.units[province] > CROWD:
            return "SEN-64.room"  # an attack has no more, as no more stand in one place
    if sea != NONE:
        passing: i64 = 1 + state.board.fleets[seat * SEAS + sea] + load[BY_SEA + sea]
        for other in range(PROVINCES):
            passing += load[BY_RAID + sea * PROVINCES + other]
        if passing > CROWD:
            return "SEN-65.room"
    return FINE


def room_left(state: Senji, entered: i64) -> i64:
    """How many more enemy provinces the movement may enter (SEN-68)."""
    return REALM - pieces.provinces_of(state, state.movement.mover) - ones(entered)


# What is there, and what the plan already moves.


def units_at(state: Senji, seat: i64, place: i64) -> i64:
    """The seat's units in a province or a sea."""
    if place >= BY_SEA:
        return state.board.fleets[seat * SEAS + place - BY_SEA]
    return state.board.units[place]


def samurai_at(state: Senji, seat: i64, place: i64) -> i64:
    """The seat's samurai in a province or a sea."""
    if place >= BY_SEA:
        return state.board.fleet_samurai[seat * SEAS + place - BY_SEA]
    return state.board.samurai[place]


def empty_load() -> vec[i64]:
    """The units on each way, before a plan is counted."""
    return vec[i64]([0] * WAYS)


def count_load(state: Senji, load: vec[i64]) -> i64:
    """Count the plan's units by way; the samurai that it moves."""
    gone: i64 = 0
    for entry in state.movement.plan:
        if moves_unit(entry):
            load[entry] += 1
        else:
            gone |= planned_samurai(entry)
    return gone


def units_left(state: Senji, seat: i64) -> i64:
    """The units at the origin that the plan does not move."""
    left = units_at(state, seat, state.movement.origin)
    for entry in state.movement.plan:
        if moves_unit(entry):
            left -= 1
    return left


def provinces_entered(state: Senji) -> i64:
    """The enemy provinces that the plan enters, as bits."""
    mask: i64 = 0
    for entry in state.movement.plan:
        province = target(planned_way(entry))
        if province != NONE and state.board.owners[province] != state.movement.mover:
            mask |= 1 << province
    return mask


# Setting out.


def depart(state: Senji, seat: i64) -> None:
    """The pieces leave; raids roll their dice before anything else happens (SEN-66)."""
    board = state.edit_board()
    units: i64 = 0
    moved: i64 = 0
    for entry in state.movement.plan:
        if moves_unit(entry):
            units += 1
        else:
            moved |= planned_samurai(entry)
    if state.movement.origin >= BY_SEA:
        board.fleets[seat * SEAS + state.movement.origin - BY_SEA] -= units
        board.fleet_samurai[seat * SEAS + state.movement.origin - BY_SEA] &= ~moved
    else:
        board.units[state.movement.origin] -= units
        board.samurai[state.movement.origin] &= ~moved
    if state.record:
        tell_plan(state, seat)
    raids.begin(state, seat)


def tell_plan(state: Senji, seat: i64) -> None:
    """Everybody sees what sets out, way by way."""
    state.tell({"event": "go", "seat": seat, "origin": state.movement.origin})
    load: dict[int, int] = {}
    for entry in state.movement.plan:
        load[entry] = load.get(entry, 0) + 1
    for step, count in load.items():
        piece, way = planned_piece(step), planned_way(step)
        state.tell({"event": "moves", "seat": seat, "piece": piece, "way": way, "count": count})
