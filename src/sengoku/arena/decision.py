"""When a tournament may stop: a sequential test of whether a bot wins more or less than a figure.

Two gamblers bet, round after round, one that the bot's true share of the wins is above the figure,
the other that it is below. If it equals the figure, such bets are fair, and the probability that a
gambler's capital ever grows to 40 times its initial size is at most 1 in 40, however often one
looks (Ville's inequality). So stopping at 40 errs on either side in at most 2.5 % of all
tournaments, whatever the betting strategy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from sengoku.arena.record import Record

DECISIVE: Final = 40.0  # growth of the capital: 97.5 % confidence on each side
LEAST: Final = 100  # games before the first decision
RESERVE: Final = 0.25  # the part of the capital that is never bet, so that no round ruins it
CAUTION: Final = 0.25  # prior sum of squared deviations, which keeps the first bets small


@dataclass(frozen=True)
class Decision:
    """Whether the first bot's share of the wins is "above" or "below" a figure, or still "open"."""

    bot: str
    figure: float
    verdict: str
    games: int  # after which it was decided, or all that were played


class Referee:
    """Counts whole rounds in the order of the plan, so that every machine decides the same.

    A round is every line-up once in every rotation of the seats: rounds are independent of each
    other, and no seat is favoured.
    """

    def __init__(self, bot: str, figure: float, round_games: int) -> None:
        self.bot = bot
        self.figure = figure
        self.round_games = round_games
        self.games = 0
        self.verdict = "open"
        self.capital = {"above": 1.0, "below": 1.0}
        self.gained = 0.0  # the sum of the shares' differences from the figure
        self.squares = CAUTION

    @property
    def decided(self) -> bool:
        """Whether the tournament may stop."""
        return self.verdict != "open" and self.games >= LEAST

    @property
    def decision(self) -> Decision:
        """The decision so far."""
        return Decision(self.bot, self.figure, self.verdict, self.games)

    def update(self, records: Mapping[int, Record]) -> None:
        """Count all rounds that are complete now, up to the deciding one."""
        while not self.decided:
            numbers = range(self.games, self.games + self.round_games)
            found = [records[number] for number in numbers if number in records]
            if len(found) < self.round_games:
                return
            self.games += self.round_games
            self.count(fmean([share for record in found for share in shares_of(record, self.bot)]))

    def count(self, share: float) -> None:
        """Count a round in which the bot won this share of the games."""
        surplus = share - self.figure
        bet = self.gained / self.squares  # nearly the bet with the fastest growth
        upward = min(max(bet, 0.0), (1 - RESERVE) / self.figure)
        downward = min(max(-bet, 0.0), (1 - RESERVE) / (1 - self.figure))
        self.capital["above"] *= 1 + upward * surplus
        self.capital["below"] *= 1 - downward * surplus
        self.gained += surplus
        self.squares += surplus * surplus
        for verdict, capital in self.capital.items():
            if self.verdict == "open" and capital >= DECISIVE:
                self.verdict = verdict


def shares_of(record: Record, bot: str) -> list[float]:
    """The shares of the win of a bot's seats in a game."""
    shares = zip(record.bots, record.shares, strict=True)
    return [share for name, share in shares if name == bot]
