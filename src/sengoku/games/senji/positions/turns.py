"""Senji, positions: who acts, what a phase needs, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.kernel import possible, ranked
from sengoku.games.senji.components import (
    AUTUMN,
    BIDDING,
    HOSTAGE,
    KEEPING,
    MOVING,
    NONE,
    ORDERING,
    OVER,
    RETREATING,
    SEALED,
    SILENCING,
    WINTER,
)

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def check_actors(state: Senji) -> None:
    """Somebody acts until the game is over, and each phase has whom and what it needs."""
    possible((state.acting == 0) == (state.phase == OVER), "SEN-90.actors")
    possible(state.phase < BIDDING or state.host >= 0, "SEN-20.host")
    check_readiness(state)
    check_summer(state)
    check_autumn(state)


def check_readiness(state: Senji) -> None:
    """Where many decide at once, all act who are not sealed, and somebody is not ready yet."""
    if state.phase not in (BIDDING, WINTER, ORDERING):
        return
    waiting = False
    for seat in range(state.players):
        sealed = state.ready.readiness[seat] == SEALED
        waiting = waiting or state.ready.readiness[seat] == 0
        possible(sealed != state.acts(seat), "SEN-40.ready")
    possible(waiting, "SEN-40.ready")


def check_summer(state: Senji) -> None:
    """A movement has a mover, a battle a field and two sides, its end a victor."""
    if MOVING <= state.phase <= RETREATING:
        possible(state.movement.mover != NONE and state.movement.origin != NONE, "SEN-63.mover")
    if SILENCING <= state.phase <= RETREATING:
        possible(state.battle.field != NONE and state.battle.defender != NONE, "SEN-70.field")
        possible(state.movement.battles >> state.battle.field & 1 == 1, "SEN-70.field")
        possible(state.board.owners[state.battle.field] == state.battle.defender, "SEN-70.defender")
        possible(state.battle.defender != state.movement.mover, "SEN-70.defender")
    if state.phase in (HOSTAGE, RETREATING):
        possible(
            state.battle.victor in (state.movement.mover, state.battle.defender), "SEN-75.victor"
        )


def check_autumn(state: Senji) -> None:
    """A family was called; one that recruits has drawn samurai."""
    if AUTUMN < state.phase < OVER:
        possible(state.autumn.trader != NONE, "SEN-80.trader")
    if state.phase == KEEPING:
        possible(state.recruits.drawn[state.autumn.trader] != 0, "SEN-83.drawn")


def check_end(state: Senji) -> None:
    """Scores and ranks belong to the end, and are those of the honour (SEN-90)."""
    if state.acting:
        possible(state.scores == () and state.ranks == (), "SEN-90.early")
        return
    scores = tuple([int(honour) for honour in state.board.honour])
    possible(state.scores == scores and state.ranks == ranked(list(scores)), "SEN-90.result")
