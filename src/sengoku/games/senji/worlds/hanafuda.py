"""Senji, worlds: hanafuda in other hands, in the deck, and under it (SEN-06, SEN-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import FLOWERS, NONE, PICKING
from sengoku.games.senji.rules import memory

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def deal_flowers(world: Senji, me: i64, random: Random) -> None:
    """Others' hands and the deck; what the seat saw stays where it was seen."""
    hanafuda = world.edit_hanafuda()
    looked = world.phase == PICKING and world.autumn.partner == NONE
    pool = unseen_flowers(world, me, looked)
    mine = own_packets(world, me, pool)
    known = known_flowers(world, me, pool, random)
    rest = in_a_row(pool)
    random.shuffle(rest)
    left: i64 = len(rest)
    for seat in range(world.players):
        if seat == me:
            continue
        size: i64 = 0
        for flower in range(FLOWERS):
            size += hanafuda.flowers[seat * FLOWERS + flower]
            hanafuda.flowers[seat * FLOWERS + flower] = known[seat * FLOWERS + flower]
            size -= known[seat * FLOWERS + flower]
        left = fill(world, seat * FLOWERS, rest, left, size)
    if looked and world.autumn.trader != me:
        left = deal_looked(world, rest, left)
    stack_deck(world, me, rest, left, mine, random)


def in_a_row(pool: vec[i64]) -> vec[i64]:
    """Cards of which there are so many of each type, one by one."""
    size: i64 = 0
    for number in pool:
        size += number
    row = vec[i64]([0] * size)
    place: i64 = 0
    for flower in range(FLOWERS):
        for _time in range(pool[flower]):
            row[place] = flower
            place += 1
    return row


def unseen_flowers(world: Senji, me: i64, looked: bool) -> vec[i64]:
    """How many of each type are hidden from the seat."""
    pool = vec[i64]([0] * FLOWERS)
    for flower in range(FLOWERS):
        pool[flower] = world.edition.flowers[flower] - world.hanafuda.flower_discards[flower]
        if me != NONE:
            pool[flower] -= world.hanafuda.flowers[me * FLOWERS + flower]
        if looked and world.autumn.trader == me:
            pool[flower] -= world.autumn.shown[flower]
    return pool


def own_packets(world: Senji, me: i64, pool: vec[i64]) -> vec[i64]:
    """What the seat put under the deck, sorted, packet by packet; taken out of the pool."""
    found = vec[i64]()
    place: i64 = 0
    for pair in range(0, len(world.hanafuda.under), 2):
        size = world.hanafuda.under[pair + 1]
        if world.hanafuda.under[pair] == me:
            for flower in range(FLOWERS):
                for at in range(place, place + size):
                    if world.hanafuda.flower_deck[at] == flower:
                        found = append(found, flower)
                        pool[flower] -= 1
        place += size
    return found


# What was seen in other hands.


def known_flowers(world: Senji, me: i64, pool: vec[i64], random: Random) -> vec[i64]:
    """What the seat takes to be in others' hands, taken out of the pool; sure sightings first."""
    known = vec[i64]([0] * (world.players * FLOWERS))
    if me == NONE:
        return known
    for doubtful in range(2):
        for seat in range(world.players):
            gone = world.hanafuda.sightings[memory.sighting(me, seat) + memory.GONE]
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
        size += world.hanafuda.flowers[seat * FLOWERS + flower]
        count = min(world.hanafuda.sightings[at + flower], pool[flower])
        known[seat * FLOWERS + flower] = count
        pool[flower] -= count
        seen += count
    gone = world.hanafuda.sightings[at + memory.GONE]
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


# Dealing.


def fill(world: Senji, at: i64, rest: vec[i64], left: i64, count: i64) -> i64:
    """Deal the last cards of those left into the hand that begins there; how many are left then."""
    flowers = world.edit_hanafuda().flowers
    for place in range(left - count, left):
        flowers[at + rest[place]] += 1
    return left - count


def deal_looked(world: Senji, rest: vec[i64], left: i64) -> i64:
    """Deal the cards of the deck that another seat is looking at; how many are left then."""
    autumn = world.edit_autumn()
    count: i64 = 0
    for flower in range(FLOWERS):
        count += autumn.shown[flower]
        autumn.shown[flower] = 0
    for place in range(left - count, left):
        autumn.shown[rest[place]] += 1
    return left - count


def stack_deck(
    world: Senji, me: i64, rest: vec[i64], left: i64, mine: vec[i64], random: Random
) -> None:
    """The deck from below: packets, the seat's own with what it put there, then the others."""
    deck = vec[i64]([0] * (left + len(mine)))
    count: i64 = 0
    taken: i64 = 0
    used: i64 = 0
    for pair in range(0, len(world.hanafuda.under), 2):
        size = world.hanafuda.under[pair + 1]
        packet = vec[i64](capacity=4)
        for _time in range(size):
            if world.hanafuda.under[pair] == me:
                packet = append(packet, mine[used])
                used += 1
            else:
                packet = append(packet, rest[taken])
                taken += 1
        random.shuffle(packet)
        for card in packet:
            deck[count] = card
            count += 1
    for place in range(taken, left):
        deck[count] = rest[place]
        count += 1
    world.edit_hanafuda().flower_deck = deck
