"""At the table: people play Shinobi in real browsers, by clicks, taps and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import TypeAlias

from playwright.sync_api import Page, expect

from bench.browser import PHONE
from tests.browser.conftest import ASKED, SMALL, TARGETS, WHOLE, Person, gathered
from tests.browser.test_around import overlap

People: TypeAlias = Callable[..., Person]
LOG = ".side [aria-label='What happened'] li"
TURNS = 10**9 if WHOLE else 8  # of a game among people
ORDERS = 10**9 if WHOLE else 12  # of a game against bots: its end is met in other tests


def test_a_game_that_is_over_is_checked_and_played_again(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    person.play_out()
    expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    page.get_by_role("button", name="Check it here").click()
    expect(
        page.get_by_text("Sealed before the first card was dealt, and never changed.")
    ).to_be_visible()
    expect(
        page.get_by_text("Your browser put a random word of its own into the deal")
    ).to_be_visible()
    assert in_the_deal(page) == [True, False, False, False]  # bots have no word
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    assert re.search(r"step=1\b", page.url)
    page.reload()
    expect(slider).to_have_value("1")
    expect(page.locator(".province .open")).to_have_count(1)  # the own hand
    page.get_by_label("As seen by").select_option("all")
    expect(page.locator(".province .open")).to_have_count(4)
    assert "seat=all" in page.url
    for width, height in [(820, 1180), (844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        column = page.locator(".province .column").last
        expect(column).to_be_in_viewport(ratio=1)
        assert (column.bounding_box() or {"height": 0})["height"] > 24  # it is not squeezed
        for thing in (".chart", "main.board"):
            if page.locator(thing).is_visible():
                assert not overlap(page.get_by_label("As seen by"), page.locator(thing)), width
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_text("The chances", exact=True).click()
    expect(page.locator(".chart figcaption")).to_contain_text("%")  # as the bot saw it coming


def test_four_people_and_a_spectator_play(people: People) -> None:
    persons = gathered(people, 0, ("Ann", "Bo", "Cleo", "Dan"), viewport=PHONE)  # less to paint
    host = persons[0].page
    watcher = people(viewport=SMALL)
    watcher.page.goto(persons[0].page.get_by_label("The link", exact=True).input_value())
    host.get_by_role("button", name="Begin").click()
    host.wait_for_selector(".province.acts")
    assert in_the_deal(host) == [True] * 4
    now = persons.index(next(person for person in persons if acts(person.page)))
    turns = 0
    while not persons[now].over and turns < TURNS:
        for _ in ("first", "second", "third order"):
            persons[now].wait()
            persons[now].turn()
            expect(persons[now].page.locator("button.picked")).to_have_count(0)
        now = (now + 1) % 4
        turns += 1
        persons[now].wait()
    laid = host.locator(".province .column").count()
    for person in (*persons, watcher):
        expect(person.page.locator(".province .column")).to_have_count(laid)
        if WHOLE:
            expect(person.page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()


def in_the_deal(page: Page) -> list[bool]:
    """For every seat, whether it had pledged a word, which is in the deal."""
    ident = page.url.partition("/t/")[2].partition("?")[0]
    table = page.context.request.get(f"/api/tables/{ident}").json()
    fits = [sha256(word.encode()).hexdigest() for word in table["words"]]
    return [one == pledge for one, pledge in zip(fits, table["pledges"], strict=True)]


def acts(page: Page) -> bool:
    """Whether it is the turn of whoever sits at this page."""
    return page.locator(".province.own.acts").count() > 0


def test_a_game_on_a_phone_needs_no_scrolling(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.play_now()
    page = person.page
    for _ in range(ORDERS):
        if person.over:
            break
        inside(page, ASKED)
        button = page.locator(".prompt .deed .button")
        if button.count():
            button.first.tap()
        else:
            page.locator("button.source[data-place]").first.tap()
            inside(page, TARGETS)
            page.locator(TARGETS).first.tap()
        page.wait_for_timeout(50)
        person.wait()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    if WHOLE:
        expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()


def inside(page: Page, things: str) -> None:
    """All these things lie within the screen, whole."""
    boxes = page.locator(things).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    for box in boxes:
        assert box["left"] >= 0
        assert box["right"] <= PHONE["width"]
        assert box["top"] >= 0
        assert box["bottom"] <= PHONE["height"]


def test_the_keyboard_alone_plays(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    for _ in range(ORDERS):
        if person.over:
            break
        if page.locator(".prompt .deed .button").count():
            tab_to(page, ".prompt .deed .button")
        else:
            tab_to(page, ".source")
            page.keyboard.press("Enter")
            tab_to(page, ".victim, .target, .here")
        told = page.locator(LOG)
        known = told.count()
        page.keyboard.press("Enter")
        expect(told).not_to_have_count(known)
        person.wait()
    if WHOLE:
        expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()


def tab_to(page: Page, thing: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("thing => document.activeElement?.matches(thing) ?? false", thing):
            return
    raise AssertionError(f"Tab never comes to {thing}")


def test_what_is_quiet_says_why_with_its_rule(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place^='hand:']:not([aria-label='ninja'])").first.click()
    page.locator("button[data-place='column:0:0']").click(force=True)  # quiet, and yet it speaks
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("can’t go to your own province")
    tip.get_by_role("link", name="SHI-20").click()
    expect(page.locator("#SHI-20")).to_be_in_viewport()


def test_what_a_finger_asks_why_is_said_until_it_taps_elsewhere(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.play_now()
    page = person.page
    page.locator("button.source[data-place^='hand:']:not([aria-label='ninja'])").first.tap()
    page.locator("button[data-place='column:0:0']").tap(force=True)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("can’t go to your own province")
    page.wait_for_timeout(900)  # longer than it stays where a pointer has only passed
    expect(tip).to_be_visible()
    page.locator(".prompt h2").tap()
    expect(tip).to_have_count(0)


def test_a_double_click_counts_once(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    page.locator(TARGETS).first.dblclick()
    page.wait_for_timeout(500)
    told = page.locator(f"{LOG}.mine").all_inner_texts()
    assert len([line for line in told if re.search("deployed|struck", line)]) == 1


def test_a_move_can_be_taken_back_and_typed(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    field = page.get_by_label("Type a move")
    example = (field.get_attribute("placeholder") or "").partition(": ")[2]
    field.fill(example)
    field.press("Enter")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Second order"))).to_be_visible()
    undo.click()
    expect(page.get_by_role("heading", name=re.compile("^First order"))).to_be_visible()


def test_a_card_can_be_dragged_to_where_it_goes(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    card = page.locator("button.source[data-place^='hand:']:not([aria-label='ninja'])").first
    card.hover()
    page.mouse.down()
    page.mouse.move(600, 500)
    page.locator("[data-drop='province:2']").hover()
    page.mouse.up()
    expect(page.locator(f"{LOG}.mine").last).to_contain_text("You deployed")
    expect(page.locator("button.picked")).to_have_count(0)


def test_hints_are_candidates_of_the_search_and_can_be_played(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Hint")
    expect(hints.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+%"))
    for width, height in [(844, 390), (390, 844), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        for row in hints.get_by_role("button").all():
            expect(row).to_be_in_viewport(ratio=1)
    hints.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator(f"{LOG}.mine").last).to_contain_text(re.compile("deployed|struck"))
    expect(hints).to_be_hidden()


def test_the_replay_of_a_game_that_goes_on_shows_the_own_hand_alone(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.goto(f"{page.url}?step=end")
    page.get_by_role("slider").wait_for()
    expect(page.get_by_label("As seen by")).to_have_count(0)
    expect(page.locator(".province .open")).to_have_count(1)
