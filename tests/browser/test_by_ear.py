"""By keyboard and ear: every table, without seeing it.

Whatever a screen reader is told is collected as it is added to the live regions; names are those of
the accessibility tree; keys alone play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

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
ACTS = 10**9 if WHOLE else 12
STEP = {"shinobi": 2, "shitenno": 2, "senji": 5}  # of the kinds of decisions, where a part does
LIVE = ".source, .target, .victim, .here, .picked, .other"
CONTROLS = {"button", "link", "textbox", "combobox", "tab", "checkbox", "radio", "switch", "slider"}
# Collects what is said and what is logged, and when the keyboard was nowhere at a table.
EARS = """
  window.said = [], window.logged = [], window.lost = [], window.old = null;
  const texts = (node, kind) => node.nodeType !== 1 ? []
    : [...(node.matches(kind) ? [node] : []), ...node.querySelectorAll(kind)]
        .map((one) => one.innerText.trim());
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.parentElement?.matches('[data-said]')) window.said.push(node.textContent);
      const lines = texts(node, '.side .tail li:not(.none)');
      if (window.old === null && lines.length) window.old = lines; // what was there at first
      else window.logged.push(...lines);
    }
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    const { activeElement: here } = document;
    const nowhere = here === null || here === document.body;
    // Whoever leaves the page by Tab has left something that is still there.
    const { last } = window;
    const there = last?.isConnected && last.checkVisibility();
    if (nowhere && document.querySelector('.shell') && !there)
      window.lost.push(last?.outerHTML.slice(0, 160));
    if (!nowhere) window.last = here;
    requestAnimationFrame(look);
  };
  look();
"""
# Where the keyboard is, and whether something can be done there.
HERE = f"""(() => {{
  const here = document.activeElement;
  const able = here.getAttribute('aria-disabled') !== 'true' && !here.closest('dialog');
  const thing = Boolean(here.dataset.place) && here.matches('{LIVE}');
  return {{
    able: able && (thing || here.matches('.deed .button')), group: here.closest('[data-group]'),
    tag: here.tagName, text: here.getAttribute('aria-label') ?? here.innerText,
  }};
}})()"""
WALK = f"""() => {{
  if (!window.met) document.addEventListener('focusin', () => window.met.push({HERE}));
  window.met = [];
  document.querySelector('[data-prompt]').focus();
  window.met = [];
}}"""


def to_prompt(page: Page) -> None:
    page.evaluate("document.querySelector('[data-prompt]').focus()")


def walk(page: Page) -> list[bool]:
    """What Tab comes to from the prompt: whether something can be done there."""
    page.evaluate(WALK)
    for _ in range(MOST):
        page.keyboard.press("Tab")
    found: list[bool] = page.evaluate("window.met.map((stop) => stop.able)")
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
  const prompt = document.querySelector('[data-prompt]');
  const kept = () => JSON.stringify([{ ...sessionStorage }, prompt.innerText]);
  const before = kept(), acted = [];
  for (const thing of document.querySelectorAll('[aria-disabled=true]')) {
    thing.click();
    for (let tick = 0; tick < 20; tick++) await null;
    if (kept() !== before) { acted.push(thing.outerHTML.slice(0, 200)); break; }
  }
  return acted;
}"""
# What can be used, and lies in no group that Tab has come to.
MISSED = f"""() => [...document.querySelectorAll('button[data-place]')]
  .filter((one) => one.matches('{LIVE}') && one.checkVisibility() && !one.disabled)
  .filter((one) => !window.met.some((stop) => stop.group === one.closest('[data-group]')))
  .map((one) => one.dataset.place)"""


def wrong(page: Page, wire: Wire) -> list[str]:
    """What is wrong: names that are not unique, what is unavailable and acts, long ways."""
    found = [f"called twice: {name}" for name in doubles(page)]
    found += [f"acts: {thing}" for thing in page.evaluate(PRESS)]
    found += [f"moves: {move}" for move in wire.made]
    wire.made.clear()
    walk(page)
    return found + [f"far: {place}" for place in page.evaluate(MISSED)]


