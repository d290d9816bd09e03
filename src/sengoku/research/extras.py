"""Packages that only some people need: what to install when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sengoku.games.refusals import Refusal


class MissingExtra(Refusal):
    """Something asked for needs packages that are not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what the extra `name` brings, or say that it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sengoku":
            raise
        raise MissingExtra("EXTRA", {"package": missing, "extra": name}) from error
