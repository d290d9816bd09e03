"""Senji, the types of its views (SEN-09) and answers: see `sengoku.games.kernel.shape`.

A diplomacy card is family * 13 + slot; both bluffs of a family have the slot 12. Lists that have an
entry for each seat, province, sea, lot, family or type of hanafuda say so.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from sengoku.games.kernel import shape
from sengoku.games.kernel.shape import Pair
from sengoku.games.senji.components import Phase
from sengoku.games.senji.rules.powers import When

Trust: TypeAlias = Annotated[list[list[int]], Meta(min_length=2, max_length=2)]
Promise: TypeAlias = Annotated[list[int], Meta(min_length=4, max_length=4)]


Part: TypeAlias = Literal["units", "captured", "power", "emblems", "support"]  # of a total
Bills: TypeAlias = Annotated[list[list["BillLine"]], Meta(min_length=2, max_length=2)]


class Year(TypedDict):
    """The season, who hosts, who is ready, who has how much honour."""

    year: int  # 0 during the set-up
    phase: Phase
    host: int | None  # in the set-up: who calls
    overtime: bool
    absent: int  # how many families nobody plays: the first ones
    families: list[int]  # by seat
    honour: list[int]  # by seat
    readiness: list[int]  # by seat: 0 open, 1 ready, 2 sealed
    changes: list[int]  # by seat
    called: int | None  # the province called in the set-up
    attacked: list[list[int]]  # by seat: provinces
    assailed: list[list[int]]  # by seat: seats
    executed: list[list[int]]  # by seat: seats
    trust: Trust  # promises to all, kept and broken, by seat


class Board(TypedDict):
    """Provinces, fleets, units, samurai."""

    owners: list[int | None]  # by province
    units: list[int]  # by province
    samurai: list[list[int]]  # by province
    fleets: list[list[int]]  # by seat and sea: units
    fleet_samurai: list[list[list[int]]]  # by seat and sea
    reserve: list[int]  # by seat: units
    retinue: list[list[int]]  # by seat: samurai
    fallen: list[int]  # samurai
    samurai_deck: int
    samurai_drawn: list[int]  # by seat: how many


class Table(TypedDict):
    """Cards that lie open, and how many lie covered."""

    hanafuda: list[int]  # by seat: how many
    flower_deck: int
    flower_discards: list[int]  # by type
    under: list[Pair]  # seat and how many hanafuda it put under the deck
    decks: list[list[list[int]]]  # of absent families: layers from the bottom
    lots: list[int | None]
    bids: list[list[int]] | None  # in winter, by seat and lot: how many cards
    frozen: list[list[list[int]]]  # by seat and lot
    frozen_worth: list[list[int]]  # by seat and lot, where there is an auction
    revealed: list[list[int]]  # by seat
    touched: list[int]
    out: list[int]


class BillLine(TypedDict):
    """A part of a battle's total, and the sum up to here."""

    part: Part
    count: int
    family: int | None  # where dice are counted: whose emblem they show
    total: int


class Summer(TypedDict):
    """Calls, movement, battle."""

    pending: list[int]  # provinces still to be called
    pending_fleets: list[Pair]  # seat and sea
    spied: list[int | None]  # by seat: the province that Fuma looked into
    mover: int | None
    origin: int | None  # a province, or 18 + sea
    plan: list[Pair] | None  # piece (0 a unit, else 1 + samurai) and way, once it has set out
    raid: int | None  # the sea
    drowning: int
    attack_units: list[int]  # by province
    attack_samurai: list[list[int]]  # by province
    battles: list[int]  # provinces
    field: int | None
    defender: int | None
    silenced: int | None
    captured: Pair  # dice: attacker's, defender's
    dice: list[int]  # by family
    rerolls: int
    aside: int
    victor: int | None
    bills: Bills | None  # of a battle: the attacker's, the defender's, without support cards


class Autumn(TypedDict):
    """Who was called, what is being done."""

    invited: list[int]
    trader: int | None
    used: list[int]
    partner: int | None
    asked: int  # how many hanafuda are shown for the trade card
    picked: int
    mercenary: bool
    placing: int | None


class Open(Year, Board, Table, Summer, Autumn):
    """What everybody sees."""


class Cards(TypedDict):
    """Hands, what was seen in others', what is laid face down."""

    hand: list[int]
    givers: list[Pair]  # card and who gave it
    flowers: list[int]  # hanafuda by type
    sightings: list[list[int]]  # by seat: hanafuda seen there by type, how many left unseen since
    packets: list[list[int]]  # hanafuda that it put under the deck
    laid: list[list[int]]  # by lot
    orders: list[int]  # by province, 0 is none
    spied: int | None  # province * 4 + order
    trust: Trust  # promises heard that were kept and broken, by speaker
    lifts: int  # how often something may still be taken back in this phase


# "from" is a keyword: the names are in quotes.
Offer = TypedDict(
    "Offer",
    {
        "from": int,
        "to": int,
        "number": int,
        "shown": list[int],
        "covered": int,  # how many
        "covered_cards": list[int] | None,  # which, for who gives them
        "places": list[int],  # 1 where a card is covered, in the order in which they were put in
        "wants": list[int],
    },
)


class Talks(TypedDict):
    """What the seat puts together; offers and promises."""

    draft: list[int]  # see DRAFT in `components`
    offers: list[Offer]
    sent: list[int]  # by seat: offers made this winter
    got: list[int]  # by seat
    promises: list[Promise]  # speaker, hearer (6: all), promise, province (-1: none)


