"""Languages on the page: switched in mid-game, and nothing on any screen escapes them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from playwright.sync_api import Page, Route, ViewportSize, expect

from bench.browser import PHONE
from sengoku.words.check import source
from tests.browser.conftest import TARGETS, Person
from tests.browser.decisions import decisions
from tests.browser.wire import Wire
from tests.words.pseudo import Accents

People: TypeAlias = Callable[..., Person]
FIGURES = {  # what is no text of ours: names, languages by their own name, notation
    "Sengoku", "Benkei", "Chiyo", "Daigo", "English", "Italiano", "Nederlands", "Fran", "ais",
    "deploy", "strike", "settle", "march", "attack", "rest", "to", "in", "from", "on", "with",
    "hojo", "mori", "oda", "takeda", "uesugi", "ninja", "http", "SHI",
    "Ann", "Bo", "Cleo", "Dan", "Eve", "Guest",  # at other tables of the same server
}  # fmt: skip
# Every text and every label that somebody may read or hear.
SAID = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.data);
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      found.push(one.getAttribute(name) ?? "");
  return found;
}"""


def escaped(page: Page) -> set[str]:
    """Plain words on the screen that never went through the words."""
    words = {word for text in page.evaluate(SAID) for word in re.findall("[A-Za-z]{2,}", text)}
    assert any("⟦" in text for text in page.evaluate(SAID))
    return words - FIGURES


def test_the_language_changes_in_mid_game(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place^='hand:']").first.click()
    picked = page.locator("button.picked").get_attribute("data-place")
    field = page.locator(".side form input").last
    expect(field).to_have_attribute("placeholder", re.compile("^Type a move: "))
    page.get_by_role("button", name="Settings").click()
    french = page.get_by_text("Français", exact=True)
    expect(french).to_have_attribute("lang", "fr")  # a name in its own language
    french.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(field).to_have_attribute("placeholder", "Taper un coup")  # the notation is English
    page.keyboard.press("Escape")
    assert page.locator("button.picked").get_attribute("data-place") == picked
    page.locator(TARGETS).first.click()
    told = page.locator(".side li.mine").last
    expect(told).to_contain_text(re.compile("Vous avez (déployé|frappé)"))


def pseudo(route: Route) -> None:
    """English with accents, instead of English."""
    text = FluentSerializer().serialize(Accents().visit(FluentParser().parse(source("en"))))
    route.fulfill(body=f"export default {json.dumps(text)}", content_type="text/javascript")


def test_no_text_escapes_the_languages(people: People) -> None:
    person = people()
    page = person.page
    page.route(re.compile(r"/assets/(\w+-)?en-[^/]*\.js$"), pseudo)
    page.goto("/")
    play = page.locator(".box .button.seal").first
    play.wait_for()
    assert escaped(page) == set()
    page.locator("header nav button").last.click()
    page.get_by_role("dialog").first.wait_for()
    assert escaped(page) == set()
    page.keyboard.press("Escape")
    play.click()
    person.wait()
    assert escaped(page) == set()
    page.locator("button.source[data-place^='hand:']").first.click()
    page.locator("button[data-place='column:0:0']").click(force=True)
    page.get_by_role("tooltip").wait_for()
    assert escaped(page) == set()
    page.keyboard.press("Escape")
    page.locator(".deeds summary").click()
    page.get_by_role("tab").last.click()
    page.locator(".prompt .button").last.click()
    page.locator(".hints li").first.wait_for()
    assert escaped(page) == set()
    page.keyboard.press("Escape")
    person.play_out()
    page.locator(".end .fair .button").click()
    page.locator(".end .yes").wait_for()
    assert escaped(page) == set()
    page.goto(f"{page.url}?step=9")
    page.get_by_role("slider").wait_for()
    assert escaped(page) == set()


# What is written on a button and does not fit into it; what only the keyboard comes to is clipped.
TOO_LONG = """() => [...document.querySelectorAll("button, .button")].filter((button) =>
  getComputedStyle(button).textOverflow !== "ellipsis" &&
  getComputedStyle(button).clipPath === "none" &&
  (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
).map((button) => button.innerText).filter((text) => /\\p{L}{2}/u.test(text))"""


@pytest.mark.parametrize("language", ["fr", "it", "nl"])
def test_words_stay_on_their_buttons(people: People, language: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    person, wire = people(locale=language, **phone), Wire()
    person.page.route_web_socket("**/socket*", wire.open)
    for place, decision in enumerate([one for one in decisions("senji") if "want" in one.kinds]):
        wire.tell(decision.state, decision.seat)
        if place == 0:
            person.page.goto("/")
            person.page.locator(".box .button.seal").nth(2).click()
        person.page.locator(".wants .any").wait_for()
        for window in (ViewportSize(width=390, height=844), ViewportSize(width=820, height=1180)):
            person.page.set_viewport_size(window)
            assert person.page.evaluate(TOO_LONG) == []
