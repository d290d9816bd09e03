"""Senji's winter, auction and autumn in real browsers: whispers, deals, and what is legal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, WebSocket, expect

from bench.browser import PHONE
from sengoku import Random, game
from sengoku.games.kernel import State
from tests.browser.conftest import Person
from tests.browser.test_everybody import faults
from tests.browser.wire import SETTLED, UNSEEN, Wire, sit_down

People: TypeAlias = Callable[..., Person]
Way: TypeAlias = tuple[str, str]
SENJI = 2  # the third box on the first page
LONG = bool(os.environ.get("SENGOKU_PROOF"))  # more positions, and a whole year
UNREAD = ".tabs .dot"  # how much was said that one hasn't seen


# People who sit down together.


class Ears:
    """What one browser was told over its sockets: the sizes of the frames, and their text."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.attend)

    def attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def heard(self) -> list[str]:
        """Everything but signs of life, to the byte."""
        return [frame for frame in self.frames if '"type":"pong"' not in frame]


def make_table(person: Person, **settings: Any) -> str:
    """A table for three families, made as the page makes it; its address."""
    new = {"game": "senji", "players": 3, "name": "Ann", "access": "open", **settings}
    person.page.goto("/")
    found = person.page.evaluate(
        """async (new_) => (await (await fetch("/api/tables", {
          method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(new_),
        })).json()).id""",
        new,
    )
    return f"/t/{found}"


def sit(person: Person, table: str, seat: int, name: str) -> None:
    person.page.goto("/")
    person.page.evaluate(
        """([table, seat, name]) => fetch(`/api/tables/${table}/seats/${seat}`, {
          method: "POST", headers: {"Content-Type": "application/json"},
          body: JSON.stringify({name}),
        })""",
        [table.removeprefix("/t/"), seat, name],
    )


def phase(page: Page) -> str:
    return str(page.locator("aside[data-season]").get_attribute("data-season"))


def first_move(page: Page) -> None:
    """Type the first legal move, if there is one: through what no test here is about."""
    typed = page.get_by_label("Type a move").first
    example = str(typed.get_attribute("placeholder")).partition(":")[2].strip()
    if example:
        typed.fill(example)
        typed.press("Enter")
        page.wait_for_timeout(30)


# Plays a seat's first legal moves through a socket of its own, until the talks begin.
PLAY_TO_WINTER = """([table, seat]) => new Promise((done) => {
  const origin = location.origin.replace("http", "ws");
  const socket = new WebSocket(`${origin}/api${table}/socket?seat=${seat}`);
  let sent = 0;
  const say = (more) => socket.send(JSON.stringify({ id: `${seat}-${sent++}`, ...more }));
  socket.onopen = () => seat === 0 && say({ type: "start" });
  window.wintry = new Promise((arrived) => {
    socket.onmessage = ({ data }) => {
      const { type, version, view, moves } = JSON.parse(data);
      if (type !== "state" || !view) return;
      if (view.phase === "winter") arrived(socket.close());
      else if (moves.length) say({ type: "move", version, move: moves[0].code });
    };
  });
  done();
})"""


def play_to_winter(everybody: list[Person], table: str) -> None:
    """The set-up and the first auction, which no test here is about."""
    api = table.replace("/t/", "/tables/")
    for seat in reversed(range(len(everybody))):  # the host comes last, and begins
        everybody[seat].page.evaluate(PLAY_TO_WINTER, [api, seat])
    for person in everybody:
        person.page.evaluate("window.wintry")


def talk_with(page: Page, name: str) -> None:
    page.locator(".ring button", has_text=name).click()


