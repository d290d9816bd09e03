"""The processes in which bots think, on imagined states. One that crashes is asked again."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from sengoku import registry
from sengoku.bots import BOTS, BadBot, Bot, bot, ready
from sengoku.bots.levels import available
from sengoku.bots.levels import levels as named
from sengoku.bots.standing import standing
from sengoku.games.chance import Random
from sengoku.games.kernel import Game, Plain, State
from sengoku.server import metrics
from sengoku.server.logs import complain, log

TRIES: Final = 3
Answer = TypeVar("Answer")
Thought = tuple[int, list[tuple[int, float, int]]]  # the move, and what else was considered


class Thinkers:
    """A pool of processes; a new one takes its place when one of them dies or hangs."""

    def __init__(self, processes: int, patience: float) -> None:
        self.processes = processes
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Semaphore(processes)  # who waits for a process does not think yet

    async def choose(self, state: State, seat: int, level: str, seed: int) -> Thought | None:
        """What a bot would do in the seat; None if it can't be asked."""
        world = state.imagine(seat, Random(seed))
        return await self.ask(think, state.game.name, world.dump(), seat, level, seed)

    async def estimate(self, state: State, seed: int) -> list[float] | None:
        """How a game stands, as search sees it; None if it can't be asked."""
        return await self.ask(weigh, state.game.name, state.dump(), seed)

    async def ask(self, work: Callable[..., Answer], game: str, *about: Any) -> Answer | None:
        """Let a process work; one that dies or hangs is replaced, and the next one asked."""
        for _ in range(TRIES):
            await self.turn.acquire()
            pool = self.pool or self.fresh()
            try:
                with metrics.THINKING.time():
                    future = asyncio.wrap_future(pool.submit(work, game, *about))
                    return await asyncio.wait_for(future, self.patience)
            except (BrokenProcessPool, TimeoutError):
                metrics.BOT_CRASHES.inc()
                log("a bot's process is gone", game=game, work=work.__name__)
                if self.pool is pool:
                    self.close()
            except Exception:
                complain("a bot failed", game=game, work=work.__name__)
                return None
            finally:
                self.turn.release()
        return None

    def fresh(self) -> ProcessPoolExecutor:
        """A new pool."""
        self.pool = ProcessPoolExecutor(
            self.processes, get_context("spawn"), initializer=watch, initargs=(os.getpid(),)
        )
        return self.pool

    def close(self) -> None:
        """End the processes, at once."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


# In the other process.


def watch(parent: int) -> None:
    """Go when the server is gone, however it went."""

    def wait() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


@cache
def player(game: str, level: str) -> Bot:
    """Who plays a game at this level; or the bot of this name."""
    return bot(named(game).get(level, level), seed=0)


def think(game: str, dump: Plain, seat: int, level: str, seed: int) -> Thought:
    """A bot's choice in a world that was imagined for its seat."""
    state = registry.game(game).load(dump)
    thinker = player(game, level)
    thinker.random = Random(seed ^ 1)
    move = thinker.choose(state, seat)
    return int(move), [(int(c.move), float(c.value), int(c.visits)) for c in thinker.explain()]


def weigh(game: str, dump: Plain, seed: int) -> list[float]:
    """How a game stands."""
    return standing(registry.game(game).load(dump), seed)


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels that people can choose from, the easiest first; a game without has dice."""
    return tuple(available(registry.game(game))) or ("random",)


@cache
def accepted(game: str) -> tuple[str, ...]:
    """All who may be asked for by name: our bots that can play the game, then its levels."""
    rules = registry.game(game)
    return tuple([name for name in BOTS if can_play(name, rules)]) + levels(game)


def can_play(name: str, game: Game) -> bool:
    """Whether a bot knows how to play a game."""
    try:
        ready(name, game)
    except BadBot:
        return False
    return True
