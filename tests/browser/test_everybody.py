"""For everybody: axe finds nothing on any screen, by day and by night; letters may be large."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page

from bench.browser import PHONE
from tests.browser.conftest import LIGHTS, Person

People: TypeAlias = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Colours that change, by day or by night, are told by their end.
STILL = """Promise.allSettled(
  document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().endTime < Infinity)
    .map((moving) => moving.finished)
)"""
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']}"


def faults(page: Page) -> list[str]:
    """What axe finds wrong, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    page.evaluate(STILL)
    found: dict[str, Any] = page.evaluate(f"axe.run(document, {RULES})")
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in found["violations"]]


@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing(people: People, light: str) -> None:
    person = people(color_scheme=light)
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    assert faults(page) == []
    for rules in ("shinobi#SHI-27", "shitenno#STN-41"):
        page.goto(f"/?rules={rules}")
        page.locator(
            f"{rules[rules.index('#') :]} figure"
        ).wait_for()  # with the board's own things
        assert faults(page) == []
    person.play_now()
    assert faults(page) == []
    page.locator("button.source[data-place]").first.click()
    assert faults(page) == []


def test_nothing_is_wider_than_a_phone_with_large_letters(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    for address in ("/", "/?rules=shinobi", "/?rules=shitenno"):
        page.goto(address)
        page.get_by_role("heading").first.wait_for()
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
