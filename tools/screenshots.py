"""Make the pictures of README and docs, from real games in a real browser: `make screenshots`.

Every picture is taken on a desktop and on a phone, by day and by night. The deal is a new one each
time; what is shown is chosen by what it shows: an attack that is about to be made, an end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import DESKTOP, LAUNCH, PHONE, Server

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
QUALITY: Final = 82
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
LIGHTS: Final = ("light", "dark")
SOURCE: Final = "button.source[data-place]"
BUTTON: Final = ".prompt .button.seal"
TARGET: Final = "button.victim[data-place], button.target[data-place], button.here"
EARLY: Final = 14  # decisions before a picture of the table is worth it


class Camera:
    """A browser of one size in one light, and the pictures that it takes."""

    def __init__(self, browser: Browser, address: str, device: str, light: str) -> None:
        self.name = f"{device}-{light}"
        context = browser.new_context(
            base_url=address,
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="reduce",
            locale="en",
            **DEVICES[device],
        )
        self.page: Page = context.new_page()

    def take(self, what: str) -> None:
        """Take a picture of what is on the screen, when all letters are there and nothing moves."""
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.wait_for_timeout(500)
        shot = Image.open(BytesIO(self.page.screenshot()))
        shot.save(PICTURES / f"{what}-{self.name}.webp", quality=QUALITY, method=6)

    def walk(self) -> None:
        """Through all that there is to see."""
        self.home()
        while not self.game():  # some games see no attack of ours
            self.page.goto("/")
        self.past()
        self.rules()
        self.page.context.close()

    def home(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.wait_for()
        self.take("home")

    def game(self) -> bool:
        """A game against bots, with a picture of an attack (if there is one) and one of the end."""
        page, shown = self.page, False
        page.get_by_role("button", name="Play now").first.click()
        for decision in self.decisions():
            attacks = page.get_by_role("heading", name=re.compile("choose a column")).count() > 0
            if not shown and attacks and decision > EARLY:
                page.locator(SOURCE).first.click()
                self.take("table")
                page.keyboard.press("Escape")
                shown = True
            self.decide(decision)
        page.get_by_role("dialog").wait_for()
        self.take("end")
        return shown

    def decisions(self) -> Iterator[int]:
        """Count the decisions that are asked of us, until the game is over."""
        result = self.page.get_by_role("button", name="The result")
        for decision in range(1000):
            self.page.wait_for_selector(f"{SOURCE}, {BUTTON}", timeout=30_000)
            if result.count():
                return
            yield decision
            self.page.wait_for_timeout(60)

    def decide(self, decision: int) -> None:
        """Something that can be done; cards of the hand first, so that the own province grows."""
        if self.page.locator(BUTTON).count():
            self.page.locator(BUTTON).first.click()
            return
        sources = self.page.locator(SOURCE)
        sources.last.click()
        targets = self.page.locator(TARGET)
        targets.nth(decision % targets.count()).click()

    def past(self) -> None:
        """The same game, with all hands open."""
        steps = 60
        self.page.goto(f"{self.page.url}?seat=all&step={steps}")
        self.page.get_by_role("slider").wait_for()
        self.take("replay")

    def rules(self) -> None:
        self.page.goto("/?rules=shinobi#SHI-27")
        self.page.locator("#SHI-27").wait_for()
        self.take("rules")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(**LAUNCH)
            for device, light in product(DEVICES, LIGHTS):
                Camera(browser, server.address, device, light).walk()
            browser.close()
        finally:
            server.end()


if __name__ == "__main__":
    main()
