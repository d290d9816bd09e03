"""Shinobi, what lies on the table: columns and how they compare, for those who judge."""

from __future__ import annotations

from mypy_extensions import i64

from sengoku.games.shinobi.components import CARDS, CLANS
from sengoku.games.shinobi.rules import Shinobi


def standing(state: Shinobi, clan: i64) -> i64:
    """The cards of a clan on the table (SHI-41)."""
    cards: i64 = 0
    for province in range(state.players):
        cards += state.provinces[province * CLANS + clan]
    return cards


def largest(state: Shinobi, province: i64, except_clan: i64) -> i64:
    """The largest column of a province, one clan left out."""
    size: i64 = 0
    for clan in range(CLANS):
        if clan != except_clan:
            size = max(size, state.provinces[province * CLANS + clan])
    return size


def least(state: Shinobi, attacker: i64, clan: i64) -> i64:
    """The smallest column of a clan outside the attacker's province; CARDS if there is none."""
    size = CARDS
    for province in range(state.players):
        if province != attacker:
            cards = state.provinces[province * CLANS + clan]
            if 0 < cards < size:
                size = cards
    return size
