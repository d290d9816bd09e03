"""A table: the state that follows from its log. It changes only by entries of the log.

`act` adds a new entry, `apply` repeats one that was read from disk. Which entries a command leads
to is in `commands` and `access`; what viewers are sent is in `messages`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias, TypeVar

from sengoku.games.kernel import ranked
from sengoku.protocol import Status
from sengoku.table import entries as log
from sengoku.table.clocks import Clocks
from sengoku.table.entries import NOBODY, AnyEntry, Entry
from sengoku.table.history import GameHistory, commitment, game_seed
from sengoku.table.picks import with_picks
from sengoku.table.seats import Handover, Link, Proposal, TableSeat, add_handover
from sengoku.table.settings import Settings, require_playable

PLAY: Final = (log.Moved, log.Undone, log.Said)  # of the game, or talk; all else arranges the table
Moment: TypeAlias = Status | Literal["opening"]
Handler = TypeVar("Handler", bound=Callable[..., None])
HANDLERS: Final[dict[type[Entry], Callable[..., None]]] = {}


def handles(kind: type[Entry]) -> Callable[[Handler], Handler]:
    """Marks the method that does what an entry of this kind says.

    A `singledispatchmethod` takes longer to find it than most moves take to be made.
    """

    def marked(method: Handler) -> Handler:
        HANDLERS[kind] = method
        return method

    return marked


class Table:
    """A live game, built from the entries of its log."""

    def __init__(self, log_so_far: Iterable[AnyEntry]) -> None:
        numbered = iter(log_so_far)
        created = next(numbered)
        assert isinstance(created, log.Created)
        self.created = created
        self.id = created.table
        self.settings: Settings = created.settings
        require_playable(self.settings)
        self.players = self.settings.players
        self.seats = [TableSeat() for _ in range(self.players)]
        self.handovers: list[Handover] = []
        self.host = created.host
        self.handed_on = ("", "")  # by which browser's command there is another host now
        self.commitment = commitment(bytes.fromhex(created.seed))  # public from the start
        self.guests: set[str] = {created.host}  # browsers that were invited
        self.links: dict[str, Link] = {}
        self.history: GameHistory | None = None
        self.clocks: Clocks | None = None
        self.opening: float | None = None  # until when words are revealed, before the game,
        self.fixed_at = 0.0  # since when
        self.talk_allowed = True
        self.paused = False
        self.asleep = False  # paused by the server because nobody was connected
        self.ended = False  # by consent of all
        self.proposal: Proposal | None = None
        self.views: dict[str, set[int]] = {}  # by browser: the seats it had since the game began
        self.barred: dict[str, int] = {}  # browsers put out before the game, and by which entry
        self.turned_away: dict[str, float] = {}  # browsers that could not sit down, and when
        self.rematch: str | None = None
        self.heard: list[list[log.Said]] = [[] for _ in range(self.players + 1)]
        self.persons: dict[int, set[str]] = {}  # all who ever sat here, with their browsers
        self.persons_by_browser: dict[str, set[int]] = {}
        self.reports: list[log.Reported] = []
        self.said = 0
        self.answered: dict[tuple[int, str], int] = {}  # by command done: the version after it
        self.answered_ids: dict[int, list[str]] = {}  # the same commands, by seat
        self.whispered: set[int] = set()  # the seats that have heard private talk
        self.entries = 1
        self.arranged = 0  # entries that may have changed something apart from game and talk
        self.status: Status = "waiting"
        self.changed = created.at
        self.started = 0.0
        for entry in numbered:
            self.apply(entry)

    # The log.

    def act(self, entry: Entry) -> None:
        """Apply a new entry, find out which viewers see it, and note them in the entry."""
        if self.history is not None and isinstance(entry, log.Moved | log.Undone):
            before = self.history.snapshot()
            self.change_and_update_status(entry)
            entry.seen = self.history.viewers_changed(before)
        else:
            self.change_and_update_status(entry)
            if self.history is not None and isinstance(entry, log.Started):
                entry.seen = self.history.all_viewers()
        if entry.seen >> self.players & 1:
            entry.phase = self.new_phase()
        self.finish(entry)

    def apply(self, entry: Entry) -> None:
        """Repeat an entry of the log; who saw it is already noted in it."""
        self.change_and_update_status(entry)
        if self.history is not None:
            self.history.cached_snapshot = None
        self.finish(entry)

    def change_and_update_status(self, entry: Entry) -> None:
        """Do what an entry says, and update the status."""
        self.change(entry)
        self.status = self.current_status()

    def finish(self, entry: Entry) -> None:
        """Do what follows every entry: versions, clocks, and the answer to its command."""
        self.entries += 1
        if not isinstance(entry, PLAY):
            self.arranged += 1
        if self.is_public(entry):
            self.changed = entry.at
        if self.history is not None and entry.seen:
            self.history.count_change(entry.seen, entry.at)
            if isinstance(entry, log.Moved):
                self.history.set_seen(entry.seen)
            if entry.seen >> self.players & 1:
                self.public_step(entry)
        if self.clocks is not None:
            self.clocks.run(self.running_seats(), entry.at)
        if entry.who != NOBODY and entry.id:
            self.answered[entry.who, entry.id] = self.version(entry.who)
            self.answered_ids.setdefault(entry.who, []).append(entry.id)

    def is_public(self, entry: Entry) -> bool:
        """Whether everybody may know that this happened: the time in `changed` is public."""
        match entry:
            case log.Moved() | log.Undone():
                return entry.seen >> self.players & 1 == 1
            case log.Said():
                return entry.to is None
        return not isinstance(entry, log.LinkMade | log.Revoked | log.Reported)

    def public_step(self, entry: Entry) -> None:
        """What follows when the public part of the game has changed."""
        if self.status == "over" or not (self.proposal and self.proposal.lasts):
            self.proposal = None
        if self.clocks is None:
            return
        self.clocks.mark_step(entry.at)
        if isinstance(entry, log.Moved):
            self.clocks.add_increment(entry.seat)
            if entry.by != "clock":
                self.seats[entry.seat].overdue = False
        if entry.phase is not None:
            self.clocks.enter(entry.phase, entry.at)

    def change(self, entry: Entry) -> None:
        """Do what an entry says; each kind of entry has a handler `on_...` below."""
        HANDLERS[type(entry)](self, entry)

    @handles(log.Sat)
    def on_sat(self, entry: log.Sat) -> None:
        """A person takes a seat, with the browsers that may play it."""
        seat = self.vacated(entry.seat, entry.who)
        seat.kind, seat.name, seat.word = "person", entry.name, entry.word
        seat.put_out = set()
        for browser_id in (entry.browser_id, *entry.more):
            seat.admit(browser_id)
        self.guests |= seat.browser_ids
        seat.person = self.person_with(seat.browser_ids)
        self.hand_over(entry.seat, seat, entry.at)
        self.note_views(entry.seat)

    def person_with(self, browser_ids: set[str]) -> int:
        """The number of whoever has these browsers: the same again if they sat here before.

        Where several people share a device, each of them counts anew.
        """
        number = len(self.persons) + 1
        if not self.settings.shared:
            known = [self.persons_by_browser.get(one, set()) for one in browser_ids]
            number = min(set[int]().union(*known), default=number)
        for browser_id in browser_ids:
            self.note_person(number, browser_id)
        return number

    def note_person(self, number: int, browser_id: str) -> None:
        """Remember that a person has this browser."""
        self.persons.setdefault(number, set()).add(browser_id)
        self.persons_by_browser.setdefault(browser_id, set()).add(number)

    @handles(log.Renamed)
    def on_renamed(self, entry: log.Renamed) -> None:
        """A person changes their name."""
        old = self.seats[entry.seat]
        new = replace(old, name=entry.name, names=old.names + 1)
        self.hand_over(entry.seat, new, entry.at, renamed=True)

    @handles(log.WordChosen)
    def on_word_chosen(self, entry: log.WordChosen) -> None:
        """A person chooses their word for the seed."""
        self.seats[entry.seat].word = entry.word

    @handles(log.Pledged)
    def on_pledged(self, entry: log.Pledged) -> None:
        """A person commits to a word, in place of any that they had."""
        seat = self.seats[entry.seat]
        seat.pledge, seat.word = entry.pledge, ""

    @handles(log.PledgesFixed)
    def on_pledges_fixed(self, entry: log.PledgesFixed) -> None:
        """Seats and pledges are fixed, and words are revealed."""
        self.opening, self.fixed_at = entry.until, entry.at

    @handles(log.Revealed)
    def on_revealed(self, entry: log.Revealed) -> None:
        """A person reveals their word."""
        self.seats[entry.seat].word = entry.word

    @handles(log.Picked)
    def on_picked(self, entry: log.Picked) -> None:
        """A person picks something for their seat."""
        self.seats[entry.seat].picks[entry.option] = entry.choice

    @handles(log.ReadyChanged)
    def on_ready_changed(self, entry: log.ReadyChanged) -> None:
        """A person is ready to start, or no longer."""
        self.seats[entry.seat].ready = entry.ready

    @handles(log.BotSeated)
    def on_bot_seated(self, entry: log.BotSeated) -> None:
        """A bot takes a seat, perhaps of a newcomer whom nobody answered."""
        open_one = self.proposal
        if open_one is not None and (open_one.what, open_one.about) == ("sit", entry.seat):
            self.turned_away[open_one.browser_id] = entry.at
        seat = self.vacated(entry.seat, entry.who)
        seat.kind, seat.name, seat.level = "bot", entry.name, entry.level
        self.hand_over(entry.seat, seat, entry.at)

    @handles(log.Freed)
    def on_freed(self, entry: log.Freed) -> None:
        """A seat becomes free."""
        self.hand_over(entry.seat, self.vacated(entry.seat, entry.who), entry.at)

    def hand_over(self, at: int, new: TableSeat, when: float, renamed: bool = False) -> None:
        """Change who has a seat; a game that has begun remembers who had it before."""
        old, self.seats[at] = self.seats[at], new
        if self.history is None:
            return
        before, after = (old.kind, old.name), (new.kind, new.name)
        events = [len(told) for told in self.history.state.record]
        add_handover(self.handovers, Handover(at, before, after, renamed, events, when))

    def note_views(self, seat: int) -> None:
        """Remember who has seen what this seat sees of a game that has begun."""
        if self.history is not None:
            for browser_id in self.seats[seat].browser_ids:
                self.views.setdefault(browser_id, set()).add(seat)

    def vacated(self, seat: int, by: int) -> TableSeat:
        """The seat without its occupant, who has left, or was put out `by` another seat.

        Links to it, its private talk, proposals, and what its commands were answered are dropped:
        an id that somebody chose here before is new for whoever comes.
        """
        old = self.seats[seat]
        put_out = old.put_out
        if old.kind == "person":
            put_out = set() if by == seat else old.browser_ids
            if self.history is None:
                self.barred |= dict.fromkeys(put_out, self.entries)
        for ident in self.answered_ids.pop(seat, []):
            self.answered.pop((seat, ident), None)
        self.links = {key: link for key, link in self.links.items() if link.seat != seat}
        if seat in self.whispered:
            self.whispered.remove(seat)
            self.heard[seat] = [said for said in self.heard[seat] if said.to is None]
        self.proposal = None
        word, pledge = (old.word, old.pledge) if self.history else ("", None)
        return TableSeat(word=word, pledge=pledge, conceded=old.conceded, put_out=put_out)

    @handles(log.LinkMade)
    def on_link_made(self, entry: log.LinkMade) -> None:
        """A link is created; some kinds replace earlier links of the same kind."""
        if entry.only:
            same = [
                key
                for key, link in self.links.items()
                if (link.kind, link.seat) == (entry.link, entry.seat)
            ]
            for key in same:
                del self.links[key]
        self.links[entry.hash] = Link(entry.link, entry.seat, entry.expires, self.entries)

    @handles(log.LinkUsed)
    def on_link_used(self, entry: log.LinkUsed) -> None:
        """A browser enters by a link; the link to another device works once.

        Whoever was put out before the game, and is given a new link since, is welcome again.
        """
        link = self.links[entry.hash]
        self.guests.add(entry.browser_id)
        if link.made > self.barred.get(entry.browser_id, link.made):
            del self.barred[entry.browser_id]
        if entry.seat is not None:
            self.seats[entry.seat].admit(entry.browser_id)
            self.note_person(self.seats[entry.seat].person, entry.browser_id)
            self.note_views(entry.seat)
        if link.kind == "device":
            del self.links[entry.hash]

    @handles(log.Revoked)
    def on_revoked(self, entry: log.Revoked) -> None:
        """Some browsers may not play a seat any more, and no old link leads to it."""
        seat = self.seats[entry.seat]
        seat.browser_ids -= set(entry.browser_ids)
        for browser_id in entry.browser_ids:
            self.persons.get(seat.person, set()).discard(browser_id)
            self.persons_by_browser.get(browser_id, set()).discard(seat.person)
        seat.came = [browser_id for browser_id in seat.came if browser_id in seat.browser_ids]
        self.links = {key: link for key, link in self.links.items() if link.seat != entry.seat}
        if self.history is None:
            self.barred |= dict.fromkeys(entry.browser_ids, self.entries)

    @handles(log.Started)
    def on_started(self, entry: log.Started) -> None:
        """The game starts: its seed and options are complete now, and the clocks begin."""
        self.settings = with_picks(self.settings, self.seats)
        words = [seat.word for seat in self.seats]
        self.history = GameHistory(
            self.settings, game_seed(bytes.fromhex(self.created.seed), words)
        )
        self.clocks = Clocks(self.settings.clock, self.players, entry.at)
        self.started = entry.at
        self.opening = None
        for seat in range(self.players):
            self.note_views(seat)

    @handles(log.Moved)
    def on_moved(self, entry: log.Moved) -> None:
        """A move is made."""
        assert self.history is not None
        self.history.play(entry.seat, entry.move, entry.at, entry.seen)

    @handles(log.Undone)
    def on_undone(self, entry: log.Undone) -> None:
        """The last moves are taken back."""
        assert self.history is not None
        self.history.rewind(entry.left)
        told = [len(events) for events in self.history.state.record]
        for handover in self.handovers:
            handover.events = list(map(min, handover.events, told))
        if self.proposal and not self.proposal.lasts:
            self.proposal = None

    @handles(log.Proposed)
    def on_proposed(self, entry: log.Proposed) -> None:
        """Somebody proposes something that others have to agree to."""
        spared = (entry.by, entry.about, *entry.gone)
        asked = {seat for seat in self.people() if seat not in spared}
        self.proposal = Proposal(
            what=entry.what,
            by=entry.by,
            about=entry.about,
            asked=asked,
            agreed=set(),
            name=entry.name,
            browser_id=entry.browser_id,
            until=entry.until,
        )

    @handles(log.Voted)
    def on_voted(self, entry: log.Voted) -> None:
        """Somebody votes; one "no" ends the proposal."""
        assert self.proposal is not None
        if entry.agree:
            self.proposal.agreed.add(entry.seat)
            return
        if self.proposal.what == "sit":
            self.turned_away[self.proposal.browser_id] = entry.at
        self.proposal = None

    @handles(log.Conceded)
    def on_conceded(self, entry: log.Conceded) -> None:
        """A seat concedes; a bot plays on."""
        conceded = 1 + max([other.conceded for other in self.seats])
        seat = replace(
            self.seats[entry.seat], kind="bot", level=entry.level, overdue=False, conceded=conceded
        )
        self.hand_over(entry.seat, seat, entry.at)
        self.proposal = None

    @handles(log.Ended)
    def on_ended(self, entry: log.Ended) -> None:
        """All agree to end the game without a result."""
        self.ended = True
        self.proposal = None

    @handles(log.Said)
    def on_said(self, entry: log.Said) -> None:
        """Somebody talks: the seats addressed, or everybody, get the line.

        Some time after a game, the words of its log are deleted.
        """
        self.said += 1
        if not entry.text:
            return
        entry.person = self.seats[entry.seat].person
        for viewer in range(self.players + 1):
            if entry.to is None or viewer == entry.seat or viewer in entry.to:
                self.heard[viewer].append(entry)
                if entry.to is not None:
                    self.whispered.add(viewer)

    @handles(log.Reported)
    def on_reported(self, entry: log.Reported) -> None:
        """A player reports another one; some time after the game, nothing is left of it."""
        if entry.reason:
            self.reports.append(entry)

    @handles(log.Paused)
    def on_paused(self, entry: log.Paused) -> None:
        """The game is paused or resumed, and its clocks with it."""
        self.paused = entry.paused
        self.asleep = entry.paused and entry.asleep
        if self.clocks is not None:
            (self.clocks.pause if entry.paused else self.clocks.resume)(entry.at)

    @handles(log.Muted)
    def on_muted(self, entry: log.Muted) -> None:
        """The host mutes a seat, or unmutes it."""
        self.seats[entry.seat].muted = entry.muted

    @handles(log.TalkSwitched)
    def on_talk_switched(self, entry: log.TalkSwitched) -> None:
        """The host switches talk on or off."""
        self.talk_allowed = entry.allowed

    @handles(log.HostChanged)
    def on_host_changed(self, entry: log.HostChanged) -> None:
        """Somebody else becomes the host."""
        self.handed_on = (self.host, entry.id)
        self.host = entry.browser_id

    @handles(log.Overdue)
    def on_overdue(self, entry: log.Overdue) -> None:
        """A seat's time has run out."""
        self.seats[entry.seat].overdue = True

    @handles(log.Rematched)
    def on_rematched(self, entry: log.Rematched) -> None:
        """A table for another game was created."""
        self.rematch = entry.table

    # Questions.

    def current_status(self) -> Status:
        """The status, as it follows from everything else."""
        if self.history is None:
            return "waiting"
        if self.ended or self.only_one_left() is not None or not self.history.state.actors:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def moment(self) -> Moment:
        """The status, and apart from it the moment in which words are revealed."""
        return self.status if self.opening is None else "opening"

    def only_one_left(self) -> int | None:
        """The one seat that has not conceded, if all others have."""
        still = [at for at, seat in enumerate(self.seats) if not seat.conceded]
        return still[0] if len(still) == 1 and self.players > 1 else None

    def ranks(self) -> list[int]:
        """The ranks of a game that is over; seats that conceded rank behind all others."""
        assert self.history is not None
        if self.ended:
            return []
        ranks = self.history.state.ranks or (1,) * self.players
        keys: list[Any] = [
            (-10 + seat.conceded, 0) if seat.conceded else (0, -rank)
            for seat, rank in zip(self.seats, ranks, strict=True)
        ]
        return list(ranked(keys))

    def version(self, who: int) -> int:
        """The version of a seat; that of the spectators for a negative number."""
        if self.history is None:
            return 0
        return self.history.versions[who if who >= 0 else self.players]

    def new_phase(self) -> str | None:
        """The phase that the game has just entered, if phases are timed here and it has changed."""
        if self.history is None or self.clocks is None or not self.settings.clock.phases:
            return None
        self.history.snapshot()
        found = self.history.phase
        return None if found == self.clocks.phase else found

    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        if self.history is None or self.status != "playing":
            return ()
        return self.history.state.actors

    def deciders(self) -> tuple[int, ...]:
        """Those of the actors that have something to decide, and do not only wait for others."""
        return self.history.state.deciders if self.history and self.actors() else ()

    def running_seats(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.actors() if self.seats[seat].kind == "person"]

    def timed_seats(self) -> list[int]:
        """The running seats to which something happens when their time runs out."""
        anew = self.settings.clock.at_end == "default"  # again at every move
        return [seat for seat in self.running_seats() if anew or not self.seats[seat].overdue]

    def seats_of(self, browser_id: str) -> list[int]:
        """The seats that a browser may play."""
        return [at for at, seat in enumerate(self.seats) if browser_id in seat.browser_ids]

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
        """When the next time limit runs out, if nothing happens before."""
        if self.clocks is None or not self.clocks.limited or self.status != "playing":
            return None
        ends = [self.clocks.phase_ends()]
        if self.clocks.clock.kind == "none":
            return ends[0]
        ends += [self.clocks.ends(seat) for seat in self.timed_seats()]
        return min([end for end in ends if end is not None], default=None)

    def wakes(self) -> float | None:
        """When something happens by itself: a time limit runs out, or that of a vote."""
        if self.proposal is None and self.opening is None:
            return self.deadline()
        ends = [self.deadline(), self.proposal.until if self.proposal else None, self.opening]
        return min([end for end in ends if end is not None], default=None)
