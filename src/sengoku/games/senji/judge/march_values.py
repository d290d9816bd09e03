"""Senji, movements as the judge sees them: what goes where, and what stays behind (SEN-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import GO_CODE, MARCH_CODE, MARCH_END, march_piece, march_way
from sengoku.games.senji.components import BY_RAID, BY_SEA, CROWD, NONE, PROVINCES, UNIT, WAYS
from sengoku.games.senji.judge.opinion import WORST, Opinion
from sengoku.games.senji.judge.war_values import arrival, staying
from sengoku.games.senji.rules.summer import movement, ways
from sengoku.games.senji.rules.summer.ways import moves_unit, planned_samurai, planned_way

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


# Whether a movement is worth an order.


def best_gain(scales: Scales, state: Senji, seat: i64, origin: i64) -> float:
    """What the best movement from a province or a sea gains over none: into one place."""
    units = movement.units_at(state, seat, origin)
    samurai = movement.samurai_at(state, seat, origin)
    if units == 0 and samurai == 0:
        return 0.0
    behind = vec[float](capacity=8)  # worth of what stays with the samurai, by units sent
    alone = vec[float](capacity=8)  # the same if the samurai leave, too
    for going in range(units + 1):
        behind = append(behind, staying(scales, state, seat, origin, units - going, samurai))
        alone = append(alone, staying(scales, state, seat, origin, units - going, 0))
    now = behind[0]
    best = now
    for province in range(PROVINCES):
        if province == origin or state.board.owners[province] == NONE:
            continue
        near = by_land(state, origin, province)
        if not near and (
            state.board.owners[province] == seat or not by_sea(state, origin, province)
        ):
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


# Plans.


@final
class Plan:
    """A movement as far as it is put together: what goes where, and what is left behind."""

    def __init__(self, scales: Scales, state: Senji, seat: i64) -> None:
        self.sent = vec[i64]([0] * WAYS)  # units by way
        self.led = vec[i64]([0] * WAYS)  # samurai by way, as bits
        self.units = movement.units_at(state, seat, state.movement.origin)  # not sent yet
        self.samurai = movement.samurai_at(state, seat, state.movement.origin)
        for entry in state.movement.plan:
            if moves_unit(entry):
                self.sent[entry] += 1
                self.units -= 1
            else:
                leader = planned_samurai(entry)
                self.led[planned_way(entry)] |= leader
                self.samurai &= ~leader
        # The worth of what stays, by the number of units left: without the samurai, and with them.
        self.alone = vec[float](capacity=8)
        self.behind = vec[float](capacity=8)
        for left in range(self.units + 1):
            bare = staying(scales, state, seat, state.movement.origin, left, 0)
            full = staying(scales, state, seat, state.movement.origin, left, self.samurai)
            self.alone = append(self.alone, bare)
            self.behind = append(self.behind, full)


@final
class Moving(Opinion):
    """How good each step of a plan is: where the plan ends, if it goes on that way (SEN-63)."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        plan = Plan(scales, state, seat)
        found = vec[float](capacity=len(moves))
        for move in moves:
            way = march_way(move)
            if move == GO_CODE:
                found = append(found, plan.behind[plan.units])
            elif not MARCH_CODE <= move < MARCH_END or far_way(state, seat, way):
                found = append(found, WORST)
            else:
                unit = march_piece(move) == UNIT
                found = append(found, best_step(scales, state, seat, plan, way, unit))
        return found


def far_way(state: Senji, seat: i64, way: i64) -> bool:
    """Whether a way is not considered: out to sea, or by raid to an own or adjacent province."""
    if way < BY_SEA:
        return False
    if way < BY_RAID:
        return True
    province = ways.target(way)
    return state.board.owners[province] == seat or by_land(state, state.movement.origin, province)


def best_step(scales: Scales, state: Senji, seat: i64, plan: Plan, way: i64, unit: bool) -> float:
    """The best end of a plan that sends one more unit, or the samurai, on this way."""
    raid = way >= BY_RAID
    province = ways.target(way)
    sent = plan.sent[way]
    led = plan.led[way]
    room = plan.units
    if state.board.owners[province] == seat:
        room = min(room, CROWD - state.board.units[province] - sent)
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
