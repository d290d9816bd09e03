"""Senji, war as the judge sees it: what a province is worth to its holder, what an attack gains
(exact odds, SEN-70 to SEN-78), and plans of movement put together from both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
    UNIT,
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
    units = min(summer.CROWD, units + state.units[province])
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
    behind = vec[float](capacity=8)  # what stays is worth, by how many units go: with the samurai
    alone = vec[float](capacity=8)  # and without
    for going in range(units + 1):
        behind = append(behind, staying(scales, state, seat, origin, units - going, samurai))
        alone = append(alone, staying(scales, state, seat, origin, units - going, 0))
    now = behind[0]
    best = now
    for province in range(PROVINCES):
        if province == origin or state.owners[province] == NONE:
            continue
        near = by_land(state, origin, province)
        if not near and (state.owners[province] == seat or not by_sea(state, origin, province)):
            continue
        for going in range(units + 1):
            bare = arrival(scales, state, seat, province, going, 0, not near)
            best = max(best, behind[going] + bare)
            if samurai:
                led = arrival(scales, state, seat, province, going, samurai, not near)
                best = max(best, alone[going] + led)
    return best - now


def by_land(state: Senji, origin: i64, province: i64) -> bool:
    """Whether a province is next to the origin: over a border, or on the shore of a sea."""
    if origin < BY_SEA:
        return state.edition.borders[origin] >> province & 1 == 1
    return state.edition.shores[origin - BY_SEA] >> province & 1 == 1


def by_sea(state: Senji, origin: i64, province: i64) -> bool:
    """Whether a raid leads from one province to the other (SEN-66)."""
    return origin < BY_SEA and state.edition.coasts[origin] & state.edition.coasts[province] != 0


@final
class Plan:
    """A movement as far as it is put together: what goes where, and what is left behind."""

    def __init__(self, scales: Scales, state: Senji, seat: i64) -> None:
        self.sent = vec[i64]([0] * WAYS)  # units by way
        self.led = vec[i64]([0] * WAYS)  # samurai by way, as bits
        self.units = summer.units_at(state, seat, state.origin)  # not sent yet
        self.samurai = summer.samurai_at(state, seat, state.origin)
        for entry in state.plan:
            if entry < WAYS:
                self.sent[entry] += 1
                self.units -= 1
            else:
                leader: i64 = 1 << (entry // WAYS - 1)
                self.led[entry % WAYS] |= leader
                self.samurai &= ~leader
        # What stays behind is worth, by how many units it is: without the samurai, and with them.
        self.alone = vec[float](capacity=8)
        self.behind = vec[float](capacity=8)
        for left in range(self.units + 1):
            bare = staying(scales, state, seat, state.origin, left, 0)
            full = staying(scales, state, seat, state.origin, left, self.samurai)
            self.alone = append(self.alone, bare)
            self.behind = append(self.behind, full)


def planning(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """How good each step of a plan is: where the plan ends, if it goes on that way (SEN-63)."""
    plan = Plan(scales, state, seat)
    found = vec[float](capacity=64)
    for move in state.moves(seat):
        way = (move - MARCH_CODE) % WAYS
        if move == GO_CODE:
            found = append(found, plan.behind[plan.units])
        elif not MARCH_CODE <= move < GO_CODE or far_way(state, seat, way):
            found = append(found, WORST)
        else:
            unit = (move - MARCH_CODE) // WAYS == UNIT
            found = append(found, best_step(scales, state, seat, plan, way, unit))
    return found


def far_way(state: Senji, seat: i64, way: i64) -> bool:
    """Ways that are not worth a thought: to wait at sea, and by sea where there is a road."""
    if way < BY_SEA:
        return False
    if way < BY_RAID:
        return True
    province = summer.target(way)
    return state.owners[province] == seat or by_land(state, state.origin, province)


def best_step(scales: Scales, state: Senji, seat: i64, plan: Plan, way: i64, unit: bool) -> float:
    """The best end of a plan that sends one more unit, or the samurai, on this way."""
    raid = way >= BY_RAID
    province = summer.target(way)
    sent = plan.sent[way]
    led = plan.led[way]
    room = plan.units
    if state.owners[province] == seat:
        room = min(room, summer.CROWD - state.units[province] - sent)
    best = WORST
    for going in range(1 if unit else 0, room + 1):
        left = plan.units - going
        if plan.samurai:
            force = led | plan.samurai
            there = arrival(scales, state, seat, province, sent + going, force, raid)
            best = max(best, there + plan.alone[left])
        if unit:
            there = arrival(scales, state, seat, province, sent + going, led, raid)
            best = max(best, there + plan.behind[left])
    return best - arrival(scales, state, seat, province, sent, led, raid)
