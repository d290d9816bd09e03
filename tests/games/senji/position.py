"""Positions of Senji in a few words, for the tests.

    at("summer", units="YAM:3 OWA:2", samurai="YAM:genba", orders="YAM:movement")

Three players by default: A is red (YAM KAG IZM), B green (MUS SUR SHI), C purple (OWA KII SAN).
What is not said is empty, or lies where it begins: every family's cards in its own hand, absent
families' in their decks.
"""

from __future__ import annotations

from typing import Any

import sengoku
from sengoku.games.kernel import Plain
from sengoku.games.kernel.moves import SEATS
from sengoku.games.senji.components import (
    CARD_NAMES,
    FAMILIES,
    FLOWER_NAMES,
    LOTS,
    ORDER_NAMES,
    PHASE_NAMES,
    PROVINCE_NAMES,
    SAMURAI_NAMES,
    SEA_NAMES,
    SLOTS,
)
from sengoku.games.senji.state import Senji

SENJI = sengoku.game("senji")


def at(
    season: str = "summer",
    *,
    players: int = 3,
    actor: str = "",
    host: str = "A",
    year: int = 2,
    owners: str = "",
    units: str = "",
    samurai: str = "",
    fleets: str = "",
    orders: str = "",
    honour: str = "",
    hands: str = "",
    revealed: str = "",
    lots: str = "",
    flowers: str = "",
    discards: str = "",
    deck: int | None = None,
    samurai_deck: str | None = None,
    options: dict[str, Any] | None = None,
    rules: int = SENJI.rules,
    **fields: Any,
) -> Senji:
    """The position in a season: the host calls, everybody talks, bids or orders, or `actor` trades.

    Places are lists like "YAM:3", hands like "A:green-member-3 B:red-trade-2" (taken from where
    the cards begin), flowers like "A:sun*4". `deck` cuts the hanafuda deck, the rest is discarded.
    """
    begun = SENJI.start(players, 1, rules=rules, **(options or {}))
    assert isinstance(begun, Senji)
    dump = begun.dump()
    absent = 6 - players
    blank(dump, begun)
    dump["year"] = year
    dump["host"] = SEATS.index(host)
    for place, (province, family) in enumerate(
        zip(PROVINCE_NAMES, begun.edition.homes, strict=True)
    ):
        dump["owners"][place] = family - absent if family >= absent else -1
        assert province == PROVINCE_NAMES[place]
    for province, owner in pairs(owners):
        dump["owners"][PROVINCE_NAMES.index(province)] = SEATS.index(owner)
    put_pieces(dump, units, samurai, fleets, samurai_deck)
    put_cards(dump, absent, hands, revealed, lots)
    put_flowers(dump, list(begun.edition.flowers), flowers, discards, deck)
    for seat, number in pairs(honour):
        dump["honour"][SEATS.index(seat)] = int(number)
    for province, order in pairs(orders):
        place = PROVINCE_NAMES.index(province)
        dump["orders"][dump["owners"][place]][place] = 1 + ORDER_NAMES.index(order)
        dump["pending"] |= 1 << place
    enter(dump, season, actor or host)
    return load(dump | fields)


def load(dump: Plain) -> Senji:
    state = SENJI.load(dump)
    assert isinstance(state, Senji)
    return state


def edit(state: Senji, **fields: Any) -> Senji:
    """The same position with other fields."""
    return load(state.dump() | fields)


def homes() -> list[int]:
    edition = SENJI.options["edition"]
    return list(edition.homes)  # type: ignore[union-attr]


def pairs(text: str) -> list[list[str]]:
    return [word.split(":") for word in text.split()]


def blank(dump: Plain, begun: Senji) -> None:
    """Nothing on the board, nobody remembers anything, the cards where they begin."""
    players = int(begun.players)
    for name in ("units", "samurai"):
        dump[name] = [0] * 18
    dump["reserve"] = [12] * players
    dump["drawn"] = [[0]] * players
    dump["lifts"] = [[int(begun.most_lifts)] for _ in range(players)]
    dump["changes"] = [int(begun.most_changes)] * players
    for name in ("holders", "firm", "unlaid"):
        dump[name] = [[0] * FAMILIES for _ in range(players + 1)]
    dump["pending"] = 0


def put_pieces(
    dump: Plain, units: str, samurai: str, fleets: str, samurai_deck: str | None
) -> None:
    for place, number in pairs(units):
        province = PROVINCE_NAMES.index(place)
        dump["units"][province] = int(number)
        dump["reserve"][dump["owners"][province]] -= int(number)
    for place, number in pairs(fleets):  # "A-north:2"
        seat, sea = place.split("-")
        dump["fleets"][SEATS.index(seat)][SEA_NAMES.index(sea)] = int(number)
        dump["reserve"][SEATS.index(seat)] -= int(number)
    left = set(range(18))
    for place, names in pairs(samurai):
        for name in names.split("+"):
            bit = SAMURAI_NAMES.index(name)
            left.remove(bit)
            if place in PROVINCE_NAMES:
                province = PROVINCE_NAMES.index(place)
                dump["samurai"][province] |= 1 << bit
                dump["retinue"][dump["owners"][province]] |= 1 << bit
            else:
                seat, sea = place.split("-")
                dump["fleet_samurai"][SEATS.index(seat)][SEA_NAMES.index(sea)] |= 1 << bit
                dump["retinue"][SEATS.index(seat)] |= 1 << bit
    if samurai_deck is None:
        dump["samurai_deck"] = sorted(left)
    else:
        dump["samurai_deck"] = [SAMURAI_NAMES.index(name) for name in samurai_deck.split()]
        lost = left - set(dump["samurai_deck"])
        dump["fallen"] = sum(1 << number for number in lost)


