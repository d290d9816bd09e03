"""`make play` on a fresh checkout: the table opens first, and outlives the change of engines."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parent.parent

# Instead of the project's own: what takes minutes there, and is tested by `make test` itself.
MAKEFILE = """
.venv/libraries:
\t@mkdir -p .venv/bin && cp python .venv/bin/python && touch $@
.venv/play:
\t@while [ ! -e compiled ]; do sleep 0.1; done; {result}
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Playing:
    """A process of `make play`, in a checkout that has no environment yet."""

    def __init__(self, folder: Path, result: str) -> None:
        self.folder = folder
        self.port = free_port()
        (folder / "tools").mkdir()
        for tool in ("play.py", "page.py"):
            shutil.copy(ROOT / "tools" / tool, folder / "tools")
        for part in ("src", "web"):
            (folder / part).symlink_to(ROOT / part)
        (folder / "Makefile").write_text(MAKEFILE.format(result=result))
        (folder / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        (folder / "python").chmod(0o755)
        self.said = folder / "said"
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, "tools/play.py"], cwd=folder, env=self.environment(), stdout=said
            )

    def environment(self) -> dict[str, str]:
        mine = {
            "SENGOKU_PORT": str(self.port),
            "SENGOKU_DATABASE": str(self.folder / "sengoku.db"),
            "BROWSER": "true",
        }
        return os.environ | mine

    def wait_for(self, what: Callable[[], bool]) -> None:
        until = monotonic() + 60
        while monotonic() < until:
            try:
                if what():
                    return
            except URLError:
                pass
            assert self.process.poll() is None, self.said.read_text()
            sleep(0.1)
        raise AssertionError(self.said.read_text())

    def ask(self, path: str, body: dict[str, object] | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self.port}{path}"
        with urlopen(Request(address, data, {"content-type": "application/json"})) as answer:
            found: bytes = answer.read()
            return found

    def make_table(self) -> str:
        asked: dict[str, object] = {"game": "shinobi", "players": 3, "name": "Ann"}
        ident: str = json.loads(self.ask("/api/tables", asked | {"access": "open"}))["id"]
        return ident


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[[str], Playing]]:
    started: list[Playing] = []

    def start(result: str) -> Playing:
        started.append(Playing(tmp_path, result))
        return started[-1]

    yield start
    for playing in started:
        playing.process.terminate()  # it ends its server
        playing.process.wait(30)


def test_the_table_opens_while_the_engine_is_compiled_and_no_game_is_lost(
    play: Callable[[str], Playing],
) -> None:
    playing = play("touch $@")
    playing.wait_for(lambda: b"<script" in playing.ask("/"))
    table = playing.make_table()
    assert "Bots think slower" in playing.said.read_text()
    (playing.folder / "compiled").touch()
    playing.wait_for(lambda: "Games go on." in playing.said.read_text())
    playing.wait_for(lambda: table in playing.ask(f"/api/tables/{table}").decode())
    playing.process.send_signal(signal.SIGINT)
    assert playing.process.wait(20) == 130
    with pytest.raises(URLError):
        playing.ask("/")


def test_where_the_engine_cannot_be_compiled_the_game_goes_on(
    play: Callable[[str], Playing],
) -> None:
    playing = play("false")
    playing.wait_for(lambda: b"<script" in playing.ask("/"))
    (playing.folder / "compiled").touch()
    playing.wait_for(lambda: "could not be compiled" in playing.said.read_text())
    assert playing.make_table()
    playing.process.terminate()
    assert playing.process.wait(20) == 143
    with pytest.raises(URLError):
        playing.ask("/")
