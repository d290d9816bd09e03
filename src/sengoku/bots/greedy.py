"""The bot that makes the move its game's judge values most, without looking ahead."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.catalogue import BadBot
from sengoku.bots.tuned import tuned_weights
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.judge import Judge

EQUAL: Final = 1e-9  # smaller differences may be rounding errors of this machine
FINE: Final = 1 << 30  # resolution of the probability `misses`


class Greedy(Bot):
    """Makes the move that the game's judge values most; ties are broken at random.

    `weights` override the judge's own and those found by tuning. `tuned` says which tuned weights
    to use: ours, none, or those in a file. Each move is overlooked with probability `misses`.
    """

    def __init__(self, *, misses: float = 0.0, tuned: bool | str = True, **weights: float) -> None:
        if not 0 <= misses < 1:
            raise ValueError(f"misses must be from 0 to below 1, not {misses}")
        self.misses = misses
        self.tuned = tuned
        self.weights = weights
        self.judge: tuple[str, Judge] | None = None  # of the last game played
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        worth = self.judge_of(state.game).weigh(state, seat)
        found = [Candidate(*pair) for pair in zip(state.moves(seat), worth, strict=True)]
        self.candidates = sorted(self.noticed(found), key=lambda candidate: -candidate.value)
        best = self.candidates[0].value
        equal = [one for one in self.candidates if best - one.value < EQUAL]
        return equal[self.random.below(len(equal))].move

    def explain(self) -> list[Candidate]:
        return self.candidates

    def noticed(self, candidates: list[Candidate]) -> list[Candidate]:
        """The moves that are not overlooked; at least one."""
        if not self.misses:
            return candidates
        chance = int(self.misses * FINE)
        found: list[Candidate] = []
        while not found:
            found = [one for one in candidates if self.random.below(FINE) >= chance]
        return found

    def prepare(self, game: Game) -> None:
        """Refuse a game without a judge, or weights that its judge does not know."""
        self.judge_of(game)

    def judge_of(self, game: Game) -> Judge:
        """The judge of a game, created when it is first needed."""
        if self.judge is None or self.judge[0] != game.home:
            weights = tuned_weights(game.name, self.tuned) | self.weights
            self.judge = game.home, judge_of(game, weights)
        return self.judge[1]


def judge_of(game: Game, weights: dict[str, float]) -> Judge:
    """The judge in the game's folder, with these weights; raises `BadBot` if there is none."""
    home = f"{game.home}.judge"
    try:
        found = import_module(home)
    except ModuleNotFoundError as error:
        if error.name != home:
            raise
        raise BadBot("BOT.judge", {"game": game.name}) from None
    judge: Judge = found.JUDGE(weights)
    return judge
