"""The result of a tournament: for every bot its share of the wins, ranks, rating and time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from sengoku.arena.decision import Decision
from sengoku.arena.record import Record

SURE: Final = 1.96  # standard errors on each side of a mean: a 95 % normal interval


class Estimate(NamedTuple):
    """A mean and the half-width of its 95 % interval."""

    mean: float
    margin: float


@dataclass(frozen=True)
class Row:
    """How one bot did."""

    bot: str
    games: int  # seats that it played
    wins: float  # its share of them, ties split; a fair share is 1 / players
    wins_margin: float
    rank: float
    rank_margin: float
    rating: float
    rating_sigma: float
    milliseconds: float  # per move
    decisions: float  # per game
    forfeits: int


@dataclass(frozen=True)
class Result:
    """All games of a tournament, in the order of the plan."""

    game: str
    records: list[Record]
    decision: Decision | None = None  # if the tournament had a question to decide

    @property
    def bots(self) -> list[str]:
        """The names of the bots, in the order of their first appearance."""
        return list(dict.fromkeys([name for record in self.records for name in record.bots]))

    @property
    def forfeits(self) -> list[Record]:
        """The games that a bot forfeited, with the traceback."""
        return [record for record in self.records if record.forfeit is not None]

    def wins(self, bot: str) -> Estimate:
        """A bot's share of the wins, ties split."""
        return estimate(
            [
                (record.deal, share)
                for record in self.records
                for name, share in zip(record.bots, record.shares, strict=True)
                if name == bot
            ]
        )

    def rows(self) -> list[Row]:
        """The table, the best first."""
        rated = ratings(self.records)
        rows = [row_of(name, self.records, rated[name]) for name in self.bots]
        return sorted(rows, key=lambda row: -row.wins)

    def table(self) -> list[dict[str, Any]]:
        """The table as plain data: `pandas.DataFrame(result.table())`."""
        return [asdict(row) for row in self.rows()]

    def games(self) -> list[dict[str, Any]]:
        """Every seat of every game as plain data: `pandas.DataFrame(result.games())`."""
        return [
            seat_row(record, seat) for record in self.records for seat in range(len(record.bots))
        ]


def seat_row(record: Record, seat: int) -> dict[str, Any]:
    """One seat of a game as plain data."""
    lost = record.forfeit if record.forfeit and record.forfeit.seat == seat else None
    return {
        "game": record.number,
        "deal": record.deal,
        "seed": record.seed,
        "seat": seat,
        "bot": record.bots[seat],
        "rank": record.ranks[seat],
        "win": record.shares[seat],
        "score": record.scores[seat] if record.scores else None,
        "decisions": record.decisions[seat],
        "seconds": record.seconds[seat],
        "forfeit": lost.why if lost else "",
        "traceback": lost.traceback if lost else "",
    }


def row_of(name: str, records: list[Record], rating: tuple[float, float]) -> Row:
    """How a bot did in these games."""
    seats = [
        (record, seat)
        for record in records
        for seat, seated in enumerate(record.bots)
        if seated == name
    ]
    wins = estimate([(record.deal, record.shares[seat]) for record, seat in seats])
    rank = estimate([(record.deal, float(record.ranks[seat])) for record, seat in seats])
    decisions = sum(record.decisions[seat] for record, seat in seats)
    seconds = sum(record.seconds[seat] for record, seat in seats)
    lost = [1 for record, seat in seats if record.forfeit and record.forfeit.seat == seat]
    return Row(
        bot=name,
        games=len(seats),
        wins=wins.mean,
        wins_margin=wins.margin,
        rank=rank.mean,
        rank_margin=rank.margin,
        rating=rating[0],
        rating_sigma=rating[1],
        milliseconds=1000 * seconds / max(decisions, 1),
        decisions=decisions / len(seats),
        forfeits=len(lost),
    )


def estimate(found: list[tuple[int, float]]) -> Estimate:
    """The mean over deals, not games: games of one deal are not independent of each other."""
    deals: dict[int, list[float]] = {}
    for deal, value in found:
        deals.setdefault(deal, []).append(value)
    means = [fmean(values) for values in deals.values()]
    if len(means) < 2:
        return Estimate(fmean(means), float("inf"))
    return Estimate(fmean(means), SURE * stdev(means) / sqrt(len(means)))


Ratings: TypeAlias = dict[str, tuple[float, float]]  # by bot, mean and deviation


def ratings(records: Sequence[Record]) -> Ratings:
    """Plackett-Luce ratings after all games."""
    *_, last = rating_steps(records)
    return last


def rating_steps(records: Sequence[Record]) -> Iterator[Ratings]:
    """The ratings before the first game, and after each.

    A bot with several seats in a game gets the mean of their new ratings.
    """
    from openskill.models import PlackettLuce  # slow to import

    model = PlackettLuce()
    rated = {name: (model.mu, model.sigma) for record in records for name in record.bots}
    yield rated
    for record in records:
        teams = [[model.create_rating(list(rated[name]))] for name in record.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in record.ranks])
        rated = dict(rated)
        for name in set(record.bots):
            own = [
                team[0] for team, seated in zip(after, record.bots, strict=True) if seated == name
            ]
            rated[name] = fmean([one.mu for one in own]), fmean([one.sigma for one in own])
        yield rated
