"""Several moves of one seat as one choice: all of them are made, or none."""

from __future__ import annotations

from sengoku.games.kernel.contract import State
from sengoku.games.kernel.refusals import IllegalMove


def may_follow(state: State, seat: int, secrets: int) -> bool:
    """Whether a further move may follow: the seat still decides, and nothing was revealed.

    `secrets` is the count before the first move. What is legal for the seat has followed from its
    own view so far, so that a sequence that fails tells nothing of what is hidden.
    """
    return state.secrets == secrets and state.acts(seat)


def sequence_breaks(state: State, seat: int, moves: list[int]) -> IllegalMove | None:
    """Why these moves can't be made one after the other as one choice; None if they can."""
    trial = state
    for place, move in enumerate(moves):
        if place == 1:
            trial = state.copy()
            trial.play(seat, moves[0])
        elif place > 1:
            trial.play(seat, moves[place - 1])
        if place > 0 and not may_follow(trial, seat, state.secrets):
            return IllegalMove("TEXT.beyond", {"move": state.game.moves.text(moves[place - 1])})
        refusal = trial.why_not(seat, move)
        if refusal is not None:
            return refusal
    return None
