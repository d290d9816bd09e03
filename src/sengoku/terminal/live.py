"""What a server's table needs in a terminal: lines are typed while others change the table."""

from __future__ import annotations

import sys
import threading
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.text import Text

from sengoku import protocol
from sengoku.client.background import Background
from sengoku.client.interface import Lost
from sengoku.client.seat import Seat
from sengoku.games.kernel.refusals import Refusal
from sengoku.terminal.app import INTERRUPTED, Leave, Read, Terminal
from sengoku.terminal.enter import Entrance, lost_refusal
from sengoku.terminal.table_screen import Shown, TableScreen
from sengoku.words import Words

T = TypeVar("T")

FAREWELL: Final = 3.0  # seconds in which a server that does not answer is given up at the end
BEAT: Final = 0.5  # seconds; Windows notices Ctrl-C only between two waits


class Changed:
    """Something has changed at the table."""


CHANGED: Final = Changed()


class LiveTerminal(Terminal):
    """A seat at a server's table: the loop that waits for lines and for changes at once."""

    seat: Seat

    def __init__(
        self, entrance: Entrance, seat: Seat, console: Console, read: Read, words: Words
    ) -> None:
        super().__init__(console, read, words, self.wait_for)
        self.entrance = entrance
        self.background: Background = entrance.background
        self.echo = not typed_by_hand()
        self.table_screen = TableScreen(self.screen)
        self.inbox: SimpleQueue[str | Changed | EOFError] = SimpleQueue()
        self.prompted = False  # whether the cursor stands behind a prompt
        self.acted = False  # whether the seat has moved since the table was drawn
        self.take(seat)

    def take(self, seat: Seat) -> None:
        """Sit in this seat from now on."""
        self.seat = seat
        self.shown = Shown.of(seat)
        seat.listeners.append(lambda: self.inbox.put(CHANGED))

    def now(self) -> protocol.State:
        """The state that was shown last: numbers of moves refer to it."""
        return self.shown.state

    # The loop.

    def run(self) -> int:
        """Stay at the table until somebody leaves it; the exit code."""
        threading.Thread(target=self.listen, daemon=True).start()
        code = 0
        try:
            self.draw()
            while True:
                self.handle(self.next())
        except Leave:
            pass
        except EOFError:
            self.farewell()
        except KeyboardInterrupt:
            self.farewell()
            code = INTERRUPTED
        finally:
            self.close()
        return code

    def listen(self) -> None:
        """Put every line that is typed into the inbox; runs in a thread of its own."""
        while True:
            try:
                self.inbox.put(self.read())
            except (EOFError, ValueError, OSError):
                self.inbox.put(EOFError())
                return

    def next(self) -> str | Changed | EOFError:
        """The next line or change; wait for it behind a prompt."""
        while True:
            if not self.prompted:
                self.screen.console.print("> ", end="")
                self.prompted = True
            with suppress(Empty):
                return self.inbox.get(timeout=BEAT)

    def handle(self, item: str | Changed | EOFError) -> None:
        """Obey a line, or show a change."""
        if isinstance(item, EOFError):
            raise item
        if isinstance(item, Changed):
            self.show_changes()
            return
        if self.echo:
            self.screen.console.print(Text(item.rstrip("\r\n")))
        self.prompted = False
        if item.strip() or self.now().moves:
            self.obey_and_draw(item.strip())

    def obey_and_draw(self, line: str) -> None:
        """Do what a line says, and show at once what it has changed."""
        if self.obey(line):
            self.draw()
        else:
            self.show_changes()

    def close(self) -> None:
        """Close the connection; the seat stays one's own."""
        with suppress(Exception):
            self.background.call(self.seat.close(), FAREWELL)

    # What is shown.

    def draw(self) -> None:
        """Draw the whole table, with what is new."""
        self.show_changes(whole=True)

    def show_changes(self, whole: bool = False) -> None:
        """Show what is new; leave if the seat is lost, before that or while it is drawn."""
        try:
            if self.seat.lost is None:
                self.show_new(whole)
        except Refusal:
            if self.seat.lost is None:
                raise
        if self.seat.lost is not None:
            self.new_line()
            self.refuse(lost_refusal(self.seat.lost, self.seat.table))
            raise Leave

    def show_new(self, whole: bool) -> None:
        """Show what is new: as lines, or as a new screen if there is something to decide."""
        before, self.shown = self.shown, Shown.of(self.seat)
        whole = whole or (self.acted and bool(self.now().moves))
        whole = whole or self.table_screen.must_draw(before.state, self.now())
        lines = self.table_screen.changes(self.seat, before, self.shown, not whole)
        if whole or lines:
            self.new_line()
        if whole:
            self.acted = False
            self.table_screen.draw(self.seat, lines)
        elif lines:
            self.screen.show(*lines)

    def new_line(self) -> None:
        """Leave the line of the prompt, if the cursor stands there."""
        if self.prompted:
            self.screen.console.print()
            self.prompted = False

    # Talking to the server.

    def tell(self, message: protocol.Command) -> protocol.Done:
        """Give the table a command."""
        done: protocol.Done = self.call(self.seat.tell(message))
        return done

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a seat's coroutine; says so if the connection is lost meanwhile."""
        future = self.background.submit(work)
        try:
            while True:
                with suppress(TimeoutError):
                    return future.result(BEAT)
                self.show_connection()
        except Lost as lost:
            raise lost_refusal(lost, self.seat.table) from None
        finally:
            future.cancel()  # of no effect unless we were interrupted

    def show_connection(self) -> None:
        """Say that the connection is lost, once."""
        if self.shown.connected and not self.seat.connected:
            self.shown = replace(self.shown, connected=False)
            self.say("page-lost", "now")

    def say_link(self, message: str, link: str) -> None:
        """Print a message with a link, in one line however long, so that it can be copied."""
        self.screen.console.print(Text(self.words.text(message, link=link)), soft_wrap=True)

    def farewell(self) -> None:
        """Say goodbye, and how to come back to the own seat."""
        self.new_line()
        link = ""
        if self.seat.number is not None and not self.seat.over:
            with suppress(Refusal):
                link = self.entrance.link(self.seat, "recovery", FAREWELL)
        if link:
            self.say_link("terminal-return", link)
        else:
            self.say("terminal-bye")


def typed_by_hand() -> bool:
    """Whether lines come from a keyboard, which shows them itself."""
    return sys.stdin is not None and sys.stdin.isatty()


def lines() -> str:
    """The next line of the standard input; EOFError when there is no more."""
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line
