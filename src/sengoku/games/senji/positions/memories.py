"""Senji, positions: what is remembered is true (SEN-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.kernel import possible
from sengoku.games.senji.components import BLUFF, FAMILIES, FLOWERS, LOTS
from sengoku.games.senji.rules.memory import GONE, seat_in, sighting

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def check_memory(state: Senji) -> None:
    """What must still be in a hand is there; what is known to be in no bid is in none."""
    for viewer in range(state.players + 1):
        for family in range(FAMILIES):
            at = viewer * FAMILIES + family
            for seat in range(state.players):
                check_firm(state, at, state.diplomacy.hands[seat * FAMILIES + family], seat)
        for seat in range(state.players):
            at = viewer * FAMILIES + seat + state.absent
            for lot in range(LOTS):
                laid = state.auction.laid[seat * LOTS + lot]
                possible(
                    laid & state.diplomacy.unlaid[at] == 0, "SEN-09.memory", {"viewer": viewer}
                )
                check_firm(state, at, laid, seat)
    for viewer in range(state.players):
        for seat in range(state.players):
            check_sighting(state, sighting(viewer, seat), seat)


def check_firm(state: Senji, at: i64, mask: i64, seat: i64) -> None:
    """Cards that must still be with their last holder are."""
    firm = state.diplomacy.firm[at] & mask
    for slot in range(BLUFF):
        if firm >> slot & 1:
            possible(
                seat_in(state.diplomacy.holders[at], slot) == seat, "SEN-09.memory", {"seat": seat}
            )


def check_sighting(state: Senji, at: i64, seat: i64) -> None:
    """Hanafuda seen in a hand are there, unless cards have left it unseen."""
    for flower in range(FLOWERS):
        seen = state.hanafuda.sightings[at + flower]
        held = state.hanafuda.flowers[seat * FLOWERS + flower]
        doubtful = state.hanafuda.sightings[at + GONE] > 0
        possible(doubtful or seen <= held, "SEN-09.memory", {"seat": seat})
