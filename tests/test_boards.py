"""The boards of the page know places, moves and pictures, and none of the figures of a box.

What a game counts with comes from its view, from questions, or from the description of a table
(`Game.figures`). A copy in a board would be the same until somebody plays another edition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.shitenno.components import GATES, POSITIONS, PRINTED, STACK, TROOP_NAMES, VALUES
from sengoku.registry import GAMES

BOARDS = Path(__file__).parents[1] / "web/src/boards"
# Drawings hold many numbers, and the types are made from Python.
DRAWN = ("types.ts", "land.ts", "japan.ts", "crests.ts", "hanafuda.ts", "signs.ts", "Lid.svelte")
LEAST = 3  # numbers in a row that are no accident
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def sources(game: str) -> dict[str, str]:
    """What a game's board is written in, without styles and comments."""
    found = {}
    for path in sorted((BOARDS / game).rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name not in DRAWN:
            text = STYLE.sub("", path.read_text(encoding="utf-8"))
            found[path.relative_to(BOARDS).as_posix()] = COMMENT.sub("", text)
    return found


def tables(figures: Any) -> Iterator[tuple[int, ...]]:
    """Every row of numbers in a game's figures, and every column of its tables."""
    if isinstance(figures, dict):
        for value in figures.values():
            yield from tables(value)
    elif isinstance(figures, list) and figures and isinstance(figures[0], dict):
        for key in figures[0]:
            column = [row[key] for row in figures]
            yield from tables([value for value in column if isinstance(value, int)])
            yield from (row for value in column for row in tables(value))
    elif isinstance(figures, list) and all(isinstance(value, int) for value in figures):
        steps = {two - one for one, two in pairwise(figures)}
        if len(figures) >= LEAST and not steps <= {0, 1} and not steps <= {0, -1}:
            yield tuple(figures)


def rows(text: str) -> Iterator[tuple[int, ...]]:
    """The numbers of every array of a source, nested ones together."""
    depth, begin = 0, 0
    for place, letter in enumerate(text):
        if letter == "[":
            begin = begin if depth else place
            depth += 1
        elif letter == "]" and depth:
            depth -= 1
            if depth == 0:
                numbers = re.findall(r"(?<![\w.])-?\d+(?![\w.])", text[begin : place + 1])
                yield tuple(int(number) for number in numbers)


def repeats(text: str, figures: Any) -> list[tuple[int, ...]]:
    """The tables of the figures that a source repeats."""
    known = set(tables(figures))
    return [
        table
        for row in rows(text)
        for table in sorted(known)
        for place in range(len(row) - len(table) + 1)
        if row[place : place + len(table)] == table
    ]


def test_a_repeated_table_is_found() -> None:
    figures = {"prizes": [12, 8, 5, 4], "cards": [{"name": "a", "honour": n} for n in (5, 6, 7, 3)]}
    assert repeats("const PRIZES = [12, 8, 5, 4];", figures) == [(12, 8, 5, 4)]
    assert repeats('const A = [[5, "x"], [6, "y"], [7, "x"], [3, "x"]];', figures) == [(5, 6, 7, 3)]
    assert repeats("const B = [1, 2, 3, 4, 12, 8];", figures) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_board_repeats_a_table_of_its_box(game: str) -> None:
    figures = sengoku.game(game).figures()
    found = {name: repeats(text, figures) for name, text in sources(game).items()}
    assert {name: tables for name, tables in found.items() if tables} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_board_has_a_constant_for_a_figure_of_its_box(game: str) -> None:
    """A number that the description of a table names is not written down under that name."""
    named = {name.upper() for name in sengoku.game(game).figures()}
    for name, text in sources(game).items():
        constants = set(re.findall(r"const ([A-Z_]+)(?:: \w+)? = -?\d+;", text))
        assert not constants & named, name


def test_boards_are_what_is_looked_at() -> None:
    for game in GAMES:
        assert len(sources(game)) > 10
        assert list(tables(sengoku.game(game).figures()))


LAND = re.compile(
    r"province: (\d),\s+kamon: \[([\d, ]*)\],.*?asks: asks\((\d+), ([A-Z, ]+)\)", re.DOTALL
)


def test_pictures_of_the_rules_ask_what_the_rules_ask() -> None:
    """A province in a picture has the prices of its next position (STN-09, STN-10)."""
    text = (BOARDS / "shitenno/Picture.svelte").read_text(encoding="utf-8")
    pictures = LAND.findall(text)
    assert len(pictures) == text.count("asks: asks(") == 5
    for shown, kamon, koku, troops in pictures:
        province, position = int(shown), len(kamon.split())
        asked = [TROOP_NAMES.index(troop.lower()) for troop in troops.split(", ")]
        gate = int(GATES[province])
        assert asked[:-1] == [gate] * int(PRINTED[province])
        assert position < STACK or asked[-1] == gate
        assert int(koku) == VALUES[province * POSITIONS + position]
