"""A tournament in the terminal: a bar while it is played, a table when it is over."""

from __future__ import annotations

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

from sengoku.arena import Record, Result, Row
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
    console.print(standings(result, words))
    share = f"{100 / len(result.records[0].bots):.0f}"
    console.print(Text(words.text("arena-fair", share=share), style="soft"))
    for line in forfeits(result, words):
        console.print(Text(line), soft_wrap=True)


def standings(result: Result, words: Words) -> Table:
    """The table of a tournament, the best first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="soft")
    table.add_column(words.text("arena-bot"), overflow="fold")
    for figure in FIGURES:
        table.add_column(words.text(f"arena-{figure}"), justify="right", no_wrap=True)
    for row in result.rows():
        table.add_row(Text(row.bot, style="title"), *[Text(cell) for cell in cells(row)])
    return table


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
