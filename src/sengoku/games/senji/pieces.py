"""Senji, units, samurai and provinces: where they stand (SEN-03, SEN-04, SEN-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from sengoku.games.senji.components import NONE, PROVINCES, SAMURAI, SEAS

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def provinces_of(state: Senji, seat: i64) -> i64:
    """How many provinces the seat has."""
    count: i64 = 0
    for owner in state.owners:
        if owner == seat:
            count += 1
    return count


def has(state: Senji, seat: i64, samurai: i64) -> bool:
    """Whether this samurai of the seat is on the board."""
    return state.retinue[seat] >> samurai & 1 == 1


def place_of(state: Senji, seat: i64, samurai: i64) -> i64:
    """Where the seat's samurai stands: a province, or 18 + sea; NONE while it is under way."""
    for province in range(PROVINCES):
        if state.samurai[province] >> samurai & 1:
            return province
    for sea in range(SEAS):
        if state.fleet_samurai[seat * SEAS + sea] >> samurai & 1:
            return PROVINCES + sea
    return NONE


def lose_units(state: Senji, seat: i64, count: i64) -> None:
    """Units leave the board: they can be recruited again."""
    state.reserve[seat] += count


def lose_samurai(state: Senji, seat: i64, mask: i64) -> None:
    """Samurai go to the discard pile; the honour they brought stays (SEN-79)."""
    state.retinue[seat] &= ~mask
    state.fallen |= mask


def draw_samurai(state: Senji, seat: i64, count: i64) -> None:
    """Draw samurai to choose from; the discards are shuffled in first if they are too few."""
    deck = state.samurai_deck
    if len(deck) < count and state.fallen:
        for samurai in range(SAMURAI):
            if state.fallen >> samurai & 1:
                deck = append(deck, samurai)
        state.fallen = 0
        state.random.shuffle(deck)
        if state.record:
            state.tell({"event": "samurai_reshuffle", "cards": len(deck)})
    drawn: i64 = 0
    kept = len(deck) - min(count, len(deck))
    for place in range(kept, len(deck)):
        drawn |= 1 << deck[place]
    state.samurai_deck = deck[:kept]
    state.drawn[seat] = drawn
    state.secrets += 1


def put_back(state: Senji, mask: i64) -> None:
    """Shuffle samurai that were not kept back into the deck."""
    deck = state.samurai_deck
    for samurai in range(SAMURAI):
        if mask >> samurai & 1:
            deck = append(deck, samurai)
    state.random.shuffle(deck)
    state.samurai_deck = deck


def samurai_left(state: Senji) -> bool:
    """Whether any samurai can still be recruited (SEN-83)."""
    return len(state.samurai_deck) > 0 or state.fallen != 0


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(32) if mask >> bit & 1]
