"""How games of the corpus are played on: at random, from a fixed stream."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sengoku.games.kernel import Plain, State
from sengoku.games.kernel.streams import Random

SEED: Final = 1582
LONGEST: Final = 100_000  # decisions: far more than any game takes


def phase_of(state: State) -> str:
    """What kind of decision the game is at; Shinobi has the three orders of a turn."""
    view = state.view(None)
    if not state.actors:
        return "over"
    return str(view["phase"]) if "phase" in view else f"order {view['order']}"


def choice(state: State, random: Random) -> tuple[int, int]:
    """Any move of any seat that may decide."""
    seat = state.actors[random.below(len(state.actors))]
    moves = state.moves(seat)
    return seat, moves[random.below(len(moves))]


def ending(state: State, seed: int = SEED) -> Plain:
    """Play a copy at random to the end: the moves that are made, as a digest, and the result."""
    state, random, made = state.copy(), Random(seed), sha256()
    decisions = 0
    while state.actors:
        seat, move = choice(state, random)
        made.update(f"{seat} {state.text(seat, move)}\n".encode())
        state.play(seat, move)
        decisions += 1
        assert decisions < LONGEST
    return {"decisions": decisions, "moves": made.hexdigest()[:16]} | result(state)


def default_ending(state: State) -> Plain:
    """Let the time of all be over until the end."""
    state = state.copy()
    decisions = 0
    while state.actors:
        state.play(state.actors[-1], state.default(state.actors[-1]))
        decisions += 1
        assert decisions < LONGEST
    return {"decisions": decisions} | result(state)


def result(state: State) -> Plain:
    """Scores and ranks."""
    return {"scores": list(state.scores), "ranks": list(state.ranks)}
