"""A table: what its log makes of it. `apply` is the one way in which it changes.

What people may do is in `commands`, how they come in `doors`, what they are told in `frames`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Any, Final

from sengoku.games.kernel import ranked
from sengoku.protocol import LinkKind, SeatKind, Status, What
from sengoku.table import entries as log
from sengoku.table.clocks import Clocks
from sengoku.table.course import Course, commitment, game_seed
from sengoku.table.entries import HOST, NOBODY, AnyEntry, Entry
from sengoku.table.settings import Settings

BOT_NAMES: Final = ("Akane", "Benkei", "Chiyo", "Daigo", "Emi", "Fuyu")  # as the notation's seats


@dataclass
class Place:
    """A seat at the table, and who has it."""

    kind: SeatKind = "free"
    name: str = ""
    level: str | None = None
    holders: set[str] = field(default_factory=set)  # hashes of browsers' keys
    word: str = ""
    ready: bool = False
    muted: bool = False
    overdue: bool = False
    conceded: int = 0  # the how manieth to give up


@dataclass
class Proposal:
    """Something that all people at the table have to agree to."""

    what: What
    by: int
    about: int | None
    asked: set[int]
    agreed: set[int]


@dataclass
class Link:
    """A link that somebody may come in by."""

    kind: LinkKind
    seat: int | None
    expires: float | None


class Table:
    """A live game, from the first entry of its log on."""

    def __init__(self, log_so_far: Iterable[AnyEntry]) -> None:
        numbered = iter(log_so_far)
        made = next(numbered)
        assert isinstance(made, log.Made)
        self.made = made
        self.id = made.table
        self.settings: Settings = made.settings
        self.players = self.settings.players
        self.seats = [Place() for _ in range(self.players)]
        self.host = made.host
        self.commitment = commitment(bytes.fromhex(made.seed))  # shown from the beginning on
        self.guests: set[str] = {made.host}  # who came in by invitation
        self.links: dict[str, Link] = {}
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.talk_allowed = True
        self.paused = False
        self.asleep = False  # paused because nobody was there
        self.ended = False  # by consent
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.heard: list[list[log.Said]] = [[] for _ in range(self.players + 1)]
        self.said = 0
        self.answered: dict[tuple[int, str], int] = {}  # commands done: the version after them
        self.entries = 1
        self.status: Status = "waiting"
        self.changed = made.at
        self.started = 0.0
        for entry in numbered:
            self.apply(entry)

    # The log.

    def act(self, entry: Entry) -> None:
        """Let something happen, find out who sees it, and write that into the entry."""
        if self.course is not None and isinstance(entry, log.Moved | log.Undone):
            before = self.course.look()
            self.happen(entry)
            entry.seen = self.course.compare(before)
        else:
            self.happen(entry)
            if self.course is not None and isinstance(entry, log.Started):
                entry.seen = self.course.everybody()
        if entry.seen >> self.players & 1:
            entry.phase = self.new_phase()
        self.after(entry)

    def apply(self, entry: Entry) -> None:
        """An entry of the log, as it was once acted."""
        self.happen(entry)
        if self.course is not None:
            self.course.looks = None
        self.after(entry)

    def happen(self, entry: Entry) -> None:
        """What an entry does, and where the game stands then."""
        self.change(entry)
        self.status = self.standing()

    def after(self, entry: Entry) -> None:
        """What follows from every entry: versions, clocks, and the answer to its command."""
        self.entries += 1
        if self.shows(entry):
            self.changed = entry.at
        if self.course is not None and entry.seen:
            self.course.note(entry.seen, entry.at)
            if isinstance(entry, log.Moved):
                self.course.note_step(entry.seen)
            if entry.seen >> self.players & 1:
                self.public_step(entry)
        if self.clocks is not None:
            self.clocks.run(self.runners(), entry.at)
        if entry.who != NOBODY and entry.id:
            self.answered[entry.who, entry.id] = self.version(entry.who)

    def shows(self, entry: Entry) -> bool:
        """Whether everybody may know that this happened: `changed` is told to everybody."""
        match entry:
            case log.Moved() | log.Undone():
                return entry.seen >> self.players & 1 == 1
            case log.Said():
                return entry.to is None
        return not isinstance(entry, log.Linked)

    def public_step(self, entry: Entry) -> None:
        """Everybody saw something of the game change."""
        self.proposal = None
        if self.clocks is None:
            return
        self.clocks.stepped(entry.at)
        if isinstance(entry, log.Moved):
            self.clocks.reward(entry.seat)
            if entry.by != "clock":
                self.seats[entry.seat].overdue = False
        if entry.phase is not None:
            self.clocks.enter(entry.phase, entry.at)

    @singledispatchmethod
    def change(self, entry: Entry) -> None:
        """What an entry does."""
        raise NotImplementedError(type(entry).__name__)

    @change.register
    def _(self, entry: log.Sat) -> None:
        seat = self.seats[entry.seat] = self.fresh(entry.seat)
        seat.kind, seat.name, seat.word = "person", entry.name, entry.word
        seat.holders = {entry.holder, *entry.more}
        self.guests |= seat.holders

    @change.register
    def _(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    @change.register
    def _(self, entry: log.Worded) -> None:
        self.seats[entry.seat].word = entry.word

    @change.register
    def _(self, entry: log.Readied) -> None:
        self.seats[entry.seat].ready = entry.ready

    @change.register
    def _(self, entry: log.Botted) -> None:
        seat = self.seats[entry.seat] = self.fresh(entry.seat)
        seat.kind, seat.name, seat.level = "bot", entry.name, entry.level

    @change.register
    def _(self, entry: log.Freed) -> None:
        self.seats[entry.seat] = self.fresh(entry.seat)

    def fresh(self, seat: int) -> Place:
        """The seat without the one who had it: links to it, private talk and proposals go too."""
        old = self.seats[seat]
        self.links = {key: link for key, link in self.links.items() if link.seat != seat}
        self.heard[seat] = [said for said in self.heard[seat] if said.to is None]
        self.proposal = None
        return Place(word=old.word if self.course else "", conceded=old.conceded)

    @change.register
    def _(self, entry: log.Linked) -> None:
        if entry.only:
            same = [
                key
                for key, link in self.links.items()
                if (link.kind, link.seat) == (entry.link, entry.seat)
            ]
            for key in same:
                del self.links[key]
        self.links[entry.hash] = Link(entry.link, entry.seat, entry.expires)

    @change.register
    def _(self, entry: log.Came) -> None:
        self.guests.add(entry.holder)
        if entry.seat is not None:
            self.seats[entry.seat].holders.add(entry.holder)
        if self.links[entry.hash].kind == "device":
            del self.links[entry.hash]

    @change.register
    def _(self, entry: log.Started) -> None:
        words = [seat.word for seat in self.seats]
        self.course = Course(self.settings, game_seed(bytes.fromhex(self.made.seed), words))
        self.clocks = Clocks(self.settings.clock, self.players, entry.at)
        self.started = entry.at

    @change.register
    def _(self, entry: log.Moved) -> None:
        assert self.course is not None
        self.course.play(entry.seat, entry.move, entry.at)

    @change.register
    def _(self, entry: log.Undone) -> None:
        assert self.course is not None
        self.course.rewind(entry.left)
        self.proposal = None

    @change.register
    def _(self, entry: log.Proposed) -> None:
        spared = (entry.by, entry.about, *entry.gone)
        asked = {seat for seat in self.people() if seat not in spared}
        self.proposal = Proposal(entry.what, entry.by, entry.about, asked, set())

    @change.register
    def _(self, entry: log.Voted) -> None:
        assert self.proposal is not None
        if entry.agree:
            self.proposal.agreed.add(entry.seat)
        else:
            self.proposal = None

    @change.register
    def _(self, entry: log.Conceded) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level, seat.overdue = "bot", entry.level, False
        seat.conceded = 1 + max([other.conceded for other in self.seats])
        self.proposal = None

    @change.register
    def _(self, entry: log.Ended) -> None:
        self.ended = True
        self.proposal = None

    @change.register
    def _(self, entry: log.Said) -> None:
        self.said += 1
        for viewer in range(self.players + 1):
            if entry.to is None or viewer == entry.seat or viewer in entry.to:
                self.heard[viewer].append(entry)

    @change.register
    def _(self, entry: log.Paused) -> None:
        self.paused = entry.paused
        self.asleep = entry.paused and entry.asleep
        if self.clocks is not None:
            (self.clocks.pause if entry.paused else self.clocks.resume)(entry.at)

    @change.register
    def _(self, entry: log.Muted) -> None:
        self.seats[entry.seat].muted = entry.muted

    @change.register
    def _(self, entry: log.Talked) -> None:
        self.talk_allowed = entry.allowed

    @change.register
    def _(self, entry: log.Hosted) -> None:
        self.host = entry.holder

    @change.register
    def _(self, entry: log.Overdue) -> None:
        self.seats[entry.seat].overdue = True

    @change.register
    def _(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    # What is so.

    def standing(self) -> Status:
        """Where the game stands."""
        if self.course is None:
            return "waiting"
        if self.ended or self.left_alone() is not None or not self.course.state.actors:
            return "over"
        return "paused" if self.paused else "playing"

    def left_alone(self) -> int | None:
        """The last seat that has not given up, if all others have."""
        still = [at for at, seat in enumerate(self.seats) if not seat.conceded]
        return still[0] if len(still) == 1 and self.players > 1 else None

    def ranks(self) -> list[int]:
        """The ranks of a game that is over; who gave up ranks behind all who have not."""
        assert self.course is not None
        if self.ended:
            return []
        ranks = self.course.state.ranks or (1,) * self.players
        keys: list[Any] = [
            (-10 + seat.conceded, 0) if seat.conceded else (0, -rank)
            for seat, rank in zip(self.seats, ranks, strict=True)
        ]
        return list(ranked(keys))

    def version(self, who: int) -> int:
        """The version of a seat; that of the spectators for whoever has none."""
        if self.course is None:
            return 0
        return self.course.versions[who if who >= 0 else self.players]

    def new_phase(self) -> str | None:
        """The phase that the game has just entered, if it did, and if phases are timed here."""
        if self.course is None or self.clocks is None or not self.settings.clock.phases:
            return None
        self.course.look()
        found = self.course.phase
        return None if found == self.clocks.phase else found

    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        if self.course is None or self.status != "playing":
            return ()
        return self.course.state.actors

    def deciders(self) -> tuple[int, ...]:
        """Those of them that have something to decide, and do not wait for others."""
        return self.course.state.deciders if self.course and self.actors() else ()

    def runners(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.actors() if self.seats[seat].kind == "person"]

    def timed(self) -> list[int]:
        """Those of them to whom something happens when their time is over."""
        anew = self.settings.clock.at_end == "default"  # at every move
        return [seat for seat in self.runners() if anew or not self.seats[seat].overdue]

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser has."""
        return [at for at, seat in enumerate(self.seats) if holder in seat.holders]

    def who(self, holder: str, seat: int | None) -> int:
        """Who gives a command: a seat of his, or the host without one."""
        if seat is not None and holder in self.seats[seat].holders:
            return seat
        return HOST

    def bot_seats(self) -> list[tuple[int, str | None]]:
        """The seats for which a bot has to decide now, with its level (None: any good one)."""
        found: list[tuple[int, str | None]] = []
        stands_in = self.settings.clock.at_end == "bot"
        for at in self.deciders():
            seat = self.seats[at]
            if seat.kind == "bot" or (seat.overdue and stands_in):
                found.append((at, seat.level))
        return found

    def deadline(self) -> float | None:
        """When the next time is over, if nothing happens before."""
        if self.clocks is None or self.status != "playing":
            return None
        ends = [self.clocks.phase_ends()]
        ends += [self.clocks.ends(seat) for seat in self.timed()]
        return min([end for end in ends if end is not None], default=None)
