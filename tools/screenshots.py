"""Make the pictures of README and docs, from real games in a real browser: `make screenshots`.

One game of each kind is played at a real server, as hints advise, up to a moment that is worth a
picture. Every picture is taken on a desktop and on a phone, by day and by night. The deal is a new
one each time; what is shown is chosen by what it shows: an attack about to be made, a province to
be paid for, a march, an end.
"""

from __future__ import annotations

import asyncio
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import DESKTOP, LAUNCH, PHONE, Server
from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
QUALITY: Final = 82
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
LIGHTS: Final = ("light", "dark")
PLAYERS: Final = 4
LEVEL: Final = "samurai"
SEARCHED: Final = 8_000  # ms in which a bot surely says how a game stood at a step


# The games.


class Sitting(NamedTuple):
    """A game at the server, and the cookie of the one who plays it."""

    ident: str
    key: str


class Moment(NamedTuple):
    """When a game is worth a picture: a kind of move is legal, and a figure has come so far.

    `place` is what is picked up for that move.
    """

    kind: str
    figure: str
    values: range
    place: str

    def move(self, state: protocol.State) -> protocol.LegalMove | None:
        """A move of that kind, if the moment has come."""
        if int((state.view or {})[self.figure]) not in self.values:
            return None
        return next((move for move in state.moves if move.kind == self.kind), None)


MOMENTS: Final = {
    "shinobi": Moment("attack", "pile", range(20), "column:0:{clan}"),
    "shitenno": Moment("claim", "round", range(4, 9), "province:{province}"),
    "senji": Moment("march", "year", range(2, 9), "piece:{piece}"),
}


async def begin(server: str, game: str) -> Sitting:
    """Somebody sits down against bots."""
    http = Http(server)
    bots = {str(seat): LEVEL for seat in range(1, PLAYERS)}
    new = protocol.NewTable(game, PLAYERS, name="Ann", seat=0, bots=bots)
    entered = await http.make(new)
    await http.close()
    return Sitting(entered.id, http.key)


async def play(server: str, sitting: Sitting, moment: Moment | None) -> str:
    """Play on as hints advise, until the moment has come; the place that is then picked up."""
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
            except NotAllowed as refusal:  # somebody who decides at the same time was faster
                if refusal.rule not in ("VERSION", "TURN"):
                    raise
        return ""
    finally:
        await seat.close()
        await http.close()


def reach(server: str, game: str, moment: Moment | None) -> tuple[Sitting, str]:
    """A game at its moment, and what is picked up; some never come to it: another one, then."""
    while True:
        sitting = asyncio.run(begin(server, game))
        place = asyncio.run(play(server, sitting, moment))
        if place or moment is None:
            return sitting, place


# The pictures.


class Camera:
    """A browser of one size in one light, and the pictures that it takes."""

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

    def be(self, sitting: Sitting) -> None:
        """Be the browser of the one who plays this game."""
        cookie = {"name": "sengoku", "value": sitting.key, "url": self.address}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    def take(self, what: str) -> None:
        """Take a picture of what is on the screen, when all letters are there and nothing moves."""
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.wait_for_timeout(700)
        shot = Image.open(BytesIO(self.page.screenshot()))
        shot.save(PICTURES / f"{what}-{self.name}.webp", quality=QUALITY, method=6)

    def home(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.wait_for()
        self.take("home")

    def table(self, game: str, sitting: Sitting, place: str) -> None:
        """The moment of a game, with something picked up."""
        self.be(sitting)
        self.page.goto(f"/t/{sitting.ident}")
        self.page.locator(f"button.source[data-place='{place}']").first.click()
        self.take(game)

    def end(self, sitting: Sitting) -> None:
        self.be(sitting)
        self.page.goto(f"/t/{sitting.ident}")
        self.page.get_by_role("button", name="Play again").wait_for()
        self.take("end")

    def past(self, sitting: Sitting) -> None:
        """The same game, with all hands open and how likely each seat was to win."""
        self.page.goto(f"/t/{sitting.ident}?seat=all&step=60")
        self.page.get_by_role("slider").wait_for()
        if self.phone:
            self.page.get_by_role("button", name="The game, move by move").click()
        self.page.get_by_text("The chances").click()
        drawn, before = self.page.locator(".chart"), ""
        while before != (before := drawn.inner_html()):  # point by point, each one searched
            self.page.wait_for_timeout(SEARCHED)
        self.take("replay")

    def rules(self) -> None:
        self.page.goto("/?rules=shinobi#SHI-27")
        self.page.locator("#SHI-27").wait_for()
        self.take("rules")


def picture(camera: Camera, games: dict[str, tuple[Sitting, str]], ended: Sitting) -> None:
    """All that one camera takes."""
    camera.home()
    camera.rules()
    for game, (sitting, place) in games.items():
        camera.table(game, sitting, place)
    camera.end(ended)
    camera.past(ended)
    camera.context.close()


def main() -> None:
    """Play the games, then take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), "--messages", "10000")
        try:
            games = {game: reach(server.address, game, MOMENTS[game]) for game in MOMENTS}
            ended, _ = reach(server.address, "shinobi", None)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(**LAUNCH)
                for device, light in product(DEVICES, LIGHTS):
                    picture(Camera(browser, server.address, device, light), games, ended)
                browser.close()
        finally:
            server.end()


if __name__ == "__main__":
    main()
