"""Senji, what a seat sees: SEN-09. Built up from what lies open and what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.fields import Plain
from sengoku.games.senji import shape
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


# What lies open is filled into an open view, `own` into a copy of a form, both with all keys in
# order: a dictionary that grows key by key, and is merged into another, takes four times as long.
SHOWS: Final = tuple(shape.Open.__annotations__)
OWN: Final[Plain] = dict.fromkeys(shape.Own.__annotations__)


def show(state: Senji, seen: Open) -> None:
    """What lies open, and what is being done."""
    year(state, seen)
    board(state, seen)
    table(state, seen)
    summer(state, seen)
    autumn(state, seen)


def sight(state: Senji, seat: int | None) -> Sight:
    """What the seat remembers, holds, and is about to do."""
    if seat is None:
        return {"memory": remembered(state, NONE), "own": None}
    mine = cast("Own", OWN.copy())
    own(state, seat, mine)
    own_talks(state, seat, mine)
    own_choices(state, seat, mine)
    prospects(state, seat, mine)
    return {"memory": remembered(state, seat), "own": mine}


# Lists. One made from all items of a `vec` has its length at once, one made from a range grows.


def row(numbers: vec[i64], start: i64, length: i64) -> list[int]:
    """So many numbers from there on."""
    return list(numbers[start : start + length])


def pair(numbers: vec[i64], at: i64) -> list[int]:
    """Two numbers."""
    return [numbers[at], numbers[at + 1]]


def pairs(numbers: vec[i64]) -> list[list[int]]:
    """A list of numbers, two by two."""
    return [pair(numbers, at) for at in range(0, len(numbers), 2)]


def places(numbers: vec[i64]) -> list[int | None]:
    """Seats, cards or provinces, or None for none."""
    return [maybe(number) for number in numbers]


def maybe(number: i64) -> int | None:
    """A number, or None for none."""
    return None if number < 0 else int(number)


def sets(groups: vec[i64]) -> list[list[int]]:
    """Masks of samurai, provinces or seats as lists."""
    return [pieces.bits(mask) for mask in groups]


def trust(state: Senji, viewer: i64) -> list[list[int]]:
    """The promises that the viewer knows to be kept, and those broken: how many, by speaker."""
    known = state.pledges.trust
    at = 2 * viewer * SEATS_MOST
    return [row(known, at, SEATS_MOST), row(known, at + SEATS_MOST, SEATS_MOST)]


# What lies open.


def year(state: Senji, seen: Year) -> None:
    """The season, who hosts, who is ready, who has how much honour."""
    seen["year"] = state.year
    seen["phase"] = PHASE_NAMES[state.phase]
    seen["host"] = maybe(state.host)
    seen["overtime"] = state.overtime
    seen["absent"] = state.absent
    seen["families"] = list(range(state.absent, FAMILIES))
    seen["honour"] = list(state.board.honour)
    seen["readiness"] = list(state.ready.readiness)
    seen["changes"] = list(state.ready.changes)
    seen["called"] = maybe(state.recruits.called)
    seen["attacked"] = sets(state.pledges.attacked)
    seen["assailed"] = sets(state.pledges.assailed)
    seen["executed"] = sets(state.pledges.executed)
    seen["trust"] = trust(state, state.players)  # promises to all


def board(state: Senji, seen: Board) -> None:
    """Provinces, fleets, units, samurai."""
    board = state.board
    seen["owners"] = places(board.owners)
    seen["units"] = list(board.units)
    seen["samurai"] = sets(board.samurai)
    seen["fleets"] = pairs(board.fleets)
    seen["fleet_samurai"] = [
        [pieces.bits(board.fleet_samurai[north]), pieces.bits(board.fleet_samurai[north + 1])]
        for north in range(0, len(board.fleet_samurai), 2)
    ]
    seen["reserve"] = list(board.reserve)
    seen["retinue"] = sets(board.retinue)
    seen["fallen"] = pieces.bits(board.fallen)
    seen["samurai_deck"] = len(state.recruits.samurai_deck)
    seen["samurai_drawn"] = [int(masks.ones(mask)) for mask in state.recruits.drawn]


def table(state: Senji, seen: Table) -> None:
    """Cards that lie open, and how many lie covered."""
    seen["hanafuda"] = [int(flowers.held(state, seat)) for seat in range(state.players)]
    seen["flower_deck"] = len(state.hanafuda.flower_deck)
    seen["flower_discards"] = list(state.hanafuda.flower_discards)
    seen["under"] = pairs(state.hanafuda.under)
    seen["decks"] = [cards.layers(state, family) for family in range(state.absent)]
    seen["lots"] = places(state.auction.lots)
    seen["bids"] = bid_counts(state) if state.phase == WINTER else None
    seen["frozen"] = [bids(state, state.auction.frozen, seat) for seat in range(state.players)]
    seen["frozen_worth"] = frozen_worth(state)
    seen["revealed"] = [
        listed(state.diplomacy.revealed, seat * FAMILIES) for seat in range(state.players)
    ]
    seen["touched"] = listed(state.diplomacy.touched, 0)
    seen["out"] = listed(state.diplomacy.out, 0)


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


def summer(state: Senji, seen: Summer) -> None:
    """Calls, movement, battle."""
    seen["pending"] = pieces.bits(state.campaign.pending)
    seen["pending_fleets"] = [
        [place // SEAS, place % SEAS] for place in pieces.bits(state.campaign.pending_fleets)
    ]
    seen["spied"] = [maybe(-1 if spied < 0 else spied // 4) for spied in state.campaign.spied]
    seen["mover"] = maybe(state.movement.mover)
    seen["origin"] = maybe(state.movement.origin)
    seen["plan"] = None if state.phase == MOVING else steps(state)
    seen["raid"] = maybe(state.movement.raid)
    seen["drowning"] = state.movement.drowning
    seen["attack_units"] = list(state.movement.attack_units)
    seen["attack_samurai"] = sets(state.movement.attack_samurai)
    seen["battles"] = pieces.bits(state.movement.battles)
    seen["field"] = maybe(state.battle.field)
    seen["defender"] = maybe(state.battle.defender)
    seen["silenced"] = maybe(state.battle.silenced)
    seen["captured"] = [state.battle.captured_attacker, state.battle.captured_defender]
    seen["dice"] = list(state.battle.dice)
    seen["rerolls"] = state.battle.rerolls
    seen["aside"] = state.battle.aside
    seen["victor"] = maybe(state.battle.victor)
    seen["bills"] = bills(state)


def bills(state: Senji) -> list[list[BillLine]] | None:
    """What the totals of a battle are made of so far: the attacker's, then the defender's (SEN-72).

    Support cards are not in them: both are shown together, in the event `totals`.
    """
    return None if state.battle.field == NONE else battle.bills(state)


def steps(state: Senji) -> list[list[int]]:
    """A plan of movement as pairs of piece and way."""
    return [[int(planned_piece(entry)), int(planned_way(entry))] for entry in state.movement.plan]


def autumn(state: Senji, seen: Autumn) -> None:
    """Who was called, what is being done."""
    seen["invited"] = pieces.bits(state.autumn.invited)
    seen["trader"] = maybe(state.autumn.trader)
    seen["used"] = pieces.bits(state.autumn.used & ~trade.TRADED)
    seen["partner"] = maybe(state.autumn.partner)
    seen["asked"] = state.autumn.to_show + trade.shown_count(state)
    seen["picked"] = state.autumn.picked
    seen["mercenary"] = state.recruits.mercenary
    seen["placing"] = maybe(state.recruits.placing)


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


def own(state: Senji, seat: i64, seen: Cards) -> None:
    """Hands, what was seen in others', what is laid face down."""
    seen["hand"] = listed(state.diplomacy.hands, seat * FAMILIES)
    seen["givers"] = givers(state, seat)
    seen["flowers"] = row(state.hanafuda.flowers, seat * FLOWERS, FLOWERS)
    seen["sightings"] = [sighting(state, seat, other) for other in range(SEATS_MOST)]
    seen["packets"] = packets(state, seat)
    seen["laid"] = bids(state, state.auction.laid, seat)
    seen["orders"] = row(state.campaign.orders, seat * PROVINCES, PROVINCES)
    seen["spied"] = maybe(state.campaign.spied[seat])
    seen["trust"] = trust(state, seat)
    seen["lifts"] = state.ready.lifts[seat]


