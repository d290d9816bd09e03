"""Senji, units, samurai and provinces: where they stand (SEN-03, SEN-04, SEN-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import KEEP_CODE
from sengoku.games.senji.components import NONE, SAMURAI

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def provinces_of(state: Senji, seat: i64) -> i64:
    """How many provinces the seat has."""
    count: i64 = 0
    for owner in state.board.owners:
        if owner == seat:
            count += 1
    return count


def in_play(state: Senji, province: i64) -> bool:
    """Whether anybody may enter the province (SEN-02)."""
    return state.board.owners[province] != NONE


def lose_units(state: Senji, seat: i64, count: i64) -> None:
    """Units leave the board: they can be recruited again."""
    state.edit_board().reserve[seat] += count


def lose_samurai(state: Senji, seat: i64, mask: i64) -> None:
    """Samurai go to the discard pile; the honour they brought stays (SEN-79)."""
    board = state.edit_board()
    board.retinue[seat] &= ~mask
    board.fallen |= mask


def draw_samurai(state: Senji, seat: i64, count: i64) -> None:
    """Draw samurai to choose from; the discards are shuffled in first if they are too few."""
    recruits = state.edit_recruits()
    deck = recruits.samurai_deck
    if len(deck) < count and state.board.fallen:
        for samurai in range(SAMURAI):
            if state.board.fallen >> samurai & 1:
                deck = append(deck, samurai)
        state.edit_board().fallen = 0
        state.random.shuffle(deck)
        if state.record:
            state.tell({"event": "samurai_reshuffle", "cards": len(deck)})
    drawn: i64 = 0
    kept = len(deck) - min(count, len(deck))
    for place in range(kept, len(deck)):
        drawn |= 1 << deck[place]
    recruits.samurai_deck = deck[:kept]
    recruits.drawn[seat] = drawn
    state.secrets += 1


def keep_moves(state: Senji, seat: i64) -> vec[i64]:
    """Keep one of the samurai drawn (SEN-10, SEN-83)."""
    found = vec[i64](capacity=3)
    for samurai in range(SAMURAI):
        if state.recruits.drawn[seat] >> samurai & 1:
            found = append(found, KEEP_CODE + samurai)
    return found


def put_back(state: Senji, mask: i64) -> None:
    """Shuffle samurai that were not kept back into the deck."""
    recruits = state.edit_recruits()
    deck = recruits.samurai_deck
    for samurai in range(SAMURAI):
        if mask >> samurai & 1:
            deck = append(deck, samurai)
    state.random.shuffle(deck)
    recruits.samurai_deck = deck


def samurai_left(state: Senji) -> bool:
    """Whether any samurai can still be recruited (SEN-83)."""
    return len(state.recruits.samurai_deck) > 0 or state.board.fallen != 0


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    bit: i64 = 0
    while mask >> bit:
        if mask >> bit & 1:
            found.append(bit)
        bit += 1
    return found
