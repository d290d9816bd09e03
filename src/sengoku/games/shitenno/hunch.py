"""Shitennō, a division at first sight: for play-outs that go on beyond the year under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno import provinces
from sengoku.games.shitenno.components import KINDS, KOKU_KINDS, NONE, TROOP_KINDS
from sengoku.games.shitenno.lots import Deal, Division
from sengoku.games.shitenno.worth import Scale

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


def deal_out(state: Shitenno, scale: Scale) -> None:
    """Even lots, of which everybody takes the one that is best for him, in title order."""
    division = Division(state, scale, NONE, True)
    deal = division.deal(state.table, state.hierarchy, state.players)
    left: i64 = (1 << state.players) - 1
    for place in range(len(division.seats)):
        lot = preferred(division, deal, place, left)
        left &= ~(1 << lot)
        take(state, division.seats[place].seat, deal, lot)
    state.table = vec[i64]([0] * KINDS)
    state.titles = state.earned
    state.earned = vec[i64]([NONE] * state.players)
    state.tairo = NONE
    state.hierarchy = 0
    provinces.begin_year(state)


def preferred(division: Division, deal: Deal, place: i64, left: i64) -> i64:
    """The lot of those left that is worth most to a seat."""
    best: i64 = NONE
    most = 0.0
    for lot in range(len(deal.means)):
        if left >> lot & 1:
            worth = division.take(place, deal.means[lot], deal.titles[lot])
            if best == NONE or worth > most:
                best = lot
                most = worth
    return best


def take(state: Shitenno, seat: i64, deal: Deal, lot: i64) -> None:
    """Put the cards of a lot into a hand, and the tile with them."""
    cards = deal.cards
    for kind in range(TROOP_KINDS):
        state.troops[seat * TROOP_KINDS + kind] += cards[lot * KINDS + kind]
        state.known[seat * TROOP_KINDS + kind] += cards[lot * KINDS + kind]
    for koku in range(KOKU_KINDS):
        state.koku[seat * KOKU_KINDS + koku] += cards[lot * KINDS + TROOP_KINDS + koku]
    state.earned[seat] = deal.titles[lot]
