"""Senji, the orders that others have laid face down, as the judge guesses them for search.

A world imagined by `worlds` has any orders; here they become the ones that the judge would give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import NONE, OPEN, ORDERING, PROVINCES
from sengoku.games.senji.judge import order_values
from sengoku.games.senji.rules import pieces

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

ODD: Final[i64] = 6  # one order in six is left as it was dealt, at random


def suppose(scales: Scales, world: Senji, me: i64, random: Random) -> None:
    """In spring, others give their orders anew; later, the orders that lie are likely ones."""
    if world.phase == ORDERING:
        for seat in range(world.players):
            if seat != me and pieces.provinces_of(world, seat) > 0:
                reopen(world, seat)
    elif world.phase > ORDERING:
        likely_orders(scales, world, me, random)


def reopen(world: Senji, seat: i64) -> None:
    """The seat gives its orders anew."""
    campaign = world.edit_campaign()
    for province in range(PROVINCES):
        campaign.orders[seat * PROVINCES + province] = 0
    world.edit_ready().readiness[seat] = OPEN
    world.acting |= 1 << seat


def likely_orders(scales: Scales, world: Senji, me: i64, random: Random) -> None:
    """What each owner would order now, in every province that is still to be called."""
    campaign = world.edit_campaign()
    spied = campaign.spied[me]
    for province in range(PROVINCES):
        owner = world.board.owners[province]
        if owner in (NONE, me) or not campaign.pending >> province & 1:
            continue
        if (spied != NONE and spied // 4 == province) or random.below(ODD) == 0:
            continue
        order = 1 + order_values.best_order(scales, world, owner, province)
        campaign.orders[owner * PROVINCES + province] = order
