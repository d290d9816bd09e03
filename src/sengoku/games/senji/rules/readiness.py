"""Senji, where everybody decides at once, until all are ready: SEN-31, SEN-40, SEN-50.

A seat is open, then ready, and may be open again a few times; a seat that seals acts no more. As
soon as nobody is open, the phase is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    CHANGE_CODE,
    CHANGE_KIND,
    READY_CODE,
    READY_KIND,
    SEAL_CODE,
    SEAL_KIND,
)
from sengoku.games.senji.components import OPEN, READY, SEALED
from sengoku.games.senji.rules.phase import Action, ActionPhase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


class JointPhase(ActionPhase):
    """A phase in which everybody decides at once; refusals are named after its rule."""

    def __init__(self, rule: str, actions: dict[int, Action], otherwise: str) -> None:
        ready = Ready(self)
        own: dict[int, Action] = {READY_KIND: ready, SEAL_KIND: ready, CHANGE_KIND: ready}
        super().__init__(own | actions, otherwise)
        self.rule = rule

    def finish(self, state: Senji) -> None:
        """Go on with the year: everybody is ready."""
        raise NotImplementedError

    def open(self, state: Senji) -> None:
        """Let everybody act until all are ready."""
        ready = state.edit_ready()
        for seat in range(state.players):
            ready.readiness[seat] = OPEN
            ready.changes[seat] = state.most_changes
            ready.lifts[seat] = state.most_lifts
        state.acting = (1 << state.players) - 1

    def waits(self, state: Senji, seat: i64) -> bool:
        return state.ready.readiness[seat] == READY

    def ready_moves(self, state: Senji, seat: i64) -> vec[i64]:
        """What a ready seat may do: make it final, or take it back."""
        found = vec[i64]([SEAL_CODE])
        if state.ready.changes[seat] > 0:
            found = append(found, CHANGE_CODE)
        return found

    def ready_breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """First ready, then final or not after all."""
        if move == READY_CODE:
            return FINE if state.ready.readiness[seat] == OPEN else self.rule + ".ready"
        if state.ready.readiness[seat] != READY:
            return self.rule + ".open"
        if move == CHANGE_CODE and state.ready.changes[seat] == 0:
            return self.rule + ".changes"
        return FINE


@final
class Ready(Action):
    """Be ready, make that final, or take it back: everybody sees it."""

    def __init__(self, phase: JointPhase) -> None:
        self.phase = phase

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return self.phase.ready_breaks(state, seat, move)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        ready = state.edit_ready()
        if state.record:
            state.tell_move(seat, move)
        if move == READY_CODE:
            ready.readiness[seat] = READY
        elif move == SEAL_CODE:
            ready.readiness[seat] = SEALED
            state.acting &= ~(1 << seat)
        else:
            ready.readiness[seat] = OPEN
            ready.changes[seat] -= 1
        for other in range(state.players):
            if ready.readiness[other] == OPEN:
                return
        self.phase.finish(state)
