"""Senji, every field of a state: the one place that declares them, and who may see each (SEN-09).

Fields that belong together share a record. `records.py`, with a class for every record, is made
from these tables: run `make codes` after a change here. A new field usually also needs

- `view.sight`, if anybody may see it, and `worlds`, if it is hidden from somebody;
- `positions.numbers`: the range of its values;
- `to`, if a change in it shows in other views than that of its owner;
- `features`, if learning programs should see it;
- a default for dumps of older versions, which do not have it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sengoku.games.kernel.fields import ALL, NOBODY, OWNER, SOME, Field, in_records
from sengoku.games.senji.components import (
    DRAFT,
    FAMILIES,
    FLOWERS,
    LOTS,
    NONE,
    PROVINCES,
    SEAS,
    SEATS_MOST,
    SIGHTING,
    UNASKED,
    UNITS,
)

# Whose views may show that a field has changed: see `view.changes`.
EVERYBODY: Final = "EVERYBODY"  # what a seat alone sees may be counted by all
SEATS: Final = "SEATS"  # some seats' own, and nothing that lies open
MOVER: Final = "MOVER"  # while it plans a movement; then everybody
ROWS: Final = "ROWS"  # the seats whose rows have changed


class Declared(Field):
    """A field with its type, and what is in it before anything has happened."""

    def __init__(self, sees: str, kind: str, *, row: i64 = 0, blank: i64 = 0) -> None:
        super().__init__(sees, int(row))
        self.kind = kind  # the type of its attribute
        self.blank = int(blank)
        self.width = 0  # how many numbers, or how many in a row for each seat; 0: any number
        self.by_seat = False
        self.spectators = False  # whether there is a row for them, too
        # Whose views may show a change: EVERYBODY, or only those that a field of fewer says.
        self.shows = ROWS if sees == OWNER else EVERYBODY

    def to(self, shows: str) -> Declared:
        """The same field, where it is not as usual whose views may show a change."""
        self.shows = shows
        return self

    def length(self, seats: int) -> int:
        """How many numbers it holds for so many seats; 0: any number."""
        return (seats + self.spectators) * self.width if self.by_seat else self.width


def number(sees: str, blank: i64 = 0) -> Declared:
    """One number."""
    return Declared(sees, "i64", blank=blank)


def flag(sees: str) -> Declared:
    """True or false."""
    return Declared(sees, "bool")


def numbers(sees: str, size: i64 = 0, blank: i64 = 0, *, row: i64 = 0) -> Declared:
    """A fixed number of numbers, or any number of them."""
    field = Declared(sees, "vec[i64]", row=row, blank=blank)
    field.width = int(size)
    return field


def by_seat(sees: str, width: i64 = 1, blank: i64 = 0, *, spectators: bool = False) -> Declared:
    """`width` numbers for each seat; with `spectators`, one more row for what they remember."""
    row = 0 if sees == ALL and width == 1 else width
    field = Declared(sees, "vec[i64]", row=row, blank=blank)
    field.width = int(width)
    field.by_seat = True
    field.spectators = spectators
    return field


class Record:
    """A group of related fields."""

    def __init__(self, meaning: str, **fields: Declared) -> None:
        self.meaning = meaning
        self.fields = fields


YEAR: Final = {  # on the state itself
    "year": number(ALL),  # counted from 1; 0 during the set-up
    "phase": number(ALL),  # what is being decided now
    "host": number(ALL, NONE),  # who hosts the Emperor (SEN-20); in the set-up, who calls (SEN-11)
    "overtime": flag(ALL),  # somebody had reached the goal, but the lead was shared (SEN-90)
}

BOARD: Final = Record(
    "What stands on the map, and beside it.",
    honour=by_seat(ALL),
    owners=numbers(ALL, PROVINCES, NONE),  # whose fortress stands there, NONE if closed
    units=numbers(ALL, PROVINCES),  # in each province, its owner's
    samurai=numbers(ALL, PROVINCES),  # in each province, as bits, its owner's
    fleets=by_seat(ALL, SEAS),  # units in each sea
    fleet_samurai=by_seat(ALL, SEAS),  # samurai in each sea, as bits
    reserve=by_seat(ALL, 1, UNITS),  # units not on the board (SEN-04)
    retinue=by_seat(ALL),  # samurai on the board, as bits
    fallen=number(ALL),  # the samurai's discard pile, as bits (SEN-79)
)

RECRUITS: Final = Record(
    "Samurai on their way to the board.",
    samurai_deck=numbers(NOBODY),  # the last card is drawn first
    drawn=by_seat(OWNER).to(EVERYBODY),  # samurai among which a seat chooses, as bits
    chosen=by_seat(OWNER, 1, NONE),  # the samurai kept in the set-up, until all have (SEN-10)
    called=number(ALL, NONE),  # the province called in the set-up
    mercenary=flag(ALL),  # the samurai being recruited is hired (SEN-85)
    placing=number(ALL, NONE),  # the samurai to be placed
)

HANAFUDA: Final = Record(
    "Where the hanafuda are, and who has seen them.",
    flowers=by_seat(OWNER, FLOWERS).to(EVERYBODY),  # in hand, by type
    flower_deck=numbers(NOBODY),  # the last card is drawn first
    flower_discards=numbers(ALL, FLOWERS),  # by type
    under=numbers(ALL),  # seat and number of cards of each packet under the deck, from below
    sightings=by_seat(OWNER, SEATS_MOST * SIGHTING),  # seen in other hands: see `memory`
)

DIPLOMACY: Final = Record(
    "Where the diplomacy cards are, and what is known about them.",
    hands=by_seat(OWNER, FAMILIES),  # masks by family: see `cards`
    givers=by_seat(OWNER, FAMILIES),  # who gave the cards in hand: see `memory`
    holders=by_seat(OWNER, FAMILIES, spectators=True),  # of cards when last seen: see `memory`
    firm=by_seat(OWNER, FAMILIES, spectators=True),  # the cards that must still be there
    unlaid=by_seat(OWNER, FAMILIES, spectators=True),  # the cards that are in nobody's bid
    decks=numbers(NOBODY),  # of the absent families: see `cards`
    revealed=by_seat(ALL, FAMILIES),  # members lying open, masks by family (SEN-84)
    touched=numbers(ALL, FAMILIES),  # members revealed or retaken this autumn, masks by family
    out=numbers(ALL, FAMILIES),  # members executed, masks by family (SEN-75)
)

AUCTION: Final = Record(
    "Cards of absent families for sale (SEN-30).",
    lots=numbers(ALL, LOTS, NONE),  # two cards for each absent family
    laid=by_seat(OWNER, LOTS),  # bids face down, masks of the own family by lot (SEN-31)
    frozen=by_seat(ALL, LOTS),  # bids turned up and tied (SEN-32)
)

READY: Final = Record(
    "How far each seat has come, where many decide at once.",
    readiness=by_seat(ALL),
    changes=by_seat(ALL),  # how often a seat may still take its ready back
    lifts=by_seat(OWNER),  # how often a seat may still take back something half made
)

TALKS: Final = Record(
    "Offers in winter, and what a seat is putting together in any season.",
    drafts=by_seat(OWNER, DRAFT),  # what a seat is putting together
    # Those that stand: for who gives and who is asked (SEN-42).
    offers=numbers(SOME, row=DRAFT).to(SEATS),
    sent=by_seat(SOME, SEATS_MOST).to(SEATS),  # offers this winter, from row to column: for the two
)

PLEDGES: Final = Record(
    "What was promised (SEN-45), and what was done this year.",
    promises=numbers(SOME, row=4).to(SEATS),  # speaker, hearer, promise, province: for who hears it
    trust=by_seat(OWNER, 2 * SEATS_MOST, spectators=True),  # heard: kept, then broken, by speaker
    attacked=by_seat(ALL),  # provinces attacked this year, as bits
    assailed=by_seat(ALL),  # seats attacked this year, as bits
    executed=by_seat(ALL),  # seats with a member executed this year, as bits, by executioner
)

CAMPAIGN: Final = Record(
    "Orders, and the host's calls that carry them out.",
    orders=by_seat(OWNER, PROVINCES),  # face down, by province; 0 is none (SEN-50)
    spied=by_seat(OWNER, 1, NONE).to(EVERYBODY),  # the order that Fuma saw: province * 4 + order
    pending=number(ALL),  # provinces still to be called, as bits
    pending_fleets=number(ALL),  # fleets still to be called, as bits: seat * 2 + sea
)

MOVEMENT: Final = Record(
    "A movement, from its plan to the battles that it leads to.",
    mover=number(ALL, NONE),  # whose movement it is; the attacker in a battle
    origin=number(ALL, NONE),  # where it starts: a province, or 18 + sea
    # Piece * 56 + way for each piece: for the mover until it sets out.
    plan=numbers(SOME).to(MOVER),
    recalls=number(SOME).to(MOVER),  # how often the plan may still be begun anew: for the mover
    raid=number(ALL, NONE),  # the sea of the raid whose dice were rolled
    drowning=number(ALL),  # how many of the raid are still to drown (SEN-66)
    attack_units=numbers(ALL, PROVINCES),  # on their way into each province
    attack_samurai=numbers(ALL, PROVINCES),  # on their way into each province, as bits
    battles=number(ALL),  # provinces still to be fought for, as bits (SEN-69)
)

BATTLE: Final = Record(
    "The battle that is being fought, or was fought last.",
    field=number(ALL, NONE),  # the province fought for now
    defender=number(ALL, NONE),
    silenced=number(ALL, NONE),  # the samurai that Kojiro named
    captured_attacker=number(ALL),  # dice (SEN-70)
    captured_defender=number(ALL),
    dice=numbers(ALL, FAMILIES),  # rolled, by emblem
    rerolls=number(ALL),  # dice that Genba may still roll again in this battle
    aside=number(ALL),  # dice that Genba is about to roll again
    supports=by_seat(OWNER, 1, UNASKED),  # the card chosen, NONE, or UNASKED (SEN-71)
    victor=number(ALL, NONE),
)

AUTUMN: Final = Record(
    "The family that the host has called, and what it is doing.",
    invited=number(ALL),  # families called this autumn, as bits
    trader=number(ALL, NONE),  # the family called
    used=number(ALL),  # powers that it has used up, as bits
    partner=number(ALL, NONE),  # with whom it trades or swaps
    shown=numbers(SOME, FLOWERS),  # by type: for the partner, then also for the trader (SEN-80)
    to_show=number(SOME),  # how many are still to be shown: for the partner
    picked=number(ALL),  # how many the trader has taken
    swaps=by_seat(OWNER, 1, UNASKED),  # the card chosen for Umeko, NONE, or UNASKED
)

RECORDS: Final = {
    "board": BOARD,
    "recruits": RECRUITS,
    "hanafuda": HANAFUDA,
    "diplomacy": DIPLOMACY,
    "auction": AUCTION,
    "ready": READY,
    "talks": TALKS,
    "pledges": PLEDGES,
    "campaign": CAMPAIGN,
    "movement": MOVEMENT,
    "battle": BATTLE,
    "autumn": AUTUMN,
}
FIELDS: Final[dict[str, Field]] = {
    **YEAR,
    **in_records(**{name: record.fields for name, record in RECORDS.items()}),
}
