"""Who is here: pause, concede, end, leave, hand a seat on; what each does for the others, too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bench.browser import PHONE, Server
from tests.browser.conftest import SMALL, Person
from tests.browser.journeys import close_sheet, seats

People: TypeAlias = Callable[..., Person]
Pair: TypeAlias = tuple[Person, Person]


@pytest.fixture(scope="module")
def friends(browser: Browser, server: Server) -> Iterator[Pair]:
    """Ann at her desk, and Bo on his phone."""
    pair = tuple(Person(browser, server.address, viewport=size) for size in (SMALL, PHONE))
    yield pair  # type: ignore[misc]
    for person in pair:
        person.context.close()
        assert person.complaints == []


@pytest.fixture
def pair(friends: Pair) -> Pair:
    """The two at a game of Shinobi that has begun, with a bot between them; Ann hosts."""
    ann, bo = friends
    new = {
        "game": "shinobi",
        "players": 3,
        "name": "Ann",
        "access": "open",
        "bots": {"1": "random"},
    }
    table = ann.context.request.post("/api/tables", data=new).json()["id"]
    bo.context.request.post(f"/api/tables/{table}/seats/2", data={"name": "Bo"})
    for person in (bo, ann):
        person.page.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bo):
        person.page.locator(".province.own").wait_for()
    return ann, bo


def press(page: Page, name: str) -> None:
    """A button of the sheet of who is here."""
    seats(page)
    sheet(page).get_by_role("button", name=name, exact=True).click()


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Who is here")


def prompt(page: Page) -> Locator:
    return page.locator(".prompt h2")


def quiet(page: Page) -> None:
    """Nothing can be done at the board."""
    expect(page.locator("button.source[data-place], .prompt .deed .button")).to_have_count(0)


def test_the_host_pauses_and_all_wait(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    press(ann, "Pause")
    expect(prompt(bo)).to_have_text("The game is paused.")
    quiet(bo)
    seats(bo)
    expect(sheet(bo).get_by_role("button", name="Resume", exact=True)).to_have_count(0)
    close_sheet(bo)
    press(ann, "Resume")
    for page in (ann, bo):
        expect(prompt(page)).not_to_have_text("The game is paused.")


def test_who_concedes_is_asked_first_and_looks_on_then(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    press(bo, "Concede")
    expect(sheet(bo)).to_contain_text("you rank behind everybody who has not conceded")
    press(bo, "No")
    expect(seats(bo).nth(2)).to_contain_text("you")
    press(bo, "Concede")
    press(bo, "Concede")
    expect(sheet(bo)).to_be_hidden()
    expect(seats(ann).nth(2)).to_contain_text("conceded; a bot plays on")
    expect(seats(ann).nth(2).get_by_role("button")).to_have_count(1)  # for what Bo may still say
    seats(bo)
    for name in ("Leave for good", "Concede", "End the game"):
        expect(sheet(bo).get_by_role("button", name=name)).to_have_count(0)
    close_sheet(bo)
    pair[0].play_behind(3)
    quiet(bo)
    expect(bo.get_by_label("Type a move")).to_have_count(0)


def test_all_have_to_agree_that_the_game_ends(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    press(bo, "End the game")
    expect(sheet(bo)).to_contain_text("if everybody agrees")
    press(bo, "End the game")
    expect(bo.locator(".proposal")).to_contain_text("You propose to end the game")
    expect(bo.locator(".proposal")).to_contain_text("Waiting for Ann.")
    expect(ann.locator(".proposal")).to_contain_text("Bo proposes to end the game")
    bo.get_by_role("button", name="Withdraw").click()
    expect(ann.locator(".proposal")).to_have_count(0)
    press(bo, "End the game")
    press(bo, "End the game")
    ann.locator(".proposal").get_by_role("button", name="No").click()
    expect(bo.locator(".refusal").filter(has_text="Not everybody agreed.")).to_be_visible()
    press(bo, "End the game")
    press(bo, "End the game")
    ann.locator(".proposal").get_by_role("button", name="Yes").click()
    for page in (ann, bo):
        expect(page.get_by_text("The game ended without a result.")).to_be_visible()


def test_the_own_seat_at_another_device_by_a_link_that_works_once(
    pair: Pair, people: People
) -> None:
    _, bo = pair
    press(bo.page, "Continue on another device")
    link = sheet(bo.page).get_by_label("The link", exact=True).input_value()
    other, thief = people(viewport=SMALL), people(viewport=SMALL)
    other.page.goto(link)
    expect(seats(other.page).nth(2)).to_contain_text("you")
    expect(seats(bo.page).nth(2)).to_contain_text("you")  # and here, too
    thief.page.goto(link)
    expect(thief.page.get_by_text("This link does not work.")).to_be_visible()
    thief.complaints.clear()  # a console tells of every request that was refused


def test_who_wants_a_seat_in_a_begun_game_waits_for_the_others(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    table = bo.url
    press(bo, "Leave for good")
    press(bo, "Leave for good")
    bo.get_by_role("button", name="Play now").first.wait_for()
    seats(ann).nth(2).get_by_role("button", name="Free this seat").click()
    close_sheet(ann)
    bo.goto(table)
    seats(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take this seat").click()
    expect(sheet(bo).get_by_role("status")).to_contain_text("two minutes to agree")
    asked = ann.locator(".proposal")
    expect(asked).to_contain_text("would see its hand and all its secrets so far")
    asked.get_by_role("button", name="No").click()
    expect(sheet(bo).get_by_role("alert")).to_contain_text("did not agree")
    expect(bo.locator(".province.own")).to_have_count(0)  # he watches
    pair[1].complaints.clear()  # a console tells of every request that was refused
    press(ann, "Replace with a bot")  # at once: nobody loses anything
    expect(seats(bo).nth(2)).to_contain_text("bot")


def test_who_came_by_another_link_is_signed_out_and_may_look_on(pair: Pair, people: People) -> None:
    bo, other = pair[1].page, people(viewport=SMALL).page
    press(bo, "Continue on another device")
    other.goto(sheet(bo).get_by_label("The link", exact=True).input_value())
    other.locator(".province.own").wait_for()
    expect(sheet(bo)).to_contain_text("2 devices have your seat.")
    sheet(bo).get_by_role("button", name="Sign out other devices").click()
    expect(other.get_by_text("This seat is no longer yours.")).to_be_visible()
    expect(sheet(bo)).not_to_contain_text("devices have your seat.")
    other.get_by_role("button", name="Watch the game").click()
    other.locator(".province").first.wait_for()
    expect(other.locator(".province.own")).to_have_count(0)


def test_whose_host_is_away_is_told_how_long_to_wait(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    ann.goto("about:blank")
    row = seats(bo).nth(0)
    expect(row).to_contain_text("away")
    row.get_by_role("button", name="Replace with a bot").click()
    expect(sheet(bo).get_by_role("alert")).to_contain_text("replaced by a bot after five minutes")
    expect(row).to_contain_text("away")


def test_a_host_who_leaves_hands_the_table_on(pair: Pair) -> None:
    ann, bo = (person.page for person in pair)
    press(ann, "Pause")
    press(ann, "Leave for good")
    expect(sheet(ann)).to_contain_text("the seat is no longer yours")
    press(ann, "Leave for good")
    ann.get_by_role("button", name="Play now").first.wait_for()
    expect(seats(bo).nth(0)).to_contain_text("bot")
    press(bo, "Resume")  # nobody else could
    expect(prompt(bo)).not_to_have_text("The game is paused.")


def test_friends_agree_on_time_and_hints_before_they_sit_down(people: People) -> None:
    page = people(viewport=SMALL).page
    page.goto("/")
    page.get_by_role("button", name="Invite friends").first.click()
    for wish in ("A minute per move", "Off"):
        page.get_by_text(wish, exact=True).click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".dock.mine").wait_for()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
