"""Senji, war as the judge sees it: what a province is worth to its holder, what an attack gains
(exact odds, SEN-70 to SEN-78), and plans of movement put together from both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import ledger, summer
from sengoku.games.senji.components import (
    AKASHI,
    BY_RAID,
    BY_SEA,
    CHOSOKABE,
    DICE,
    FAMILIES,
    MORI,
    NONE,
    PROVINCES,
    SANADA,
    SEAS,
    SUMMER,
    WAYS,
)
from sengoku.games.senji.masks import ones
from sengoku.games.senji.notation import GO_CODE, MARCH_CODE
from sengoku.games.senji.odds import first_roll

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

WORST: Final = -1e6
LEADS: Final[i64] = 14  # who leads by more than the dice and a card can make up has won
CHANCES: Final = vec[float]([-1.0] * (29 * 10 * 5))  # of the attacker, as far as asked for


# Odds.


def chance(lead: i64, dice: i64, support: i64) -> float:
    """The attacker's chance to win in the end, with a support card of this value (SEN-73)."""
    if lead > LEADS or lead < -LEADS:
        return 1.0 if lead > 0 else 0.0
    place = ((lead + LEADS) * 10 + dice) * 5 + support
    if CHANCES[place] < 0.0:
        win, tie, _ = first_roll(lead, dice, support, 0, False)
        again = first_roll(lead, dice, 0, 0, False)
        decided = again[0] + again[2]
        if dice > 0 and decided > 0.0:
            win += tie * again[0] / decided
        CHANCES[place] = win
    return CHANCES[place]


def captures(samurai: i64) -> i64:
    """The dice that samurai take (SEN-70)."""
    return ones(samurai) + (samurai >> SANADA & 1)


def odds_of(
    scales: Scales, units: i64, samurai: i64, defence: i64, defenders: i64, support: i64
) -> float:
    """The attacker's chance, against a foe who may have a card too."""
    theirs = min(DICE, captures(defenders))
    ours = min(DICE - theirs, captures(samurai))
    dice = DICE - theirs - ours
    lead = units + ours + (samurai >> AKASHI & 1) - defence - theirs - (defenders >> MORI & 1)
    sure = chance(lead, dice, support)
    return sure + scales.wary * (chance(lead - 1, dice, support) - sure)


def best_support(state: Senji, seat: i64, foe: i64) -> i64:
    """The highest military card that the seat could play against the foe (SEN-71)."""
    best: i64 = 0
    for family in range(FAMILIES):
        if family != seat + state.absent and family != foe + state.absent:
            mask = state.hands[seat * FAMILIES + family] >> 4 & 15
            for value in range(4, best, -1):
                if mask >> (value - 1) & 1:
                    best = value
                    break
    return best


# Holding a province.


def hold(scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64) -> float:
    """What a province with these pieces is worth to the seat, with the worst attack in mind."""
    worth = scales.province + scales.unit * float(units) + scales.samurai * float(ones(samurai))
    edition = state.edition
    borders = edition.borders[province]
    coasts = edition.coasts[province]
    worst = 0.0
    for place in range(PROVINCES):
        owner = state.owners[place]
        if owner in (NONE, seat) or (state.units[place] == 0 and not state.samurai[place]):
            continue
        near = borders >> place & 1 == 1
        if near or edition.coasts[place] & coasts:
            force = state.units[place] if near else sailed(state.units[place])
            calm = state.phase >= SUMMER and not state.pending >> place & 1
            menace = threat(
                scales, state, seat, province, units, samurai, owner, force, state.samurai[place]
            )
            worst = max(worst, menace * scales.calm if calm else menace)
    for fleet in range(state.players * SEAS):
        if fleet // SEAS != seat and coasts >> fleet % SEAS & 1 and state.fleets[fleet] > 0:
            menace = threat(
                scales, state, seat, province, units, samurai, fleet // SEAS,
                state.fleets[fleet], state.fleet_samurai[fleet],
            )  # fmt: skip
            worst = max(worst, menace)
    return worth - worst


def sailed(units: i64) -> i64:
    """How many of a raid are likely to arrive (SEN-66)."""
    return units - (units + 2) // 6


def threat(
    scales: Scales,
    state: Senji,
    seat: i64,
    province: i64,
    units: i64,
    samurai: i64,
    foe: i64,
    force: i64,
    leaders: i64,
) -> float:
    """What an attack by the foe would cost on average; he comes the rather the better his odds."""
    odds = odds_of(scales, force, leaders, units, samurai, 0)
    both = min(force, units)
    prize = 2.0 * float(units + both)
    loss = scales.province + scales.unit * float(units) + scales.samurai * float(ones(samurai))
    loss += scales.rival * prize
    gain = float(force + both) - scales.unit * float(both)
    comes = odds * ledger.attack_chance(scales, state, seat, foe, province)
    return comes * (odds * loss - (1.0 - odds) * gain)


# Attacking.


def assault(
    scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64
) -> float:
    """What an attack with these pieces gains, the pieces themselves counted as spent."""
    foe = state.owners[province]
    defence = state.units[province]
    defenders = state.samurai[province]
    support = best_support(state, seat, foe)
    odds = odds_of(scales, units, samurai, defence, defenders, support)
    both = min(units, defence)
    enmity = ledger.enmity(scales, state, seat, foe)
    taken = scales.province + scales.unit * float(defence) + scales.samurai * float(ones(defenders))
    if state.pending >> province & 1:
        taken += scales.flower
    won = 2.0 * float(defence + both) + enmity * taken
    won += hold(scales, state, seat, province, units - both, samurai)
    lost = enmity * (float(units + both) - scales.unit * float(both))
    return odds * won - (1.0 - odds) * lost - ledger.reluctance(scales, state, seat, foe, province)


