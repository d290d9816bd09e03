"""One screen: the table, what happened, the moves and what is asked, from a session and a seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from sengoku.games.kernel import Plain
from sengoku.terminal.draw import Scene, drawing, move_list
from sengoku.terminal.session import Session
from sengoku.words import Words

WIDEST: Final = 120  # beyond it lines are hard to follow
LAST_TURNS: Final = 3  # shown at the end
COMMANDS: Final = ("move", "notation", "why", "undo", "look", "log", "rules", "save", "quit")


class Screen:
    """What is shown on a console, always to the eyes of one seat or of everybody (None)."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.width = min(console.width, WIDEST)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(text, style=style))

    def show(self, *parts: RenderableType) -> None:
        """Print parts below each other."""
        self.console.print(*parts, sep="\n", width=self.width)

    @property
    def alive(self) -> bool:
        """Whether it is a screen that can be cleared, and not a file or a teleprinter."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self) -> None:
        """Begin a new screen, where there is one."""
        if self.alive:
            self.console.clear()

    def wipe(self) -> None:
        """Leave nothing to be read, not even by scrolling back."""
        if self.alive:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.print("\n" * 50)

    # The screen of a decision.

    def decision(self, session: Session, seat: int) -> None:
        """Everything that the seat needs to decide."""
        news = self.turns(session, session.news(seat), seat)
        parts = self.decision_parts(session, seat, news)
        while self.alive and len(news) > 1 and self.lines(parts) >= self.console.height:
            del news[0]  # the log still has it
            parts = self.decision_parts(session, seat, news)
        self.clear()
        self.show(*parts)

    def decision_parts(
        self, session: Session, seat: int, news: Sequence[tuple[int | None, str]]
    ) -> list[RenderableType]:
        """The screen from top to bottom; the table gets the room that the rest leaves."""
        moves = session.moves(seat)
        look = drawing(session.game.name)
        below: list[RenderableType] = [
            Text(),
            self.told(session, news, seat),
            Text(),
            move_list(session.game, moves, look.styles, self.width),
            Text(),
            self.prompt(session, seat, moves),
        ]
        room = self.console.height - self.lines(below) - 2 if self.alive else 99
        scene = self.scene(session, seat, room)
        return [self.header(session, seat), look.table(scene), *below]

    def lines(self, parts: Sequence[RenderableType]) -> int:
        """How many lines the parts take."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*parts), options))

    def scene(self, session: Session, seat: int | None, room: int = 99) -> Scene:
        """What a drawing is made from."""
        return Scene(
            view=session.view(seat),
            words=self.words,
            names=session.names,
            ask=lambda question: session.ask(seat, question),
            width=self.width,
            room=room,
            colour=self.console.color_system is not None and not self.console.no_color,
        )

    def header(self, session: Session, seat: int) -> Table:
        """Which game, whose screen, and where help is."""
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        title = Text(self.title(session), style="title")
        if len(session.people) > 1:
            turn = self.words.text("terminal-turn", name=session.names[seat])
            title.append(f" · {turn}", style="now")
        line.add_row(title, Text(self.words.text("terminal-help"), style="soft"))
        return line

    def title(self, session: Session) -> str:
        """The game's name for people."""
        return self.words.find(f"{session.game.name}-title", {}) or session.game.name

    def prompt(self, session: Session, seat: int, moves: Sequence[int]) -> Text:
        """What is asked, in one sentence."""
        kinds = {session.game.moves.kind(move).name for move in moves}
        figures = {
            name: value
            for name, value in session.view(seat).items()
            if isinstance(value, (int, str))
        }
        figures["only"] = kinds.pop() if len(kinds) == 1 else "several"
        asked = self.words.find(f"{session.game.name}-prompt", figures)
        return Text(f"▸ {asked or self.words.text('prompt')}", style="now")

    def turns(
        self, session: Session, events: Sequence[Plain], seat: int | None
    ) -> list[tuple[int | None, str]]:
        """What happened: who did it, and all that they did one after another."""
        found: list[tuple[int | None, str]] = []
        for doer, theirs in groupby(events, key=lambda event: event.get("seat")):
            name = session.game.name
            told = [self.words.then(name, event, session.names, seat) for event in theirs]
            if any(told):
                found.append((doer, "; ".join(filter(None, told))))
        return found

    def told(
        self, session: Session, turns: Sequence[tuple[int | None, str]], seat: int | None
    ) -> Table:
        """What happened, a line for each turn."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for doer, deeds in turns:
            name = "" if doer is None else self.words.who(doer, session.names, seat)
            style = "now" if doer is not None and doer == seat else "title"
            grid.add_row(Text(name, style=style), Text(deeds, style="soft"))
        return grid

    # What is shown when it is asked for.

    def log(self, session: Session, seat: int | None, last: int | None = None) -> None:
        """All that the seat saw happen, a sentence an event."""
        events = session.events(seat)
        for event in events[-last:] if last else events:
            self.say(self.words.event(session.game.name, event, session.names, seat))
        if not events:
            self.say(self.words.text("terminal-log-empty"), "soft")

    def rules(self, game: str, ident: str = "") -> bool:
        """The rules of a game, or one of them; False if there is no such thing."""
        text = self.words.rule(game, ident) if ident else self.words.rules(game)
        if text is not None:
            self.console.print(Markdown(text), width=min(self.width, 88))
        return text is not None

    def help(self, session: Session, seat: int) -> None:
        """The commands."""
        figures = {
            "example": session.text(seat, session.moves(seat)[0]),
            "rule": session.game.players_rule,
        }
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for command in COMMANDS:
            name = self.words.text(f"help-{command}")
            what = self.words.text(f"help-{command}.what", **figures)
            grid.add_row(Text(f"  {name}", style="number"), Text(what))
        self.show(Text(self.words.text("help-title"), style="title"), grid)

    def result(self, session: Session) -> None:
        """The end of the game, to everybody's eyes, or to the only person's."""
        seat = session.people[0] if len(session.people) == 1 else None
        if len(session.people) > 1:
            self.wipe()  # the last one's hand stays hidden
        else:
            self.clear()
        title = Text(f"{self.title(session)} · ", style="title")
        title.append(self.words.text("terminal-over"), style="now")
        last = self.turns(session, session.events(seat)[:-1], seat)[-LAST_TURNS:]
        self.show(title, Text(), self.told(session, last, seat), Text())
        self.show(drawing(session.game.name).result(self.scene(session, seat)))
