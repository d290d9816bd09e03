"""The bot that takes what looks best now: it asks the judge in the game's own folder."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.catalogue import BadBot
from sengoku.games.judging import Judge
from sengoku.games.kernel import Game, State

EQUAL: Final = 1e-9  # what differs by less may differ just on another machine


class Greedy(Bot):
    """Makes the move that the game's judge weighs highest; chance decides between equals.

    `weights` replace some of those in the judge's table.
    """

    def __init__(self, **weights: float) -> None:
        self.weights = weights
        self.judge: tuple[str, Judge] | None = None  # of the game that it played last
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        worth = self.judge_of(state.game).weigh(state, seat)
        found = [Candidate(*pair) for pair in zip(state.moves(seat), worth, strict=True)]
        self.candidates = sorted(found, key=lambda candidate: -candidate.value)
        best = self.candidates[0].value
        equal = [one for one in self.candidates if best - one.value < EQUAL]
        return equal[self.random.below(len(equal))].move

    def explain(self) -> list[Candidate]:
        return self.candidates

    def judge_of(self, game: Game) -> Judge:
        """The judge of a game, made when it is first needed."""
        if self.judge is None or self.judge[0] != game.home:
            self.judge = game.home, judge_of(game, self.weights)
        return self.judge[1]


def judge_of(game: Game, weights: dict[str, float]) -> Judge:
    """The judge in the game's folder, with these weights; `BadBot` if it has none, or others."""
    home = f"{game.home}.judge"
    try:
        found = import_module(home)
    except ModuleNotFoundError as error:
        if error.name != home:
            raise
        raise BadBot("BOT.judge", {"game": game.name}) from None
    judge: Judge = found.JUDGE(weights)
    return judge
