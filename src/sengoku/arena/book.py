"""The book of a tournament: which one it is, then a line for each game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sengoku.arena.lines import Lines
from sengoku.arena.plan import Task
from sengoku.arena.record import Record

FORMAT: Final = "sengoku arena 2"


class Book:
    """Keeps the games in a file, if there is to be one."""

    def __init__(self, path: str | Path | None, rules: int, tasks: Sequence[Task]) -> None:
        first, last = tasks[0], tasks[-1]
        facts = [first.game, rules, first.options, first.seed, len(tasks), first.bots, last.bots]
        self.lines = None if path is None else Lines(Path(path), [FORMAT, *facts])
        kept = [] if self.lines is None else [Record.of(data) for data in self.lines.kept]
        self.records = {record.number: record for record in kept}

    def add(self, record: Record) -> None:
        """Keep a game."""
        self.records[record.number] = record
        if self.lines is not None:
            self.lines.add(record.plain())
