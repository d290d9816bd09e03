"""How a game stands: the share of the win that each seat may expect, as search sees it."""

from __future__ import annotations

from typing import Final

from sengoku.bots.search.thinker import Thinker
from sengoku.bots.thinking import Thread
from sengoku.games.chance import Random
from sengoku.games.kernel import State

SIMULATIONS: Final = 100  # for each seat; the shares of equal ones then differ by some hundredths


def standing(state: State, seed: int, simulations: int = SIMULATIONS) -> list[float]:
    """The shares of all seats, 1 together: what each may expect for itself, by what it knows.

    Each is asked in worlds imagined from its own view, played out as search plays them out. To ask
    only the seat that is to decide would show each move from other eyes, and the shares leap.

    >>> import sengoku
    >>> shares = standing(sengoku.game("shinobi").start(4, seed=1), seed=1)
    >>> len(shares), round(sum(shares), 6)
    (4, 1.0)
    """
    if not state.actors:
        winners = state.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in state.ranks]
    gains = [expected(state, seat, seed, simulations) for seat in range(state.players)]
    return [gain / sum(gains) for gain in gains]


def expected(state: State, seat: int, seed: int, simulations: int) -> float:
    """What a seat may expect to get, in sum."""
    random = Random(seed)
    judge = Thread().judge_of(state.game)
    thinker = Thinker(state, seat, judge, random)
    planned = judge is not None and len(judge.plans(state, state.actors[0])) > 0
    gained = 0.0
    for _ in range(simulations):
        world = judge.world(state, seat, random) if judge else state.imagine(seat, random)
        if judge and planned:
            judge.play_on(world, state, random)
            thinker.ends.see(world, judge)
        else:
            thinker.play_out(world)
        gained += thinker.ends.gains[seat]
    return gained