@pytest.mark.parametrize("name", GAMES)
def test_names_are_unique_and_everything_is_near(people: People, name: str) -> None:
    person, wire = people(viewport=SMALL), Wire()
    page = person.page
    found = dict[str, list[str]]()
    for one in decisions(name)[:: 1 if WHOLE else STEP[name]]:
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
                found[where].append(f"no target has the keyboard: {page.evaluate(HERE)['text']}")
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
    able = [place for place, so in enumerate(walk(page)) if so]
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
    assert page.evaluate(HERE)["tag"] == "H2"
    assert re.search(rf"{name[:4]}", page.title(), re.IGNORECASE)
    for number in range(ACTS):
        settled(page)
        if page.locator("dialog[open]").count() or person.over:
            break
        act(person, chance)
        assert number % 4 or doubles(page) == []
    assert page.evaluate("lost") == []
    page.wait_for_timeout(500)
    said, logged = Counter(page.evaluate("said")), Counter(page.evaluate("logged"))
    assert set(page.evaluate("old")).isdisjoint(set(said) - set(logged))
    assert {
        text: (said[text], count) for text, count in logged.items() if said[text] != count
    } == {}
    assert len(logged) >= ACTS // 4 or WHOLE
    assert faults(page) == []


# What is said, and when.


def said(page: Page) -> list[str]:
    """What was said since this was asked last."""
    heard: list[str] = page.evaluate("window.said.splice(0)")
    return heard


def pick_and_go(page: Page) -> None:
    page.locator("button.source[data-place]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(":is(.target, .victim, .here):focus")
    page.keyboard.press("Enter")
    page.wait_for_selector("button.picked", state="detached")
    page.get_by_role("button", name="Undo").wait_for()


def test_what_is_taken_back_refused_or_advised_is_said_and_nothing_old_is(people: People) -> None:
    person = people(viewport=SMALL)
    page = person.page
    page.add_init_script(EARS)
    person.play_now()
    page.wait_for_timeout(200)
    said(page)
    pick_and_go(page)
    page.wait_for_timeout(200)
    deployed = said(page)
    assert len([text for text in deployed if text.startswith("You ")]) == 1
    asked = [text for text in deployed if text.startswith("Second order")]
    assert asked == [
        "Second order: settle a card in your province, or march one from another province."
    ]
    page.keyboard.press("u")
    expect(page.locator("[data-prompt]")).to_contain_text("First order")
    page.wait_for_timeout(200)
    assert [text.partition(":")[0] for text in said(page)] == ["Undone.", "First order"]
    quiet = page.locator("[aria-disabled=true][data-place^='column:']").first
    for _ in range(2):  # the same words are heard again
        quiet.focus()
        page.keyboard.press("Enter")
        while not page.evaluate("window.said.length"):
            page.wait_for_timeout(20)
        assert len(set(said(page))) == 1
    page.get_by_role("button", name="Hint").press("Enter")
    page.locator(".hints").wait_for()
    advice = re.compile(r"What a strong player would do\. .+, \d+%")
    assert len([text for text in said(page) if advice.match(text)]) == 1
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert page.evaluate("lost") == []
    page.reload()
    person.wait()
    page.wait_for_timeout(200)
    assert [text.partition(":")[0] for text in said(page)] == ["First order"]
    assert page.locator("[data-said] p").all_inner_texts() != []
    assert faults(page) == []


def test_the_end_is_said_and_the_keyboard_is_on_the_result(people: People) -> None:
    person = people(viewport=SMALL)
    page = person.page
    page.add_init_script(EARS)
    person.play_now()
    page.evaluate("localStorage.setItem('sengoku', JSON.stringify({speech: 'digest'}))")
    page.reload()
    person.wait()
    person.play_out()
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(100)
    (result,) = [text for text in said(page) if re.search("won|share the victory", text)]
    assert page.evaluate(HERE)["text"] == result
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_timeout(100)
    assert page.evaluate("lost") == []


SKIPS = {
    "What is asked": "[data-prompt]",
    "Your hand": ".hand *",
    "The board": ".board",
    "The log": "[data-part=log]",
}


def test_skip_links_come_before_the_menu(people: People) -> None:
    person = people(viewport=SMALL)
    person.play_now()
    page = person.page
    for place, (name, there) in enumerate(SKIPS.items()):
        page.get_by_role("link", name="Sengoku: all games").focus()
        for _ in range(len(SKIPS) - place):
            page.keyboard.press("Shift+Tab")
        assert page.evaluate(HERE)["text"] == name
        page.keyboard.press("Enter")
        assert page.locator(f"{there}:focus").count() == 1
