"""Write docs/permissions.md, the page of who may do what, from `sengoku.table.permissions`.

Run `make permissions` after a change there. A test fails if you forget.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sengoku.table.permissions import CALLERS, MOMENTS, PERMISSIONS, CallerKind, Permission

PAGE: Final = Path(__file__).parent.parent / "docs" / "permissions.md"
COLUMNS: Final[tuple[CallerKind, ...]] = ("seat", "other", "host", "spectator")
NOT_NOW: Final = "not now"
HEAD: Final = """# Who may do what

Every [command](protocol.md#from-the-client) at a table, by everybody who could give it, at every
moment of a table: while it waits for the game, while it is played, while it is paused, and when it
is over. A command is done (yes), or refused with the
[id](protocol.md#refusals-outside-the-rules-of-a-game) that stands here; "not now" is
`TABLE.waiting`, `TABLE.playing`, `TABLE.paused` or `TABLE.over`, as the moment is. Where no moment
is named, the answer is always the same. Somebody who moves makes a legal move, somebody who votes
was asked, and so on; a hint is asked for at a table with other people.

This page is made from [`permissions.py`](../src/sengoku/table/permissions.py) by
`make permissions`, and `tests/server/test_permissions.py` gives every one of these commands.

"""
DOOR: Final = """
A stranger is refused at the door (`TABLE.closed`), and so is a former player at their old seat
(`KEY.seat`), whatever they want to say and whenever. A former player who comes without a seat is a
spectator. At an open table that may be watched, everybody is a spectator.
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


def page() -> str:
    """The text of the page."""
    callers = [f"- **{caller}**: {about}" for caller, about in CALLERS.items()]
    lines = ["| command | " + " | ".join(COLUMNS) + " |", "|---" * (1 + len(COLUMNS)) + "|"]
    for row in PERMISSIONS:
        name, _, about = row.command.partition(" ")
        cells = [cell(row, caller) for caller in COLUMNS]
        lines.append(f"| {' '.join([f'`{name}`', about]).strip()} | {' | '.join(cells)} |")
    return HEAD + "\n".join(callers) + "\n\n" + "\n".join(lines) + "\n" + DOOR


if __name__ == "__main__":
    PAGE.write_text(page())
