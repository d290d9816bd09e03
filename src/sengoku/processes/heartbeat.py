"""A heartbeat: a child shows which task it is working on, and its parent sees when it hangs."""

from __future__ import annotations

import mmap
from struct import Struct
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

LAYOUT: Final = Struct("<QQ")


class Beat(NamedTuple):
    """What a heartbeat shows: tasks begun and ended, counted together, and the last task."""

    changes: int
    task: int

    @property
    def busy(self) -> bool:
        """Whether a task is under way."""
        return self.changes % 2 == 1


class Heartbeat:
    """A few bytes in a file that both processes map into memory: the child writes, others read.

    Writing takes less than a microsecond, so that every single task can be shown.
    """

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self.bytes = mmap.mmap(file.fileno(), LAYOUT.size)
        self.changes = 0
        self.task = 0

    @classmethod
    def create(cls, path: Path) -> Heartbeat:
        """Make a new file for a heartbeat."""
        path.write_bytes(bytes(LAYOUT.size))
        return cls(path)

    def begin(self, task: int) -> None:
        """Show that a task begins."""
        self.task = task
        self.show()

    def end(self) -> None:
        """Show that the task has ended."""
        self.show()

    def show(self) -> None:
        """Write the next beat."""
        self.changes += 1
        LAYOUT.pack_into(self.bytes, 0, self.changes, self.task)

    def read(self) -> Beat:
        """What the other process has shown last."""
        return Beat(*LAYOUT.unpack_from(self.bytes))

    def close(self) -> None:
        """Release the file."""
        self.bytes.close()


class HangDetector:
    """Notices when a heartbeat shows the same task for too long."""

    def __init__(self, heartbeat: Heartbeat) -> None:
        self.heartbeat = heartbeat
        self.last = Beat(0, 0)
        self.since = monotonic()

    def hung(self, patience: float) -> bool:
        """Whether the same task has been under way for more than `patience` seconds."""
        beat = self.heartbeat.read()
        if beat != self.last or not beat.busy:
            self.last = beat
            self.since = monotonic()
            return False
        return monotonic() - self.since > patience
