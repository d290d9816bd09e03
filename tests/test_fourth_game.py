"""A fourth game edits nothing: the house knows no game by name, and no number of seats by heart.

What the house has to know about a game is said by the game, and found through the registry, an
entry point, or the name of a file (docs/games.md). `tests/examples` proves the rest: a game of
another package has everything.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.registry import GAMES

ROOT = Path(__file__).parent.parent
WHERE = (
    "src/**/*",
    "web/src/**/*",
    "web/public/**/*",
    "web/*",
    "*",
)  # not: tests, docs, tools, bench
TEXTS = (".py", ".toml", ".json", ".css", ".ts", ".js", ".svelte", ".html", ".svg", ".yaml", "")
ALLOWED = {
    "src/sengoku/games/": "the games themselves",
    "src/sengoku/registry.py": "the one place where a game of ours registers",
    "src/sengoku/words/": "all that people read",
    "src/sengoku/terminal/drawings/": "a drawing a game",
    "src/sengoku/text/faces/": "a face in text a game",
    "src/sengoku/bots/levels.toml": "data keyed by game: which bot plays at which level",
    "src/sengoku/bots/tuned/": "data keyed by game: weights that were found",
    "web/src/boards/": "a board a game",
    "web/dist": "the page, built",
    "pyproject.toml": "the contract that no game imports another has to list them",
}
# Of the kernel nothing is a game's own: no name may stand there.
KERNEL = "src/sengoku/games/kernel/"


def named(game: str) -> str:
    """How a game is called, with the long vowels that people write."""
    return game.replace("o", "[oō]")


NAMES = re.compile("|".join(named(game) for game in GAMES), re.IGNORECASE)
SIX = re.compile(r"\bSEATS\b|ABCDEF")  # the letters of six seats


def files() -> Iterator[tuple[str, str]]:
    """Everything that the house is made of, as text, but for the places that may name a game."""
    for path in sorted({path for pattern in WHERE for path in ROOT.glob(pattern)}):
        name = path.relative_to(ROOT).as_posix()
        own = name.startswith(tuple(ALLOWED)) and not name.startswith(KERNEL)
        if path.is_file() and path.suffix in TEXTS and not name.startswith(".") and not own:
            text = path.read_text(encoding="utf-8")
            yield name, code(text) if path.suffix == ".py" else text


def code(text: str) -> str:
    """A program without its comments and docstrings: these may show an example."""
    about = {
        node.body[0].value.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node)
        if isinstance(node.body[0], ast.Expr)
    }
    kept = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type != tokenize.COMMENT
        and not (token.type == tokenize.STRING and token.start[0] in about)
    ]
    return "\n".join(kept)


def test_no_file_of_the_house_names_a_game() -> None:
    found = [f"{name}: {hit[0]}" for name, text in files() for hit in NAMES.finditer(text)]
    assert found == []


def test_no_file_of_the_house_knows_six_seats() -> None:
    found = [name for name, text in files() if SIX.search(text) and not name.startswith(KERNEL)]
    assert found == []


@pytest.mark.parametrize("place", ALLOWED)
def test_every_place_that_may_name_one_is_there(place: str) -> None:
    assert (ROOT / place).exists() or place == "web/dist"


def test_it_would_notice() -> None:
    assert NAMES.search("Shitennō")
    assert NAMES.search(code('"""Shinobi."""\nUSUAL = "shinobi"  # Senji'))
    assert not NAMES.search(code('"""Shinobi."""\nUSUAL = 1  # Senji'))
