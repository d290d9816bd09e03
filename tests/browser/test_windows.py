"""In every window: what is asked, what one holds and what can be done are on the screen together.

Each kind of decision of each game, with as many players as there can be; whether something is cut
off, covered, or too small for a finger is found out by geometry.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.conftest import WHOLE, Person
from tests.browser.decisions import Decision, decisions
from tests.browser.wire import Wire, sit_down

People: TypeAlias = Callable[..., Person]
Window: TypeAlias = tuple[int, int]
GAMES = ["shinobi", "shitenno", "senji"]
GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
FINGERS: list[Window] = [
    (320, 568), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768),
]  # fmt: skip
MICE: list[Window] = [(720, 450), (1440, 900), (1920, 1080)]
MORE_FINGERS: list[Window] = [(360, 640), (568, 320), (667, 375), (932, 430), (600, 960)]
MORE_MICE: list[Window] = [(1152, 720), (1280, 720), (1366, 768), (2560, 1440), (1080, 1920)]
IN_TURNS = {"senji"}  # 51 decisions: each with one sort of window, where not all are tried
PICKS = 99 if WHOLE else 2  # things of a sort that are picked
PATIENCE = 12  # looks until a window counts as painted
BLINK = 40  # ms between them


def tried(name: str, touch: bool, at: int) -> list[Window]:
    """The windows in which the decision with this number of a game is looked at.

    Where not all are tried, it is one, and the next decision has the next.
    """
    windows, more = (FINGERS, MORE_FINGERS) if touch else (MICE, MORE_MICE)
    if WHOLE:
        return windows + more
    if name in IN_TURNS:
        return [windows[at // 2 % len(windows)]] if at % 2 == touch else []
    return [windows[at % len(windows)]]


def faults(person: Person, decision: Decision, window: Window, touch: bool) -> list[str]:
    """What can't be seen or touched of a decision in a window, when it has been painted."""
    person.page.set_viewport_size(size(window))
    found: list[str] = []
    for _ in range(PATIENCE):
        found = person.page.evaluate(GEOMETRY, [decision.picks, touch, PICKS])
        if not found:
            break
        person.page.wait_for_timeout(BLINK)
    place = f"{'/'.join(decision.kinds)} at {window[0]}×{window[1]}"
    return [f"{place}: {fault}" for fault in found]


@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_and_held_and_can_be_done_is_seen(
    people: People, name: str, touch: bool
) -> None:
    settings: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    person, wire = people(**settings), Wire()
    found: list[str] = []
    for at, decision in enumerate(decisions(name)):
        windows = tried(name, touch, at)
        if at and not windows:
            continue
        wire.tell(decision.state, decision.seat)
        if at == 0:
            sit_down(person, GAMES.index(name), wire)
            person.page.mouse.move(1, 1)  # off the board: what it rests on would say why not
        for window in windows:
            found += faults(person, decision, window, touch)
    assert found == []


def laid_out(people: People, name: str, kind: str, window: Window, **settings: Any) -> Page:
    """A page at the first decision with such a move."""
    person, wire = people(viewport=size(window), **settings), Wire()
    decision = next(one for one in decisions(name) if kind in one.kinds)
    wire.tell(decision.state, decision.seat)
    sit_down(person, GAMES.index(name), wire)
    return person.page


def test_on_a_phone_the_own_clan_is_pinned_above_the_hand(people: People) -> None:
    page = laid_out(people, "shinobi", "settle", (390, 844), has_touch=True, is_mobile=True)
    oath, hand = page.locator(".dock .oath"), page.locator(".dock .hand button").first
    expect(oath).to_have_text(re.compile("^You serve (Hōjō|Mōri|Oda|Takeda|Uesugi)$"))
    above, below = box(oath), box(hand)
    assert above["y"] + above["height"] <= below["y"]
    page.get_by_role("button", name="Overview").click()
    loyalty = page.locator("dialog .loyalty")  # the notes beside the board are there, unseen
    loyalty.wait_for()
    assert box(loyalty)["height"] < 110  # it is not stretched to fill the sheet


def test_on_a_phone_whoever_pays_sees_the_prices(people: People) -> None:
    page = laid_out(people, "shitenno", "claim", (390, 844), has_touch=True, is_mobile=True)
    rows = page.get_by_role("list", name="The provinces").locator(".price")
    expect(rows).to_have_count(8)
    expect(page.locator(".map")).to_have_count(0)
    page.get_by_role("button", name="As a map").click()
    expect(page.locator(".map")).to_be_visible()


def test_on_a_phone_the_lots_are_in_sight_after_a_payment(people: People) -> None:
    person = people(viewport=size((390, 844)), has_touch=True, is_mobile=True)
    wire, kinds = Wire(), ["spend", "choose"]
    pays, chooses = [next(d for d in decisions("shitenno") if kind in d.kinds) for kind in kinds]
    wire.tell(pays.state, pays.seat)
    sit_down(person, GAMES.index("shitenno"), wire)
    expect(person.page.get_by_text("Payment:")).to_be_in_viewport()
    wire.tell(chooses.state, chooses.seat)
    expect(person.page.get_by_role("heading", name="First lot")).to_be_in_viewport()


def test_who_watches_samurai_being_kept_sees_the_map_alone(people: People) -> None:
    person, wire = people(viewport=size((390, 844)), has_touch=True, is_mobile=True), Wire()
    keeps = next(one for one in decisions("senji") if "keep" in one.kinds)
    wire.tell(keeps.state, None)
    sit_down(person, GAMES.index("senji"), wire)
    board, land = person.page.locator(".board").first, person.page.locator(".board .map").first
    expect(land).to_be_visible()
    expect(person.page.locator(".board .panel")).to_have_count(0)
    assert box(land)["height"] > 0.7 * box(board)["height"]


@pytest.mark.parametrize(
    ("name", "kind", "things"),
    [
        ("shinobi", "settle", ".province.own .column, .dock .hand .card"),
        ("shitenno", "claim", ".province.plaque, .dock .hand .card"),
        ("senji", "order", ".marker .token, .dock .hand .family-card"),
    ],
)
def test_things_grow_with_the_window(people: People, name: str, kind: str, things: str) -> None:
    page = laid_out(people, name, kind, (1440, 900))
    before = [0.0] * len(things.split(", "))
    for window in [(1440, 900), (1920, 1080), (2560, 1440)]:
        page.set_viewport_size(size(window))
        for _ in range(PATIENCE):
            now = [box(page.locator(thing).first)["width"] for thing in things.split(", ")]
            grown = all(one < two for one, two in zip(before, now, strict=True))
            if grown:
                break
            page.wait_for_timeout(BLINK)
        assert grown, f"{before} to {now} at {window}"
        before = now


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def size(window: Window) -> ViewportSize:
    return {"width": window[0], "height": window[1]}
