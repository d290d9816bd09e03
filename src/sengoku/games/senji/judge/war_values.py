"""Senji, war as the judge sees it: what a province is worth to its holder, and what an attack gains
(SEN-70 to SEN-78).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import BY_SEA, CHOSOKABE, CROWD, NONE, PROVINCES, SEAS, SUMMER
from sengoku.games.senji.judge import trust
from sengoku.games.senji.judge.battle_odds import best_support, odds_of
from sengoku.games.senji.rules.masks import ones

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


# Holding a province.


def hold(scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64) -> float:
    """What a province with these pieces is worth to the seat, with the worst attack in mind."""
    worth = scales.province + scales.unit * float(units) + scales.samurai * float(ones(samurai))
    edition = state.edition
    borders = edition.borders[province]
    coasts = edition.coasts[province]
    worst = 0.0
    for place in range(PROVINCES):
        owner = state.board.owners[place]
        if owner in (NONE, seat) or (
            state.board.units[place] == 0 and not state.board.samurai[place]
        ):
            continue
        near = borders >> place & 1 == 1
        if near or edition.coasts[place] & coasts:
            force = state.board.units[place] if near else sailed(state.board.units[place])
            calm = state.phase >= SUMMER and not state.campaign.pending >> place & 1
            menace = threat(
                scales,
                state,
                seat,
                province,
                units,
                samurai,
                owner,
                force,
                state.board.samurai[place],
            )
            worst = max(worst, menace * scales.calm if calm else menace)
    for fleet in range(state.players * SEAS):
        if fleet // SEAS != seat and coasts >> fleet % SEAS & 1 and state.board.fleets[fleet] > 0:
            menace = threat(
                scales, state, seat, province, units, samurai, fleet // SEAS,
                state.board.fleets[fleet], state.board.fleet_samurai[fleet],
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
    """What an attack by the foe would cost on average: the better its odds, the likelier it is."""
    odds = odds_of(scales, force, leaders, units, samurai, 0)
    both = min(force, units)
    prize = 2.0 * float(units + both)
    loss = scales.province + scales.unit * float(units) + scales.samurai * float(ones(samurai))
    loss += scales.rival * prize
    gain = float(force + both) - scales.unit * float(both)
    comes = odds * trust.attack_chance(scales, state, seat, foe, province)
    return comes * (odds * loss - (1.0 - odds) * gain)


# Attacking.


def assault(
    scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64
) -> float:
    """What an attack with these pieces gains, the pieces themselves counted as spent."""
    foe = state.board.owners[province]
    defence = state.board.units[province]
    defenders = state.board.samurai[province]
    support = best_support(state, seat, foe)
    odds = odds_of(scales, units, samurai, defence, defenders, support)
    both = min(units, defence)
    enmity = trust.enmity(scales, state, seat, foe)
    taken = scales.province + scales.unit * float(defence) + scales.samurai * float(ones(defenders))
    if state.campaign.pending >> province & 1:
        taken += scales.flower
    won = 2.0 * float(defence + both) + enmity * taken
    won += hold(scales, state, seat, province, units - both, samurai)
    lost = enmity * (float(units + both) - scales.unit * float(both))
    return odds * won - (1.0 - odds) * lost - trust.reluctance(scales, state, seat, foe, province)


def arrival(
    scales: Scales, state: Senji, seat: i64, province: i64, units: i64, samurai: i64, raid: bool
) -> float:
    """What pieces are worth that go into a province: to hold it, or to take it."""
    if units == 0 and samurai == 0:
        return 0.0
    if raid and not samurai >> CHOSOKABE & 1:
        units = sailed(units)
    if state.board.owners[province] != seat:
        return assault(scales, state, seat, province, units, samurai)
    before = hold(
        scales, state, seat, province, state.board.units[province], state.board.samurai[province]
    )
    units = min(CROWD, units + state.board.units[province])
    return (
        hold(scales, state, seat, province, units, samurai | state.board.samurai[province]) - before
    )


def staying(
    scales: Scales, state: Senji, seat: i64, origin: i64, units: i64, samurai: i64
) -> float:
    """What pieces are worth that stay where they are."""
    if origin < BY_SEA:
        return hold(scales, state, seat, origin, units, samurai)
    return scales.unit * float(units) + scales.samurai * float(ones(samurai))
