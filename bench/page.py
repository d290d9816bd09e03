"""How light and how quick the page is: `python -m sengoku.bench.page`.

Its weight is script and style as they travel. First play is the time from the address to a board on
which something can be done, by a click on "Play now" as soon as it is there: a fresh browser each
time, a server that is awake. It needs Chromium, and the package `playwright`.
"""

from __future__ import annotations

import gzip
import re
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console

import sengoku

from .browser import LAUNCH, Server

WEB: Final = Path(sengoku.__file__).parent / "web"
TIMES: Final = 7
BAR: Final = 200_000  # bytes until the first play, in English: what the project promises
LATER: Final = re.compile(  # what a first game does not need
    r"^(ReplayPage|Rules|Picture|generic|(shinobi|shitenno|senji)\.\w\w|[a-df-z]\w)-"
)


def first_play(folder: Path) -> int:
    """The bytes of script and style that are loaded until a first game is under way."""
    found = [path for path in folder.glob("assets/*") if path.suffix in (".js", ".css")]
    needed = [path for path in found if not LATER.match(path.name)]
    return sum(len(gzip.compress(path.read_bytes())) for path in needed)


def seconds(server: Server) -> list[float]:
    """First plays, in seconds: home, until it can be clicked, and then the board."""
    from playwright.sync_api import sync_playwright

    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for _ in range(TIMES + 1):
            page = browser.new_context(base_url=server.address).new_page()
            began = time.perf_counter()
            page.goto("/", wait_until="commit")
            page.get_by_role("button", name="Play now").first.click()
            page.wait_for_selector(".hand button.source")
            found.append(time.perf_counter() - began)
            page.context.close()
        browser.close()
    return found[1:]  # the first one wakes everything up


def main() -> None:
    """Print the figures beside what is promised."""
    weight = first_play(WEB)
    Console().print(
        f"script and style until the first play: {weight / 1000:.0f} kB of {BAR // 1000}"
    )
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            times = sorted(seconds(server))
        finally:
            server.end()
    middle = statistics.median(times)
    Console().print(f"first play: {middle:.2f} s ({times[0]:.2f} to {times[-1]:.2f}) of 1")


if __name__ == "__main__":
    main()
