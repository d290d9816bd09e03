"""The log of a table: everything that ever happened at it, one entry after the other.

A table is what its log makes of it. Every entry has its time, the seat and the id of the command
that it answers (so that the same command again finds its answer), and `seen`: the viewers, as
bits, to whom it changed something of the game. Bit `players` is the spectators'. `phase` is the
phase that the game entered by it. Both are found once, when it happens: to replay is fast, to look
is not.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from sengoku.protocol import LinkKind, What
from sengoku.table.settings import Settings

NOBODY: Final = -2  # no command: the clock, or the server, did it
HOST: Final = -1  # the host's command, who has no seat

By: TypeAlias = Literal["person", "bot", "clock"]


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened."""

    at: float
    who: int = NOBODY
    id: str = ""
    seen: int = 0
    phase: str | None = None


class Made(Entry):
    """The table was made; `host` is the hash of a browser's key, like every holder."""

    table: str
    settings: Settings
    seed: str
    host: str


class Sat(Entry):
    """A person sat down."""

    seat: int
    name: str
    holder: str
    word: str = ""
    more: list[str] = []  # other browsers of his


class Renamed(Entry):
    """A person is called otherwise."""

    seat: int
    name: str


class Worded(Entry):
    """A person's word for the seed."""

    seat: int
    word: str


class Readied(Entry):
    """A person is ready to start, or no longer."""

    seat: int
    ready: bool


class Botted(Entry):
    """A bot took a seat."""

    seat: int
    level: str
    name: str


class Freed(Entry):
    """A seat is free again."""

    seat: int


class Linked(Entry):
    """A link was made; only the hash of its key is kept. `only`: it ends all of its kind."""

    link: LinkKind
    seat: int | None
    hash: str
    expires: float | None = None
    only: bool = False


class Came(Entry):
    """Somebody came in by a link: to his seat, or with the right to sit down."""

    hash: str
    holder: str
    seat: int | None = None


class Started(Entry):
    """The game was dealt."""


class Moved(Entry):
    """A move."""

    seat: int
    move: int
    by: By = "person"


class Undone(Entry):
    """Moves were taken back: only the first `left` stand."""

    left: int


class Proposed(Entry):
    """Something that needs consent."""

    what: What
    by: int
    about: int | None = None
    gone: list[int] = []  # who need not be asked


class Voted(Entry):
    """Yes or no."""

    seat: int
    agree: bool


class Conceded(Entry):
    """A person gave the game up; a bot plays on for him."""

    seat: int
    level: str


class Ended(Entry):
    """All agreed to end the game without a result."""


class Said(Entry):
    """Talk; `to` None is public."""

    seat: int
    text: str
    to: list[int] | None = None


class Paused(Entry):
    """The host paused the game, or went on; `asleep`: because nobody was there any more."""

    paused: bool
    asleep: bool = False


class Muted(Entry):
    """The host muted a seat, or no longer."""

    seat: int
    muted: bool


class Talked(Entry):
    """The host switched talk off, or on again."""

    allowed: bool


class Hosted(Entry):
    """Another host."""

    holder: str


class Overdue(Entry):
    """A seat's time is over."""

    seat: int


class Rematched(Entry):
    """The table at which they play again."""

    table: str


AnyEntry: TypeAlias = (
    Made
    | Sat
    | Renamed
    | Worded
    | Readied
    | Botted
    | Freed
    | Linked
    | Came
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Conceded
    | Ended
    | Said
    | Paused
    | Muted
    | Talked
    | Hosted
    | Overdue
    | Rematched
)

encoder: Final = Encoder()
decoder: Final = Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    """An entry as a line of JSON."""
    return encoder.encode(entry)


def read(line: bytes | str) -> AnyEntry:
    """The entry in a line."""
    found: AnyEntry = decoder.decode(line)
    return found
