"""Plain HTTP in a flat, where browsers keep clipboard and seals to themselves: all else works."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from bench.browser import Server
from tests.browser.conftest import FLAT, Person
from tests.browser.journeys import seats

People: TypeAlias = Callable[..., Person]


def invited(page: Page) -> str:
    """A table for friends is set; its link is on the page."""
    page.goto("/")
    assert not page.evaluate("isSecureContext || navigator.clipboard || crypto.randomUUID")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create table").click()
    return page.get_by_label("The link", exact=True).input_value()


def test_a_link_is_copied_without_a_clipboard_of_the_page(people: People, server: Server) -> None:
    page = people(base_url=f"http://{FLAT}:{server.port}").page
    link = invited(page)
    button = page.get_by_role("button", name="Copy the link")
    button.click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.goto("/?rules=shinobi")
    page.get_by_label("Search the rules").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Search the rules")).to_have_value(link)


def test_where_nothing_may_be_copied_the_link_is_selected(people: People, server: Server) -> None:
    page = people(base_url=f"http://{FLAT}:{server.port}").page
    page.add_init_script("document.execCommand = () => false")
    link = invited(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is selected")).to_be_visible()
    assert page.evaluate(MARKED) == link


MARKED = """() => {
  const { value, selectionStart, selectionEnd } = document.activeElement;
  return value.slice(selectionStart, selectionEnd);
}"""


def test_a_game_is_played_and_no_seal_is_promised(people: People, server: Server) -> None:
    person = people(base_url=f"http://{FLAT}:{server.port}")
    person.play_now()
    assert person.turn()
    page = person.page
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    seats(page)
    for _ in ("asked", "agreed"):
        page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.get_by_text("sengoku verify")).to_be_visible()
    expect(page.get_by_role("button", name="Check it here")).to_have_count(0)
