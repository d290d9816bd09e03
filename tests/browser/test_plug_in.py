"""A game of another package in the browser: on the shelf, and played on the generic board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bench.browser import Server
from tests.browser.conftest import Person
from tests.examples.conftest import installed  # noqa: F401 (a fixture)


@pytest.fixture
def plugged(
    installed: dict[str, str],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    running = Server(tmp_path)
    yield running
    running.end()


def test_it_is_played_to_the_end_by_clicks(browser: Browser, plugged: Server) -> None:
    person = Person(browser, plugged.address)
    page = person.page
    page.goto("/")
    box = page.locator("article", has_text="Janken")
    expect(box).to_contain_text("2 to 8 players")
    box.get_by_role("button", name="Play now").click()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_text("There is no talk at this table.")).to_be_visible()  # the game says so
    page.get_by_role("tab", name="What happened").click()
    for left in range(5, 0, -1):
        expect(page.locator("dd", has_text=str(left)).last).to_be_visible()
        page.get_by_role("button", name="throw paper").click()
        expect(page.locator(".side li", has_text="The hands: ")).to_have_count(6 - left)
    expect(page.get_by_text("The game is over.").first).to_be_visible()
    page.goto("/?rules=janken#JAN-04")
    expect(page.locator("#JAN-04")).to_be_in_viewport()
    assert person.complaints == []
    person.context.close()