def arrival(
    scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64, raid: bool
) -> float:
    """What pieces are worth that go into a province: to hold it, or to take it."""
    if units == 0 and samurai == 0:
        return 0.0
    if raid and not samurai >> CHOSOKABE & 1:
        units = sailed(units)
    if state.owners[province] != seat:
        return assault(scales, state, seat, province, units, samurai)
    before = hold(scales, state, seat, province, state.units[province], state.samurai[province])
    units = min(6, units + state.units[province])
    return hold(scales, state, seat, province, units, samurai | state.samurai[province]) - before


def staying(
    scales: Scales, state: Senji, seat: i64, origin: i64, units: i64, samurai: i64
) -> float:
    """What pieces are worth that stay where they are."""
    if origin < BY_SEA:
        return hold(scales, state, seat, origin, units, samurai)
    return scales.unit * float(units) + scales.samurai * float(ones(samurai))


# Plans.


def best_gain(scales: Scales, state: Senji, seat: i64, origin: i64) -> float:
    """What the best movement from a province or a sea gains over none: into one place."""
    units = summer.units_at(state, seat, origin)
    samurai = summer.samurai_at(state, seat, origin)
    if units == 0 and samurai == 0:
        return 0.0
    edition = state.edition
    now = staying(scales, state, seat, origin, units, samurai)
    best = now
    for province in range(PROVINCES):
        owner = state.owners[province]
        if owner == NONE or province == origin:
            continue
        if origin < BY_SEA:
            raid = not edition.borders[origin] >> province & 1
            if raid and (owner == seat or not edition.coasts[origin] & edition.coasts[province]):
                continue
        else:
            raid = False
            if not edition.shores[origin - BY_SEA] >> province & 1:
                continue
        for going in range(units + 1):
            for led in range(2 if samurai else 1):
                leaders: i64 = samurai if led == 1 else 0
                if going == 0 and leaders == 0:
                    continue
                rest = staying(scales, state, seat, origin, units - going, samurai & ~leaders)
                there = arrival(scales, state, seat, province, going, leaders, raid)
                best = max(best, rest + there)
    return best - now


def planning(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """How good each step of a plan is: where the plan ends, if it goes on that way (SEN-63)."""
    moves = state.moves(seat)
    origin = state.origin
    sent = vec[i64]([0] * WAYS)
    led = vec[i64]([0] * WAYS)
    units = summer.units_at(state, seat, origin)
    samurai = summer.samurai_at(state, seat, origin)
    for entry in state.plan:
        if entry < WAYS:
            sent[entry] += 1
            units -= 1
        else:
            led[entry % WAYS] |= 1 << (entry // WAYS - 1)
            samurai &= ~(1 << (entry // WAYS - 1))
    # What stays behind, by what is left of it: units, and with the samurai or without.
    behind = vec[float](capacity=16)
    for left in range(units + 1):
        behind = append(behind, staying(scales, state, seat, origin, left, 0))
        behind = append(behind, staying(scales, state, seat, origin, left, samurai))
    found = vec[float](capacity=len(moves))
    for move in moves:
        if move == GO_CODE:
            found = append(found, behind[2 * units + 1])
        elif not MARCH_CODE <= move < GO_CODE or far_way(state, seat, (move - MARCH_CODE) % WAYS):
            found = append(found, WORST)
        else:
            piece = (move - MARCH_CODE) // WAYS
            way = (move - MARCH_CODE) % WAYS
            best = best_step(
                scales, state, seat, way, piece == 0, units, samurai, sent[way], led[way], behind
            )
            found = append(found, best)
    return found


def far_way(state: Senji, seat: i64, way: i64) -> bool:
    """Ways that are not worth a thought: to wait at sea, and by sea where there is a road."""
    if BY_SEA <= way < BY_RAID:
        return True
    province = summer.target(way)
    if way >= BY_RAID:
        if state.owners[province] == seat:
            return True
        if state.origin < BY_SEA:
            return state.edition.borders[state.origin] >> province & 1 == 1
        return state.edition.shores[state.origin - BY_SEA] >> province & 1 == 1
    return False


def best_step(
    scales: Scales,
    state: Senji,
    seat: i64,
    way: i64,
    unit: bool,
    units: i64,
    samurai: i64,
    sent: i64,
    led: i64,
    behind: vec[float],
) -> float:
    """The best end of a plan that sends one more unit, or the samurai, on this way."""
    raid = way >= BY_RAID
    province = summer.target(way)
    before = arrival(scales, state, seat, province, sent, led, raid)
    room = units
    if state.owners[province] == seat:
        room = min(units, 6 - state.units[province] - sent)
    best = WORST
    for going in range(1 if unit else 0, room + 1):
        if samurai:
            there = arrival(scales, state, seat, province, sent + going, led | samurai, raid)
            best = max(best, there + behind[2 * (units - going)])
        if unit:
            there = arrival(scales, state, seat, province, sent + going, led, raid)
            best = max(best, there + behind[2 * (units - going) + 1])
    return best - before
