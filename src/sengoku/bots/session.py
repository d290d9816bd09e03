"""A search session: one decision after another, keeping statistics where they still apply."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.bot import Candidate
from sengoku.bots.catalogue import BadBot
from sengoku.bots.greedy import judge_of
from sengoku.bots.search.halving import SequentialHalving
from sengoku.bots.search.plan_race import PlanRace
from sengoku.bots.search.tree_search import TreeSearch
from sengoku.bots.tuned import tuned_weights
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

CAUTION: Final = 1.0  # standard errors by which a move must be better than the judge's choice
DOUBT: Final = 0.05  # the prior standard deviation of the difference of two moves in a world

# The three kinds of search: a tree, a race of whole plans, or a comparison of a few moves.
AnySearch: TypeAlias = TreeSearch | PlanRace | SequentialHalving


class Statistics(NamedTuple):
    """The statistics of a move, or of a plan of several moves: sums over its visits.

    `lead` is the sum of its gains over the judge's own choice in the same worlds, `square` the sum
    of the squares of those gains; both are 0 for a tree search.
    """

    moves: tuple[int, ...]
    visits: int
    gain: float
    rank: float
    lead: float = 0.0
    square: float = 0.0

    def plus(self, other: Statistics) -> Statistics:
        """The sum of both."""
        return Statistics(
            self.moves,
            self.visits + other.visits,
            self.gain + other.gain,
            self.rank + other.rank,
            self.lead + other.lead,
            self.square + other.square,
        )

    def candidate(self) -> Candidate:
        """The first move, with mean values."""
        if not self.visits:
            return Candidate(self.moves[0], 0.0, 0)
        means = self.gain / self.visits, self.visits, self.rank / self.visits
        return Candidate(self.moves[0], *means)

    def sure(self) -> float:
        """A lower confidence bound of the mean lead over the judge's own choice."""
        if not self.square:
            return 0.0
        mean = self.lead / self.visits
        spread = max(0.0, self.square / self.visits - mean * mean) + DOUBT * DOUBT
        return mean - CAUTION * sqrt(spread / self.visits)


class SearchSession:
    """Searches one decision after another, continuing from the last one where possible."""

    def __init__(self) -> None:
        self.search: AnySearch | None = None
        self.judge: tuple[str, Judge | None] | None = None  # of the game searched last

    def search_for(self, state: State, seat: int, random: Random, since: int | None) -> AnySearch:
        """The search for a state: the last one, if only the bot's own move `since` was made."""
        judge = self.judge_of(state.game)
        candidates = judge.candidates(state, seat) if judge is not None else vec[i64]()
        if judge is not None and len(candidates) > 0:
            self.search = SequentialHalving(state, seat, judge, random, candidates)
            return self.search
        last = None if isinstance(self.search, SequentialHalving) else self.search
        if last is not None and since is not None and last.follow(since, state, random):
            return last
        plans = judge.plans(state, seat) if judge is not None else []
        if judge is not None and plans:
            self.search = PlanRace(state, seat, judge, plans, random)
        else:
            self.search = TreeSearch(state, seat, judge, random)
        return self.search

    def found(self) -> list[Statistics]:
        """The statistics of the moves or plans that were tried."""
        search = self.search
        if search is None:
            return []
        if isinstance(search, PlanRace):
            return [
                Statistics(tuple(plan.moves), len(plan.gains), plan.gain, plan.rank)
                for plan in search.plans
            ]
        if isinstance(search, SequentialHalving):
            leads = search.leads, search.squares
            return found(search.moves, search.visits, search.gains, search.ranks, *leads)
        choice = search.own()
        return found(choice.moves, choice.visits, choice.gains, choice.ranks)

    def judge_of(self, game: Game) -> Judge | None:
        """The judge of a game, if it has one."""
        if self.judge is None or self.judge[0] != game.home:
            try:
                self.judge = game.home, judge_of(game, tuned_weights(game.name))
            except BadBot as refusal:
                if refusal.reason != "judge":
                    raise
                self.judge = game.home, None
        return self.judge[1]


def found(moves: Iterable[int], visits: Iterable[int], *sums: Iterable[float]) -> list[Statistics]:
    """Statistics from their columns."""
    rows = zip(moves, visits, *sums, strict=True)
    return [Statistics((int(move),), int(tried), *rest) for move, tried, *rest in rows]
