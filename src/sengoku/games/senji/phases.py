"""Senji, from the phase to its room: what can be done, what it breaks, how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji import auction, autumn, battle, market, setup, spring, summer, winter, year
from sengoku.games.senji.components import (
    AUTUMN,
    BIDDING,
    CALLING,
    CHOOSING,
    DROWNING,
    HOSTAGE,
    KEEPING,
    MOVING,
    ORDERING,
    PICKING,
    PLACING,
    POSTING,
    QUEUING,
    REROLLING,
    SHOWING,
    SILENCING,
    SPYING,
    SUMMER,
    SUPPORTING,
    TRADING,
    WINTER,
)
from sengoku.games.senji.notation import (
    CALL_CODE,
    FIGHT_CODE,
    HOST_CODE,
    INVITE_CODE,
    KEEP_CODE,
    POST_CODE,
    RETREAT_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def moves(state: Senji, seat: i64) -> vec[i64]:
    phase = state.phase
    if phase < SPYING:
        return moves_to_spring(state, seat, phase)
    if phase < SILENCING:
        return moves_in_summer(state, seat, phase)
    if phase < AUTUMN:
        return moves_in_battle(state, seat, phase)
    return moves_in_autumn(state, seat, phase)


def moves_to_spring(state: Senji, seat: i64, phase: i64) -> vec[i64]:
    if phase == WINTER:
        return winter.talking(state, seat)
    if phase == BIDDING:
        return auction.bidding(state, seat)
    if phase == ORDERING:
        return spring.ordering(state, seat)
    if phase == CHOOSING:
        return setup.choosing(state, seat)
    if phase == CALLING:
        return setup.calling(state)
    if phase == POSTING:
        return setup.posting(state, seat)
    return year.hosting(state)


def moves_in_summer(state: Senji, seat: i64, phase: i64) -> vec[i64]:
    if phase == MOVING:
        return summer.planning(state, seat)
    if phase == SUMMER:
        return summer.calls(state)
    if phase == DROWNING:
        return summer.drowning(state)
    if phase == QUEUING:
        return summer.queuing(state)
    if phase == SPYING:
        return spring.spying(state, seat)
    return spring.shifting(state, seat)


def moves_in_battle(state: Senji, seat: i64, phase: i64) -> vec[i64]:
    if phase == SUPPORTING:
        return battle.supporting(state, seat)
    if phase == HOSTAGE:
        return battle.hostages(state, seat)
    if phase == SILENCING:
        return battle.silencing(state, seat)
    if phase == REROLLING:
        return battle.rerolling(state)
    return battle.retreating(state, seat)


def moves_in_autumn(state: Senji, seat: i64, phase: i64) -> vec[i64]:
    if phase == TRADING:
        return autumn.trading(state, seat)
    if phase == AUTUMN:
        return autumn.inviting(state)
    if phase == SHOWING:
        return market.showing(state, seat)
    if phase == PICKING:
        return market.picking(state)
    if phase == KEEPING:
        return market.keeping(state, seat)
    if phase == PLACING:
        return market.placing(state, seat)
    return autumn.swapping(state, seat)


def broken(state: Senji, seat: i64, move: i64) -> str:
    phase = state.phase
    if phase < SPYING:
        return broken_to_spring(state, seat, move, phase)
    if phase < SILENCING:
        return broken_in_summer(state, seat, move, phase)
    if phase < AUTUMN:
        return broken_in_battle(state, seat, move, phase)
    return broken_in_autumn(state, seat, move, phase)


def broken_to_spring(state: Senji, seat: i64, move: i64, phase: i64) -> str:
    if phase == WINTER:
        return winter.winter_breaks(state, seat, move)
    if phase == BIDDING:
        return auction.bidding_breaks(state, seat, move)
    if phase == ORDERING:
        return spring.ordering_breaks(state, seat, move)
    if phase == CHOOSING:
        return setup.choosing_breaks(state, seat, move)
    if phase == CALLING:
        return setup.calling_breaks(state, move)
    if phase == POSTING:
        return setup.posting_breaks(state, seat, move)
    return year.hosting_breaks(state, move)


def broken_in_summer(state: Senji, seat: i64, move: i64, phase: i64) -> str:
    if phase == MOVING:
        return summer.planning_breaks(state, seat, move)
    if phase == SUMMER:
        return summer.call_breaks(state, move)
    if phase == DROWNING:
        return summer.drowning_breaks(state, move)
    if phase == QUEUING:
        return summer.queuing_breaks(state, move)
    if phase == SPYING:
        return spring.spying_breaks(state, seat, move)
    return spring.shifting_breaks(state, seat, move)


def broken_in_battle(state: Senji, seat: i64, move: i64, phase: i64) -> str:
    if phase == SUPPORTING:
        return battle.supporting_breaks(state, seat, move)
    if phase == HOSTAGE:
        return battle.hostages_breaks(state, seat, move)
    if phase == SILENCING:
        return battle.silencing_breaks(state, seat, move)
    if phase == REROLLING:
        return battle.rerolling_breaks(state, move)
    return battle.retreating_breaks(state, seat, move)


def broken_in_autumn(state: Senji, seat: i64, move: i64, phase: i64) -> str:
    if phase == TRADING:
        return autumn.trading_breaks(state, seat, move)
    if phase == AUTUMN:
        return autumn.inviting_breaks(state, move)
    if phase == SHOWING:
        return market.showing_breaks(state, seat, move)
    if phase == PICKING:
        return market.picking_breaks(state, move)
    if phase == KEEPING:
        return market.keeping_breaks(state, seat, move)
    if phase == PLACING:
        return market.placing_breaks(state, seat, move)
    return autumn.swapping_breaks(state, seat, move)


def make(state: Senji, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase < SPYING:
        make_to_spring(state, seat, move, phase)
    elif phase < SILENCING:
        make_in_summer(state, seat, move, phase)
    elif phase < AUTUMN:
        make_in_battle(state, seat, move, phase)
    else:
        make_in_autumn(state, seat, move, phase)


def make_to_spring(state: Senji, seat: i64, move: i64, phase: i64) -> None:
    if phase == WINTER:
        winter.talk(state, seat, move)
    elif phase == BIDDING:
        auction.bid(state, seat, move)
    elif phase == ORDERING:
        spring.lay(state, seat, move)
    elif phase == CHOOSING:
        setup.choose(state, seat, move - KEEP_CODE)
    elif phase == CALLING:
        setup.call(state, move - CALL_CODE)
    elif phase == POSTING:
        setup.post(state, seat, (move - POST_CODE) // 2, (move - POST_CODE) % 2 == 1)
    else:
        year.crown(state, move - HOST_CODE)


def make_in_summer(state: Senji, seat: i64, move: i64, phase: i64) -> None:
    if phase == MOVING:
        summer.plan(state, seat, move)
    elif phase == SUMMER:
        summer.call(state, move)
    elif phase == DROWNING:
        summer.drown(state, seat, move)
    elif phase == QUEUING:
        battle.begin(state, move - FIGHT_CODE)
    elif phase == SPYING:
        spring.spy(state, seat, move)
    else:
        spring.shift(state, seat, move)


def make_in_battle(state: Senji, seat: i64, move: i64, phase: i64) -> None:
    if phase == SUPPORTING:
        battle.support(state, seat, move)
    elif phase == HOSTAGE:
        battle.execute(state, seat, move)
    elif phase == SILENCING:
        battle.silence(state, seat, move)
    elif phase == REROLLING:
        battle.reroll(state, seat, move)
    else:
        battle.retreat(state, seat, move - RETREAT_CODE)


def make_in_autumn(state: Senji, seat: i64, move: i64, phase: i64) -> None:
    if phase == TRADING:
        autumn.deed(state, seat, move)
    elif phase == AUTUMN:
        autumn.invite(state, move - INVITE_CODE)
    elif phase == SHOWING:
        market.show(state, seat, move)
    elif phase == PICKING:
        market.pick(state, seat, move)
    elif phase == KEEPING:
        market.keep(state, seat, move - KEEP_CODE)
    elif phase == PLACING:
        market.place(state, seat, move)
    else:
        autumn.slip(state, seat, move)
