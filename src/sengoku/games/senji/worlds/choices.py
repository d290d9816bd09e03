"""Senji, worlds: orders face down (SEN-50), and what others have chosen in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.codes import DECLINE_CODE, PALM_CODE, SLIP_CODE, SUPPORT_CODE
from sengoku.games.senji.components import (
    FLOWERS,
    NONE,
    OPEN,
    ORDERING,
    PICKING,
    PROVINCES,
    SHOWING,
    SUPPORTING,
    SWAPPING,
    UNASKED,
)
from sengoku.games.senji.rules.phases import PHASES

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# Orders.


def deal_orders(world: Senji, me: i64, random: Random) -> None:
    """Any of the three in each province that waits for its call."""
    campaign = world.campaign
    spied = NONE if me == NONE else campaign.spied[me]
    for province in range(PROVINCES):
        owner = world.board.owners[province]
        if owner in (NONE, me):
            continue
        at = owner * PROVINCES + province
        lies = campaign.pending >> province & 1 == 1
        if world.phase == ORDERING:
            lies = world.ready.readiness[owner] != OPEN
        order: i64 = 0
        if spied != NONE and spied // 4 == province:
            order = spied % 4
        elif lies:
            order = 1 + random.below(3)
        if world.campaign.orders[at] != order:  # a record that needs no edit is not copied
            world.edit_campaign().orders[at] = order
    for seat in range(world.players):
        if seat != me:
            spy_anew(world, seat)


def spy_anew(world: Senji, seat: i64) -> None:
    """What Fuma has seen for another seat is the order that lies there in this world."""
    if world.campaign.spied[seat] != NONE:
        province = world.campaign.spied[seat] // 4
        order = world.campaign.orders[world.board.owners[province] * PROVINCES + province]
        world.edit_campaign().spied[seat] = province * 4 + order


# Choices.


def deal_choices(world: Senji, me: i64, random: Random) -> None:
    """What others have chosen in secret: support, Umeko's cards, hanafuda to show."""
    deal_supports(world, me, random)
    deal_swaps(world, me, random)
    deal_shown(world, me, random)


def deal_supports(world: Senji, me: i64, random: Random) -> None:
    """Support cards of those who have decided (SEN-71): none, half of the time."""
    if world.phase != SUPPORTING:
        return
    battle = world.edit_battle()
    for seat in range(world.players):
        if seat != me and battle.supports[seat] != UNASKED and not world.acts(seat):
            move = one_of(PHASES[SUPPORTING].moves(world, seat), random)
            battle.supports[seat] = NONE if move == DECLINE_CODE else move - SUPPORT_CODE


def one_of(moves: vec[i64], random: Random) -> i64:
    """The first move, to decline, half of the time; else any of the others."""
    if len(moves) == 1 or random.below(2) == 0:
        return moves[0]
    return moves[1 + random.below(len(moves) - 1)]


def deal_swaps(world: Senji, me: i64, random: Random) -> None:
    """Cards for Umeko of those who have decided."""
    if world.phase != SWAPPING:
        return
    autumn = world.edit_autumn()
    first: i64 = PALM_CODE if world.umeko_flowers else SLIP_CODE
    for seat in range(world.players):
        if seat != me and autumn.swaps[seat] != UNASKED and not world.acts(seat):
            moves = PHASES[SWAPPING].moves(world, seat)
            move = moves[random.below(len(moves))]
            autumn.swaps[seat] = NONE if move == DECLINE_CODE else move - first


def deal_shown(world: Senji, me: i64, random: Random) -> None:
    """Hanafuda that a partner has chosen to show for a trade card (SEN-80)."""
    if world.autumn.partner == NONE or me == world.autumn.partner:
        return
    if world.phase == SHOWING:
        autumn = world.edit_autumn()
        for flower in range(FLOWERS):
            autumn.to_show += autumn.shown[flower]
            autumn.shown[flower] = 0
    elif world.phase == PICKING and me != world.autumn.trader:
        show_any(world, random)


def show_any(world: Senji, random: Random) -> None:
    """Show the trader as many of the partner's hanafuda, whichever they are."""
    autumn = world.edit_autumn()
    count: i64 = 0
    stock = vec[i64](capacity=32)
    for flower in range(FLOWERS):
        count += autumn.shown[flower]
        autumn.shown[flower] = 0
        for _time in range(world.hanafuda.flowers[autumn.partner * FLOWERS + flower]):
            stock = append(stock, flower)
    random.shuffle(stock)
    for place in range(count):
        autumn.shown[stock[place]] += 1
