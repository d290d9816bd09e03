"""Senji, what a seat knows: SEN-09. Built up from what lies open and what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import Plain
from sengoku.games.senji import cards, features, flowers, market, masks, memory, pieces
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    EVERYBODY,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    FLOWERS,
    GIVEN,
    LOTS,
    MOVING,
    NONE,
    NUMBER,
    PHASE_NAMES,
    PICKING,
    PROVINCES,
    SEAS,
    SEATS_MOST,
    SHOWING,
    SLOTS,
    WANTED,
    WAYS,
    WHAT,
    WINTER,
    WITH,
)
from sengoku.games.senji.worlds import hidden_cards

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def open_sight(state: Senji) -> Plain:
    """What lies open, and what is being done."""
    return year(state) | board(state) | table(state) | summer(state) | autumn(state)


def sight(state: Senji, seat: int | None) -> Plain:
    """What the seat remembers, holds, and is about to do."""
    if seat is None:
        return {"memory": remembered(state, NONE), "own": None}
    mine = own(state, seat) | own_talks(state, seat) | own_choices(state, seat)
    return {"memory": remembered(state, seat), "own": mine}


def rows(numbers: vec[i64], length: i64) -> list[list[int]]:
    return [list(numbers[start : start + length]) for start in range(0, len(numbers), length)]


def sets(groups: vec[i64]) -> list[list[int]]:
    """Masks of samurai, provinces or seats as lists."""
    return [pieces.bits(mask) for mask in groups]


def maybe(number: i64) -> int | None:
    """A number, or None for none."""
    return None if number < 0 else int(number)


# What lies open.


def year(state: Senji) -> Plain:
    """The season, who hosts, who is ready, who has how much honour."""
    return {
        "year": state.year,
        "phase": PHASE_NAMES[state.phase],
        "host": maybe(state.host),
        "overtime": state.overtime,
        "absent": state.absent,
        "honour": list(state.honour),
        "readiness": list(state.readiness),
        "changes": list(state.changes),
        "called": maybe(state.called),
        "attacked": sets(state.attacked),
        "assailed": sets(state.assailed),
        "executed": sets(state.executed),
        "trust": rows(state.trust, SEATS_MOST)[-2:],  # promises to all, kept and broken
    }


def board(state: Senji) -> Plain:
    """Provinces, fleets, units, samurai."""
    return {
        "owners": [maybe(owner) for owner in state.owners],
        "units": list(state.units),
        "samurai": sets(state.samurai),
        "fleets": rows(state.fleets, SEAS),
        "fleet_samurai": [
            sets(state.fleet_samurai[seat * SEAS : seat * SEAS + SEAS])
            for seat in range(state.players)
        ],
        "reserve": list(state.reserve),
        "retinue": sets(state.retinue),
        "fallen": pieces.bits(state.fallen),
        "samurai_deck": len(state.samurai_deck),
        "samurai_drawn": [int(masks.ones(mask)) for mask in state.drawn],
    }


def table(state: Senji) -> Plain:
    """Cards that lie open, and how many lie covered."""
    return {
        "hanafuda": [int(flowers.held(state, seat)) for seat in range(state.players)],
        "flower_deck": len(state.flower_deck),
        "flower_discards": list(state.flower_discards),
        "under": rows(state.under, 2),
        "decks": [cards.layers(state, family) for family in range(state.absent)],
        "lots": [maybe(card) for card in state.lots],
        "bids": bid_counts(state) if state.phase == WINTER else None,
        "frozen": [
            [
                masks.listed(state.frozen[seat * LOTS + lot], seat + state.absent)
                for lot in range(LOTS)
            ]
            for seat in range(state.players)
        ],
        "revealed": [listed(state.revealed, seat * FAMILIES) for seat in range(state.players)],
        "touched": listed(state.touched, 0),
        "out": listed(state.out, 0),
    }


def listed(hand: vec[i64], at: i64) -> list[int]:
    """The cards of six masks."""
    found: list[int] = []
    for family in range(FAMILIES):
        found += masks.listed(hand[at + family], family)
    return found


def bid_counts(state: Senji) -> list[list[int]]:
    """Who laid how many cards under what (SEN-09)."""
    return [
        [
            len(masks.listed(state.laid[seat * LOTS + lot], seat + state.absent))
            for lot in range(LOTS)
        ]
        for seat in range(state.players)
    ]


def summer(state: Senji) -> Plain:
    """Calls, movement, battle."""
    return {
        "pending": pieces.bits(state.pending),
        "pending_fleets": [
            [place // SEAS, place % SEAS] for place in pieces.bits(state.pending_fleets)
        ],
        "spied": [maybe(-1 if spied < 0 else spied // 4) for spied in state.spied],
        "mover": maybe(state.mover),
        "origin": maybe(state.origin),
        "plan": None if state.phase == MOVING else steps(state),
        "raid": maybe(state.raid),
        "drowning": state.drowning,
        "attack_units": list(state.attack_units),
        "attack_samurai": sets(state.attack_samurai),
        "battles": pieces.bits(state.battles),
        "field": maybe(state.field),
        "defender": maybe(state.defender),
        "silenced": maybe(state.silenced),
        "captured": [state.captured_attacker, state.captured_defender],
        "dice": list(state.dice),
        "rerolls": state.rerolls,
        "aside": state.aside,
        "victor": maybe(state.victor),
    }


def steps(state: Senji) -> list[list[int]]:
    """The plan as pairs of piece and way."""
    return [[int(entry // WAYS), int(entry % WAYS)] for entry in state.plan]


def autumn(state: Senji) -> Plain:
    """Who was called, what is being done."""
    return {
        "invited": pieces.bits(state.invited),
        "trader": maybe(state.trader),
        "used": pieces.bits(state.used),
        "partner": maybe(state.partner),
        "asked": state.to_show + market.shown_count(state),
        "picked": state.picked,
        "mercenary": state.mercenary,
        "placing": maybe(state.placing),
    }


# What a seat remembers.


def remembered(state: Senji, seat: i64) -> list[list[int]]:
    """The cards hidden from the seat: card, who held it last (-1: unknown), whether it must be
    there still, whether it is in nobody's bid; a spectator's, and what everybody knows, last.
    """
    common = state.players
    viewer = common if seat == NONE else seat
    hidden = hidden_cards(state, seat)
    found: list[list[int]] = []
    for family in range(FAMILIES):
        for slot in range(BLUFF):
            if hidden[family] >> slot & 1:
                card = family * SLOTS + slot
                found.append([card, *recollection(state, viewer, card)])
                found[-1] += recollection(state, common, card)
    return found


def recollection(state: Senji, viewer: i64, card: i64) -> list[int]:
    at = viewer * FAMILIES + card // SLOTS
    slot = card % SLOTS
    return [
        int(memory.holder(state, viewer, card)),
        int(state.firm[at] >> slot & 1),
        int(state.unlaid[at] >> slot & 1),
    ]


# What is the seat's own.


def own(state: Senji, seat: i64) -> Plain:
    """Hands, what was seen in others', what is laid face down."""
    return {
        "hand": listed(state.hands, seat * FAMILIES),
        "givers": givers(state, seat),
        "flowers": list(state.flowers[seat * FLOWERS : seat * FLOWERS + FLOWERS]),
        "sightings": rows(state.sightings, memory.SIGHTING)[
            seat * SEATS_MOST : (seat + 1) * SEATS_MOST
        ],
        "packets": packets(state, seat),
        "laid": [
            masks.listed(state.laid[seat * LOTS + lot], seat + state.absent) for lot in range(LOTS)
        ],
        "orders": list(state.orders[seat * PROVINCES : (seat + 1) * PROVINCES]),
        "spied": maybe(state.spied[seat]),
        "trust": rows(state.trust, SEATS_MOST)[2 * seat : 2 * seat + 2],
        "lifts": state.lifts[seat],
    }


