"""How a game stands: each seat's expected share of the win, estimated by rollouts."""

from __future__ import annotations

from typing import Final

from sengoku.bots.search.tree_search import TreeSearch
from sengoku.bots.session import SearchSession
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random

SIMULATIONS: Final = 100  # for each seat; estimates then vary by a few hundredths


def standing(state: State, seed: int, simulations: int = SIMULATIONS) -> list[float]:
    """The shares of all seats, which add up to 1: what each may expect given what it knows.

    Each share is estimated in worlds imagined from that seat's own view, with the rollouts of
    search. Estimates from the deciding seat's view alone would jump between decisions.

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
    """The sum of a seat's gains over the simulations."""
    random = Random(seed)
    judge = SearchSession().judge_of(state.game)
    search = TreeSearch(state, seat, judge, random)
    planned = judge is not None and len(judge.plans(state, state.actors[0])) > 0
    gained = 0.0
    for _ in range(simulations):
        world = judge.world(state, seat, random) if judge else state.imagine(seat, random)
        if judge and planned:
            judge.play_on(world, state, random)
            search.outcome.observe(world, judge)
        else:
            search.play_out(world)
        gained += search.outcome.gains[seat]
    return gained
