"""The numbers behind the plots of a report."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from statistics import fmean
from typing import Final, NamedTuple

from sengoku.arena import Record, Result
from sengoku.arena.result import rating_steps

POINTS: Final = 160  # of a line, at most: more would not be visible
BINS: Final = 40  # of a histogram, at most


class Point(NamedTuple):
    """A rating after so many games."""

    games: int
    rating: float
    sigma: float


def rating_lines(result: Result) -> dict[str, list[Point]]:
    """The rating of every bot over the course of the tournament."""
    every = max(1, ceil(len(result.records) / POINTS))
    lines: dict[str, list[Point]] = {bot: [] for bot in result.bots}
    for games, rated in enumerate(rating_steps(result.records)):
        if games % every == 0 or games == len(result.records):
            for bot, (rating, sigma) in rated.items():
                lines[bot].append(Point(games, rating, sigma))
    return lines


def ahead(result: Result, one: str, other: str) -> float | None:
    """How often one bot finished ahead of another at the same table; a tie counts half."""
    found = [
        0.5 if rank == against else float(rank < against)
        for record in result.records
        for rank in ranks_of(record, one)
        for against in ranks_of(record, other)
    ]
    return fmean(found) if found and one != other else None


def ranks_of(record: Record, bot: str) -> list[int]:
    """The ranks of a bot's seats in a game."""
    return [rank for name, rank in zip(record.bots, record.ranks, strict=True) if name == bot]


def wins_at(result: Result, bot: str, seat: int) -> float | None:
    """A bot's share of the wins in one seat of the table."""
    found = [record.shares[seat] for record in result.records if record.bots[seat] == bot]
    return fmean(found) if found else None


def scores(result: Result, bot: str) -> list[int]:
    """All scores of a bot."""
    return [
        score
        for record in result.records
        if record.scores
        for name, score in zip(record.bots, record.scores, strict=True)
        if name == bot
    ]


def lengths(result: Result) -> list[int]:
    """The number of decisions of every game that was not forfeited."""
    return [sum(record.decisions) for record in result.records if record.forfeit is None]


class Bins(NamedTuple):
    """A histogram: where it begins, how wide its bins are, and how many values are in each."""

    low: int
    width: int
    counts: list[int]


def histogram(values: Sequence[int], low: int, high: int) -> Bins:
    """Count values from `low` to `high` in bins of a round width."""
    width = max(1, round(step((high - low + 1) / BINS)))
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for value in values:
        counts[(value - first) // width] += 1
    return Bins(first, width, counts)


def step(least: float) -> float:
    """The next round number: 1, 2 or 5, times a power of ten.

    >>> [step(least) for least in (0.3, 1, 3, 17)]
    [0.5, 1.0, 5.0, 20.0]
    """
    power = 10.0 ** floor(log10(least))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= least * 0.999)


def ticks(low: float, high: float, about: int) -> list[float]:
    """Some round numbers between two figures."""
    apart = step(max(high - low, 1e-9) / about)
    return [apart * place for place in range(ceil(low / apart), floor(high / apart) + 1)]
