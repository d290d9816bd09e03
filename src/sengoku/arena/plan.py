"""The plan of a tournament: which bots play which deal in which seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement

from sengoku.games.kernel import Option
from sengoku.games.kernel.streams import Random


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    number: int
    deal: int  # tasks of the same deal have the same cards, with the bots in other seats
    game: str
    seed: int
    bots: tuple[str, ...]  # by seat
    options: dict[str, Option] = field(default_factory=dict)


def plan(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, Option] | None = None,
) -> list[Task]:
    """Plan at least so many games; every deal is played once for each rotation of the seats."""
    tables = line_ups(bots, players)
    chance = Random(seed)
    tasks: list[Task] = []
    while len(tasks) < games:
        deal = len(tasks) // players
        dealt = new_seed(chance)
        table = tables[deal % len(tables)]
        for turn in range(players):
            seated = table[turn:] + table[:turn]
            tasks.append(Task(len(tasks), deal, game, dealt, seated, options or {}))
    return tasks


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Which bots play together: all that are named, some of them, or some of them twice.

    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    missing = players - len(bots)
    if missing <= 0:
        return list(combinations(bots, players))
    return [(*bots, *more) for more in combinations_with_replacement(bots, missing)]


def new_seed(chance: Random) -> int:
    """A seed drawn from a stream."""
    high: int = chance.word()
    low: int = chance.word()
    return high << 32 | low
