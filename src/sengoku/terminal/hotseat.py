"""A table of one's own: people take turns at one keyboard, bots have the other seats."""

from __future__ import annotations

import shlex
import sys

from rich.console import Console

from sengoku.client.interface import TableSeat
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Refusal
from sengoku.local import LocalSeat, LocalTable, finished, load, save
from sengoku.terminal.app import INTERRUPTED, Leave, Read, Terminal
from sengoku.words import Words


class HotSeat(Terminal):
    """A local table in a terminal: draw it, read a line, obey, until the game is over."""

    help_topics = (*Terminal.help_topics, "save", "quit")

    def __init__(self, table: LocalTable, console: Console, read: Read, words: Words) -> None:
        super().__init__(console, read, words, finished)
        self.table = table
        self.seats: dict[int | None, LocalSeat] = {}  # of the people, and the spectators' (None)
        self.at_keyboard: int | None = None  # whose secrets the screen has shown
        self.saved_as = ""  # the file that holds the game as it is now
        self.commands |= {"save": self.save, "load": self.load}

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.table.setup.people

    def run(self) -> int:
        """Play until the end; the exit code."""
        try:
            self.play()
        except Leave:
            pass
        except EOFError:
            self.hide()
            self.stopped()
        except KeyboardInterrupt:
            self.hide()
            self.stopped()
            return INTERRUPTED
        return 0

    def play(self) -> None:
        """Let whoever has to decide type, until the game is over."""
        if not self.people:
            self.say("terminal-watch")
        self.sit_down()
        while (number := self.table.decider) >= 0:
            self.hand_over(number)
            self.screen.decision(self.seat, self.turn(number))
            while not self.obey(self.read().strip()):
                pass
        self.over()

    def sit_down(self) -> None:
        """Open the seats of all people and a spectator's; the bots move first."""
        self.seats = {number: self.table.seat(number) for number in (*self.people, None)}
        for seat in self.seats.values():
            finished(seat.open())
        self.seat: TableSeat = self.seats[None]

    def turn(self, number: int) -> str:
        """Whose turn it is, where that is not clear."""
        several = len(self.people) > 1
        return self.words.text("terminal-turn", name=self.seat.names[number]) if several else ""

    def hand_over(self, number: int) -> None:
        """Cover the screen until another person has taken the keyboard (SHI-13 and its like)."""
        self.seat = self.seats[number]
        if len(self.people) > 1 and number != self.at_keyboard:
            name = self.seat.names[number]
            self.screen.wipe()
            self.say("terminal-curtain-title", "title")
            self.say("terminal-curtain", "now", name=name)
            while line := self.read().strip():  # only Enter goes on: nobody sees a hand by mistake
                if line.lower() == "quit":
                    self.quit("")
                self.say("terminal-curtain", "now", name=name)
            forget_typed()
            if not self.screen.alive:
                self.screen.wipe()
        self.at_keyboard = number

    def hide(self) -> None:
        """Leave no hand on a screen that several people see."""
        if len(self.people) > 1 and self.table.decider >= 0:
            self.screen.wipe()

    def moved(self) -> bool:
        """Note that the file no longer holds the game as it is."""
        self.saved_as = ""
        return True

    # Commands of a table of one's own.

    def save(self, rest: str) -> bool:
        """Save the game."""
        file = unquoted(rest)
        save(self.table, file)
        self.saved_as = file
        self.say("terminal-saved", file=shlex.quote(file))
        return False

    def load(self, rest: str) -> bool:
        """Go on with a saved game."""
        file = unquoted(rest)
        self.table = load(file)
        self.at_keyboard = None
        self.saved_as = file
        self.say("terminal-loaded", file=file)
        self.sit_down()
        return True

    def quit(self, rest: str) -> bool:
        """Leave the table; a game that is not saved can be."""
        self.alone("quit", rest)
        self.hide()
        while not self.saved_as:
            self.say("terminal-quit")
            file = unquoted(self.read().strip())
            if not file:
                self.say("terminal-bye")
                raise Leave
            try:
                save(self.table, file)
                self.saved_as = file
            except Refusal as refusal:
                self.refuse(refusal)
        self.say("terminal-resume", file=shlex.quote(self.saved_as))
        raise Leave

    # The end.

    def stopped(self) -> None:
        """Say goodbye to somebody who closed the input or pressed Ctrl-C."""
        self.screen.console.print()
        if self.saved_as:
            self.say("terminal-resume", file=shlex.quote(self.saved_as))
        else:
            self.say("terminal-stopped")

    def over(self) -> None:
        """Show the result, and the command that deals the same cards again."""
        alone = self.people[0] if len(self.people) == 1 else None
        self.screen.result(self.seats[alone], hide=len(self.people) > 1)
        if self.table.setup.seed is not None:
            self.screen.say("")
            self.say("terminal-again", "soft", command=again(self.table, self.seats[None]))


def default_names(people: int, words: Words) -> list[str]:
    """The names of people who gave none."""
    if people == 1:
        return [words.text("you")]
    return [words.text("player", seat=label(seat)) for seat in range(people)]


def unquoted(rest: str) -> str:
    """A file name without the quotes around it."""
    return rest[1:-1] if len(rest) > 1 and rest[0] == rest[-1] and rest[0] in "'\"" else rest


def again(table: LocalTable, seat: TableSeat) -> str:
    """The command that deals the same cards once more."""
    about = seat.now.table
    words = ["sengoku", "play", about.game, "--players", str(about.players)]
    words += ["--humans", str(len(table.setup.people)), "--seed", str(table.setup.seed)]
    for name, value in (seat.now.view or {})["options"].items():
        if value != table.game.options[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def forget_typed() -> None:
    """Clear the line history, so that the next person does not find what the last one typed."""
    typed = sys.modules.get("readline")
    if typed is not None:
        typed.clear_history()
