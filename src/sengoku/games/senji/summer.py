"""Senji, summer: SEN-60 to SEN-69. The host's calls, production, recruitment, movement, raids.

A movement is a list of entries, piece * 56 + way, put together one by one. When it sets out the
pieces leave their place; what was not drowned arrives, first in peace, then to fight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.moves import COMPILED
from sengoku.games.refusals import FINE
from sengoku.games.senji import battle, flowers, pieces
from sengoku.games.senji.components import (
    BY_RAID,
    BY_SEA,
    CHOSOKABE,
    DROWNING,
    HOSOKAWA,
    MOVING,
    NONE,
    PRODUCTION,
    PROVINCES,
    QUEUING,
    RECRUITMENT,
    SAMURAI,
    SEAS,
    SUMMER,
    UNIT,
    WAYS,
)
from sengoku.games.senji.masks import ones
from sengoku.games.senji.notation import (
    CALL_CODE,
    DROWN_CODE,
    FIGHT_CODE,
    FLEET_CODE,
    GO_CODE,
    MARCH_CODE,
    POST_CODE,
    RECALL_CODE,
    SILENCE_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.edition import SenjiEdition
    from sengoku.games.senji.rules import Senji

CROWD: Final[i64] = 6  # units of a player in one place (SEN-62, SEN-64, SEN-65)
REALM: Final[i64] = 6  # provinces of one player (SEN-68)
HARVEST: Final[i64] = 2  # SEN-61
LEVY: Final[i64] = 2  # SEN-62
RECALLS: Final[i64] = 2  # how often a plan can be begun anew

LONGEST: Final[i64] = 1200  # a list of steps: every piece that there is, on every way
SCRATCH: Final = vec[i64]([0] * LONGEST)


# The host's calls.


def begin(state: Senji) -> None:
    """Every order and every fleet is to be called once (SEN-60, SEN-67)."""
    state.pending = 0
    for province in range(PROVINCES):
        if state.owners[province] != NONE:
            state.pending |= 1 << province
    state.pending_fleets = 0
    for place in range(state.players * SEAS):
        if state.fleets[place] > 0 or state.fleet_samurai[place] != 0:
            state.pending_fleets |= 1 << place


def next_call(state: Senji) -> None:
    """The host decides after seeing the last; when nothing is left, summer is over."""
    state.mover = NONE
    state.origin = NONE
    if state.pending == 0 and state.pending_fleets == 0:
        state.begin_autumn()
        return
    state.phase = SUMMER
    state.acting = 1 << state.host


def calls(state: Senji) -> vec[i64]:
    """The provinces and fleets that have not been called."""
    found = vec[i64](capacity=32)
    for province in range(PROVINCES):
        if state.pending >> province & 1:
            found = append(found, CALL_CODE + province)
    for place in range(state.players * SEAS):
        if state.pending_fleets >> place & 1:
            found = append(found, FLEET_CODE + place)
    return found


def call_breaks(state: Senji, move: i64) -> str:
    """An order or a fleet, each once (SEN-60)."""
    if CALL_CODE <= move < POST_CODE:
        if not state.in_play(move - CALL_CODE):
            return "SEN-02.closed"
        return FINE if state.pending >> (move - CALL_CODE) & 1 else "SEN-60.order"
    if FLEET_CODE <= move < MARCH_CODE:
        return FINE if state.pending_fleets >> (move - FLEET_CODE) & 1 else "SEN-60.fleet"
    return "SEN-60.sequence"


def call(state: Senji, move: i64) -> None:
    """Show the order and carry it out, or let the fleet go."""
    if move >= FLEET_CODE:
        place = move - FLEET_CODE
        if state.record:
            state.tell_move(state.host, move)
        state.pending_fleets &= ~(1 << place)
        set_out(state, place // SEAS, BY_SEA + place % SEAS)
        return
    province = move - CALL_CODE
    owner = state.owners[province]
    order = state.orders[owner * PROVINCES + province]
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
        set_out(state, owner, province)


def remove_order(state: Senji, province: i64) -> None:
    """An order leaves the board: called, or its province conquered (SEN-60)."""
    state.pending &= ~(1 << province)
    state.orders[state.owners[province] * PROVINCES + province] = 0
    for seat in range(state.players):
        if state.spied[seat] != NONE and state.spied[seat] // 4 == province:
            state.spied[seat] = NONE


def produce(state: Senji, seat: i64, province: i64) -> None:
    """Draw 2 hanafuda, 3 where Hosokawa stands (SEN-61)."""
    more: i64 = state.samurai[province] >> HOSOKAWA & 1
    flowers.draw(state, seat, HARVEST + more)
    next_call(state)


def recruit(state: Senji, seat: i64, province: i64) -> None:
    """2 new units, as far as there is room and there are units (SEN-62)."""
    new = min(LEVY, min(CROWD - state.units[province], state.reserve[seat]))
    state.units[province] += new
    state.reserve[seat] -= new
    if state.record:
        state.tell({"event": "levy", "seat": seat, "province": province, "units": new})
    next_call(state)


# Movement: the plan.


def set_out(state: Senji, seat: i64, origin: i64) -> None:
    """The owner makes a plan, if there is anything to move (SEN-63)."""
    state.mover = seat
    state.origin = origin
    state.plan = vec[i64]()
    state.recalls = RECALLS
    if units_at(state, seat, origin) == 0 and samurai_at(state, seat, origin) == 0:
        next_call(state)
        return
    state.phase = MOVING
    state.acting = 1 << seat


def units_at(state: Senji, seat: i64, place: i64) -> i64:
    """The seat's units in a province or a sea."""
    if place >= BY_SEA:
        return state.fleets[seat * SEAS + place - BY_SEA]
    return state.units[place]


