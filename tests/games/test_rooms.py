"""The rooms of a game: the same in every folder, none too large, and the rules without a judge."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.registry import GAMES

FOLDER = Path(__file__).parent.parent.parent / "src" / "sengoku" / "games"
ROOMS = (
    *("components", "notation", "codes", "state", "rules"),
    *("view", "shape", "figures", "worlds", "features", "positions", "judge"),
)
MADE = ("codes.py", "records.py")  # by `make codes`
SOURCES = [path for path in sorted(FOLDER.rglob("*.py")) if path.name not in MADE]
LONGEST_FUNCTION = 40
LONGEST_FILE = 500


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    for room in ROOMS:
        home = FOLDER / game / room
        assert home.with_suffix(".py").is_file() or (home / "__init__.py").is_file(), home


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_without_its_judge(game: str) -> None:
    """Not even indirectly: whoever imports the game has not imported what bots believe."""
    judge = f"{GAMES[game]}.judge"
    code = f"import sys, sengoku; sengoku.game({game!r}); print({judge!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_files_and_functions_can_be_read_at_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
    for function in functions(path):
        assert function.end_lineno is not None
        length = function.end_lineno - function.lineno + 1
        assert length <= LONGEST_FUNCTION, f"{function.name} has {length} lines"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_comparison_depends_on_the_next_kind_of_move(path: Path) -> None:
    """The end of a kind is `X_END`; the first code of the next kind says nothing about it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            for operator, left, right in zip(node.ops, sides[:-1], sides[1:], strict=True):
                above = right if isinstance(operator, ast.Lt | ast.LtE) else ""
                above = left if isinstance(operator, ast.Gt | ast.GtE) else above
                assert not above.endswith("_CODE"), ast.unparse(node)
