"""What every table in a terminal has: a screen, a keyboard, and the commands that only read."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
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
        self.answer: list[str] = []  # the last one, to be repeated
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "help": self.explain,
            "undo": self.undo,
            "hint": self.hint,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "quit": self.quit,
        }
        self.acts = {"undo": self.undo, "hint": self.hint, "repeat": self.repeat}

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
            return self.follow(self.reading(line))
        except Refusal as refusal:
            self.refuse(refusal)
            return False

    def command(self, word: str) -> Callable[[str], bool] | None:
        """The command of this name; a kind of move of the same name goes first."""
        if word in game_of(self.seat).moves.kinds:
            return None
        return self.commands.get(word.lower())

    def moved(self) -> bool:
        """Note that a move was made; return whether the table must be drawn again."""
        return True

    def reading(self, line: str) -> protocol.Reading:
        """What a line means; an empty one is the only move, a number one that the screen shows."""
        moves = self.now().moves
        if not line:
            if len(moves) == 1:
                return protocol.Reading([], [moves[0].code])
            raise Refusal("COMMAND.choose")
        if line.isdecimal() and moves:
            if not (len(line) < 9 and 1 <= int(line) <= len(moves)):
                raise Refusal("COMMAND.number", {"number": short(line), "most": len(moves)})
            return protocol.Reading([], [moves[int(line) - 1].code])
        found: protocol.Reading = self.call(self.seat.read(line, self.words.language))
        return found

    def follow(self, reading: protocol.Reading) -> bool:
        """Make the moves, or say the answer; return whether the table must be drawn again."""
        if reading.moves:
            self.call(self.seat.make(reading.moves, self.now().version))
            return self.moved()
        if reading.act is not None:
            return self.acts[reading.act]("")
        self.tell_answer(reading.lines)
        return False

    def tell_answer(self, lines: Sequence[str]) -> None:
        """Say the answer to a question."""
        self.answer = list(lines)
        self.screen.show(*[Text(line) for line in lines])

    # The commands: each returns whether the table must be drawn again.

    def explain(self, rest: str) -> bool:
        """Say what can be typed; what a move does, or why it is not allowed; or a rule."""
        if not rest:
            self.help()
        elif RULE.fullmatch(rest):
            return self.rules(rest)
        else:
            number = self.reading(rest).moves if rest.isdecimal() else []
            asked = game_of(self.seat).moves.text(number[0]) if number else rest
            self.tell_answer(self.reading(f"why {asked}").lines)
        return False

    def help(self) -> None:
        """Say what can be typed."""
        moves = self.seat.now.moves
        example = moves[0].text if moves else ""
        rule = game_of(self.seat).players_rule
        self.screen.help(self.help_topics, example=example, rule=rule)

    def hint(self, rest: str) -> bool:
        """Show what a bot thinks of the moves."""
        texts = {move.code: move.text for move in self.now().moves}
        for found in self.call(self.seat.hint(rest or None)):
            text = texts.get(found["move"], str(found["move"]))
            value = f"{float(found['value']):.2f}"
            self.say("terminal-hint", move=text, value=value, visits=int(found["visits"]))
        return False

    def repeat(self, rest: str) -> bool:
        """Say the last answer again."""
        self.alone("repeat", rest)
        self.tell_answer(self.answer or self.reading("w").lines)
        return False

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
