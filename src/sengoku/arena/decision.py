"""When a tournament may stop: whether a bot wins more or less than a figure is decided.

One bets, round after round, that the bot's true share of the wins is higher than the figure, and
another that it is lower. If it is just the figure nobody gains by such bets: the chance that a
stake ever grows to 40 times its size is below 1 in 40, however often one looks (Ville). So who
stops at 40 errs on either side in at most 2.5 % of all tournaments, for whatever way to bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from sengoku.arena.record import Record

DECISIVE: Final = 40.0  # times the stake: 97.5 % sure on each side
LEAST: Final = 100  # games before anything is decided
RESERVE: Final = 0.25  # of the stake, which is never bet: nobody is ruined by one round
CAUTION: Final = 0.25  # squared deviations imagined before the first round, for small first bets


@dataclass(frozen=True)
class Decision:
    """Whether the first bot's share of the wins is "above" or "below" a figure, or still "open"."""

    bot: str
    figure: float
    verdict: str
    games: int  # after which it was decided, or which were played in vain


class Referee:
    """Looks at whole rounds in the order of the plan, so that all machines decide alike.

    A round is every line-up once in every rotation of the seats: what happens in one says nothing
    about the next, and no seat is ever favoured.
    """

    def __init__(self, bot: str, figure: float, round_games: int) -> None:
        self.bot = bot
        self.figure = figure
        self.round_games = round_games
        self.games = 0
        self.verdict = "open"
        self.stakes = {"above": 1.0, "below": 1.0}
        self.gained = 0.0  # what the shares were above the figure, in all
        self.squares = CAUTION

    @property
    def decided(self) -> bool:
        """Whether the tournament may stop."""
        return self.verdict != "open" and self.games >= LEAST

    @property
    def decision(self) -> Decision:
        """What is known so far."""
        return Decision(self.bot, self.figure, self.verdict, self.games)

    def look(self, records: Mapping[int, Record]) -> None:
        """Count all rounds that are complete now, up to the one that decides."""
        while not self.decided:
            numbers = range(self.games, self.games + self.round_games)
            found = [records[number] for number in numbers if number in records]
            if len(found) < self.round_games:
                return
            self.games += self.round_games
            self.count(fmean([share for record in found for share in shares_of(record, self.bot)]))

    def count(self, share: float) -> None:
        """One more round, in which the bot won this share of the games."""
        surplus = share - self.figure
        bet = self.gained / self.squares  # nearly the one under which a stake grows fastest
        upward = min(max(bet, 0.0), (1 - RESERVE) / self.figure)
        downward = min(max(-bet, 0.0), (1 - RESERVE) / (1 - self.figure))
        self.stakes["above"] *= 1 + upward * surplus
        self.stakes["below"] *= 1 - downward * surplus
        self.gained += surplus
        self.squares += surplus * surplus
        for verdict, stake in self.stakes.items():
            if self.verdict == "open" and stake >= DECISIVE:
                self.verdict = verdict


def shares_of(record: Record, bot: str) -> list[float]:
    """What the seats of a bot won in a game."""
    shares = zip(record.bots, record.shares, strict=True)
    return [share for name, share in shares if name == bot]
