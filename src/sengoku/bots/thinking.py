"""What search thinks about from one decision to the next, in whichever process it thinks."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.bot import Candidate
from sengoku.bots.catalogue import BadBot
from sengoku.bots.greedy import judge_of
from sengoku.bots.search.planner import Planner
from sengoku.bots.search.thinker import Thinker
from sengoku.bots.search.trials import Trials
from sengoku.bots.tuned import tuned_weights
from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import Game, State

CAUTION: Final = 1.0  # standard errors by which a move has to be better than the judge's choice
DOUBT: Final = 0.05  # how far apart the two may end in a world, before any was tried

# Who thinks: in a tree, by racing whole plans, or by comparing a few moves.
Mind: TypeAlias = Thinker | Planner | Trials


class Found(NamedTuple):
    """What was found out about a move, or about a plan of several: sums over its visits.

    `lead` is what it gained more than the judge's own choice in the same worlds, `square` the sum
    of the squares of that: nothing, where a tree was grown.
    """

    moves: tuple[int, ...]
    visits: int
    gain: float
    rank: float
    lead: float = 0.0
    square: float = 0.0

    def plus(self, other: Found) -> Found:
        """Both together."""
        return Found(
            self.moves,
            self.visits + other.visits,
            self.gain + other.gain,
            self.rank + other.rank,
            self.lead + other.lead,
            self.square + other.square,
        )

    def candidate(self) -> Candidate:
        """The first move, with the means."""
        if not self.visits:
            return Candidate(self.moves[0], 0.0, 0)
        means = self.gain / self.visits, self.visits, self.rank / self.visits
        return Candidate(self.moves[0], *means)

    def sure(self) -> float:
        """What it surely gains more than the judge's own choice, on average."""
        if not self.square:
            return 0.0
        mean = self.lead / self.visits
        spread = max(0.0, self.square / self.visits - mean * mean) + DOUBT * DOUBT
        return mean - CAUTION * sqrt(spread / self.visits)


class Thread:
    """A thread of thought: about one decision after the other, on from the last if possible."""

    def __init__(self) -> None:
        self.thinker: Mind | None = None
        self.judge: tuple[str, Judge | None] | None = None  # of the game that it thought about last

    def turn_to(self, state: State, seat: int, random: Random, since: int | None) -> Mind:
        """Think about a state: on from the last if just the own move `since` lies between."""
        judge = self.judge_of(state.game)
        tries = judge.tries(state, seat) if judge is not None else vec[i64]()
        if judge is not None and len(tries) > 0:
            self.thinker = Trials(state, seat, judge, random, tries)
            return self.thinker
        last = None if isinstance(self.thinker, Trials) else self.thinker
        if last is not None and since is not None and last.follow(since, state, random):
            return last
        plans = judge.plans(state, seat) if judge is not None else []
        if judge is not None and plans:
            self.thinker = Planner(state, seat, judge, plans, random)
        else:
            self.thinker = Thinker(state, seat, judge, random)
        return self.thinker

    def found(self) -> list[Found]:
        """What it knows about the moves or plans that were tried."""
        thinker = self.thinker
        if thinker is None:
            return []
        if isinstance(thinker, Planner):
            return [
                Found(tuple(plan.moves), len(plan.gains), plan.gain, plan.rank)
                for plan in thinker.plans
            ]
        if isinstance(thinker, Trials):
            leads = thinker.leads, thinker.squares
            return found(thinker.moves, thinker.visits, thinker.gains, thinker.ranks, *leads)
        choice = thinker.own()
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


def found(moves: Iterable[int], visits: Iterable[int], *sums: Iterable[float]) -> list[Found]:
    """What was found out, from its columns."""
    rows = zip(moves, visits, *sums, strict=True)
    return [Found((int(move),), int(tried), *rest) for move, tried, *rest in rows]
