"""Senji, cards that lie together: a mask of slots for each family (see `components`)."""

from __future__ import annotations

from mypy_extensions import i64

from sengoku.games.senji.components import BLUFF, SLOTS, VALUED, VALUES


def ones(mask: i64) -> i64:
    """How many bits are set, of at most 32."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


def added(mask: i64, slot: i64) -> i64:
    """The mask with one card more."""
    if slot == BLUFF and mask >> BLUFF & 1:
        return mask | 1 << (BLUFF + 1)
    return mask | 1 << slot


def removed(mask: i64, slot: i64) -> i64:
    """The mask with one card less."""
    if slot == BLUFF and mask >> (BLUFF + 1) & 1:
        return mask ^ 1 << (BLUFF + 1)
    return mask & ~(1 << slot)


def bluffs(mask: i64) -> i64:
    """How many bluffs are in the mask."""
    return (mask >> BLUFF & 1) + (mask >> (BLUFF + 1) & 1)


def worth(mask: i64) -> i64:
    """The sum of the values; bluffs count nothing (SEN-05)."""
    total: i64 = 0
    slot: i64 = 0
    while slot < BLUFF and mask >> slot:
        if mask >> slot & 1:
            total += slot % VALUES + 1
        slot += 1
    return total


def count(mask: i64) -> i64:
    """How many cards are in the mask."""
    return ones(mask & VALUED) + bluffs(mask)


def listed(mask: i64, family: i64) -> list[int]:
    """The cards of a family's mask."""
    found: list[int] = []
    add(found, mask, family)
    return found


def add(found: list[int], mask: i64, family: i64) -> None:
    """Add the cards of a family's mask to a list."""
    slot: i64 = 0
    while mask >> slot:
        if mask >> slot & 1:
            found.append(family * SLOTS + min(slot, BLUFF))  # both bluffs are the same card
        slot += 1
