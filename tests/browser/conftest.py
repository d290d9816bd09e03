"""A real server and real browsers: what every test of the page stands on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from bench.browser import DESKTOP, LAUNCH, Server
from sengoku.client.http import Http
from sengoku.client.seat import Seat
from sengoku.games.kernel.streams import Random
from tests.server.rig import play_on, run


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """With a name for this machine that browsers take for another one: plain HTTP, as in a flat."""
    return LAUNCH | {"args": [*LAUNCH["args"], f"--host-resolver-rules=MAP {FLAT} 127.0.0.1"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


class Person:
    """Somebody with a browser of their own; what its console complains about is kept."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        usual: dict[str, Any] = {
            "base_url": address,
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en",
        }
        self.address = address
        self.context: BrowserContext = browser.new_context(**usual | settings)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def listen(self, message: Any) -> None:
        usual = any([words in message.text for words in USUAL])
        if message.type == "error" and not usual:
            self.complaints.append(message.text)

    def seen(self) -> str:
        """The text on the page, and what its console has complained about."""
        try:
            text = self.page.locator("body").inner_text(timeout=2000)
        except Error as error:
            text = str(error)
        return "\n".join([text, *self.complaints])

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
        return self.page.locator(RESULT).count() > 0

    def turn(self) -> bool:
        """Make a move by clicks, the first that glows; False if it is somebody else's turn."""
        button = self.page.locator(".prompt .deed .button")
        if button.count():
            button.first.click()
            return True
        sources = self.page.locator("button.source[data-place]")
        if sources.count() == 0:
            return False
        sources.first.click()
        self.page.locator(TARGETS).first.click()
        return True

    def play_behind(self, most: int = 10**9, seat: int = 0) -> None:
        """Let another device of this person's make moves: quicker than any clicks."""
        (key,) = [one["value"] for one in self.context.cookies() if one["name"] == "sengoku"]
        ident = self.page.url.partition("/t/")[2].partition("?")[0]

        async def play() -> None:
            other = Seat(Http(self.address, key), ident, seat)
            await other.open()
            await play_on(other, Random(1), most)
            await other.close()
            await other.http.close()

        with ThreadPoolExecutor(1) as thread:  # this one has a loop already
            thread.submit(run, play()).result()

    def play_out(self) -> None:
        """Let another device play to the end, and the page come after it."""
        self.play_behind()
        self.page.wait_for_selector(RESULT, timeout=30_000)


FLAT = "sengoku.test"
# What Chromium logs when a server or a network is away: requests that fail, a page that is not from
# a safe origin, and a socket whose connection is lost before it is open.
USUAL = ("net::ERR", "Opener-Policy", "Connection closed before")
WHOLE = bool(os.environ.get("SENGOKU_PROOF"))  # games to their end, where a part would do
LIGHTS: list[Literal["light", "dark"]] = ["light", "dark"] if WHOLE else ["dark"]  # for axe
SMALL = {"width": 1152, "height": 768}  # many pages at once have less to paint
RESULT = ".dock:not(.mine) .prompt .deed .button"  # asked often: to look for a role takes longer
ASKED = "button.source[data-place], .prompt .deed .button"
TARGETS = "button.victim[data-place], button.target[data-place], button.here"


MET = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Report what everybody saw last when a test fails."""
    report = yield
    if report.when == "call" and report.failed:
        for one in item.stash.get(MET, []):
            report.sections.append((f"seen at {one.page.url}", one.seen()))
    return report


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes persons; none of their consoles may have complained at the end."""
    met = request.node.stash[MET] = list[Person]()

    def person(**settings: Any) -> Person:
        met.append(Person(browser, server.address, **settings))
        return met[-1]

    yield person
    complaints = [text for one in met for text in one.complaints]
    for one in met:
        one.context.close()
    assert complaints == []


def gathered(people: Any, game: int, names: tuple[str, ...], **settings: Any) -> list[Person]:
    """People at one table: the first makes it, the others come by its link."""
    persons: list[Person] = [people(**settings) for _ in names]
    host = persons[0].page
    host.goto("/")
    host.get_by_role("button", name="Invite friends").nth(game).click()
    host.get_by_label("Your name").fill(names[0])
    host.get_by_role("dialog").get_by_text(str(len(names)), exact=True).click()
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("The link", exact=True).input_value()
    for name, person in zip(names[1:], persons[1:], strict=True):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Take this seat").first.click()
        person.page.get_by_role("button", name="I am ready").wait_for()
    return persons
