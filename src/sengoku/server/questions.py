"""Questions of a seat: they change nothing, and are answered from its view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sengoku import protocol
from sengoku.games.refusals import IllegalMove, Refusal, UnknownQuestion
from sengoku.server.room import refused
from sengoku.table import Table, TableRefusal
from sengoku.table.permits import known_level

if TYPE_CHECKING:
    from sengoku.server.hub import Hub

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


async def hint(hub: Hub, table: Table, seat: int | None, level: str | None) -> Any:
    """What a bot thinks of a seat's moves, where the table allows it."""
    may_be_helped(table, seat)
    if seat is None or seat not in table.actors() or table.course is None:
        raise IllegalMove("TURN", {"seat": "–" if seat is None else seat})
    level = known_level(hub.caller(table, "", seat), level)
    seed = int.from_bytes(hub.chance(8), "big")
    thought = await hub.thinkers.choose(table.course.state, seat, level, seed)
    if thought is None:
        raise TableRefusal("BOT.busy")
    move, candidates = thought
    found = candidates or [(move, 0.0, 1)]
    names = ("move", "value", "visits")
    return [dict(zip(names, candidate, strict=True)) for candidate in found[:10]]


def may_be_helped(table: Table, seat: int | None) -> None:
    """Refuse where the table has no hints, or has them only for those who play alone."""
    if table.settings.hints == "off":
        raise TableRefusal("BOT.hints")
    alone = seat is not None and table.people() == [seat]
    if seat is None or not (alone or table.settings.hints == "all"):
        raise TableRefusal("BOT.people")
