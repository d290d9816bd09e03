"""What larger machines carry: a plain model, from parts that `scale` measures.

A move costs the worker that receives it, the database, and every other worker: each of them is told
that a table has grown (`notice`), and those where somebody sits at that table follow it. Who is
connected where is read by every worker every two seconds. Everything is a sum of processor time;
cores are filled up to a share that leaves room for bots and for peaks.
"""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from sengoku.server.sharing import UPDATE_SECONDS

from .parts import plain, sheet

CORES: Final = (4, 16, 64)
USED: Final = 0.6  # of all cores: the rest is for bots, for peaks and for the system
PEOPLE: Final = 4  # at a table
LOCKS_A_SEAT: Final = 1 + 1 / PEOPLE  # one for each person, and one for each table
DEFAULT_LOCKS: Final = 64 * 100  # max_locks_per_transaction * max_connections
DEFAULT_CONNECTIONS: Final = 100
CONNECTIONS: Final = 16  # of one worker, at most: its pool of 15, and one that listens


class Parts(NamedTuple):
    """What was measured: processor time in milliseconds of one core, if nothing else is said."""

    worker: float  # for a move, at the worker that receives it
    follow: float  # for a move, at each other worker where somebody sits at that table
    notice: float  # for a move, at each worker that is told of it
    database: float  # for a move
    database_follow: float  # for a move, for each worker that follows it
    commit: float  # milliseconds for a commit with NOTIFY; they come one after another
    locks: float  # for each advisory lock, to read who is connected where
    resting: float  # MB of memory of a worker without tables
    table: float  # MB of memory of a table with its people connected


class Pace(NamedTuple):
    """How people play."""

    name: str
    seconds: float  # between two moves of one seat
    connected: float  # the share of the time in which a person has the page open

    def text(self) -> str:
        """In words."""
        often = f"{self.seconds:g} s" if self.seconds < 3600 else f"{self.seconds / 3600:g} hours"
        return (
            f"each seat moves every {often}, the page open {100 * self.connected:g} % of the time"
        )


PACES: Final = (
    Pace("live", 20, 1.0),
    Pace("over days", 4 * 3600, 0.02),
)


class Capacity(NamedTuple):
    """What a machine carries."""

    workers: int
    moves: float  # a second
    seats: float  # of games under way
    locks: float  # advisory locks in the database
    wait: float  # ms until everybody has committed once
    memory: float  # GB
    told: float  # the share of the processor time that goes to telling workers of each other


def meeting(workers: int, spread: bool) -> float:
    """At how many workers the people of one table are, on average.

    >>> meeting(16, spread=False), round(meeting(1, spread=True), 2), round(meeting(2, True), 3)
    (1.0, 1.0, 1.875)
    """
    return workers * (1 - (1 - 1 / workers) ** PEOPLE) if spread else 1.0


def cost(parts: Parts, workers: int, pace: Pace, spread: bool) -> tuple[float, float]:
    """Processor time per move: at workers, and of the database; presence included in the latter."""
    others = meeting(workers, spread) - 1
    worker = parts.worker + others * parts.follow + (workers - 1) * parts.notice
    locked = LOCKS_A_SEAT * pace.seconds * pace.connected * parts.locks
    presence = workers * locked / UPDATE_SECONDS if workers > 1 else 0.0
    return worker, parts.database + others * parts.database_follow + presence


def capacity(parts: Parts, cores: int, pace: Pace, spread: bool) -> Capacity:
    """What a machine with so many cores carries, with as many workers as is best."""
    counts = range(1, cores + 1)
    best = max(counts, key=lambda count: moves_with(parts, cores, count, pace, spread))
    moves = moves_with(parts, cores, best, pace, spread)
    worker, database = cost(parts, best, pace, spread)
    seats = moves * pace.seconds
    tables = seats * pace.connected / PEOPLE
    return Capacity(
        workers=best,
        moves=moves,
        seats=seats,
        locks=seats * pace.connected * LOCKS_A_SEAT,
        wait=best * parts.commit,
        memory=(best * parts.resting + tables * meeting(best, spread) * parts.table) / 1000,
        told=1 - (parts.worker + parts.database) / (worker + database),
    )


def moves_with(parts: Parts, cores: int, workers: int, pace: Pace, spread: bool) -> float:
    """Moves per second with so many workers: by the workers, or by all cores together."""
    worker, database = cost(parts, workers, pace, spread)
    return 1000 * USED * min(workers / worker, cores / (worker + database))


def report(parts: Parts) -> str:
    """The model's parts and answers, in Markdown."""
    lines = [
        f"Parts, in ms of one core: a move {plain(parts.worker)} at its worker and "
        f"{plain(parts.database)} in the database; to follow it at another worker "
        f"{plain(parts.follow)} and {plain(parts.database_follow)}; to be told of it "
        f"{plain(parts.notice)}; to read {1000:,} presence locks {plain(1000 * parts.locks)}. "
        f"A commit with NOTIFY takes {plain(parts.commit)} ms. A worker has {plain(parts.resting)} "
        f"MB, a table with its four people {plain(parts.table)} MB."
    ]
    head = (
        "cores",
        "people",
        "seats",
        "moves/s",
        "workers",
        "locks",
        "commits wait, ms",
        "GB",
        "among workers",
    )
    for pace in PACES:
        rows = []
        for cores in CORES:
            for spread in (False, True):
                found = capacity(parts, cores, pace, spread)
                figures = [found.seats, found.moves, found.workers, found.locks, found.wait]
                shown = [f"{float(f'{figure:.2g}'):,.0f}" for figure in figures]
                told = f"{100 * found.told:.0f} %"
                people = "spread" if spread else "meet"
                rows.append([str(cores), people, *shown, plain(found.memory), told])
        lines += [f"*Games {pace.name}*: {pace.text()}.", sheet(head, rows)]
    lines.append(breaks(parts))
    return "\n\n".join(lines)


def breaks(parts: Parts) -> str:
    """What breaks first, with PostgreSQL's default settings."""
    live = PACES[0]
    locks = DEFAULT_LOCKS / LOCKS_A_SEAT
    workers = DEFAULT_CONNECTIONS // CONNECTIONS
    crowded = ceil(50 / parts.commit)
    rows = [
        ["one worker is full", f"{plain(1000 * USED / parts.worker * live.seconds)} live seats"],
        ["PostgreSQL's default lock table is full", f"{plain(locks)} connected people"],
        ["PostgreSQL's default connections are used up", f"{workers + 1} workers"],
        ["a move waits 50 ms for the commits of others", f"{crowded} workers"],
    ]
    return sheet(("what breaks", "at"), rows)
