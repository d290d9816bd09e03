"""A whole position in text: for a page to lay out, and as one plain text."""

from __future__ import annotations

from collections.abc import Sequence

from sengoku.games.kernel import State
from sengoku.games.kernel.moves import label
from sengoku.protocol import Description, Grid, Section, SpokenMove
from sengoku.text import reading
from sengoku.text.reading import Situation
from sengoku.words import Words, words


def description(now: Situation) -> Description:
    """What is asked, what happened, what lies where, what the seat holds and may do."""
    vocabulary = now.vocabulary
    scene = now.scene
    sections = [
        section(now, "asked", reading.asked(now).lines),
        section(now, "last", reading.last(now, "").lines),
        section(now, "board", [], now.face.board(scene)),
        section(now, "hand", now.face.hand(scene)),
        section(now, "score", now.face.score(scene)),
        section(now, "offers", now.face.offers(scene)),
    ]
    full = [one for one in sections if one.lines or one.grids]
    return Description(full, [SpokenMove(move, vocabulary.say(move)) for move in now.moves])


def section(now: Situation, name: str, lines: Sequence[str], grids: Sequence[Grid] = ()) -> Section:
    """A part of the description under its heading."""
    return Section(name, now.words.text(f"text-{name}"), list(lines), list(grids))


def describe(
    state: State,
    seat: int | None,
    *,
    names: Sequence[str] | None = None,
    language: str = "",
    short: bool = False,
) -> str:
    """What a seat sees and may do as one text; `short` has a line for each row, and no moves."""
    speech = words(language)
    called = names or [label(at) for at in range(state.players)]
    now = Situation(state, seat, called, speech, state.events(seat, 0))
    told = description(now)
    blocks: list[str] = []
    for part in told.sections:
        if short and part.name == "last":
            continue
        lines = list(part.lines)
        for grid in part.grids:
            lines += short_grid(speech, grid) if short else grid_lines(grid)
        blocks.append("\n".join([part.title, *lines]))
    if not short and told.moves:
        numbered = [
            speech.text("text-move", number=number, move=move.text)
            for number, move in enumerate(told.moves, 1)
        ]
        blocks.append("\n".join([speech.text("text-moves"), *numbered]))
    return "\n\n".join(blocks)


def short_grid(speech: Words, grid: Grid) -> list[str]:
    """The rows of a grid as sentences."""
    return [grid.caption, *[reading.row_line(speech, grid, row) for row in grid.rows]]


def grid_lines(grid: Grid) -> list[str]:
    """A grid as lines with columns of equal width."""
    table = [grid.columns, *grid.rows]
    widths = [max([len(row[at]) for row in table]) for at in range(len(grid.columns))]
    lines = [
        "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
        for row in table
    ]
    return [grid.caption, *lines]
