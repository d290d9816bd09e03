"""Processes that compute beside the server: pools, and which bots may be asked for by name.

Bots think on imagined states. A process that crashes or takes too long is replaced, and the same
question is asked again. Who is served next is decided by `Turns`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import Any, Final, TypeVar

from sengoku import registry
from sengoku.bots import BOTS, BadBot, ready
from sengoku.bots.levels import available
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.processes import Child, Ended, Slot
from sengoku.server import metrics
from sengoku.server.logs import LOGGER, log
from sengoku.server.thinking import Failure, Thought, think
from sengoku.server.turns import SOMEBODY, Asker, Turns

TRIES: Final = 3
THINKING: Final = "sengoku.server.thinking:answer_requests"
Answer = TypeVar("Answer")


def somebody() -> Asker:
    """Somebody who waits for a bot; nobody knows who it is."""
    return SOMEBODY


class Pool:
    """A few processes that compute; `patience` is how many seconds one request may take."""

    def __init__(self, processes: int, patience: float, target: str = THINKING) -> None:
        self.turns: Turns[PoolProcess] = Turns()
        self.closed = False
        idle = self.turns.give_back
        self.processes = [PoolProcess(idle, patience, target) for _ in range(processes)]
        for process in reversed(self.processes):
            idle(process)

    async def ask(
        self,
        function: Callable[..., Answer],
        game: str,
        *about: Any,
        asker: Callable[[], Asker] = somebody,
    ) -> Answer | None:
        """Call a function in another process; None if it fails there, or no process survives it."""
        for _ in range(TRIES):
            process = await self.turns.take(asker)
            answer = await self.answer(process, (function, (game, *about)), asker)
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

    async def answer(
        self, process: PoolProcess, request: object, asker: Callable[[], Asker]
    ) -> Any:
        """The answer of a process; time spent waiting for a process counts for nobody."""
        began = perf_counter()
        process.charge = lambda: self.turns.charge(asker(), perf_counter() - began)
        with metrics.THINKING.time():
            return await process.ask(request)

    def close(self) -> None:
        """End the processes, at once."""
        self.closed = True
        for process in self.processes:
            process.close()


class BotPool(Pool):
    """The bots' processes."""

    async def choose(
        self,
        state: State,
        seat: int,
        level: str,
        seed: int,
        asker: Callable[[], Asker] = somebody,
    ) -> Thought | None:
        """A bot's move for the seat; None if no bot can answer."""
        world = state.imagine(seat, Random(seed))
        return await self.ask(think, state.game.name, world.dump(), seat, level, seed, asker=asker)


class PoolProcess:
    """One process of a pool. It is idle again when it has answered, even if nobody waits."""

    def __init__(
        self, idle: Callable[[PoolProcess], None], patience: float, target: str = THINKING
    ) -> None:
        self.idle = idle
        self.charge: Callable[[], None] = lambda: None  # called when it has answered
        self.patience = patience
        self.target = target
        self.slot = Slot(self.start)
        self.answer: asyncio.Future[Any] | None = None
        self.timeout: asyncio.TimerHandle | None = None

    def start(self) -> Child:
        """Start a process; its messages reach `heard` through the event loop."""
        loop = asyncio.get_running_loop()

        def heard(message: Any) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self.heard, message)

        return Child(self.target, heard=heard)

    async def ask(self, request: object) -> Any:
        """The answer to a request; `Ended` if the process ended, or had to be killed, instead."""
        try:
            child = self.slot.fill()
        except OSError as error:  # no process can be started
            self.idle(self)
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
            self.charge()
            self.idle(self)
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
