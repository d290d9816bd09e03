"""Senji, which positions there are: what a dump must satisfy to come from some game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import possible, ranked
from sengoku.games.senji import masks, pieces, setup
from sengoku.games.senji.components import (
    AUTUMN,
    BIDDING,
    BLUFF,
    BLUFFS,
    CALLING,
    CARD_NAMES,
    CARDS,
    CHANGES,
    CHOOSING,
    DICE,
    DRAFT,
    EVERYBODY,
    FAMILIES,
    FAMILY_NAMES,
    FIRST_GIVEN,
    FIRST_WANT,
    FLOWER_NAMES,
    FLOWERS,
    GIVEN,
    HOSTAGE,
    KEEPING,
    LIFTS,
    LOTS,
    MOVEMENT,
    MOVING,
    NONE,
    NUMBER,
    OFFER_CARDS,
    OFFERS,
    ORDERING,
    OVER,
    PICKING,
    POSTING,
    PROMISE_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    RETREATING,
    SAMURAI,
    SAMURAI_NAMES,
    SEALED,
    SEAS,
    SEATS_MOST,
    SILENCING,
    SLOTS,
    UNASKED,
    VALUED,
    WANT_ANY,
    WANTED,
    WAYS,
    WHAT,
    WINTER,
    WITH,
)
from sengoku.games.senji.memory import GONE, SIGHTING, seat_in, sighting
from sengoku.games.senji.summer import CROWD, REALM, RECALLS

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

ALL_SAMURAI: Final[i64] = (1 << 18) - 1
FULL: Final[i64] = 0x3FFF  # a mask with every slot and both bluffs


def check(state: Senji) -> None:
    """Raise IllegalPosition for what no game can come to."""
    setup.check_options(state)
    check_shape(state)
    check_numbers(state)
    check_talks(state)
    check_diplomacy(state)
    check_flowers(state)
    check_memory(state)
    check_samurai(state)
    check_board(state)
    check_actors(state)
    check_end(state)


# Shape.


def check_shape(state: Senji) -> None:
    """Every list as long as it must be."""
    seats = state.players
    for name, numbers, size in (
        ("honour", state.honour, seats),
        ("owners", state.owners, PROVINCES),
        ("units", state.units, PROVINCES),
        ("samurai", state.samurai, PROVINCES),
        ("fleets", state.fleets, seats * SEAS),
        ("fleet_samurai", state.fleet_samurai, seats * SEAS),
        ("reserve", state.reserve, seats),
        ("retinue", state.retinue, seats),
        ("drawn", state.drawn, seats),
        ("chosen", state.chosen, seats),
        ("flowers", state.flowers, seats * FLOWERS),
        ("flower_discards", state.flower_discards, FLOWERS),
        ("sightings", state.sightings, seats * SEATS_MOST * SIGHTING),
        ("hands", state.hands, seats * FAMILIES),
        ("givers", state.givers, seats * FAMILIES),
        ("holders", state.holders, (seats + 1) * FAMILIES),
        ("firm", state.firm, (seats + 1) * FAMILIES),
        ("unlaid", state.unlaid, (seats + 1) * FAMILIES),
        ("revealed", state.revealed, seats * FAMILIES),
        ("touched", state.touched, FAMILIES),
        ("out", state.out, FAMILIES),
        ("lots", state.lots, LOTS),
        ("laid", state.laid, seats * LOTS),
        ("frozen", state.frozen, seats * LOTS),
    ):
        possible(len(numbers) == size, "DUMP.rows", {"field": name})
    check_more_shape(state)


def check_more_shape(state: Senji) -> None:
    seats = state.players
    for name, numbers, size in (
        ("readiness", state.readiness, seats),
        ("changes", state.changes, seats),
        ("lifts", state.lifts, seats),
        ("drafts", state.drafts, seats * DRAFT),
        ("sent", state.sent, seats * SEATS_MOST),
        ("trust", state.trust, (seats + 1) * 2 * SEATS_MOST),
        ("attacked", state.attacked, seats),
        ("assailed", state.assailed, seats),
        ("executed", state.executed, seats),
        ("orders", state.orders, seats * PROVINCES),
        ("spied", state.spied, seats),
        ("attack_units", state.attack_units, PROVINCES),
        ("attack_samurai", state.attack_samurai, PROVINCES),
        ("dice", state.dice, FAMILIES),
        ("supports", state.supports, seats),
        ("shown", state.shown, FLOWERS),
        ("swaps", state.swaps, seats),
    ):
        possible(len(numbers) == size, "DUMP.rows", {"field": name})
    possible(len(state.under) % 2 == 0, "DUMP.rows", {"field": "under"})


def within(name: str, numbers: vec[i64], fewest: i64, most: i64) -> None:
    for number in numbers:
        possible(fewest <= number <= most, "DUMP.number", {"field": name})


def check_numbers(state: Senji) -> None:
    """Every number one that it can be."""
    seats = state.players
    within("honour", state.honour, 0, 10_000)
    within("owners", state.owners, NONE, seats - 1)
    within("units", state.units, 0, CROWD)
    within("fleets", state.fleets, 0, CROWD)
    within("attack_units", state.attack_units, 0, CROWD)
    within("reserve", state.reserve, 0, setup.UNITS)
    within("flowers", state.flowers, 0, 200)
    within("flower_discards", state.flower_discards, 0, 200)
    within("flower_deck", state.flower_deck, 0, FLOWERS - 1)
    within("shown", state.shown, 0, 200)
    within("sightings", state.sightings, 0, 10_000)
    within("under", state.under, 0, 96)
    within("lots", state.lots, NONE, CARDS - 1)
    within("orders", state.orders, 0, MOVEMENT)
    within("spied", state.spied, NONE, PROVINCES * 4 - 1)
    within("samurai_deck", state.samurai_deck, 0, SAMURAI - 1)
    within("chosen", state.chosen, NONE, SAMURAI - 1)
    within("supports", state.supports, UNASKED, CARDS - 1)
    within("swaps", state.swaps, UNASKED, CARDS - 1)
    within("readiness", state.readiness, 0, SEALED)
    within("changes", state.changes, 0, CHANGES)
    within("lifts", state.lifts, 0, LIFTS)
    within("dice", state.dice, 0, DICE)
    within("plan", state.plan, 0, (1 + SAMURAI) * WAYS - 1)
    within("trust", state.trust, 0, 100_000)
    check_masks(state)
    check_singles(state)


def check_masks(state: Senji) -> None:
    provinces: i64 = (1 << PROVINCES) - 1
    seats: i64 = (1 << state.players) - 1
    within("hands", state.hands, 0, FULL)
    within("laid", state.laid, 0, FULL)
    within("frozen", state.frozen, 0, FULL)
    within("revealed", state.revealed, 0, 15)
    within("touched", state.touched, 0, 15)
    within("out", state.out, 0, 15)
    within("firm", state.firm, 0, VALUED)
    within("unlaid", state.unlaid, 0, VALUED)
    within("holders", state.holders, 0, (1 << 48) - 1)
    within("givers", state.givers, 0, (1 << 48) - 1)
    within("attacked", state.attacked, 0, provinces)
    within("assailed", state.assailed, 0, seats)
    within("executed", state.executed, 0, seats)
    within("samurai", state.samurai, 0, ALL_SAMURAI)
    within("fleet_samurai", state.fleet_samurai, 0, ALL_SAMURAI)
    within("attack_samurai", state.attack_samurai, 0, ALL_SAMURAI)
    within("retinue", state.retinue, 0, ALL_SAMURAI)
    within("drawn", state.drawn, 0, ALL_SAMURAI)
    for name, mask, whole in (
        ("pending", state.pending, provinces),
        ("battles", state.battles, provinces),
        ("fallen", state.fallen, ALL_SAMURAI),
        ("used", state.used, ALL_SAMURAI),
        ("invited", state.invited, seats),
        ("pending_fleets", state.pending_fleets, (1 << state.players * SEAS) - 1),
    ):
        possible(0 <= mask <= whole, "DUMP.number", {"field": name})


def check_singles(state: Senji) -> None:
    last = state.players - 1
    for name, number, fewest, most in (
        ("year", state.year, 0, 10_000),
        ("phase", state.phase, CHOOSING, OVER),
        ("host", state.host, NONE, last),
        ("called", state.called, NONE, PROVINCES - 1),
        ("mover", state.mover, NONE, last),
        ("origin", state.origin, NONE, PROVINCES + SEAS - 1),
        ("recalls", state.recalls, 0, RECALLS),
        ("raid", state.raid, NONE, SEAS - 1),
        ("drowning", state.drowning, 0, DICE + SAMURAI),
        ("field", state.field, NONE, PROVINCES - 1),
        ("defender", state.defender, NONE, last),
        ("silenced", state.silenced, NONE, SAMURAI - 1),
        ("captured_attacker", state.captured_attacker, 0, DICE),
        ("captured_defender", state.captured_defender, 0, DICE),
        ("rerolls", state.rerolls, 0, 2),
        ("aside", state.aside, 0, 2),
        ("victor", state.victor, NONE, last),
        ("trader", state.trader, NONE, last),
        ("partner", state.partner, NONE, last),
        ("to_show", state.to_show, 0, 4),
        ("picked", state.picked, 0, 2),
        ("placing", state.placing, NONE, SAMURAI - 1),
    ):
        possible(fewest <= number <= most, "DUMP.number", {"field": name})


# Talks.


def check_talks(state: Senji) -> None:
    """Drafts, offers and promises name seats, cards and wants that there are."""
    possible(len(state.offers) % DRAFT == 0, "DUMP.rows", {"field": "offers"})
    possible(len(state.promises) % 4 == 0, "DUMP.rows", {"field": "promises"})
    possible(len(state.offers) == 0 or state.phase == WINTER, "SEN-43.season")
    for row in range(0, len(state.offers), DRAFT):
        check_offer(state, state.offers, row)
        possible(state.offers[row + WHAT] != state.offers[row + WITH], "SEN-42.self")
    for row in range(0, len(state.drafts), DRAFT):
        possible(0 <= state.drafts[row + WHAT] <= 4, "DUMP.number", {"field": "drafts"})
        if state.drafts[row + WHAT] in (1, 3):
            check_offer(state, state.drafts, row)
        within("drafts", state.drafts[row : row + DRAFT], NONE, 2 * CARDS)
    for row in range(0, len(state.promises), 4):
        check_promise(state, row)
    for seat in range(state.players):
        made: i64 = 0
        for other in range(SEATS_MOST):
            made += state.sent[seat * SEATS_MOST + other]
        possible(0 <= made <= OFFERS, "SEN-44.offers", {"made": made, "most": OFFERS})


def check_offer(state: Senji, numbers: vec[i64], row: i64) -> None:
    good = 0 <= numbers[row + WITH] < state.players
    good = good and NONE <= numbers[row + NUMBER] < OFFERS
    good = good and 0 <= numbers[row + GIVEN] <= OFFER_CARDS
    good = good and 0 <= numbers[row + WANTED] <= OFFER_CARDS
    possible(good, "SEN-42.offer")
    for place in range(numbers[row + GIVEN]):
        given = numbers[row + FIRST_GIVEN + place]
        possible(0 <= given < 2 * CARDS and (given >> 1) % SLOTS != BLUFF, "SEN-41.bluff")
    for place in range(numbers[row + WANTED]):
        possible(0 <= numbers[row + FIRST_WANT + place] <= WANT_ANY, "SEN-42.want")


def check_promise(state: Senji, row: i64) -> None:
    promise = list(state.promises[row : row + 4])
    good = 0 <= promise[0] < state.players and promise[1] != promise[0]
    good = good and (0 <= promise[1] < state.players or promise[1] == EVERYBODY)
    good = good and 0 <= promise[2] < len(PROMISE_NAMES) and NONE <= promise[3] < PROVINCES
    possible(good, "SEN-45.promise")


# Cards.


def check_diplomacy(state: Senji) -> None:
    """Every card in one place: the twelve of a family, less the bluffs of absent ones."""
    found = vec[i64]([0] * CARDS)
    for seat in range(state.players):
        for family in range(FAMILIES):
            at = seat * FAMILIES + family
            count_mask(found, state.hands[at], family)
            count_mask(found, state.revealed[at], family)
        for lot in range(LOTS):
            at = seat * LOTS + lot
            count_mask(found, state.laid[at], seat + state.absent)
            count_mask(found, state.frozen[at], seat + state.absent)
            lies = state.laid[at] or state.frozen[at]
            possible(not lies or state.lots[lot] != NONE, "SEN-31.lot")
    for family in range(FAMILIES):
        count_mask(found, state.out[family], family)
    for card in state.lots:
        if card != NONE:
            found[card] += 1
    for entry in state.decks:
        good = entry >= 0 and entry >> 7 & 7 < state.absent and entry & 127 < CARDS
        possible(good, "DUMP.number", {"field": "decks"})
        found[entry & 127] += 1
    for card in range(CARDS):
        compare_card(state, card, found[card])


def compare_card(state: Senji, card: i64, found: i64) -> None:
    family = card // SLOTS
    needed = state.edition.cards[family] >> card % SLOTS & 1
    if card % SLOTS == BLUFF:
        needed = BLUFFS if family >= state.absent else 0
    possible(
        found == needed,
        "SEN-04.card",
        {"card": CARD_NAMES[card], "found": found, "needed": needed},
    )


def count_mask(found: vec[i64], mask: i64, family: i64) -> None:
    for card in masks.listed(mask, family):
        found[card] += 1


def check_flowers(state: Senji) -> None:
    """All hanafuda in hands, deck and discards, or being looked at (SEN-06)."""
    looked = state.phase == PICKING and state.partner == NONE
    known: i64 = 0
    for pair in range(0, len(state.under), 2):
        possible(state.under[pair] < state.players, "DUMP.number", {"field": "under"})
        known += state.under[pair + 1]
    possible(known <= len(state.flower_deck), "SEN-80.under")
    for flower in range(FLOWERS):
        found = state.flower_discards[flower] + (state.shown[flower] if looked else 0)
        for card in state.flower_deck:
            found += card == flower
        for seat in range(state.players):
            found += state.flowers[seat * FLOWERS + flower]
        needed = state.edition.flowers[flower]
        possible(
            found == needed,
            "SEN-06.cards",
            {"type": FLOWER_NAMES[flower], "found": found, "needed": needed},
        )
        if state.partner != NONE and state.phase == PICKING:
            held = state.flowers[state.partner * FLOWERS + flower]
            possible(state.shown[flower] <= held, "SEN-80.shown")


# What is remembered is true.


def check_memory(state: Senji) -> None:
    """What must still be in a hand is there, what is in nobody's bid is in none (SEN-09)."""
    for viewer in range(state.players + 1):
        for family in range(FAMILIES):
            at = viewer * FAMILIES + family
            for seat in range(state.players):
                check_firm(state, at, state.hands[seat * FAMILIES + family], seat)
        for seat in range(state.players):
            at = viewer * FAMILIES + seat + state.absent
            for lot in range(LOTS):
                laid = state.laid[seat * LOTS + lot]
                possible(laid & state.unlaid[at] == 0, "SEN-09.memory", {"viewer": viewer})
                check_firm(state, at, laid, seat)
    for viewer in range(state.players):
        for seat in range(state.players):
            check_sighting(state, sighting(viewer, seat), seat)


