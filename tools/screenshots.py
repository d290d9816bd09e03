"""Make the pictures of README and docs, from real games in a real browser: `make screenshots`.

One game of each kind is played at a real server, as hints advise, up to a moment that is worth a
picture. Every picture is taken on a desktop and on a phone, by day and by night. The deal is a new
one each time; what is shown is chosen by what it shows: an attack about to be made, a province to
be paid for, a march, an end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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


Moment = Callable[[protocol.State], bool]


def attacking(state: protocol.State) -> bool:
    """An attack can be made, when the provinces have grown."""
    return has(state, "attack") and seen(state, "pile") < 20


def paying(state: protocol.State) -> bool:
    """A province can be paid for, when the map is half full."""
    return has(state, "claim") and seen(state, "round") >= 4


def marching(state: protocol.State) -> bool:
    """Units can march, in the second summer."""
    return has(state, "march") and seen(state, "year") >= 2


def never(_: protocol.State) -> bool:
    """The game is played to its end."""
    return False


MOMENTS: Final[dict[str, Moment]] = {
    "shinobi": attacking,
    "shitenno": paying,
    "senji": marching,
}


def has(state: protocol.State, kind: str) -> bool:
    return any(move.kind == kind for move in state.moves)


def seen(state: protocol.State, figure: str) -> int:
    return int((state.view or {})[figure])


async def begin(server: str, game: str) -> Sitting:
    """Somebody sits down against bots."""
    http = Http(server)
    bots = {str(seat): LEVEL for seat in range(1, PLAYERS)}
    new = protocol.NewTable(game, PLAYERS, name="Ann", seat=0, bots=bots)
    entered = await http.make(new)
    await http.close()
    return Sitting(entered.id, http.key)


async def play(server: str, sitting: Sitting, moment: Moment) -> bool:
    """Play on as hints advise, until the moment has come; whether it has."""
    http = Http(server, sitting.key)
    seat = Seat(http, sitting.ident, 0)
    await seat.open()
    try:
        if seat.state is not None and seat.state.table.status == "waiting":
            await seat.start()
        async for state in seat.turns():
            if moment(state):
                return True
            try:
                best = await seat.hint(LEVEL)
                await seat.move(best[0]["move"], state.version)
            except NotAllowed as refusal:  # somebody who decides at the same time was faster
                if refusal.rule not in ("VERSION", "TURN"):
                    raise
        return False
    finally:
        await seat.close()
        await http.close()


def reach(server: str, game: str, moment: Moment) -> Sitting:
    """A game at its moment; some never come to it, and another one is played."""
    while True:
        sitting = asyncio.run(begin(server, game))
        if asyncio.run(play(server, sitting, moment)) or moment is never:
            return sitting


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

    def table(self, game: str, sitting: Sitting) -> None:
        """The moment of a game, with the first thing picked up that something can be done with."""
        self.be(sitting)
        self.page.goto(f"/t/{sitting.ident}")
        self.page.locator("button.source[data-place]").first.click()
        self.take(game)

    def end(self, sitting: Sitting) -> None:
        self.be(sitting)
        self.page.goto(f"/t/{sitting.ident}")
        self.page.get_by_role("dialog").wait_for()
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


def picture(camera: Camera, games: dict[str, Sitting], ended: Sitting) -> None:
    """All that one camera takes."""
    camera.home()
    camera.rules()
    for game, sitting in games.items():
        camera.table(game, sitting)
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
            ended = reach(server.address, "shinobi", never)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(**LAUNCH)
                for device, light in product(DEVICES, LIGHTS):
                    picture(Camera(browser, server.address, device, light), games, ended)
                browser.close()
        finally:
            server.end()


if __name__ == "__main__":
    main()
