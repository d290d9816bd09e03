"""The messages between server and clients, as docs/protocol.md describes them: data only.

The page's types are made from these by `make types`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from msgspec import Meta, Raw, Struct

from sengoku.games.kernel import MOST_SEATS
from sengoku.games.kernel.shape import Pair

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Code: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256
Unused: TypeAlias = Annotated[str, Meta(max_length=0)]  # what clients of version 0.1 still send

# Data of a game: a view as its `shape` says, an event with its name as "event".
ViewData: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
EventData: TypeAlias = Annotated[dict[str, Any], Meta(title="Event")]

Access: TypeAlias = Literal["open", "invitation"]
Undo: TypeAlias = Literal["none", "free", "consent"]
Talk: TypeAlias = Literal["off", "public", "private"]
Books: TypeAlias = Literal["open", "closed"]
Hints: TypeAlias = Literal["off", "alone", "all"]
Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "free"]
What: TypeAlias = Literal["undo", "end", "takeover", "free", "sit"]
LinkKind: TypeAlias = Literal["invite", "device", "recovery"]
Reason: TypeAlias = Literal["talk", "play", "name", "other"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, and what happens when their time is over."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    at_end: Literal["default", "bot", "vote"] = "default"
    phases: dict[str, float] | None = None  # None: the game's usual


# From a client, over its socket.


class Command(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a client; it chooses an `id` that is unique for every command."""

    id: Id


class Move(Command):
    """Make a move, and others right after it: all of them, or none."""

    version: Version
    move: Code
    then: Annotated[list[Code], Meta(max_length=40)] = []


class Undoing(Command, tag="undo"):
    """Undo your own last move."""

    version: Version


class Propose(Command):
    """Ask the others to agree."""

    what: Literal["undo", "end", "takeover", "free"]
    seat: Seat | None = None


class Vote(Command):
    """Vote on the open proposal."""

    agree: bool


class Concede(Command):
    """Concede the game."""


class Leave(Command):
    """Hand the seat over to a bot, or free it."""

    to: Literal["bot", "free"]
    level: Short | None = None


class Revoke(Command):
    """Take your seat's key from all devices that came after this one."""


class Ready(Command):
    """Say whether you are ready to start."""

    ready: bool


class Pledge(Command):
    """Commit to a word for the deal, before the game: its SHA-256, in UTF-8."""

    pledge: Digest


class Reveal(Command):
    """Reveal the word that you have committed to, once the pledges are fixed."""

    word: Short


class Pick(Command):
    """Pick something for your seat, before the game: an option that is picked by seat."""

    option: Short
    choice: Short


class Rename(Command):
    """Change your name."""

    name: Short


class Say(Command):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Annotated[list[Seat], Meta(min_length=1, max_length=MOST_SEATS)] | None = None


class Block(Command):
    """Never meet whoever has a seat again on this server, or no longer block them."""

    seat: Seat
    blocked: bool


class Report(Command):
    """Report whoever has a seat to the host, with their last lines that you heard."""

    seat: Seat
    reason: Reason
    text: Annotated[str, Meta(max_length=300)] = ""


class Rematch(Command):
    """Create a table for another game with the same settings."""


class Start(Command):
    """Host only: start the game."""


class AddBot(Command, tag="add_bot"):
    """Host only: put a bot in a free seat."""

    seat: Seat
    level: Short


class Free(Command):
    """Host only: remove a bot from a seat, or before the game a player."""

    seat: Seat


class Pause(Command):
    """Host only: pause or resume."""

    paused: bool


class Mute(Command):
    """Host only: mute a seat, or unmute it."""

    seat: Seat
    muted: bool


class AllowTalk(Command, tag="talk"):
    """Host only: switch chat off or on."""

    allowed: bool


class HandHosting(Command, tag="host"):
    """Host only: make somebody else the host."""

    seat: Seat


class Invite(Command):
    """Host only: create a new invitation, and revoke the old one."""


class Delete(Command):
    """Host only: delete the table."""


class WhyNot(Command, tag="why_not"):
    """Ask why a move is not legal."""

    move: Code


class Parse(Command):
    """Ask for the code of a move in notation."""

    text: Annotated[str, Meta(max_length=200)]


class Read(Command):
    """Ask what a typed line means: it is a question, a move, or several."""

    text: Annotated[str, Meta(max_length=400)]
    language: Short = ""


