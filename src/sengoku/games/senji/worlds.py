"""Senji, other worlds: everything hidden from a seat dealt anew, as its memory allows.

What the seat can't know is assumed as follows, and nowhere else.

- A diplomacy card that must still be where it was last seen (`memory.firm`) is there. Any other
  one is with who held it last in three of four worlds, else with anybody: deals go unseen.
- Bids face down are any of the bidder's own cards that can be there. While bids are still being
  laid, who is ready has laid each of his cards with one chance in four, the others none.
- Orders are any of the three, all alike; while they are being laid, the others who are not ready
  have laid none. What Fuma saw stays.
- Nobody else puts anything together, and others have no offers among themselves. A covered card
  offered to the seat is any card that the giver may hold.
- Hanafuda, samurai and the layers of decks are shuffled; hanafuda seen in another's hand are still
  there, as far as none left it unseen since.
- A choice already made in secret is any that its seat has, doing nothing as likely as all others.
- The others remember what everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.senji import autumn, battle, masks, memory
from sengoku.games.senji.components import (
    BIDDING,
    BLUFF,
    BLUFFS,
    CHOOSING,
    DRAFT,
    EVERYBODY,
    FAMILIES,
    FIRST_GIVEN,
    FLOWERS,
    GIVEN,
    LIFTS,
    LOTS,
    MOVING,
    NONE,
    OPEN,
    ORDERING,
    PICKING,
    PROVINCES,
    SAMURAI,
    SEATS_MOST,
    SHOWING,
    SLOTS,
    SUPPORTING,
    SWAPPING,
    UNASKED,
    VALUED,
    WHAT,
    WINTER,
    WITH,
)
from sengoku.games.senji.notation import DECLINE_CODE, PALM_CODE, SLIP_CODE, SUPPORT_CODE
from sengoku.games.senji.summer import RECALLS

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

STAYS: Final[i64] = 4  # a card has left its last known holder in one of so many worlds
LAID: Final[i64] = 4  # a card is laid in one of so many worlds, while bids are being laid


def deal_anew(world: Senji, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew (NONE: from a spectator)."""
    forget_others(world, me)
    keep_own_talks(world, me)
    deal_samurai(world, me, random)
    deal_flowers(world, me, random)
    deal_diplomacy(world, me, random)
    deal_covered(world, me, random)
    deal_orders(world, me, random)
    deal_choices(world, me, random)
    shuffle_decks(world, random)


# What others remember and put together.


def forget_others(world: Senji, me: i64) -> None:
    """Other seats remember what everybody knows, and put nothing together."""
    common = world.players
    for seat in range(world.players):
        if seat == me:
            continue
        for family in range(FAMILIES):
            at = seat * FAMILIES + family
            world.holders[at] = world.holders[common * FAMILIES + family]
            world.firm[at] = world.firm[common * FAMILIES + family]
            world.unlaid[at] = world.unlaid[common * FAMILIES + family]
            world.givers[at] = 0
        for column in range(SEATS_MOST * memory.SIGHTING):
            world.sightings[seat * SEATS_MOST * memory.SIGHTING + column] = 0
        for column in range(2 * SEATS_MOST):
            at = seat * 2 * SEATS_MOST + column
            world.trust[at] = world.trust[common * 2 * SEATS_MOST + column]
        world.lifts[seat] = LIFTS
        for column in range(DRAFT):
            world.drafts[seat * DRAFT + column] = 0
    if world.phase == MOVING and world.mover != me:
        world.plan = vec[i64]()
    if world.mover != me:
        world.recalls = RECALLS


def keep_own_talks(world: Senji, me: i64) -> None:
    """Offers that the seat made or got, promises that it made or heard."""
    offers = vec[i64]()
    for row in range(0, len(world.offers), DRAFT):
        if me in (world.offers[row + WHAT], world.offers[row + WITH]):
            for column in range(DRAFT):
                offers = append(offers, world.offers[row + column])
    world.offers = offers
    for seat in range(world.players):
        for other in range(SEATS_MOST):
            if me not in (seat, other):
                world.sent[seat * SEATS_MOST + other] = 0
    promises = vec[i64]()
    for row in range(0, len(world.promises), 4):
        if world.promises[row + 1] == EVERYBODY or me in (
            world.promises[row],
            world.promises[row + 1],
        ):
            for column in range(4):
                promises = append(promises, world.promises[row + column])
    world.promises = promises


