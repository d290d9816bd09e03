"""Senji, what a seat sees: SEN-09. Built up from what lies open and what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

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
    PROMISE_COLUMNS,
    PROVINCES,
    SEAS,
    SEATS_MOST,
    SHOWING,
    SIGHTING,
    SLOTS,
    WANTED,
    WHAT,
    WINTER,
    WITH,
)
from sengoku.games.senji.rules import cards, flowers, masks, memory, pieces
from sengoku.games.senji.rules.auction import bid_counts
from sengoku.games.senji.rules.autumn import trade
from sengoku.games.senji.rules.summer import battle
from sengoku.games.senji.rules.summer.ways import planned_piece, planned_way
from sengoku.games.senji.view.hidden import hidden_cards
from sengoku.games.senji.view.promises import about_to_break
from sengoku.games.senji.view.prospects import prospects

if TYPE_CHECKING:
    from sengoku.games.senji.shape import (
        Autumn,
        BillLine,
        Board,
        Cards,
        Choices,
        Offer,
        Open,
        Own,
        Sight,
        Summer,
        Table,
        Talks,
        Year,
    )
    from sengoku.games.senji.state import Senji


def open_sight(state: Senji) -> Open:
    """What lies open, and what is being done."""
    return {
        **year(state),
        **board(state),
        **table(state),
        **summer(state),
        **autumn(state),
    }


def sight(state: Senji, seat: int | None) -> Sight:
    """What the seat remembers, holds, and is about to do."""
    if seat is None:
        return {"memory": remembered(state, NONE), "own": None}
    mine: Own = {
        **own(state, seat),
        **own_talks(state, seat),
        **own_choices(state, seat),
        **prospects(state, seat),
    }
    return {"memory": remembered(state, seat), "own": mine}


def row(numbers: vec[i64], start: i64, length: i64) -> list[int]:
    """So many numbers from there on."""
    return list(numbers[start : start + length])


def rows(numbers: vec[i64], length: i64, first: i64 = 0, end: i64 = NONE) -> list[list[int]]:
    """A list of numbers in rows of this length: all, or those from `first` to before `end`."""
    stop = len(numbers) if end == NONE else end * length
    return [row(numbers, start, length) for start in range(first * length, stop, length)]


def sets(groups: vec[i64], first: i64 = 0, end: i64 = NONE) -> list[list[int]]:
    """Masks of samurai, provinces or seats as lists: all, or those from `first` to before `end`."""
    stop = len(groups) if end == NONE else end
    return [pieces.bits(groups[at]) for at in range(first, stop)]


def maybe(number: i64) -> int | None:
    """A number, or None for none."""
    return None if number < 0 else int(number)


# What lies open.


def year(state: Senji) -> Year:
    """The season, who hosts, who is ready, who has how much honour."""
    return {
        "year": state.year,
        "phase": PHASE_NAMES[state.phase],
        "host": maybe(state.host),
        "overtime": state.overtime,
        "absent": state.absent,
        "families": list(range(state.absent, FAMILIES)),
        "honour": list(state.board.honour),
        "readiness": list(state.ready.readiness),
        "changes": list(state.ready.changes),
        "called": maybe(state.recruits.called),
        "attacked": sets(state.pledges.attacked),
        "assailed": sets(state.pledges.assailed),
        "executed": sets(state.pledges.executed),
        "trust": trust(state, state.players),  # promises to all
    }


def trust(state: Senji, viewer: i64) -> list[list[int]]:
    """The promises that the viewer knows to be kept, and those broken, by speaker."""
    return rows(state.pledges.trust, SEATS_MOST, 2 * viewer, 2 * viewer + 2)


def board(state: Senji) -> Board:
    """Provinces, fleets, units, samurai."""
    return {
        "owners": [maybe(owner) for owner in state.board.owners],
        "units": list(state.board.units),
        "samurai": sets(state.board.samurai),
        "fleets": rows(state.board.fleets, SEAS),
        "fleet_samurai": [
            sets(state.board.fleet_samurai, seat * SEAS, seat * SEAS + SEAS)
            for seat in range(state.players)
        ],
        "reserve": list(state.board.reserve),
        "retinue": sets(state.board.retinue),
        "fallen": pieces.bits(state.board.fallen),
        "samurai_deck": len(state.recruits.samurai_deck),
        "samurai_drawn": [int(masks.ones(mask)) for mask in state.recruits.drawn],
    }


def table(state: Senji) -> Table:
    """Cards that lie open, and how many lie covered."""
    return {
        "hanafuda": [int(flowers.held(state, seat)) for seat in range(state.players)],
        "flower_deck": len(state.hanafuda.flower_deck),
        "flower_discards": list(state.hanafuda.flower_discards),
        "under": rows(state.hanafuda.under, 2),
        "decks": [cards.layers(state, family) for family in range(state.absent)],
        "lots": [maybe(card) for card in state.auction.lots],
        "bids": bid_counts(state) if state.phase == WINTER else None,
        "frozen": [bids(state, state.auction.frozen, seat) for seat in range(state.players)],
        "frozen_worth": frozen_worth(state),
        "revealed": [
            listed(state.diplomacy.revealed, seat * FAMILIES) for seat in range(state.players)
        ],
        "touched": listed(state.diplomacy.touched, 0),
        "out": listed(state.diplomacy.out, 0),
    }


def frozen_worth(state: Senji) -> list[list[int]]:
    """What the bids that lie frozen are worth, by seat and lot; empty without an auction."""
    if state.absent == 0:
        return []
    return [
        [int(masks.worth(state.auction.frozen[seat * LOTS + lot])) for lot in range(LOTS)]
        for seat in range(state.players)
    ]


def bids(state: Senji, cards: vec[i64], seat: i64) -> list[list[int]]:
    """The seat's bids, by lot: all of them are cards of its family (SEN-31)."""
    family = seat + state.absent
    return [masks.listed(cards[at], family) for at in range(seat * LOTS, (seat + 1) * LOTS)]


