"""Shinobi, imagined worlds: everything that a seat does not see is dealt again at random.

A view says nothing about where the hidden cards are. The assumptions, made only here:

- Every order of the hidden cards, in other hands and in the pile, is as likely as any other.
- So is every assignment of the clans that the seat does not serve itself to the other seats.

What deeds suggest about loyalties is not used here, but in `judge.belief`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shinobi.components import CARDS, CLANS, KINDS
from sengoku.games.shinobi.rules import hand_size
from sengoku.games.shinobi.view import unseen_of

if TYPE_CHECKING:
    from sengoku.games.shinobi.state import Shinobi


def deal_anew(world: Shinobi, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew (-1: from a spectator)."""
    if world.acting:  # they were revealed at the end (SHI-41)
        deal_loyalties(world, me, random)
    deal_cards(world, me, random)


def deal_loyalties(world: Shinobi, me: i64, random: Random) -> None:
    """Deal the clans that the seat does not serve to the other seats."""
    clans = vec[i64](capacity=CLANS)
    for clan in range(CLANS):
        if me < 0 or clan != world.loyalties[me]:
            clans = append(clans, clan)
    random.shuffle(clans)
    dealt: i64 = 0
    for seat in range(world.players):
        if seat != me:
            world.loyalties[seat] = clans[dealt]
            dealt += 1


def deal_cards(world: Shinobi, me: i64, random: Random) -> None:
    """Deal the hidden cards: the other hands keep their sizes, the rest is the pile."""
    hidden = hidden_cards(world, me)
    random.shuffle(hidden)
    left: i64 = len(hidden)
    for seat in range(world.players):
        if seat != me:
            size = hand_size(world, seat)
            for kind in range(KINDS):
                world.hands[seat * KINDS + kind] = 0
            for _time in range(size):
                left -= 1
                world.hands[seat * KINDS + hidden[left]] += 1
    world.pile = hidden[:left]


def hidden_cards(world: Shinobi, me: i64) -> vec[i64]:
    """The cards of the box that the seat does not see, sorted: in other hands and in the pile."""
    hidden = vec[i64](capacity=CARDS)
    for kind in range(KINDS):
        for _time in range(unseen_of(world, me, kind)):
            hidden = append(hidden, kind)
    return hidden
