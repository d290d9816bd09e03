"""Write docs/permissions.md, the page of who may do what, from `sengoku.table.permissions`.

Run `make permissions` after a change there. A test fails if you forget.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sengoku.table.permissions import (
    CALLERS,
    MOMENTS,
    PERMISSIONS,
    REQUESTS,
    CallerKind,
    Permission,
)

PAGE: Final = Path(__file__).parent.parent / "docs" / "permissions.md"
COLUMNS: Final[tuple[CallerKind, ...]] = ("seat", "other", "host", "spectator")
NOT_NOW: Final = "not now"
HEAD: Final = """# Who may do what

Every [command](protocol.md#from-the-client) at a table, by everybody who could give it, at every
moment of a table: while it waits for the game, while it is opening (the game was started, and
[words](protocol.md#fairness) are revealed, for some seconds at most), while it is played, while it
is paused, and when it is over. A command is done (yes), or refused with the
[id](protocol.md#refusals-outside-the-rules-of-a-game) that stands here; "not now" is
`TABLE.waiting`, `TABLE.opening`, `TABLE.playing`, `TABLE.paused` or `TABLE.over`, as the moment is.
Where no moment is named, the answer is always the same. Somebody who moves makes a legal move,
somebody who votes was asked, and so on; a hint is asked for at a table with other people.

This page is made from [`permissions.py`](../src/sengoku/table/permissions.py) by
`make permissions`, and `tests/server/test_permissions.py` gives every one of these commands.

"""
DOOR: Final = """
A stranger is refused at the door (`TABLE.closed`), and so is a former player at their old seat
(`KEY.seat`), whatever they want to say and whenever. A former player who comes without a seat is a
spectator. At an open table that may be watched, everybody is a spectator.

## Requests

What a browser asks for over [HTTP](protocol.md#http). The seat, its replay and the link to it are
those of the player whose turn it is; whoever sits down takes another seat, which is free. When the
game is over, its address opens it for everybody, unless its books are closed.

"""


def cell(row: Permission, caller: CallerKind) -> str:
    """What a caller is answered, at all moments or by moment."""
    moments: dict[str, list[str]] = {}
    for moment in MOMENTS:
        answer = row.answer(caller, moment)
        moments.setdefault(NOT_NOW if answer == f"TABLE.{moment}" else answer, []).append(moment)
    if len(moments) == 1:
        return shown(next(iter(moments)))
    ordered = sorted(moments, key=lambda answer: (answer != "", answer == NOT_NOW))
    return "; ".join([f"{', '.join(moments[answer])}: {shown(answer)}" for answer in ordered])


def shown(answer: str) -> str:
    """An answer, for people."""
    if answer in ("", NOT_NOW):
        return answer or "yes"
    return f"`{answer}`"


def rows(permissions: Sequence[Permission], columns: Sequence[CallerKind]) -> list[str]:
    """A table of the page."""
    lines = [f"| | {' | '.join(columns)} |", "|---" * (1 + len(columns)) + "|"]
    for row in permissions:
        cells = [cell(row, caller) for caller in columns]
        lines.append(f"| {titled(row)} | {' | '.join(cells)} |")
    return lines


def titled(row: Permission) -> str:
    """What a row is about; commands are words of the protocol."""
    if row in REQUESTS:
        return row.command
    name, _, about = row.command.partition(" ")
    return f"`{name}` {about}".strip()


def page() -> str:
    """The text of the page."""
    callers = [f"- **{caller}**: {about}" for caller, about in CALLERS.items()]
    parts = [callers, rows(PERMISSIONS, COLUMNS), rows(REQUESTS, tuple(CALLERS))]
    first, commands, requests = ["\n".join(lines) + "\n" for lines in parts]
    return HEAD + first + "\n" + commands + DOOR + requests


if __name__ == "__main__":
    PAGE.write_text(page())
