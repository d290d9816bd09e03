"""An append-only file of JSON lines, whose first line says what it holds.

Whatever ends the program, at most the last line is incomplete; it is dropped when the file is
opened again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sengoku.arena.contest import BadContest


class JsonLinesFile:
    """Such a file, created or opened again; `kept` is what was in it, as plain data."""

    def __init__(self, path: Path, title: list[Any]) -> None:
        self.path = path
        head = json.dumps(title).encode() + b"\n"
        try:
            found = path.read_bytes() if path.exists() else b""
            if head.startswith(found):  # empty, or the first line is incomplete
                path.write_bytes(head)
                found = head
        except OSError as error:
            raise self.unreadable(error.strerror or str(error)) from None
        if not found.startswith(head):
            raise BadContest("ARENA.other", {"file": str(path)})
        whole = found[: found.rindex(b"\n") + 1]
        try:
            self.kept = [json.loads(line) for line in whole.splitlines()[1:]]
        except ValueError as error:
            raise self.unreadable(str(error)) from None
        with path.open("r+b") as file:
            file.truncate(len(whole))

    def add(self, data: Any) -> None:
        """Append a line. Once this returns, it survives the end of this process."""
        with self.path.open("ab") as file:
            file.write(json.dumps(data).encode() + b"\n")

    def unreadable(self, problem: str) -> BadContest:
        """The refusal of a file that can't be read."""
        return BadContest("ARENA.file", {"file": str(self.path), "problem": problem})
