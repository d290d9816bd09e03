"""The parts of a table's state: its seats, its links, and what is being voted on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from sengoku.protocol import LinkKind, SeatKind, What

# A to F, like the seats in notation.
BOT_NAMES: Final = ("Akane", "Benkei", "Chiyo", "Daigo", "Emi", "Fuyu")
CONSENT_SECONDS: Final = 120.0  # in which people answer a newcomer; then a bot takes the seat


@dataclass
class TableSeat:
    """A seat at the table, and who sits there."""

    kind: SeatKind = "free"
    name: str = ""
    level: str | None = None
    browser_ids: set[str] = field(default_factory=set)  # of all browsers that may play here,
    came: list[str] = field(default_factory=list)  # in the order in which they came
    put_out: set[str] = field(default_factory=set)  # browsers of whoever others have put out
    person: int = 0  # who sits here, as `Table.persons` counts them
    pledge: str | None = None  # to a word, which
    word: str = ""  # is empty until it is revealed
    picks: dict[str, str] = field(default_factory=dict)  # before the game, by option
    ready: bool = False
    muted: bool = False
    overdue: bool = False
    names: int = 1  # that the person has had here
    conceded: int = 0  # the order in which seats conceded (1 = first); 0: not conceded

    def admit(self, browser_id: str) -> None:
        """Let a browser play here."""
        if browser_id not in self.browser_ids:
            self.browser_ids.add(browser_id)
            self.came.append(browser_id)


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
    at: float


def add_handover(found: list[Handover], new: Handover) -> None:
    """Add a change of who has a seat.

    It is made one with the last change if nothing was told in between and it only goes on with it:
    somebody takes the seat that has become free, or changes the name again. Whoever sat in a seat
    has seen its hand: that is never left out, even if all is as it was before.
    """
    last = found[-1] if found else None
    at_once = last is not None and (last.seat, last.events) == (new.seat, new.events)
    if last is None or not at_once or not (last.after[0] == "free" or new.renamed):
        found.append(new)
        return
    found.pop()
    one = replace(new, before=last.before, renamed=last.renamed and new.renamed)
    sat = one.after[0] == "person" and not one.renamed
    if sat or one.before != one.after:
        found.append(one)


@dataclass
class Proposal:
    """Something that all people at the table have to agree to, and who has agreed so far."""

    what: What
    by: int
    about: int | None
    asked: set[int]
    agreed: set[int]
    name: str = ""  # of a newcomer who wants to sit down,
    browser_id: str = ""  # with their browser
    until: float | None = None  # when a bot takes the seat instead

    @property
    def lasts(self) -> bool:
        """Whether it stays open when somebody moves: it is not about the position."""
        return self.what in ("sit", "free")


@dataclass
class Link:
    """A link that gives access to the table or to a seat."""

    kind: LinkKind
    seat: int | None
    expires: float | None
    made: int = 0  # the number of its entry in the log