def sighting(state: Senji, seat: i64, other: i64) -> list[int]:
    """The hanafuda that the seat saw in another hand, by type, and how many left it unseen."""
    seen = state.hanafuda.sightings
    at = memory.sighting(seat, other)
    return [seen[at], seen[at + 1], seen[at + 2], seen[at + 3], seen[at + memory.GONE]]


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


def own_talks(state: Senji, seat: i64, seen: Talks) -> None:
    """What the seat puts together; offers made and got; promises made and heard."""
    seen["draft"] = row(state.talks.drafts, seat * DRAFT, DRAFT)
    seen["offers"] = [
        offer(state, at, seat)
        for at in range(0, len(state.talks.offers), DRAFT)
        if seat in (state.talks.offers[at + WHAT], state.talks.offers[at + WITH])
    ]
    seen["sent"] = row(state.talks.sent, seat * SEATS_MOST, SEATS_MOST)
    seen["got"] = [state.talks.sent[other * SEATS_MOST + seat] for other in range(state.players)]
    seen["promises"] = heard(state, seat)


def heard(state: Senji, seat: i64) -> list[list[int]]:
    """The promises that the seat made or heard."""
    promises = state.pledges.promises
    return [
        row(promises, at, PROMISE_COLUMNS)
        for at in range(0, len(promises), PROMISE_COLUMNS)
        if seat == promises[at] or promises[at + 1] in (seat, EVERYBODY)
    ]


