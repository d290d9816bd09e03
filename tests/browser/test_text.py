"""Played by text: by the keyboard alone, by number and by question, and what is said aloud."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from bench.browser import PHONE
from sengoku import Random
from tests.browser.conftest import LIGHTS, SMALL, WHOLE, Person
from tests.browser.test_by_ear import doubles
from tests.browser.test_everybody import faults
from tests.browser.test_people import press
from tests.browser.test_senji_talks import make_table

People: TypeAlias = Callable[..., Person]
KEYS = 3  # for a decision, by its number
SOME = 10**9 if WHOLE else 6  # decisions of a game that is not played to its end
FIELD = "main form input"
# Collects what is said aloud and what is answered, in the order in which it is added.
EARS = """
  window.said = [], window.answers = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      const region = node instanceof Element ? node.parentElement : null; // no comments
      if (region?.matches('[data-said]')) window.said.push(node.textContent);
      if (region?.matches('[data-answer]')) window.answers.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
"""
# A position that is described, and either asks something or is over.
READY = """(before) => {
  const main = document.querySelector('main[data-version]');
  if (!main || main.dataset.version === before) return false;
  return Boolean(document.querySelector('main ol[role=list] button, main .ways .button.seal'));
}"""
# How many moves there are to choose from; less than none at the end.
CHOICES = """() => document.querySelector('main .ways .button.seal') ? -1
  : document.querySelectorAll('main ol[role=list] button').length || false"""
# Another position, or a warning before a promise is broken.
ANSWERED = """(before) => document.querySelector('main')?.dataset.version !== before
  || document.querySelector('[data-answer] p') !== null"""
# The version of a position that asks something.
SHOWN = """() => document.querySelector('main ol[role=list] button')
  ?.closest('main').dataset.version ?? ''"""
TABLES = """() => [...document.querySelectorAll('main table')].map((table) => ({
  caption: table.caption?.textContent ?? '',
  heads: [...table.querySelectorAll('thead th')].map((head) => head.scope),
  rows: [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.scope),
}))"""
SIT = """(table) => fetch(`/api/tables/${table}/seats/1`, {
  method: "POST", headers: {"Content-Type": "application/json"}, body: '{"name": "Bo"}',
})"""
TOP = "({ body }) => (body.tabIndex = -1, body.focus(), body.removeAttribute('tabindex'))"
HERE = "[document.activeElement?.tagName, document.activeElement?.maxLength]"


def by_text(people: People, **settings: Any) -> Page:
    """A browser whose tables are played by text."""
    person = people(viewport=SMALL, **settings)
    person.context.add_init_script(EARS)
    person.page.goto("/")
    person.page.evaluate("localStorage.setItem('sengoku', JSON.stringify({ text: true }))")
    person.page.reload()
    page: Page = person.page
    return page


def start(page: Page, game: int) -> str:
    """A table against bots, by the keyboard; the version of its first decision."""
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(game).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    return ready(page, "")


def ready(page: Page, before: str) -> str:
    """Wait for a position after this one in which something is asked, or the end; its version."""
    page.wait_for_function(READY, arg=before, timeout=30_000)
    return str(page.locator("main[data-version]").get_attribute("data-version"))


def in_field(page: Page) -> None:
    """Nobody types into nothing."""
    assert page.evaluate(HERE) == ["INPUT", 400]


def type_line(page: Page, line: str) -> None:
    in_field(page)
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    in_field(page)


def answer(page: Page) -> Any:
    return page.locator("[data-answer]")


def moves(page: Page) -> int:
    return page.locator("main ol[role=list] button").count()


def play(page: Page, version: str, most: int, chance: Random) -> str:
    """So many decisions by number, or until the game is over."""
    for _ in range(most):
        choices = page.wait_for_function(CHOICES, timeout=30_000).json_value()
        if choices < 0:
            break
        number = str(1 + chance.below(min(choices, 99)))
        assert len(number) + 1 <= KEYS  # with Enter
        type_line(page, number)
        page.wait_for_function(ANSWERED, arg=version, timeout=30_000)
        if page.get_by_text("Type it again to confirm.").count():  # a promise would be broken
            type_line(page, number)
        version = ready(page, version)
    return version


def headings(page: Page) -> list[str]:
    return page.locator("main h2").all_inner_texts()


def test_the_first_tab_leads_to_the_text_mode_and_it_is_remembered(people: People) -> None:
    person = people(viewport=SMALL)
    person.play_now()
    page = person.page
    page.evaluate(f"({TOP})(document)")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play by text")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(FIELD).first).to_be_focused()
    page.reload()
    expect(page.locator(FIELD).first).to_be_focused()
    page.evaluate(f"({TOP})(document)")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play on the board")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".shell").wait_for()
    expect(page.locator("[data-prompt]")).to_be_focused()
    page.reload()
    page.locator(".shell").wait_for()


@pytest.mark.parametrize("light", LIGHTS)
def test_a_whole_game_is_played_by_numbers_and_told_once(people: People, light: str) -> None:
    page = by_text(people, color_scheme=light)
    version = start(page, 0)
    assert headings(page)[:4] == ["Asked", "Command", "Last turn", "Board"]
    assert headings(page)[-3:] == ["Moves", "What happened", "Chat"]
    assert page.locator("html").get_attribute("lang") == "en"
    for table in page.evaluate(TABLES):
        assert table["caption"]
        assert set(table["heads"]) == {"col"}
        assert set(table["rows"]) == {"row"}
    assert doubles(page) == []
    assert faults(page) == []
    told = page.locator(".log li").all_inner_texts()
    heard = Counter(page.evaluate("window.said"))  # bots may have been first
    play(page, version, 10**9, Random(3))
    expect(page.locator("[data-prompt]")).to_have_text(re.compile("won|share"))
    in_field(page)
    lines = Counter(page.locator(".log li").all_inner_texts()) - Counter(told)
    said = Counter(page.evaluate("window.said")) - heard
    assert len(lines) > 20
    assert {line: said[line] for line in lines} == lines
    assert said[page.locator("[data-prompt]").inner_text()] == 1
    assert faults(page) == []
    page.get_by_role("button", name="The result").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="The result")).to_be_focused()


@pytest.mark.parametrize("game", [1, 2])
def test_the_other_games_are_decided_by_number(people: People, game: int) -> None:
    page = by_text(people)
    version = start(page, game)
    assert page.locator("main table").count() > 0
    assert faults(page) == []
    play(page, version, SOME, Random(5))
    assert doubles(page) == []
    assert faults(page) == []


def test_questions_are_answered_and_said_again(people: People) -> None:
    page = by_text(people)
    version = start(page, 0)
    type_line(page, "w")
    expect(answer(page)).to_contain_text("First order")
    type_line(page, "w")
    page.wait_for_function("() => window.answers.length === 2")
    first, second = page.evaluate("window.answers")
    assert first.strip() == second.strip()
    assert first != second
    type_line(page, "fly to the moon")
    expect(answer(page)).to_contain_text("You can:")
    type_line(page, "repeat")
    page.wait_for_function("() => window.answers.length === 4")
    assert len({said.strip() for said in page.evaluate("window.answers.slice(2)")}) == 1
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(FIELD).first).to_have_value("fly to the moon")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(FIELD).first).to_have_value("")
    type_line(page, "hint")
    expect(answer(page)).to_contain_text("What a strong player would do")
    expect(answer(page)).to_contain_text(re.compile(r"\d+: .*, \d+%"))
    type_line(page, "1000")
    expect(answer(page)).to_contain_text("There is no move 1000")
    type_line(page, "1")
    version = ready(page, version)
    expect(answer(page)).to_be_empty()
    expect(page.locator("[data-prompt]")).to_contain_text("Second order")
    type_line(page, "undo")
    expect(page.locator("[data-prompt]")).to_contain_text("First order")
    page.wait_for_function("() => window.said.includes('Undone.')")
    ready(page, version)
    page.get_by_role("button", name=re.compile("^2 ")).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-prompt]")).to_contain_text("Second order")
    in_field(page)


def test_friends_wait_watch_and_agree(people: People) -> None:
    ann = people(viewport=SMALL)
    bo, cleo = by_text(people), by_text(people)
    table = make_table(ann, game="shinobi", bots={"2": "random"})
    bo.evaluate(SIT, table.removeprefix("/t/"))
    for page in (bo, cleo, ann.page):
        page.goto(table)
        page.get_by_role("heading", name="The table is ready").wait_for()
    ann.page.get_by_role("button", name="Begin").click()
    for page in (bo, cleo):
        expect(page.locator(FIELD).first).to_be_focused()
        page.locator("main[data-version]").wait_for()
    assert "Moves" not in headings(cleo)
    type_line(cleo, "b")
    expect(answer(cleo)).to_contain_text("Ann")
    type_line(cleo, "1")
    expect(answer(cleo)).to_contain_text(re.compile("not yours|watching"))
    for answered in ("No", "Yes"):
        press(ann.page, "End the game")
        press(ann.page, "End the game")
        bo.wait_for_function("() => window.said.some((one) => /Ann proposes to end/.test(one))")
        bo.evaluate("window.said = []")
        bo.get_by_role("button", name=answered, exact=True).focus()
        bo.keyboard.press("Enter")
        expect(bo.get_by_role("button", name=answered, exact=True)).to_have_count(0)
        expect(bo.locator(FIELD).first).to_be_focused()
    expect(bo.locator("[data-prompt]")).to_contain_text("The game ended without a result.")
    bo.wait_for_function("() => window.said.includes('The game ended without a result.')")


def test_one_device_hides_what_is_not_for_all_eyes(people: People) -> None:
    page = by_text(people)
    page.goto("/")
    page.get_by_role("button", name="Pass and play").first.click()
    for number, name in enumerate(("Ann", "Bo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Create table").click()
    lift = page.get_by_role("button", name=re.compile("I am (Ann|Bo)"))
    lift.wait_for()
    met = set[str]()
    version = ""
    while len(met) < 2:
        if lift.count():
            assert page.locator("main").count() == 0
            met.add(lift.inner_text())
            expect(lift).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(FIELD).first).to_be_focused()
            version = ""
        shown = page.evaluate(SHOWN)  # at one blow: the curtain may fall at any time
        if shown not in ("", version):
            version = shown
            page.keyboard.type("1")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)


def test_a_phone_shows_all_of_it_without_scrolling_sideways(people: People) -> None:
    page = by_text(people)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for game in (0, 1, 2):
        start(page, game)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_field_beside_the_board_answers_questions(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    field = page.get_by_label("Type a move", exact=True)
    field.fill("w")
    field.press("Enter")
    expect(page.locator(".side [role=status]")).to_contain_text("First order")
    field.fill("nonsense")
    field.press("Enter")
    expect(page.locator(".side [role=status]")).to_contain_text("You can:")
    assert faults(page) == []
    field.fill("1")
    field.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Second order"))).to_be_visible()
    expect(page.locator(".side [role=status]")).to_be_empty()
