"""Friends by a link, with all that happens to friends; as a proof they play to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from bench.browser import Server
from tests.browser.conftest import WHOLE, Person
from tests.browser.journeys import friends, play_on, put_out, seats
from tests.browser.proxy import Proxy

People: TypeAlias = Callable[..., Person]


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    """Bo's way to the server."""
    between = Proxy(server.port)
    yield between
    between.end()


def test_friends_come_by_a_link_fall_off_come_back_and_hand_seats_on(
    people: People, proxy: Proxy
) -> None:
    persons = friends(people, proxy)
    for person in persons[1:]:
        expect(seats(person.page)).to_contain_text(["Ann", "Bo", "Eve", "Dan"])
        person.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    put_out(persons)
    if WHOLE:
        play_on(persons)
