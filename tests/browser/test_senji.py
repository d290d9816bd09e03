"""At the table: Senji's map, its spring, its summer and its battles in real browsers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from bench.browser import PHONE
from sengoku import Random, game
from sengoku.games.kernel import State
from sengoku.games.senji.components import PHASE_NAMES
from sengoku.games.senji.state import Senji
from tests.browser.conftest import ASKED, SMALL, Person
from tests.browser.test_everybody import faults
from tests.browser.wire import SETTLED, UNSEEN, Wire, sit_down
from web.tests.fixtures import message

People: TypeAlias = Callable[..., Person]
Way: TypeAlias = tuple[str, str]
SENJI = 2  # the third box on the first page
LONG = bool(os.environ.get("SENGOKU_PROOF"))
EACH = 24 if LONG else 3  # positions for each kind of move
# What one has to tap for each kind of move: written down here once more, on purpose.
TAPS = {
    "keep": ("samurai:{samurai}", "keep:{samurai}"),
    "call": ("province:{province}", "call:{province}"),
    "post": ("units:{units}", "led:{led}"),
    "host": ("seat:{seat}", ""),
    "unorder": ("province:{province}", "order:0"),
    "spy": ("province:{province}", "spy:{province}"),
    "fleet": ("fleet:{seat}:{sea}", "sail:{seat}:{sea}"),
    "drown": ("piece:{piece}", "province:{province}"),
    "fight": ("province:{province}", "fight:{province}"),
    "silence": ("samurai:{samurai}", ""),
    "reroll": ("die:{family}", ""),
    "support": ("card:{card}", ""),
    "execute": ("card:{card}", ""),
    "retreat": ("province:{province}", "retreat:{province}"),
}
OURS = {*PHASE_NAMES[:4], *PHASE_NAMES[6:18]}  # set-up, the Emperor, spring and summer
BUTTONS = {"ready", "seal", "change", "decline", "go", "recall"}


def way(move: dict[str, Any]) -> Way:
    """The things that one has to tap for a move."""
    part, kind = move["parts"], move["kind"]
    if kind == "order":
        return f"province:{part['province']}", f"order:{part['token'] + 1}"
    if kind == "march":
        return f"piece:{part['piece']}", end(part["way"])
    if kind in BUTTONS:
        return "button", kind
    source, target = TAPS[kind]
    return source.format(**part), target.format(**part)


def end(way: int) -> str:
    """Where a way ends on the map: a province, a sea, or a raid through a sea."""
    if way < 18:
        return f"province:{way}"
    return f"sea:{way - 18}" if way < 20 else f"raid:{(way - 20) // 18}:{(way - 20) % 18}"


# Picks every source in turn, and lists the targets that then glow; a tap is told as it is.
CLICK = (
    f"""async () => {{ {SETTLED}
"""
    + """
  const places = (kind) =>
    [...new Set([...document.querySelectorAll(kind)].map((one) => one.dataset.place))];
  const glowing = async (source) => {  // after a tap: when its answer has come
    const thing = `button.source[data-place="${source}"]`;
    for (let waited = 0; waited < 200 && !document.querySelector(thing); waited++)
      await new Promise((go) => setTimeout(go, 5));
    return document.querySelector(thing);
  };
  const found = [...document.querySelectorAll(".prompt .deed .button")].map(() => ["button", ""]);
  for (const source of places("button.source[data-place]")) {
    (await glowing(source)).click();
    await settled();
    const targets = places("button.victim[data-place], button.target[data-place]");
    for (const target of targets) found.push([source, target]);
    if (targets.length === 0) found.push([source, ""]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
  }
  return found;
}"""
)
# Makes one move by its clicks.
MAKE = (
    f"""async ([source, target, place]) => {{ {SETTLED}
"""
    + """
  const click = (thing) => document.querySelector(thing).click();
  if (source === "button")
    return document.querySelectorAll(".prompt .deed .button")[place].click();
  click(`button[data-place="${source}"]`);
  await settled();
  if (target) click(`button[data-place="${target}"]`);
}"""
)


# Who is about to break a promise is asked first, and says yes.
CONFIRM = """() => [...document.querySelectorAll(".prompt .button")]
  .find((one) => one.textContent.trim() === "Yes")?.click()"""


def phase_of(state: State) -> str:
    return PHASE_NAMES[state.phase] if isinstance(state, Senji) else ""


def positions() -> Iterator[tuple[State, int]]:
    """Positions of random games, with who decides, until every kind was legal in some of them."""
    wanted = dict.fromkeys([*TAPS, *BUTTONS, "order", "march"], EACH)
    chance, seed = Random(11), 0
    while any(wanted.values()):
        seed += 1
        state = game("senji").start(3 + seed % 4, seed, events=True)
        while state.actors:
            seat = state.actors[chance.below(len(state.actors))]
            moves = state.moves(seat)
            kinds = {state.game.moves.kind(move).name for move in moves}
            if phase_of(state) in OURS and any(wanted.get(kind) for kind in kinds):
                wanted |= {kind: max(0, wanted[kind] - 1) for kind in kinds & wanted.keys()}
                yield state, seat
            state.play(seat, moves[chance.below(len(moves))])


def seated(person: Person, state: State, seat: int, *, accepts: bool = False) -> Wire:
    """A person at a position."""
    wire = Wire(accepts=accepts)
    wire.tell(state, seat)
    sit_down(person, SENJI, wire)
    person.page.wait_for_selector(ASKED)
    return wire


def first(phase: str, players: int = 4, fits: Callable[[State, int], bool] | None = None) -> Any:
    """The first position of a phase in random games in which something is so, and who decides."""
    chance = Random(5)
    for seed in range(60):
        state = game("senji").start(players, seed, events=True)
        while state.actors:
            seat = state.actors[0]
            if phase_of(state) == phase and (fits is None or fits(state, seat)):
                return state, seat
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
    raise AssertionError("it never came to that")


def test_what_can_be_tapped_is_what_is_legal(people: People) -> None:
    person = people()
    page, wire = person.page, None
    for place, (state, seat) in enumerate(positions()):
        if wire is None:
            wire = seated(person, state, seat)
            page.evaluate(UNSEEN)
        else:
            wire.tell(state, seat)
        moves = wire.now["moves"]
        legal = {way(move): move["code"] for move in moves}
        assert len(legal) == len(moves)
        buttons = [pair for pair in legal if pair[0] == "button"]
        wanted = sorted([("button", "") if pair in buttons else pair for pair in legal])
        for _ in range(50):  # until the page has heard of it
            found = sorted([tuple(pair) for pair in page.evaluate(CLICK)])
            if found == wanted:
                break
            page.wait_for_timeout(20)
        assert found == wanted, state.view(seat)["phase"]
        pair = list(legal)[place % len(legal)]
        wire.made.clear()
        page.evaluate(MAKE, [*pair, buttons.index(pair) if pair in buttons else 0])
        while not wire.made:
            page.evaluate(CONFIRM)
            page.wait_for_timeout(5)
        assert wire.made == [legal[pair]]


def ready_to_march(state: State, seat: int) -> bool:
    """Three units or more stand next to an enemy, and nothing is planned yet."""
    view = state.view(seat)
    origin = view["origin"]
    strong = origin < 18 and view["units"][origin] >= 3
    return strong and not view["own"]["plan"] and bool(marches(message(state, seat, 1)))


def marches(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The marches of a unit by land into somebody else's province."""
    owners, mover = told["view"]["owners"], told["view"]["mover"]
    return [
        move
        for move in told["moves"]
        if move["kind"] == "march"
        and move["parts"]["piece"] == 0
        and move["parts"]["way"] < 18
        and owners[move["parts"]["way"]] != mover
    ]


def test_units_are_dragged_or_sent_several_at_once_and_the_odds_are_told(people: People) -> None:
    state, seat = first("moving", fits=ready_to_march)
    person = people()
    wire = seated(person, state, seat, accepts=True)
    page = person.page
    move = marches(wire.now)[0]
    units, there = page.locator(".movable [data-place='piece:0']"), way(move)[1]
    target = page.locator(f".spot [data-place='{there}']")
    units.hover()
    page.mouse.down()
    page.mouse.move(700, 450)
    target.hover()
    page.mouse.up()
    expect(page.get_by_role("list", name="The plan")).to_contain_text("1 unit")
    where = move["parts"]["way"]
    defence = {"defender_units": state.view(seat)["units"][where]}
    samurai = state.view(seat)["samurai"][where]
    defence["defender_captures"] = len(samurai) + (14 in samurai)
    odds = state.ask(seat, "odds", attacker_units=1, **defence, defender_bonus=int(10 in samurai))
    bar = page.get_by_role("img", name=re.compile("First roll"))
    expect(bar).to_have_accessible_name(re.compile(f"{round(100 * odds['win'])}% won"))
    page.get_by_role("group", name="Units at once").get_by_role("button", name="2").click()
    units.click()
    target.click()
    expect(page.get_by_role("list", name="The plan")).to_contain_text("3 units")
    assert wire.made == [move["code"]] * 3


def test_an_order_is_changed_in_one_go_and_what_is_quiet_says_why(people: People) -> None:
    laid = first("ordering", fits=lambda s, seat: any(s.view(seat)["own"]["orders"]))
    person = people()
    wire = seated(person, *laid, accepts=True)
    page, view = person.page, wire.now["view"]
    mine = next(at for at, order in enumerate(view["own"]["orders"]) if order)
    page.locator(f".spot [data-place='province:{mine}']").click()
    page.locator(".chip.swap").first.click()
    expect(page.locator(".chip")).to_have_count(0)
    while len(wire.made) < 2:
        page.wait_for_timeout(5)
    assert wire.now["view"]["own"]["orders"][mine] not in (0, view["own"]["orders"][mine])
    foreign = next(at for at, owner in enumerate(view["owners"]) if owner not in (None, laid[1]))
    page.locator(f".spot [data-place='province:{foreign}']").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("not yours")
    expect(page.get_by_role("tooltip").get_by_role("link", name="SEN-50")).to_be_visible()
    about = page.locator(".about section")
    expect(about.get_by_role("cell", name=re.compile(r"\d+%"))).to_have_count(6)


@pytest.mark.parametrize(("light", "phase"), [("light", "moving"), ("dark", "supporting")])
def test_axe_finds_nothing_on_the_map_and_in_a_battle(
    people: People, light: str, phase: str
) -> None:
    person = people(color_scheme=light)
    seated(person, *first(phase, fits=ready_to_march if phase == "moving" else None))
    scene = person.page.get_by_role("region", name=re.compile("The battle of"))
    expect(scene).to_have_count(1 if phase == "supporting" else 0)
    if phase == "moving":
        person.page.locator(".movable button").first.click()
    assert faults(person.page) == []


# A sheet over the map.


def swipe(page: Page, thing: Locator, far: int) -> None:
    """A finger goes down (or up, if it is negative) by so many pixels, from a thing's middle."""
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    steps = [("touchStart", y), ("touchMove", y + far / 2), ("touchMove", y + far)]
    for kind, height in steps:
        point = {"x": x, "y": height}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_sheet_over_the_map_is_folded_by_its_button_and_by_a_swipe(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    seated(person, *first("winter"))
    page = person.page
    sheet = page.get_by_role("region", name="Winter", exact=True)
    head, inside = sheet.locator("header"), sheet.locator(".ring")
    larger = page.get_by_role("button", name="Enlarge the map")
    expect(inside).to_be_visible()
    sheet.get_by_role("button", name="Show the map").tap()
    expect(inside).to_have_count(0)
    larger.tap()  # the map is free
    sheet.get_by_role("button", name="Back", exact=True).tap()
    expect(inside).to_be_visible()
    swipe(page, head, 20)  # too little
    expect(inside).to_be_visible()
    swipe(page, head, 80)
    expect(inside).to_have_count(0)
    swipe(page, head, -80)
    expect(inside).to_be_visible()


# Real games.


def table(person: Person, players: int, years: int) -> None:
    """A table of bots and this person, for some years, with short winters."""
    person.page.goto("/")
    wish = {
        "game": "senji",
        "players": players,
        "name": "Ann",
        "seat": 0,
        "bots": {str(seat): "random" for seat in range(1, players)},
        "options": {"max_years": years},
        "clock": {"kind": "none", "seconds": 0, "phases": {"winter": 1}},
    }
    made = person.page.request.post("/api/tables", data=wish)
    person.page.goto(f"/t/{made.json()['id']}")
    person.wait()
    person.page.set_default_timeout(3000)  # of a tap


OPEN = ".kinds [data-place='kind:ready'], .kinds [data-place='kind:done'], .kinds button"
TARGETS = "button.target[data-place], button.victim[data-place]"
UNLAID = "aside button.source[data-place^='province:']:not(.laid)"  # spring: it has no order yet


def tap(thing: Locator) -> None:
    """The click alone, which need not wait for a picture: a game has many."""
    thing.dispatch_event("click")


def act(page: Page) -> None:
    """Do the first thing that glows; where nothing does, the first move of the list."""
    targets = page.locator(TARGETS)
    pieces = page.locator("aside [data-place^='piece:'].source")
    seal = page.locator(".prompt .deed .button")
    unlaid, sources = page.locator(UNLAID), page.locator("button.source[data-place]")
    if targets.count():  # something is picked already
        tap(targets.first)
    elif pieces.count() and page.get_by_role("list", name="The plan").count() == 0:
        tap(pieces.first)
        tap(page.locator("aside .ways button").first)
    elif seal.count():
        tap(seal.first)
    elif sources.count():
        tap((unlaid if unlaid.count() else sources).first)
        if targets.count():
            tap(targets.first)
    elif page.locator(OPEN).count() and page.locator("[data-place^='move:']").count() == 0:
        tap(page.locator(OPEN).first)
    elif page.locator("[data-place^='move:']").count():
        tap(page.locator("[data-place^='move:']").first)


def play_to_the_end(person: Person) -> set[str]:
    """Play until the game is over; the seasons that were seen."""
    asked = f"{ASKED}, {TARGETS}, .moves button"
    seen: set[str] = set()
    for _ in range(3000):
        person.page.locator(asked).locator("visible=true").first.wait_for(timeout=30_000)
        if person.over:
            return seen
        year = person.page.locator(".year summary").get_attribute("aria-label") or ""
        seen.add(year.split(": ")[-1])
        with suppress(Error):  # winter's time may be over before a tap
            act(person.page)
        person.page.wait_for_timeout(20)
    raise AssertionError("it never came to an end")


def ending(page: Page, players: int) -> None:
    """The end: every point of honour has its source, and the books can be opened."""
    page.set_default_timeout(30_000)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()
    lines = sheet.locator(".score > li")
    expect(lines).to_have_count(players)
    for line in lines.all():
        gained = [int(text.replace("−", "-")) for text in line.locator("dd").all_inner_texts()]
        assert sum(gained) == int(line.locator(".points").inner_text())
    sheet.get_by_role("button", name="Open dossier").click()
    expect(sheet.locator(".dossier li, .dossier p").first).to_be_visible()


def test_six_families_play_a_year_to_its_end_on_a_phone(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    table(person, 6, 1)
    page = person.page
    assert play_to_the_end(person) >= {"spring", "autumn"}
    ending(page, 6)
    page.keyboard.press("Escape")
    spot = page.locator(".spot").first
    before = spot.get_attribute("style") or ""
    page.get_by_role("button", name="Enlarge the map").tap()
    expect(spot).not_to_have_attribute("style", before)
    page.get_by_role("button", name="See the whole map").tap()
    expect(spot).to_have_attribute("style", before)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.skipif(not LONG, reason="a long game: the proof plays it")
def test_six_families_play_on_until_one_has_sixty_honour(people: People) -> None:
    person = people(viewport=SMALL)
    table(person, 6, 0)
    play_to_the_end(person)
    ending(person.page, 6)
    honours = person.page.get_by_role("dialog").locator(".points").all_inner_texts()
    assert max(map(int, honours)) >= 60
