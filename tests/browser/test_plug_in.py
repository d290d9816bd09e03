"""A game of another package in the browser: on the shelf, on its own board or the generic one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.browser import Server
from tests.browser.conftest import Person
from tests.examples.conftest import installed  # noqa: F401 (a fixture)

Serve: TypeAlias = Callable[[str], Server]


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Start a server that finds the packages of a path."""
    running: list[Server] = []

    def started(path: str) -> Server:
        monkeypatch.setenv("PYTHONPATH", path)
        running.append(Server(tmp_path))
        return running[-1]

    yield started
    for server in running:
        server.end()


def begin(page: Page) -> None:
    """Sit down at a table of it against bots."""
    page.goto("/")
    box = page.locator("article", has_text="Janken")
    expect(box).to_contain_text("2 to 8 players")
    box.get_by_role("button", name="Play now").click()


def test_it_is_played_to_the_end_on_a_board_of_its_own(
    browser: Browser,
    installed: dict[str, str],  # noqa: F811
    serve: Serve,
) -> None:
    person = Person(browser, serve(installed["PYTHONPATH"]).address)
    page = person.page
    begin(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Chat is off at this table.")).to_be_visible()  # the game says so
    page.get_by_role("tab", name="What happened").click()
    expect(page.locator(".janken-player")).to_have_count(2)
    straw = page.locator(".janken-players")
    expect(straw).to_have_css("border-radius", "999px")  # its style sheet has come
    for left in ("5 rounds to go", "4 rounds to go", "3 rounds to go", "2 rounds to go", "last"):
        expect(page.locator(".janken-left")).to_contain_text(left)
        paper = page.get_by_role("button", name="paper")
        expect(paper).to_have_attribute("aria-disabled", "false")
        paper.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".janken-left")).not_to_contain_text(left)
        expect(paper).to_be_focused()
    expect(page.get_by_text("The game is over.").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".janken-player .janken-card.paper").first).to_be_visible()
    page.goto(page.url + "?step=")
    expect(page.locator(".janken-player")).to_have_count(2)  # in the replay, too
    page.goto("/?rules=janken#JAN-04")
    expect(page.locator("#JAN-04")).to_be_in_viewport()
    assert person.complaints == []
    person.context.close()


def test_without_a_board_of_its_own_it_has_the_generic_one(
    browser: Browser,
    installed: dict[str, str],  # noqa: F811
    serve: Serve,
    tmp_path: Path,
) -> None:
    first, _, rest = installed["PYTHONPATH"].partition(os.pathsep)
    bare = shutil.copytree(first, tmp_path / "bare", ignore=shutil.ignore_patterns("board"))
    person = Person(browser, serve(os.pathsep.join([str(bare), rest])).address)
    page = person.page
    begin(page)
    expect(page.locator("dd", has_text="5").last).to_be_visible()
    page.get_by_role("button", name="throw paper").click()
    expect(page.locator(".side li", has_text="The hands: ")).to_have_count(1)
    assert person.complaints == []
    person.context.close()
