"""docs/click.md is true: what it names is there, and a real move goes the way that it tells."""

from __future__ import annotations

import ast
import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from sengoku.games.kernel.streams import Random
from tests.server.inside import inside
from tests.server.rig import People, play_on, run

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/click.md").read_text()
DRAWN = (ROOT / "docs/pictures/click.svg").read_text()
ROWS: list[tuple[str, str]] = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
COMPILED = "src/sengoku/games/"  # what is compiled calls unseen


def defined_in_python(path: Path) -> set[str]:
    """The functions and methods of a module, as `name` and `Class.name`, and its classes."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        for one, prefix in [(node, ""), *((part, f"{node.name}.") for part in inner)]:  # type: ignore[attr-defined]
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(prefix + one.name)
    return found


def defined_in_page(path: Path) -> set[str]:
    """The functions and methods of a file of the page."""
    text = path.read_text()
    found = set(re.findall(r"^\s*(?:export )?(?:async )?function (\w+)", text, re.MULTILINE))
    for name, body in re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", text, re.M | re.S):
        methods = re.findall(r"^  (?:private )?(?:async )?(\w+)\([^\n]*\{$", body, re.MULTILINE)
        found |= {f"{name}.{method}" for method in methods}
    return found


def defined_in(path: Path) -> set[str]:
    return defined_in_python(path) if path.suffix == ".py" else defined_in_page(path)


@pytest.mark.parametrize(("file", "name"), ROWS)
def test_every_file_and_function_that_the_page_names_exists(file: str, name: str) -> None:
    assert name in defined_in(ROOT / file)


def test_the_rest_of_the_page_and_the_picture_name_what_is_there() -> None:
    files = {file for file, _ in ROWS} | {
        "src/sengoku/server/bus.py",
        "src/sengoku/server/hub.py",
    }
    known = {name for file in files for name in defined_in(ROOT / file)}
    prose = re.sub(r"^\|.*", "", PAGE, flags=re.MULTILINE)
    in_prose = re.findall(r"`([A-Z]\w+\.\w+)`", prose)
    assert "Room.catch_up" in in_prose
    assert set(in_prose) - {"Table.answered"} <= known  # a dictionary, not a function
    drawn = re.findall(r'monospace" font-size="13" fill="#\w+">([^<]+)<', DRAWN)
    assert "commit" in drawn
    assert set(drawn) <= {name for _, name in ROWS}


def test_a_real_move_goes_through_the_server_as_the_page_tells(tmp_path: Path) -> None:
    told = [row for row in ROWS if row[0].endswith(".py") and not row[0].startswith(COMPILED)]
    met: list[tuple[str, str]] = []
    watching = threading.Event()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and watching.is_set():
            code = frame.f_code
            for row in told:
                here = code.co_filename.endswith(row[0].removeprefix("src/"))
                if here and code.co_qualname == row[1] and row not in met:
                    met.append(row)

    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            await people.gather("shinobi", 3)
            watching.set()
            await play_on(people.seats[0], Random(1), most=1)
            watching.clear()

    threading.setprofile(look)  # the log writer's thread
    sys.setprofile(look)
    try:
        run(play())
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    assert met == told
