"""The clocks of a table. Only public facts move them, so that they tell nothing.

A step is a moment at which what spectators see changes. What passed between two steps is charged
to those who could decide in between.
"""

from __future__ import annotations

from sengoku.protocol import Clock


class Clocks:
    """Who has how much time; the times of the table are handed in."""

    def __init__(self, clock: Clock, players: int, now: float) -> None:
        self.clock = clock
        self.banks = [clock.seconds] * players
        self.running: list[int] = []
        self.charged = now  # up to when the banks are charged
        self.step = now  # the last step
        self.phase = ""
        self.phase_began = now
        self.paused: float | None = None

    def charge(self, now: float) -> None:
        """Take what passed from those who run."""
        if self.paused is None:
            for seat in self.running:
                self.banks[seat] -= now - self.charged
            self.charged = now

    def run(self, seats: list[int], now: float) -> None:
        """From now on these seats run."""
        self.charge(now)
        self.running = seats

    def stepped(self, now: float) -> None:
        """A step."""
        self.charge(now)
        self.step = now

    def reward(self, seat: int) -> None:
        """A seat made a step."""
        self.banks[seat] += self.clock.increment

    def enter(self, phase: str, now: float) -> None:
        """The game enters a phase."""
        self.phase = phase
        self.phase_began = now

    def pause(self, now: float) -> None:
        """Let all clocks stand."""
        self.charge(now)
        self.paused = now

    def resume(self, now: float) -> None:
        """Go on as if no time had passed."""
        if self.paused is not None:
            passed = now - self.paused
            self.step += passed
            self.phase_began += passed
            self.charged = now
            self.paused = None

    # When time is over.

    def phase_ends(self) -> float | None:
        """When the time of the phase is over, if it has one."""
        seconds = (self.clock.phases or {}).get(self.phase)
        return None if seconds is None else self.phase_began + seconds

    def ends(self, seat: int) -> float | None:
        """When the time of a running seat is over, if it ever is."""
        if self.clock.kind == "move":
            return self.step + self.clock.seconds
        if self.clock.kind == "player":
            return self.charged + self.banks[seat]
        return None

    def left(self, seat: int, now: float) -> float | None:
        """How much time a seat has."""
        now = self.paused or now
        if self.clock.kind == "move":
            since = now - self.step if seat in self.running else 0.0
            return max(self.clock.seconds - since, 0.0)
        if self.clock.kind == "player":
            since = now - self.charged if seat in self.running else 0.0
            return max(self.banks[seat] - since, 0.0)
        return None
