"""How well the bots play, compared with what the project claims: `sengoku bench strength`.

One bot of the first kind plays against several of the second, every deal in all rotations of the
seats. A row stops as soon as it is decided whether its bar is met. Further rows measure how much
the play of greedy bots in Shinobi reveals about whom they serve, as a ratio to knowing nothing; how
many deals they make in a winter of Senji; and how much faster two processes are than one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from time import perf_counter

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import sengoku
from sengoku.arena import Record, run
from sengoku.arena.result import Estimate, estimate
from sengoku.bots import LEVELS, ready
from sengoku.bots.greedy import Greedy
from sengoku.registry import GAMES as HOUSE

GAMES = 2000  # of a row, at most
JOBS = 2
SEARCH = "search:seconds=1,clock=cpu"  # a second of CPU time for all the moves of one turn
TABLES = 1500  # of greedy bots that are watched
HALF = 61  # decisions: half of a game of Shinobi
ROUNDS = 3  # of the race of two processes against one

Tell = Callable[[int, int], None]  # how much of a row is done, and the total


@dataclass(frozen=True)
class Figure:
    """What was measured, with its 95% margin, and whether it meets the bar."""

    value: float
    margin: float
    games: int
    verdict: str  # "met", "missed", or "open": too close to the bar to tell


@dataclass(frozen=True)
class Row:
    """A claim of the project."""

    name: str
    bar: float
    measure: Callable[[int, int, Tell], Figure]
    needs: tuple[tuple[str, str], ...]  # bots, and the games that they must be able to play
    percent: bool = True
    at_most: bool = False


# The claims.


def rows() -> Iterator[Row]:
    """All of them."""
    for game, bar in {"shinobi": 0.85, "shitenno": 0.97, "senji": 0.95}.items():
        yield match(game, "greedy", "random", bar)
    for game in HOUSE:
        yield match(game, SEARCH, "greedy", 0.45)
    yield match("shitenno", SEARCH, "greedy", 0.70, players=2)
    yield match("senji", "greedy:deals=0", "greedy", 0.25, at_most=True)
    for game in HOUSE:
        for worse, better in pairwise(LEVELS):
            yield match(game, better, worse, 0.40, kind="levels")
    greedy = ("greedy", "shinobi")
    yield Row("shinobi: belief at half, by a blind guess", 1.6, belief, (greedy,), False)
    yield Row("senji: deals a winter among greedy", 1.0, deals, (("greedy", "senji"),), False)
    yield Row("shinobi: greedy games with 2 jobs, by 1 job", 1.8, speed_up, (greedy,), False)


def match(
    game: str,
    one: str,
    others: str,
    bar: float,
    *,
    players: int = 4,
    kind: str = "",
    at_most: bool = False,
) -> Row:
    """One bot against others: its share of the wins."""

    def measure(games: int, jobs: int, tell: Tell) -> Figure:
        done: list[int] = []

        def progress(record: Record, total: int) -> None:
            done.append(record.number)
            tell(len(done), total)

        bots = [one] + [others] * (players - 1)
        result = run(
            game,
            bots,
            players=players,
            games=games,
            jobs=jobs,
            seed=1,
            decide=bar,
            progress=progress,
        )
        assert result.decision is not None
        met = {"above": not at_most, "below": at_most}.get(result.decision.verdict)
        verdict = "open" if met is None else "met" if met else "missed"
        return Figure(*result.wins(one), len(result.records), verdict)

    table = f"{players - 1} x {others}"
    before = f"{game}, {kind}" if kind else game
    needs = ((one, game), (others, game))
    return Row(f"{before}: {one} against {table}", bar, measure, needs, at_most=at_most)


# What greedy bots do at their own tables.


def watched(game: str, players: int, seed: int, decisions: int | None = None) -> sengoku.State:
    """A game of greedy bots, with its events: to its end, or up to a number of decisions."""
    state = sengoku.game(game).start(players, seed, events=True)
    bots = [sengoku.bot("greedy", seed=players * seed + seat) for seat in range(players)]
    while state.actors and decisions != 0:
        seat = state.actors[0]
        state.play(seat, sengoku.decide(bots[seat], state, seat))
        decisions = None if decisions is None else decisions - 1
    return state


def over_tables(found: Callable[[int], float], bar: float, tables: int, tell: Tell) -> Figure:
    """The mean of a figure over a number of tables."""
    values: list[tuple[int, float]] = []
    for seed in range(tables):
        values.append((seed, found(seed)))
        tell(seed + 1, tables)
    return judged(estimate(values), bar, tables)


def judged(found: Estimate, bar: float, games: int) -> Figure:
    """A figure, and whether it is clearly on one side of the bar."""
    if abs(found.mean - bar) < found.margin:
        return Figure(*found, games, "open")
    return Figure(*found, games, "met" if found.mean >= bar else "missed")


def belief(games: int, jobs: int, tell: Tell) -> Figure:
    """The probability that seats give to the true loyalties, divided by that of a blind guess."""
    from sengoku.games.shinobi.components import CLANS
    from sengoku.games.shinobi.judge.belief import belief as believed
    from sengoku.games.shinobi.state import Shinobi

    players = 4
    deed = Greedy().judge_of(sengoku.game("shinobi")).weights["deed"]

    def insight(seed: int) -> float:
        state = watched("shinobi", players, seed, HALF)
        assert isinstance(state, Shinobi)
        truth = [state.view(seat)["loyalty"] for seat in range(players)]
        chances: list[float] = [
            believed(state, me, deed)[seat * CLANS + truth[seat]]
            for me in range(players)
            for seat in range(players)
            if seat != me
        ]
        return fmean(chances) * (int(CLANS) - 1)  # five clans except the seat's own: one in four

    return over_tables(insight, 1.6, min(TABLES, games), tell)


def deals(games: int, jobs: int, tell: Tell) -> Figure:
    """How many deals are made in a winter of Senji, counted from the events of the seats."""

    def a_winter(seed: int) -> float:
        state = watched("senji", 4, seed)
        winters = [event for event in state.events(None) if event["event"] == "winter"]
        made = [
            event
            for seat in range(state.players)
            for event in state.events(seat)
            if event["event"] == "deal" and event["seat"] == seat  # the two seats that deal see it
        ]
        return len(made) / max(len(winters), 1)

    return over_tables(a_winter, 1.0, min(TABLES // 15, games), tell)


def speed_up(games: int, jobs: int, tell: Tell) -> Figure:
    """The speed-up of two processes over one, in games of greedy bots per second."""
    found: list[tuple[int, float]] = []
    for number in range(ROUNDS):
        took: list[float] = []
        for processes in (1, 2):
            start = perf_counter()
            run("shinobi", ["greedy"], players=4, games=min(games, 400), jobs=processes)
            took.append(perf_counter() - start)
        found.append((number, took[0] / took[1]))
        tell(number + 1, ROUNDS)
    return judged(estimate(found), 1.8, ROUNDS)


# All of it.


def possible(row: Row) -> bool:
    """Whether all its bots are available."""
    try:
        for bot, game in row.needs:
            ready(bot, sengoku.game(game))
    except sengoku.Refusal:
        return False
    return True


def chosen(only: Sequence[str]) -> list[Row]:
    """The rows whose names contain one of these parts; all rows without any."""
    return [row for row in rows() if not only or any(part in row.name for part in only)]


def main(
    only: Sequence[str] = (), games: int = GAMES, jobs: int = JOBS, json_file: Path | None = None
) -> None:
    """Measure, print a table, and save the figures if a file is named."""
    console = Console()
    found: dict[Row, Figure | None] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for row in chosen(only):
            task = progress.add_task(row.name, total=None)

            def tell(done: int, total: int, task: object = task) -> None:
                progress.update(task, completed=done, total=total)  # type: ignore[arg-type]

            found[row] = row.measure(games, jobs, tell) if possible(row) else None
            progress.remove_task(task)
            if json_file is not None:
                keep(found, json_file)
    console.print(table_of(found))


def table_of(found: dict[Row, Figure | None]) -> Table:
    """The figures as a table."""
    table = Table(title="Strength", title_justify="left")
    for column in ("what", "figure", "bar", "games", "verdict"):
        table.add_column(
            column, justify="right" if column in ("figure", "bar", "games") else "left"
        )
    for row, figure in found.items():
        sign = "≤" if row.at_most else "≥"
        bar = f"{sign} {100 * row.bar:g} %" if row.percent else f"{sign} {row.bar:g}"
        if figure is None:
            table.add_row(row.name, "–", bar, "–", "not there yet")
        else:
            table.add_row(row.name, written(row, figure), bar, str(figure.games), figure.verdict)
    return table


def written(row: Row, figure: Figure) -> str:
    """A figure with its margin."""
    if row.percent:
        return f"{100 * figure.value:.1f} ±{100 * figure.margin:.1f} %"
    return f"{figure.value:.2f} ±{figure.margin:.2f}"


def keep(found: dict[Row, Figure | None], path: Path) -> None:
    """The figures as JSON: the table in the docs is made from it."""
    facts = [
        {
            "name": row.name,
            "bar": row.bar,
            "at_most": row.at_most,
            "percent": row.percent,
            "figure": None if figure is None else asdict(figure),
        }
        for row, figure in found.items()
    ]
    path.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
