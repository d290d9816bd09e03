"""Shinobi, the columns on the table and how they compare: what all estimates are made from."""

from __future__ import annotations

from mypy_extensions import i64

from sengoku.games.shinobi.components import CARDS, CLANS
from sengoku.games.shinobi.state import Shinobi


def standing(state: Shinobi, clan: i64) -> i64:
    """The cards of a clan on the table (SHI-41)."""
    cards: i64 = 0
    for province in range(state.players):
        cards += state.provinces[province * CLANS + clan]
    return cards


def largest(state: Shinobi, province: i64, except_clan: i64) -> i64:
    """The size of the largest column of a province, one clan left out."""
    size: i64 = 0
    for clan in range(CLANS):
        if clan != except_clan:
            size = max(size, state.provinces[province * CLANS + clan])
    return size


def shortfall(state: Shinobi, attacker: i64, clan: i64) -> i64:
    """How many cards the attacker lacks at home to attack the clan (SHI-27); below 1, none.

    What is protected this turn is not considered. If the clan has no column outside the attacker's
    province, it is more than a clan has cards.
    """
    smallest = CARDS
    for province in range(state.players):
        if province != attacker:
            cards = state.provinces[province * CLANS + clan]
            if 0 < cards < smallest:
                smallest = cards
    return smallest + 1 - largest(state, attacker, clan)
