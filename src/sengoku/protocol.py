"""The messages between server and clients, as docs/protocol.md describes them: data only."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Code: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]

Access: TypeAlias = Literal["open", "invitation"]
Undo: TypeAlias = Literal["none", "free", "consent"]
Talk: TypeAlias = Literal["off", "public", "private"]
Books: TypeAlias = Literal["open", "closed"]
Hints: TypeAlias = Literal["off", "alone", "all"]
Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "free"]
What: TypeAlias = Literal["undo", "end", "takeover"]
LinkKind: TypeAlias = Literal["invite", "device", "recovery"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, and what happens when their time is over."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    at_end: Literal["default", "bot", "vote"] = "default"
    phases: dict[str, float] | None = None  # None: the game's usual


# From a client, over its socket.


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client says; `id` is of its own choice, new for every command."""

    id: Id


class Move(Command):
    """Make a move."""

    version: Version
    move: Code


class Undoing(Command, tag="undo"):
    """Take the own last move back."""

    version: Version


class Propose(Command):
    """Ask the others to agree."""

    what: What
    seat: Seat | None = None


class Vote(Command):
    """Agree or not."""

    agree: bool


class Concede(Command):
    """Give the game up."""


class Leave(Command):
    """Hand the seat to a bot, or free it."""

    to: Literal["bot", "free"]
    level: Short | None = None


class Ready(Command):
    """Be ready to start."""

    ready: bool


class Word(Command):
    """The own word for the seed."""

    word: Short


class Rename(Command):
    """Be called otherwise."""

    name: Short


class Say(Command):
    """Talk."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Annotated[list[Seat], Meta(min_length=1, max_length=6)] | None = None


class Rematch(Command):
    """Play again."""


class Start(Command):
    """The host: deal."""


class AddBot(Command, tag="add_bot"):
    """The host: a bot for a free seat."""

    seat: Seat
    level: Short


class Free(Command):
    """The host: free a seat."""

    seat: Seat


class Pause(Command):
    """The host: let everything stand, or go on."""

    paused: bool


class Mute(Command):
    """The host: let a seat be silent."""

    seat: Seat
    muted: bool


class AllowTalk(Command, tag="talk"):
    """The host: switch talk off or on."""

    allowed: bool


class HandHosting(Command, tag="host"):
    """The host: another host."""

    seat: Seat


class Invite(Command):
    """The host: a new invitation; the old one is void."""


class Delete(Command):
    """The host: delete the table."""


class WhyNot(Command, tag="why_not"):
    """Why a move is not legal."""

    move: Code


class Parse(Command):
    """The code of a move in notation."""

    text: Annotated[str, Meta(max_length=200)]


class Ask(Command):
    """One of the game's questions."""

    question: Short
    parts: dict[str, Any] = {}


class Hint(Command):
    """What a bot thinks of the seat's moves."""

    level: Short | None = None


class Ping(Command):
    """Are you there?"""


Said: TypeAlias = (
    Move
    | Undoing
    | Propose
    | Vote
    | Concede
    | Leave
    | Ready
    | Word
    | Rename
    | Say
    | Rematch
    | Start
    | AddBot
    | Free
    | Pause
    | Mute
    | AllowTalk
    | HandHosting
    | Invite
    | Delete
    | WhyNot
    | Parse
    | Ask
    | Hint
    | Ping
)


# What a table is, as clients are told.


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    name: str
    kind: SeatKind
    level: str | None
    here: bool
    ready: bool
    conceded: bool
    muted: bool
    overdue: bool


class ProposalInfo(Struct, frozen=True):
    """What is being voted on."""

    what: What
    by: int
    about: int | None
    agreed: list[int]
    asked: list[int]


class Result(Struct, frozen=True):
    """How it ended."""

    why: Literal["played", "conceded", "consent"]
    scores: list[int]
    ranks: list[int]