# Samurai.


def deal_samurai(world: Senji, me: i64, random: Random) -> None:
    """The deck and what others have drawn, shuffled together."""
    pool: i64 = 0
    for samurai in world.samurai_deck:
        pool |= 1 << samurai
    for seat in range(world.players):
        if seat != me:
            pool |= world.drawn[seat]
    deck = vec[i64](capacity=SAMURAI)
    for samurai in range(SAMURAI):
        if pool >> samurai & 1:
            deck = append(deck, samurai)
    random.shuffle(deck)
    left: i64 = len(deck)
    for seat in range(world.players):
        if seat == me:
            continue
        count = masks.ones(world.drawn[seat])
        world.drawn[seat] = 0
        for _ in range(count):
            left -= 1
            world.drawn[seat] |= 1 << deck[left]
        if world.phase == CHOOSING and world.chosen[seat] != NONE:
            world.chosen[seat] = deck[left + random.below(count)]
    world.samurai_deck = deck[:left]


# Hanafuda.


def deal_flowers(world: Senji, me: i64, random: Random) -> None:
    """Others' hands and the deck; what the seat saw stays where it saw it."""
    looked = world.phase == PICKING and world.partner == NONE
    pool = unseen_flowers(world, me, looked)
    mine = own_packets(world, me, pool)
    known = known_flowers(world, me, pool, random)
    rest = vec[i64](capacity=96)
    for flower in range(FLOWERS):
        for _ in range(pool[flower]):
            rest = append(rest, flower)
    random.shuffle(rest)
    for seat in range(world.players):
        if seat == me:
            continue
        size: i64 = 0
        for flower in range(FLOWERS):
            size += world.flowers[seat * FLOWERS + flower]
            world.flowers[seat * FLOWERS + flower] = known[seat * FLOWERS + flower]
            size -= known[seat * FLOWERS + flower]
        rest = fill(world, seat * FLOWERS, rest, size)
    if looked and world.trader != me:
        rest = deal_looked(world, rest)
    stack_deck(world, me, rest, mine, random)


def unseen_flowers(world: Senji, me: i64, looked: bool) -> vec[i64]:
    """How many of each type are hidden from the seat."""
    pool = vec[i64]([0] * FLOWERS)
    for flower in range(FLOWERS):
        pool[flower] = world.edition.flowers[flower] - world.flower_discards[flower]
        if me != NONE:
            pool[flower] -= world.flowers[me * FLOWERS + flower]
        if looked and world.trader == me:
            pool[flower] -= world.shown[flower]
    return pool


def own_packets(world: Senji, me: i64, pool: vec[i64]) -> vec[i64]:
    """What the seat put under the deck, sorted, packet by packet; taken out of the pool."""
    found = vec[i64]()
    place: i64 = 0
    for pair in range(0, len(world.under), 2):
        size = world.under[pair + 1]
        if world.under[pair] == me:
            for flower in range(FLOWERS):
                for at in range(place, place + size):
                    if world.flower_deck[at] == flower:
                        found = append(found, flower)
                        pool[flower] -= 1
        place += size
    return found


def known_flowers(world: Senji, me: i64, pool: vec[i64], random: Random) -> vec[i64]:
    """What the seat takes to be in others' hands, taken out of the pool; sure sightings first."""
    known = vec[i64]([0] * (world.players * FLOWERS))
    if me == NONE:
        return known
    for doubtful in range(2):
        for seat in range(world.players):
            gone = world.sightings[memory.sighting(me, seat) + memory.GONE]
            if seat != me and (gone > 0) == (doubtful == 1):
                recall_flowers(world, me, seat, pool, known, random)
    return known