def check_firm(state: Senji, at: i64, mask: i64, seat: i64) -> None:
    firm = state.firm[at] & mask
    for slot in range(BLUFF):
        if firm >> slot & 1:
            possible(seat_in(state.holders[at], slot) == seat, "SEN-09.memory", {"seat": seat})


def check_sighting(state: Senji, at: i64, seat: i64) -> None:
    for flower in range(FLOWERS):
        seen = state.sightings[at + flower]
        held = state.flowers[seat * FLOWERS + flower]
        doubtful = state.sightings[at + GONE] > 0
        possible(doubtful or seen <= held, "SEN-09.memory", {"seat": seat})


# Pieces.


def check_samurai(state: Senji) -> None:
    """Eighteen samurai in deck, discard and on the board, each once (SEN-07)."""
    found = vec[i64]([0] * SAMURAI)
    for samurai in state.samurai_deck:
        found[samurai] += 1
    masks = [state.fallen]
    for seat in range(state.players):
        masks += [state.retinue[seat], state.drawn[seat]]
    for mask in masks:
        for samurai in range(SAMURAI):
            found[samurai] += mask >> samurai & 1
    for samurai in range(SAMURAI):
        possible(
            found[samurai] == 1,
            "SEN-07.samurai",
            {"samurai": SAMURAI_NAMES[samurai], "found": found[samurai]},
        )
    check_standing(state)
    if state.phase == CHOOSING:
        for seat in range(state.players):
            chosen = state.chosen[seat]
            good = chosen == NONE or state.drawn[seat] >> chosen & 1 == 1
            possible(good and (chosen == NONE) == state.acts(seat), "SEN-10.chosen")


