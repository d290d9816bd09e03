"""Several moves in one message: all of them are made, or none."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from tests.table.sitting import Sitting, playing


def drafting() -> tuple[Sitting, int, Any]:
    """Shitennō with three players: a Tairō who can add two cards to a lot and offer it."""
    sitting = playing("shitenno", 3)
    assert sitting.table.history is not None
    state = sitting.table.history.state
    return sitting, state.actors[0], state


def line(state: Any, seat: int, length: int) -> list[int]:
    """So many moves, the first legal one at a time."""
    trial = state.copy()
    moves = []
    for _ in range(length):
        moves.append(trial.moves(seat)[0])
        trial.play(seat, moves[-1])
    return moves


def make(sitting: Sitting, seat: int, moves: list[int]) -> None:
    first, *then = moves
    version = sitting.table.version(seat)
    sitting.do(seat, protocol.Move(sitting.id(), version, first, then))


def test_several_moves_are_made_as_if_one_after_the_other() -> None:
    sitting, seat, state = drafting()
    wanted = state.copy()
    moves = line(state, seat, 3)
    for move in moves:
        wanted.play(seat, move)
    make(sitting, seat, moves)
    assert state == wanted
    assert sitting.again().history is not None
    assert sitting.again().history.state == wanted  # type: ignore[union-attr]


def test_if_one_is_illegal_none_is_made() -> None:
    sitting, seat, state = drafting()
    before, entries = state.copy(), len(sitting.log)
    accept = state.game.moves["accept"].code()
    with pytest.raises(Refusal) as refused:
        make(sitting, seat, [*line(state, seat, 2), accept])
    assert refused.value.rule.startswith("STN")
    assert state == before
    assert len(sitting.log) == entries


def test_nothing_follows_a_move_that_others_see_or_chance_decides() -> None:
    sitting, seat, state = drafting()
    before = state.copy()
    offer = next(
        move for move in range(state.game.actions) if state.game.moves.kind(move).name == "offer"
    )
    first = line(state, seat, 1)
    with pytest.raises(Refusal) as refused:
        make(sitting, seat, [*first, offer, offer])
    assert str(refused.value.figures["move"]).startswith("offer")
    assert (refused.value.rule, refused.value.reason) == ("TEXT", "beyond")
    assert state == before


def test_an_old_version_makes_none_of_them() -> None:
    sitting, seat, state = drafting()
    before = state.copy()
    first, *then = line(state, seat, 2)
    with pytest.raises(Refusal) as refused:
        sitting.do(seat, protocol.Move(sitting.id(), 0, first, then))
    assert refused.value.rule == "VERSION"
    assert state == before