class Choices(TypedDict):
    """Secret choices that the seat has made or is about to make."""

    drawn: list[int]  # samurai to choose from
    chosen: int | None  # the samurai kept in the set-up, until all are shown
    plan: list[Pair] | None
    breaks: list[Promise]  # its own that setting out, or an execution, would break
    recalls: int | None
    support: int  # the card chosen, -1 none, -2 still to be chosen
    swap: int  # the same, for Umeko
    shown: list[int] | None  # hanafuda by type, laid open for the two who trade
    to_show: int | None


class Given(TypedDict):
    """A card that an offer gives."""

    card: int
    covered: bool


class Drafted(TypedDict):
    """What a seat is putting together."""

    what: Literal["offer", "promise", "payment", "set"]
    other: int | None  # to whom an offer goes, or whose is paid for
    number: int | None  # of the offer that is answered
    promise: int | None
    province: int | None  # that a promise is about,
    names_province: bool  # which is still to be named
    given: list[Given]
    wants: list[int]


class Report(TypedDict):
    """What Fuma has seen."""

    province: int
    order: int  # 1 to 3


class Attack(TypedDict):
    """What a plan sends into an enemy province."""

    province: int
    units: int
    samurai: list[int]


class March(TypedDict):
    """A movement that is planned."""

    units: int  # that stay
    samurai: list[int]  # that stay
    attacks: list[Attack]
    room: int  # how many more enemy provinces may be entered


class Support(TypedDict):
    """A card that may support a fighter, and what it adds."""

    card: int
    adds: int


class Hostage(TypedDict):
    """A member who may be executed: honour that the loser gains, and the winner loses."""

    card: int
    gained: int
    lost: int


class Trade(TypedDict):
    """A trade card: who shows hanafuda for it (None: the deck), and how many."""

    card: int
    partner: int | None
    shows: int


class Worth(TypedDict):
    """A member of another family, and its honour."""

    card: int
    honour: int


class SetRow(TypedDict):
    """The cards of another family in hand, and the one that is laid into the set."""

    family: int
    cards: list[int]
    laid: int | None


class Gathering(TypedDict):
    """The set of cards of other families."""

    needed: int  # families
    held: int
    families: list[SetRow]


class Deeds(TypedDict):
    """What a called family may do, what it takes, what it would bring."""

    needs: list[list[int]]  # by combination and type of hanafuda
    trades: list[Trade]
    members: list[Worth]  # that may be revealed
    revealed: list[Worth]  # that may be taken back
    set: Gathering
    homeless: bool  # without a province: it may hire


class Prospects(TypedDict):
    """What the seat puts together, and what its choices would bring."""

    stakes: list[int]  # by lot, where there is an auction: what its cards are worth
    drafted: Drafted | None
    report: Report | None
    unordered: int  # in spring: provinces without an order
    march: March | None
    supports: list[Support]
    hostages: list[Hostage]
    deeds: Deeds | None


class Own(Cards, Talks, Choices, Prospects):
    """What is the seat's own."""


class Sight(TypedDict):
    """What the seat remembers, holds, and is about to do."""

    # A hidden card, who held it last (-1: unknown), whether it must still be there, whether it is
    # in nobody's bid; then the same three as everybody knows them.
    memory: list[list[int]]
    own: Own | None


class View(shape.View, Open, Sight):
    """What a seat of Senji sees."""


# Questions.


class Battle(TypedDict):
    """A battle whose odds are asked; supports are the values of the cards played, 0 for none."""

    attacker_units: int
    defender_units: int
    attackers: NotRequired[list[int]]  # samurai, instead of captures and bonus
    defenders: NotRequired[list[int]]
    attacker_captures: NotRequired[int]
    defender_captures: NotRequired[int]
    attacker_bonus: NotRequired[int]
    defender_bonus: NotRequired[int]
    attacker_support: NotRequired[int]
    defender_support: NotRequired[int]
    shared: NotRequired[bool]  # whether both supports are of one family


class Odds(TypedDict):
    """How a battle goes for the attacker: at the first roll, and in the end."""

    win: float
    tie: float
    loss: float
    wins: float
    attacker_losses: float
    defender_losses: float


# What is in the box.


class ProvinceFigures(TypedDict):
    """A province: the family whose home it is, and what is next to it."""

    name: str
    home: int
    covers: str
    land: list[int]  # the provinces next to it,
    crossings: list[int]  # and those over a strait, which counts the same
    seas: list[int]


class SamuraiFigures(TypedDict):
    """A samurai: the honour it brings, when its power works, the kind of move that uses it."""

    name: str
    honour: int
    when: When
    move: str | None


class CombinationFigures(TypedDict):
    """A combination: hanafuda of each type, and its honour; None: it recruits a samurai."""

    name: str
    needs: list[int]
    honour: int | None


class SlotFigures(TypedDict):
    """What is printed on a card, whichever family it is of."""

    kind: Literal["member", "military", "trade", "bluff"]
    value: int


class SetFigures(TypedDict):
    """The set of cards of other families."""

    families: int
    honour: int


class Prices(TypedDict):
    """What mercenaries cost."""

    unit: int
    samurai: int


class Figures(TypedDict):
    """What is in the box of Senji, in the edition that is played."""

    edition: str
    provinces: list[ProvinceFigures]
    samurai: list[SamuraiFigures]
    combinations: list[CombinationFigures]
    slots: list[SlotFigures]
    cards: list[int]  # all that there are, bluffs aside
    hanafuda: list[int]  # by type
    goal: int  # honour that wins
    dice: int
    units: int  # of each player
    crowd: int  # units in one place at most
    realm: int  # provinces of one player at most
    set: SetFigures
    prices: Prices
