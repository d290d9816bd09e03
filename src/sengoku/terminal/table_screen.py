"""What a server's table looks like in a terminal: who is there, what changes, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import to_builtins
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from sengoku import protocol
from sengoku.client.seat import Seat
from sengoku.games.kernel.moves import label
from sengoku.terminal.screen import Screen


@dataclass(frozen=True)
class Shown:
    """How much of a table has been shown, to find out what is new."""

    state: protocol.State
    talk: float  # when the last line was said
    events: int
    connected: bool

    @classmethod
    def of(cls, seat: Seat) -> Shown:
        """All that a seat knows now."""
        last = max([line.at for line in seat.talk], default=0.0)
        return cls(seat.now, last, len(seat.events), seat.connected)


class TableScreen:
    """Draws a server's table."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words
        self.muted: dict[int, float] = {}  # people whom nobody sees talk here, and since when

    # Whole screens.

    def draw(self, seat: Seat, lines: Sequence[Text] = ()) -> None:
        """Draw the waiting room, the table or the result, and these lines with it."""
        status = seat.now.table.status
        if status in ("playing", "paused"):
            self.screen.decision(seat, self.turn(seat), [*lines, *self.notes(seat)])
            return
        if status == "waiting":
            self.waiting(seat)
        else:
            self.result(seat)
        self.screen.show(*lines)

    def waiting(self, seat: Seat) -> None:
        """Who is there, and what one waits for."""
        self.screen.clear()
        self.screen.show(self.screen.header(seat, ""))
        self.seats(seat)
        free = any([one.kind == "free" for one in seat.now.table.seats])
        if seat.number is None:
            message = "terminal-watching"
        elif free:
            message = "terminal-wait-people"
        else:
            ready = seat.now.table.seats[seat.number].ready
            message = "terminal-wait-ready" if ready else "terminal-wait-you"
        self.screen.say(f"▸ {self.words.text(message)}", "now")

    def result(self, seat: Seat) -> None:
        """How the game ended."""
        result = seat.now.table.result
        if result is None or result.why == "played":
            self.screen.result(seat)
            return
        self.screen.clear()
        message = "page-ended" if result.why == "consent" else "page-conceded"
        self.screen.say(self.words.text(message), "now")
        for at in sorted(range(len(result.ranks)), key=result.ranks.__getitem__):
            name = self.words.who(at, seat.names, seat.number)
            line = self.words.text("terminal-rank", name=name, rank=result.ranks[at])
            self.screen.say(line, "won" if result.ranks[at] == 1 else "")

    def turn(self, seat: Seat) -> str:
        """For whom the table waits, if not for this seat."""
        if seat.now.table.status == "paused":
            return self.words.text("page-paused")
        if seat.now.moves or not actors(seat.now):
            return ""
        names = [self.words.who(at, seat.names, seat.number) for at in actors(seat.now)]
        return self.words.text("terminal-waiting", names=self.words.listed(names))

    def notes(self, seat: Seat) -> list[Text]:
        """Lines above the prompt: what is being voted on, and the time that is left."""
        found: list[Text] = []
        proposal = seat.now.table.proposal
        found += [] if proposal is None else self.proposal(seat, proposal)
        clock = seat.now.clock
        left = clock.left[seat.number] if clock and seat.number is not None else None
        if left is not None and seat.now.moves:
            time = f"{int(left) // 60}:{int(left) % 60:02}"
            found.append(Text(self.words.text("terminal-clock", time=time), style="soft"))
        return found

    def seats(self, seat: Seat) -> None:
        """Who sits where."""
        grid = Table.grid(padding=(0, 2))
        for at in range(len(seat.names)):
            grid.add_row(f"  {label(at)}", *self.sitter(seat, at))
        self.screen.show(grid)

    def sitter(self, seat: Seat, at: int) -> tuple[Text, Text]:
        """Who sits there, and how they are."""
        table = seat.now.table
        one = table.seats[at]
        if one.kind == "free":
            return Text(self.words.text("page-seat-free"), style="soft"), Text()
        marks = {
            "you": at == seat.number,
            "host": at == table.host,
            "ready": table.status == "waiting" and one.ready,
            "away": one.kind == "person" and not one.here,
            "conceded": one.conceded,
            "overdue": one.overdue,
            "muted": one.person in self.muted,
            "blocked": at in seat.now.blocked,
        }
        told = [self.mark(name) for name, so in marks.items() if so]
        if one.kind == "bot" and not one.conceded:
            level = self.words.find(f"page-level-{one.level}", {}) or str(one.level)
            told.append(self.words.text("page-seat-bot", level=level))
        told += [self.words.label(word) for word in one.picks.values()]
        return Text(one.name, style="title"), Text(", ".join(told), style="soft")

    def mark(self, name: str) -> str:
        """A word about a seat."""
        return self.words.text("terminal-host" if name == "host" else f"page-seat-{name}")

    # What changes.

    def must_draw(self, before: protocol.State, now: protocol.State) -> bool:
        """Whether a whole screen is due: there is something else to decide, or another status."""
        if before.table.status != now.table.status:
            return True
        if now.table.status == "waiting":
            return without_pledges(before.table) != without_pledges(now.table)
        return bool(now.moves) and (before.moves != now.moves or before.undo != now.undo)

    def changes(self, seat: Seat, before: Shown, now: Shown, events: bool) -> list[Text]:
        """What is new, as lines; the events too, unless a screen will show them."""
        lines: list[Text] = []
        if before.connected != now.connected:
            message = "terminal-back" if now.connected else "page-lost"
            lines.append(Text(self.words.text(message), style="now"))
        for said in seat.talk:
            if said.at > before.talk and said.person not in self.muted:
                lines.append(self.spoken(seat, said))
        lines += self.reported(before.state, now.state)
        lines += self.table_changes(seat, before.state.table, now.state.table)
        if events:
            for event in seat.events[before.events : now.events]:
                game = now.state.table.game
                lines.append(Text(self.words.event(game, event, seat.names, seat.number)))
            if actors(before.state) != actors(now.state) and self.turn(seat):
                lines.append(Text(self.turn(seat), style="soft"))
            if now.state.table.proposal not in (None, before.state.table.proposal):
                lines += self.notes(seat)
        return lines

    def mute(self, seat: Seat, person: int, muted: bool) -> list[Text]:
        """Show no more of what somebody says; or again, with what was hidden meanwhile."""
        if muted:
            self.muted.setdefault(person, Shown.of(seat).talk)
            return []
        since = self.muted.pop(person, float("inf"))
        hidden = [line for line in seat.talk if line.person == person and line.at > since]
        return [self.spoken(seat, line) for line in hidden]

    def reported(self, before: protocol.State, now: protocol.State) -> list[Text]:
        """What players have reported to the host."""
        lines: list[Text] = []
        for report in reversed(now.reports[: len(now.reports) - len(before.reports)]):
            reason = self.words.text(f"page-conduct-reason-{report.reason}")
            figures = {"by": report.by, "name": report.name, "reason": reason}
            lines.append(Text(self.words.text("terminal-report", **figures), style="now"))
            lines += [Text(f"  {report.text}")] if report.text else []
            lines += [Text(f"  | {line}", style="soft") for line in report.lines]
        return lines

    def table_changes(
        self, seat: Seat, before: protocol.TableInfo, now: protocol.TableInfo
    ) -> list[Text]:
        """Who came, went or proposed something, and whose word is missing in the deal."""
        lines: list[Text] = []
        for at in late_words(now) if before.words is None else []:
            figures = {"name": seat.names[at], "me": "yes" if at == seat.number else "no"}
            lines.append(Text(self.words.text("page-word-missing", **figures), style="soft"))
        if before.words is None and is_cheated(seat, now):
            lines.append(Text(self.words.text("page-fair-changed"), style="now"))
        if now.status != "waiting":
            for at, one in enumerate(now.seats):
                if one != before.seats[at]:
                    lines.append(Text("  ").join([Text(label(at)), *self.sitter(seat, at)]))
        if now.proposal is None and before.proposal is not None:
            lines.append(Text(self.words.text("terminal-vote-over"), style="soft"))
        if now.rematch is not None and before.rematch is None:
            lines.append(Text(self.words.text("terminal-rematch"), style="now"))
        return lines

    def proposal(self, seat: Seat, what: protocol.ProposalInfo) -> list[Text]:
        """What is being voted on, and what one can do about it."""
        about = "" if what.about is None else seat.names[what.about]
        figures = {"name": what.name or seat.names[what.by], "about": about}
        figures["me"] = "yes" if what.by == seat.number else "no"
        lines = [Text(self.words.text(f"page-propose-{what.what}", **figures), style="now")]
        waits = [at for at in what.asked if at not in what.agreed]
        if seat.number in waits:
            lines.append(Text(self.words.text("terminal-vote")))
        elif waits:
            names = self.words.listed([seat.names[at] for at in waits])
            lines.append(Text(self.words.text("page-propose-waits", names=names), style="soft"))
        return lines

    def spoken(self, seat: Seat, line: protocol.Line) -> Text:
        """A line of talk."""
        text = Text(self.words.who(line.sender, seat.names, seat.number), style="title")
        if line.to is not None:
            heard = [self.words.who(at, seat.names, seat.number) for at in line.to]
            names = self.words.text("page-whispers", names=self.words.listed(heard))
            text.append(f" ({names})", style="soft")
        text.append(f": {line.text}", style="")
        return text


def actors(state: protocol.State) -> list[int]:
    """The seats that may decide; none before the start and after the end."""
    found: list[int] = (state.view or {}).get("actors", [])
    return found


def late_words(table: protocol.TableInfo) -> list[int]:
    """The seats whose word was pledged, and not revealed in time."""
    pairs = enumerate(zip(table.pledges, table.words or [], strict=False))
    return [at for at, (pledge, word) in pairs if pledge is not None and not word]


def is_cheated(seat: Seat, table: protocol.TableInfo) -> bool:
    """Whether words or pledges of the deal are not those that were fixed before."""
    if table.words is None or seat.number is None or not seat.word.fixed:
        return False
    late = not table.words[seat.number]
    return not late and not seat.word.counted(seat.number, to_builtins(table))


def without_pledges(table: protocol.TableInfo) -> protocol.TableInfo:
    """What a waiting room shows: words are pledged and revealed without a sign."""
    return replace(table, pledges=[], opening=None)
