"""Weights found by tuning, one file per game in this folder, written by `sengoku tune`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from sengoku.bots.catalogue import BadBot

FOLDER: Final = Path(__file__).parent


def tuned_weights(game: str, tuned: bool | str = True) -> dict[str, float]:
    """The tuned weights of a game: ours (True), none (False), or those in a file."""
    if isinstance(tuned, str):
        return read(Path(tuned))
    path = FOLDER / f"{game}.json"
    return read(path) if tuned and path.exists() else {}


@cache
def read(path: Path) -> dict[str, float]:
    """The weights in a file; raises `BadBot` if there are none."""
    try:
        weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
        return {str(name): float(weight) for name, weight in weights.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        raise BadBot("BOT.tuned", {"file": str(path), "problem": why}) from None
