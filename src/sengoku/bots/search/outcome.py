"""The outcome of a simulation: what each seat gains by its rank, or by its chance of winning."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

PLACES: Final = 0.1  # the part of a gain that depends on the rank; the rest is for winning


@final
class Outcome:
    """The gain and the rank of each seat in the last simulation."""

    def __init__(self, seats: i64) -> None:
        self.gains = vec[float]([0.0] * int(seats))
        self.ranks = vec[float]([0.0] * int(seats))

    def observe(self, world: State, judge: Judge | None) -> None:
        """Take the result of a finished game, or the judge's estimate of one under way."""
        if judge is not None and world.acting:
            self.guess(judge.chances(world))
        else:
            self.result(world.ranks)

    def result(self, ranks: tuple[int, ...]) -> None:
        """Gains from final ranks: winners who tie share the win."""
        winners = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        for seat in range(len(self.gains)):
            self.ranks[seat] = float(ranks[seat])
            self.gains[seat] = self.gain(1.0 / winners if ranks[seat] == 1 else 0.0, ranks[seat])

    def guess(self, chances: vec[float]) -> None:
        """Expected gains and ranks from the chances of winning."""
        seats = len(chances)
        for seat in range(seats):
            rank = 1.0
            for other in range(seats):
                if other != seat and chances[other] > 0.0:
                    rank += chances[other] / (chances[seat] + chances[other])
            self.ranks[seat] = rank
            self.gains[seat] = self.gain(chances[seat], rank)

    def gain(self, wins: float, rank: float) -> float:
        """The gain for a share of the win and a rank, from 0 to 1."""
        seats = float(len(self.gains))
        return (1.0 - PLACES) * wins + PLACES * (seats - rank) / max(seats - 1.0, 1.0)


def some_seat(acting: i64, random: Random) -> i64:
    """One of the acting seats at random."""
    seat: i64 = 0
    if acting & (acting - 1) == 0:  # one seat, as nearly always, or none
        while acting >> seat > 1:
            seat += 1
        return seat
    count: i64 = 0
    found: i64 = 0
    while acting >> seat > 0:
        if acting >> seat & 1:
            count += 1
            if random.below(count) == 0:
                found = seat
        seat += 1
    return found