def test_two_people_whisper_and_deal_and_nobody_else_learns_of_it(people: People) -> None:
    ann, bo, cy, watcher = [people() for _ in range(4)]
    table = make_table(ann)
    sit(bo, table, 1, "Bo")
    sit(cy, table, 2, "Cy")
    ears = [Ears(person.page) for person in (cy, watcher)]
    play_to_winter([ann, bo, cy], table)
    for person in (ann, bo, cy, watcher):
        person.page.goto(table)
        person.page.locator(".season.winter").wait_for()
    cy.page.wait_for_timeout(200)
    before = [ear.heard() for ear in ears]

    # Ann whispers, and makes an offer by taps: a card shown, a card covered, for a trade card.
    talk_with(ann.page, "Bo")
    ann.page.get_by_placeholder("Whisper to Bo").fill("Canary: a son for a trade card?")
    ann.page.keyboard.press("Enter")
    expect(bo.page.locator(UNREAD)).to_have_text("1")
    expect(ann.page.locator(".whispers")).to_contain_text("Canary")
    expect(ann.page.locator(UNREAD)).to_have_count(0)  # nobody's own words are news
    ann.page.get_by_role("button", name="Make an offer").click()
    ann.page.locator("button.source[data-place^='card:']").first.click()
    ann.page.locator("button[data-place='shown']").click()
    expect(ann.page.locator("button[data-place='shown'] .family-card")).to_have_count(1)
    ann.page.locator("button.source[data-place^='card:']").nth(1).click()
    ann.page.locator("button[data-place='covered']").click()
    expect(ann.page.locator("button[data-place='covered'] .family-card")).to_have_count(1)
    ann.page.locator("button[data-place='want:14']").click()  # some green trade: Bo's own
    ann.page.get_by_role("button", name="Send offer").click()

    # Bo hears it, promises peace, takes the offer, and chooses what to pay.
    talk_with(bo.page, "Ann")
    expect(bo.page.locator(".whispers")).to_contain_text("Canary: a son for a trade card?")
    expect(bo.page.locator(UNREAD)).to_have_count(0)  # what is on the screen is read
    cy.page.wait_for_timeout(200)
    assert [ear.heard() for ear in ears] == before
    bo.page.reload()
    bo.page.locator(".season.winter").wait_for()
    cy.page.wait_for_timeout(200)
    before = [ear.heard() for ear in ears]  # all are told that Bo went and came back
    expect(bo.page.get_by_role("heading", name="You have an offer to answer.")).to_be_visible()
    expect(bo.page.locator(UNREAD)).to_have_count(0)  # and stays read
    talk_with(bo.page, "Cy")
    expect(bo.page.locator(".ring .dot")).to_have_count(0)
    talk_with(bo.page, "Ann")
    offer = bo.page.locator(".offer")
    expect(offer.locator(".family-card.back")).to_have_count(1)
    bo.page.get_by_role("button", name="Make a promise").click()
    bo.page.locator("button[data-place='promise:0']").click()
    bo.page.get_by_role("button", name="To Ann", exact=True).click()
    expect(ann.page.locator(".whispers")).to_contain_text(
        "I won’t attack any of your provinces this year."
    )
    held = bo.page.locator(".hand .cards li").count()
    offer.get_by_role("button", name="Accept").click()
    bo.page.locator(".hand button.source[data-place^='card:']").first.click()
    expect(bo.page.locator(".hand .cards li")).to_have_count(held + 1)
    expect(bo.page.locator(".whispers")).to_contain_text("Ann gave you")

    # Cy and the spectator were told nothing: not a frame, not a byte.
    cy.page.wait_for_timeout(200)
    assert [ear.heard() for ear in ears] == before
    assert not [frame for ear in ears for frame in ear.frames if "Canary" in frame]
    if LONG:
        play_the_year([ann, bo, cy])


def play_the_year(everybody: list[Person]) -> None:
    """Through spring, summer and autumn to the next auction, each the first move that there is."""
    for person in everybody:
        person.page.get_by_role("button", name="Ready", exact=True).click()
    seen: set[str] = set()
    for _ in range(600):
        for person in everybody:
            seen.add(phase(person.page))
            first_move(person.page)
        if {"spring", "summer", "autumn"} <= seen and phase(everybody[0].page) == "auction":
            return
    raise AssertionError(f"the year never ended: {seen}")


# The auction's end is a moment.


def springs(years: int) -> Iterator[tuple[State, State, State]]:
    """A random game: the last position before each spring, its first, and the first after it."""
    state, chance = game("senji").start(3, 1, events=True, max_years=years), Random(1)
    met: list[State] = []
    while state.actors:
        before = state.copy()
        seat = state.actors[chance.below(len(state.actors))]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        now, then = state.view(None)["phase"], before.view(None)["phase"]
        if now == "ordering" != then:
            met = [before, state.copy()]
        elif then == "ordering" != now:
            yield met[0], met[1], state.copy()