def put_cards(dump: Plain, absent: int, hands: str, revealed: str, lots: str) -> None:
    for seat, name in pairs(hands):
        take_card(dump, absent, card(name))
        dump["hands"][SEATS.index(seat)][card(name) // SLOTS] |= 1 << card(name) % SLOTS
    for seat, name in pairs(revealed):
        take_card(dump, absent, card(name))
        dump["revealed"][SEATS.index(seat)][card(name) // SLOTS] |= 1 << card(name) % SLOTS
    for lot, name in pairs(lots):
        take_card(dump, absent, card(name))
        dump["lots"][int(lot)] = card(name)


def take_card(dump: Plain, absent: int, number: int) -> None:
    """Take a card from where it begins."""
    owner = number // SLOTS - absent
    if owner >= 0:
        assert dump["hands"][owner][number // SLOTS] >> number % SLOTS & 1, CARD_NAMES[number]
        dump["hands"][owner][number // SLOTS] &= ~(1 << number % SLOTS)
    else:
        dump["decks"] = [entry for entry in dump["decks"] if entry & 127 != number]


def put_flowers(dump: Plain, box: list[int], flowers: str, discards: str, deck: int | None) -> None:
    for row in dump["flowers"]:
        row[:] = [0] * 4
    for seat, names in pairs(flowers):
        for name in names.split("+"):
            kind, _, times = name.partition("*")
            dump["flowers"][SEATS.index(seat)][FLOWER_NAMES.index(kind)] += int(times or 1)
            box[FLOWER_NAMES.index(kind)] -= int(times or 1)
    for name in discards.split():
        kind, _, times = name.partition("*")
        dump["flower_discards"][FLOWER_NAMES.index(kind)] += int(times or 1)
        box[FLOWER_NAMES.index(kind)] -= int(times or 1)
    pile = [flower for flower in range(4) for _ in range(box[flower])]
    if deck is not None:
        for flower in pile[: len(pile) - deck]:
            dump["flower_discards"][flower] += 1
        pile = pile[len(pile) - deck :]
    dump["flower_deck"] = pile


def enter(dump: Plain, season: str, actor: str) -> None:
    """The phase and who acts."""
    everybody = (1 << len(dump["honour"])) - 1
    phase = {"autumn": "trading", "spring": "ordering"}.get(season, season)
    dump["phase"] = PHASE_NAMES.index(phase)
    dump["acting"] = 1 << SEATS.index(actor)
    if phase in ("winter", "bidding", "ordering"):
        dump["acting"] = everybody
    if phase == "trading":
        dump["trader"] = SEATS.index(actor)
        dump["invited"] = everybody
    assert len(dump["lots"]) == LOTS


# Asking and playing.


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def seat(letter: str) -> int:
    return SEATS.index(letter)


def province(name: str) -> int:
    return PROVINCE_NAMES.index(name)


def play(state: Senji, *moves: str) -> None:
    """Play moves in notation, "B: take from A 1", or without a seat by the first actor."""
    for line in moves:
        who, _, text = line.rpartition(": ")
        mover = seat(who) if who else state.actors[0]
        state.play(mover, state.parse(mover, text))


def texts(state: Senji, who: str = "") -> list[str]:
    """All legal moves of a seat, or of the first actor, in notation."""
    mover = seat(who) if who else state.actors[0]
    return [state.text(mover, move) for move in state.moves(mover)]


def refusal(state: Senji, line: str) -> str:
    """The rule and the case that forbid a move; the state stays as it was."""
    who, _, text = line.rpartition(": ")
    mover = seat(who) if who else state.actors[0]
    why = state.why_not(mover, state.parse(mover, text))
    assert why is not None, f"{text} is legal"
    return f"{why.rule}.{why.reason}" if why.reason else why.rule


def figures(state: Senji, line: str) -> dict[str, int | str]:
    """The figures of a refusal."""
    who, _, text = line.rpartition(": ")
    mover = seat(who) if who else state.actors[0]
    why = state.why_not(mover, state.parse(mover, text))
    assert why is not None
    return why.figures


def hand(state: Senji, who: str) -> set[str]:
    """The diplomacy cards in a hand."""
    return {CARD_NAMES[number] for number in state.view(seat(who))["own"]["hand"]}


def with_seed(state: Senji, seed: int) -> Senji:
    """The same position with other luck."""
    twin = state.copy()
    twin.random = sengoku.Random(seed)
    return twin


def told(state: Senji, who: str | None, kind: str) -> list[Plain]:
    """The events of one kind, as a seat saw them."""
    events = state.events(None if who is None else seat(who))
    return [event for event in events if event["event"] == kind]
