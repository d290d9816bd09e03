"""The desk: where the past of games is read. It costs the event loop next to nothing.

Replays and records are computed in a process of their own, standings in those of the bots, after
everything that people at tables wait for. Answers are kept for the next who asks, whoever asks for
the same at the same time waits for the same answer, and every visitor may ask only so often.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from sengoku.server.config import Config
from sengoku.server.limits import RateLimit
from sengoku.server.pool import Pool
from sengoku.server.turns import Asker, Urgency
from sengoku.table import TableRefusal

READING: Final = "sengoku.server.reading:answer_requests"
MOST_KEPT: Final = 32 * 1024 * 1024  # bytes of answers
PER_SECOND: Final = 5.0  # answers that are computed for one visitor,
AT_ONCE: Final = 120.0  # and this many without a pause: a long game with its chart

Answer = TypeVar("Answer")


class Desk:
    """Answers about the past."""

    def __init__(self, config: Config, bots: Pool, now: Callable[[], float]) -> None:
        self.readers = Pool(1, config.patience, READING)
        self.bots = bots
        self.now = now
        self.limit = RateLimit("requests", PER_SECOND, AT_ONCE)
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0
        self.coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def read(
        self, visitor: str, key: Hashable, function: Callable[..., bytes], *about: Any
    ) -> bytes:
        """What the reading process answers, or answered before to the same question."""
        asker = Asker(Urgency.READ, (visitor,))
        return await self.answer(
            visitor, key, lambda: self.ask(self.readers, asker, function, about)
        )

    async def judge(
        self, visitor: str, key: Hashable, function: Callable[..., bytes], *about: Any
    ) -> bytes:
        """What the bots answer when nobody at a table waits for them, or answered before."""
        asker = Asker(Urgency.JUDGED, (visitor,))
        return await self.answer(visitor, key, lambda: self.ask(self.bots, asker, function, about))

    async def check(self, visitor: str, function: Callable[..., Answer], *about: Any) -> Answer:
        """What the reading process answers about something new."""
        asker = Asker(Urgency.READ, (visitor,))
        return await self.ask(self.readers, asker, function, about)

    async def ask(
        self, pool: Pool, asker: Asker, function: Callable[..., Answer], about: tuple[Any, ...]
    ) -> Answer:
        """Ask a process; raises a refusal if it has no answer."""
        found = await pool.ask(function, "", *about, asker=lambda: asker)
        if found is None:
            raise TableRefusal("BOT.busy")
        return found

    async def answer(self, visitor: str, key: Hashable, ask: Callable[[], Any]) -> bytes:
        """An answer that is kept, or that is computed now."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        self.limit.check(visitor, self.now())
        if key not in self.coming:
            task = asyncio.create_task(self.compute(key, ask))
            self.coming[key] = task
            task.add_done_callback(lambda done: self.forget(key, done))
        return await asyncio.shield(self.coming[key])

    async def compute(self, key: Hashable, ask: Callable[[], Any]) -> bytes:
        """Compute an answer, and keep it."""
        found: bytes = await ask()
        self.kept[key] = found
        self.size += len(found)
        while self.size > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)
        return found

    def forget(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        """Nobody has to wait any more; if all have gone, a refusal concerns nobody."""
        del self.coming[key]
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        """End the process, at once."""
        self.readers.close()
