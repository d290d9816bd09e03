"""A sign of life between two processes: which seat thinks, and since when."""

from __future__ import annotations

import mmap
from pathlib import Path
from struct import Struct
from typing import Final

SHAPE: Final = Struct("<QQ")


class Pulse:
    """A few bytes that both see, in a file: the worker writes them, whoever watches reads them."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self.bytes = mmap.mmap(file.fileno(), SHAPE.size)
        self.count = 0

    def beat(self, seat: int) -> None:
        """Say that a seat begins to think, or that it ends: the one after the other."""
        self.count += 1
        SHAPE.pack_into(self.bytes, 0, self.count, seat)

    def read(self) -> tuple[int, int]:
        """How many times somebody began or ended, odd while somebody thinks; and who it was."""
        count, seat = SHAPE.unpack_from(self.bytes)
        return count, seat

    def close(self) -> None:
        """Let the file go."""
        self.bytes.close()


def blank(path: Path) -> Pulse:
    """A new one, in a file of its own."""
    path.write_bytes(bytes(SHAPE.size))
    return Pulse(path)
