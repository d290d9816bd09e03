"""Senji, worlds: offers and promises that the seat does not know of are gone (SEN-42, SEN-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    EVERYBODY,
    FAMILIES,
    FIRST_GIVEN,
    GIVEN,
    NONE,
    PROMISE_COLUMNS,
    SEATS_MOST,
    SLOTS,
    WHAT,
    WITH,
)

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def keep_own_talks(world: Senji, me: i64) -> None:
    """Keep the offers that the seat made or got, and the promises that it made or heard."""
    talks = world.edit_talks()
    talks.offers = own_offers(world, me)
    world.edit_pledges().promises = heard_promises(world, me)
    for seat in range(world.players):
        for other in range(SEATS_MOST):
            if me not in (seat, other):
                talks.sent[seat * SEATS_MOST + other] = 0


def own_offers(world: Senji, me: i64) -> vec[i64]:
    """The offers that the seat made or got."""
    offers = vec[i64]()
    for row in range(0, len(world.talks.offers), DRAFT):
        if me in (world.talks.offers[row + WHAT], world.talks.offers[row + WITH]):
            for column in range(DRAFT):
                offers = append(offers, world.talks.offers[row + column])
    return offers


def heard_promises(world: Senji, me: i64) -> vec[i64]:
    """The promises that the seat made or heard."""
    promises = vec[i64]()
    for row in range(0, len(world.pledges.promises), PROMISE_COLUMNS):
        speaker = world.pledges.promises[row]
        hearer = world.pledges.promises[row + 1]
        if hearer == EVERYBODY or me in (speaker, hearer):
            for column in range(PROMISE_COLUMNS):
                promises = append(promises, world.pledges.promises[row + column])
    return promises


# Covered cards.


def deal_covered(world: Senji, me: i64, random: Random) -> None:
    """Deal the covered cards that are offered to the seat."""
    talks = world.edit_talks()
    for row in range(0, len(talks.offers), DRAFT):
        if talks.offers[row + WITH] != me:
            continue
        giver = talks.offers[row + WHAT]
        given = talks.offers[row + GIVEN]
        used = vec[i64]([0] * FAMILIES)
        for place in range(given):
            entry = talks.offers[row + FIRST_GIVEN + place]
            if entry & 1 == 0:
                used[(entry >> 1) // SLOTS] |= 1 << (entry >> 1) % SLOTS
        for place in range(given):
            if talks.offers[row + FIRST_GIVEN + place] & 1:
                card = covered_card(world, giver, used, random)
                used[card // SLOTS] |= 1 << card % SLOTS
                talks.offers[row + FIRST_GIVEN + place] = 2 * card + 1


def covered_card(world: Senji, giver: i64, used: vec[i64], random: Random) -> i64:
    """A card in the giver's hand; if there are no more, any card: it has left the hand since."""
    for in_hand in range(1, -1, -1):
        found = vec[i64](capacity=72)
        for family in range(FAMILIES):
            mask = world.edition.cards[family] & ~used[family]
            if in_hand:
                mask &= world.diplomacy.hands[giver * FAMILIES + family]
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found = append(found, family * SLOTS + slot)
        if len(found) > 0:
            return found[random.below(len(found))]
    return NONE
