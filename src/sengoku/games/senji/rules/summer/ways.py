"""Senji, the ways that a piece can go: by land, to sea, or by a raid through a sea (SEN-63).

An entry of a movement's plan is a piece and its way in one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.components import BY_RAID, BY_SEA, NONE, PROVINCES, WAYS

if TYPE_CHECKING:
    from sengoku.games.senji.edition import SenjiEdition


def target(way: i64) -> i64:
    """The province that a way leads to, or NONE for a sea."""
    if way < BY_SEA:
        return way
    return NONE if way < BY_RAID else (way - BY_RAID) % PROVINCES


def through(way: i64) -> i64:
    """The sea that a way goes to or through, or NONE."""
    if way < BY_SEA:
        return NONE
    return way - BY_SEA if way < BY_RAID else (way - BY_RAID) // PROVINCES


def raid_way(sea: i64, province: i64) -> i64:
    """The way of a raid through a sea into a province (SEN-66)."""
    return BY_RAID + sea * PROVINCES + province


# Which ways the map has.


def map_breaks(edition: SenjiEdition, origin: i64, way: i64) -> str:
    """The rule by which nobody can ever go this way from there (SEN-63, SEN-65 to SEN-67)."""
    broken = start_breaks(edition, origin, way)
    if not broken and way >= BY_RAID and not edition.shores[through(way)] >> target(way) & 1:
        return "SEN-66.coast"
    return broken


def start_breaks(edition: SenjiEdition, origin: i64, way: i64) -> str:
    """Whether the way begins at the origin (SEN-63, SEN-65 to SEN-67)."""
    province = target(way)
    sea = through(way)
    if origin < BY_SEA:
        if sea != NONE and not edition.coasts[origin] >> sea & 1:
            return "SEN-65.coast"
        if sea == NONE and not edition.borders[origin] >> province & 1:
            return "SEN-63.border"
        return "SEN-66.origin" if province == origin else FINE
    if sea == origin - BY_SEA:
        return "SEN-67.same"
    if sea == NONE and not edition.shores[origin - BY_SEA] >> province & 1:
        return "SEN-67.coast"
    return FINE


def ways_from(edition: SenjiEdition, origin: i64) -> i64:
    """All ways that the map has from an origin, as bits."""
    found: i64 = 0
    bit: i64 = 1
    for way in range(WAYS):
        if not map_breaks(edition, origin, way):
            found |= bit
        bit += bit
    return found


# Plans.


def plan_entry(piece: i64, way: i64) -> i64:
    """A piece that goes this way, as an entry of the plan."""
    return piece * WAYS + way


def planned_piece(entry: i64) -> i64:
    """The piece of an entry: UNIT, or 1 + the samurai."""
    return entry // WAYS


def planned_way(entry: i64) -> i64:
    """The way of an entry."""
    return entry % WAYS


def moves_unit(entry: i64) -> bool:
    """Whether the piece of an entry is a unit. Its way is then the entry itself."""
    return entry < WAYS


def planned_samurai(entry: i64) -> i64:
    """The samurai of an entry, as a bit."""
    return 1 << (entry // WAYS - 1)
