"""Walk the journeys of the docs in real browsers, and take their pictures: `make journeys`.

A newcomer plays each game against bots, on a desktop and on a phone; friends join by a link, lose
their connections, leave and return; six players negotiate in a winter of Senji. To run only some
journeys, name them, or games of the newcomer's: `python -m tools.journeys friends senji`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.browser import LAUNCH, Server
from tests.browser.conftest import ASKED, Person
from tests.browser.journeys import friends, winter
from tests.browser.proxy import Proxy
from tools.screenshots import DEVICES, MOMENTS, QUALITY, Sitting, apart, path_of, play

WIDEST: Final = 1152  # pixels of a picture
PATIENCE: Final = 90_000  # ms: a busy machine is not a failure
GAMES: Final = ("shinobi", "shitenno", "senji")
# Taps things that don't glow, one after the other, until the table explains why.
REFUSED: Final = "button[data-place]:not(.source):not(.target)"


def take(name: str, page: Page) -> None:
    """Take a picture of the screen, after fonts have loaded and animations have ended."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(600)
    shot = Image.open(BytesIO(page.screenshot()))
    shot.thumbnail((WIDEST, WIDEST))
    shot.save(path_of(f"journeys/{name}.webp"), quality=QUALITY, method=6)


def newcomer(person: Person, server: str, game: str, device: str) -> None:
    """Play from the first page to the end of a game, with a picture at each stage."""

    def look(station: str) -> None:
        take(f"{game}-{device}-{station}", page)

    page = person.page
    person.play_now(GAMES.index(game))
    look("first")
    refused(page)
    look("refusal")
    page.keyboard.press("Escape")
    page.locator(ASKED).first.click()
    page.wait_for_timeout(300)
    look("picked")
    page.keyboard.press("Escape")
    [cookie] = [one for one in person.context.cookies() if one.get("name") == "sengoku"]
    sitting = Sitting(page.url.rpartition("/")[2], cookie.get("value", ""))
    apart(play(server, sitting, MOMENTS[game][game]))
    look("middle")
    apart(play(server, sitting, None))
    page.get_by_role("button", name="Play again").wait_for()
    look("end")


def refused(page: Page) -> None:
    """Tap things that don't glow until one of them explains why."""
    for thing in page.locator(REFUSED).all()[:30]:
        if thing.is_visible():
            thing.click(force=True, timeout=2_000)
            page.wait_for_timeout(250)
            if page.get_by_role("tooltip").count():
                return


def walker(browser: Browser, server: Server) -> Callable[..., Person]:
    """Creates people with long timeouts."""

    def person(**settings: Any) -> Person:
        if settings.get("is_mobile"):
            settings = {"device_scale_factor": 2, **settings}
        found = Person(browser, server.address, **settings)
        found.context.set_default_timeout(PATIENCE)
        return found

    return person


def walk(browser: Browser, server: Server, wanted: list[str]) -> None:
    """Run the named journeys, or all."""
    people = walker(browser, server)
    for game, device in product(GAMES, DEVICES):
        if game in (wanted or GAMES):
            person = people(**DEVICES[device])
            newcomer(person, server.address, game, device)
            person.context.close()
    if not wanted or "friends" in wanted:
        proxy = Proxy(server.port)
        friends(people, proxy, lambda station, page: take(f"friends-{station}", page))
        proxy.end()
    if not wanted or "winter" in wanted:
        winter(people, lambda station, page: take(f"winter-{station}", page))


def main() -> None:
    """Run the journeys."""
    expect.set_options(timeout=PATIENCE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--messages", "10000")
        browser = playwright.chromium.launch(**LAUNCH)
        try:
            walk(browser, server, sys.argv[1:])
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
