"""The page of a report: one self-contained HTML file, in light and dark colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from sengoku.arena import Decision, Result, Row
from sengoku.games.kernel.moves import label
from sengoku.report.figures import ahead, wins_at
from sengoku.report.plots import brief, colour, length_plot, rating_plot, score_plot, sign
from sengoku.words import Words

STYLE: Final = Path(__file__).with_name("page.css")
STRONGEST: Final = 50  # percent of colour in a matrix cell, at most: text stays readable
TRACEBACKS: Final = 3  # shown for each bot and kind of forfeit
SEAL: Final = (  # four lozenges, as on a banner
    '<svg class="seal" viewBox="0 0 100 100" aria-hidden="true"><path d="M50 2 72 24 50 46 28 24Z'
    'M50 54 72 76 50 98 28 76ZM24 28 46 50 24 72 2 50ZM76 28 98 50 76 72 54 50Z"/></svg>'
)
COLUMNS: Final = ("wins", "rank", "rating", "time", "decisions", "forfeits")


def page(result: Result, files: Sequence[str], words: Words) -> str:
    """The whole page, as HTML."""
    title = words.text("report-title", game=words.text(f"{result.game}-title"))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n<main>\n"
        + "\n".join([part for part in parts(result, title, files, words) if part])
        + "\n</main>\n</html>\n"
    )


def parts(result: Result, title: str, files: Sequence[str], words: Words) -> list[str]:
    """The page from top to bottom."""
    matrices = head_to_head(result, words) + by_seat(result, words)
    return [
        header(result, title, words),
        verdict(result.decision, words),
        standings(result, words),
        section("ratings", rating_plot(result, words), words),
        f'<div class="matrices">{matrices}</div>',
        section("scores", score_plot(result, words), words),
        section("lengths", length_plot(result, words), words),
        forfeits(result, words),
        footer(files, words),
    ]


def section(name: str, content: str, words: Words) -> str:
    """A section with its title and a sentence; empty without content."""
    if not content:
        return ""
    about = escape(words.text(f"report-{name}.about"))
    heading = f"<h2>{escape(words.text(f'report-{name}'))}</h2><p>{about}</p>"
    return f'<section id="{name}">{heading}<div class="wide">{content}</div></section>'


def header(result: Result, title: str, words: Words) -> str:
    """The title of the page, with the figures of the tournament."""
    figures = {
        "games": len(result.records),
        "deals": len({record.deal for record in result.records}),
        "players": len(result.records[0].bots),
    }
    about = escape(words.text("report-about", **figures))
    return f"<header>{SEAL}<div><h1>{escape(title)}</h1><p>{about}</p></div></header>"


def verdict(decision: Decision | None, words: Words) -> str:
    """What was decided, if the tournament had a question to decide."""
    if decision is None:
        return ""
    share = f"{100 * decision.figure:.3g} %"
    figures = {"bot": decision.bot, "share": share, "games": decision.games}
    said = words.text(f"arena-{decision.verdict}", **figures)
    return f'<section class="verdict">{escape(said)}</section>'


# Tables.


def standings(result: Result, words: Words) -> str:
    """The table of results, the best first, with each share of the wins as a plot."""
    fair = 1 / len(result.records[0].bots)
    heads = "".join([f"<th>{escape(words.text(f'arena-{name}'))}</th>" for name in COLUMNS])
    rows = "".join([standing(row, result.bots.index(row.bot), fair) for row in result.rows()])
    bot = escape(words.text("arena-bot"))
    table = f'<table><tr><th>{bot}</th><th class="span"></th>{heads}</tr>{rows}</table>'
    return section("standings", table, words)


def standing(row: Row, number: int, fair: float) -> str:
    """One row of that table."""
    lost = f'<span class="bad">{row.forfeits}</span>' if row.forfeits else "0"
    cells = [
        f"{100 * row.wins:.1f} % <small>±{100 * row.wins_margin:.1f}</small>",
        f"{row.rank:.2f} <small>±{row.rank_margin:.2f}</small>",
        f"{row.rating:.1f} <small>±{row.rating_sigma:.1f}</small>",
        f"{row.milliseconds:.2f} ms",
        f"{row.decisions:.1f}",
        lost,
    ]
    drawn = f'<td class="span">{span(row, number, fair)}</td>'
    written = "".join([f"<td>{cell}</td>" for cell in cells])
    return f"<tr><td>{named(row.bot, number)}</td>{drawn}{written}</tr>"


def span(row: Row, number: int, fair: float) -> str:
    """A share of the wins from 0 to 100 % with its interval, and the fair share."""
    low, high = max(row.wins - row.wins_margin, 0), min(row.wins + row.wins_margin, 1)
    return (
        f'<svg class="{colour(number)}" viewBox="0 0 200 36" aria-hidden="true">'
        '<path class="base" d="M4 18h192" stroke-opacity=".3"/>'
        f'<path class="fair" d="M{4 + 192 * fair:.1f} 4v28"/>'
        f'<path class="whisker" d="M{4 + 192 * low:.1f} 18H{4 + 192 * high:.1f}"/>'
        f'<circle class="dot" cx="{4 + 192 * row.wins:.1f}" cy="18" r="5"/></svg>'
    )


def named(bot: str, number: int) -> str:
    """A bot's short name with its mark and colour, and the full name as a tooltip."""
    mark = f'<svg class="sign" viewBox="0 0 100 100" aria-hidden="true">{sign(number)}</svg>'
    name = escape(brief(bot))
    return f'<span class="bot {colour(number)}" title="{escape(bot)}">{mark}{name}</span>'


