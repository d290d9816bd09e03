"""Senji, the orders that others have laid face down, as far as the judge can guess them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.senji import commands, pieces
from sengoku.games.senji.components import NONE, OPEN, ORDERING, PROVINCES

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

ODD: Final[i64] = 6  # one of so many orders is not what the judge would have ordered


def suppose(scales: Scales, world: Senji, me: i64, random: Random) -> None:
    """Who has ordered while others still do orders anew; orders that lie are likely ones."""
    if world.phase == ORDERING:
        for seat in range(world.players):
            if seat != me and pieces.provinces_of(world, seat) > 0:
                reopen(world, seat)
    elif world.phase > ORDERING:
        likely_orders(scales, world, me, random)


def reopen(world: Senji, seat: i64) -> None:
    """The seat lays its orders again."""
    for province in range(PROVINCES):
        world.orders[seat * PROVINCES + province] = 0
    world.readiness[seat] = OPEN
    world.acting |= 1 << seat


def likely_orders(scales: Scales, world: Senji, me: i64, random: Random) -> None:
    """What each owner would order now, where he still waits to be called."""
    spied = world.spied[me]
    for province in range(PROVINCES):
        owner = world.owners[province]
        if owner in (NONE, me) or not world.pending >> province & 1:
            continue
        if (spied != NONE and spied // 4 == province) or random.below(ODD) == 0:
            continue
        order = 1 + commands.best_order(scales, world, owner, province)
        world.orders[owner * PROVINCES + province] = order
