"""The bots' processes: a pool that is asked for moves, and who may be asked for by name.

Bots think on imagined states. A process that crashes or takes too long is replaced, and the same
question is asked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeVar

from sengoku import registry
from sengoku.bots import BOTS, BadBot, ready
from sengoku.bots.levels import available
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.processes import Child, Ended, Slot
from sengoku.server import metrics
from sengoku.server.logs import LOGGER, log
from sengoku.server.thinking import Failure, Thought, estimate, think

TRIES: Final = 3
Answer = TypeVar("Answer")


class BotPool:
    """A few processes that think; `patience` is how many seconds one request may take."""

    def __init__(self, processes: int, patience: float) -> None:
        self.idle: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        self.closed = False
        self.processes = [BotProcess(self.idle, patience) for _ in range(processes)]
        for process in reversed(self.processes):
            self.idle.put_nowait(process)

    async def choose(self, state: State, seat: int, level: str, seed: int) -> Thought | None:
        """A bot's move for the seat; None if no bot can answer."""
        world = state.imagine(seat, Random(seed))
        return await self.ask(think, state.game.name, world.dump(), seat, level, seed)

    async def estimate(self, state: State, seed: int) -> list[float] | None:
        """Each seat's expected share of the win; None if it can't be estimated."""
        return await self.ask(estimate, state.game.name, state.dump(), seed)

    async def ask(self, function: Callable[..., Answer], game: str, *about: Any) -> Answer | None:
        """Call a function in another process; None if it fails there, or no process survives it."""
        for _ in range(TRIES):
            process = await self.idle.get()
            with metrics.THINKING.time():  # time spent queued for a process does not count
                answer = await process.ask((function, (game, *about)))
            if isinstance(answer, Failure):
                figures = {"game": game, "work": function.__name__, **answer._asdict()}
                LOGGER.error("a bot failed", extra={"figures": figures})
                return None
            if not isinstance(answer, Ended):
                found: Answer = answer
                return found
            if self.closed:
                return None
            metrics.BOT_CRASHES.inc()
            log("a bot's process is gone", game=game, work=function.__name__)
        return None

    def close(self) -> None:
        """End the processes, at once."""
        self.closed = True
        for process in self.processes:
            process.close()


class BotProcess:
    """One process of the pool. It is idle again when it has answered, even if nobody waits."""

    def __init__(self, idle: asyncio.Queue[BotProcess], patience: float) -> None:
        self.idle = idle
        self.patience = patience
        self.slot = Slot(self.start)
        self.answer: asyncio.Future[Any] | None = None
        self.timeout: asyncio.TimerHandle | None = None

    def start(self) -> Child:
        """Start a process; its messages reach `heard` through the event loop."""
        loop = asyncio.get_running_loop()

        def heard(message: Any) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self.heard, message)

        return Child("sengoku.server.thinking:answer_requests", heard=heard)

    async def ask(self, request: object) -> Any:
        """The answer to a request; `Ended` if the process ended, or had to be killed, instead."""
        try:
            child = self.slot.fill()
        except OSError as error:  # no process can be started
            self.idle.put_nowait(self)
            return Failure.of(error)
        assert child is not None
        loop = asyncio.get_running_loop()
        self.answer = answer = loop.create_future()
        self.timeout = loop.call_later(self.patience, child.kill)
        await asyncio.to_thread(child.send, request)  # blocks if the process is still starting
        return await answer

    def heard(self, message: Any) -> None:
        """Take an answer, or the news that the process has ended."""
        if isinstance(message, Ended):
            self.slot.reap()
        answer, self.answer = self.answer, None
        if self.timeout is not None:
            self.timeout.cancel()
        if answer is not None:
            self.idle.put_nowait(self)
            if not answer.done():
                answer.set_result(message)

    def close(self) -> None:
        """End the process, at once."""
        if self.slot.child is not None:
            self.slot.child.kill()
            self.slot.child.close()


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels that people can choose from, the easiest first; "random" if there are none."""
    return tuple(available(registry.game(game))) or ("random",)


@cache
def accepted(game: str) -> tuple[str, ...]:
    """All bots that may be asked for by name: ours that can play the game, then its levels."""
    rules = registry.game(game)
    return tuple([name for name in BOTS if can_play(name, rules)]) + levels(game)


def can_play(name: str, game: Game) -> bool:
    """Whether a bot knows how to play a game."""
    try:
        ready(name, game)
    except BadBot:
        return False
    return True
