"""Nobody's page is told what its seat may not know, nor shows it (STN-20, STN-23, SEN-09).

A person plays bots while somebody watches. All that arrives at the two pages is kept: frames,
bodies, and what stands on them at every decision. For each frame everything that is hidden from its
reader is dealt anew, and it has to be the same; the seed and the order of the piles are nowhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, Route, WebSocket

from bench.browser import Server
from sengoku.games.kernel import State
from sengoku.table import Table
from tests.browser.conftest import SMALL, Person
from tests.browser.test_shitenno import SECOND, act
from tests.server.test_leaks import by_version, deck_canaries, entries_of, plain, planted

People: TypeAlias = Callable[..., Person]
SECRETS = {"troops", "pile", "koku_pile", "stacks", "random"}
PLAYERS = 4
SENJI = {"hands", "flowers", "flower_deck", "samurai_deck", "orders", "random"}
STEPS, MOVES = 6, 16  # looks at the page, and moves between two of them
# How many cards of each other hand lie open in the page's memory.
OPEN = "all => all.map((one) => one.querySelectorAll('.card').length)"


class Ears:
    """All that one page is told, and all that it says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self.contents: list[str] = []
        page.on("websocket", self.attend)
        page.route("**/api/**", self.read)

    def attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def read(self, route: Route) -> None:
        answer = route.fetch()
        self.bodies.append(answer.text())
        route.fulfill(response=answer)

    def look(self) -> None:
        self.contents.append(self.page.content())

    def states(self) -> list[dict[str, Any]]:
        """The states that it was told."""
        said = [json.loads(frame) for frame in self.frames]
        return [one for one in said if one["type"] == "state" and one["view"] is not None]

    def everything(self) -> str:
        assert self.bodies
        return "".join(self.frames + self.bodies + self.contents)


def compare(told: list[dict[str, Any]], truths: dict[int, State], seat: int | None) -> set[str]:
    """Every view is that of a world with other secrets; which secrets were others."""
    met: set[str] = set()
    for at, frame in enumerate(told):
        truth = truths[frame["version"]]
        world, others = planted(truth, truth.players if seat is None else seat, at)
        met |= others
        assert frame["view"] == plain(world.view(seat))
    return met


def open_table(person: Person, game: str) -> str:
    """A table of this person and bots that anybody may watch; its id."""
    bots = {str(seat): "random" for seat in range(1, PLAYERS)}
    new = {"game": game, "players": PLAYERS, "name": "Ann", "seat": 0, "bots": bots}
    person.page.goto("/")
    made = person.page.request.post("/api/tables", data=new | {"access": "open"})
    return str(made.json()["id"])


def sit_and_watch(people: People, game: str) -> tuple[str, list[Person], list[Ears]]:
    """A person at a new table, and somebody who watches: its id, both, and their ears."""
    both = [people(viewport=SMALL), people(viewport=SMALL)]
    ident = open_table(both[0], game)
    ears = [Ears(one.page) for one in both]
    for one in reversed(both):  # with the host the game begins
        one.page.goto(f"/t/{ident}")
    both[1].page.locator(".shell").wait_for()
    return ident, both, ears


def check(server: Server, ident: str, ears: list[Ears], secrets: set[str]) -> dict[int, State]:
    """Nothing hidden came to the person or to who watches; the truth at the person's versions."""
    truths = by_version(server.database, ident, PLAYERS)
    assert compare(ears[0].states(), truths[0], 0) >= secrets
    assert compare(ears[1].states(), truths[PLAYERS], None) >= secrets
    canaries = {Table(entries_of(server.database, ident)).created.seed}
    canaries |= {canary for state in truths[0].values() for canary in deck_canaries(state)}
    assert len(canaries) > 1
    for one in ears:
        told = one.everything()
        assert [canary for canary in canaries if canary in told] == []
    return truths[0]


def test_no_canary_of_shitenno_comes_to_the_page(people: People, server: Server) -> None:
    ident, (person, watcher), ears = sit_and_watch(people, "shitenno")
    person.wait()
    shown: dict[int, list[int]] = {}
    while person.page.get_by_text(SECOND).count() == 0:
        for one in ears:
            one.look()
        shown[ears[0].states()[-1]["version"]] = person.page.locator(
            ".side .known .cards"
        ).evaluate_all(OPEN)
        act(person.page)
        person.page.wait_for_timeout(30)
        person.wait()
    truths = check(server, ident, ears, SECRETS)
    for version, counts in shown.items():
        known = truths[version].view(0)["known"]
        assert counts == [sum(known[seat]) for seat in range(1, PLAYERS)]
    assert watcher.page.locator("[data-place^='part:']").count() == 0


def test_no_canary_of_senji_comes_to_the_page(people: People, server: Server) -> None:
    ident, (person, _), ears = sit_and_watch(people, "senji")
    person.page.locator(".shell").wait_for()
    seen: set[str] = set()
    for step in range(3 * STEPS):
        if step >= STEPS and len(seen) > 2:  # some games stay in a season for long
            break
        person.play_behind(MOVES)
        person.page.wait_for_timeout(100)
        for one in ears:
            one.look()
        seen.add(ears[0].states()[-1]["view"]["phase"])
    assert len(seen) > 2
    check(server, ident, ears, SENJI)
