"""A slot holds one child at a time: when one has ended, another is started in its place."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Generic, NamedTuple, TypeVar

from sengoku.processes.child import Child

AnyChild = TypeVar("AnyChild", bound=Child)
MOST_DOUBLINGS: Final = 30  # of a pause: more would overflow some day


class RestartPolicy(NamedTuple):
    """When a child that has ended is replaced; by default at once, and always."""

    pause: float = 0.0  # seconds before the first restart; doubled with every consecutive crash
    longest_pause: float = 30.0
    steady: float = 60.0  # seconds after which a child's end does not count as consecutive
    most_crashes: int | None = None  # consecutive crashes after which there is no restart

    def pause_after(self, crashes: int) -> float:
        """Seconds to wait after so many consecutive crashes.

        >>> [RestartPolicy(pause=1.0).pause_after(crashes) for crashes in range(8)]
        [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
        """
        doubled = self.pause * 2.0 ** min(crashes - 1, MOST_DOUBLINGS)
        return min(doubled, self.longest_pause) if crashes else 0.0


AT_ONCE: Final = RestartPolicy()


class Slot(Generic[AnyChild]):
    """The place of one child. `start` starts one; the first is started by `fill`, too."""

    def __init__(self, start: Callable[[], AnyChild], policy: RestartPolicy = AT_ONCE) -> None:
        self.start = start
        self.policy = policy
        self.child: AnyChild | None = None
        self.crashes = 0  # consecutive
        self.since = monotonic()  # the last start or end

    @property
    def given_up(self) -> bool:
        """Whether children have crashed so often that no more are started."""
        return self.policy.most_crashes is not None and self.crashes >= self.policy.most_crashes

    def fill(self) -> AnyChild | None:
        """Start a child if there is none and it is time for one; returns the child, if any."""
        pause = self.policy.pause_after(self.crashes)
        if self.child is None and not self.given_up and monotonic() - self.since >= pause:
            self.child = self.start()
            self.since = monotonic()
        return self.child

    def reap(self) -> AnyChild | None:
        """Remove the child if it has ended, and count the crash; returns that child."""
        child = self.child
        if child is None or not child.ended:
            return None
        now = monotonic()
        self.crashes = self.crashes + 1 if now - self.since < self.policy.steady else 1
        self.child, self.since = None, now
        child.close()
        return child
