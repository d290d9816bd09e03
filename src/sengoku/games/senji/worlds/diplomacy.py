"""Senji, worlds: diplomacy cards in other hands, in bids face down, in decks (SEN-05, SEN-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import (
    BIDDING,
    BLUFF,
    BLUFFS,
    FAMILIES,
    LOTS,
    NONE,
    OPEN,
    SLOTS,
    VALUED,
    WINTER,
)
from sengoku.games.senji.rules import masks, memory
from sengoku.games.senji.rules.deck_entries import card_of, deck_of, layer_of
from sengoku.games.senji.view.hidden import hidden_cards

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

MOVED: Final[i64] = 4  # in one of four worlds a card has left its last known holder
LAID: Final[i64] = 4  # in one of four worlds a card is laid, while bids are being laid


def deal_diplomacy(world: Senji, me: i64, random: Random) -> None:
    """Others' bids and hands."""
    diplomacy = world.edit_diplomacy()
    hidden = hidden_cards(world, me)
    laid = take_bids(world, me)
    for seat in range(world.players):
        if seat != me:
            for family in range(FAMILIES):
                diplomacy.hands[seat * FAMILIES + family] = 0
            deal_bids(world, me, seat, hidden, laid, random)
    for family in range(FAMILIES):
        for slot in range(BLUFF):
            if hidden[family] >> slot & 1:
                seat = likely_holder(world, me, family * SLOTS + slot, random)
                diplomacy.hands[seat * FAMILIES + family] |= 1 << slot


def likely_holder(world: Senji, me: i64, card: i64, random: Random) -> i64:
    """Who holds a hidden card: whoever held it last, if it must or may be there; else anybody."""
    viewer = world.players if me == NONE else me
    last = memory.holder(world, viewer, card)
    firm = world.diplomacy.firm[viewer * FAMILIES + card // SLOTS] >> card % SLOTS & 1
    if last != NONE and last != me and (firm or random.below(MOVED) > 0):
        return last
    if me == NONE:
        return random.below(world.players)
    other = random.below(world.players - 1)
    return other + 1 if other >= me else other


# Bids.


def take_bids(world: Senji, me: i64) -> vec[i64]:
    """Take up others' bids; how many cards each was, by seat and lot."""
    counts = vec[i64]([0] * (world.players * LOTS))
    for at in range(len(counts)):
        laid = world.auction.laid[at]
        if laid and at // LOTS != me:
            counts[at] = masks.ones(laid & VALUED) + masks.bluffs(laid)
            world.edit_auction().laid[at] = 0
    return counts


def deal_bids(
    world: Senji,
    me: i64,
    seat: i64,
    hidden: vec[i64],
    laid: vec[i64],
    random: Random,
) -> None:
    """The seat's bids from its own cards that can be there; its bluffs, laid or in hand."""
    diplomacy = world.edit_diplomacy()
    family = seat + world.absent
    viewer = world.players if me == NONE else me
    free = hidden[family] & ~diplomacy.unlaid[viewer * FAMILIES + family]
    stock = vec[i64](capacity=16)
    for slot in range(BLUFF):
        if free >> slot & 1:
            stock = append(stock, slot)
    spare = free_bluffs(world, seat)
    for _time in range(spare):
        stock = append(stock, BLUFF)
    random.shuffle(stock)
    used: i64 = 0
    size: i64 = len(stock) if world.phase in (BIDDING, WINTER) else 0
    for place in range(size):
        lot = lot_for(world, seat, place, laid, random)
        if lot != NONE:
            auction = world.edit_auction()
            at = seat * LOTS + lot
            auction.laid[at] = masks.added(auction.laid[at], stock[place])
            hidden[family] &= ~(1 << stock[place])
            used += 1 if stock[place] == BLUFF else 0
    for _time in range(spare - used):
        at = seat * FAMILIES + family
        diplomacy.hands[at] = masks.added(diplomacy.hands[at], BLUFF)


def free_bluffs(world: Senji, seat: i64) -> i64:
    """The seat's bluffs that lie neither in decks nor in open bids."""
    count = BLUFFS
    for entry in world.diplomacy.decks:
        if card_of(entry) == (seat + world.absent) * SLOTS + BLUFF:
            count -= 1
    for lot in range(LOTS):
        count -= masks.bluffs(world.auction.frozen[seat * LOTS + lot])
    return count


def lot_for(world: Senji, seat: i64, place: i64, laid: vec[i64], random: Random) -> i64:
    """The lot on which the card at this place of a seat's shuffled stock lies, or NONE."""
    if world.phase == WINTER:
        for lot in range(LOTS):
            if place < laid[seat * LOTS + lot]:
                return lot
            place -= laid[seat * LOTS + lot]
    elif world.phase == BIDDING and world.ready.readiness[seat] != OPEN and random.below(LAID) == 0:
        return any_lot(world, random)
    return NONE


def any_lot(world: Senji, random: Random) -> i64:
    """One of the lots for sale, or NONE."""
    for_sale = vec[i64](capacity=6)
    for lot in range(LOTS):
        if world.auction.lots[lot] != NONE:
            for_sale = append(for_sale, lot)
    return for_sale[random.below(len(for_sale))] if len(for_sale) > 0 else NONE


# Decks.


def shuffle_decks(world: Senji, random: Random) -> None:
    """Shuffle each layer of each deck: within a layer, any order is possible (SEN-33)."""
    before = world.diplomacy.decks
    decks = before[:]
    count: i64 = 0
    for family in range(world.absent):
        layer = vec[i64](capacity=16)
        for entry in before:
            if deck_of(entry) == family:
                if len(layer) > 0 and layer_of(layer[0]) != layer_of(entry):
                    count = add_layer(decks, count, layer, random)
                    layer = vec[i64](capacity=16)
                layer = append(layer, entry)
        count = add_layer(decks, count, layer, random)
    world.edit_diplomacy().decks = decks


def add_layer(decks: vec[i64], count: i64, layer: vec[i64], random: Random) -> i64:
    """Put a layer onto so many cards, in a random order that does not depend on its true one."""
    put_in_order(layer)
    random.shuffle(layer)
    for entry in layer:
        decks[count] = entry
        count += 1
    return count


def put_in_order(numbers: vec[i64]) -> None:
    """Sort few numbers in place; `sorted` makes objects of them, and took a sixth of the time."""
    for end in range(1, len(numbers)):
        number = numbers[end]
        place: i64 = end
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
