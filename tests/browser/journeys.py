"""Journeys through the product, as people make them; whoever likes looks at every station.

The tests walk them, and `python -m tools.journeys` takes pictures of them for the docs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, expect

from bench.browser import DESKTOP, PHONE
from tests.browser.conftest import SMALL, Person
from tests.browser.proxy import Proxy
from tests.browser.test_senji_talks import make_table, play_to_winter, sit, talk_with

People: TypeAlias = Callable[..., Person]
Look: TypeAlias = Callable[[str, Page], None]
MOBILE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOST = "No connection"


def unseen(_station: str, _page: Page) -> None:
    """Nobody looks."""


# Friends by a link.


def friends(people: People, proxy: Proxy, look: Look = unseen) -> list[Person]:
    """Four at Shinobi, two on phones: one falls off the network, one closes the laptop, one leaves.

    Bo's way to the server is the proxy. Eve watches, and takes the place that has become free.
    """
    ann, bo, cleo, dan, eve = (
        people(viewport=SMALL),
        people(**MOBILE, base_url=proxy.address),
        people(**MOBILE),
        people(viewport=SMALL),
        people(viewport=SMALL),
    )
    link = set_the_table(ann.page, look)
    sit_down(bo.page, link.replace(origin(link), proxy.address), "Bo")
    sit_down(cleo.page, link, "Cleo", look)
    twice_the_same_name(dan, link, look)
    eve.page.goto(link)
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bo, cleo, dan, eve):
        person.page.locator(".province").first.wait_for()
    look("watching", eve.page)
    the_network_fails(bo.page, proxy, look)
    dan = the_laptop_is_closed(ann.page, dan, people, look)
    for_good(ann.page, cleo.page, look)
    a_newcomer([ann.page, bo.page, dan.page], eve.page, look)
    return [ann, bo, eve, dan]


def origin(link: str) -> str:
    return link[: link.index("/t/")]


def set_the_table(page: Page, look: Look) -> str:
    """Ann makes a table for four; the link to it."""
    page.goto("/")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("dialog").get_by_text("4", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("The link", exact=True).input_value()
    look("invite", page)
    return link


def sit_down(page: Page, link: str, name: str, look: Look = unseen) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    look("sit", page)
    page.get_by_role("button", name="Take this seat").first.click()
    page.get_by_role("button", name="I am ready").wait_for()


def twice_the_same_name(person: Person, link: str, look: Look) -> None:
    """Two friends have one name: the second is told so, and asked for another."""
    page = person.page
    page.goto(link)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_role("alert")).to_contain_text("already called Ann")
    person.complaints.clear()  # a console tells of every request that was refused
    look("name", page)
    page.get_by_label("Your name").fill("Dan")
    page.get_by_role("button", name="Take this seat").first.click()
    page.get_by_role("button", name="I am ready").wait_for()


def the_network_fails(page: Page, proxy: Proxy, look: Look) -> None:
    """Bo's phone says so, and comes back by itself."""
    proxy.shut()
    expect(page.locator(".lost", has_text=LOST)).to_be_visible(timeout=60_000)
    look("lost", page)
    proxy.heal()
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=60_000)


def the_laptop_is_closed(host: Page, person: Person, people: People, look: Look) -> Person:
    """Everybody sees that he is away; when he opens it again he sits where he sat."""
    address, kept = person.page.url, person.context.storage_state()
    person.context.close()
    row = seats(host).filter(has_text="Dan")
    expect(row).to_contain_text("away")
    look("away", host)
    back = people(viewport=SMALL, storage_state=kept)
    back.page.goto(address)
    back.page.locator(".province.own").wait_for()
    expect(row).to_contain_text("at the table")
    close_sheet(host)
    return back


def for_good(host: Page, leaver: Page, look: Look) -> None:
    """Cleo hands her seat to a bot, and is at the first page."""
    seats(leaver)
    leaver.get_by_role("button", name="Leave for good").click()
    look("leave", leaver)
    leaver.get_by_role("button", name="Leave for good").click()
    leaver.get_by_role("button", name="Play now").first.wait_for()
    expect(seats(host).nth(2)).to_contain_text("bot")


