"""Imports a record as the log of a table whose game is over."""

from __future__ import annotations

from sengoku.games.kernel import Plain
from sengoku.table import Settings, Table
from sengoku.table import entries as log
from sengoku.table.settings import LONGEST_NAME, LONGEST_WORD


def log_of(record: Plain, ident: str, now: float, browser_id: str) -> list[log.AnyEntry]:
    """The log of the game in a record, which was checked before."""
    settings = Settings(
        game=record["game"],
        players=record["players"],
        rules=record["rules"],
        options=record["options"],
        access="open",
    )
    made = log.Created(at=now, table=ident, settings=settings, seed=record["seed"], host=browser_id)
    table = Table([made])
    found: list[log.AnyEntry] = [made]

    def act(entry: log.AnyEntry) -> None:
        table.act(entry)
        found.append(entry)

    for seat, (name, word) in enumerate(zip(record["names"], record["words"], strict=True)):
        act(
            log.Sat(
                at=now,
                seat=seat,
                name=name[:LONGEST_NAME],
                browser_id=f"-{seat}",
                word=word[:LONGEST_WORD],
            )
        )
    act(log.Started(at=now))
    for move in record["moves"]:
        at = now + float(move[2]) if len(move) > 2 else now
        act(log.Moved(at=at, seat=move[0], move=move[1]))
    if table.status != "over":
        act(log.Ended(at=now))
    return found