class Describe(Command):
    """Ask for the position as text."""

    language: Short = ""


class Ask(Command):
    """Ask one of the game's questions."""

    question: Short
    parts: dict[str, Any] = {}


class Hint(Command):
    """Ask how a bot values the seat's moves."""

    level: Short | None = None


class Ping(Command):
    """Check the connection."""


Said: TypeAlias = (
    Move
    | Undoing
    | Propose
    | Vote
    | Concede
    | Leave
    | Revoke
    | Ready
    | Pledge
    | Reveal
    | Pick
    | Rename
    | Say
    | Block
    | Report
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
    | Read
    | Describe
    | Ask
    | Hint
    | Ping
)


# A table, as clients see it.


class SeatInfo(Struct, frozen=True):
    """Who is in a seat."""

    name: str
    kind: SeatKind
    level: str | None
    here: bool
    ready: bool
    conceded: bool
    muted: bool
    overdue: bool
    picks: dict[str, str] = {}  # by option, before the game; what is left open is left out
    person: int = (
        0  # who has it, by a number of this table that stays with their browser; 0: nobody
    )


class ProposalInfo(Struct, frozen=True):
    """What is being voted on; `by` is the seat of who proposed it, or which a newcomer asks for."""

    what: What
    by: int
    about: int | None
    agreed: list[int]
    asked: list[int]
    name: str | None = None  # of the newcomer who wants to sit down
    until: float | None = None  # then it is too late to agree


class Result(Struct, frozen=True):
    """How a game ended."""

    why: Literal["played", "conceded", "consent"]
    scores: list[int]
    ranks: list[int]


class TableInfo(Struct, frozen=True):
    """Everything public about a table, apart from the game itself."""

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
    visitors: int = 0
    shared: bool = False  # made for several people at one device
    pledges: list[str | None] = []  # to their words, by seat
    opening: float | None = None  # until when words are revealed; then the game begins


class TableDescription(TableInfo, frozen=True, kw_only=True):
    """A table with what does not change: the figures that it is played with (`Game.figures`)."""

    figures: dict[str, Any]
    consent: float = 0.0  # seconds to answer a newcomer who wants to sit down in a begun game


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
    new: list[EventData]


class Line(Struct, frozen=True, omit_defaults=True, rename={"sender": "from"}):
    """A chat message; `to` None is public."""

    sender: int
    to: list[int] | None
    text: str
    at: float
    person: int = 0  # who had the seat then, as in `SeatInfo`


class Lines(Struct, frozen=True, rename={"new": "list"}):
    """Chat messages, like `Events`."""

    first: int
    new: list[Line]


class Occupant(Struct, frozen=True):
    """Who has a seat, or had it."""

    kind: SeatKind
    name: str


class Handover(Struct, frozen=True):
    """A change of who has a seat, or of their name, after so many of the viewer's events."""

    seat: int
    events: int
    before: Occupant
    after: Occupant
    renamed: bool
    at: float = 0.0


class ReportInfo(Struct, frozen=True):
    """What a player has reported to the host; `seat` is where the reported person sits now."""

    at: float
    by: str  # the names that both had then
    name: str
    seat: int | None
    reason: Reason
    text: str
    lines: list[str]  # the last that the reporter had heard of them


# From the server.


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """Everything that a seat may know now."""

    version: int
    at: float
    seat: int | None
    host: bool
    view: ViewData | None
    moves: list[LegalMove]
    events: Events
    undo: Literal["free", "ask"] | None
    clock: ClockInfo | None
    table: TableInfo
    talk: Lines
    handovers: list[Handover] = []
    devices: int = 0  # that have the key of this seat
    blocked: list[int] = []  # the seats of people whom this browser has blocked
    reports: list[ReportInfo] = []  # for the host alone


