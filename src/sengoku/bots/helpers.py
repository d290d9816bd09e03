"""Processes that think along with a search: each in worlds of its own; what they find is summed.

`python -m sengoku.bots.helpers` is such a process: requests come in, what was found goes out, both
pickled. It ends when nobody asks any more.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread as Loop
from time import perf_counter, thread_time
from typing import IO, Final, NamedTuple
from weakref import finalize

from sengoku.bots.thinking import Found, Thread
from sengoku.games.chance import Random
from sengoku.games.kernel import State

CLOCKS: Final = {"wall": perf_counter, "cpu": thread_time}
ENDED: Final = "A process that thought along has ended; what it said is on the standard error."
PATIENCE: Final = 1.0  # seconds that a process may take to end


class Request(NamedTuple):
    """What to think about, and how much: so many simulations, or until the time is over."""

    number: int
    state: State
    seat: int
    seed: int
    since: int | None  # see `Thread.turn_to`
    simulations: int
    seconds: float  # 0: count the simulations
    clock: str


class Helper:
    """One such process, as the one who asks sees it."""

    def __init__(self) -> None:
        self.process = Popen(
            [sys.executable, "-m", __name__],
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.asks = self.process.stdin
        self.answers: SimpleQueue[tuple[int, list[Found]] | None] = SimpleQueue()
        self.asked = 0  # requests so far
        self.answered = 0
        Loop(target=listen, args=(self.process.stdout, self.answers), daemon=True).start()
        self.close = finalize(self, end, self.process)

    def ask(self, request: Request) -> None:
        """Hand a request over; one that still thinks about the last is left alone."""
        self.gather(0.0)
        if self.asked == self.answered:
            since = request.since if self.asked == request.number - 1 else None  # it missed some
            self.asked = request.number
            try:
                pickle.dump(request._replace(since=since), self.asks)
                self.asks.flush()
            except OSError:
                raise RuntimeError(ENDED) from None

    def found(self, number: int, patience: float | None) -> list[Found]:
        """The answer to a request; nothing if it is not there when the patience is over."""
        if self.asked != number:
            return []
        return self.gather(patience)

    def gather(self, patience: float | None) -> list[Found]:
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
        if answer is None:
            raise RuntimeError(ENDED)
        self.answered, found = answer
        return found


def listen(answers: IO[bytes], heard: SimpleQueue[tuple[int, list[Found]] | None]) -> None:
    """Wait for answers, until the process ends."""
    with answers, suppress(EOFError, OSError, ValueError):
        while True:
            heard.put(pickle.load(answers))  # noqa: S301 (our own process wrote it)
    heard.put(None)


def end(process: Popen[bytes]) -> None:
    """Nobody asks any more: the process ends by itself, or is ended if it still thinks."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except TimeoutExpired:
        process.kill()
        process.wait()


def main() -> None:
    """Answer requests until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is for the one who asks
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what games print is no answer
    thread = Thread()
    with suppress(EOFError):
        while True:
            request: Request = pickle.load(sys.stdin.buffer)  # noqa: S301 (as above)
            pickle.dump((request.number, answer(thread, request)), out)
            out.flush()


def answer(thread: Thread, request: Request) -> list[Found]:
    """Think as much as was asked for."""
    clock = CLOCKS[request.clock]
    until = clock() + request.seconds
    state, seat, since = request.state, request.seat, request.since
    thinker = thread.turn_to(state, seat, Random(request.seed), since)
    if request.seconds:
        thinker.think_until(until, clock)
    else:
        thinker.think(request.simulations)
    return thread.found()


if __name__ == "__main__":
    main()