class TableInfo(Struct, frozen=True):
    """Everything about a table that is no secret, but for the game itself."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    host: int | None
    access: Access
    spectators: bool
    undo: Undo
    talk: Talk
    books: Books
    hints: Hints
    clock: Clock
    commitment: str
    words: list[str] | None
    seed: str | None
    proposal: ProposalInfo | None
    result: Result | None
    rematch: str | None
    made: float


class ClockInfo(Struct, frozen=True):
    """How much time is left, as of `now`."""

    now: float
    running: list[int]
    left: list[float | None]
    phase: float | None


class LegalMove(Struct, frozen=True):
    """A legal move."""

    code: int
    text: str
    kind: str
    parts: dict[str, int]


class Events(Struct, frozen=True, rename={"new": "list"}):
    """What happened: drop what you have from `first` on, then add what is new."""

    first: int
    new: list[dict[str, Any]]


class Line(Struct, frozen=True, rename={"sender": "from"}):
    """Something that was said; `to` None is public."""

    sender: int
    to: list[int] | None
    text: str
    at: float


class Lines(Struct, frozen=True, rename={"new": "list"}):
    """What was said, like `Events`."""

    first: int
    new: list[Line]


# From the server.


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """All that a seat may know now."""

    version: int
    at: float
    seat: int | None
    host: bool
    view: dict[str, Any] | None
    moves: list[LegalMove]
    events: Events
    undo: Literal["free", "ask"] | None
    clock: ClockInfo | None
    table: TableInfo
    talk: Lines


class StateOut(Struct, frozen=True, tag_field="type", tag="state"):
    """The same, put together from parts that are written already."""

    version: int
    at: float
    seat: int | None
    host: bool
    view: Raw
    moves: Raw
    events: Events
    undo: str | None
    clock: ClockInfo | None
    table: Raw
    talk: Lines


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """It is done, and on disk."""

    id: str
    version: int
    table: str | None = None
    key: str | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """It is not done, and why."""

    id: str | None
    rule: str
    reason: str
    figures: dict[str, int | str]
    text: str


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to a question."""

    id: str
    value: Any


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""

    id: str
    now: float


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The socket is closed next."""

    reason: Literal["restart", "freed", "deleted"]


Told: TypeAlias = State | Done | Refused | Answer | Pong | Bye


# Over HTTP.


class RefusalInfo(Struct, frozen=True):
    """What is refused, and why."""

    rule: str
    reason: str
    figures: dict[str, int | str]
    text: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Any] = {}
    name: Short | None = None
    seat: Seat | None = None
    word: Short = ""
    bots: dict[str, Short] = {}
    access: Access = "invitation"
    spectators: bool = True
    undo: Undo = "consent"
    talk: Talk | None = None
    books: Books = "open"
    hints: Hints = "alone"
    clock: Clock | None = None


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in by a link."""

    key: Key


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down."""

    name: Short
    word: Short = ""


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be made."""

    kind: LinkKind
    seat: Seat | None = None


class Entered(Struct, frozen=True):
    """Where one is now."""

    id: str
    seat: int | None
    host: bool


class Link(Struct, frozen=True):
    """A fresh link."""

    kind: LinkKind
    seat: int | None
    key: str
    path: str
    expires: float | None


class Listing(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Status
    access: Access
    made: float
    changed: float
    result: Result | None


class Mine(Listing, frozen=True):
    """A table of one's own."""

    seat: int | None
    host: bool
    decides: bool


class Frame(Struct, frozen=True):
    """One step of a replay."""

    step: int
    at: float
    view: Any
    events: list[dict[str, Any]]


class Replay(Struct, frozen=True):
    """Some steps of a replay."""

    seat: int | None
    steps: int
    first: int
    frames: list[Frame]


class Standing(Struct, frozen=True):
    """How a game stood at a step: the share of the win that each seat could expect."""

    step: int
    shares: list[float]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a browser keeps, and whether its games count."""

    name: Short
    rated: bool = False


class Rating(Struct, frozen=True):
    """How well somebody plays."""

    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class PartInfo(Struct, frozen=True):
    """A part of a kind of move."""

    name: str
    labels: list[str]


class KindInfo(Struct, frozen=True):
    """A kind of move."""

    kind: str
    first: int
    size: int
    parts: list[PartInfo]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    fewest: int
    most: int
    options: dict[str, Any]
    bots: list[str]
    questions: list[str]
    moves: list[KindInfo]
    usual: dict[str, Any]
