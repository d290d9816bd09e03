"""By keyboard and ear: every table, without seeing it.

Whatever a screen reader is told is collected as it is added to the live regions; names are those of
the accessibility tree; keys alone play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from sengoku import Random
from tests.browser.conftest import ASKED, SMALL, TARGETS, WHOLE, Person
from tests.browser.decisions import decisions
from tests.browser.test_everybody import faults
from tests.browser.wire import Wire, sit_down

People: TypeAlias = Callable[..., Person]
GAMES = ("shinobi", "shitenno", "senji")
MOST = 12  # Tabs to whatever has to be decided
ACTS = 10**9 if WHOLE else 24
LIVE = ".source, .target, .victim, .here, .picked, .other"
CONTROLS = {"button", "link", "textbox", "combobox", "tab", "checkbox", "radio", "switch", "slider"}
# Collects what is said and what is logged, and when the keyboard was nowhere at a table.
EARS = """
  window.said = [], window.logged = [], window.lost = [];
  const texts = (node, kind) => node.nodeType !== 1 ? []
    : [...(node.matches(kind) ? [node] : []), ...node.querySelectorAll(kind)].map((one) => one.innerText.trim());
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.parentElement?.matches('[data-said]')) window.said.push(node.textContent);
      window.logged.push(...texts(node, '.side .tail li:not(.none)'));
    }
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    const { activeElement: here } = document;
    const nowhere = here === null || here === document.body;
    // Whoever leaves the page by Tab has left something that is still there.
    if (nowhere && document.querySelector('.shell') && !(window.last?.isConnected && window.last.checkVisibility()))
      window.lost.push(window.last?.outerHTML.slice(0, 160));
    if (!nowhere) window.last = here;
    requestAnimationFrame(look);
  };
  look();
"""
HERE = """(live) => {
  const here = document.activeElement;
  const able = here.getAttribute('aria-disabled') !== 'true' && !here.closest('dialog');
  const group = here.closest('[data-group]');
  return {
    place: here.dataset.place ?? null,
    can: able && (here.matches('.deed .button') || (Boolean(here.dataset.place) && here.matches(live))),
    mine: here.matches('.prompt *, [data-group] *'),
    text: here.getAttribute('aria-label') ?? here.innerText,
    tag: here.tagName,
  };
}"""


def here(page: Page) -> dict[str, Any]:
    """Where the keyboard is."""
    found: dict[str, Any] = page.evaluate(HERE, LIVE)
    return found


def to_prompt(page: Page) -> None:
    page.evaluate("document.querySelector('[data-prompt]').focus()")


def stops(page: Page) -> list[dict[str, Any]]:
    """What Tab comes to from the prompt."""
    to_prompt(page)
    found = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        found.append(here(page))
    return found


# Names, what is marked unavailable, and how far everything is.


def names(page: Page) -> list[str]:
    """The names of all controls, from the accessibility tree."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return [
        f"{node['role']['value']} {node.get('name', {}).get('value', '')}"
        for node in tree["nodes"]
        if not node["ignored"] and node["role"]["value"] in CONTROLS
    ]


def doubles(page: Page) -> list[str]:
    return [name for name, count in Counter(names(page)).items() if count > 1 or name.endswith(" ")]


# Presses everything that is marked unavailable: nothing may come of it.
PRESS = """async () => {
  const kept = () => JSON.stringify([{ ...sessionStorage }, document.querySelector('[data-prompt]').innerText]);
  const before = kept(), acted = [];
  for (const thing of document.querySelectorAll('[aria-disabled=true]')) {
    thing.click();
    for (let tick = 0; tick < 20; tick++) await null;
    if (kept() !== before) { acted.push(thing.outerHTML.slice(0, 200)); break; }
  }
  return acted;
}"""
# The groups of what can be used, by whether Tab has come to them.
MISSED = """(live) => [...document.querySelectorAll('button[data-place]')]
  .filter((one) => one.matches(live) && one.checkVisibility() && !one.disabled)
  .filter((one) => !window.met.has(one.closest('[data-group]')))
  .map((one) => one.dataset.place)"""
MEET = "window.met.add(document.activeElement.closest('[data-group]'))"


def wrong(page: Page, wire: Wire) -> list[str]:
    """What is wrong: names that are not unique, something unavailable that acts, a way that is long."""
    found = [f"called twice: {name}" for name in doubles(page)]
    found += [f"acts: {thing}" for thing in page.evaluate(PRESS)]
    found += [f"moves: {move}" for move in wire.made]
    wire.made.clear()
    to_prompt(page)
    page.evaluate("window.met = new Set()")
    for _ in range(MOST):
        page.keyboard.press("Tab")
        page.evaluate(MEET)
    return found + [f"far: {place}" for place in page.evaluate(MISSED, LIVE)]


@pytest.mark.parametrize("name", GAMES)
def test_names_are_unique_and_everything_is_near(people: People, name: str) -> None:
    person, wire = people(viewport=SMALL), Wire()
    page = person.page
    found = dict[str, list[str]]()
    for one in decisions(name):
        wire.tell(one.state, one.seat)
        if wire.version == 1:
            sit_down(person, GAMES.index(name), wire)
        page.wait_for_selector(ASKED)
        page.wait_for_timeout(60)
        where = " ".join(one.kinds)
        found[where] = wrong(page, wire)
        for pick in one.picks:
            source = page.locator(f"button.source[data-place^='{pick}:']")
            if source.count() == 0:
                continue
            source.first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
            if not page.locator(":is(.target, .victim, .here):focus").count():
                found[where].append(f"no target has the keyboard: {here(page)}")
            found[f"{where} ({pick})"] = wrong(page, wire)
            page.keyboard.press("Escape")
    assert not any(found.values()), "\n".join(
        [f"{where}: {fault}" for where, faults in found.items() for fault in faults]
    )


# A game by keys alone.


def settled(page: Page) -> None:
    page.wait_for_selector(f"{ASKED}, {TARGETS}, dialog[open]", timeout=30_000)
    page.wait_for_timeout(30)


def act(person: Person, chance: Random) -> None:
    """Go to something that can be done, by Tab and arrows, and do it."""
    page = person.page
    able = [place for place, stop in enumerate(stops(page)) if stop["can"]]
    assert able, "nothing that can be done within twelve Tabs"
    to_prompt(page)
    for _ in range(able[chance.below(len(able))] + 1):
        page.keyboard.press("Tab")
    for _ in range(chance.below(4)):
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    page.wait_for_timeout(40)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_by_keys_says_every_event_once_and_never_loses_the_keyboard(
    people: People, name: str
) -> None:
    person, chance = people(viewport={"width": 1440, "height": 900}), Random(5)
    page = person.page
    page.add_init_script(EARS)
    person.play_now(GAMES.index(name))
    assert here(page)["tag"] == "H2"
    assert re.search(rf"{name[:4]}", page.title(), re.IGNORECASE)
    old = page.locator(".side .tail li:not(.none)").all_inner_texts()
    assert page.evaluate("said").count(old[0].strip()) == 0
    for _ in range(ACTS):
        settled(page)
        if page.locator("dialog[open]").count() or person.over:
            break
        act(person, chance)
        assert doubles(page) == []
    assert page.evaluate("lost") == []
    page.wait_for_timeout(500)
    said, logged = Counter(page.evaluate("said")), Counter(page.evaluate("logged"))
    logged -= Counter([text.strip() for text in old])
    assert {text: (said[text], count) for text, count in logged.items() if said[text] != count} == {}
    assert len(logged) >= ACTS // 4 or WHOLE
    assert faults(page) == []
