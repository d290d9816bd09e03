"""What clients sent, were answered and saw, in the order in which they noticed it."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.json import encode

Place = tuple[str, int]  # a table's id, and a seat


class Sent(NamedTuple):
    """A command, when it was first given."""

    place: Place
    id: str
    kind: str  # "pledge", "reveal", "move", "say", "undo", "propose" or "vote"
    what: int | str  # the pledge, the word, the move's code, the text, what is proposed, or "yes"


class Answered(NamedTuple):
    """An answer to a command; the same command may have several, all of them alike."""

    place: Place
    id: str
    version: int | None  # None: it was refused
    refusal: str = ""  # the rule and the reason


class Seen(NamedTuple):
    """A state of the game that a client was shown."""

    place: Place
    client: str  # one seat may have several, with a connection each
    version: int
    view: str  # see `digest`
    moves: tuple[int, ...] | None  # None: nobody can move now
    status: str


Event = Sent | Answered | Seen


class Line(NamedTuple):
    """A line of talk."""

    seat: int
    text: str


@dataclass
class History:
    """All events of a run, and what was left at its end."""

    events: list[Event] = field(default_factory=list)
    talk: dict[str, tuple[Place, list[Line]]] = field(default_factory=dict)  # by client
    results: dict[str, tuple[Place, Any]] = field(default_factory=dict)  # by client
    records: dict[str, Any] = field(default_factory=dict)  # by table
    tables: list[str] = field(default_factory=list)
    left_behind: list[int] = field(default_factory=list)  # processes
    port_taken: str = ""  # why the port could not be used again
    failures: list[str] = field(default_factory=list)  # what stopped a client or the whole run
    acknowledged: set[tuple[Place, str]] = field(default_factory=set)  # commands, so far

    def add(self, event: Event) -> None:
        """Note what has just happened."""
        self.events.append(event)
        if isinstance(event, Answered) and event.version is not None:
            self.acknowledged.add((event.place, event.id))

    @property
    def sent(self) -> list[Sent]:
        """All commands."""
        return [event for event in self.events if isinstance(event, Sent)]

    @property
    def answers(self) -> list[Answered]:
        """All answers."""
        return [event for event in self.events if isinstance(event, Answered)]

    @property
    def seen(self) -> list[Seen]:
        """All states."""
        return [event for event in self.events if isinstance(event, Seen)]


def digest(view: Any) -> str:
    """A view in short; equal for equal views."""
    return sha256(encode(view, order="sorted")).hexdigest()[:16]
