"""At the table: people play Shitennō in real browsers, by clicks and taps."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from bench.browser import PHONE
from tests.browser.conftest import ASKED, LIGHTS, SMALL, WHOLE, Person, gathered
from tests.browser.test_everybody import faults

People: TypeAlias = Callable[..., Person]
SHITENNO = 1  # the second box on the first page
KAMON = "[data-place^='position:'] .kamon"
SECOND = re.compile("Round 2[^0-9]")


def act(page: Page) -> None:
    """Do the first thing that glows: divide, answer, choose, pay for a province, end the turn."""
    cards = page.locator("button.source[data-place^='open:']")
    lot = page.locator("button[data-place^='lot:']")
    seals = page.locator("button.source[data-place^='seal:']")
    provinces = page.locator("button.source[data-place^='province:']")
    if cards.count() > lot.count():
        laid = lot.count()
        cards.first.click()
        expect(lot).to_have_count(laid + 1)
    elif seals.count():
        seals.first.click()
        page.locator("button.target[data-place]").first.click()
    elif page.locator("button.source[data-place^='offer:']").count():
        page.locator("button.source[data-place^='offer:']").first.click()
    elif provinces.count():
        provinces.first.click()
        conquer(page)
    else:
        page.locator(".prompt .deed .button").first.click()


def conquer(page: Page) -> None:
    """Pay in one go with the cheapest payment, or let the Sensei turn a kamon."""
    chance = page.locator(".pay .seal, .pay .gold").first
    chance.wait_for()
    if page.locator(".pay .seal").count() == 0:
        chance.click()
        return
    stood = page.locator(KAMON).count()
    page.locator(".pay .seal").click()
    expect(page.locator(KAMON)).not_to_have_count(stood)  # others may have gone on already


def until(person: Person, done: Callable[[Page], bool], most: int = 400) -> None:
    """Play until something is so."""
    for _ in range(most):
        person.wait()
        if done(person.page):
            return
        assert not person.over, "the game was over before"
        act(person.page)
        person.page.wait_for_timeout(30)
    raise AssertionError("it never came to that")


def test_one_person_plays_a_whole_game_against_bots(people: People) -> None:
    person = people()
    person.play_now(SHITENNO)
    until(person, lambda _: person.over)
    page = person.page
    expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    expect(page.get_by_text("Province by province")).to_be_visible()
    expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(8)
    for light in LIGHTS:
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        assert faults(page) == []


def test_four_people_and_a_spectator_play(people: People) -> None:
    """Everybody divides, answers, and places what the purse allows: a round, as a proof all six."""
    persons = gathered(people, SHITENNO, ("Ann", "Bo", "Cleo", "Dan"), viewport=SMALL)
    watcher = people(viewport=SMALL)
    watcher.page.goto(persons[0].page.get_by_label("The link", exact=True).input_value())
    persons[0].page.get_by_role("button", name="Begin").click()
    while not any(person.over if WHOLE else second(person.page) for person in persons):
        for person in persons:
            if person.page.locator(ASKED).count() and not person.over:
                hasten(person.page)
        persons[0].page.wait_for_timeout(20)
    ended = re.compile("won|share")
    for person in (*persons, watcher):
        if WHOLE:
            expect(person.page.get_by_role("heading", name=ended)).to_be_visible()
        else:
            expect(person.page.get_by_text(SECOND).first).to_be_visible()


def second(page: Page) -> bool:
    """Whether the second round has begun."""
    return page.get_by_text(SECOND).count() > 0


def hasten(page: Page) -> None:
    """Divide without much thought, take what is offered, conquer once in a while."""
    provinces = page.locator("button.source[data-place^='province:']")
    cards = page.locator("button.source[data-place^='open:']")
    seals = page.locator("button.source[data-place^='seal:']")
    offers = page.locator("button.source[data-place^='offer:']")
    lot = page.locator("button[data-place^='lot:']")
    if cards.count() and lot.count() == 0:
        cards.first.click()
        expect(lot).to_have_count(1)
    elif seals.count():
        seals.first.click()
        page.locator("button.target[data-place]").first.click()
        expect(seals).to_have_count(0)
    elif offers.count():
        offers.first.click()
    elif provinces.count() and page.locator(KAMON).count() < 6:
        provinces.first.click()
        conquer(page)
    else:
        page.locator(".prompt .deed .button").last.click()
        page.wait_for_timeout(20)


def test_everybody_picks_their_own_general_before_the_game(people: People) -> None:
    ann, bo = gathered(people, SHITENNO, ("Ann", "Bo"), viewport=PHONE)

    def general(person: Person, name: str) -> Locator:
        group = person.page.get_by_role("group", name="Your general")
        expect(group).to_have_count(1)  # the own seat alone
        return group.get_by_role("button", name=name, exact=True)

    expect(general(ann, "Any")).to_have_attribute("aria-pressed", "true")
    general(ann, "Honda").click()
    expect(general(bo, "Honda")).to_be_disabled()
    expect(bo.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("Honda")
    general(ann, "Sakai").click()  # another mind
    expect(general(bo, "Honda")).to_be_enabled()
    general(bo, "Ii").focus()
    bo.page.keyboard.press("Enter")
    expect(general(bo, "Ii")).to_have_attribute("aria-pressed", "true")
    expect(general(ann, "Ii")).to_be_disabled()
    for person in (ann, bo):
        assert faults(person.page) == []
    general(ann, "Ii").evaluate("button => ((button.disabled = false), button.click())")  # too late
    expect(ann.page.get_by_role("alert")).to_have_text("Bo has already picked this one.")
    ann.page.reload()
    expect(general(ann, "Sakai")).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bo):
        rows = person.page.get_by_role("list", name="The generals").get_by_role("listitem")
        expect(rows.nth(0).locator(".kamon.sakai").first).to_be_visible()
        expect(rows.nth(1).locator(".kamon.ii").first).to_be_visible()


def test_those_at_one_device_pick_their_generals_too(people: People) -> None:
    page = people(viewport=SMALL).page
    page.goto("/")
    page.get_by_role("button", name="Pass and play").nth(SHITENNO).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Your general")).to_have_count(0)  # before the game, each their own
    dialog.get_by_text("3", exact=True).first.click()
    page.get_by_role("button", name="Create table").click()
    groups = page.get_by_role("group", name="Your general")
    expect(groups).to_have_count(2)
    groups.nth(1).get_by_role("button", name="Honda").click()
    expect(groups.nth(0).get_by_role("button", name="Honda")).to_be_disabled()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name=re.compile("I am ")).click()
    rows = page.get_by_role("list", name="The generals").get_by_role("listitem")
    for place, name in enumerate(("sakakibara", "honda", "sakai")):
        expect(rows.nth(place).locator(f".kamon.{name}").first).to_be_visible()


def test_a_lot_is_put_together_card_by_card_and_taken_apart(people: People) -> None:
    person = people()
    person.play_now(SHITENNO)
    page = person.page
    until(person, lambda page: page.locator("button.source[data-place^='open:']").count() > 0)
    lot = page.locator("button[data-place^='lot:']")
    expect(lot).to_have_count(0)
    page.locator("button.source[data-place^='open:']").first.click()
    expect(lot).to_have_count(1)
    lot.first.click()
    expect(lot).to_have_count(0)


def test_a_province_says_what_it_brings_and_is_paid_step_by_step(people: People) -> None:
    person = people()
    person.play_now(SHITENNO)
    page = person.page
    until(person, lambda page: "Choose a province" in page.locator(".prompt h2").inner_text())
    page.locator("button.source[data-place^='province:']").first.click()
    expect(page.locator(".pay .gain")).to_contain_text("favour")
    page.get_by_role("button", name="Step by step").click()
    stood = page.locator(KAMON).count()
    place = page.get_by_role("button", name="Place the kamon")
    parts = page.locator("button.source[data-place^='part:']")
    laid = page.locator(".pay .cards .card")
    for step in range(1, 9):
        if place.count():
            break
        parts.first.click()
        expect(laid).to_have_count(step)
        page.wait_for_selector(ASKED)
    place.click()
    expect(page.locator(KAMON)).not_to_have_count(stood)  # others may have gone on already


def test_a_province_that_one_cannot_pay_for_says_why(people: People) -> None:
    person = people()
    person.play_now(SHITENNO)
    page = person.page
    quiet = "button.quiet[data-place^='province:']"
    until(person, lambda page: page.get_by_role("button", name="End turn").count() > 0)
    page.locator(quiet).first.click(force=True)
    expect(
        page.get_by_role("tooltip").get_by_role("link", name=re.compile("STN-4"))
    ).to_be_visible()


def test_a_phone_plays_with_the_list_and_the_map(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.play_now(SHITENNO)
    page = person.page
    until(person, lambda page: page.get_by_role("button", name="End turn").count() > 0)
    rows = page.get_by_role("list", name="The provinces").get_by_role("button")
    expect(rows).to_have_count(8)
    expect(rows.first).to_have_accessible_name(re.compile("^Chūgoku"))
    page.get_by_role("button", name="As a map").tap()
    expect(page.get_by_role("button", name="As a list")).to_be_visible()
    page.get_by_role("button", name="Enlarge the map").tap()
    expect(page.get_by_role("button", name="See the whole map")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
