"""The bot that searches: its time, what it remembers from one decision to the next, its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.helpers import CLOCKS, Helper, Request
from sengoku.bots.thinking import Found, Mind, Thread
from sengoku.games.kernel import State

SECONDS: Final = 1.0  # when nothing else is asked for
SHARE: Final = 0.5  # of the time that is left in a turn, for the next small move
GRACE: Final = 0.05  # of that share, for those who think along to answer


class Search(Bot):
    """Looks ahead in imagined worlds: information-set Monte Carlo tree search.

    Where the game's judge gives whole plans, these are raced against each other instead.

    `simulations` are for each decision; `seconds` for all the small moves of one turn together,
    that is, as long as the seat stays an actor after its own move. `jobs` processes share the
    simulations, or think side by side for those seconds. `clock` is "wall", or "cpu" for what this
    thread alone has used (for measurements on a busy machine).
    A bot sits at one table: what it found out stays while its own move alone lies between.
    """

    def __init__(
        self,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        jobs: int = 1,
        clock: str = "wall",
    ) -> None:
        check(simulations, seconds, jobs, clock)
        self.simulations = simulations
        self.seconds = SECONDS if seconds is None else seconds
        self.clock = clock
        self.time: Callable[[], float] = CLOCKS[clock]
        self.left = 0.0  # of the time for this turn
        self.thread = Thread()
        self.helpers = [Helper() for _ in range(jobs - 1)]
        self.requests = 0
        self.last: Decision | None = None
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        begin = self.time()
        since = None if self.last is None else self.last.since(state, seat)
        if self.last is None or not self.last.goes_on(state, seat):
            self.left = self.seconds
        thinker = self.thread.turn_to(state, seat, self.random, since)
        moves = list(state.moves(seat))
        found: list[Found] = []
        if thinker.wonders():
            found = self.think(thinker, since, begin)
        self.candidates = candidates(moves, [*self.thread.found(), *found])
        move = self.candidates[0].move
        self.last = Decision(state, seat, move)
        self.left -= self.time() - begin
        return move

    def explain(self) -> list[Candidate]:
        return self.candidates

    # Thinking, alone or with others.

    def think(self, thinker: Mind, since: int | None, begin: float) -> list[Found]:
        """Think as much as was asked for; what the others found meanwhile."""
        if self.simulations is not None:
            each = shares(self.simulations, 1 + len(self.helpers))
            self.ask_along(thinker, since, each[1:], 0.0)
            thinker.think(each[0])
            return self.hear(None)
        time = self.left if is_last(thinker) else self.left * SHARE
        patience = time * GRACE if self.helpers else 0.0
        end = begin + time - patience
        self.ask_along(thinker, since, [0] * len(self.helpers), max(end - self.time(), 1e-9))
        thinker.think_until(end, self.time)
        return self.hear(patience)

    def ask_along(
        self, thinker: Mind, since: int | None, simulations: list[int], seconds: float
    ) -> None:
        """Let the others think about the same."""
        self.requests += 1
        for helper, number in zip(self.helpers, simulations, strict=True):
            if number or seconds:
                seed = self.random.split().word()
                state, seat = thinker.state, int(thinker.seat)
                helper.ask(
                    Request(self.requests, state, seat, seed, since, number, seconds, self.clock)
                )

    def hear(self, patience: float | None) -> list[Found]:
        """What the others have found."""
        every: list[Found] = []
        for helper in self.helpers:
            every += helper.found(self.requests, patience)
        return every


class Decision:
    """A decision that was made, and what it led to in the world that was handed in."""

    def __init__(self, state: State, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.before = state.view(seat)
        self.after = state.copy()
        self.after.play(seat, move)

    def since(self, state: State, seat: int) -> int | None:
        """The move, if nothing else lies between this decision and the state."""
        if seat != self.seat or state.game is not self.after.game or not self.after.acts(seat):
            return None
        return self.move if self.after.view(seat) == state.view(seat) else None

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether the state belongs to the same turn; to be asked again is a new one."""
        if seat != self.seat or state.game is not self.after.game or not self.after.acts(seat):
            return False
        return state.view(seat) != self.before


def check(simulations: int | None, seconds: float | None, jobs: int, clock: str) -> None:
    """Refuse settings that make no sense."""
    if simulations is not None and seconds is not None:
        raise ValueError("either simulations or seconds, not both")
    if simulations is not None and (type(simulations) is not int or simulations < 1):
        raise ValueError(f"simulations: a whole number from 1 on, not {simulations}")
    if seconds is not None and not seconds > 0:
        raise ValueError(f"seconds: more than 0, not {seconds}")
    if type(jobs) is not int or jobs < 1:
        raise ValueError(f"jobs: a whole number from 1 on, not {jobs}")
    if clock not in CLOCKS:
        raise ValueError(f"clock: {' or '.join(CLOCKS)}, not {clock}")


def shares(simulations: int, parts: int) -> list[int]:
    """The simulations in nearly equal parts, the first at least one."""
    return [(simulations + parts - 1 - part) // parts for part in range(parts)]


def candidates(moves: list[int], found: Iterable[Found]) -> list[Candidate]:
    """The moves with what they led to, the best first; of the plans, the best for each."""
    sums: dict[tuple[int, ...], Found] = {}
    for one in [*found, *[Found((move,), 0, 0.0, 0.0) for move in moves]]:
        if one.moves[0] in moves:
            known = sums.get(one.moves)
            sums[one.moves] = known.plus(one) if known else one
    best: dict[int, Candidate] = {}
    for one in sorted(sums.values(), key=preference):
        if one.moves[0] not in best:
            best[one.moves[0]] = one.candidate()
    return list(best.values())


def preference(one: Found) -> tuple[bool, float, int, float]:
    """What was tried; what surely leads; what was tried most; what gained most."""
    return not one.visits, -one.sure(), -one.visits, -one.gain / max(one.visits, 1)


def is_last(thinker: Mind) -> bool:
    """Whether the seat's turn ends with whatever it decides now, as far as it can tell."""
    for moves in thinker.options():
        after = thinker.state.copy()
        for move in moves:
            after.play(int(thinker.seat), move)
        if after.acts(thinker.seat):
            return False
    return True
