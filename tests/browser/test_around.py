"""Around the boards: the first page, the way to a seat, rules beside the board, shared games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from bench.browser import PHONE
from tests.browser.conftest import SMALL, Person
from tests.browser.journeys import seats
from tests.browser.test_everybody import faults

People: TypeAlias = Callable[..., Person]


def invited(page: Page, game: int = 0, players: str = "") -> str:
    """A table for friends; the link to it."""
    page.goto("/")
    page.get_by_role("button", name="Invite friends").nth(game).click()
    page.get_by_label("Your name").fill("Ann")
    if players:
        page.get_by_role("dialog").get_by_text(players, exact=True).click()
    page.get_by_role("button", name="Create table").click()
    return page.get_by_label("The link", exact=True).input_value()


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things share a part of the screen."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    across = min(first["x"] + first["width"], second["x"] + second["width"])
    down = min(first["y"] + first["height"], second["y"] + second["height"])
    return across - max(first["x"], second["x"]) > 1 and down - max(first["y"], second["y"]) > 1


# The first page.


def test_a_newcomer_meets_easy_bots_and_finds_the_running_game_first(people: People) -> None:
    person = people(viewport=SMALL)
    page = person.page
    page.goto("/")
    strength = page.get_by_label("Shinobi, Strength of the bots")
    expect(strength.locator("option:checked")).to_have_text("Easy bots")
    expect(page.get_by_role("heading", name="Games in progress")).to_have_count(0)
    invited(page, players="5")  # how many friends come says nothing about the next game with bots
    page.goto("/")
    crowd = page.get_by_label("Shinobi, Players")
    expect(crowd.locator("option:checked")).to_have_text("4 players")
    running = page.get_by_role("heading", name="Games in progress")
    assert top(running) < top(page.locator(".box").first)
    strength.select_option("bushi")
    crowd.select_option("3")
    person.play_now()
    rows = seats(page)
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("bot, Fair")
    page.goto("/")
    expect(strength.locator("option:checked")).to_have_text("Fair bots")  # it is remembered
    page.get_by_role("link", name=re.compile("Your turn")).first.click()
    person.wait()


def test_several_people_share_a_device_by_a_button_of_the_first_page(people: People) -> None:
    person = people(viewport=SMALL)
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Pass and play").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name of player 1").fill("Ann")
    sheet.get_by_label("Name of player 2").fill("ann")
    make = page.get_by_role("button", name="Create table")
    expect(make).to_be_disabled()
    expect(sheet.get_by_role("alert")).to_contain_text("already called ann")
    sheet.get_by_label("Name of player 2").fill("Bo")
    assert faults(page) == []
    make.click()
    curtain = page.get_by_role("button", name=re.compile("I am (Ann|Bo)"))
    curtain.click()
    page.locator(".province.own").wait_for()
    rows = seats(page)
    for seat, words in enumerate(("Ann", "Bo", "bot", "bot")):
        expect(rows.nth(seat)).to_contain_text(words)


def test_an_unknown_address_leads_home(people: People) -> None:
    person = people(viewport=SMALL)
    page = person.page
    answer = page.goto("/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("main").get_by_role("link").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    person.complaints.clear()  # a console tells of every answer that is an error


# The way to a seat.


def test_who_comes_by_a_link_is_asked_for_a_name_first(people: People) -> None:
    host, guest = people(viewport=SMALL), people(viewport=PHONE)
    page = guest.page
    page.goto(invited(host.page))
    name = page.get_by_label("Your name")
    sit = page.get_by_role("button", name="Take this seat").first
    sit.wait_for()
    assert top(name) < top(sit)
    sit.click()
    expect(page.get_by_role("alert")).to_have_text("Enter your name first: the others will see it.")
    expect(name).to_be_focused()
    name.press_sequentially("Bo")
    expect(page.get_by_role("alert")).to_have_count(0)
    sit.click()
    page.get_by_role("button", name="I am ready").wait_for()
    page.goto(invited(host.page))  # another table, some other day
    expect(name).to_have_value("Bo")


def test_a_friend_who_waits_keeps_a_seat_and_who_watches_is_told_so(people: People) -> None:
    host, friend, late = people(viewport=SMALL), people(viewport=SMALL), people(viewport=PHONE)
    link = invited(host.page)
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take this seat").first.wait_for()
    note = host.page.get_by_role("status").filter(has_text="Somebody is here without a seat")
    expect(note).to_be_visible()
    host.page.get_by_role("button", name="Fill with bots").click()
    expect(friend.page.get_by_role("button", name="Take this seat")).to_have_count(1)
    expect(host.page.get_by_role("button", name="Begin")).to_be_disabled()
    friend.page.get_by_label("Your name").fill("Bo")
    friend.page.get_by_role("button", name="Take this seat").click()
    friend.page.get_by_role("button", name="I am ready").wait_for()
    expect(note).to_have_count(0)
    late.page.goto(link)
    expect(late.page.get_by_text("All seats are taken: you will watch.")).to_be_visible()
    host.page.get_by_role("button", name="Begin").click()
    late.page.locator(".province").first.wait_for()
    expect(late.page.locator(".prompt").get_by_text("You are watching")).to_be_visible()
    expect(friend.page.get_by_text("You are watching")).to_have_count(0)


def test_long_names_have_room_or_are_cut(people: People) -> None:
    ann, bo = people(viewport=PHONE), people(viewport=PHONE)
    new = {"game": "shinobi", "players": 3, "name": "Ẃ" * 24, "access": "open"}
    table = ann.context.request.post("/api/tables", data=new | {"bots": {"1": "random"}}).json()
    bo.context.request.post(f"/api/tables/{table['id']}/seats/2", data={"name": "Ḿ" * 24})
    page = ann.page
    page.goto(f"/t/{table['id']}")
    page.get_by_text("Ḿ" * 24).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 820, "height": 1180})
    page.get_by_role("button", name="Begin").click()
    page.locator(".province.own").wait_for()
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 60  # one line


def test_whoever_leaves_is_named_and_keeps_the_past(people: People) -> None:
    ann, bo = people(viewport=SMALL), people(viewport=SMALL)
    new = {"game": "shinobi", "players": 3, "name": "Ann", "access": "open"}
    table = ann.context.request.post("/api/tables", data=new | {"bots": {"1": "random"}}).json()
    bo.context.request.post(f"/api/tables/{table['id']}/seats/2", data={"name": "Bo"})
    for person in (bo, ann):
        person.page.goto(f"/t/{table['id']}")
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bo):
        person.page.locator(".province.own").wait_for()
    log = ann.page.locator(".side [aria-label='What happened'] li")
    deeds = log.filter(has_text=re.compile(r"^\s*Bo (deployed|struck)"))
    while deeds.count() == 0:
        for person in (ann, bo):
            if person.page.locator(".province.own.acts").count():
                person.turn()
        ann.page.wait_for_timeout(50)
    seats(bo.page)
    bo.page.get_by_role("button", name="Leave for good").click()
    bo.page.get_by_role("button", name="Leave for good").click()
    left = re.compile(r"Bo left: the bot \w+ plays on\.")
    expect(ann.page.locator(".changes")).to_have_text(left)
    for width, height in [(390, 844), (844, 390), (SMALL["width"], SMALL["height"])]:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not overlap(ann.page.locator(".changes p"), ann.page.locator("main > .board"))
    expect(log.filter(has_text=left)).to_have_count(1)
    expect(deeds.first).to_be_visible()
    ann.page.reload()
    expect(log.filter(has_text=left)).to_have_count(1)
    expect(deeds.first).to_be_visible()
    expect(ann.page.locator(".changes p")).to_have_count(0)  # it is no news any more


# Rules beside the board.


def test_rules_are_read_beside_the_board(people: People) -> None:
    person = people()
    person.play_now()
    page = person.page
    table = page.url
    icon = page.locator(".bar").get_by_role("link", name="Rules")
    icon.click()
    drawer = page.get_by_role("dialog", name="The rules of Shinobi")
    expect(drawer.locator("#SHI-27")).to_be_attached()
    assert faults(page) == []
    drawer.get_by_label("Search the rules").fill("ninja")
    expect(drawer.locator("#SHI-27")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(icon).to_be_focused()
    page.locator("button.source[data-place^='hand:']:not([aria-label='ninja'])").first.click()
    page.locator("button[data-place='column:0:0']").click(force=True)
    page.get_by_role("tooltip").get_by_role("link", name="SHI-20").click()
    expect(drawer.locator(".rule")).to_have_count(1)
    expect(drawer.locator("#SHI-20")).to_be_visible()
    expect(page.locator("button.picked")).to_have_count(1)  # the table is as it was
    drawer.get_by_role("button", name="All rules").click()
    expect(drawer.locator("#SHI-27")).to_be_attached()
    drawer.locator("#SHI-27 a").first.click()
    expect(drawer.locator(".rule")).to_have_count(1)
    expect(drawer.locator("figure")).to_be_visible()  # with its picture
    assert page.url == table
    page.locator("button.picked").focus()
    page.keyboard.press("Escape")  # first what is picked,
    expect(page.locator("button.picked")).to_have_count(0)
    expect(drawer).to_be_visible()
    for width, height in [(768, 1024), (820, 1180), (1024, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        for thing in ("main > .board", ".dock"):
            assert not overlap(drawer, page.locator(thing)), (width, thing)
    page.keyboard.press("Escape")  # then the drawer
    expect(drawer).to_be_hidden()


# A game that is shared.


def test_a_shared_game_opens_for_everybody_at_the_step_that_was_meant(people: People) -> None:
    person, stranger = people(viewport=SMALL), people(viewport=SMALL)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.play_now()
    page = person.page
    person.play_out()
    sheet = page.get_by_role("dialog", name="The game is over.")
    expect(sheet).to_contain_text("Anybody with the link can watch this game")
    sheet.get_by_role("button", name="Share the game").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?step=end&seat=all")
    other = stranger.page
    other.goto(link)
    slider = other.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    expect(other.locator(".province .open")).to_have_count(4)  # all hands
    other.keyboard.press("Home")
    other.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    other.context.grant_permissions(["clipboard-read", "clipboard-write"])
    other.get_by_role("button", name="Share this move").click()
    page.goto(other.evaluate("navigator.clipboard.readText()"))
    expect(page.get_by_role("slider")).to_have_value("1")
    other.goto(link.partition("?")[0])  # the bare address of the table leads to its past
    expect(slider).to_have_value(str(last))
    assert "step=" in other.url


def test_closed_books_are_not_shared(people: People) -> None:
    person = people(viewport=SMALL)
    new = {"game": "shinobi", "players": 3, "name": "Ann", "books": "closed"}
    new["bots"] = {"1": "random", "2": "random"}
    table = person.context.request.post("/api/tables", data=new).json()
    person.page.goto(f"/t/{table['id']}")
    person.wait()
    person.play_out()
    sheet = person.page.get_by_role("dialog", name="The game is over.")
    expect(sheet).to_contain_text("Only people with an invitation can watch this game again")
    expect(sheet.get_by_role("button", name="Share the game")).to_have_count(0)


# What is loaded when it is wanted.


def test_a_part_that_could_not_be_had_comes_with_the_page_anew(people: People) -> None:
    person = people(viewport=SMALL)
    person.play_now()
    page = person.page
    page.route("**/assets/People-*.js", lambda route: route.abort())
    with page.expect_event("load"):  # the server answers: the page begins again, where it was
        page.get_by_role("button", name="Who is here").click()
    page.unroute_all()
    person.wait()
    expect(seats(page)).to_have_count(4)
