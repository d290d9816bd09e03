"""What a game of another package brings for the page is served, and nothing else of its package."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from tests.examples.conftest import installed  # noqa: F401 (a fixture)
from tests.server.rig import UNLIMITED, running


def test_a_board_is_served_below_the_root_and_nothing_beside_it(
    installed: dict[str, str],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(installed["PYTHONPATH"].partition(os.pathsep)[0])
    with running(tmp_path, *UNLIMITED, "--root", "/games") as server:
        root = f"{server.url}/games"
        boards = {game["name"]: game["board"] for game in httpx.get(f"{root}/api/games").json()}
        assert boards.pop("janken") == "boards/janken/board.js"
        assert set(boards.values()) == {""}  # the page has those of the built-in games
        board = httpx.get(f"{root}/boards/janken/board.js")
        assert board.headers["content-type"].startswith("text/javascript")
        assert board.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in board.headers["content-security-policy"]
        style = httpx.get(f"{root}/boards/janken/board.css")
        assert style.headers["content-type"].startswith("text/css")
        outside = ("../rules.py", "..%2frules.py", "%2e%2e/rules.py", "/etc/passwd", "", "none.js")
        for path in [*[f"janken/{name}" for name in outside], "shinobi/board.js", "none/board.js"]:
            assert httpx.get(f"{root}/boards/{path}").status_code == 404, path
