"""Take pictures of the page, from real games in real browsers: `make screenshots`.

Each game is played on a real server by following hints, and stops at every moment that is worth a
picture: an attack about to be made, a lot to be answered, a march, an end. Each picture is taken on
a desktop and on a phone, in the light and the dark theme. The deal is a new one each time. Pictures
that README and docs use are saved with them, all others in `build/pictures`. To take only the
pictures of some games, name them: `python -m tools.screenshots senji`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeVar

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import DESKTOP, LAUNCH, PHONE, Server
from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat

HOUSE: Final = Path(__file__).parent.parent
DOCS: Final = HOUSE / "docs"
PICTURES: Final = DOCS / "pictures"
OTHERS: Final = HOUSE / "build" / "pictures"  # which no page uses
SHOWN: Final = "".join([page.read_text() for page in (HOUSE / "README.md", *DOCS.glob("*.md"))])
QUALITY: Final = 82
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
LIGHTS: Final = ("light", "dark")
PLAYERS: Final = 4
LEVEL: Final = "samurai"
# Waits for all animations to end, except those that run for ever.
STILL: Final = """Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
  .map((one) => one.finished)).then(() => 0)"""
SEARCHED: Final = 8_000  # ms: always enough for a bot to evaluate a step of a replay
Found = TypeVar("Found")


# The games.


class Sitting(NamedTuple):
    """A game on the server, and the cookie of its player."""

    ident: str
    key: str


class Moment(NamedTuple):
    """When a game is worth a picture: a kind of move is legal, and a figure has reached a value.

    `place` is what is then picked up, `thing` what must be visible on the screen. A `live` moment
    is visible only to those who were connected when it happened.
    """

    kind: str
    figure: str
    values: range
    place: str = ""
    thing: str = ".board"
    live: bool = False

    def move(self, state: protocol.State) -> protocol.LegalMove | None:
        """A move of that kind, if the moment has come."""
        if int((state.view or {})[self.figure]) not in self.values:
            return None
        return next((move for move in state.moves if move.kind == self.kind), None)


# By game, in the order in which they are looked for; the game's own name is its main picture.
MOMENTS: Final = {
    "shinobi": {"shinobi": Moment("attack", "pile", range(20), "column:0:{clan}")},
    "shitenno": {
        "shitenno-division": Moment("remove", "round", range(1, 9), thing=".seals .source"),
        "shitenno-offer": Moment("accept", "round", range(1, 9)),
        "shitenno": Moment("claim", "round", range(4, 9), "province:{province}"),
    },
    "senji": {
        "senji-setup": Moment("keep", "year", range(1), "samurai:{samurai}"),
        "senji-auction": Moment("lift", "year", range(1, 9), thing=".season.auction"),
        "senji-winter": Moment("take", "year", range(1, 9), thing=".offer"),
        "senji-offer": Moment("send", "year", range(1, 9), thing=".draft"),
        "senji-bids": Moment("order", "year", range(1, 9), thing=".reveal", live=True),
        "senji-spring": Moment("unorder", "year", range(1, 9), "province:{province}"),
        "senji": Moment("march", "year", range(2, 9), "piece:{piece}"),
        "senji-battle": Moment("support", "year", range(1, 9), thing=".battle"),
        "senji-autumn": Moment("combine", "year", range(1, 9), thing=".season.autumn"),
        "senji-samurai": Moment("keep", "year", range(1, 9), thing=".season.autumn"),
    },
}


async def begin(server: str, game: str) -> Sitting:
    """Somebody starts a game against bots."""
    http = Http(server)
    bots = {str(seat): LEVEL for seat in range(1, PLAYERS)}
    new = protocol.NewTable(game, PLAYERS, name="Ann", seat=0, bots=bots)
    entered = await http.make(new)
    await http.close()
    return Sitting(entered.id, http.key)


async def play(server: str, sitting: Sitting, moment: Moment | None) -> str | None:
    """Follow hints until the moment; return what is then picked up, or None if it never comes."""
    http = Http(server, sitting.key)
    seat = Seat(http, sitting.ident, 0)
    await seat.open()
    try:
        if seat.state is not None and seat.state.table.status == "waiting":
            await seat.start()
        async for state in seat.turns():
            if moment and (move := moment.move(state)):
                return moment.place.format(**move.parts)
            try:
                best = await seat.hint(LEVEL)
                await seat.move(best[0]["move"], state.version)
            except NotAllowed as refusal:  # another seat that acts at the same time was faster
                if refusal.rule not in ("VERSION", "TURN"):
                    raise
        return None
    finally:
        await seat.close()
        await http.close()


def apart(task: Coroutine[Any, Any, Found]) -> Found:
    """Run it in a thread of its own: the browser's thread already has an event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result()


