"""The games of a tournament, kept in a file so that an interrupted tournament can be resumed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sengoku.arena.json_lines import JsonLinesFile
from sengoku.arena.plan import Task
from sengoku.arena.record import Record

FORMAT: Final = "sengoku arena 2"


class GamesFile:
    """The records of all finished games, by number; without a path they are only in memory."""

    def __init__(self, path: str | Path | None, rules: int, tasks: Sequence[Task]) -> None:
        first, last = tasks[0], tasks[-1]
        facts = [first.game, rules, first.options, first.seed, len(tasks), first.bots, last.bots]
        self.file = None if path is None else JsonLinesFile(Path(path), [FORMAT, *facts])
        kept = [] if self.file is None else [Record.of(data) for data in self.file.kept]
        self.records = {record.number: record for record in kept}

    def add(self, record: Record) -> None:
        """Keep the record of a game."""
        self.records[record.number] = record
        if self.file is not None:
            self.file.add(record.plain())
