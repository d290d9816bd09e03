"""Senji, positions: samurai (SEN-07), fortresses and units (SEN-04) on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import possible
from sengoku.games.senji.components import (
    CALLING,
    CHOOSING,
    FAMILY_NAMES,
    NONE,
    POSTING,
    PROVINCE_NAMES,
    PROVINCES,
    REALM,
    SAMURAI,
    SAMURAI_NAMES,
    SEAS,
    UNITS,
)
from sengoku.games.senji.rules import pieces
from sengoku.games.senji.rules.summer.ways import moves_unit

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# Samurai.


def check_samurai(state: Senji) -> None:
    """Eighteen samurai in deck, discard and on the board, each once (SEN-07)."""
    found = count_samurai(state)
    for samurai in range(SAMURAI):
        possible(
            found[samurai] == 1,
            "SEN-07.samurai",
            {"samurai": SAMURAI_NAMES[samurai], "found": found[samurai]},
        )
    for seat in range(state.players):
        check_standing(state, seat)
    if state.phase == CHOOSING:
        for seat in range(state.players):
            check_chosen(state, seat)


def count_samurai(state: Senji) -> vec[i64]:
    """How often each samurai is there."""
    found = vec[i64]([0] * SAMURAI)
    for samurai in state.recruits.samurai_deck:
        found[samurai] += 1
    masks = [state.board.fallen]
    for seat in range(state.players):
        masks += [state.board.retinue[seat], state.recruits.drawn[seat]]
    for mask in masks:
        for samurai in range(SAMURAI):
            found[samurai] += mask >> samurai & 1
    return found


def check_standing(state: Senji, seat: i64) -> None:
    """The seat's samurai stand in its provinces, fleets or attacks, or are under way."""
    standing: i64 = 0
    twice: i64 = 0
    masks: list[i64] = []
    for province in range(PROVINCES):
        if state.board.owners[province] == seat:
            masks.append(state.board.samurai[province])
        if state.movement.mover == seat:
            masks.append(state.movement.attack_samurai[province])
    for sea in range(SEAS):
        masks.append(state.board.fleet_samurai[seat * SEAS + sea])
    for mask in masks:
        twice |= standing & mask
        standing |= mask
    possible(twice == 0 and standing & ~state.board.retinue[seat] == 0, "SEN-07.place")


def check_chosen(state: Senji, seat: i64) -> None:
    """Who does not act any more has chosen one of the samurai drawn (SEN-10)."""
    chosen = state.recruits.chosen[seat]
    good = chosen == NONE or state.recruits.drawn[seat] >> chosen & 1 == 1
    possible(good and (chosen == NONE) == state.acts(seat), "SEN-10.chosen")


# Fortresses and units.


def check_board(state: Senji) -> None:
    """One fortress in each province in play, so many a family, and twelve units (SEN-04)."""
    for province in range(PROVINCES):
        check_province(state, province)
    for seat in range(state.players):
        count = pieces.provinces_of(state, seat)
        possible(count <= REALM, "SEN-68.provinces", {"provinces": count, "most": REALM})
        check_units(state, seat)


def check_province(state: Senji, province: i64) -> None:
    """A province has an owner if it is in play; one without an owner is empty (SEN-02)."""
    owner = state.board.owners[province]
    closed = state.edition.homes[province] < state.absent
    waiting = state.phase in (CHOOSING, CALLING, POSTING)
    possible(
        closed == (owner == NONE) or (waiting and owner == NONE),
        "SEN-02.fortress",
        {"province": PROVINCE_NAMES[province]},
    )
    if owner == NONE:
        possible(
            state.board.units[province] == 0 and state.board.samurai[province] == 0, "SEN-02.closed"
        )


def check_units(state: Senji, seat: i64) -> None:
    """All units of a family are in reserve, on the board, at sea, or under way (SEN-04)."""
    found = state.board.reserve[seat]
    for province in range(PROVINCES):
        if state.board.owners[province] == seat:
            found += state.board.units[province]
        if state.movement.mover == seat:
            found += state.movement.attack_units[province]
    for sea in range(SEAS):
        found += state.board.fleets[seat * SEAS + sea]
    if state.movement.mover == seat and state.movement.raid != NONE:
        for entry in state.movement.plan:
            found += 1 if moves_unit(entry) else 0
    possible(
        found == UNITS,
        "SEN-04.units",
        {"family": FAMILY_NAMES[seat + state.absent], "found": found, "needed": UNITS},
    )
