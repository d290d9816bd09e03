"""A keyboard and a screen for tests: lines go in, text comes out."""

from collections.abc import Iterable
from io import StringIO
from typing import Any

from sengoku.terminal.hotseat import HotSeat
from sengoku.terminal.theme import console
from sengoku.words import Words, words
from tests.terminal.session import Session


class Play:
    """A terminal that reads from a list, and writes down who was asked with what on the screen."""

    def __init__(
        self,
        session: Session,
        lines: Iterable[str] = (),
        speech: Words | None = None,
        **settings: Any,
    ) -> None:
        self.out = StringIO()
        settings = {"width": 80, "force_terminal": False, "_environ": {}} | settings
        self.console = console(self.out, **settings)
        self.lines = iter(lines)
        self.asked: list[tuple[int | None, str]] = []  # who saw what before typing
        self.terminal = HotSeat(session.table, self.console, self.read, speech or words())
        self.code = -1

    @property
    def session(self) -> Session:
        """The table that is played at now."""
        return Session(self.terminal.table)

    def read(self) -> str:
        self.asked.append((self.terminal.at_keyboard, self.out.getvalue()))
        for line in self.lines:
            self.console.print(f"> {line}", markup=False)
            return line
        raise EOFError

    def run(self) -> "Play":
        self.code = self.terminal.run()
        return self

    @property
    def text(self) -> str:
        return self.out.getvalue()


def play(session: Session, *lines: str, **settings: Any) -> Play:
    """Type the lines at a session's table."""
    return Play(session, lines, **settings).run()
