"""Losing the connection: it shows, it comes back, and nothing is lost or doubled."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import expect

from bench.browser import Server
from tests.browser.conftest import TARGETS, Person

People: TypeAlias = Callable[..., Person]
LOST = "No connection"


def test_a_server_that_is_killed_comes_back_with_everything(people: People, server: Server) -> None:
    person = people()
    person.play_now()
    page = person.page
    page.locator("button.source[data-place]").first.click()
    picked = page.locator("button.picked").get_attribute("data-place")
    before = page.locator(".side [aria-label='What happened'] li").all_inner_texts()
    server.end(signal.SIGKILL)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=5000)
    server.start()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=10_000)
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
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=10_000)
    page.wait_for_timeout(500)
    told = page.locator(".side [aria-label='What happened'] li.mine").all_inner_texts()
    assert len([line for line in told if "deployed" in line or "struck" in line]) == 1
