"""Shitennō, the set-up: STN-20 to STN-22."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno.components import (
    BONUSES,
    COPIES,
    FIRST_HAND,
    KINDS,
    KOKU_KINDS,
    NONE,
    PARTS,
    POSITIONS,
    PROVINCES,
    TILE_COPIES,
    TILE_KINDS,
    TITLES,
    TROOP_KINDS,
    kamon_each,
)
from sengoku.games.shitenno.rules import division, memory

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


def set_up(state: Shitenno) -> None:
    """Shuffle piles and tiles, deal titles and two cards each (STN-20 to STN-22)."""
    seats = state.players
    lay_out(state)
    state.stacks = shuffled(TILE_KINDS, vec[i64]([TILE_COPIES] * TILE_KINDS), state.random)
    state.koku_pile = shuffled(KOKU_KINDS, COPIES[TROOP_KINDS:], state.random)
    state.pile = shuffled(TROOP_KINDS, COPIES, state.random)
    titles = vec[i64](range(TITLES))
    state.random.shuffle(titles)
    state.titles = titles[:seats]
    if state.record:
        state.tell({"event": "start", "titles": list(state.titles)})
    for seat in range(seats):
        for _time in range(FIRST_HAND):
            card = memory.take_unseen(state, seat)
            if state.record:
                state.whisper([seat], {"event": "drawn", "seat": seat, "card": card})
    division.begin_year(state)


def lay_out(state: Shitenno) -> None:
    """The table before anything is dealt."""
    seats = state.players
    state.favour = vec[i64]([0] * seats)
    state.kamon = vec[i64]([kamon_each(seats)] * seats)
    state.troops = vec[i64]([0] * (seats * TROOP_KINDS))
    state.known = vec[i64]([0] * (seats * TROOP_KINDS))
    state.koku = vec[i64]([0] * (seats * KOKU_KINDS))
    state.bonuses = vec[i64]([0] * (seats * BONUSES))
    state.discards = vec[i64]([0] * TROOP_KINDS)
    state.spent = vec[i64]([0] * KOKU_KINDS)
    state.used = vec[i64]([0] * BONUSES)
    state.board = vec[i64]([NONE] * (PROVINCES * POSITIONS))
    state.table = vec[i64]([0] * KINDS)
    state.offers = vec[i64]([0] * (2 * KINDS))
    state.offered = vec[i64]([NONE] * 2)
    state.lot = vec[i64]([0] * KINDS)
    state.spend = vec[i64]([0] * PARTS)


def shuffled(kinds: i64, copies: vec[i64], random: Random) -> vec[i64]:
    """A pile with so many copies of each kind, in random order."""
    pile = vec[i64]()
    for kind in range(kinds):
        for _time in range(copies[kind]):
            pile = append(pile, kind)
    random.shuffle(pile)
    return pile
