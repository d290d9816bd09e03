"""The worked examples of Shitennō's rules, played by clicks: the division and four conquests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from sengoku.games.kernel.moves import SEATS
from sengoku.games.shitenno.components import CARD_NAMES, PROVINCE_NAMES, TITLE_NAMES
from sengoku.games.shitenno.state import Shitenno
from tests.browser.conftest import LIGHTS, SMALL, Person
from tests.browser.test_everybody import faults
from tests.browser.test_shitenno import SHITENNO
from tests.browser.test_table import tab_to
from tests.browser.wire import Wire, sit_down
from tests.games.shitenno.position import at, order

People: TypeAlias = Callable[..., Person]
TABLE = "sohei*2 shinobi*2 samurai*2 bushi*2 1koku*3 3koku"


def seated(people: People, state: Shitenno, seats: str) -> list[Page]:
    """A page for each of these seats, all at one position."""
    wires = [Wire(accepts=True) for _ in seats]
    pages = []
    for wire, seat in zip(wires, seats, strict=True):
        wire.table = wires
        wire.tell(state, SEATS.index(seat))
        person = people(viewport=SMALL)
        sit_down(person, SHITENNO, wire)
        pages.append(person.page)
    return pages


def add(page: Page, *cards: str) -> None:
    """Tap open cards, one after the other, into the lot."""
    lot = page.locator("button[data-place^='lot:']")
    for laid, card in enumerate(cards, 1):
        page.locator(f"button.source[data-place='open:{CARD_NAMES.index(card)}']").first.click()
        expect(lot).to_have_count(laid)


def seal(page: Page, title: str, target: str) -> None:
    page.locator(f"button.source[data-place='seal:{TITLE_NAMES.index(title)}']").click()
    page.locator(f"button.target[data-place='{target}']").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def hand(page: Page) -> list[str]:
    """The names of what lies in the own hand."""
    held = page.get_by_role("list", name="Hand", exact=True).get_by_role("button")
    return [str(one.get_attribute("aria-label")) for one in held.all()]


def test_worked_example_1_the_division(people: People) -> None:
    state = at("A divides", table=TABLE, events=True)
    honda, sakakibara, sakai, ii = seated(people, state, "ABCD")
    add(honda, "1koku", "1koku", "sohei", "shinobi")
    seal(honda, "sensei", "send")
    press(sakakibara, "Refuse")
    press(sakai, "Accept")
    expect(honda.get_by_role("heading", name=re.compile("You are Tairō"))).to_be_visible()
    assert hand(sakai) == ["Sōhei", "Shinobi", "2 × 1 koku"]
    add(honda, "samurai", "samurai", "bushi")
    seal(honda, "hatamoto", "send")
    press(sakakibara, "Refuse")
    press(ii, "Refuse")
    add(sakakibara, "3koku", "bushi")
    seal(sakakibara, "daimyo", f"rest:{TITLE_NAMES.index('shomyo')}")
    press(ii, "Take the lot of the Shōmyō")
    numbers = honda.locator(".general .crest i")  # they keep their places: the order is a number
    expect(numbers).to_have_text(["4", "1", "3", "2"])
    assert hand(ii) == ["Sōhei", "Shinobi", "1 koku"]
    assert hand(honda)[:2] == ["2 × Samurai", "Bushi"]
    assert hand(sakakibara) == ["Bushi", "3 koku"]
    places = [int(one.inner_text()) for one in numbers.all()]
    assert "".join(sorted("ABCD", key=lambda seat: places[SEATS.index(seat)])) == order(state)


def conquer(page: Page, province: str, payment: str, told: str) -> None:
    """Pay in one go, with what the panel offers."""
    where = PROVINCE_NAMES.index(province)
    page.locator(f"button.source[data-place='province:{where}']").click()
    panel = page.locator(".pay")
    panel.get_by_role("button", name=f"Pay with {payment}", exact=True).click()
    expect(panel).to_contain_text(told)
    panel.get_by_role("button", name="Pay and place").click()
    expect(panel).to_have_count(0)


def favour(page: Page, seat: str) -> int:
    return int(page.locator(f"[data-place='seat:{SEATS.index(seat)}'] .favour dd").inner_text())


def label(page: Page, province: str) -> str:
    place = f"[data-place='province:{PROVINCE_NAMES.index(province)}']"
    return str(page.locator(place).get_attribute("aria-label"))


def test_worked_example_2_kanto_by_troops(people: People) -> None:
    kanto = "| bushi/exchange sohei/plus"
    state = at("A places", hand_A="samurai*3 bushi+sohei", kanto=kanto, events=True)
    (page,) = seated(people, state, "A")
    conquer(page, "kanto", "3 × Samurai and Bushi+Sōhei", "Lost: Sōhei")
    assert favour(page, "A") == 7 == state.favour[0]
    assert "Samurai, Samurai, Samurai and Sōhei" in label(page, "kanto")
    assert state.view(None)["bonuses"][0] == [1, 0, 0]


def test_worked_examples_3_and_4_kanto_by_koku_then_chubu(people: People) -> None:
    state = at(
        "B places",
        hand_B="1koku*4 2koku shinobi bushi",
        kanto="A | sohei/plus",
        chubu="C D | bushi/exchange",
        events=True,
    )
    (page,) = seated(people, state, "B")
    conquer(page, "kanto", "4 × 1 koku and 2 koku", "+7")
    assert favour(page, "B") == 7
    conquer(page, "chubu", "Bushi, Shinobi and +1", "+1")
    assert favour(page, "B") == 14 == state.favour[1]
    assert state.view(None)["board"][1] == [2, 3, 1, None]


def test_worked_example_5_hokkaido_last_position_step_by_step(people: People) -> None:
    state = at(
        "D places", hand_D="bushi+sohei", tiles_D="exchange plus", hokkaido="A B C", events=True
    )
    before = state.favour[3]
    (page,) = seated(people, state, "D")
    where = PROVINCE_NAMES.index("hokkaido")
    page.locator(f"button.source[data-place='province:{where}']").click()
    press(page, "Step by step")
    for laid, part in enumerate(("Bushi+Sōhei", "Exchange", "+1"), 1):
        page.get_by_role("list", name="Hand", exact=True).get_by_role("button", name=part).click()
        expect(page.locator(".pay .cards .card")).to_have_count(laid)
    press(page, "Place the kamon")
    expect(page.locator(f"[data-place='position:{where}:3'] .kamon")).to_be_visible()
    assert favour(page, "D") == before + 9 == state.favour[3]
    assert state.view(None)["bonuses"][3] == [0, 0, 0]


def test_the_keyboard_alone_divides_seals_and_pays(people: People) -> None:
    state = at("A divides", players=2, table="samurai*3 bushi 1koku*2", events=True)
    (page,) = seated(people, state, "A")
    tab_to(page, "[data-place^='open:'].source")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-place^='lot:']")).to_have_count(1)
    tab_to(page, "[data-place='seal:0'].source")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place^='rest:'].target").first).to_be_focused()  # where it can go
    while not page.locator("[data-place='rest:2']:focus").count():
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-place^='seal:']")).to_have_count(0)
    assert state.actors == (1,)
    odd = at("A places", hand_A="samurai*3 bushi 3koku", kanto="| bushi/exchange", events=True)
    (page,) = seated(people, odd, "A")
    for thing in (".province.source", ".pay .seal"):
        tab_to(page, thing)
        page.keyboard.press("Enter")
    expect(page.locator(".cell .kamon")).to_have_count(1)
    assert sum(odd.favour) > 0


@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing_in_either_year(people: People, light: str) -> None:
    person, wire = people(color_scheme=light), Wire()
    page = person.page
    division = at("A divides", table=TABLE, events=True)
    wire.tell(division, 0)
    sit_down(person, SHITENNO, wire)
    page.locator("button.source[data-place='seal:2']").click()
    page.locator(".send").wait_for()
    assert faults(page) == []
    division.play(0, division.parse(0, "add samurai"))
    division.play(0, division.parse(0, "offer with sensei"))
    wire.tell(division, 1)
    page.get_by_role("button", name="Accept").wait_for()
    assert faults(page) == []
    wire.tell(at("A places", hand_A="samurai*3 bushi+sohei 3koku", events=True), 0)
    page.locator("button.source[data-place^='province:']").first.click()
    page.locator(".pay .seal").wait_for()
    assert faults(page) == []
