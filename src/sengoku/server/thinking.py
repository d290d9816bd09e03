"""What a bots' process does: it chooses moves and estimates chances, on states that it is sent."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec.json import encode

from sengoku import registry
from sengoku.bots import Bot, bot
from sengoku.bots.levels import levels
from sengoku.bots.standing import standing
from sengoku.games.kernel import Plain
from sengoku.games.kernel.streams import Random
from sengoku.processes import Channel
from sengoku.protocol import Standing
from sengoku.server.logs import where
from sengoku.table.record import Past, state_at

Thought: TypeAlias = tuple[int, list[tuple[int, float, int]]]  # the move, and what was considered


class Failure(NamedTuple):
    """The answer to a request that raised an exception."""

    error: str  # the name of its class: its text could reveal what nobody may see
    where: list[str]

    @classmethod
    def of(cls, error: Exception) -> Failure:
        """What the log may say about an exception."""
        return cls(type(error).__name__, where(error.__traceback__))


def answer_requests(channel: Channel) -> None:
    """Call one function after another until the parent closes the channel."""
    for function, arguments in channel.messages():
        try:
            answer = function(*arguments)
        except Exception as error:
            answer = Failure.of(error)
        channel.send(answer)


def think(game: str, dump: Plain, seat: int, level: str, seed: int) -> Thought:
    """A bot's choice in a world that was imagined for its seat."""
    state = registry.game(game).load(dump)
    thinker = player(game, level)
    thinker.random = Random(seed ^ 1)
    move = thinker.choose(state, seat)
    return int(move), [(int(c.move), float(c.value), int(c.visits)) for c in thinker.explain()]


def estimate(_: str, past: Past, seat: int | None, step: int) -> bytes:
    """Each seat's expected share of the win at a step of a finished game, as JSON."""
    return encode(Standing(step, standing(state_at(past, seat, step), step)))


@cache
def player(game: str, level: str) -> Bot:
    """The bot that plays a game at this level, or the bot of this name."""
    return bot(levels(game).get(level, level), seed=0)
