"""Below a sub-path, as behind a proxy, the page is the same."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from bench.browser import Server
from tests.browser.conftest import Person


def test_the_page_works_below_a_sub_path(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--root", "/sengoku")
    try:
        person = Person(browser, server.address)
        page = person.page
        page.goto("/sengoku/")
        page.get_by_role("button", name="Play now").first.click()
        page.wait_for_url("**/sengoku/t/*")
        person.wait()
        page.reload()  # the address of a table is a page of its own
        person.wait()
        expect(page.locator(".hand button").first).to_be_visible()
        assert person.complaints == []
        person.context.close()
    finally:
        server.end()
