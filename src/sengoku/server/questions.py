"""Questions of a seat: they change nothing, and are answered from its view."""

from __future__ import annotations

from typing import Any, Final

from sengoku import protocol
from sengoku.games.refusals import Refusal, UnknownQuestion
from sengoku.server.room import refused
from sengoku.table import Table, TableRefusal

QUESTIONS: Final = (protocol.Ask, protocol.WhyNot, protocol.Parse, protocol.Hint)
LARGEST: Final = 1_000  # a number in a question: larger ones would only take long
LONGEST: Final = 64  # a list, or a word, in a question


def answer(table: Table, seat: int | None, message: protocol.Command) -> Any:
    """The answer to a question."""
    if table.course is None:
        raise TableRefusal("TABLE.waiting")
    state = table.course.state
    if isinstance(message, protocol.Ask):
        return asked(table, seat, message)
    if seat is None:
        raise TableRefusal("KEY.seat", {"seat": "–"})
    if isinstance(message, protocol.WhyNot):
        why = state.why_not(seat, message.move)
        return None if why is None else refused(message.id, why)
    assert isinstance(message, protocol.Parse)
    return state.parse(seat, message.text)


def asked(table: Table, seat: int | None, message: protocol.Ask) -> Any:
    """A question of the game's own; whatever is wrong with its parts is a refusal."""
    assert table.course is not None
    if not bounded(message.parts):
        raise UnknownQuestion("ASK.parts", {"question": message.question, "problem": "too large"})
    try:
        return table.course.state.ask(seat, message.question, **message.parts)
    except Refusal:
        raise
    except Exception as error:  # whatever a game's function makes of parts of a wrong kind
        problem = type(error).__name__
        figures = {"question": message.question, "problem": problem}
        raise UnknownQuestion("ASK.parts", dict(figures)) from None


def bounded(value: Any, depth: int = 0) -> bool:
    """Whether the parts of a question are of a size that can be answered at once."""
    if isinstance(value, dict):
        small = len(value) <= LONGEST and depth < 4
        return small and all([bounded(item, depth + 1) for item in value.values()])
    if isinstance(value, list):
        return len(value) <= LONGEST and depth < 4 and all([bounded(i, depth + 1) for i in value])
    if isinstance(value, str):
        return len(value) <= LONGEST
    return value is None or abs(value) <= LARGEST
