"""The size and speed of the page: `python -m sengoku.bench.page`.

Its size is that of script and style as transferred. Its times are measured in the page itself, in a
new browser each time, with a warm server and a click on "Play now" as soon as it appears: until the
page is loaded, until the player's hand is painted on the board, and until the player can move. The
last includes the moves of bots that play before the player, with their animations.

Then it measures how the page answers whoever plays (`playing`): inputs at Senji with six seats, on
a desktop and a phone, and long tasks while bots move, in every game. All of it takes ten minutes;
its parts `first`, `inputs` and `tasks` can be named. It needs Chromium, and the package
`playwright`.
"""

from __future__ import annotations

import gzip
import json
import re
import statistics
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console

from sengoku.server.pages import WEB

from . import playing
from .browser import LAUNCH, Server

TIMES: Final = 9
PAUSE: Final = 50  # ms between two looks at what the page has noted
PATIENCE: Final = 60_000  # ms until a page counts as broken
MOMENTS: Final = {  # labels of the recorded moments
    "loaded": "loaded",
    "hand": "the own hand painted on the board",
    "ours": "the first own decision, after the bots before it",
}
HAND_BAR: Final = 1.0  # seconds from the address to the player's hand
INPUT_BAR: Final = 50  # ms from an input to the frame that shows its effect, for 95 of 100 inputs
TASK_BAR: Final = 100  # ms of a task while bots move
WATCHED: Final = 60  # seconds for which bots are watched in each game
# Clicks and records times in the page itself: measuring from outside would be too late.
WATCH: Final = """
  const seen = (window.seen = {})
  const painted = (what) => () =>
    requestAnimationFrame(() => setTimeout(() => (seen[what] = performance.now())))
  const steps = [
    ["button.seal:enabled", (button) => button.click()],
    [".hand button", painted("hand")],
    [".hand button.source", painted("ours")],
  ]
  new MutationObserver(() => {
    for (let found; steps.length && (found = document.querySelector(steps[0][0])); )
      steps.shift()[1](found)
  }).observe(document, { childList: true, subtree: true, attributes: true })
"""
NOTED: Final = """() => ({
  loaded: performance.getEntriesByType("navigation")[0].loadEventEnd, ...window.seen
})"""
BAR: Final = 180_000  # bytes until the first game, in English: the bar that the project sets itself
# What a first game loads, by the names of the manifest: the first page, the table, and one game.
EVERYWHERE: Final = ("index.html", "src/table/TablePage.svelte", "virtual:words/en.words")
BOARD: Final = re.compile(r"^src/boards/(\w+)/\1\.board\.ts$")


def first_play(folder: Path) -> int:
    """The bytes of script and style that a first game with the largest board loads."""
    return max([weight(folder, files) for files in first_files(folder).values()])


def first_files(folder: Path) -> dict[str, set[str]]:
    """By game: the files of script and style that a first game of it loads."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    games = [found[1] for found in map(BOARD.match, manifest) if found]
    return {
        game: needed(
            manifest,
            [*EVERYWHERE, f"src/boards/{game}/{game}.board.ts", f"virtual:words/{game}-en.words"],
        )
        for game in games
    }


def needed(manifest: dict[str, Any], names: Iterable[str]) -> set[str]:
    """The files of these chunks, and of everything that they import statically."""
    found, files, open_ = set[str](), set[str](), list(names)
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            files |= {manifest[name]["file"], *manifest[name].get("css", [])}
            open_ += manifest[name].get("imports", [])
    return files


def weight(folder: Path, files: Iterable[str]) -> int:
    """The bytes of files as they are transferred."""
    return sum([len(gzip.compress((folder / name).read_bytes())) for name in files])


def times(server: Server) -> list[dict[str, float]]:
    """First games: the moments of each, in seconds since the navigation started."""
    from playwright.sync_api import sync_playwright

    found: list[dict[str, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for _ in range(TIMES + 1):
            context = browser.new_context(base_url=server.address)
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto("/")
            for _ in range(PATIENCE // PAUSE):
                if "ours" in (noted := page.evaluate(NOTED)):
                    break
                page.wait_for_timeout(PAUSE)
            found.append({what: noted[what] / 1000 for what in MOMENTS})
            context.close()
        browser.close()
    return found[1:]  # the first one warms up everything


def told(all_of: Iterable[float]) -> str:
    """The median, the minimum and the maximum."""
    ordered = sorted(all_of)
    return f"{statistics.median(ordered):.2f} s ({ordered[0]:.2f} to {ordered[-1]:.2f})"


def first(console: Console, server: Server) -> None:
    """The moments of a first game."""
    found = times(server)
    console.print("from the address on:")
    for what, name in MOMENTS.items():
        bar = f"; the bar: {HAND_BAR:.0f} s" if what == "hand" else ""
        console.print(f"  {name}: {told(one[what] for one in found)}{bar}")
    after = told(one["hand"] - one["loaded"] for one in found)
    console.print(f"from the loaded page to the own hand: {after}")


def inputs(console: Console, server: Server) -> None:
    """From inputs to their effect."""
    console.print("from an input to the painted frame that shows its effect, Senji, six seats:")
    for device in playing.DEVICES:
        found = sorted(in_browser(partial(playing.inputs, server=server, device=device)))
        took = [one.took for one in found]
        usual, most = statistics.median(took), took[int(0.95 * len(took))]
        console.print(
            f"  {device}: median {usual:.0f} ms, 95th percentile {most:.0f} ms; "
            f"the bar: {INPUT_BAR} ms; {len(took)} inputs"
        )
        worst = found[-1]
        console.print(
            f"    the worst {worst.took:.0f} ms: {worst.what} ({worst.season}): {worst.cause}"
        )


def tasks(console: Console, server: Server) -> None:
    """Long tasks while bots move."""
    console.print("tasks of more than 50 ms while bots move:")
    for game, seats in playing.SEATS.items():
        watch = partial(playing.tasks, server=server, game=game, seconds=WATCHED)
        seconds, found = in_browser(watch)
        slow = sum([task.took > TASK_BAR for task in found])
        console.print(
            f"  {game}, {seats} seats: {len(found)} in {seconds:.0f} s, "
            f"{slow} over the bar of {TASK_BAR} ms"
        )
        if found:
            worst = max(found)
            console.print(f"    the worst {worst.took:.0f} ms ({worst.season}): {worst.cause}")


def in_browser(what: Callable[[Any], Any]) -> Any:
    """Measure something in a new browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        try:
            return what(browser)
        finally:
            browser.close()


PARTS: Final = {"first": first, "inputs": inputs, "tasks": tasks}


def main() -> None:
    """Print the figures next to the bars; of all parts, or those that are named."""
    console, heaviest = Console(soft_wrap=True), first_play(WEB) / 1000
    console.print(f"script and style until the first play: {heaviest:.0f} kB of {BAR // 1000}")
    for name in [part for part in sys.argv[1:] if part in PARTS] or PARTS:
        with TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                PARTS[name](console, server)
            finally:
                server.end()


if __name__ == "__main__":
    main()
