"""Imports a record as the log of a table whose game is over."""

from __future__ import annotations

from math import isfinite
from typing import Final

from sengoku.games.kernel import Plain
from sengoku.table import Settings, Table
from sengoku.table import entries as log
from sengoku.table.record import pledges_in
from sengoku.table.settings import LONGEST_WORD, shown_name

LONGEST: Final = 366 * 24 * 3600.0  # seconds that a game may have taken


def log_of(record: Plain, ident: str, now: float, browser_id: str) -> list[log.AnyEntry]:
    """The log of the game in a record, which was checked before."""
    settings = Settings(
        game=record["game"],
        players=record["players"],
        rules=record["rules"],
        options=record["options"],
        access="open",
    )
    times = seconds_in(record)
    start = now - times[-1]
    made = log.Created(
        at=start, table=ident, settings=settings, seed=record["seed"], host=browser_id
    )
    table = Table([made])
    found: list[log.AnyEntry] = [made]

    def act(entry: log.AnyEntry) -> None:
        table.act(entry)
        found.append(entry)

    for seat, (name, word) in enumerate(zip(record["names"], record["words"], strict=True)):
        act(
            log.Sat(
                at=start,
                seat=seat,
                name=shown_name(name, seat),
                browser_id=f"-{seat}",
                word=word[:LONGEST_WORD],
            )
        )
    for seat, pledge in enumerate(pledges_in(record)):
        if pledge is not None:
            act(log.Pledged(at=start, seat=seat, pledge=pledge))
            act(log.Revealed(at=start, seat=seat, word=record["words"][seat][:LONGEST_WORD]))
    act(log.Started(at=start))
    for move, seconds in zip(record["moves"], times[1:], strict=True):
        act(log.Moved(at=start + seconds, seat=move[0], move=move[1]))
    if table.status != "over":
        act(log.Ended(at=now))
    return found


def seconds_in(record: Plain) -> list[float]:
    """When each move was made, after the start; the game ends now, and time never goes back."""
    found = [0.0]
    for move in record["moves"]:
        seconds = float(move[2]) if len(move) > 2 else 0.0
        known = seconds if isfinite(seconds) else 0.0
        found.append(min(max(known, found[-1]), LONGEST))
    return found
