"""The plots of a report, as SVG that takes its colours and fonts from the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import fmean, median
from typing import Final, NamedTuple

from sengoku.arena import Result
from sengoku.report.figures import (
    Bins,
    Point,
    histogram,
    lengths,
    rating_lines,
    scores,
    ticks,
)
from sengoku.words import Words

WIDTH: Final = 760
LABEL: Final = 12  # font size, in units of the picture
COLOURS: Final = 6  # for bots on the page; after that they repeat, dashed
NAME: Final = 19  # characters of a bot's name beside a plot

# The marks of the seats in the page for browsers, on a field of 100 by 100, one for each colour.
STARS: Final = ((50, 15), (50, 85), (15, 50), (85, 50), (26, 26), (74, 26), (26, 74), (74, 74))
MARKS: Final = (
    '<circle cx="50" cy="50" r="36" stroke-width="18"/>',
    '<circle cx="50" cy="50" r="43" stroke-width="6"/>'
    '<path class="solid" d="M18 36h64v9H18ZM18 55h64v9H18Z"/>',
    '<circle cx="50" cy="50" r="42" stroke-width="9"/>'
    '<path stroke-width="9" d="M50 8V92M8 50H92"/>',
    '<path stroke-width="9" d="M36 4V96M64 4V96M4 36H96M4 64H96"/>',
    '<circle class="solid" cx="50" cy="50" r="13"/>'
    + "".join([f'<circle class="solid" cx="{x}" cy="{y}" r="11"/>' for x, y in STARS]),
    '<path stroke-width="8" d="M50 6 94 50 50 94 6 50ZM50 30 70 50 50 70 30 50Z"/>',
)


class Frame(NamedTuple):
    """The rectangle of a plot in its picture, and the range of values that it shows."""

    left: float
    top: float
    width: float
    height: float
    low: tuple[float, float]
    high: tuple[float, float]

    def x(self, value: float) -> float:
        """The horizontal position of a value."""
        return self.left + self.width * (value - self.low[0]) / (self.high[0] - self.low[0])

    def y(self, value: float) -> float:
        """The vertical position of a value."""
        return self.top + self.height * (self.high[1] - value) / (self.high[1] - self.low[1])


def rating_plot(result: Result, words: Words) -> str:
    """The ratings over time: a line for each bot, with a band of one sigma."""
    lines = rating_lines(result)
    points = [point for line in lines.values() for point in line]
    low = min(point.rating - point.sigma for point in points)
    high = max(point.rating + point.sigma for point in points)
    frame = Frame(44, 12, WIDTH - 44 - 205, 300, (0, low), (max(len(result.records), 1), high))
    parts = [rules_across(frame), axis_below(frame, words.text("report-games-axis"))]
    for number, line in enumerate(lines.values()):
        parts.append(band(frame, line, number))
    for number, line in enumerate(lines.values()):
        parts.append(curve(frame, line, number))
    parts += end_labels(frame, lines)
    return picture(parts, 360, words.text("report-ratings"))


def band(frame: Frame, line: Sequence[Point], number: int) -> str:
    """The band of one sigma around a rating."""
    over = [(frame.x(one.games), frame.y(one.rating + one.sigma)) for one in line]
    under = [(frame.x(one.games), frame.y(one.rating - one.sigma)) for one in reversed(line)]
    return f'<polygon class="band {colour(number)}" points="{path(over + under)}"/>'


def curve(frame: Frame, line: Sequence[Point], number: int) -> str:
    """The line of a rating."""
    points = path([(frame.x(one.games), frame.y(one.rating)) for one in line])
    return f'<polyline class="curve {colour(number)}" points="{points}"/>'


def end_labels(frame: Frame, lines: dict[str, list[Point]]) -> list[str]:
    """Every bot's name at the end of its line, moved apart where they would overlap."""
    order = sorted(enumerate(lines.items()), key=lambda item: -item[1][1][-1].rating)
    parts: list[str] = []
    lowest = frame.top - LABEL
    for number, (bot, line) in order:
        end = frame.y(line[-1].rating)
        place = max(end, lowest + LABEL + 4)
        lowest = place
        x = frame.left + frame.width
        parts.append(
            f'<path class="leader" d="M{x + 2:.1f} {end:.1f}L{x + 12:.1f} {place:.1f}"/>'
            f'<g class="sign {colour(number)}" transform="translate({x + 15:.1f} {place - 6:.1f}) '
            f'scale(.12)">{sign(number)}</g>'
            f'<text class="name {colour(number)}" x="{x + 31:.1f}" y="{place + 4:.1f}">'
            f"{short(bot)} <tspan>{line[-1].rating:.1f}</tspan></text>"
        )
    return parts


