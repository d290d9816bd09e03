"""What search thinks about from one decision to the next, in whichever process it thinks."""

from __future__ import annotations

from typing import NamedTuple

from sengoku.bots.catalogue import BadBot
from sengoku.bots.greedy import judge_of
from sengoku.bots.search.planner import Planner
from sengoku.bots.search.thinker import Thinker
from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import Game, State


class Found(NamedTuple):
    """What was found out about a move, or about a plan of several: sums over its visits."""

    moves: tuple[int, ...]
    visits: int
    gain: float
    rank: float

    def plus(self, other: Found) -> Found:
        """Both together."""
        return Found(
            self.moves,
            self.visits + other.visits,
            self.gain + other.gain,
            self.rank + other.rank,
        )


class Thread:
    """A thread of thought: about one decision after the other, on from the last if possible."""

    def __init__(self) -> None:
        self.thinker: Thinker | Planner | None = None
        self.judge: tuple[str, Judge | None] | None = None  # of the game that it thought about last

    def turn_to(
        self, state: State, seat: int, random: Random, since: int | None
    ) -> Thinker | Planner:
        """Think about a state: on from the last if just the own move `since` lies between."""
        last = self.thinker
        if last is not None and since is not None and last.follow(since, state, random):
            return last
        judge = self.judge_of(state.game)
        plans = judge.plans(state, seat) if judge is not None else []
        if judge is not None and plans:
            self.thinker = Planner(state, seat, judge, plans, random)
        else:
            self.thinker = Thinker(state, seat, judge, random)
        return self.thinker

    def found(self) -> list[Found]:
        """What it knows about the moves or plans that were tried."""
        if self.thinker is None:
            return []
        if isinstance(self.thinker, Planner):
            return [
                Found(tuple(plan.moves), len(plan.gains), plan.gain, plan.rank)
                for plan in self.thinker.plans
            ]
        choice = self.thinker.own()
        every = zip(choice.moves, choice.visits, choice.gains, choice.ranks, strict=True)
        return [Found((int(move),), int(tried), gain, rank) for move, tried, gain, rank in every]

    def judge_of(self, game: Game) -> Judge | None:
        """The judge of a game, if it has one."""
        if self.judge is None or self.judge[0] != game.home:
            try:
                self.judge = game.home, judge_of(game, {})
            except BadBot as refusal:
                if refusal.reason != "judge":
                    raise
                self.judge = game.home, None
        return self.judge[1]
