"""Shitennō, the types of its views (STN-23) and answers: see `sengoku.games.kernel.shape`.

Cards are counted by kind (17, troops first), parts of a payment by kind (20).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from sengoku.games.kernel import shape
from sengoku.games.kernel.shape import Pair
from sengoku.games.shitenno.components import Phase

Asked: TypeAlias = Literal["offer", "split", "answer", "choose", "turn", "pay"]
Kind: TypeAlias = Literal["pay", "hatamoto", "exchange", "copy", "lose"]  # of a step
Pool: TypeAlias = Annotated[list[int | list[int]], Meta(min_length=2, max_length=2)]
Line: TypeAlias = Annotated[list[int | None], Meta(min_length=3, max_length=3)]


class Offer(TypedDict):
    """A lot that somebody is offered."""

    title: int
    cards: list[int]


class Board(TypedDict):
    """What lies open on the table."""

    round: int
    phase: Phase
    generals: list[int]  # by seat: whose crest and colour it has
    titles: list[int]  # by seat
    favour: list[int]  # by seat
    kamon: list[int]  # by seat: how many are left
    troop_cards: list[int]  # by seat: how many
    koku: list[list[int]]  # by seat and kind of koku card
    bonuses: list[list[int]]  # by seat and kind of bonus
    pile: int
    discards: list[int]  # troop cards by kind
    koku_pile: int
    spent: list[int]  # koku cards by kind
    used: list[int]  # bonus tiles by kind
    board: list[list[int | None]]  # by province and position: whose kamon
    golden: list[list[bool]]  # by province and position
    tops: list[int | None]  # by province: the troop on its top tile
    tairo: int | None
    table: list[int]  # the cards to be divided
    tiles: list[int]  # the titles that are still to be given out
    offers: list[Offer]
    earned: list[int | None]  # by seat: the title of its lot
    placed: int  # kamon placed in this turn
    stood_in: bool  # whether the Hatamoto has helped in this turn


class Remembered(TypedDict):
    """What everybody remembers."""

    known: list[list[int]]  # by seat: troop cards that were taken openly
    piles: int  # the number of the current pile
    pools: list[Pool]  # the number of a pile, and its unseen cards by kind
    won: list[list[Pair]]  # by province, tiles: troop and bonus


class Province(TypedDict):
    """A province as it stands: what its next position asks for, whose kamon count how much."""

    position: int | None  # None: all are taken
    troops: list[int]  # one by one, that of the top tile or of the gate last
    koku: int | None  # instead of the troops
    tiles: int  # that still lie at the gate
    kamon: list[int]  # by seat, golden ones twice
    leader: int | None
    tied: bool  # the leftmost kamon decides


class Reckoned(TypedDict):
    """What follows from all this by the rules."""

    order: list[int]  # the seats, the highest title first
    round_of: list[int]  # those whom a lot is offered to, one after the other
    placements_left: int  # in this turn
    koku_in_hand: list[int]  # by seat
    provinces: list[Province]


class Favour(TypedDict):
    """The final favour of a seat, line by line."""

    seat: int
    track: int
    koku: int
    exchanged: int
    plus: int
    provinces: list[int]
    majorities: int
    total: int


class Open(Board, Remembered, Reckoned):
    """What everybody sees."""

    hands: list[list[int]] | None  # at the end
    last_favour: list[Favour] | None  # at the end


class Hand(TypedDict):
    """The hand, and what the seat is putting together."""

    asked: Asked | None
    hand: list[int] | None
    held: list[int] | None  # parts that could be spent
    gains: list[int | None] | None  # by province: favour that the next kamon would bring
    lot: list[int] | None
    claimed: int | None  # the province
    spend: list[int] | None
    take_backs: int | None


class Own(Hand):
    """What only the seat sees."""

    unseen_troops: list[int]  # by type, on cards that the seat does not see
    journal: list[Line]  # who took a card, the number of its pile if unseen, its kind if known


class View(shape.View, Open, Own):
    """What a seat of Shitennō sees."""


# Answers.


class Price(TypedDict):
    """What the next position of a province costs."""

    position: int
    troops: list[int]  # by troop: how many
    koku: int


class Step(TypedDict):
    """One step of a use; `what` is a troop, or 4 for a koku."""

    use: Kind
    card: int | None
    what: int
    into: NotRequired[int]


class Use(TypedDict):
    """One use of a payment: by which of the two prices, and every step."""

    by: Literal["troops", "koku"]
    steps: list[Step]


# What is in the box.


class CardFigures(TypedDict):
    """A kind of card: how many there are, the troops or the koku on it."""

    name: str
    copies: int
    troops: list[int]
    koku: int


class TitleFigures(TypedDict):
    """A title: its seals, and what it adds to every kamon."""

    name: str
    seals: int
    bonus: int


class ProvinceFigures(TypedDict):
    """A province: its troop, how many of it are printed beside the gate, its positions."""

    name: str
    gate: int
    printed: int
    values: list[int]  # of the positions: koku price and favour in one


class Figures(TypedDict):
    """What is in the box of Shitennō."""

    cards: list[CardFigures]
    titles: list[TitleFigures]
    provinces: list[ProvinceFigures]
    tile_copies: int  # of each of the twelve tiles
    stack: int  # tiles on a gate
    majority: int  # favour for a province
    kamon_a_turn: int  # at most