def samurai_at(state: Senji, seat: i64, place: i64) -> i64:
    """The seat's samurai in a province or a sea."""
    if place >= BY_SEA:
        return state.fleet_samurai[seat * SEAS + place - BY_SEA]
    return state.samurai[place]


def scratch() -> vec[i64]:
    """As that of `moves`, for longer lists."""
    return SCRATCH if COMPILED else vec[i64]([0] * LONGEST)


def count_load(state: Senji, load: vec[i64]) -> i64:
    """Count the plan's units by way; the samurai that it moves."""
    gone: i64 = 0
    for entry in state.plan:
        if entry < WAYS:
            load[entry] += 1
        else:
            gone |= 1 << (entry // WAYS - 1)
    return gone


def entered(state: Senji) -> i64:
    """The enemy provinces that the plan enters, as bits."""
    mask: i64 = 0
    for entry in state.plan:
        province = target(entry % WAYS)
        if province != NONE and state.owners[province] != state.mover:
            mask |= 1 << province
    return mask


def target(way: i64) -> i64:
    """The province that a way leads to, or NONE for a sea."""
    if way < BY_SEA:
        return way
    return NONE if way < BY_RAID else (way - BY_RAID) % PROVINCES


def through(way: i64) -> i64:
    """The sea that a way goes to or through, or NONE."""
    if way < BY_SEA:
        return NONE
    return way - BY_SEA if way < BY_RAID else (way - BY_RAID) // PROVINCES


def start_breaks(edition: SenjiEdition, origin: i64, way: i64) -> str:
    """Whether the way begins at the origin (SEN-63, SEN-65 to SEN-67)."""
    province = target(way)
    sea = through(way)
    if origin < BY_SEA:
        if sea != NONE and not edition.coasts[origin] >> sea & 1:
            return "SEN-65.coast"
        if sea == NONE and not edition.borders[origin] >> province & 1:
            return "SEN-63.border"
        return "SEN-66.origin" if province == origin else FINE
    if sea == origin - BY_SEA:
        return "SEN-67.same"
    if sea == NONE and not edition.shores[origin - BY_SEA] >> province & 1:
        return "SEN-67.coast"
    return FINE


def way_breaks(state: Senji, edition: SenjiEdition, way: i64, entered_mask: i64, room: i64) -> str:
    """Whether the way can be gone, and leads where one may go (SEN-02, SEN-63 to SEN-68)."""
    broken = start_breaks(edition, state.origin, way)
    province = target(way)
    sea = through(way)
    if broken or province == NONE:
        return broken
    if way >= BY_RAID and not edition.shores[sea] >> province & 1:
        return "SEN-66.coast"
    if state.owners[province] == NONE:
        return "SEN-02.closed"
    if state.owners[province] != state.mover and not entered_mask >> province & 1 and room <= 0:
        return "SEN-68.provinces"
    return FINE


def crowd_breaks(state: Senji, way: i64, load: vec[i64]) -> str:
    """Whether one more unit has room on the way and at its end, beside the plan so far."""
    seat = state.mover
    province = target(way)
    sea = through(way)
    if province != NONE:
        there: i64 = 1 + load[province] + load[BY_RAID + province]
        there += load[BY_RAID + PROVINCES + province]
        if state.owners[province] == seat and there + state.units[province] > CROWD:
            return "SEN-64.room"  # an attack has no more, as no more stand in one place
    if sea != NONE:
        passing: i64 = 1 + state.fleets[seat * SEAS + sea] + load[BY_SEA + sea]
        for other in range(PROVINCES):
            passing += load[BY_RAID + sea * PROVINCES + other]
        if passing > CROWD:
            return "SEN-65.room"
    return FINE


def room_left(state: Senji, entered_mask: i64) -> i64:
    """How many more enemy provinces the movement may enter (SEN-68)."""
    return REALM - pieces.provinces_of(state, state.mover) - ones(entered_mask)


def planning(state: Senji, seat: i64) -> vec[i64]:
    """Set out; or one piece more on some way."""
    found = scratch()
    found[0] = GO_CODE
    count: i64 = 1
    load = vec[i64]([0] * WAYS)
    gone = count_load(state, load)
    staying = samurai_at(state, seat, state.origin) & ~gone
    left = units_left(state, seat)
    entered_mask = entered(state)
    room = room_left(state, entered_mask)
    edition = state.edition
    for way in range(WAYS):
        if way_breaks(state, edition, way, entered_mask, room):
            continue
        if left > 0 and not crowd_breaks(state, way, load):
            found[count] = MARCH_CODE + way
            count += 1
        if staying:
            for samurai in range(SAMURAI):
                if staying >> samurai & 1:
                    found[count] = MARCH_CODE + (1 + samurai) * WAYS + way
                    count += 1
    if len(state.plan) > 0 and state.recalls > 0:
        found[count] = RECALL_CODE
        count += 1
    return found[:count]


def units_left(state: Senji, seat: i64) -> i64:
    """The units at the origin that the plan does not move."""
    left = units_at(state, seat, state.origin)
    for entry in state.plan:
        if entry < WAYS:
            left -= 1
    return left


def planning_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule a move of the plan breaks."""
    if move == GO_CODE:
        return FINE
    if move == RECALL_CODE:
        return FINE if len(state.plan) > 0 and state.recalls > 0 else "SEN-63.recall"
    if not MARCH_CODE <= move < GO_CODE:
        return "SEN-63.sequence"
    piece = (move - MARCH_CODE) // WAYS
    way = (move - MARCH_CODE) % WAYS
    load = vec[i64]([0] * WAYS)
    gone = count_load(state, load)
    if piece == UNIT:
        if units_left(state, seat) == 0:
            return "SEN-63.units"
    elif not (samurai_at(state, seat, state.origin) & ~gone) >> (piece - 1) & 1:
        return "SEN-63.samurai"
    entered_mask = entered(state)
    room = room_left(state, entered_mask)
    broken = way_breaks(state, state.edition, way, entered_mask, room)
    if broken or piece != UNIT:
        return broken
    return crowd_breaks(state, way, load)


def plan(state: Senji, seat: i64, move: i64) -> None:
    """One piece more, all back, or set out."""
    if move == GO_CODE:
        depart(state, seat)
        return
    if move == RECALL_CODE:
        state.plan = vec[i64]()
        state.recalls -= 1
    else:
        state.plan = append(state.plan, move - MARCH_CODE)
    if state.record:
        state.whisper_move(seat, move)


# Movement: the raids.


def depart(state: Senji, seat: i64) -> None:
    """The pieces leave; raids roll their dice before anything else happens (SEN-66)."""
    units: i64 = 0
    moved: i64 = 0
    for entry in state.plan:
        if entry < WAYS:
            units += 1
        else:
            moved |= 1 << (entry // WAYS - 1)
    if state.origin >= BY_SEA:
        state.fleets[seat * SEAS + state.origin - BY_SEA] -= units
        state.fleet_samurai[seat * SEAS + state.origin - BY_SEA] &= ~moved
    else:
        state.units[state.origin] -= units
        state.samurai[state.origin] &= ~moved
    if state.record:
        tell_plan(state, seat)
    state.raid = NONE
    next_raid(state, seat)


def tell_plan(state: Senji, seat: i64) -> None:
    """Everybody sees what sets out, way by way."""
    state.tell({"event": "go", "seat": seat, "origin": state.origin})
    load: dict[int, int] = {}
    for entry in state.plan:
        load[entry] = load.get(entry, 0) + 1
    for step, count in load.items():
        piece, way = step // WAYS, step % WAYS
        state.tell({"event": "moves", "seat": seat, "piece": piece, "way": way, "count": count})


def next_raid(state: Senji, seat: i64) -> None:
    """Roll for the next sea that is raided through; after both, the others arrive."""
    while state.raid < SEAS - 1:
        state.raid += 1
        dice = raid_dice(state, state.raid)
        if dice > 0:
            state.drowning = roll_raid(state, seat, dice)
            if state.drowning > 0:
                state.phase = DROWNING
                state.acting = 1 << seat
                return
    state.raid = NONE
    arrive(state, seat)


def in_raid(entry: i64, sea: i64) -> bool:
    """Whether an entry of the plan raids through the sea."""
    way = entry % WAYS
    return way >= BY_RAID and (way - BY_RAID) // PROVINCES == sea


def raid_dice(state: Senji, sea: i64) -> i64:
    """A die for each unit and each samurai of the raid; none with Chosokabe (SEN-66)."""
    dice: i64 = 0
    for entry in state.plan:
        if in_raid(entry, sea):
            if entry // WAYS == 1 + CHOSOKABE:
                return 0
            if entry < WAYS or not state.raid_units_only:
                dice += 1
    return dice


def roll_raid(state: Senji, seat: i64, dice: i64) -> i64:
    """How many the sea takes: the own emblems."""
    emblems: i64 = 0
    for _ in range(dice):
        if state.random.below(6) == seat + state.absent:
            emblems += 1
    state.secrets += 1
    if state.record:
        state.tell(
            {"event": "raid", "seat": seat, "sea": state.raid, "dice": dice, "drowned": emblems}
        )
    return emblems


def drowning(state: Senji) -> vec[i64]:
    """Any one of the raid (SEN-66)."""
    found = vec[i64](capacity=16)
    units: i64 = 0
    for entry in state.plan:
        if not in_raid(entry, state.raid):
            continue
        province = target(entry % WAYS)
        piece = entry // WAYS
        if piece == UNIT:
            if units >> province & 1:
                continue
            units |= 1 << province
        elif state.raid_units_only:
            continue
        found = append(found, DROWN_CODE + piece * PROVINCES + province)
    return found


def drowning_breaks(state: Senji, move: i64) -> str:
    """One of the raid (SEN-66)."""
    if not DROWN_CODE <= move < FIGHT_CODE:
        return "SEN-66.sequence"
    if state.raid_units_only and move >= DROWN_CODE + PROVINCES:
        return "SEN-66.units"
    return FINE if raider(state, move) != NONE else "SEN-66.raid"


def raider(state: Senji, move: i64) -> i64:
    """Where in the plan the piece stands that the move drowns, or NONE."""
    piece = (move - DROWN_CODE) // PROVINCES
    way = BY_RAID + state.raid * PROVINCES + (move - DROWN_CODE) % PROVINCES
    for place in range(len(state.plan)):
        if state.plan[place] == piece * WAYS + way:
            return place
    return NONE


def drown(state: Senji, seat: i64, move: i64) -> None:
    """The sea takes the piece."""
    if state.record:
        state.tell_move(seat, move)
    place = raider(state, move)
    rest = state.plan[:place]
    for other in range(place + 1, len(state.plan)):
        rest = append(rest, state.plan[other])
    state.plan = rest
    piece = (move - DROWN_CODE) // PROVINCES
    if piece == UNIT:
        pieces.lose_units(state, seat, 1)
    else:
        pieces.lose_samurai(state, seat, 1 << (piece - 1))
    state.drowning -= 1
    if state.drowning == 0:
        next_raid(state, seat)


# Movement: the arrival.


def arrive(state: Senji, seat: i64) -> None:
    """Peaceful arrivals come first, then the battles (SEN-69)."""
    state.battles = 0
    for entry in state.plan:
        piece = entry // WAYS
        way = entry % WAYS
        province = target(way)
        mask: i64 = 0 if piece == UNIT else 1 << (piece - 1)
        unit: i64 = 1 if piece == UNIT else 0
        if province == NONE:
            state.fleets[seat * SEAS + way - BY_SEA] += unit
            state.fleet_samurai[seat * SEAS + way - BY_SEA] |= mask
        elif state.owners[province] == seat:
            state.units[province] += unit
            state.samurai[province] |= mask
        else:
            state.attack_units[province] += unit
            state.attack_samurai[province] |= mask
            state.battles |= 1 << province
    state.plan = vec[i64]()
    next_battle(state)


def next_battle(state: Senji) -> None:
    """The mover chooses the next battle where there is a choice (SEN-69)."""
    if state.battles == 0:
        next_call(state)
        return
    if state.battles & (state.battles - 1) == 0:
        province: i64 = 0
        while not state.battles >> province & 1:
            province += 1
        battle.begin(state, province)
        return
    state.phase = QUEUING
    state.acting = 1 << state.mover


def queuing(state: Senji) -> vec[i64]:
    """The battles still to be fought."""
    found = vec[i64](capacity=6)
    for province in range(PROVINCES):
        if state.battles >> province & 1:
            found = append(found, FIGHT_CODE + province)
    return found


def queuing_breaks(state: Senji, move: i64) -> str:
    """A province that the movement enters to fight (SEN-69)."""
    if not FIGHT_CODE <= move < SILENCE_CODE:
        return "SEN-69.sequence"
    return FINE if state.battles >> (move - FIGHT_CODE) & 1 else "SEN-69.battle"
