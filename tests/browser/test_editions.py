"""A table with figures of its own: the page shows these, not those of the usual box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sengoku.words import words
from tests.browser.conftest import Person
from tests.browser.wire import Wire, sit_down
from tests.games.senji.other_edition import other_figures
from tests.games.senji.position import at

People: TypeAlias = Callable[..., Person]
SENJI = 2  # the third box on the first page
BOTS = {"1": "random", "2": "random"}


def test_samurai_bring_what_the_edition_says(people: People) -> None:
    person = people()
    page = person.page
    figures = other_figures()
    wish = {"game": "senji", "players": 3, "name": "Ann", "bots": BOTS}
    made = page.request.post("/api/tables", data=wish | {"options": {"edition": figures}})
    page.goto(f"/t/{made.json()['id']}")
    cards = page.locator(".cards .samurai")
    cards.first.wait_for()
    printed = {words().label(row["name"].lower()): row["honour"] for row in figures["samurai"]}
    names = cards.locator(".name").all_inner_texts()
    assert len(names) == 3
    shown = [int(honour) for honour in cards.locator(".honour").all_inner_texts()]
    assert shown == [printed[name] for name in names]


def test_combinations_bring_what_the_edition_says(people: People) -> None:
    person, wire = people(), Wire()
    figures = other_figures()
    state = at("autumn", actor="A", flowers="A:sun*4", options={"edition": figures})
    wire.tell(state, 0)
    sit_down(person, SENJI, wire)
    prizes = [row.get("honour") for row in figures["hanafuda"]["combinations"]]
    shown = person.page.locator(".combo .prize").all_inner_texts()
    usual = [prizes[0], prizes[2], prizes[3], prizes[4]]  # as moves name them; recruiting is last
    assert shown == [f"{honour} honour" for honour in usual] + ["a samurai"]
    assert person.page.locator(".goal em").inner_text() == "45"
