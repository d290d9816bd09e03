"""A whole tournament: planned, played, kept in a file if asked, and summed up."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sengoku import registry
from sengoku.arena.crew import play_all
from sengoku.arena.plan import Task, plan
from sengoku.arena.record import Record, read
from sengoku.arena.result import Result
from sengoku.bots import bot
from sengoku.games.kernel import Game, Option
from sengoku.games.refusals import Refusal

GAMES: Final = 400
PATIENCE: Final = 60.0  # seconds for one move
FORMAT: Final = "sengoku arena 1"


class BadContest(Refusal):
    """A tournament that can't be held so."""


def run(
    game: str,
    bots: Sequence[str],
    *,
    games: int = GAMES,
    players: int | None = None,
    jobs: int = 1,
    seed: int = 0,
    patience: float = PATIENCE,
    options: dict[str, Option] | None = None,
    resume: str | Path | None = None,
    progress: Callable[[Record, int], None] | None = None,
) -> Result:
    """Let bots play each other; the same seed gives the same games, however many jobs.

    Every deal is played once for each rotation of the seats, so `games` is rounded up to whole
    deals. `resume` names a file that keeps every game; if it is there already, the tournament
    goes on from it. `progress` is told every new record, and how many games there are in all.
    """
    rules = registry.game(game)
    players = usual(rules, len(bots)) if players is None else players
    check(rules, bots, players, games, jobs, options or {})
    tasks = plan(rules.name, bots, players, games, seed, options)
    book = None if resume is None else Book(Path(resume), tasks)
    records = {} if book is None else book.records
    left = [task for task in tasks if task.number not in records]
    for record in play_all(left, min(jobs, max(len(left), 1)), patience):
        records[record.number] = record
        if book is not None:
            book.add(record)
        if progress is not None:
            progress(record, len(tasks))
    return Result(rules.name, [records[task.number] for task in tasks])


def usual(game: Game, bots: int) -> int:
    """How many play when nobody says: as many as there are bots, if the game allows it."""
    return min(max(bots, game.players[0]), game.players[-1])


def check(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    jobs: int,
    options: dict[str, Option],
) -> None:
    """Refuse what can't be played before any process is started."""
    game.blank(players, options)
    if not bots:
        raise BadContest("ARENA.bots")
    if games < 1:
        raise BadContest("ARENA.games", {"games": games})
    if jobs < 1:
        raise BadContest("ARENA.jobs", {"jobs": jobs})
    for name in bots:
        bot(name, seed=0)


class Book:
    """The file that keeps a tournament: what it is, then a line for each game that is over."""

    def __init__(self, path: Path, tasks: Sequence[Task]) -> None:
        self.path = path
        self.records: dict[int, Record] = {}
        first, last = tasks[0], tasks[-1]
        head = json.dumps([FORMAT, first.game, first.options, first.seed, len(tasks), last.bots])
        if path.exists():
            self.go_on(head)
        else:
            path.write_text(head + "\n", encoding="utf-8")

    def go_on(self, head: str) -> None:
        """Read what is there, up to a line that a sudden end cut short; write on after it."""
        try:
            found, *lines = self.path.read_text(encoding="utf-8").split("\n")
        except (OSError, ValueError) as error:
            why = (isinstance(error, OSError) and error.strerror) or str(error)
            raise BadContest("ARENA.file", {"file": str(self.path), "problem": why}) from None
        if found != head:
            raise BadContest("ARENA.other", {"file": str(self.path)})
        for line in lines[:-1]:  # the last one is empty, or half of one
            record = read(line)
            self.records[record.number] = record
        whole = "".join(f"{line}\n" for line in [found, *lines[:-1]])
        self.path.write_text(whole, encoding="utf-8")

    def add(self, record: Record) -> None:
        """Keep a game: whatever happens to this process, it is in the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(record.line())
