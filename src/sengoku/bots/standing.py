"""How a game stands: the share of the win that each seat may expect, as search sees it."""

from __future__ import annotations

from typing import Final

from sengoku.bots.thinking import Thread
from sengoku.games.chance import Random
from sengoku.games.kernel import State

SIMULATIONS: Final = 100  # the shares of equal seats then differ by some five in a hundred


def standing(state: State, seed: int, simulations: int = SIMULATIONS) -> list[float]:
    """The shares of all seats, 1 together, from what the seat knows that is to decide.

    >>> import sengoku
    >>> shares = standing(sengoku.game("shinobi").start(4, seed=1), seed=1)
    >>> len(shares), round(sum(shares), 6)
    (4, 1.0)
    """
    if not state.actors:
        winners = state.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in state.ranks]
    thinker = Thread().turn_to(state, state.actors[0], Random(seed), None)
    gains = [0.0] * state.players
    for _ in range(simulations):
        thinker.think(1)
        gains = [sum(pair) for pair in zip(gains, thinker.gains, strict=True)]
    return [gain / sum(gains) for gain in gains]