def check_standing(state: Senji) -> None:
    """Each seat's samurai stand in its provinces, fleets or attacks, or are under way."""
    for seat in range(state.players):
        standing: i64 = 0
        twice: i64 = 0
        masks: list[i64] = []
        for province in range(PROVINCES):
            if state.owners[province] == seat:
                masks.append(state.samurai[province])
            if state.mover == seat:
                masks.append(state.attack_samurai[province])
        for sea in range(SEAS):
            masks.append(state.fleet_samurai[seat * SEAS + sea])
        for mask in masks:
            twice |= standing & mask
            standing |= mask
        possible(twice == 0 and standing & ~state.retinue[seat] == 0, "SEN-07.place")


def check_board(state: Senji) -> None:
    """Twelve units a family, one fortress in each province in play, six at most (SEN-04)."""
    for province in range(PROVINCES):
        owner = state.owners[province]
        closed = state.edition.homes[province] < state.absent
        waiting = state.phase in (CHOOSING, CALLING, POSTING)
        possible(
            closed == (owner == NONE) or (waiting and owner == NONE),
            "SEN-02.fortress",
            {"province": PROVINCE_NAMES[province]},
        )
        if owner == NONE:
            possible(state.units[province] == 0 and state.samurai[province] == 0, "SEN-02.closed")
    for seat in range(state.players):
        count = pieces.provinces_of(state, seat)
        possible(count <= REALM, "SEN-68.provinces", {"provinces": count, "most": REALM})
        check_units(state, seat)


