"""Losing the connection: it shows, it comes back, and nothing is lost or doubled."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from bench.browser import Server
from tests.browser.conftest import TARGETS, Person
from tests.browser.proxy import Proxy

People: TypeAlias = Callable[..., Person]
LOST = "No connection"
MADE = re.compile("You (deployed|struck)")


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    """A way to the server that can fail."""
    between = Proxy(server.port)
    yield between
    between.end()


def test_a_clean_drop_shows_and_heals(people: People, proxy: Proxy) -> None:
    person = people(base_url=proxy.address)
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    picked = page.locator("button.picked").get_attribute("data-place")
    proxy.shut()
    expect(page.locator(".lost", has_text=LOST)).to_be_visible(timeout=5000)
    proxy.heal()
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=10_000)
    assert page.locator("button.picked").get_attribute("data-place") == picked


def test_a_way_that_swallows_everything_is_noticed_and_the_move_arrives_once(
    people: People, proxy: Proxy
) -> None:
    person = people(base_url=proxy.address)
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    proxy.swallow()
    page.locator(TARGETS).first.click()
    expect(page.locator(".lost", has_text=LOST)).to_be_visible(timeout=5000)
    made = page.locator(".side [aria-label='What happened'] li").filter(has_text=MADE)
    assert made.count() == 0
    proxy.heal()
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=20_000)
    expect(made).to_have_count(1)
    expect(page.get_by_role("heading", name=re.compile("^Second order"))).to_be_visible()


def test_a_server_that_is_killed_comes_back_with_everything(people: People, server: Server) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    picked = page.locator("button.picked").get_attribute("data-place")
    before = page.locator(".side [aria-label='What happened'] li").all_inner_texts()
    server.end(signal.SIGKILL)
    try:
        expect(page.locator(".lost", has_text=LOST)).to_be_visible(timeout=5000)
    finally:
        server.start()  # other tests need it, too
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=10_000)
    assert page.locator(".side [aria-label='What happened'] li").all_inner_texts() == before
    assert page.locator("button.picked").get_attribute("data-place") == picked
    page.locator(TARGETS).first.click()
    expect(page.locator(".side [aria-label='What happened'] li.mine").last).to_contain_text("You ")


def test_a_move_made_without_a_connection_arrives_once(people: People, server: Server) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    server.end(signal.SIGKILL)
    page.locator(TARGETS).first.click()
    server.start()
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=10_000)
    page.wait_for_timeout(500)
    told = page.locator(".side [aria-label='What happened'] li.mine").all_inner_texts()
    assert len([line for line in told if "deployed" in line or "struck" in line]) == 1


def test_a_laptop_that_was_closed_for_an_hour_goes_on_where_it_was(
    people: People, proxy: Proxy
) -> None:
    person = people(base_url=proxy.address)
    page = person.page
    page.clock.install()
    person.play_now()
    page.locator("button.source[data-place]").first.click()
    picked = page.locator("button.picked").get_attribute("data-place")
    laptop = person.context.new_cdp_session(page)
    laptop.send("Page.setWebLifecycleState", {"state": "frozen"})
    proxy.swallow()  # nobody tells it that the connection is gone,
    proxy.heal()  # and nothing comes through it any more
    laptop.send("Page.setWebLifecycleState", {"state": "active"})
    page.clock.fast_forward("01:00:00")
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=5000)
    assert page.locator("button.picked").get_attribute("data-place") == picked
    page.locator(TARGETS).first.click()
    made = page.locator(".side [aria-label='What happened'] li").filter(has_text=MADE)
    expect(made).to_have_count(1, timeout=5000)


@pytest.mark.parametrize("sign", ["online", "visible"])
def test_it_does_not_wait_when_the_network_or_the_person_is_back(
    people: People, proxy: Proxy, sign: str
) -> None:
    person = people(base_url=proxy.address)
    page = person.page
    page.clock.install()
    person.play_now()
    proxy.shut()
    expect(page.locator(".lost", has_text=LOST)).to_be_visible(timeout=5000)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # it would wait for ever now
    proxy.heal()
    if sign == "online":
        person.context.set_offline(True)
        person.context.set_offline(False)
    else:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".lost", has_text=LOST)).to_be_hidden(timeout=5000)
