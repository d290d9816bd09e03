"""The parts of a table's state: its seats, its links, and what is being voted on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sengoku.protocol import LinkKind, SeatKind, What

# A to F, like the seats in notation.
BOT_NAMES: Final = ("Akane", "Benkei", "Chiyo", "Daigo", "Emi", "Fuyu")


@dataclass
class TableSeat:
    """A seat at the table, and who sits there."""

    kind: SeatKind = "free"
    name: str = ""
    level: str | None = None
    browser_ids: set[str] = field(default_factory=set)  # of all browsers that may play here
    word: str = ""
    picks: dict[str, str] = field(default_factory=dict)  # before the game, by option
    ready: bool = False
    muted: bool = False
    overdue: bool = False
    names: int = 1  # that the person has had here
    conceded: int = 0  # the order in which seats conceded (1 = first); 0: not conceded


@dataclass
class Handover:
    """A change of who has a seat, or of their name (`renamed`), in a game that has begun.

    `events` is by viewer how many events each had been told by then: what happened before belongs
    to whoever had the seat before.
    """

    seat: int
    before: tuple[SeatKind, str]  # kind and name
    after: tuple[SeatKind, str]
    renamed: bool
    events: list[int]


@dataclass
class Proposal:
    """Something that all people at the table have to agree to, and who has agreed so far."""

    what: What
    by: int
    about: int | None
    asked: set[int]
    agreed: set[int]


@dataclass
class Link:
    """A link that gives access to the table or to a seat."""

    kind: LinkKind
    seat: int | None
    expires: float | None
