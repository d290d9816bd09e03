"""When the server was there: time in which it was not is nobody's, and no clock runs over it.

Every server writes down when it started, and again and again that it is still there. Whoever is
killed was there until the last time that was written, so what is not known is given to the players.
A process that did not run for a while (stopped, or on a machine that slept) was not there either.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from sengoku.server.store import Store

TICK: Final = 5.0  # seconds between two notes, as long as somebody's clock runs,
QUIET: Final = 60.0  # and as long as none does
LAPSE: Final = 15.0  # seconds without a tick: the process was not running

# Time that goes on while the machine sleeps, where the system has it.
BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)
Span = tuple[float, float]


def running_time() -> float:
    """Seconds since some moment, whatever happens to the time of day."""
    return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)


class Uptime:
    """The spans of time in which this server, or another one on its database, was there."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.earlier: list[Span] = []  # the oldest first
        self.server = ""
        self.since = now()  # the present span
        self.until = self.since
        self.saved = self.since
        self.ticked = running_time()

    async def open(self, before: float) -> None:
        """Read when servers were there, forget what ended before this moment, and begin."""
        await self.store.delete_uptimes(before)
        self.earlier = await self.store.uptimes()
        self.begin()
        await self.save()

    def begin(self) -> None:
        """Begin a span."""
        self.server = token_hex(16)
        self.since = self.until = self.now()
        self.ticked = running_time()

    async def save(self) -> None:
        """Write down that the server is there."""
        self.saved = self.until
        await self.store.save_uptime(self.server, self.since, self.until)

    async def close(self) -> None:
        """Write down when the server ended."""
        self.notice()
        await self.save()

    async def tick(self, clocks_run: bool) -> None:
        """Note that the server is there; rarely on disk if that matters to nobody."""
        self.notice()
        if clocks_run or abs(self.until - self.saved) >= QUIET:
            await self.save()

    def notice(self) -> None:
        """Take note of the present time; after a lapse, a new span begins."""
        passed = running_time() - self.ticked
        if passed > LAPSE:
            self.earlier.append((self.since, self.until))
            self.begin()
        self.ticked += passed
        self.until = self.now()
        self.since = min(self.since, self.until)  # the time of day may be set back

    def gaps(self, since: float) -> list[Span]:
        """The spans between then and now in which no server was there."""
        self.notice()
        if since >= self.since:  # nearly always: every move asks, and there may be many spans
            return []
        found: list[Span] = []
        covered = since
        # Not the oldest first if the time of day was set back meanwhile.
        for start, end in sorted([*self.earlier, (self.since, self.until)]):
            if covered < min(start, self.until):
                found.append((covered, min(start, self.until)))
            covered = max(covered, end)
        return found

    def moment_before(self, seconds: float) -> float:
        """The moment since which a server was there for so many seconds."""
        self.notice()
        for start, end in [(self.since, self.until), *reversed(self.earlier)]:
            if end - start >= seconds:
                return end - seconds
            seconds -= end - start
        return float("-inf")