def offer(state: Senji, at: i64, seat: i64) -> Offer:
    """An offer as one of its two sides sees it: covered cards only if they are its own."""
    offers = state.talks.offers
    given = row(offers, at + FIRST_GIVEN, offers[at + GIVEN])
    giver = offers[at + WHAT]
    return {
        "from": giver,
        "to": offers[at + WITH],
        "number": offers[at + NUMBER],
        "shown": [card >> 1 for card in given if card & 1 == 0],
        "covered": sum([card & 1 for card in given]),
        "covered_cards": [card >> 1 for card in given if card & 1] if giver == seat else None,
        "places": [card & 1 for card in given],
        "wants": row(offers, at + FIRST_WANT, offers[at + WANTED]),
    }


def own_choices(state: Senji, seat: i64, seen: Choices) -> None:
    """Secret choices that the seat has made or is about to make."""
    moving = state.movement.mover == seat and state.phase == MOVING
    sees_shown = state.phase == PICKING and seat in (state.autumn.trader, state.autumn.partner)
    sees_shown = sees_shown or (state.phase == SHOWING and seat == state.autumn.partner)
    seen["drawn"] = pieces.bits(state.recruits.drawn[seat])
    seen["chosen"] = maybe(state.recruits.chosen[seat])
    seen["plan"] = steps(state) if moving else None
    seen["breaks"] = about_to_break(state, seat)
    seen["recalls"] = state.movement.recalls if state.movement.mover == seat else None
    seen["support"] = state.battle.supports[seat]
    seen["swap"] = state.autumn.swaps[seat]
    seen["shown"] = list(state.autumn.shown) if sees_shown else None
    seen["to_show"] = state.autumn.to_show if seat == state.autumn.partner else None
