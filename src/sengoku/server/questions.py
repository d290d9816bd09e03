"""The questions of a seat: they change nothing, and are answered from its view."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from sengoku import protocol
from sengoku.games.kernel.refusals import IllegalMove, Refusal, UnknownQuestion
from sengoku.server.keys import Chance
from sengoku.server.limits import bounded
from sengoku.server.pool import BotPool
from sengoku.server.room import Room
from sengoku.server.socket import refused
from sengoku.table import Table, TableRefusal
from sengoku.table.guards import known_level
from sengoku.table.messages import clock_info
from sengoku.text import Situation, description, read
from sengoku.words import languages, words

QUESTIONS: Final = (
    protocol.Ask,
    protocol.WhyNot,
    protocol.Parse,
    protocol.Read,
    protocol.Describe,
    protocol.Hint,
)


# These take longest, and need words, which take long to be read.
IN_WORDS: Final = (protocol.Describe, protocol.Read)


async def answer_beside(
    table: Table, seat: int | None, message: protocol.Command, now: float
) -> Any:
    """The answer to a question, in a thread if it may take long. The caller holds the lock."""
    if isinstance(message, IN_WORDS):
        return await asyncio.to_thread(answer, table, seat, message, now)
    return answer(table, seat, message, now)


def answer(table: Table, seat: int | None, message: protocol.Command, now: float) -> Any:
    """The answer to a question."""
    if table.history is None:
        raise TableRefusal(f"TABLE.{table.moment}")
    state = table.history.state
    if isinstance(message, protocol.Ask):
        return asked(table, seat, message)
    if isinstance(message, protocol.Describe):
        return description(situation(table, seat, message.language, now))
    if isinstance(message, protocol.Read):
        return read(message.text, situation(table, seat, message.language, now))
    if seat is None:
        raise TableRefusal("KEY.seat", {"seat": "–"})
    if isinstance(message, protocol.WhyNot):
        why = state.why_not(seat, message.move)
        return None if why is None else refused(message.id, why)
    assert isinstance(message, protocol.Parse)
    return state.parse(seat, message.text)


def situation(table: Table, seat: int | None, language: str, now: float) -> Situation:
    """What a seat has before it when it types."""
    assert table.history is not None
    state = table.history.state
    names = [one.name for one in table.seats]
    clock = clock_info(table, now)
    known = words(language if language in known_languages() else "")
    return Situation(state, seat, names, known, state.events(seat, 0), clock)


@cache
def known_languages() -> frozenset[str]:
    """The languages that there are: another one would be kept as one more, with English words."""
    return frozenset(languages())


def asked(table: Table, seat: int | None, message: protocol.Ask) -> Any:
    """The answer to one of the game's own questions; raises a refusal if its parts are invalid."""
    assert table.history is not None
    if not bounded(message.parts):
        raise UnknownQuestion("ASK.parts", {"question": message.question, "problem": "too large"})
    try:
        return table.history.state.ask(seat, message.question, **message.parts)
    except Refusal:
        raise
    except Exception as error:  # a game's function may fail in any way on parts of the wrong type
        problem = type(error).__name__
        figures = {"question": message.question, "problem": problem}
        raise UnknownQuestion("ASK.parts", dict(figures)) from None


async def hint(
    room: Room, thinkers: BotPool, chance: Chance, seat: int | None, level: str | None
) -> list[protocol.Candidate]:
    """A bot's candidates for a seat's move; raises if the table does not allow hints."""
    table = room.table
    require_hints(table, seat)
    if seat is None or seat not in table.actors() or table.history is None:
        raise IllegalMove("TURN", {"seat": "–" if seat is None else seat})
    level = known_level(room.caller("", seat), level)
    seed = int.from_bytes(chance(8), "big")
    thought = await thinkers.choose(table.history.state, seat, level, seed, room.asker)
    if thought is None:
        raise TableRefusal("BOT.busy")
    move, candidates = thought
    found = candidates or [(move, 0.0, 1)]
    return [{"move": move, "value": value, "visits": visits} for move, value, visits in found[:10]]


def require_hints(table: Table, seat: int | None) -> None:
    """Raise unless the table allows hints to this seat: to all, or to people who play alone."""
    if table.settings.hints == "off":
        raise TableRefusal("BOT.hints")
    alone = seat is not None and table.people() == [seat]
    if seat is None or not (alone or table.settings.hints == "all"):
        raise TableRefusal("BOT.people")
