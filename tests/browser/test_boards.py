"""The boards stay as they are, tell things in order, and say what one has to know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from sengoku.games.senji.components import SPARE
from sengoku.games.senji.state import Senji
from tests.browser.conftest import Person
from tests.browser.wire import Wire, sit_down
from tests.games.senji.position import at, play, province

People: TypeAlias = Callable[..., Person]
SENJI = 2  # the third box on the first page
MOVING = {"reduced_motion": "no-preference"}
OWARI = province("OWA")


def betrayal() -> Senji:
    """A has promised C to spare Owari, and plans to attack it with six units and a samurai."""
    state = at(
        units="YAM:6 OWA:1",
        samurai="YAM:oda OWA:daisuke",
        orders="YAM:movement KAG:movement",
        promises=[[0, 2, int(SPARE), OWARI]],
        record=[[], [], [], []],
    )
    play(state, "call YAM", *["march unit to OWA"] * 6, "march oda to OWA")
    return state


def seated(person: Person, state: Senji, seat: int) -> Wire:
    wire = Wire(accepts=True)
    wire.tell(state, seat)
    sit_down(person, SENJI, wire)
    return wire


def logged(page: Page) -> str:
    return page.locator("aside.side [role=tabpanel]").inner_text()


# Senji: a battle.


def test_who_is_about_to_break_a_promise_is_asked_first(people: People) -> None:
    person = people()
    wire = seated(person, betrayal(), 0)
    page = person.page
    words = "You → Benkei: “I don’t attack Owari this year.”"
    expect(page.locator("aside[data-season]")).to_contain_text(words)
    page.get_by_role("button", name="Set out").click()
    expect(page.locator(".prompt h2")).to_have_text(f"{words} Do you break this promise?")
    page.get_by_role("button", name="Set out").click()  # no second click is a yes
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".prompt h2")).not_to_contain_text("promise")
    assert wire.made == []
    page.get_by_role("button", name="Set out").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.get_by_role("region", name="The battle of Owari")).to_be_visible()
    assert len(wire.made) == 1


def test_a_battle_is_seen_before_it_is_told_and_nothing_lives_beneath_it(people: People) -> None:
    person, state = people(**MOVING), betrayal()
    wire = seated(person, state, 2)
    page = person.page
    scene = page.get_by_role("region", name="The battle of Owari")
    honour = page.locator(".family .honour")
    play(state, "go")
    wire.follow()
    expect(scene).to_contain_text("A promise is broken.")
    expect(scene).to_contain_text("Marie → you: “I don’t attack Owari this year.”")
    assert "attacked" not in logged(page)
    scene.get_by_role("button", name="Skip").click()
    told = re.compile("attacked you in Owari.*Promised: to spare the province")
    expect(page.locator("aside.side")).to_contain_text(told)
    expect(page.locator(".prompt .deed").first).to_be_visible()
    play(state, "A: decline", "C: decline", "C: decline")
    stood = honour.all_inner_texts()
    wire.follow()
    expect(scene).to_contain_text(re.compile("wins? the battle"))
    assert "won the battle" not in logged(page)
    assert honour.all_inner_texts() == stood
    assert page.locator(".prompt .deed").count() == 0
    expect(scene).to_contain_text("Fallen samurai: Daisuke.")
    scene.get_by_role("button", name="Close").click()
    expect(scene).to_have_count(0)
    expect(page.locator("aside.side")).to_contain_text("Fallen samurai: Daisuke.")
    assert honour.all_inner_texts() != stood