def score_plot(result: Result, words: Words) -> str:
    """The distribution of each bot's scores: one histogram for each, over the same axis."""
    spread = {bot: scores(result, bot) for bot in result.bots}
    everything = [score for found in spread.values() for score in found]
    if not everything:
        return ""
    low, high = min(everything), max(everything)
    row, space = 62, 16
    parts: list[str] = []
    for number, (bot, found) in enumerate(spread.items()):
        bins = histogram(found, low, high)
        frame = bar_frame(bins, 190, 12 + number * (row + space), row, WIDTH - 204)
        parts.append(bars(frame, bins, f"{bot}: ", colour(number)))
        parts.append(
            f'<text class="name {colour(number)}" x="0" y="{frame.top + row - 20:.1f}">'
            f'{short(bot)}</text><text x="0" y="{frame.top + row - 4:.1f}">'
            f"{mean_of(found, words)}</text>"
        )
        if found:
            parts.append(mark(frame, fmean(found) + 0.5, ""))
    parts.append(axis_below(frame, words.text("report-score-axis"), shift=0.5))
    height = 12 + len(spread) * (row + space) + 34
    return picture(parts, height, words.text("report-scores"))


def mean_of(found: Sequence[int], words: Words) -> str:
    """The mean score as text beside a histogram."""
    return escape(words.text("report-mean", mean=f"{fmean(found):.1f}")) if found else "–"


def length_plot(result: Result, words: Words) -> str:
    """The distribution of the number of decisions in a game."""
    found = lengths(result)
    if not found:
        return ""
    bins = histogram(found, min(found), max(found))
    frame = bar_frame(bins, 44, 24, 180, WIDTH - 58)
    middle = median(found)
    label = words.text("report-median", median=f"{middle:g}")
    parts = [rules_across(frame), bars(frame, bins, "", "c0"), mark(frame, middle + 0.5, label)]
    parts.append(axis_below(frame, words.text("report-decisions-axis"), shift=0.5))
    return picture(parts, 250, words.text("report-lengths"))


# Parts of plots.


def bar_frame(bins: Bins, left: float, top: float, height: float, width: float) -> Frame:
    """A frame that a histogram fills."""
    high = bins.low + bins.width * len(bins.counts)
    return Frame(left, top, width, height, (bins.low, 0), (high, max(max(bins.counts), 1)))


def bars(frame: Frame, bins: Bins, before: str, style: str) -> str:
    """The bars of a histogram, each with a tooltip."""
    parts: list[str] = []
    for number, count in enumerate(bins.counts):
        first = bins.low + number * bins.width
        x, end = frame.x(first), frame.x(first + bins.width)
        last = first + bins.width - 1
        label = f"{before}{first if first == last else f'{first}–{last}'} × {count}"
        parts.append(
            f'<rect class="bar {style}" x="{x + 0.75:.1f}" y="{frame.y(count):.1f}" '
            f'width="{max(end - x - 1.5, 0.5):.1f}" height="{frame.y(0) - frame.y(count):.1f}">'
            f"<title>{escape(label)}</title></rect>"
        )
    base = frame.y(0)
    parts.append(f'<path class="base" d="M{frame.left} {base:.1f}h{frame.width}"/>')
    return "".join(parts)


def mark(frame: Frame, value: float, label: str) -> str:
    """A vertical line at a value."""
    x = frame.x(value)
    return (
        f'<path class="mark" d="M{x:.1f} {frame.top - 4:.1f}V{frame.y(0):.1f}"/>'
        f'<text class="note" text-anchor="middle" x="{x:.1f}" y="{frame.top - 10:.1f}">'
        f"{escape(label)}</text>"
    )


def rules_across(frame: Frame) -> str:
    """Horizontal grid lines at round values, labelled on the left."""
    return "".join(
        [
            f'<path class="rule" d="M{frame.left} {frame.y(tick):.1f}h{frame.width}"/>'
            f'<text text-anchor="end" x="{frame.left - 8}" y="{frame.y(tick) + 4:.1f}">{tick:g}'
            "</text>"
            for tick in ticks(frame.low[1], frame.high[1], 8)
        ]
    )


def axis_below(frame: Frame, label: str, shift: float = 0.0) -> str:
    """The labels of the horizontal axis, and its name."""
    y = frame.top + frame.height
    figures = [
        f'<text text-anchor="middle" x="{frame.x(tick + shift):.1f}" y="{y + 18:.1f}">{tick:g}'
        "</text>"
        for tick in ticks(frame.low[0], frame.high[0] - shift, 8)
    ]
    middle = frame.left + frame.width / 2
    name = f'<text class="axis" text-anchor="middle" x="{middle:.1f}" y="{y + 36:.1f}">'
    return "".join(figures) + name + escape(label) + "</text>"


def picture(parts: Sequence[str], height: float, title: str) -> str:
    """A complete SVG picture."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def path(points: Sequence[tuple[float, float]]) -> str:
    """Points as SVG writes them."""
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in points])


def colour(number: int) -> str:
    """The CSS classes of a bot's colour."""
    return f"c{number % COLOURS}" + (" again" if number >= COLOURS else "")


def sign(number: int) -> str:
    """A bot's mark: with its colour, the same in every plot and table."""
    return MARKS[number % COLOURS]


def short(bot: str) -> str:
    """A bot's brief name, shortened if it is too long for a label."""
    bot = brief(bot)
    return escape(bot if len(bot) <= NAME else bot[: NAME - 1] + "…")


def brief(bot: str) -> str:
    """A bot's name without its package.

    >>> brief("my.own.bots:Brave:depth=0.5")
    'bots:Brave:depth=0.5'
    """
    module, colon, rest = bot.partition(":")
    return module.rpartition(".")[2] + colon + rest