def test_bids_are_turned_up_until_a_tap_a_key_or_the_next_moment(people: People) -> None:
    person, wire = people(), Wire(accepts=True)
    page = person.page
    reveal = page.get_by_role("region", name="The bids are revealed")
    for (winter, spring, summer), end in zip(springs(3), ("tap", "key", "summer"), strict=True):
        wire.tell(winter, 0)
        if wire.route is None:
            sit_down(person, SENJI, wire)
        wire.tell(spring, 0)
        expect(reveal).to_be_visible()
        if end == "tap":
            reveal.click()
        elif end == "key":
            page.keyboard.press("Escape")
        else:
            wire.tell(summer, 0)
        expect(reveal).to_have_count(0)


# What can be clicked is what is legal.


# What one has to click for a move, and then: written down here once more, on purpose. What is not
# in the table is tapped where its kind and its only part say: "offer:2".
WAYS: dict[str, Way] = {
    "show": ("card:{card}", "shown"),
    "cover": ("card:{card}", "covered"),
    "pay": ("card:{card}", ""),
    "slip": ("card:{card}", ""),
    "take": ("take:{seat}:{number}", ""),
    "refuse": ("refuse:{seat}:{number}", ""),
    "counter": ("counter:{seat}:{number}", ""),
    "withdraw": ("withdraw:{seat}:{number}", ""),
    "about": ("province:{province}", ""),
    "settle": ("province:{province}", ""),
    "embark": ("sea:{sea}", ""),
    "lay": ("card:{own}", "lot:{lot}"),
    "lift": ("laid:{lot}:{card}", ""),
    "present": ("flower:{flower}", ""),
    "palm": ("flower:{flower}", ""),
    "keep": ("samurai:{samurai}", "keep:{samurai}"),
    "bend": ("bend:{combo}", "as:{flower}:{missing}"),
    "recruit": ("combine:4", ""),
} | {kind: (kind, "") for kind in ("send", "proclaim", "drop", "seal", "enlist")}
BUTTONS = {"ready", "change", "done", "decline"}


def way(move: dict[str, Any], family: int) -> str:
    """The one or two places of a move."""
    kind, part = move["kind"], move["parts"]
    source, target = WAYS.get(kind) or (f"{kind}:{next(iter(part.values()))}", "")
    own = family * 13 + part.get("card", 0)
    return f"{source} {target}".format(own=own, **part)


# Opens every conversation in turn, picks every source, and lists what glows; Escape puts it back.
CLICK = (
    f"async () => {{ {SETTLED}"
    + """
  const all = (kind) => [...document.querySelectorAll(kind)];
  const places = (kind) => [...new Set(all(kind).map((one) => one.dataset.place))];
  const found = new Set(all(".prompt .deed .button").map((_, at) => `button ${at}`));
  const look = async () => {
    for (const source of places("button.source[data-place]")) {
      const taps = document.querySelector(".paying") || document.querySelector(".swapping");
      if (taps || !/^(card|samurai|bend):/.test(source)) {
        found.add(`${source} `);
        continue;
      }
      document.querySelector(`button.source[data-place="${source}"]`)?.click();
      await settled();
      for (const target of places("button.target[data-place]")) found.add(`${source} ${target}`);
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await settled();
    }
  };
  const ring = document.querySelector(".draft, .paying") ? [] : all(".ring button");
  if (ring.length === 0) await look();
  for (const person of ring) {
    person.click();
    await settled();
    await look();
    document.querySelector(".next button.source:not([data-place])")?.click(); // to promise
    await settled();
    await look();
    document.querySelector(".pledge .close:not([data-place])")?.click();
    await settled();
  }
  return [...found];
}"""
)
PHASES = {
    3: {
        "winter": 10, "bidding": 6, "trading": 10, "autumn": 2, "picking": 3, "showing": 2,
        "keeping": 2, "placing": 2, "swapping": 1,
    },
    6: {"winter": 14, "trading": 4},
}  # fmt: skip