def check_units(state: Senji, seat: i64) -> None:
    found = state.reserve[seat]
    for province in range(PROVINCES):
        if state.owners[province] == seat:
            found += state.units[province]
        if state.mover == seat:
            found += state.attack_units[province]
    for sea in range(SEAS):
        found += state.fleets[seat * SEAS + sea]
    if state.mover == seat and state.raid != NONE:
        for entry in state.plan:
            found += 1 if entry < WAYS else 0
    possible(
        found == setup.UNITS,
        "SEN-04.units",
        {"family": FAMILY_NAMES[seat + state.absent], "found": found, "needed": setup.UNITS},
    )


# Who acts, and the end.


def check_actors(state: Senji) -> None:
    """Somebody acts until the game is over: in each phase who must."""
    possible((state.acting == 0) == (state.phase == OVER), "SEN-90.actors")
    possible(state.phase < BIDDING or state.host >= 0, "SEN-20.host")
    if state.phase in (BIDDING, WINTER, ORDERING):
        waiting = False
        for seat in range(state.players):
            sealed = state.readiness[seat] == SEALED
            waiting = waiting or state.readiness[seat] == 0
            possible(sealed != state.acts(seat), "SEN-40.ready")
        possible(waiting, "SEN-40.ready")
    check_summer(state)
    if AUTUMN < state.phase < OVER:
        possible(state.trader != NONE, "SEN-80.trader")
    if state.phase == KEEPING:
        possible(state.drawn[state.trader] != 0, "SEN-83.drawn")


def check_summer(state: Senji) -> None:
    """A movement has a mover, a battle a field and two sides."""
    if MOVING <= state.phase <= RETREATING:
        possible(state.mover != NONE and state.origin != NONE, "SEN-63.mover")
    if SILENCING <= state.phase <= RETREATING:
        possible(state.field != NONE and state.defender != NONE, "SEN-70.field")
        possible(state.battles >> state.field & 1 == 1, "SEN-70.field")
        possible(state.owners[state.field] == state.defender, "SEN-70.defender")
        possible(state.defender != state.mover, "SEN-70.defender")
    if state.phase in (HOSTAGE, RETREATING):
        possible(state.victor in (state.mover, state.defender), "SEN-75.victor")


def check_end(state: Senji) -> None:
    """Scores and ranks belong to the end, and are those of the honour (SEN-90)."""
    if state.acting:
        possible(state.scores == () and state.ranks == (), "SEN-90.early")
        return
    scores = tuple([int(honour) for honour in state.honour])
    possible(state.scores == scores and state.ranks == ranked(list(scores)), "SEN-90.result")
