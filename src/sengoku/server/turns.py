"""Whose turn it is when more is asked of the bots' processes than they can compute.

What people wait for comes first, what nobody waits for comes last. Among equals, every visitor gets
the same share of the time, however much they ask for: a visitor is an address, as for all limits.
The shares are those of start-time fair queueing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from enum import IntEnum
from itertools import count
from typing import Final, Generic, NamedTuple, TypeVar

Worker = TypeVar("Worker")


class Urgency(IntEnum):
    """How urgent something is, the most urgent first."""

    PLAYED = 0  # somebody at the table waits for a bot, or for a hint
    WATCHED = 1  # somebody watches bots
    READ = 2  # somebody looks at the past of a game
    JUDGED = 3  # and at who would win it
    UNATTENDED = 4  # nobody is at the table


class Asker(NamedTuple):
    """For whom something is computed."""

    urgency: Urgency
    visitors: Collection[str]


SOMEBODY: Final = Asker(Urgency.PLAYED, ("",))


class Waiting(NamedTuple, Generic[Worker]):
    """Somebody who waits; what they wait for may become more or less urgent meanwhile."""

    number: int  # in the order in which they came
    asker: Callable[[], Asker]
    turn: asyncio.Future[Worker]


class Shares:
    """How much time visitors have had, as far as it matters."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}  # by visitor
        self.level = 0.0  # what those who are served now have had: who comes new begins here

    def of(self, visitors: Collection[str]) -> float:
        """How much these have had: the one who has had least counts."""
        return max(self.level, min([self.had.get(who, 0.0) for who in visitors], default=0.0))

    def serve(self, visitors: Collection[str]) -> None:
        """Note that these are served now; who has had no more than they need not be remembered."""
        self.level = self.of(visitors)
        self.had = {who: had for who, had in self.had.items() if had > self.level}

    def charge(self, visitors: Collection[str], seconds: float) -> None:
        """Divide the time that something took among those for whom it was done."""
        for who in visitors:
            had = max(self.level, self.had.get(who, 0.0))
            self.had[who] = had + seconds / len(visitors)


class Turns(Generic[Worker]):
    """Workers that are idle, and those who wait for one."""

    def __init__(self) -> None:
        self.idle: list[Worker] = []
        self.waiting: list[Waiting[Worker]] = []
        self.shares = {urgency: Shares() for urgency in Urgency}
        self.numbers = count()

    async def take(self, asker: Callable[[], Asker]) -> Worker:
        """A worker, when it is the turn of whoever asks."""
        if self.idle:  # then nobody waits
            self.serve(asker())
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        waiting = Waiting(next(self.numbers), asker, turn)
        self.waiting.append(waiting)
        try:
            return await turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif not turn.cancelled():  # it was already given a worker
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """A worker is idle again: it is the turn of the next."""
        self.waiting = [one for one in self.waiting if not one.turn.done()]
        if not self.waiting:
            self.idle.append(worker)
            return
        chosen = min(self.waiting, key=self.rank)
        self.waiting.remove(chosen)
        self.serve(chosen.asker())
        chosen.turn.set_result(worker)

    def rank(self, waiting: Waiting[Worker]) -> tuple[int, float, int]:
        """The one with the lowest rank is next."""
        asker = waiting.asker()
        return asker.urgency, self.shares[asker.urgency].of(asker.visitors), waiting.number

    def serve(self, asker: Asker) -> None:
        """Note that something is done now."""
        self.shares[asker.urgency].serve(asker.visitors)

    def charge(self, asker: Asker, seconds: float) -> None:
        """Note how long it took."""
        self.shares[asker.urgency].charge(asker.visitors, seconds)
