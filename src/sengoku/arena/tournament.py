"""A whole tournament: plan the games, play them, keep them in a file if asked, sum them up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from sengoku import registry
from sengoku.arena import cluster
from sengoku.arena.contest import BadContest
from sengoku.arena.decision import Referee
from sengoku.arena.games_file import GamesFile
from sengoku.arena.plan import Task, line_ups, plan
from sengoku.arena.pool import WorkerPool
from sengoku.arena.record import Record
from sengoku.arena.result import Result
from sengoku.bots import ready
from sengoku.games.kernel import Game, Option

GAMES: Final = 400
PATIENCE: Final = 60.0  # seconds for one move
HERE: Final = "here"  # on this machine; "ray" is a cluster


def run(
    game: str,
    bots: Sequence[str],
    *,
    games: int = GAMES,
    players: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    patience: float = PATIENCE,
    options: dict[str, Option] | None = None,
    decide: float | None = None,
    on: str = HERE,
    resume: str | Path | None = None,
    progress: Callable[[Record, int], None] | None = None,
) -> Result:
    """Let bots play each other; the same seed gives the same games, whatever the number of jobs.

    Every deal is played once for each rotation of the seats, so `games` is rounded up to whole
    deals. With `decide`, a share of the wins, `games` is the maximum: the tournament stops as soon
    as it is decided whether the first bot wins more or less than that. `jobs` games are played at
    once (1; on a cluster, as many as it has room for). `on` is where: "here", or "ray", with or
    without an address. A bot that thinks about a move for more than `patience` seconds forfeits the
    game.

    `resume` names a file that keeps every game; if it exists, the tournament continues from it.
    `progress` is called with every new record and the number of games in all.
    """
    rules = registry.game(game)
    players = usual(rules, len(bots)) if players is None else players
    check(rules, bots, players, games, jobs, options or {}, patience, decide, on)
    tasks = plan(rules.name, bots, players, games, seed, options)
    kept = GamesFile(resume, rules.rules, tasks)
    referee = None
    if decide is not None:
        referee = Referee(bots[0], decide, players * len(line_ups(bots, players)))
    left = [] if settled(referee, kept.records) else missing(tasks, kept.records)
    for record in play_all(left, on, jobs, patience):
        kept.add(record)
        if progress is not None:
            progress(record, len(tasks))
        if settled(referee, kept.records):
            break
    return summed_up(rules.name, [kept.records.get(task.number) for task in tasks], referee)


def missing(tasks: Sequence[Task], records: Mapping[int, Record]) -> list[Task]:
    """The tasks that have not been played yet."""
    return [task for task in tasks if task.number not in records]


def settled(referee: Referee | None, records: Mapping[int, Record]) -> bool:
    """Whether the tournament can stop because its question is decided."""
    if referee is None:
        return False
    referee.update(records)
    return referee.decided


def summed_up(game: str, found: Sequence[Record | None], referee: Referee | None) -> Result:
    """The result of all games, or of those up to the deciding one."""
    counted = referee.games if referee is not None and referee.decided else len(found)
    records = [record for record in found[:counted] if record is not None]
    return Result(game, records, None if referee is None else referee.decision)


def play_all(tasks: Sequence[Task], on: str, jobs: int | None, patience: float) -> Iterator[Record]:
    """Play all tasks, here or on a cluster; yields records in the order in which games end."""
    if not tasks:
        return
    if on == HERE:
        with WorkerPool(min(jobs or 1, len(tasks)), patience) as pool:
            yield from pool.play(tasks)
    else:
        yield from cluster.play_all(tasks, on, jobs, patience)


def usual(game: Game, bots: int) -> int:
    """The default number of players: one for each bot, as far as the game allows."""
    return min(max(bots, game.players[0]), game.players[-1])


def check(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    jobs: int | None,
    options: dict[str, Option],
    patience: float,
    decide: float | None,
    on: str,
) -> None:
    """Refuse an impossible tournament before any process is started."""
    game.blank(players, options)
    if not bots:
        raise BadContest("ARENA.bots")
    if games < 1:
        raise BadContest("ARENA.games", {"games": games})
    if jobs is not None and jobs < 1:
        raise BadContest("ARENA.jobs", {"jobs": jobs})
    if not patience > 0:
        raise BadContest("ARENA.patience", {"patience": str(patience)})
    if decide is not None and not 0 < decide < 1:
        raise BadContest("ARENA.decide", {"share": f"{100 * decide:g}"})
    if on != HERE and on.partition(":")[0] != "ray":
        raise BadContest("ARENA.on", {"on": on})
    for name in bots:
        ready(name, game)
