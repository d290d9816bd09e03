"""Waiting for other processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path


def until(condition: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something is true."""
    give_up = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < give_up, "it did not happen"
        time.sleep(0.01)


def alive(process: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def session(leader: int) -> list[int]:
    """The processes of a session that are alive, its leader aside."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            figures = (folder / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(figures[3]) == leader and figures[0] != "Z" and int(folder.name) != leader:
            found.append(int(folder.name))
    return found