def positions(players: int, wanted: dict[str, int]) -> Iterator[State]:
    """Positions of these phases in which seat 0 decides, from random games."""
    left, chance = dict(wanted), Random(players)
    for seed in range(60):
        if not any(left.values()):
            return
        state = game("senji").start(players, seed, events=True, max_years=8)
        while state.actors and any(left.values()):
            seat = state.actors[chance.below(len(state.actors))]
            found = str(state.view(None)["phase"])
            rare = found not in ("winter", "bidding", "trading") or chance.below(7) == 0
            if seat == 0 and left.get(found, 0) and rare:
                left[found] -= 1
                yield state.copy()
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize("players", PHASES)
def test_what_can_be_clicked_is_what_is_legal(people: People, players: int) -> None:
    person, wire = people(), Wire()
    page = person.page
    many = 8 if LONG else 2
    wanted = {name: many * count for name, count in PHASES[players].items()}
    found = list(positions(players, wanted))
    assert {state.view(0)["phase"] for state in found} == set(wanted)
    wire.tell(found[0], 0)
    sit_down(person, SENJI, wire)
    page.evaluate(UNSEEN)
    kinds = set()
    for state in found:
        wire.tell(state, 0)
        family = wire.now["view"]["absent"]
        moves = wire.now["moves"]
        buttons = [move for move in moves if move["kind"] in BUTTONS]
        legal = {way(move, family) for move in moves if move["kind"] not in BUTTONS}
        legal |= {f"button {at}" for at in range(len(buttons))}
        assert len(legal) == len(moves)
        kinds |= {move["kind"] for move in moves}
        for _ in range(50):  # until the page has heard of it
            clicked = set(page.evaluate(CLICK))
            if clicked == legal:
                break
            page.wait_for_timeout(20)
        assert clicked == legal, wire.now["view"]["phase"]
    assert {"offer", "show", "cover", "want", "send", "promise", "tell", "done"} <= kinds


# On a phone, and for those who listen.


def test_a_phone_has_all_of_winter_on_one_screen(people: People) -> None:
    person, wire = people(viewport=PHONE, has_touch=True, is_mobile=True), Wire()
    page = person.page
    found = list(positions(4, {"winter": 40}))  # with lots for sale above the talks
    drafts = [state for state in found if state.view(0)["own"]["draft"][0] == 1]
    wire.tell(drafts[0], 0)
    sit_down(person, SENJI, wire)
    page.locator(".draft").wait_for()
    for place in ("send", "shown", "covered", "want:0", "want:17", "want:18"):
        box = page.locator(f"button[data-place='{place}']").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
        assert page.locator(f"button[data-place='{place}']").evaluate(SEEN)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


FLOWERS = {"combine", "recruit", "bend", "redraw"}


@pytest.mark.parametrize("flowers", [True, False])
def test_autumn_opens_on_a_phone_where_there_is_something_to_do(
    people: People, flowers: bool
) -> None:
    for state in positions(4, {"trading": 200}):
        kinds = {state.game.moves.kind(move).name for move in state.moves(0)} - {"done", "drop"}
        if kinds and bool(kinds & FLOWERS) == flowers:
            break
    person, wire = people(viewport=PHONE, has_touch=True, is_mobile=True), Wire()
    wire.tell(state, 0)
    sit_down(person, SENJI, wire)
    tabs = person.page.get_by_role("tab", selected=True)
    expect(tabs.first).to_contain_text("Hanafuda" if flowers else "Diplomacy")
    person.page.get_by_role("tab", name="Diplomacy" if flowers else "Hanafuda").tap()
    expect(tabs.first).to_contain_text("Diplomacy" if flowers else "Hanafuda")


def test_axe_finds_nothing_in_winter_auction_and_autumn(people: People) -> None:
    person, wire = people(), Wire()
    page = person.page
    wanted = {"winter": 2, "bidding": 1, "trading": 1, "keeping": 1, "autumn": 1}
    found = list(positions(4, wanted))
    wire.tell(found[0], 0)
    sit_down(person, SENJI, wire)
    page.locator(".season").wait_for()
    for place, state in enumerate(found):
        light: Literal["light", "dark"] = "dark" if place % 2 else "light"
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        wire.tell(state, 0)
        page.wait_for_timeout(60)
        assert faults(page) == [], wire.now["view"]["phase"]


# Whether the middle of a thing is what a finger would touch there.
SEEN = """(thing) => {
  const box = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
