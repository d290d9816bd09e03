"""The handbook, found from the table and read under the same strict policy as the page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from bench.browser import Server
from tests.browser.conftest import Person

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_a_person_at_the_table_finds_the_handbook_and_searches_it(
    browser: Browser, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    subprocess.run([sys.executable, "-m", "sphinx", "-q", str(DOCS), str(site)], check=True)
    server = Server(tmp_path, "--docs", str(site))
    try:
        person = Person(browser, server.address)
        person.play_now()
        person.page.get_by_role("button", name="Settings").click()
        with person.context.expect_page() as opened:
            person.page.get_by_role("link", name="The handbook").click()
        handbook = opened.value
        handbook.on("console", person.listen)
        handbook.goto(handbook.url)  # from its first line on: what a policy forbids is told there
        handbook.get_by_placeholder("Search").fill("backup")
        handbook.keyboard.press("Enter")
        handbook.get_by_role("link", name="For server operators").last.click()
        expect(handbook.get_by_role("heading", name="For server operators")).to_be_visible()
        assert person.complaints == []
        person.context.close()
    finally:
        server.end()
