"""The server's end of a socket: a test lays out positions for a page, and hears what it does."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from sengoku.games.kernel import State
from tests.browser.conftest import Person
from web.tests.fixtures import LATELY, message

# Microtasks alone: the page changes between two clicks, and nothing has to be painted.
SETTLED = "const settled = async () => { for (let tick = 0; tick < 20; tick++) await null; };"
UNSEEN = "document.body.style.contentVisibility = 'hidden'"  # of what is clicked by script


class Wire:
    """Tells a seat positions of real games, answers its questions, and keeps its moves.

    They are refused, so that the position stays; a wire that `accepts` makes them, and tells
    everybody who sits at the same position.
    """

    def __init__(self, *, accepts: bool = False) -> None:
        self.route: WebSocketRoute | None = None
        self.now: dict[str, Any] = {}
        self.version = 0
        self.made: list[int] = []
        self.accepts = accepts
        self.table = [self]

    def tell(self, state: State, seat: int | None) -> None:
        """Lay out a position."""
        self.state, self.seat = state, seat
        self.version += 1
        self.now = message(state, seat, self.version) | {"undo": None}
        if not self.accepts:  # what comes of a move can't be seen: the log need not be whole
            self.now["events"]["list"] = self.now["events"]["list"][-LATELY:]
        if self.route is not None:
            self.send(self.now)

    def follow(self) -> None:
        """Tell what has come of the position: the state, and what happened on the way alone."""
        known = self.now["events"]["first"] + len(self.now["events"]["list"])
        self.version += 1
        self.now = message(self.state, self.seat, self.version) | {"undo": None}
        self.now["events"] = {"first": known, "list": self.now["events"]["list"][known:]}
        self.send(self.now)

    def open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(self.hear)
        self.send(self.now)

    def send(self, said: dict[str, Any]) -> None:
        assert self.route is not None
        self.route.send(json.dumps(said))

    def answer(self, said: dict[str, Any], value: Any) -> None:
        self.send({"type": "answer", "id": said["id"], "value": value})

    def hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        match said["type"]:
            case "move":
                self.made.append(said["move"])
                (self.make if self.accepts else self.refuse)(said)
            case "ask":
                self.answer(said, self.state.ask(self.seat, said["question"], **said["parts"]))
            case "why_not":
                self.answer(said, self.why_not(said["move"]))
            case _:
                self.send({"type": "pong", "id": said["id"], "now": 0})

    def make(self, said: dict[str, Any]) -> None:
        assert self.seat is not None
        self.state.play(self.seat, said["move"])
        self.send({"type": "done", "id": said["id"], "version": self.version + 1})
        for wire in self.table:
            wire.tell(self.state, wire.seat)

    def refuse(self, said: dict[str, Any]) -> None:
        refused = {"type": "refused", "id": said["id"], "rule": "TURN", "reason": ""}
        self.send(refused | {"figures": {"seat": "A"}, "text": ""})

    def why_not(self, move: int) -> dict[str, Any] | None:
        assert self.seat is not None
        why = self.state.why_not(self.seat, move)
        if why is None:
            return None
        return {"rule": why.rule, "reason": why.reason, "figures": why.figures, "text": ""}


def sit_down(person: Person, box: int, wire: Wire) -> None:
    """Open a table of a game, of which the wire is the server."""
    state = wire.state

    def describe(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, json=answer.json() | {"figures": state.game.figures(**state.options)}
        )

    if state.options != state.game.options:
        person.page.route(re.compile(r"/api/tables/\w{12}$"), describe)
    person.page.route_web_socket("**/socket*", wire.open)
    person.page.goto("/")
    person.page.get_by_role("button", name="Play now").nth(box).click()
    person.page.locator(".shell").wait_for()