def listed(hand: vec[i64], at: i64) -> list[int]:
    """The cards of six masks."""
    found: list[int] = []
    for family in range(FAMILIES):
        masks.add(found, hand[at + family], family)
    return found


def summer(state: Senji) -> Summer:
    """Calls, movement, battle."""
    return {
        "pending": pieces.bits(state.campaign.pending),
        "pending_fleets": [
            [place // SEAS, place % SEAS] for place in pieces.bits(state.campaign.pending_fleets)
        ],
        "spied": [maybe(-1 if spied < 0 else spied // 4) for spied in state.campaign.spied],
        "mover": maybe(state.movement.mover),
        "origin": maybe(state.movement.origin),
        "plan": None if state.phase == MOVING else steps(state),
        "raid": maybe(state.movement.raid),
        "drowning": state.movement.drowning,
        "attack_units": list(state.movement.attack_units),
        "attack_samurai": sets(state.movement.attack_samurai),
        "battles": pieces.bits(state.movement.battles),
        "field": maybe(state.battle.field),
        "defender": maybe(state.battle.defender),
        "silenced": maybe(state.battle.silenced),
        "captured": [state.battle.captured_attacker, state.battle.captured_defender],
        "dice": list(state.battle.dice),
        "rerolls": state.battle.rerolls,
        "aside": state.battle.aside,
        "victor": maybe(state.battle.victor),
        "bills": bills(state),
    }


def bills(state: Senji) -> list[list[BillLine]] | None:
    """What the totals of a battle are made of so far: the attacker's, then the defender's (SEN-72).

    Support cards are not in them: both are shown together, in the event `totals`.
    """
    return None if state.battle.field == NONE else battle.bills(state)


def steps(state: Senji) -> list[list[int]]:
    """A plan of movement as pairs of piece and way."""
    return [[int(planned_piece(entry)), int(planned_way(entry))] for entry in state.movement.plan]


def autumn(state: Senji) -> Autumn:
    """Who was called, what is being done."""
    return {
        "invited": pieces.bits(state.autumn.invited),
        "trader": maybe(state.autumn.trader),
        "used": pieces.bits(state.autumn.used & ~trade.TRADED),
        "partner": maybe(state.autumn.partner),
        "asked": state.autumn.to_show + trade.shown_count(state),
        "picked": state.autumn.picked,
        "mercenary": state.recruits.mercenary,
        "placing": maybe(state.recruits.placing),
    }


# What a seat remembers.


def remembered(state: Senji, seat: i64) -> list[list[int]]:
    """The cards hidden from the seat, each a row of seven numbers.

    The card; then who held it last (-1: unknown), whether it must still be there, whether it is in
    nobody's bid, as the seat remembers; then the same three as everybody knows them.
    """
    viewer = state.players if seat == NONE else seat
    hidden = hidden_cards(state, seat)
    found: list[list[int]] = []
    for family in range(FAMILIES):
        slot: i64 = 0
        while hidden[family] >> slot:
            if hidden[family] >> slot & 1:
                found.append(recollection(state, viewer, family, slot))
            slot += 1
    return found


def recollection(state: Senji, viewer: i64, family: i64, slot: i64) -> list[int]:
    """What the viewer remembers of a card, and what everybody does."""
    diplomacy = state.diplomacy
    own = viewer * FAMILIES + family
    common = state.players * FAMILIES + family
    return [
        family * SLOTS + slot,
        memory.seat_in(diplomacy.holders[own], slot),
        diplomacy.firm[own] >> slot & 1,
        diplomacy.unlaid[own] >> slot & 1,
        memory.seat_in(diplomacy.holders[common], slot),
        diplomacy.firm[common] >> slot & 1,
        diplomacy.unlaid[common] >> slot & 1,
    ]


# What is the seat's own.


def own(state: Senji, seat: i64) -> Cards:
    """Hands, what was seen in others', what is laid face down."""
    return {
        "hand": listed(state.diplomacy.hands, seat * FAMILIES),
        "givers": givers(state, seat),
        "flowers": row(state.hanafuda.flowers, seat * FLOWERS, FLOWERS),
        "sightings": rows(
            state.hanafuda.sightings, SIGHTING, seat * SEATS_MOST, (seat + 1) * SEATS_MOST
        ),
        "packets": packets(state, seat),
        "laid": bids(state, state.auction.laid, seat),
        "orders": row(state.campaign.orders, seat * PROVINCES, PROVINCES),
        "spied": maybe(state.campaign.spied[seat]),
        "trust": trust(state, seat),
        "lifts": state.ready.lifts[seat],
    }


def givers(state: Senji, seat: i64) -> list[list[int]]:
    """Card and giver, for cards in hand that somebody gave."""
    found: list[list[int]] = []
    for card in listed(state.diplomacy.hands, seat * FAMILIES):
        if card % SLOTS != BLUFF:
            word = state.diplomacy.givers[seat * FAMILIES + card // SLOTS]
            giver = memory.seat_in(word, card % SLOTS)
            if giver != NONE:
                found.append([card, int(giver)])
    return found


def packets(state: Senji, seat: i64) -> list[list[int]]:
    """What the seat put under the hanafuda deck, sorted, while nobody has drawn from it."""
    found: list[list[int]] = []
    place: i64 = 0
    for pair in range(0, len(state.hanafuda.under), 2):
        size = state.hanafuda.under[pair + 1]
        if state.hanafuda.under[pair] == seat:
            found.append(sorted(state.hanafuda.flower_deck[place : place + size]))
        place += size
    return found


def own_talks(state: Senji, seat: i64) -> Talks:
    """What the seat puts together; offers made and got; promises made and heard."""
    return {
        "draft": row(state.talks.drafts, seat * DRAFT, DRAFT),
        "offers": [
            offer(state, row, seat)
            for row in range(0, len(state.talks.offers), DRAFT)
            if seat in (state.talks.offers[row + WHAT], state.talks.offers[row + WITH])
        ],
        "sent": row(state.talks.sent, seat * SEATS_MOST, SEATS_MOST),
        "got": [state.talks.sent[other * SEATS_MOST + seat] for other in range(state.players)],
        "promises": heard(state, seat),
    }


def heard(state: Senji, seat: i64) -> list[list[int]]:
    """The promises that the seat made or heard."""
    promises = state.pledges.promises
    return [
        row(promises, at, PROMISE_COLUMNS)
        for at in range(0, len(promises), PROMISE_COLUMNS)
        if seat == promises[at] or promises[at + 1] in (seat, EVERYBODY)
    ]


def offer(state: Senji, row: i64, seat: i64) -> Offer:
    """An offer as one of its two sides sees it: covered cards only if they are its own."""
    given = [
        int(state.talks.offers[row + FIRST_GIVEN + p])
        for p in range(state.talks.offers[row + GIVEN])
    ]
    giver = state.talks.offers[row + WHAT]
    return {
        "from": giver,
        "to": state.talks.offers[row + WITH],
        "number": state.talks.offers[row + NUMBER],
        "shown": [card >> 1 for card in given if card & 1 == 0],
        "covered": sum([card & 1 for card in given]),
        "covered_cards": [card >> 1 for card in given if card & 1] if giver == seat else None,
        "places": [card & 1 for card in given],
        "wants": [
            int(state.talks.offers[row + FIRST_WANT + p])
            for p in range(state.talks.offers[row + WANTED])
        ],
    }


def own_choices(state: Senji, seat: i64) -> Choices:
    """Secret choices that the seat has made or is about to make."""
    moving = state.movement.mover == seat and state.phase == MOVING
    sees_shown = state.phase == PICKING and seat in (state.autumn.trader, state.autumn.partner)
    sees_shown = sees_shown or (state.phase == SHOWING and seat == state.autumn.partner)
    return {
        "drawn": pieces.bits(state.recruits.drawn[seat]),
        "chosen": maybe(state.recruits.chosen[seat]),
        "plan": steps(state) if moving else None,
        "breaks": about_to_break(state, seat),
        "recalls": state.movement.recalls if state.movement.mover == seat else None,
        "support": state.battle.supports[seat],
        "swap": state.autumn.swaps[seat],
        "shown": list(state.autumn.shown) if sees_shown else None,
        "to_show": state.autumn.to_show if seat == state.autumn.partner else None,
    }
