"""The bot that searches: its time budget, what it keeps between decisions, its choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.helpers import CLOCKS, Helper, Request
from sengoku.bots.session import AnySearch, SearchSession, Statistics
from sengoku.games.kernel import State

SECONDS: Final = 1.0  # the default
SHARE: Final = 0.5  # the part of the remaining time of a turn that the next small move gets
GRACE: Final = 0.05  # the part of that time in which helper processes may still answer


class Search(Bot):
    """Looks ahead in imagined worlds: information-set Monte Carlo tree search.

    Where the game's judge proposes whole plans, these are raced against each other instead.

    `simulations` is the budget of each decision; `seconds` that of all the small moves of a turn
    together, that is, as long as the seat stays an actor after its own move. `jobs` processes share
    the simulations, or search in parallel for those seconds. `clock` is "wall", or "cpu" for the
    processor time of this thread (for measurements on a busy machine).
    A bot plays at one table: statistics are kept as long as nobody else has moved.
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
        self.left = 0.0  # seconds left for this turn
        self.session = SearchSession()
        self.helpers = [Helper() for _ in range(jobs - 1)]
        self.requests = 0
        self.last: Decision | None = None
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        begin = self.time()
        since = None if self.last is None else self.last.since(state, seat)
        if self.last is None or not self.last.goes_on(state, seat):
            self.left = self.seconds
        search = self.session.search_for(state, seat, self.random, since)
        moves = list(state.moves(seat))
        found: list[Statistics] = []
        if search.has_choice():
            found = self.run(search, since, begin)
        self.candidates = candidates(moves, [*self.session.found(), *found])
        move = self.candidates[0].move
        self.last = Decision(state, seat, move)
        self.left -= self.time() - begin
        return move

    def explain(self) -> list[Candidate]:
        return self.candidates

    # Searching, alone or with helper processes.

    def run(self, search: AnySearch, since: int | None, begin: float) -> list[Statistics]:
        """Search within the budget; returns what the helpers found meanwhile."""
        if self.simulations is not None:
            each = shares(self.simulations, 1 + len(self.helpers))
            self.ask_helpers(search, since, each[1:], 0.0)
            search.run(each[0])
            return self.collect(None)
        time = self.left if is_last(search) else self.left * SHARE
        patience = time * GRACE if self.helpers else 0.0
        end = begin + time - patience
        self.ask_helpers(search, since, [0] * len(self.helpers), max(end - self.time(), 1e-9))
        search.run_until(end, self.time)
        return self.collect(patience)

    def ask_helpers(
        self, search: AnySearch, since: int | None, simulations: list[int], seconds: float
    ) -> None:
        """Ask the helpers to search the same decision."""
        self.requests += 1
        for helper, number in zip(self.helpers, simulations, strict=True):
            if number or seconds:
                seed = self.random.split().word()
                state, seat = search.state, int(search.seat)
                helper.ask(
                    Request(self.requests, state, seat, seed, since, number, seconds, self.clock)
                )

    def collect(self, patience: float | None) -> list[Statistics]:
        """What the helpers have found."""
        every: list[Statistics] = []
        for helper in self.helpers:
            every += helper.found(self.requests, patience)
        return every


class Decision:
    """A decision of this bot, and the state that it led to in the imagined world."""

    def __init__(self, state: State, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.before = state.view(seat)
        self.after = state.copy()
        self.after.play(seat, move)

    def since(self, state: State, seat: int) -> int | None:
        """The move, if nothing else happened between this decision and the state; else None."""
        if seat != self.seat or state.game is not self.after.game or not self.after.acts(seat):
            return None
        return self.move if self.after.view(seat) == state.view(seat) else None

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether the state belongs to the same turn; the same decision again is a new turn."""
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
    """Split the simulations into nearly equal parts, the first at least 1."""
    return [(simulations + parts - 1 - part) // parts for part in range(parts)]


def candidates(moves: list[int], found: Iterable[Statistics]) -> list[Candidate]:
    """The moves with their statistics, best first; where plans begin alike, the best plan's."""
    sums: dict[tuple[int, ...], Statistics] = {}
    for one in [*found, *[Statistics((move,), 0, 0.0, 0.0) for move in moves]]:
        if one.moves[0] in moves:
            known = sums.get(one.moves)
            sums[one.moves] = known.plus(one) if known else one
    best: dict[int, Candidate] = {}
    for one in sorted(sums.values(), key=preference):
        if one.moves[0] not in best:
            best[one.moves[0]] = one.candidate()
    return list(best.values())


def preference(one: Statistics) -> tuple[bool, float, int, float]:
    """Sort key: tried moves first, then by confident lead, by visits, by mean gain."""
    return not one.visits, -one.sure(), -one.visits, -one.gain / max(one.visits, 1)


def is_last(search: AnySearch) -> bool:
    """Whether every option ends the seat's turn in the imagined world."""
    for moves in search.options():
        after = search.state.copy()
        for move in moves:
            after.play(int(search.seat), move)
        if after.acts(search.seat):
            return False
    return True
