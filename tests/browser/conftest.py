"""A real server and real browsers: what every test of the page stands on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = os.environ.get("SENGOKU_CHROMIUM", "/usr/bin/chromium")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Server:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, at the port that it had before."""
        flags = ["--port", str(self.port), "--database", str(self.database)]
        limits = ["--tables", "10000", "--requests", "100000"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sengoku.server", *flags, *limits],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if '"listening"' in line:
                self.port = json.loads(line)["port"]
                return
        raise RuntimeError("the server did not start")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(20)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-gpu"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


class Person:
    """Somebody with a browser of their own; what its console complains about is kept."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        usual: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en"}
        self.context: BrowserContext = browser.new_context(base_url=address, **usual | settings)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def listen(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text:
            self.complaints.append(message.text)

    def play_now(self, game: int = 0) -> None:
        """Start a table against bots."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").nth(game).click()
        self.page.wait_for_url("**/t/*")
        self.wait()

    def wait(self) -> None:
        """Wait until it is this person's turn, or the game is over."""
        self.page.wait_for_selector(ASKED, timeout=30_000)

    @property
    def over(self) -> bool:
        return self.page.get_by_role("button", name="The result").count() > 0

    def turn(self) -> bool:
        """Make a move by clicks, the first that glows; False if it is somebody else's turn."""
        button = self.page.locator(".prompt .button.seal")
        if button.count():
            button.first.click()
            return True
        sources = self.page.locator("button.source[data-place]")
        if sources.count() == 0:
            return False
        sources.first.click()
        self.page.locator(TARGETS).first.click()
        return True


ASKED = "button.source[data-place], .prompt .button.seal"
TARGETS = "button.victim[data-place], button.target[data-place], button.here"


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    """Makes persons; none of their consoles may have complained at the end."""
    met: list[Person] = []

    def person(**settings: Any) -> Person:
        met.append(Person(browser, server.address, **settings))
        return met[-1]

    yield person
    complaints = [text for one in met for text in one.complaints]
    for one in met:
        one.context.close()
    assert complaints == []
