"""One screen: the table, what happened, the moves and the prompt, from what a seat was told."""

from __future__ import annotations

from collections.abc import Callable, Container, Coroutine, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from sengoku import registry
from sengoku.client.interface import TableSeat
from sengoku.games.kernel import Game, Plain
from sengoku.local import finished
from sengoku.protocol import LegalMove
from sengoku.terminal.draw import Scene, drawing, move_list
from sengoku.text.reading import QUESTIONS
from sengoku.words import Words

Call: TypeAlias = Callable[[Coroutine[Any, Any, Any]], Any]  # runs a seat's coroutine to its end

WIDEST: Final = 120  # characters; longer lines are hard to follow
LAST_TURNS: Final = 3  # shown at the end


class Screen:
    """What is shown on a console: always what one seat, or a spectator, may know."""

    def __init__(self, console: Console, words: Words, call: Call = finished) -> None:
        self.console = console
        self.words = words
        self.call = call
        self.width = min(console.width, WIDEST)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(text, style=style))

    def show(self, *parts: RenderableType) -> None:
        """Print parts below each other."""
        self.console.print(*parts, sep="\n", width=self.width)

    @property
    def alive(self) -> bool:
        """Whether the console is a screen that can be cleared, not a file or a dumb terminal."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self) -> None:
        """Clear the screen, if it can be cleared."""
        if self.alive:
            self.console.clear()

    def wipe(self) -> None:
        """Hide everything printed so far, also from those who scroll back."""
        if self.alive:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.print("\n" * 50)

    # The screen of a decision.

    def decision(self, seat: TableSeat, turn: str = "", notes: Sequence[Text] = ()) -> None:
        """Everything that the seat needs to decide; `turn` names whose turn it is.

        `notes` are lines above the prompt. Old news are dropped until the screen fits.
        """
        news = self.turns(seat, seat.news)
        parts = self.decision_parts(seat, turn, news, notes)
        while self.alive and len(news) > 1 and self.lines(parts) >= self.console.height:
            del news[0]  # the log still has it
            parts = self.decision_parts(seat, turn, news, notes)
        self.clear()
        self.show(*parts)

    def decision_parts(
        self,
        seat: TableSeat,
        turn: str,
        news: Sequence[tuple[int | None, str]],
        notes: Sequence[Text],
    ) -> list[RenderableType]:
        """The screen from top to bottom; the table gets the lines that the rest leaves."""
        art = drawing(game_of(seat))
        below: list[RenderableType] = [Text(), self.told(seat, news), Text()]
        if seat.now.moves:
            codes = [move.code for move in seat.now.moves]
            below += [move_list(game_of(seat), codes, art.styles, self.width), Text()]
        below += notes
        if seat.now.moves:
            below.append(self.prompt(seat, seat.now.moves))
        room = self.console.height - self.lines(below) - 2 if self.alive else 99
        scene = self.scene(seat, room)
        return [self.header(seat, turn), art.table(scene), *below]

    def lines(self, parts: Sequence[RenderableType]) -> int:
        """How many lines the parts take."""
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*parts), options))

    def scene(self, seat: TableSeat, room: int = 99) -> Scene:
        """What a drawing is made from."""
        assert seat.now.view is not None
        return Scene(
            view=seat.now.view,
            words=self.words,
            names=seat.names,
            ask=lambda question: self.call(seat.ask(question)),
            width=self.width,
            room=room,
            colour=self.console.color_system is not None and not self.console.no_color,
        )

    def header(self, seat: TableSeat, turn: str) -> Table:
        """Which game, whose turn, and where help is."""
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        title = Text(self.title(seat), style="title")
        if turn:
            title.append(f" · {turn}", style="now")
        line.add_row(title, Text(self.words.text("terminal-help"), style="soft"))
        return line

    def title(self, seat: TableSeat) -> str:
        """The game's name for people."""
        name = seat.now.table.game
        return self.words.find(f"{name}-title", {}) or name

    def prompt(self, seat: TableSeat, moves: Sequence[LegalMove]) -> Text:
        """What the seat has to decide, in one sentence."""
        kinds = {move.kind for move in moves}
        view = seat.now.view or {}
        figures = {name: value for name, value in view.items() if isinstance(value, (int, str))}
        figures["only"] = kinds.pop() if len(kinds) == 1 else "several"
        asked = self.words.find(f"{seat.now.table.game}-prompt", figures)
        return Text(f"▸ {asked or self.words.text('prompt')}", style="now")

    def turns(self, seat: TableSeat, events: Sequence[Plain]) -> list[tuple[int | None, str]]:
        """What happened: who did it, and all that they did one after another."""
        found: list[tuple[int | None, str]] = []
        for doer, theirs in groupby(events, key=lambda event: event.get("seat")):
            game, names = seat.now.table.game, seat.names
            told = [self.words.then(game, event, names, seat.number) for event in theirs]
            if any(told):
                found.append((doer, "; ".join(filter(None, told))))
        return found

    def told(self, seat: TableSeat, turns: Sequence[tuple[int | None, str]]) -> Table:
        """What happened, a line for each turn."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for doer, deeds in turns:
            name = "" if doer is None else self.words.who(doer, seat.names, seat.number)
            style = "now" if doer is not None and doer == seat.number else "title"
            grid.add_row(Text(name, style=style), Text(deeds, style="soft"))
        return grid

    # What is shown on request.

    def log(self, seat: TableSeat, last: int | None = None) -> None:
        """All that the seat saw happen, a sentence an event."""
        events = seat.events
        for event in events[-last:] if last else events:
            self.say(self.words.event(seat.now.table.game, event, seat.names, seat.number))
        if not events:
            self.say(self.words.text("log-empty"), "soft")

    def rules(self, game: str, ident: str = "") -> bool:
        """The rules of a game, or one of them; False if there is no such thing."""
        text = self.words.rule(game, ident) if ident else self.words.rules(game)
        if text is not None:
            from rich.markdown import Markdown  # slow to import, and seldom needed

            self.console.print(Markdown(text), width=min(self.width, 88))
        return text is not None

    def help(self, commands: Sequence[str], kinds: Container[str] = (), **figures: str) -> None:
        """What can be typed; a command called like one of the `kinds` of moves needs a slash."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for command in commands:
            word = command.removeprefix("table-")
            name = self.words.find(f"help-{command}", {}) or word
            name = f"/{name}" if word in kinds else name
            what = self.words.text(f"help-{command}.what", **figures)
            grid.add_row(Text(f"  {name}", style="number"), Text(what))
        questions = [
            Text(f"  {self.words.text(f'text-help-{name}')}")
            for name in QUESTIONS
            if name != "help"
        ]
        self.show(Text(self.words.text("help-title"), style="title"), grid, *questions)

    def result(self, seat: TableSeat, hide: bool = False) -> None:
        """The end of a game that was played out; `hide` what was on the screen before."""
        if hide:
            self.wipe()
        else:
            self.clear()
        title = Text(f"{self.title(seat)} · ", style="title")
        title.append(self.words.text("terminal-over"), style="now")
        last = self.turns(seat, seat.events[:-1])[-LAST_TURNS:]
        self.show(title, Text(), self.told(seat, last), Text())
        self.show(drawing(game_of(seat)).result(self.scene(seat)))


def game_of(seat: TableSeat) -> Game:
    """The game that is played at a seat's table."""
    return registry.game(seat.now.table.game)
