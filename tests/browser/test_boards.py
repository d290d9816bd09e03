"""The boards stay as they are, tell things in order, and say what one has to know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from bench.browser import DESKTOP, PHONE
from sengoku.games.kernel import State
from sengoku.games.senji.components import SPARE
from sengoku.games.senji.state import Senji
from tests.browser.conftest import Person
from tests.browser.test_layout import positions
from tests.browser.test_senji import first
from tests.browser.wire import Wire, sit_down
from tests.games.senji.position import at, hand, play, province
from tests.games.shinobi.position import at as shinobi_at

People: TypeAlias = Callable[..., Person]
SHINOBI, SHITENNO, SENJI = range(3)  # the boxes on the first page
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "old": {"viewport": {"width": 1024, "height": 768}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
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


def seated(person: Person, state: State, seat: int, box: int = SENJI) -> Wire:
    wire = Wire(accepts=True)
    wire.tell(state, seat)
    sit_down(person, box, wire)
    return wire


def logged(page: Page) -> str:
    return page.locator("aside.side [role=tabpanel]").inner_text()


# Senji: a battle.


def test_who_is_about_to_break_a_promise_is_asked_first(people: People) -> None:
    person = people()
    wire = seated(person, betrayal(), 0)
    page = person.page
    words = "You → Benkei: “I won’t attack Owari this year.”"
    expect(page.locator("aside[data-season]")).to_contain_text(words)
    page.get_by_role("button", name="Set out").click()
    expect(page.locator(".prompt h2")).to_have_text(f"{words} Do you want to break this promise?")
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
    expect(scene).to_contain_text("Marie → you: “I won’t attack Owari this year.”")
    assert "attacked" not in logged(page)
    scene.get_by_role("button", name="Skip").click()
    told = re.compile(r"attacked you in Owari.*Promised: not to attack Owari \(broken\)")
    expect(page.locator("aside.side")).to_contain_text(told)
    expect(page.locator(".prompt .deed")).to_have_text(["No card"])
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


def test_a_year_ends_with_the_promises_that_were_kept(people: People) -> None:
    person = people()
    state = at("autumn", actor="C", promises=[[0, 2, int(SPARE), OWARI]], record=[[], [], [], []])
    wire = seated(person, state, 2)
    play(state, "done")
    wire.follow()
    note = person.page.get_by_role("region", name="Promises kept and broken")
    expect(note).to_contain_text("A promise is kept.")
    expect(note).to_contain_text("Marie → you: “I won’t attack Owari this year.”")
    person.page.keyboard.press("Shift")
    expect(note).to_have_count(0)


# Buttons.


def test_no_two_buttons_take_back_the_same(people: People) -> None:
    person, wire = people(viewport={"width": 820, "height": 1180}), Wire()
    page = person.page
    state = at(units="YAM:3 OWA:1", orders="YAM:movement")
    play(state, "call YAM", "march unit to OWA")
    wire.tell(state, 0)
    wire.now["undo"] = "free"
    sit_down(person, SENJI, wire)
    buttons = page.locator(".prompt .act .button")
    back = re.compile("Undo|Put back|Plan again|Plan anew|Restart")
    expect(buttons.filter(has_text=back)).to_have_text(["Undo"])
    apart(page)
    page.locator("button.source[data-place^='piece:']").first.click()
    expect(buttons.filter(has_text=back)).to_have_text(["Put back"])
    apart(page)


def apart(page: Page) -> None:
    """No button below the board lies over another one."""
    boxes = page.evaluate(BOXES, ".prompt .act .button, .drawers .button")
    for place, (_, x, y, width, height) in enumerate(boxes):
        for _, left, above, wide, high in boxes[:place]:
            beside = x >= left + wide or left >= x + width
            assert beside or y >= above + high or above >= y + height


def test_ready_for_good_does_not_look_like_what_is_suggested(people: People) -> None:
    person = people()
    state = at("winter", record=[[], [], [], []])
    play(state, "A: ready")
    seated(person, state, 0)
    deeds = person.page.locator(".prompt .deed .button")
    expect(deeds.last).to_have_text("Change my mind")
    expect(deeds.and_(person.page.locator(".seal"))).to_have_count(0)


# Places stay.

LINE = 24  # px that a line more in the question below may take from the board

# The place and size of everything of a kind, in whole pixels.
BOXES = """(things) => [...document.querySelectorAll(things)].map((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [thing.dataset.place ?? "", ...[x, y, width, height].map(Math.round)];
})"""
# The things of a kind that are not what a pointer touches in their middle.
COVERED = """(things) => [...document.querySelectorAll(things)].flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return thing.contains(hit) ? [] : [thing.dataset.place];
})"""


def told(page: Page, wire: Wire, state: State, seat: int) -> None:
    """Lay out another position, and wait until it is painted."""
    wire.tell(state, seat)
    page.wait_for_timeout(150)


@pytest.mark.parametrize("window", ["desktop", "old", "tablet"])  # a phone has a list to pay by
def test_shitenno_generals_and_map_keep_their_places(people: People, window: str) -> None:
    person, wire = people(**WINDOWS[window]), Wire()
    page = person.page
    seen, sizes, spots = set(), list[list[int]](), set()
    for state in positions("shitenno", 4):
        told(page, wire, state, 0) if wire.version else seated_at(person, wire, state)
        view = state.view(0)
        seats = page.evaluate(BOXES, ".generals > li")
        assert [box[0] for box in seats] == [f"seat:{seat}" for seat in range(4)]
        numbers = [int(text) for text in page.locator(".generals .crest i").all_inner_texts()]
        order = sorted(range(4), key=lambda seat: view["titles"][seat])
        assert [order[number - 1] for number in numbers] == list(range(4))
        seen.add(view["phase"])
        sizes.append(page.evaluate(BOXES, ".board > .middle")[0][3:])
        spots.add(str(page.evaluate(BOXES, ".middle [data-place^='province:']")))
    assert len(seen) > 2
    for side in zip(*sizes, strict=True):
        assert max(side) - min(side) <= LINE
    assert len(spots) == 1


def seated_at(person: Person, wire: Wire, state: State) -> None:
    wire.tell(state, 0)
    sit_down(person, SHITENNO, wire)
    person.page.wait_for_timeout(150)


@pytest.mark.parametrize("window", ["desktop", "old"])
def test_an_open_province_covers_no_other(people: People, window: str) -> None:
    person = people(**WINDOWS[window])
    state = next(one for one in positions("shitenno", 4) if one.view(0)["asked"] == "turn")
    seated(person, state, 0, SHITENNO)
    provinces = "button[data-place^='province:']"
    for place in range(8):
        person.page.locator(f"{provinces}[data-place='province:{place}']").click(force=True)
        expect(person.page.locator(".pay")).to_be_visible()
        assert person.page.evaluate(COVERED, provinces) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_senji_map_keeps_its_size_through_the_year(people: People, window: str) -> None:
    person, wire = people(**WINDOWS[window]), Wire()
    page = person.page
    maps: list[Any] = []
    phases = ("choosing", "bidding", "winter", "ordering", "summer", "moving", "trading")
    for phase in (*phases, *phases):
        state, seat = first(phase, players=4)
        wire.tell(state, seat)
        if not maps:
            sit_down(person, SENJI, wire)
        page.wait_for_timeout(200)
        spots = page.evaluate(BOXES, ".map .spot")
        maps.append([[x + width // 2, y + height // 2] for _, x, y, width, height in spots])
    maps = maps[len(phases) :]  # when every question was asked once, nothing moves any more
    for later in maps[1:]:
        for one, other in zip(maps[0], later, strict=True):
            assert abs(one[0] - other[0]) <= 2, maps
            assert abs(one[1] - other[1]) <= 2, maps


def test_the_keyboard_never_moves_the_land_out_of_its_frame(people: People) -> None:
    person = people()
    seated(person, *first("ordering", players=6))
    page = person.page
    frame, satsuma = page.locator(".map"), page.locator(".spot [data-place='province:17']")
    for enlarged in range(3):
        if enlarged:
            page.get_by_role("button", name="Enlarge the map").click()
        page.locator(".spot [data-place='province:0']").focus()
        satsuma.focus()
        assert frame.evaluate("(map) => [map.scrollLeft, map.scrollTop]") == [0, 0]
        land, thing = frame.bounding_box(), satsuma.bounding_box()
        assert land is not None
        assert thing is not None
        assert land["x"] < thing["x"] < land["x"] + land["width"] - thing["width"]
        assert land["y"] < thing["y"] < land["y"] + land["height"] - thing["height"]


def test_a_province_that_was_opened_before_can_be_acted_on_or_is_closed(people: People) -> None:
    person, wire = people(), Wire(accepts=True)
    page, pay = person.page, person.page.locator(".pay")
    states = {state.view(0)["asked"]: state for state in positions("shitenno", 4)}
    wire.tell(states["answer"], 0)
    sit_down(person, SHITENNO, wire)
    turn = states["turn"]
    mine = next(move for move in turn.moves(0) if claims(turn, move) is not None)
    where = claims(turn, mine)
    page.locator(f"[data-place='province:{where}']").click(force=True)
    expect(pay).to_be_visible()
    told(page, wire, turn, 0)
    expect(pay).to_have_count(0)  # it was of another year
    told(page, wire, turn, 1)  # somebody else decides
    page.locator(f"[data-place='province:{where}']").click(force=True)
    expect(pay).to_be_visible()
    told(page, wire, turn, 0)
    page.get_by_role("button", name="Step by step").click()
    expect(pay.locator(".laid")).to_be_visible()
    assert wire.made == [mine]


def claims(state: State, move: int) -> int | None:
    """The province that a move claims."""
    kind = state.game.moves.kind(move).name
    return state.game.moves.parts(move)["province"] if kind == "claim" else None


# What is too long, and what stands close.

# Whether a box fades where there is more of it: before, and after what is seen.
FADES = """async (box) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const { maskImage } = getComputedStyle(box);
  const [before, after] = ["--fade-before", "--fade-after"].map((name) =>
    parseFloat(getComputedStyle(box).getPropertyValue(name)) > 4);
  return maskImage === "none" ? [] : [before, after];
}"""


def test_a_list_that_is_clipped_says_so_and_is_scrolled(people: People) -> None:
    person = people(**WINDOWS["phone"])
    state, seat = first("bidding", players=3)
    wire = seated(person, state, seat)
    page = person.page
    lots = page.locator(".season.auction")
    assert lots.evaluate("(box) => box.scrollHeight > box.clientHeight")
    expect(lots.locator(".lot").last).not_to_be_in_viewport(ratio=0.95)
    assert lots.evaluate(FADES) == [False, True]
    lots.evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    expect(lots.locator(".lot").last).to_be_in_viewport(ratio=0.95)
    assert lots.evaluate(FADES) == [True, False]
    offered = at("winter", record=[[], [], [], []])
    cards = sorted(card for card in hand(offered, "B") if not card.endswith("bluff"))
    for card in cards[:4]:
        play(offered, "B: offer to A", f"B: show {card}", "B: want red-trade", "B: send")
    told(page, wire, offered, 0)
    past = page.locator(".whispers .past")
    expect(past.locator(".offer")).to_have_count(4)
    expect(past.locator(".offer").last).to_be_in_viewport()
    assert past.evaluate(FADES) == [True, False]


def test_equal_markers_cover_nothing_and_names_stay_on_a_phone(people: People) -> None:
    person = people(**WINDOWS["phone"])
    seated(person, at("spring", players=6, units="OWA:2 YAM:2", record=[[]] * 7), 0)
    page = person.page
    names = page.locator(".family .who b")
    for name in names.all():
        expect(name).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    below = max(y + height for _, _, y, _, height in page.evaluate(BOXES, ".family"))
    assert min(y for _, _, y, _, _ in page.evaluate(BOXES, ".lane .runner")) >= below
    states = page.locator(".family small")
    assert "to act" in " ".join(states.all_inner_texts())


def test_no_shield_hangs_where_no_card_is_left(people: People) -> None:
    person = people()
    state = shinobi_at("A 3", A="oda mori", B="hojo takeda", protected="B:takeda C:oda")
    seated(person, state, 0, SHINOBI)
    expect(person.page.locator(".column .guard")).to_have_count(1)
    expect(person.page.locator(".column.empty .guard")).to_have_count(0)
