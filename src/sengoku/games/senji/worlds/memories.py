"""Senji, worlds: other seats remember what everybody knows, and put nothing together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.components import DRAFT, FAMILIES, MOVING, SEATS_MOST, SIGHTING

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def forget_others(world: Senji, me: i64) -> None:
    """Clear what other seats alone remember or are putting together."""
    ready = world.edit_ready()
    talks = world.edit_talks()
    movement = world.edit_movement()
    for seat in range(world.players):
        if seat != me:
            forget_cards(world, seat)
            forget_promises(world, seat)
            ready.lifts[seat] = world.most_lifts
            for column in range(DRAFT):
                talks.drafts[seat * DRAFT + column] = 0
    if movement.mover != me:
        movement.recalls = world.most_recalls
        if world.phase == MOVING:
            movement.plan = vec[i64]()


def forget_cards(world: Senji, seat: i64) -> None:
    """The seat knows where cards are as far as everybody does."""
    hanafuda = world.edit_hanafuda()
    diplomacy = world.edit_diplomacy()
    common = world.players
    for family in range(FAMILIES):
        at = seat * FAMILIES + family
        diplomacy.holders[at] = diplomacy.holders[common * FAMILIES + family]
        diplomacy.firm[at] = diplomacy.firm[common * FAMILIES + family]
        diplomacy.unlaid[at] = diplomacy.unlaid[common * FAMILIES + family]
        diplomacy.givers[at] = 0
    for column in range(SEATS_MOST * SIGHTING):
        hanafuda.sightings[seat * SEATS_MOST * SIGHTING + column] = 0


def forget_promises(world: Senji, seat: i64) -> None:
    """The seat knows of promises kept and broken what everybody does."""
    pledges = world.edit_pledges()
    common = world.players
    for column in range(2 * SEATS_MOST):
        at = seat * 2 * SEATS_MOST + column
        pledges.trust[at] = pledges.trust[common * 2 * SEATS_MOST + column]
