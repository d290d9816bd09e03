"""Senji, the own promises that a seat is about to break: it is told before, not after (SEN-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import HOSTAGE, MOVING, PROMISE_COLUMNS, PROVINCES
from sengoku.games.senji.rules.summer.movement import provinces_entered
from sengoku.games.senji.rules.winter.promises import holds, was_kept

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def about_to_break(state: Senji, seat: i64) -> list[list[int]]:
    """Promises that the seat breaks by setting out with its plan, or by an execution."""
    attacked = state.pledges.attacked[seat]
    assailed = state.pledges.assailed[seat]
    executed = state.pledges.executed[seat]
    if state.phase == MOVING and state.movement.mover == seat:
        entered = provinces_entered(state)
        attacked |= entered
        for province in range(PROVINCES):
            if entered >> province & 1:
                assailed |= 1 << state.board.owners[province]
    elif state.phase == HOSTAGE and state.acting >> seat & 1:
        executed |= 1 << state.battle.victor
    else:
        return []
    found: list[list[int]] = []
    promises = state.pledges.promises
    for row in range(0, len(promises), PROMISE_COLUMNS):
        mine = promises[row] == seat and was_kept(state, row)
        if mine and not holds(state, row, attacked, assailed, executed):
            found.append(list(promises[row : row + PROMISE_COLUMNS]))
    return found
