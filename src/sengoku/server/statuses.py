"""The HTTP status of a refusal."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.refusals import Refusal

STATUS: Final = {  # by rule and reason, or by rule alone
    "TABLE.none": 404,
    "GAME": 404,
    "TABLE.closed": 403,
    "TABLE.spectators": 403,
    "TABLE.other": 403,
    "TABLE.out": 403,
    "KEY": 403,
    "HOST": 403,
    "BOOKS": 403,
    "ORIGIN": 403,
    "TABLE.taken": 409,
    "MESSAGE.large": 413,
    "LIMIT": 429,
    "STORE": 503,
}


def status_of(refusal: Refusal) -> int:
    """The status of a refusal."""
    whole = f"{refusal.rule}.{refusal.reason}"
    return STATUS.get(whole, STATUS.get(refusal.rule, 400))