def recall_flowers(
    world: Senji, me: i64, seat: i64, pool: vec[i64], known: vec[i64], random: Random
) -> None:
    """Each card that left the hand unseen may have been one of those seen there."""
    at = memory.sighting(me, seat)
    size: i64 = 0
    seen: i64 = 0
    for flower in range(FLOWERS):
        size += world.flowers[seat * FLOWERS + flower]
        count = min(world.sightings[at + flower], pool[flower])
        known[seat * FLOWERS + flower] = count
        pool[flower] -= count
        seen += count
    gone = world.sightings[at + memory.GONE]
    for lost in range(gone):
        if seen > 0 and random.below(size + gone - lost) < seen:
            lose_one(seat, pool, known, random.below(seen))
            seen -= 1
    while seen > size:
        lose_one(seat, pool, known, random.below(seen))
        seen -= 1


def lose_one(seat: i64, pool: vec[i64], known: vec[i64], number: i64) -> None:
    """Take the card of this number out of what is known."""
    for flower in range(FLOWERS):
        if number < known[seat * FLOWERS + flower]:
            known[seat * FLOWERS + flower] -= 1
            pool[flower] += 1
            return
        number -= known[seat * FLOWERS + flower]


def fill(world: Senji, at: i64, rest: vec[i64], count: i64) -> vec[i64]:
    """Deal cards into a hand."""
    left = len(rest) - count
    for place in range(left, len(rest)):
        world.flowers[at + rest[place]] += 1
    return rest[:left]


def deal_looked(world: Senji, rest: vec[i64]) -> vec[i64]:
    """The cards of the deck at which another seat looks."""
    count: i64 = 0
    for flower in range(FLOWERS):
        count += world.shown[flower]
        world.shown[flower] = 0
    left = len(rest) - count
    for place in range(left, len(rest)):
        world.shown[rest[place]] += 1
    return rest[:left]


def stack_deck(world: Senji, me: i64, rest: vec[i64], mine: vec[i64], random: Random) -> None:
    """The deck from below: packets, the seat's own with what it put there, then the others."""
    deck = vec[i64](capacity=96)
    taken: i64 = 0
    used: i64 = 0
    for pair in range(0, len(world.under), 2):
        size = world.under[pair + 1]
        packet = vec[i64](capacity=4)
        for _ in range(size):
            if world.under[pair] == me:
                packet = append(packet, mine[used])
                used += 1
            else:
                packet = append(packet, rest[taken])
                taken += 1
        random.shuffle(packet)
        for card in packet:
            deck = append(deck, card)
    for place in range(taken, len(rest)):
        deck = append(deck, rest[place])
    world.flower_deck = deck


# Diplomacy cards.


def deal_diplomacy(world: Senji, me: i64, random: Random) -> None:
    """Others' bids and hands."""
    hidden = hidden_cards(world, me)
    count_laid = vec[i64]([0] * (world.players * LOTS))
    for seat in range(world.players):
        if seat == me:
            continue
        for lot in range(LOTS):
            mask = world.laid[seat * LOTS + lot]
            count_laid[seat * LOTS + lot] = masks.ones(mask & VALUED) + masks.bluffs(mask)
            world.laid[seat * LOTS + lot] = 0
        for family in range(FAMILIES):
            world.hands[seat * FAMILIES + family] = 0
        deal_bids(world, me, seat, hidden, count_laid, random)
    for family in range(FAMILIES):
        for slot in range(BLUFF):
            if hidden[family] >> slot & 1:
                seat = likely_holder(world, me, family * SLOTS + slot, random)
                world.hands[seat * FAMILIES + family] |= 1 << slot