def head_to_head(result: Result, words: Words) -> str:
    """How often each bot finished ahead of each other."""
    if len(result.bots) < 2:
        return ""
    heads = [named(bot, number) for number, bot in enumerate(result.bots)]
    rows = [[cell(ahead(result, one, other), 0.5) for other in result.bots] for one in result.bots]
    return section("matrix", matrix(result, heads, rows), words)


def by_seat(result: Result, words: Words) -> str:
    """How often each bot won in each seat."""
    seats = range(len(result.records[0].bots))
    heads = [escape(words.text("report-seat", seat=label(seat))) for seat in seats]
    fair = 1 / len(seats)
    rows = [[cell(wins_at(result, bot, seat), fair) for seat in seats] for bot in result.bots]
    return section("seats", matrix(result, heads, rows), words)


def matrix(result: Result, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with a coloured cell for each share."""
    head = "".join([f"<th>{one}</th>" for one in heads])
    lines = [
        f"<tr><td>{named(bot, number)}</td>{''.join(cells)}</tr>"
        for number, (bot, cells) in enumerate(zip(result.bots, rows, strict=True))
    ]
    return f'<table class="matrix"><tr><th></th>{head}</tr>{"".join(lines)}</table>'


def cell(share: float | None, fair: float) -> str:
    """A share, indigo where it is more than fair and vermilion where it is less."""
    if share is None:
        return '<td class="none">–</td>'
    apart = (share - fair) / (1 - fair if share > fair else fair)
    ink = "indigo" if apart > 0 else "vermilion"
    mixed = f"color-mix(in srgb, var(--{ink}) {STRONGEST * abs(apart):.0f}%, transparent)"
    return f'<td style="background:{mixed}">{100 * share:.0f} %</td>'


# The end of the page.


def forfeits(result: Result, words: Words) -> str:
    """Every kind of forfeit of every bot, with some tracebacks; the data files have all."""
    ways: dict[tuple[str, str], list[str]] = {}
    for record in result.forfeits:
        assert record.forfeit is not None
        way = record.bots[record.forfeit.seat], record.forfeit.why
        ways.setdefault(way, []).append(record.forfeit.traceback.strip())
    told = [
        f"<details><summary>{escape(words.text(f'arena-{why}', bot=bot, games=len(said)))}"
        f"</summary>{tracebacks(said)}</details>"
        for (bot, why), said in ways.items()
    ]
    return section("forfeits", "".join(told), words)


def tracebacks(said: Sequence[str]) -> str:
    """The first few different tracebacks."""
    few = list(dict.fromkeys(said))[:TRACEBACKS]
    return "".join([f"<pre>{escape(text) or '–'}</pre>" for text in few])


def footer(files: Sequence[str], words: Words) -> str:
    """Links to the data files, and the notice that this is a fan work."""
    links = ", ".join([f'<a href="{name}">{name}</a>' for name in files])
    said = escape(words.text("report-files"))
    return f"<footer>{said} {links}. {escape(words.text('report-fan'))}</footer>"
