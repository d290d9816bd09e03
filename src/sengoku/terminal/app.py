"""What every table in a terminal has: a screen, a keyboard, and the commands that only read."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from sengoku import protocol
from sengoku.client.interface import TableSeat
from sengoku.games.kernel.refusals import Refusal
from sengoku.terminal.screen import Call, Screen, game_of
from sengoku.words import Words

Read: TypeAlias = Callable[[], str]  # a line that somebody typed; EOFError when there is no more

INTERRUPTED: Final = 130
RULE: Final = re.compile(r"[A-Za-z]+-\d+")


class Leave(Exception):
    """Somebody leaves the table."""


class Terminal:
    """A table in a terminal. `seat` is the seat of whoever types."""

    seat: TableSeat
    help_topics: tuple[str, ...] = ("move", "notation", "why", "undo", "look", "log", "rules")

    def __init__(self, console: Console, read: Read, words: Words, call: Call) -> None:
        self.screen = Screen(console, words, call)
        self.words = words
        self.read = read
        self.call = call  # runs a coroutine of a seat to its end
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "help": self.explain,
            "undo": self.undo,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "quit": self.quit,
        }

    def now(self) -> protocol.State:
        """The state that the screen shows: numbers of moves refer to it."""
        return self.seat.now

    # What was typed.

    def obey(self, line: str) -> bool:
        """Do what a line says; return whether the table must be drawn again."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        try:
            command = self.command(word)
            if command is not None:
                return command(rest.strip())
            self.call(self.seat.move(self.move(line), self.now().version))
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        return self.moved()

    def command(self, word: str) -> Callable[[str], bool] | None:
        """The command of this name; a kind of move of the same name goes first."""
        if word in game_of(self.seat).moves.kinds:
            return None
        return self.commands.get(word.lower())

    def moved(self) -> bool:
        """Note that a move was made; return whether the table must be drawn again."""
        return True

    def move(self, line: str) -> int:
        """The move that a number or a text stands for; an empty line is the only move."""
        moves = self.now().moves
        if not line:
            if len(moves) == 1:
                return moves[0].code
            raise Refusal("COMMAND.choose")
        if line.isdecimal():
            if not (len(line) < 9 and 1 <= int(line) <= len(moves)):
                raise Refusal("COMMAND.number", {"number": short(line), "most": len(moves)})
            return moves[int(line) - 1].code
        try:
            code: int = self.call(self.seat.parse(line))
        except Refusal as refusal:
            if refusal.figures.get("part") == "move":
                raise Refusal("COMMAND.unknown", {"word": short(line.split()[0])}) from None
            raise
        return code

    # The commands: each returns whether the table must be drawn again.

    def explain(self, rest: str) -> bool:
        """Say what can be typed; what a move does, or why it is not allowed; or a rule."""
        if not rest:
            self.help()
        elif RULE.fullmatch(rest):
            return self.rules(rest)
        else:
            self.explain_move(self.move(rest))
        return False

    def help(self) -> None:
        """Say what can be typed."""
        moves = self.seat.now.moves
        example = moves[0].text if moves else ""
        rule = game_of(self.seat).players_rule
        self.screen.help(self.help_topics, example=example, rule=rule)

    def explain_move(self, move: int) -> None:
        """Say what a move does; raise why it is not allowed."""
        refusal = self.call(self.seat.refusal(move))
        if refusal is not None:
            raise refusal
        game = game_of(self.seat)
        event = {"event": game.moves.kind(move).name, "seat": self.seat.number}
        event |= game.moves.parts(move)
        told = self.words.told(game.name, event, self.seat.names, self.seat.number, "help")
        self.screen.show(Text(f"{game.moves.text(move)}: {told}"))

    def undo(self, rest: str) -> bool:
        """Take the seat's last move back."""
        self.alone("undo", rest)
        self.call(self.seat.undo())
        return self.moved()

    def look(self, rest: str) -> bool:
        """Draw the table again."""
        self.alone("look", rest)
        return True

    def log(self, rest: str) -> bool:
        """Show what happened, or the last lines of it."""
        last = int(rest) if rest.isdecimal() and len(rest) < 9 else None
        if last is None:
            self.alone("log", rest)
        self.screen.log(self.seat, last)
        return False

    def rules(self, rest: str) -> bool:
        """Show the rules, or one of them."""
        game = self.seat.now.table.game
        if not self.screen.rules(game, rest):
            raise no_rule(self.words, game, rest)
        return False

    def quit(self, rest: str) -> bool:
        """Leave the table."""
        self.alone("quit", rest)
        raise Leave

    def alone(self, command: str, rest: str) -> None:
        """Refuse words after a command that takes none."""
        if rest:
            raise Refusal("COMMAND.extra", {"command": command, "rest": rest})

    # What is said.

    def say(self, message: str, style: str = "", /, **figures: object) -> None:
        """Print a message of the words."""
        self.screen.say(self.words.text(message, **figures), style)

    def refuse(self, refusal: Refusal) -> None:
        """Print why something was refused, and what to do about it."""
        self.screen.say(self.words.refusal(refusal))
        hint = self.words.hint(refusal)
        if hint:
            self.screen.say(hint, "soft")


def no_rule(words: Words, game: str, ident: str) -> Refusal:
    """The refusal of a rule that does not exist."""
    known = words.rule_ids(game)
    if not known:
        return Refusal("CLI.rules", {"game": game})
    return Refusal("CLI.rule", {"rule": ident, "game": game, "first": known[0], "last": known[-1]})


def short(text: str) -> str:
    """Enough of a text to be recognised."""
    return text if len(text) <= 24 else f"{text[:20]}…"


def keyboard(console: Console) -> Read:
    """Lines from the keyboard, or from a pipe; those of a pipe are shown as if typed."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 -- gives `input` its line editing
        return lambda: input("> ")

    def piped() -> str:
        console.print("> ", end="")
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        console.print(Text(line.rstrip("\r\n")))
        return line

    return piped