def a_newcomer(players: list[Page], watcher: Page, look: Look) -> None:
    """Ann frees the bot's seat, and Eve, who has watched so far, plays on in it: all agree.

    That she loads the page again meanwhile changes nothing.
    """
    host = players[0]
    seats(host).nth(2).get_by_role("button", name="Free this seat").click()
    expect(seats(host).nth(2)).to_contain_text("waiting for somebody")
    seats(watcher)
    watcher.get_by_label("Your name").fill("Eve")
    look("free", watcher)
    watcher.get_by_role("button", name="Take this seat").click()
    expect(watcher.get_by_role("status").filter(has_text="You have asked")).to_be_visible()
    close_sheet(host)
    expect(host.locator(".proposal")).to_contain_text("Eve wants to take the free seat")
    look("consent", host)
    watcher.reload()
    watcher.locator(".proposal").wait_for()
    for page in players:
        page.locator(".proposal").get_by_role("button", name="Yes").click()
    watcher.locator(".province.own").wait_for()
    expect(seats(host).nth(2)).to_contain_text("Eve")
    look("seats", host)
    close_sheet(host)


def put_out(persons: list[Person]) -> None:
    """Ann wants Dan to leave; that Bo says no is enough."""
    ann, bo = (person.page for person in persons[:2])
    seats(ann)
    ann.get_by_role("button", name="Remove a player").click()
    ann.get_by_role("button", name="Dan", exact=True).click()
    expect(ann.get_by_role("dialog")).to_contain_text("If everybody else agrees, Dan loses")
    ann.get_by_role("button", name="Remove a player").click()
    asked = bo.locator(".proposal")
    expect(asked).to_contain_text("Ann proposes that Dan leaves the game")
    asked.get_by_role("button", name="No").click()
    expect(ann.locator(".refusal").filter(has_text="Not everybody agreed.")).to_be_visible()


def seats(page: Page) -> Any:
    """The sheet of who is here, opened; its rows."""
    sheet = page.get_by_role("dialog", name="Who is here")
    if sheet.count() == 0:
        page.get_by_role("button", name="Who is here").first.click()
    return sheet.get_by_role("listitem")


def close_sheet(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def acting(persons: list[Person]) -> Person:
    """Whose turn it is."""
    return next(person for person in persons if person.page.locator(".province.own.acts").count())


def play_on(persons: list[Person], look: Look = unseen) -> None:
    """To the end, each by clicks."""
    while not persons[0].over:
        for person in persons:
            if person.page.locator(".province.own.acts").count() and not person.over:
                person.turn()
        persons[0].page.wait_for_timeout(20)
    for person in persons:
        expect(person.page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    look("end", persons[0].page)


# A winter of Senji.


def winter(people: People, look: Look = unseen) -> None:
    """Six families, two of them bots: whispers, an offer by taps, and the deal."""
    ann, bo, cy, dee = people(viewport=DESKTOP), people(**MOBILE), people(), people()
    everybody = [ann, bo, cy, dee]
    bots = {"4": "samurai", "5": "samurai"}
    table = make_table(ann, players=6, bots=bots, clock={"kind": "none", "phases": {}})
    for seat, name in enumerate(("Bo", "Cy", "Dee"), 1):
        sit(everybody[seat], table, seat, name)
    play_to_winter(everybody, table)
    for person in everybody:
        person.page.goto(table)
        person.page.locator(".season.winter").wait_for()
    look("talks", ann.page)
    offer_a_card(ann.page)
    look("offer", ann.page)
    ann.page.get_by_role("button", name="Send offer").click()
    talk_with(bo.page, "Ann")
    expect(bo.page.locator(".offer")).to_be_visible()
    look("answer", bo.page)
    bo.page.get_by_role("button", name="Accept").click()
    expect(bo.page.locator(".whispers")).to_contain_text("Ann gave you")
    look("deal", bo.page)


def offer_a_card(page: Page) -> None:
    """Ann whispers to Bo, and lays a card into an offer for nothing but goodwill."""
    talk_with(page, "Bo")
    page.get_by_placeholder("Whisper to Bo").fill("A gift: leave my coast alone this year?")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Make an offer").click()
    page.locator("button.source[data-place^='card:']").first.click()
    page.locator("button[data-place='shown']").click()
    expect(page.locator("button[data-place='shown'] .family-card")).to_have_count(1)
