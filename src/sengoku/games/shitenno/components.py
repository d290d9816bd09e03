"""Shitennō, what is in the box: STN-01 to STN-10, and the numbers that the rules count with."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

TROOP_NAMES: Final = ("samurai", "bushi", "sohei", "shinobi")  # STN-01
TROOPS: Final[i64] = 4

# Cards are counted by kind: the four single troops, the ten doubles, then koku of 1, 2 and 3.
PAIRS: Final = tuple([(first, second) for first in range(4) for second in range(first, 4)])
DOUBLE_NAMES: Final = tuple([f"{TROOP_NAMES[one]}+{TROOP_NAMES[two]}" for one, two in PAIRS])
KOKU_NAMES: Final = ("1koku", "2koku", "3koku")
CARD_NAMES: Final = (*TROOP_NAMES, *DOUBLE_NAMES, *KOKU_NAMES)
TROOP_KINDS: Final[i64] = 14
KOKU_KINDS: Final[i64] = 3
KINDS: Final[i64] = 17
COPIES: Final = vec[i64]([6] * 4 + [1] * 10 + [12, 8, 4])  # STN-02, STN-03, STN-04
TROOP_CARDS: Final[i64] = 34
KOKU_CARDS: Final[i64] = 24
HALVES: Final = vec[i64]([1] * 4 + [2] * 10)  # how many troops a card shows

# Bonus tiles: tile number troop * 3 + bonus, two of each (STN-05).
BONUS_NAMES: Final = ("exchange", "plus", "draw")
BONUSES: Final[i64] = 3
EXCHANGE: Final[i64] = 0
PLUS: Final[i64] = 1
DRAW_TILE: Final[i64] = 2
TILE_KINDS: Final[i64] = 12
TILE_COPIES: Final[i64] = 2
TILES: Final[i64] = 24
STACK: Final[i64] = 3  # tiles on each gate (STN-20)

# What a spend is put together from: cards by kind, then these three.
PART_NAMES: Final = (*CARD_NAMES, "exchange", "plus", "hatamoto")
PARTS: Final[i64] = 20
EXCHANGE_PART: Final[i64] = 17
PLUS_PART: Final[i64] = 18
HATAMOTO_PART: Final[i64] = 19

# Titles, the highest first (STN-06).
TITLE_NAMES: Final = ("daimyo", "shomyo", "sensei", "hatamoto")
TITLES: Final[i64] = 4
DAIMYO: Final[i64] = 0
SHOMYO: Final[i64] = 1
SENSEI: Final[i64] = 2
HATAMOTO: Final[i64] = 3

GENERAL_NAMES: Final = ("honda", "sakakibara", "sakai", "ii")  # STN-07
USUAL: Final = "usual"  # no general is picked: the seat has the first one that is left

# The provinces with their troop, the troops beside the gate, and their positions (STN-09).
PROVINCE_NAMES: Final = (
    "chugoku",
    "chubu",
    "hokkaido",
    "kyushu",
    "kanto",
    "kansai",
    "shikoku",
    "tohoku",
)
PROVINCES: Final[i64] = 8
POSITIONS: Final[i64] = 4
GATES: Final = vec[i64]([0, 3, 2, 1, 0, 3, 2, 1])  # the province's own troop
PRINTED: Final = vec[i64]([2, 2, 2, 2, 3, 3, 3, 3])
VALUES: Final = vec[i64]([3, 4, 6, 9] * 4 + [5, 6, 8, 11] * 4)  # koku price and favour, one number
MAJORITY: Final[i64] = 6

FEWEST: Final = 2
MOST: Final = 4

FIRST_HAND: Final[i64] = 2  # STN-22
KAMON_A_TURN: Final[i64] = 2  # STN-40

NONE: Final[i64] = -1  # no seat, no province, no title

# What is to be decided now.
DIVIDING: Final[i64] = 0  # the Tairo puts a lot together (STN-32), or two (STN-35)
ANSWERING: Final[i64] = 1  # somebody is offered a lot (STN-32)
CHOOSING: Final[i64] = 2  # somebody takes one of the two lots (STN-35)
PLACING: Final[i64] = 3  # the odd year
Phase: TypeAlias = Literal["dividing", "answering", "choosing", "placing"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


def kamon_each(players: i64) -> i64:
    """How many kamon a player has (STN-08)."""
    return 16 - 2 * players


def seals_of(title: i64) -> i64:
    """How many seals a title has: the highest has most (STN-06)."""
    return TITLES - title


def troops_drawn(players: i64) -> i64:
    """How many troop cards the Tairo lays open (STN-30)."""
    return 2 * players


def koku_drawn(players: i64) -> i64:
    """How many koku cards the Tairo lays open (STN-30)."""
    return players