def hidden_cards(world: Senji, me: i64) -> vec[i64]:
    """The cards of value that lie in others' hands or bids, masks by family."""
    hidden = vec[i64]([0] * FAMILIES)
    for family in range(FAMILIES):
        seen = world.out[family]
        for seat in range(world.players):
            seen |= world.revealed[seat * FAMILIES + family]
        if me != NONE:
            seen |= world.hands[me * FAMILIES + family]
        if family >= world.absent:
            seen |= seen_in_bids(world, family - world.absent, me)
        hidden[family] = world.edition.cards[family] & ~seen
    for card in world.lots:
        if card != NONE:
            hidden[card // SLOTS] &= ~(1 << card % SLOTS)
    for entry in world.decks:
        if (entry & 127) % SLOTS != BLUFF:
            hidden[(entry & 127) // SLOTS] &= ~(1 << (entry & 127) % SLOTS)
    return hidden


def seen_in_bids(world: Senji, seat: i64, me: i64) -> i64:
    """The seat's cards in open bids, and in its own face down."""
    seen: i64 = 0
    for lot in range(LOTS):
        seen |= world.frozen[seat * LOTS + lot]
        if seat == me:
            seen |= world.laid[seat * LOTS + lot]
    return seen


def free_bluffs(world: Senji, seat: i64) -> i64:
    """The seat's bluffs that lie neither in decks nor in open bids."""
    count = BLUFFS
    for entry in world.decks:
        if entry & 127 == (seat + world.absent) * SLOTS + BLUFF:
            count -= 1
    for lot in range(LOTS):
        count -= masks.bluffs(world.frozen[seat * LOTS + lot])
    return count


def deal_bids(
    world: Senji,
    me: i64,
    seat: i64,
    hidden: vec[i64],
    count_laid: vec[i64],
    random: Random,
) -> None:
    """The seat's bids from its own cards that can be there; its bluffs, laid or in hand."""
    family = seat + world.absent
    viewer = world.players if me == NONE else me
    free = hidden[family] & ~world.unlaid[viewer * FAMILIES + family]
    stock = vec[i64](capacity=16)
    for slot in range(BLUFF):
        if free >> slot & 1:
            stock = append(stock, slot)
    spare = free_bluffs(world, seat)
    for _ in range(spare):
        stock = append(stock, BLUFF)
    random.shuffle(stock)
    used: i64 = 0
    for place in range(len(stock)):
        lot = lot_for(world, seat, place, count_laid, random)
        if lot != NONE:
            at = seat * LOTS + lot
            world.laid[at] = masks.added(world.laid[at], stock[place])
            hidden[family] &= ~(1 << stock[place])
            used += 1 if stock[place] == BLUFF else 0
    for _ in range(spare - used):
        at = seat * FAMILIES + family
        world.hands[at] = masks.added(world.hands[at], BLUFF)


def lot_for(world: Senji, seat: i64, place: i64, count_laid: vec[i64], random: Random) -> i64:
    """The lot under which a seat's card of this place in a shuffled stock lies, or NONE."""
    if world.phase == WINTER:
        for lot in range(LOTS):
            if place < count_laid[seat * LOTS + lot]:
                return lot
            place -= count_laid[seat * LOTS + lot]
    elif world.phase == BIDDING and world.readiness[seat] != OPEN and random.below(LAID) == 0:
        open_lots = vec[i64](capacity=6)
        for lot in range(LOTS):
            if world.lots[lot] != NONE:
                open_lots = append(open_lots, lot)
        if len(open_lots) > 0:
            return open_lots[random.below(len(open_lots))]
    return NONE


def likely_holder(world: Senji, me: i64, card: i64, random: Random) -> i64:
    """Where the seat last saw the card, if it must or may still be there; else anybody."""
    viewer = world.players if me == NONE else me
    last = memory.holder(world, viewer, card)
    firm = world.firm[viewer * FAMILIES + card // SLOTS] >> card % SLOTS & 1
    if last != NONE and last != me and (firm or random.below(STAYS) > 0):
        return last
    if me == NONE:
        return random.below(world.players)
    other = random.below(world.players - 1)
    return other + 1 if other >= me else other


def deal_covered(world: Senji, me: i64, random: Random) -> None:
    """Covered cards offered to the seat: any that the giver may hold."""
    for row in range(0, len(world.offers), DRAFT):
        if world.offers[row + WITH] != me:
            continue
        giver = world.offers[row + WHAT]
        given = world.offers[row + GIVEN]
        used = vec[i64]([0] * FAMILIES)
        for place in range(given):
            entry = world.offers[row + FIRST_GIVEN + place]
            if entry & 1 == 0:
                used[(entry >> 1) // SLOTS] |= 1 << (entry >> 1) % SLOTS
        for place in range(given):
            if world.offers[row + FIRST_GIVEN + place] & 1:
                card = covered_card(world, giver, used, random)
                used[card // SLOTS] |= 1 << card % SLOTS
                world.offers[row + FIRST_GIVEN + place] = 2 * card + 1


def covered_card(world: Senji, giver: i64, used: vec[i64], random: Random) -> i64:
    """A card in the giver's hand; if he has no more, any card: then it has left his hand."""
    for in_hand in range(1, -1, -1):
        found = vec[i64](capacity=72)
        for family in range(FAMILIES):
            mask = world.edition.cards[family] & ~used[family]
            if in_hand:
                mask &= world.hands[giver * FAMILIES + family]
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found = append(found, family * SLOTS + slot)
        if len(found) > 0:
            return found[random.below(len(found))]
    return NONE


def shuffle_decks(world: Senji, random: Random) -> None:
    """Within a layer any order is possible."""
    decks = vec[i64](capacity=72)
    for family in range(world.absent):
        layer = vec[i64](capacity=16)
        for entry in world.decks:
            if entry >> 7 & 7 == family:
                if len(layer) > 0 and layer[0] >> 10 != entry >> 10:
                    decks = add_layer(decks, layer, random)
                    layer = vec[i64](capacity=16)
                layer = append(layer, entry)
        decks = add_layer(decks, layer, random)
    world.decks = decks


def add_layer(decks: vec[i64], layer: vec[i64], random: Random) -> vec[i64]:
    """Put a layer onto the decks, in a random order that does not depend on the one it had."""
    ordered = vec[i64](sorted(layer))
    random.shuffle(ordered)
    for entry in ordered:
        decks = append(decks, entry)
    return decks


# Orders and secret choices.


def deal_orders(world: Senji, me: i64, random: Random) -> None:
    """Any of the three in each province that waits for its call."""
    spied = NONE if me == NONE else world.spied[me]
    for province in range(PROVINCES):
        owner = world.owners[province]
        if owner in (NONE, me):
            continue
        at = owner * PROVINCES + province
        lies = world.pending >> province & 1 == 1
        if world.phase == ORDERING:
            lies = world.readiness[owner] != OPEN
        if spied != NONE and spied // 4 == province:
            world.orders[at] = spied % 4
        else:
            world.orders[at] = 1 + random.below(3) if lies else 0
    for seat in range(world.players):
        if seat != me and world.spied[seat] != NONE:
            province = world.spied[seat] // 4
            order = world.orders[world.owners[province] * PROVINCES + province]
            world.spied[seat] = province * 4 + order


def deal_choices(world: Senji, me: i64, random: Random) -> None:
    """What others have chosen in secret: support, Umeko's cards, hanafuda to show."""
    for seat in range(world.players):
        if seat == me:
            continue
        decided = not world.acts(seat)
        if world.phase == SUPPORTING and world.supports[seat] != UNASKED and decided:
            move = one_of(battle.supporting(world, seat), random)
            world.supports[seat] = NONE if move == DECLINE_CODE else move - SUPPORT_CODE
        if world.phase == SWAPPING and world.swaps[seat] != UNASKED and decided:
            choose_swap(world, seat, random)
    if world.partner == NONE or me == world.partner:
        return
    if world.phase == SHOWING:
        for flower in range(FLOWERS):
            world.to_show += world.shown[flower]
            world.shown[flower] = 0
    elif world.phase == PICKING and me != world.trader:
        show_any(world, random)


def one_of(moves: vec[i64], random: Random) -> i64:
    """Nothing, the first move, half of the time."""
    if len(moves) == 1 or random.below(2) == 0:
        return moves[0]
    return moves[1 + random.below(len(moves) - 1)]


def choose_swap(world: Senji, seat: i64, random: Random) -> None:
    moves = autumn.swapping(world, seat)
    move = moves[random.below(len(moves))]
    first: i64 = PALM_CODE if world.umeko_flowers else SLIP_CODE
    world.swaps[seat] = NONE if move == DECLINE_CODE else move - first


def show_any(world: Senji, random: Random) -> None:
    """As many of the partner's hanafuda as are shown to the trader."""
    count: i64 = 0
    stock = vec[i64](capacity=32)
    for flower in range(FLOWERS):
        count += world.shown[flower]
        world.shown[flower] = 0
        for _ in range(world.flowers[world.partner * FLOWERS + flower]):
            stock = append(stock, flower)
    random.shuffle(stock)
    for place in range(count):
        world.shown[stock[place]] += 1
