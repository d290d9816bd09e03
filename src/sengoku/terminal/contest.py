"""A tournament in the terminal: a bar while it is played, a table when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from sengoku.arena import Decision, Record, Result, Row
from sengoku.arena.tuning import Tuned
from sengoku.bots import BOTS, LEVELS
from sengoku.bots.levels import available
from sengoku.games.kernel import Game
from sengoku.words import Words


class Rate(ProgressColumn):
    """How many games a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.text("arena-rate", rate=f"{task.speed or 0:.1f}"))


class Bar:
    """The bar: it appears with the first game that is over, and goes when all are."""

    def __init__(self, console: Console, words: Words) -> None:
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(words),
            TimeRemainingColumn(),
            console=console,
            transient=True,
        )
        self.task = self.progress.add_task(words.text("arena-playing"), total=None)

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        if self.progress.live.is_started:
            self.progress.stop()

    def tell(self, record: Record, games: int) -> None:
        """One more game is over, of so many."""
        self.progress.start()
        self.progress.update(self.task, advance=1, total=games)


def show(result: Result, console: Console, words: Words) -> None:
    """The table, what it means, and what went wrong."""
    table = standings(result, words)
    table.width = console.measure(table, options=console.options.update_width(WIDEST)).maximum
    console.print(table, crop=False)
    share = f"{100 / len(result.records[0].bots):.0f}"
    console.print(Text(words.text("arena-fair", share=share), style="soft"))
    if result.decision is not None:
        console.print(Text(decided(result.decision, words)), soft_wrap=True)
    for line in forfeits(result, words):
        console.print(Text(line), soft_wrap=True)


def standings(result: Result, words: Words) -> Table:
    """The table of a tournament, the best first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="soft")
    table.add_column(words.text("arena-bot"), no_wrap=True)
    for figure in FIGURES:
        table.add_column(words.text(f"arena-{figure}"), justify="right", no_wrap=True)
    for row in result.rows():
        table.add_row(Text(row.bot, style="title"), *[Text(cell) for cell in cells(row)])
    return table


WIDEST: Final = 1_000  # a bot is called as it was named: its row is as long as that takes
FIGURES: Final = ("games", "wins", "rank", "rating", "time", "decisions", "forfeits")


def cells(row: Row) -> list[str]:
    """The figures of a row, with their margins."""
    return [
        str(row.games),
        f"{100 * row.wins:.1f} ±{100 * row.wins_margin:.1f} %",
        f"{row.rank:.2f} ±{row.rank_margin:.2f}",
        f"{row.rating:.1f} ±{row.rating_sigma:.1f}",
        f"{row.milliseconds:.2f} ms",
        f"{row.decisions:.1f}",
        str(row.forfeits),
    ]


def forfeits(result: Result, words: Words) -> list[str]:
    """Every way in which a bot lost at once, with how often, and the traceback of the first."""
    ways: dict[tuple[str, str], list[Record]] = {}
    for record in result.forfeits:
        assert record.forfeit is not None
        ways.setdefault((record.bots[record.forfeit.seat], record.forfeit.why), []).append(record)
    lines: list[str] = []
    for (bot, why), records in ways.items():
        first = records[0].forfeit
        assert first is not None
        lines.append(words.text(f"arena-{why}", bot=bot, games=len(records)))
        lines.append(first.traceback.rstrip())
    return lines


def decided(decision: Decision, words: Words) -> str:
    """What was decided, as a sentence."""
    figures = {"bot": decision.bot, "share": percent(decision.figure), "games": decision.games}
    return words.text(f"arena-{decision.verdict}", **figures)


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.3g} %"


def show_report(paths: Sequence[Path], console: Console, words: Words) -> None:
    """Which files were written, and what is missing."""
    for path in paths:
        console.print(Text(words.text("arena-written", file=str(path))), soft_wrap=True)
    if all(path.suffix != ".parquet" for path in paths):
        console.print(Text(words.text("arena-no-parquet"), style="soft"), soft_wrap=True)


def show_tuned(tuned: Tuned, path: Path, console: Console, words: Words) -> None:
    """The weights that were found, and whether they are better."""
    for name, weight in tuned.weights.items():
        console.print(Text(f"{name:12} {weight:g}"))
    wins = f"{100 * tuned.wins:.1f} ±{100 * tuned.wins_margin:.1f} %"
    figures = {"wins": wins, "games": tuned.games, "fair": percent(1 / tuned.players)}
    outcome = "tune-better" if tuned.better else "tune-worse"
    console.print(Text(words.text(outcome, file=str(path), **figures)), soft_wrap=True)


def show_bots(games: Sequence[Game], console: Console, words: Words) -> None:
    """The bots of the house, then the levels with who plays them in each game."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    table.add_row(Text(words.text("bots-bots"), style="soft"))
    for name in BOTS:
        table.add_row(Text(name, style="title"), words.text(f"bot-{name}"))
    levels = {game.name: available(game) for game in games}
    there = [level for level in LEVELS if any(level in found for found in levels.values())]
    if there:
        table.add_row()
        table.add_row(Text(words.text("bots-levels"), style="soft"))
    for level in there:
        players = [f"{game}: {found[level]}" for game, found in levels.items() if level in found]
        table.add_row(Text(level, style="title"), words.text(f"level-{level}"))
        table.add_row("", Text("\n".join(players), style="soft"))
    console.print(table)
    console.print(Text(words.text("bots-own"), style="soft"), soft_wrap=True)
