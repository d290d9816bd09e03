"""Helper processes of a search: each simulates in worlds of its own, and statistics are summed."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from time import perf_counter, thread_time
from typing import Any, Final, NamedTuple

from sengoku.bots.session import SearchSession, Statistics
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random
from sengoku.processes import Channel, Child, Ended

CLOCKS: Final = {"wall": perf_counter, "cpu": thread_time}
ENDED: Final = "A helper process of a search has ended; standard error may say why."


class Request(NamedTuple):
    """What to search, and for how many simulations or seconds."""

    number: int
    state: State
    seat: int
    seed: int
    since: int | None  # see `SearchSession.search_for`
    simulations: int
    seconds: float  # 0: count the simulations
    clock: str


class Helper:
    """The parent's side of a helper process. It ends with this object."""

    def __init__(self) -> None:
        self.answers: SimpleQueue[Any] = SimpleQueue()
        self.child = Child(f"{__name__}:answer_requests", heard=self.answers.put)
        self.asked = 0  # the number of the last request
        self.answered = 0

    def ask(self, request: Request) -> None:
        """Send a request, unless the helper is still busy with the last one."""
        self.gather(0.0)
        if self.asked == self.answered:
            missed = self.asked != request.number - 1
            since = None if missed else request.since
            self.asked = request.number
            self.child.send(request._replace(since=since))

    def found(self, number: int, patience: float | None) -> list[Statistics]:
        """The answer to a request; empty if it has not come within `patience` seconds."""
        if self.asked != number:
            return []
        return self.gather(patience)

    def gather(self, patience: float | None) -> list[Statistics]:
        """The last answer, if there is one."""
        if self.asked == self.answered:
            return []
        try:
            answer = (
                self.answers.get(timeout=patience)
                if patience
                else self.answers.get(patience is None)
            )
        except Empty:
            return []
        if isinstance(answer, Ended):
            self.answers.put(answer)  # for the next one who asks
            raise RuntimeError(ENDED)
        self.answered, found = answer
        return list(found)


# In the helper process.


def answer_requests(channel: Channel) -> None:
    """Answer requests until the parent closes the channel."""
    session = SearchSession()
    for request in channel.messages():
        channel.send((request.number, answer(session, request)))


def answer(session: SearchSession, request: Request) -> list[Statistics]:
    """Search within the budget of a request."""
    clock = CLOCKS[request.clock]
    until = clock() + request.seconds
    state, seat, since = request.state, request.seat, request.since
    search = session.search_for(state, seat, Random(request.seed), since)
    if request.seconds:
        search.run_until(until, clock)
    else:
        search.run(request.simulations)
    return session.found()
