"""The clocks of a table. Only public facts change them, so they reveal nothing.

A step is a moment at which what spectators see changes. The time between two steps is charged to
the seats that could decide in between.
"""

from __future__ import annotations

from sengoku.protocol import Clock


class Clocks:
    """How much time every seat has; the present time is always passed in."""

    def __init__(self, clock: Clock, players: int, now: float) -> None:
        self.clock = clock
        self.limited = clock.kind != "none" or bool(clock.phases)  # whether time ever runs out
        self.banks = [clock.seconds] * players
        self.running: list[int] = []
        self.charged = now  # up to when the banks are charged
        self.step = now  # the last step
        self.phase = ""
        self.phase_began = now
        self.paused: float | None = None

    def charge(self, now: float) -> None:
        """Subtract the time since the last charge from the running seats."""
        if self.paused is None:
            for seat in self.running:
                self.banks[seat] -= now - self.charged
            self.charged = now

    def run(self, seats: list[int], now: float) -> None:
        """From now on, let the clocks of these seats run, and no others."""
        self.charge(now)
        self.running = seats

    def mark_step(self, now: float) -> None:
        """Note a step: the time for a move begins anew."""
        self.charge(now)
        self.step = now

    def add_increment(self, seat: int) -> None:
        """Credit a seat for a move it made."""
        self.banks[seat] += self.clock.increment

    def enter(self, phase: str, now: float) -> None:
        """Begin the time of a phase of the game."""
        self.phase = phase
        self.phase_began = now

    def pause(self, now: float) -> None:
        """Stop all clocks."""
        self.charge(now)
        self.paused = now

    def resume(self, now: float) -> None:
        """Continue as if no time had passed since the pause."""
        if self.paused is not None:
            passed = now - self.paused
            self.step += passed
            self.phase_began += passed
            self.charged = now
            self.paused = None

    # Deadlines.

    def phase_ends(self) -> float | None:
        """When the time of the phase runs out, if it is limited."""
        seconds = (self.clock.phases or {}).get(self.phase)
        return None if seconds is None else self.phase_began + seconds

    def ends(self, seat: int) -> float | None:
        """When the time of a running seat runs out, if it is limited."""
        if self.clock.kind == "move":
            return self.step + self.clock.seconds
        if self.clock.kind == "player":
            return self.charged + self.banks[seat]
        return None

    def remaining(self, seat: int, now: float) -> float | None:
        """How many seconds a seat has left, if its time is limited."""
        now = self.paused or now
        if self.clock.kind == "move":
            since = now - self.step if seat in self.running else 0.0
            return max(self.clock.seconds - since, 0.0)
        if self.clock.kind == "player":
            since = now - self.charged if seat in self.running else 0.0
            return max(self.banks[seat] - since, 0.0)
        return None