# The pictures.


def path_of(file: str) -> Path:
    """Where a picture is saved: with the docs, if they use it."""
    path = (PICTURES if f"pictures/{file}" in SHOWN else OTHERS) / file
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


class Camera:
    """A browser of one size and theme, and the pictures that it takes."""

    def __init__(self, browser: Browser, address: str, device: str, light: str) -> None:
        self.name = f"{device}-{light}"
        self.phone = device == "phone"
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="reduce",
            locale="en",
            **DEVICES[device],
        )
        self.page: Page = self.context.new_page()
        self.film: dict[str, bytes] = {}

    def take(self, what: str) -> None:
        """Take a picture of the screen, after fonts have loaded and animations have ended."""
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.wait_for_timeout(700)
        self.page.evaluate(STILL)
        self.film[f"{what}-{self.name}.webp"] = self.page.screenshot()

    def develop(self) -> None:
        """Save all pictures afterwards, because a moment of the game may be short."""
        for file, shot in self.film.items():
            Image.open(BytesIO(shot)).save(path_of(file), quality=QUALITY, method=6)
        self.film.clear()

    def home(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.wait_for()
        self.take("home")

    def rules(self) -> None:
        self.page.goto("/?rules=shinobi#SHI-27")
        self.page.locator("#SHI-27").wait_for()
        self.take("rules")

    def visit(self, sitting: Sitting) -> None:
        """Open the table as its player."""
        cookie = {"name": "sengoku", "value": sitting.key, "url": self.address}
        self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page.goto(f"/t/{sitting.ident}")

    def moment(self, what: str, moment: Moment, place: str) -> None:
        """A moment of a game, with something picked up."""
        self.page.locator(moment.thing).first.wait_for()
        if place:
            self.page.locator(f"button.source[data-place='{place}']").first.click()
        self.take(what)

    def end(self, game: str, sitting: Sitting) -> None:
        """The result, and the opened secrets of a game that has some."""
        self.visit(sitting)
        self.page.get_by_role("button", name="Play again").wait_for()
        self.take(f"{game}-end")
        books = self.page.get_by_role("button", name="Open dossier")
        if books.count():
            books.click()
            self.page.locator(".dossier h4").first.scroll_into_view_if_needed()
            self.take(f"{game}-books")

    def past(self, sitting: Sitting) -> None:
        """The replay, with all hands open and each seat's chances to win."""
        self.page.goto(f"/t/{sitting.ident}?seat=all&step=60")
        self.page.get_by_role("slider").wait_for()
        if self.phone:
            self.page.get_by_role("button", name="The game, move by move").click()
        self.page.get_by_text("The chances").click()
        drawn, before = self.page.locator(".chart"), ""
        while before != (
            before := drawn.inner_html()
        ):  # each point of the curve is searched in turn
            self.page.wait_for_timeout(SEARCHED)
        self.take("replay")

    def leave(self) -> None:
        """Close the page while a game continues."""
        self.page.goto("about:blank")
        self.develop()


def picture(server: str, game: str, cameras: list[Camera]) -> None:
    """All pictures of a game; if a game never reaches its next moment, another one is played."""
    sitting = apart(begin(server, game))
    for what, moment in MOMENTS[game].items():
        while (place := reach(server, sitting, moment, cameras)) is None:
            sitting = apart(begin(server, game))
        for camera in cameras:
            camera.moment(what, moment, place)
        for camera in cameras:
            camera.leave()
    apart(play(server, sitting, None))
    for camera in cameras:
        camera.end(game, sitting)
        if game == "shinobi":
            camera.past(sitting)
        camera.leave()


def reach(server: str, sitting: Sitting, moment: Moment, cameras: list[Camera]) -> str | None:
    """Play until a moment, and take its pictures; return what is picked up, if it came."""
    if moment.live:
        visit(cameras, sitting)
    place = apart(play(server, sitting, moment))
    if not moment.live and place is not None:
        visit(cameras, sitting)
    return place


def visit(cameras: list[Camera], sitting: Sitting) -> None:
    for camera in cameras:
        camera.visit(sitting)


def main() -> None:
    """Take all pictures, or those of the games that are named."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--messages", "10000")
        browser = playwright.chromium.launch(**LAUNCH)
        try:
            cameras = [Camera(browser, server.address, *look) for look in product(DEVICES, LIGHTS)]
            for game in sys.argv[1:] or MOMENTS:
                picture(server.address, game, cameras)
            for camera in cameras:
                camera.home()
                camera.rules()
                camera.leave()
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