class StateOut(Struct, frozen=True, tag_field="type", tag="state"):
    """The same, assembled from parts that are already encoded."""

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
    handovers: list[Handover] = []
    devices: int = 0  # that have the key of this seat
    blocked: list[int] = []  # the seats of people whom this browser has blocked
    reports: list[ReportInfo] = []  # for the host alone


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The command is done, and on disk."""

    id: str
    version: int
    table: str | None = None
    key: str | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was refused, and why."""

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
    """The answer to a ping."""

    id: str
    now: float


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server is about to close the socket."""

    reason: Literal["restart", "freed", "deleted"]


Told: TypeAlias = State | Done | Refused | Answer | Pong | Bye


# The game in text: see `sengoku.text`.


class Grid(Struct, frozen=True):
    """A table of text; the first cell of a row names it."""

    caption: str
    columns: list[str]
    rows: list[list[str]]


class Section(Struct, frozen=True):
    """A part of a position in text, under its heading."""

    name: str
    title: str
    lines: list[str]
    grids: list[Grid]


class SpokenMove(Struct, frozen=True):
    """A legal move as people say it."""

    code: int
    text: str


class Description(Struct, frozen=True):
    """A position in text; the moves are in the order of their numbers."""

    sections: list[Section]
    moves: list[SpokenMove]


class Reading(Struct, frozen=True):
    """What a typed line means: an answer, moves to be made, or something the client does."""

    lines: list[str]
    moves: list[int] = []
    act: Literal["hint", "undo", "repeat"] | None = None


class Candidate(TypedDict):
    """A move as a bot values it."""

    move: int
    value: float
    visits: int


class Answers(TypedDict):
    """What `Answer.value` is, by the type of the question; to `ask` it is what the game says."""

    why_not: Refused | None
    parse: int
    read: Reading
    describe: Description
    hint: list[Candidate]


# Over HTTP.


class RefusalInfo(Struct, frozen=True):
    """What was refused, and why."""

    rule: str
    reason: str
    figures: dict[str, int | str]
    text: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = {}
    name: Short | None = None
    seat: Seat | None = None
    word: Unused = ""
    bots: dict[str, Short] = {}
    access: Access = "invitation"
    spectators: bool = True
    undo: Undo = "consent"
    talk: Talk | None = None
    books: Books = "open"
    hints: Hints = "alone"
    clock: Clock | None = None
    shared: bool = False  # several people share one device: a browser may have several seats


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter a table with the key of a link."""

    key: Key


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat."""

    name: Short
    word: Unused = ""


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to create."""

    kind: LinkKind
    seat: Seat | None = None


class Entered(Struct, frozen=True):
    """The table and seat that a browser now has access to.

    `waits`: until when the people at the table may answer whoever wants to sit down there.
    """

    id: str
    seat: int | None
    host: bool
    waits: float | None = None


class Link(Struct, frozen=True):
    """A new link."""

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
    """A table of this browser."""

    seat: int | None
    host: bool
    decides: bool


class Frame(Struct, frozen=True):
    """One step of a replay."""

    step: int
    at: float
    view: ViewData
    events: list[EventData]


class Replay(Struct, frozen=True):
    """Some steps of a replay."""

    seat: int | None
    steps: int
    first: int
    frames: list[Frame]
    handovers: list[Handover] = []


class Header(TypedDict):
    """What every record begins with."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    names: list[str]
    bots: list[str | None]
    words: list[str]
    pledges: list[str | None]  # missing in records of version 0.1
    commitment: str
    result: dict[str, Any]  # a `Result`
    talk: list[dict[str, Any]]  # each a `Line`
    made: float


class Record(Header):
    """A finished game: everything needed to replay and to verify it."""

    sengoku: Literal["record"]
    seed: str
    moves: list[list[int | float]]  # seat, code, seconds since the start
    draws: list[Pair]  # the size of a range, and what was drawn from it


class SeatRecord(Header):
    """A finished game as one seat saw it."""

    sengoku: Literal["replay"]
    seat: int | None
    frames: list[dict[str, Any]]  # each a `Frame`


class Standing(Struct, frozen=True):
    """How a game stood at a step: the expected share of the win of each seat."""

    step: int
    shares: list[float]


class Blocked(Struct, frozen=True):
    """Somebody whom this browser has blocked, by the name that they had then."""

    id: str  # by which the block is undone
    name: str
    at: float


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """The name stored for a browser, and whether its games are rated."""

    name: Short
    rated: bool = False


class Rating(Struct, frozen=True):
    """A player's rating."""

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


class Usual(TypedDict):
    """What a table of a game has unless it says otherwise."""

    talk: Talk
    phases: dict[str, float]  # seconds


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
    usual: Usual
    choices: dict[str, list[str]] = {}  # of options that are words
    by_seat: list[str] = []  # options of which every seat may pick a choice of its own
    board: str = ""  # where its own board for the browser is, below the server's root
