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
    for seat in range(world.players):
        if seat != me:
            forget_cards(world, seat)
            forget_promises(world, seat)
            ready.lifts[seat] = world.most_lifts
            forget(talks.drafts, seat, DRAFT)
    forget_plan(world, me)


def forget_plan(world: Senji, me: i64) -> None:
    """Another seat's plan is begun anew."""
    movement = world.movement
    if movement.mover == me:
        return
    if world.phase == MOVING or movement.recalls != world.most_recalls:
        movement = world.edit_movement()
        movement.recalls = world.most_recalls
        if world.phase == MOVING:
            movement.plan = vec[i64]()


def forget_cards(world: Senji, seat: i64) -> None:
    """The seat knows where cards are as far as everybody does."""
    diplomacy = world.edit_diplomacy()
    remember_as(diplomacy.holders, seat, world.players, FAMILIES)
    remember_as(diplomacy.firm, seat, world.players, FAMILIES)
    remember_as(diplomacy.unlaid, seat, world.players, FAMILIES)
    forget(diplomacy.givers, seat, FAMILIES)
    forget(world.edit_hanafuda().sightings, seat, SEATS_MOST * SIGHTING)


def forget_promises(world: Senji, seat: i64) -> None:
    """The seat knows of promises kept and broken what everybody does."""
    remember_as(world.edit_pledges().trust, seat, world.players, 2 * SEATS_MOST)


def remember_as(rows: vec[i64], seat: i64, other: i64, width: i64) -> None:
    """The seat's row is that of another."""
    for column in range(width):
        rows[seat * width + column] = rows[other * width + column]


def forget(rows: vec[i64], seat: i64, width: i64) -> None:
    """The seat's row is empty."""
    for column in range(width):
        rows[seat * width + column] = 0
