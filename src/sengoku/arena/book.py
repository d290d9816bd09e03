"""The file that keeps a tournament: what it is, then a line for each game that is over.

It is only ever added to. Whatever ends the program, at most its last line is cut short, and the
game in that line is played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sengoku.arena.contest import BadContest
from sengoku.arena.plan import Task
from sengoku.arena.record import Record, read

FORMAT: Final = "sengoku arena 2"


class Book:
    """Such a file, begun or taken up again."""

    def __init__(self, path: Path, rules: int, tasks: Sequence[Task]) -> None:
        self.path = path
        self.records: dict[int, Record] = {}
        head = title(rules, tasks)
        try:
            found = path.read_bytes() if path.exists() else b""
            if head.startswith(found):  # nothing yet, or a first line that was cut short
                path.write_bytes(head)
                found = head
        except OSError as error:
            raise self.unreadable(error.strerror or str(error)) from None
        if not found.startswith(head):
            raise BadContest("ARENA.other", {"file": str(path)})
        self.go_on(found[: found.rindex(b"\n") + 1])

    def go_on(self, whole: bytes) -> None:
        """Read what is there, and cut off a line that a sudden end left unfinished."""
        for line in whole.splitlines()[1:]:
            try:
                record = read(line)
            except (ValueError, KeyError, TypeError) as error:
                raise self.unreadable(str(error)) from None
            self.records[record.number] = record
        with self.path.open("r+b") as file:
            file.truncate(len(whole))

    def unreadable(self, problem: str) -> BadContest:
        """What is said about a file that can't be read."""
        return BadContest("ARENA.file", {"file": str(self.path), "problem": problem})

    def add(self, record: Record) -> None:
        """Keep a game: whatever happens to this process, it is in the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(record.line())


def title(rules: int, tasks: Sequence[Task]) -> bytes:
    """The first line: enough to know the tournament again."""
    first, last = tasks[0], tasks[-1]
    facts = [FORMAT, first.game, rules, first.options, first.seed, len(tasks)]
    return json.dumps([*facts, first.bots, last.bots]).encode() + b"\n"
