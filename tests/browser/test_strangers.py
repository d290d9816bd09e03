"""Between strangers: mute, block, undo, report; the host sees it, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from bench.browser import PHONE
from tests.browser.conftest import SMALL, Person
from tests.browser.journeys import close_sheet, seats
from tests.browser.test_everybody import faults

People: TypeAlias = Callable[..., Person]


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def sheet(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def at_a_table(people: People) -> tuple[Page, Page, Page]:
    """Ann, who hosts, Bo, and Cy on a phone, at a game of Shinobi that has begun."""
    ann, bo, cy = people(viewport=SMALL), people(viewport=SMALL), people(viewport=PHONE)
    new = {"game": "shinobi", "players": 3, "name": "Ann", "access": "open"}
    ident = ann.context.request.post("/api/tables", data=new).json()["id"]
    for seat, (name, person) in enumerate((("Bo", bo), ("Cy", cy)), 1):
        person.context.request.post(f"/api/tables/{ident}/seats/{seat}", data={"name": name})
    for person in (bo, cy, ann):
        person.page.goto(f"/t/{ident}")
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bo, cy):
        person.page.locator(".province.own").wait_for()
    for person in (ann, bo):
        person.page.get_by_role("tab", name="Chat").click()
    cy.page.locator(".drawers").get_by_role("button", name="Chat").click()
    return ann.page, bo.page, cy.page


def test_somebody_is_muted_blocked_and_reported(people: People) -> None:
    ann, bo, cy = at_a_table(people)

    # Muted: for Cy alone, with the way back, also after a reload.
    say(bo, "first words")
    cy.get_by_role("button", name="Bo", exact=True).click()
    sheet(cy, "Bo").get_by_role("button", name="Mute").click()
    expect(sheet(cy, "Bo")).to_contain_text("Bo is muted for you.")
    sheet(cy, "Bo").get_by_role("button", name="Undo").click()
    expect(cy.locator(".talk")).to_contain_text("first words")
    sheet(cy, "Bo").get_by_role("button", name="Mute").click()
    assert faults(cy) == []
    close_sheet_of(cy, "Bo")
    say(bo, "second words")
    expect(cy.locator(".talk")).to_contain_text("2 messages are hidden.")
    expect(cy.locator(".talk")).not_to_contain_text("words")
    expect(cy.locator("[data-said]").first).not_to_contain_text("second words")
    expect(ann.locator(".talk")).to_contain_text("second words")
    cy.get_by_role("button", name="Show", exact=True).click()
    expect(cy.locator(".talk")).to_contain_text("second words")
    cy.reload()
    cy.locator(".province.own").wait_for()
    expect(cy.locator(".drawers .dot")).to_have_count(0)  # nothing is new
    cy.locator(".drawers").get_by_role("button", name="Chat").click()
    expect(cy.locator(".talk")).to_contain_text("2 messages are hidden.")

    # Reported: the host sees it, with what they may do about it.
    close_sheet(cy)
    expect(seats(cy).nth(1)).to_contain_text("muted")
    cy.get_by_role("button", name="Mute, block or report Bo").click()
    sheet(cy, "Bo").get_by_role("button", name="Report").click()
    cy.get_by_label("Offensive name").check()
    cy.get_by_label("More about it").fill("shouts at everybody")
    assert faults(cy) == []
    cy.get_by_role("button", name="Send report").click()
    expect(sheet(cy, "Bo")).to_contain_text("The host can see your report now.")
    expect(ann.locator(".bar .dot")).to_have_text("1")
    for page in (bo, cy):
        expect(page.locator(".bar .dot")).to_have_count(0)
    seats(ann)
    told = ann.get_by_role("region", name="Reports")
    expect(told).to_contain_text("Cy about Bo: Offensive name")
    expect(told).to_contain_text("shouts at everybody")
    expect(told.locator("blockquote")).to_have_text(["first words", "second words"])
    assert faults(ann) == []
    told.get_by_role("button", name="Mute for everybody").click()
    expect(told.get_by_role("button", name="Unmute for everybody")).to_be_visible()
    expect(ann.locator(".bar .dot")).to_have_count(0)
    told.get_by_role("button", name="Unmute for everybody").click()
    close_sheet(ann)

    # Blocked: nothing comes any more; undone in the settings.
    sheet(cy, "Bo").get_by_role("button", name="Block").click()
    expect(sheet(cy, "Bo")).to_contain_text("Bo is blocked.")
    sheet(cy, "Bo").get_by_role("button", name="Undo").click()
    expect(sheet(cy, "Bo")).to_contain_text("Bo is no longer blocked.")
    sheet(cy, "Bo").get_by_role("button", name="Block").click()
    close_sheet_of(cy, "Bo")
    expect(seats(cy).nth(1)).to_contain_text("blocked")
    close_sheet(cy)
    other = bo.context.request.post(
        "/api/tables", data={"game": "shinobi", "players": 3, "name": "Bob", "access": "open"}
    ).json()["id"]
    cy.goto(f"/t/{other}")
    expect(cy.get_by_text("Somebody you blocked sits here: Bob.")).to_be_visible()
    cy.get_by_role("button", name="Settings").click()
    settings = sheet(cy, "Settings")
    expect(settings).to_contain_text("Blocked players")
    settings.get_by_role("button", name="Unblock").click()
    expect(settings).not_to_contain_text("Blocked players")
    expect(cy.get_by_text("Somebody you blocked sits here")).to_have_count(0)


def close_sheet_of(page: Page, name: str) -> None:
    sheet(page, name).get_by_role("button", name="Close").click()
    expect(sheet(page, name)).to_be_hidden()
