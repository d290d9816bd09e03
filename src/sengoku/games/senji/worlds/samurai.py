"""Senji, worlds: samurai in the deck and those that others have drawn (SEN-07, SEN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import CHOOSING, NONE, SAMURAI
from sengoku.games.senji.rules import masks

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def deal_samurai(world: Senji, me: i64, random: Random) -> None:
    """The deck and what others have drawn, shuffled together."""
    recruits = world.edit_recruits()
    deck = hidden_samurai(world, me)
    random.shuffle(deck)
    left: i64 = len(deck)
    for seat in range(world.players):
        if seat == me:
            continue
        count = masks.ones(recruits.drawn[seat])
        recruits.drawn[seat] = 0
        for _time in range(count):
            left -= 1
            recruits.drawn[seat] |= 1 << deck[left]
        if world.phase == CHOOSING and recruits.chosen[seat] != NONE:
            recruits.chosen[seat] = deck[left + random.below(count)]
    recruits.samurai_deck = deck[:left]


def hidden_samurai(world: Senji, me: i64) -> vec[i64]:
    """The samurai that the seat can't see, in the order of SEN-07."""
    pool: i64 = 0
    for samurai in world.recruits.samurai_deck:
        pool |= 1 << samurai
    for seat in range(world.players):
        if seat != me:
            pool |= world.recruits.drawn[seat]
    found = vec[i64](capacity=SAMURAI)
    for samurai in range(SAMURAI):
        if pool >> samurai & 1:
            found = append(found, samurai)
    return found