def givers(state: Senji, seat: i64) -> list[list[int]]:
    """Card and giver, for cards in hand that somebody gave."""
    found: list[list[int]] = []
    for card in listed(state.hands, seat * FAMILIES):
        if card % SLOTS != BLUFF:
            word = state.givers[seat * FAMILIES + card // SLOTS]
            giver = memory.seat_in(word, card % SLOTS)
            if giver != NONE:
                found.append([card, int(giver)])
    return found


def packets(state: Senji, seat: i64) -> list[list[int]]:
    """What the seat put under the hanafuda deck, sorted, while nobody has drawn from it."""
    found: list[list[int]] = []
    place: i64 = 0
    for pair in range(0, len(state.under), 2):
        size = state.under[pair + 1]
        if state.under[pair] == seat:
            found.append(sorted(state.flower_deck[place : place + size]))
        place += size
    return found


def own_talks(state: Senji, seat: i64) -> Plain:
    """What the seat puts together; offers made and got; promises made and heard."""
    return {
        "draft": list(state.drafts[seat * DRAFT : (seat + 1) * DRAFT]),
        "offers": [
            offer(state, row, seat)
            for row in range(0, len(state.offers), DRAFT)
            if seat in (state.offers[row + WHAT], state.offers[row + WITH])
        ],
        "sent": list(state.sent[seat * SEATS_MOST : (seat + 1) * SEATS_MOST]),
        "got": [state.sent[other * SEATS_MOST + seat] for other in range(state.players)],
        "promises": [
            promise
            for promise in rows(state.promises, 4)
            if seat == promise[0] or promise[1] in (seat, EVERYBODY)
        ],
    }


def offer(state: Senji, row: i64, seat: i64) -> Plain:
    """An offer as one of its two sides sees it: covered cards only if they are its own."""
    given = [int(state.offers[row + FIRST_GIVEN + p]) for p in range(state.offers[row + GIVEN])]
    giver = state.offers[row + WHAT]
    return {
        "from": giver,
        "to": state.offers[row + WITH],
        "number": state.offers[row + NUMBER],
        "shown": [card >> 1 for card in given if card & 1 == 0],
        "covered": sum([card & 1 for card in given]),
        "covered_cards": [card >> 1 for card in given if card & 1] if giver == seat else None,
        "places": [card & 1 for card in given],
        "wants": [
            int(state.offers[row + FIRST_WANT + p]) for p in range(state.offers[row + WANTED])
        ],
    }


def own_choices(state: Senji, seat: i64) -> Plain:
    """Secret choices that the seat has made or is about to make."""
    moving = state.mover == seat and state.phase == MOVING
    sees_shown = state.phase == PICKING and seat in (state.trader, state.partner)
    sees_shown = sees_shown or (state.phase == SHOWING and seat == state.partner)
    return {
        "drawn": pieces.bits(state.drawn[seat]),
        "chosen": maybe(state.chosen[seat]),
        "plan": steps(state) if moving else None,
        "recalls": state.recalls if state.mover == seat else None,
        "support": state.supports[seat],
        "swap": state.swaps[seat],
        "shown": list(state.shown) if sees_shown else None,
        "to_show": state.to_show if seat == state.partner else None,
    }


def numbers(state: Senji, seat: i64, out: vec[float], at: i64) -> None:
    """Write the view as numbers."""
    features.numbers(state, seat, out, at)
