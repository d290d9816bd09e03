"""Somebody who types at a server's table: the terminal runs in a thread, its screen is a string."""

from __future__ import annotations

import threading
import time
from io import StringIO
from queue import SimpleQueue
from typing import Any

from sengoku.terminal.joined import join_table
from sengoku.terminal.theme import console
from sengoku.words import words

PATIENCE = 90.0  # seconds


class Typist:
    """A terminal at a table; what it shows is waited for, what is typed is handed in."""

    def __init__(
        self, link: str, name: str = "", seat: str = "", language: str = "en", **settings: Any
    ) -> None:
        self.out = StringIO()
        settings = {"width": 90, "force_terminal": False, "_environ": {}} | settings
        self.console = console(self.out, **settings)
        self.typed: SimpleQueue[str | None] = SimpleQueue()
        self.read_so_far = 0
        self.code = -1
        self.problem: BaseException | None = None
        self.going = True
        self.arguments = (link, name, seat, self.console, words(language), self.read)
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self) -> None:
        try:
            self.code = join_table(*self.arguments)
        except BaseException as problem:
            self.problem = problem
        self.going = False

    def read(self) -> str:
        line = self.typed.get()
        if line is None:
            raise EOFError
        return line

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def type(self, *lines: str) -> None:
        for line in lines:
            self.typed.put(f"{line}\n")

    def expect(self, wanted: str) -> str:
        """Wait until something new on the screen has these words, however it is wrapped."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            new = " ".join(self.text[self.read_so_far :].split())
            if wanted in new:
                self.read_so_far = len(self.text)
                return new
            assert self.going or wanted in " ".join(self.text.split()), self.report(wanted)
            time.sleep(0.02)
        raise AssertionError(self.report(wanted))

    def report(self, wanted: str) -> str:
        return f"no {wanted!r}, but {self.problem!r} and:\n{self.text[self.read_so_far :]}"

    def leave(self) -> int:
        """Close the input; the exit code."""
        self.typed.put(None)
        return self.end()

    def end(self) -> int:
        """Wait until the terminal has ended; the exit code."""
        self.thread.join(PATIENCE)
        assert not self.going
        if self.problem is not None:
            raise self.problem
        return self.code


class Automaton(Typist):
    """Types the first move of every screen that asks for one, and is ready when that is asked."""

    answered = -1

    def read(self) -> str:
        while self.typed.empty():
            asked = self.text.rfind("\n▸ ")
            if asked > self.answered:
                self.answered = asked
                line = self.text[asked:].strip().partition("\n")[0]
                if "Type ready" in line:
                    return "ready"
                if "You are ready" not in line:
                    return "1"
            time.sleep(0.005)
        return super().read()
