"""How light and how quick the page is: `python -m sengoku.bench.page`.

Its weight is script and style as they travel. Its times are counted from the address on, in a fresh
browser each time, with a server that is awake and a click on "Play now" as soon as it is there:
until the own hand lies on the board, and until something can be done with it. The second one has
the moves of those bots in it that begin before us, with their motion. It needs Chromium, and the
package `playwright`.
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
TIMES: Final = 9
MOMENTS: Final = {
    "the own hand on the board": ".hand button",
    "the first own decision, bots before it included": ".hand button.source",
}
BAR: Final = 200_000  # bytes until the first play, in English: what the project promises
LATER: Final = re.compile(  # what a first game does not need
    r"^(ReplayPage|Rules|Picture|generic|(shinobi|shitenno|senji)\.\w\w|[a-df-z]\w)-"
)
BOARD: Final = re.compile(r"^(shinobi|shitenno|senji)-.*\.js$")  # one of them is loaded
IMPORTED: Final = re.compile(r'(?:from|import)"\./([\w.-]+\.js)"')


def first_play(folder: Path) -> int:
    """The bytes of script and style that are loaded until a first game of the heaviest board."""
    assets = {path.name: path for path in folder.glob("assets/*") if path.suffix in (".js", ".css")}
    now = {name for name in assets if not LATER.match(name)}
    boards = {found[1]: needed(assets, found[0]) for found in map(BOARD.match, now) if found}
    parts = set[str]().union(*boards.values())
    common = {part for part in now if stem(part) not in {stem(other) for other in parts}}
    common |= {part for name in common for part in needed(assets, name)}

    def size(names: set[str]) -> int:
        stems = {stem(name) for name in names}  # with the style of a script
        return sum(
            len(gzip.compress(path.read_bytes()))
            for name, path in assets.items()
            if stem(name) in stems
        )

    return max(size(common | own) for own in boards.values())


def needed(assets: dict[str, Path], name: str) -> set[str]:
    """A script, and all that it imports at once."""
    found, open_ = set[str](), [name]
    while open_:
        name = open_.pop()
        if name not in found and name in assets:
            found.add(name)
            open_ += IMPORTED.findall(assets[name].read_text(encoding="utf-8"))
    return found


def stem(name: str) -> str:
    """What a script and its style have in common: all before the version, which may have dashes."""
    return name.partition("-")[0]


def times(server: Server) -> dict[str, list[float]]:
    """First plays, in seconds."""
    from playwright.sync_api import sync_playwright

    found: dict[str, list[float]] = {what: [] for what in MOMENTS}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for _ in range(TIMES + 1):
            page = browser.new_context(base_url=server.address).new_page()
            began = time.perf_counter()
            page.goto("/", wait_until="commit")
            page.get_by_role("button", name="Play now").first.click()
            for what, thing in MOMENTS.items():
                page.wait_for_selector(thing)
                found[what].append(time.perf_counter() - began)
            page.context.close()
        browser.close()
    return {what: sorted(all_of[1:]) for what, all_of in found.items()}  # the first one wakes all


def main() -> None:
    """Print the figures beside what is promised."""
    weight = first_play(WEB)
    Console().print(
        f"script and style until the first play: {weight / 1000:.0f} kB of {BAR // 1000}"
    )
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found = times(server)
        finally:
            server.end()
    for what, all_of in found.items():
        middle, spread = statistics.median(all_of), f"{all_of[0]:.2f} to {all_of[-1]:.2f}"
        Console().print(f"{what}: {middle:.2f} s ({spread}; promised: 1)")


if __name__ == "__main__":
    main()
