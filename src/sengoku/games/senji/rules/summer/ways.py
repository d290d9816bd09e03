"""Senji, the ways that a piece can go: by land, to sea, or by a raid through a sea (SEN-63).

An entry of a movement's plan is a piece and its way in one number.
"""

from __future__ import annotations

from mypy_extensions import i64

from sengoku.games.senji.components import BY_RAID, BY_SEA, NONE, PROVINCES, WAYS


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
