"""The bot that searches: its time, what it remembers from one decision to the next, its answer."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.catalogue import BadBot
from sengoku.bots.greedy import judge_of
from sengoku.bots.search.thinker import Thinker
from sengoku.games.judging import Judge
from sengoku.games.kernel import Game, State

CLOCKS: Final[dict[str, Callable[[], float]]] = {"wall": perf_counter, "cpu": thread_time}
SECONDS: Final = 1.0  # when nothing else is asked for
SHARE: Final = 0.5  # of the time that is left in a turn, for the next small move


class Search(Bot):
    """Looks ahead in imagined worlds: information-set Monte Carlo tree search.

    `simulations` are for each decision; `seconds` for all the small moves of one turn together,
    as long as the seat stays an actor after its own move. `clock` is "wall", or "cpu" for what this
    thread alone has used (for measurements on a busy machine).
    A bot sits at one table: what it found out stays while its own move alone lies between.
    """

    def __init__(
        self,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        clock: str | Callable[[], float] = "wall",
    ) -> None:
        if simulations is not None and seconds is not None:
            raise ValueError("either simulations or seconds, not both")
        if simulations is not None and simulations < 1:
            raise ValueError("one simulation at least")
        if seconds is not None and not seconds > 0:
            raise ValueError("some seconds, please: more than 0")
        if isinstance(clock, str) and clock not in CLOCKS:
            raise ValueError(f"clocks are {', '.join(CLOCKS)}")
        self.simulations = simulations
        self.seconds = SECONDS if seconds is None else seconds
        self.clock = CLOCKS[clock] if isinstance(clock, str) else clock
        self.left = 0.0  # of the time for this turn
        self.judge: tuple[str, Judge | None] | None = None
        self.thinker: Thinker | None = None
        self.move = 0  # the last answer ...
        self.after: State | None = None  # ... and what it led to, in the world that was handed in
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        begin = self.clock()
        moves = state.moves(seat)
        if not self.goes_on(state, seat):
            self.left = self.seconds
        thinker = self.thinker_for(state, seat)
        if len(moves) > 1:
            self.think(thinker, begin)
        self.candidates = candidates(thinker, list(moves))
        self.remember(thinker, self.candidates[0].move)
        self.left -= self.clock() - begin
        return self.move

    def think(self, thinker: Thinker, begin: float) -> None:
        """As much as was asked for."""
        if self.simulations is not None:
            thinker.think(self.simulations)
        else:
            last = is_last(thinker.state, thinker.seat)
            thinker.think_until(begin + self.left * (1.0 if last else SHARE), self.clock)

    def explain(self) -> list[Candidate]:
        return self.candidates

    # From one decision to the next.

    def thinker_for(self, state: State, seat: int) -> Thinker:
        """The one who thought before, if just the own move lies between; else a new one."""
        thinker = self.thinker
        if thinker is None or self.after is None or thinker.seat != seat:
            return Thinker(state, seat, self.judge_of(state.game), self.random)
        if self.after.view(seat) == state.view(seat):
            thinker.follow(self.move, state, self.random)
            return thinker
        return Thinker(state, seat, self.judge_of(state.game), self.random)

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether this decision belongs to the turn of the last one."""
        if self.thinker is None or self.after is None or self.thinker.seat != seat:
            return False
        same_table = self.after.game is state.game and self.after.players == state.players
        asked_again = self.thinker.state.view(seat) == state.view(seat)
        return same_table and self.after.acts(seat) and not asked_again

    def remember(self, thinker: Thinker, move: int) -> None:
        self.thinker = thinker
        self.move = move
        self.after = thinker.state.copy()
        self.after.play(thinker.seat, move)

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


def candidates(thinker: Thinker, moves: list[int]) -> list[Candidate]:
    """The moves, the most visited first, with what they led to."""
    choice = thinker.own()
    found = {
        move: Candidate(move, gain / int(visits), int(visits), rank / int(visits))
        for move, visits, gain, rank in zip(
            choice.moves, choice.visits, choice.gains, choice.ranks, strict=True
        )
        if visits > 0
    }
    every = [found.get(move, Candidate(move, 0.0, 0)) for move in moves]
    return sorted(every, key=lambda one: (-one.visits, -one.value))


def is_last(state: State, seat: int) -> bool:
    """Whether every move ends the seat's turn, as far as it can tell."""
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        if after.acts(seat):
            return False
    return True
