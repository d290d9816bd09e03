"""The log of a table: everything that ever happened at it, one entry after another.

The state of a table follows from its log. Every entry has its time, and the seat and id of the
command that led to it, so that a repeated command is answered without being done again. `seen` are
the viewers, as bits, for whom it changed something of the game; bit `players` stands for the
spectators. `phase` is the phase that the game entered by it. Both are computed once, when the entry
is new: comparing what viewers see is much slower than replaying.

The names on disk never change. Where a class or field has a better name in Python, `tag` and
`rename` give the one on disk.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from sengoku.protocol import LinkKind, What
from sengoku.table.settings import Settings

NOBODY: Final = -2  # no command: a clock or the server caused it
HOST: Final = -1  # a command of a host who has no seat

By: TypeAlias = Literal["person", "bot", "clock"]


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened at a table."""

    at: float
    who: int = NOBODY
    id: str = ""
    seen: int = 0
    phase: str | None = None


class Created(Entry, tag="made"):
    """The table was created; `host` is the browser id of its host."""

    table: str
    settings: Settings
    seed: str
    host: str


class Sat(Entry, rename={"browser_id": "holder"}):
    """A person sat down."""

    seat: int
    name: str
    browser_id: str
    word: str = ""  # that the seat has already; in version 0.1 also one that the person chose
    more: list[str] = []  # their other browsers


class Renamed(Entry):
    """A person changed their name."""

    seat: int
    name: str


class WordChosen(Entry, tag="worded"):
    """A person chose their word, which is mixed into the seed (in version 0.1)."""

    seat: int
    word: str


class Pledged(Entry):
    """A person committed to a word, which is mixed into the seed once it is revealed."""

    seat: int
    pledge: str  # the word's SHA-256


class PledgesFixed(Entry, tag="fixed"):
    """The game is about to begin: words are revealed, until this moment at the latest."""

    until: float


class Revealed(Entry):
    """A person revealed the word that they had committed to."""

    seat: int
    word: str


class Picked(Entry):
    """A person picked something for their seat, of an option that is picked by seat."""

    seat: int
    option: str
    choice: str


class ReadyChanged(Entry, tag="readied"):
    """A person declared to be ready to start, or no longer ready."""

    seat: int
    ready: bool


class BotSeated(Entry, tag="botted"):
    """A bot took a seat."""

    seat: int
    level: str
    name: str


class Freed(Entry):
    """A seat became free: its person left, or others freed it."""

    seat: int


class LinkMade(Entry, tag="linked"):
    """A link was made; only the hash of its key is kept. `only`: it revokes others of its kind."""

    link: LinkKind
    seat: int | None
    hash: str
    expires: float | None = None
    only: bool = False


class LinkUsed(Entry, tag="came", rename={"browser_id": "holder"}):
    """A browser used a link: it may now play the seat, or sit down if there is none."""

    hash: str
    browser_id: str
    seat: int | None = None


class Revoked(Entry, rename={"browser_ids": "holders"}):
    """A person took the key of their seat from other browsers; links to the seat are void."""

    seat: int
    browser_ids: list[str]


class Started(Entry):
    """The game was dealt."""


class Moved(Entry):
    """A move was made."""

    seat: int
    move: int
    by: By = "person"


class Undone(Entry):
    """Moves were taken back: only the first `left` remain."""

    left: int


class Proposed(Entry, rename={"browser_id": "holder"}):
    """Somebody proposed something that needs consent, or a newcomer wants to sit down."""

    what: What
    by: int
    about: int | None = None
    gone: list[int] = []  # absent people, who are not asked
    name: str = ""  # of the newcomer,
    browser_id: str = ""  # with their browser
    until: float | None = None  # when a bot takes the seat instead


class Voted(Entry):
    """Somebody agreed or disagreed."""

    seat: int
    agree: bool


class Conceded(Entry):
    """A person conceded; a bot plays on for them."""

    seat: int
    level: str


class Ended(Entry):
    """All agreed to end the game without a result."""


class Said(Entry):
    """Somebody said something; publicly if `to` is None."""

    seat: int
    text: str
    to: list[int] | None = None
    person: int = 0  # who had the seat then: set when the entry is applied


class Reported(Entry):
    """A player reported another one to the host; without a reason: the report was deleted."""

    seat: int
    by: int
    reason: str
    text: str = ""
    lines: list[str] = []  # the last that the reporter had heard
    name: str = ""  # of whom,
    by_name: str = ""  # and of the reporter, as they were called then
    person: int = 0
    by_person: int = 0


class Paused(Entry):
    """The game was paused or resumed: by its host, or (`asleep`) because nobody was connected."""

    paused: bool
    asleep: bool = False


class Muted(Entry):
    """The host muted or unmuted a seat."""

    seat: int
    muted: bool


class TalkSwitched(Entry, tag="talked"):
    """The host switched talk off or on."""

    allowed: bool


class HostChanged(Entry, tag="hosted", rename={"browser_id": "holder"}):
    """Another browser became the host."""

    browser_id: str


class Overdue(Entry):
    """A seat's time ran out."""

    seat: int


class Rematched(Entry):
    """A table for a rematch was created."""

    table: str


AnyEntry: TypeAlias = (
    Created
    | Sat
    | Renamed
    | WordChosen
    | Pledged
    | PledgesFixed
    | Revealed
    | Picked
    | ReadyChanged
    | BotSeated
    | Freed
    | LinkMade
    | LinkUsed
    | Revoked
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Conceded
    | Ended
    | Said
    | Reported
    | Paused
    | Muted
    | TalkSwitched
    | HostChanged
    | Overdue
    | Rematched
)

encoder: Final = Encoder()
decoder: Final = Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    """An entry as a line of JSON."""
    return encoder.encode(entry)


def read(line: bytes | str) -> AnyEntry:
    """The entry in a line of JSON."""
    found: AnyEntry = decoder.decode(line)
    return found
