"""Senji, an entry in the decks of absent families: a card, its deck and its layer in one number.

`decks` lists all decks, each from the bottom. An entry is card + 128 * family + 1024 * layer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAYER: Final[i64] = 1024  # what an entry grows by when a layer is put under it


def deck_entry(card: i64, family: i64) -> i64:
    """A card in the family's deck, in its lowest layer."""
    return card + 128 * family


def card_of(entry: i64) -> i64:
    """The card of an entry."""
    return entry & 127


def deck_of(entry: i64) -> i64:
    """The family whose deck the entry lies in."""
    return entry >> 7 & 7


def layer_of(entry: i64) -> i64:
    """The layer of the deck, counted from the bottom."""
    return entry >> 10
