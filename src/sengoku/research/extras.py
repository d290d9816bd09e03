"""Optional extras: what to install when a package is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sengoku.games.kernel.refusals import Refusal


class MissingExtra(Refusal):
    """A feature needs packages that are not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import a module of the extra `name`, or refuse and name the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sengoku":
            raise
        raise MissingExtra("EXTRA", {"package": missing, "extra": name}) from error
