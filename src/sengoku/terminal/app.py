"""The loop: draw the table, ask, obey, until the game is over or somebody leaves."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from sengoku.games.refusals import Refusal
from sengoku.terminal import saves
from sengoku.terminal.screen import Screen
from sengoku.terminal.session import Session
from sengoku.words import Words

Read: TypeAlias = Callable[[], str]  # a line that somebody typed; EOFError when there is no more

INTERRUPTED: Final = 130
RULE: Final = re.compile(r"[A-Za-z]+-\d+")


class Leave(Exception):
    """Somebody leaves the table."""


class Terminal:
    """A table in a terminal: one session, one console, one keyboard."""

    def __init__(self, session: Session, console: Console, read: Read, words: Words) -> None:
        self.session = session
        self.screen = Screen(console, words)
        self.words = words
        self.read = read
        self.at_keyboard: int | None = None  # whose secrets the screen has shown
        self.kept = ""  # the file that holds the game as it is now
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "?": self.explain,
            "help": self.explain,
            "undo": self.undo,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }

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

    def hide(self) -> None:
        """Leave no hand on a screen that several people look at."""
        if len(self.session.people) > 1 and self.session.actors:
            self.screen.wipe()

    def play(self) -> None:
        """Ask whoever must decide, until nobody must."""
        if not self.session.people:
            self.say("terminal-watch")
        self.session.advance()
        while people := [seat for seat in self.session.actors if seat in self.session.people]:
            self.hand_over(people[0])
            self.screen.decision(self.session, people[0])
            while not self.obey(people[0], self.read().strip()):
                pass
            self.session.advance()
        self.over()

    def hand_over(self, seat: int) -> None:
        """Draw the curtain when another person takes the keyboard (SHI-13 and its like)."""
        if len(self.session.people) > 1 and seat != self.at_keyboard:
            self.screen.wipe()
            self.say("terminal-curtain-title", "title")
            self.say("terminal-curtain", "now", name=self.session.names[seat])
            while line := self.read().strip():  # only Enter lifts it: nobody sees a hand by mistake
                if line.lower() == "quit":
                    self.quit(seat, "")
                self.say("terminal-curtain", "now", name=self.session.names[seat])
            forget_typed()
            if not self.screen.alive:
                self.screen.wipe()
        self.at_keyboard = seat

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says; whether the table must be drawn again."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        try:
            if word.lower() in self.commands and word not in self.session.game.moves.kinds:
                return self.commands[word.lower()](seat, rest.strip())
            self.session.play(seat, self.move(seat, line))
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        self.kept = ""
        return True

    def move(self, seat: int, line: str) -> int:
        """The move that a number or a text stands for; nothing at all is the only move."""
        moves = self.session.moves(seat)
        if not line:
            if len(moves) == 1:
                return moves[0]
            raise Refusal("COMMAND.choose")
        if line.isdecimal():
            if not (len(line) < 9 and 1 <= int(line) <= len(moves)):
                raise Refusal("COMMAND.number", {"number": short(line), "most": len(moves)})
            return moves[int(line) - 1]
        try:
            return self.session.parse(seat, line)
        except Refusal as refusal:
            if refusal.figures.get("part") == "move":
                raise Refusal("COMMAND.unknown", {"word": short(line.split()[0])}) from None
            raise

    # The commands: each tells whether the table must be drawn again.

    def explain(self, seat: int, rest: str) -> bool:
        """What can be typed; what a move does, or why it is not allowed; a rule."""
        if not rest:
            self.screen.help(self.session, seat)
        elif RULE.fullmatch(rest):
            return self.rules(seat, rest)
        else:
            move = self.move(seat, rest)
            refusal = self.session.why_not(seat, move)
            if refusal is not None:
                raise refusal
            event = {"event": self.session.game.moves.kind(move).name, "seat": seat}
            event |= self.session.game.moves.parts(move)
            name = self.session.game.name
            told = self.words.told(name, event, self.session.names, seat, "help")
            self.screen.show(Text(f"{self.session.text(seat, move)}: {told}"))
        return False

    def undo(self, seat: int, rest: str) -> bool:
        self.alone("undo", rest)
        self.session.undo(seat)
        self.kept = ""
        return True

    def look(self, seat: int, rest: str) -> bool:
        self.alone("look", rest)
        return True

    def log(self, seat: int, rest: str) -> bool:
        last = int(rest) if rest.isdecimal() and len(rest) < 9 else None
        if last is None:
            self.alone("log", rest)
        self.screen.log(self.session, seat, last)
        return False

    def rules(self, seat: int, rest: str) -> bool:
        game = self.session.game.name
        if not self.screen.rules(game, rest):
            raise no_rule(self.words, game, rest)
        return False

    def save(self, seat: int, rest: str) -> bool:
        file = unquoted(rest)
        saves.save(self.session, file)
        self.kept = file
        self.say("terminal-saved", file=shlex.quote(file))
        return False

    def load(self, seat: int, rest: str) -> bool:
        file = unquoted(rest)
        self.session = saves.load(file)
        self.at_keyboard = None
        self.kept = file
        self.say("terminal-loaded", file=file)
        self.session.advance()
        return True

    def quit(self, seat: int, rest: str) -> bool:
        self.alone("quit", rest)
        self.hide()
        while not self.kept:
            self.say("terminal-quit")
            file = unquoted(self.read().strip())
            if not file:
                self.say("terminal-bye")
                raise Leave
            try:
                saves.save(self.session, file)
                self.kept = file
            except Refusal as refusal:
                self.refuse(refusal)
        self.say("terminal-resume", file=shlex.quote(self.kept))
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
        """Print why not."""
        self.screen.say(self.words.refusal(refusal))
        hint = self.words.hint(refusal)
        if hint:
            self.screen.say(hint, "soft")

    def stopped(self) -> None:
        """Say goodbye to somebody who left by closing the line."""
        self.screen.console.print()
        if self.kept:
            self.say("terminal-resume", file=shlex.quote(self.kept))
        else:
            self.say("terminal-stopped")

    def over(self) -> None:
        """Show the result, and how to have the same deal again."""
        self.screen.result(self.session)
        if self.session.seed is not None:
            self.screen.say("")
            self.say("terminal-again", "soft", command=again(self.session))


def no_rule(words: Words, game: str, ident: str) -> Refusal:
    """The refusal of a rule that is not there."""
    known = words.rule_ids(game)
    if not known:
        return Refusal("CLI.rules", {"game": game})
    return Refusal("CLI.rule", {"rule": ident, "game": game, "first": known[0], "last": known[-1]})


def short(text: str) -> str:
    """Enough of a text to be recognised."""
    return text if len(text) <= 24 else f"{text[:20]}…"


def unquoted(rest: str) -> str:
    """A file name as it was meant, without the quotes around it."""
    return rest[1:-1] if len(rest) > 1 and rest[0] == rest[-1] and rest[0] in "'\"" else rest


def again(session: Session) -> str:
    """The command that deals the same cards once more."""
    view = session.view(None)
    words = ["sengoku", "play", session.game.name, "--players", str(view["players"])]
    words += ["--humans", str(len(session.people)), "--seed", str(session.seed)]
    for name, value in view["options"].items():
        if value != session.game.options[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def forget_typed() -> None:
    """Let the next person not find what the last one typed."""
    typed = sys.modules.get("readline")
    if typed is not None:
        typed.clear_history()


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
