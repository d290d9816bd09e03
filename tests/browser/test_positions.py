"""What can be clicked is exactly what is legal: Shinobi's board in 200 random positions."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import WebSocketRoute

from sengoku import Random, game
from tests.browser.conftest import Person
from web.tests.fixtures import message

People: TypeAlias = Callable[..., Person]
Way: TypeAlias = tuple[str, str]
NINJA = 5
POSITIONS = {3: 66, 4: 67, 5: 67}
ALL = bool(os.environ.get("SENGOKU_PROOF"))  # make every move of a position, not one

# Microtasks alone: the page changes between two clicks, and nothing has to be painted.
SETTLED = "const settled = async () => { for (let tick = 0; tick < 20; tick++) await null; };"
# Picks every source in turn, and lists the targets that then glow; Escape puts the source back.
CLICK = (
    f"""async () => {{ {SETTLED}
"""
    + """
  const places = (kind) =>
    [...new Set([...document.querySelectorAll(kind)].map((one) => one.dataset.place))];
  const found = [...document.querySelectorAll(".prompt .button.seal")].map(() => ["button", ""]);
  for (const source of places("button.source[data-place]")) {
    document.querySelector(`button.source[data-place="${source}"]`).click();
    await settled();
    for (const target of places("button.victim, button.target, button.here"))
      found.push([source, target]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
  }
  return found;
}"""
)
# Makes one move by its two clicks.
MAKE = (
    f"""async ([source, target]) => {{ {SETTLED}
"""
    + """
  const click = (thing) => document.querySelector(thing).click();
  if (source === "button") return click(".prompt .button.seal");
  click(`button[data-place="${source}"]`);
  await settled();
  click(`button[data-place="${target}"]`);
}"""
)


def way(move: dict[str, Any]) -> Way:
    """The two things that one has to click for a move: written down here once more, on purpose."""
    part = move["parts"]
    match move["kind"]:
        case "deploy":
            return f"hand:{part['clan']}", f"province:{part['province']}"
        case "strike":
            return f"hand:{NINJA}", f"column:{part['province']}:{part['clan']}"
        case "settle":
            return f"hand:{part['clan']}", "province:0"
        case "march":
            return f"column:{part['source']}:{part['clan']}", f"province:{part['province']}"
        case "attack":
            return f"column:0:{part['clan']}", f"column:{part['province']}:{part['target']}"
        case _:
            return "button", ""


def positions(players: int, count: int) -> Iterator[dict[str, Any]]:
    """States in which seat 0 decides, from random games: every fourth, so of all orders."""
    chance, version, decisions = Random(players), 1, 0
    while True:
        state = game("shinobi").start(players, version, events=True)
        while state.actors:
            seat = state.actors[0]
            decisions += seat == 0
            if seat == 0 and decisions % 4 == 0:
                yield message(state, 0, version)
                version += 1
                count -= 1
                if count == 0:
                    return
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])


class Wire:
    """The server's end of a socket: it tells positions, and keeps the moves that come."""

    def __init__(self) -> None:
        self.route: WebSocketRoute | None = None
        self.now: dict[str, Any] = {}
        self.made: list[int] = []

    def open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(self.hear)
        self.tell(self.now)

    def tell(self, state: dict[str, Any]) -> None:
        self.now = state
        assert self.route is not None
        self.route.send(json.dumps(state))

    def hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        assert self.route is not None
        if said["type"] == "move":
            self.made.append(said["move"])
            refused = {"type": "refused", "id": said["id"], "rule": "VERSION", "reason": "stale"}
            self.route.send(json.dumps(refused | {"figures": {}, "text": ""}))
        else:
            self.route.send(json.dumps({"type": "pong", "id": said["id"], "now": 0}))


@pytest.mark.parametrize("players", POSITIONS)
def test_what_can_be_clicked_is_what_is_legal(people: People, players: int) -> None:
    person, wire = people(), Wire()
    page = person.page
    found = list(positions(players, POSITIONS[players]))
    wire.now = found[0]
    page.route_web_socket("**/socket*", wire.open)
    kept = json.dumps({"players": {"shinobi": players}})
    page.add_init_script(f"localStorage.setItem('sengoku', {json.dumps(kept)})")
    person.play_now()
    kinds = set()
    for place, state in enumerate(found):
        wire.tell(state)
        legal = {way(move): move["code"] for move in state["moves"]}
        assert len(legal) == len(state["moves"])
        kinds |= {move["kind"] for move in state["moves"]}
        for _ in range(50):  # until the page has heard of it
            clicked = [tuple(pair) for pair in page.evaluate(CLICK)]
            if set(clicked) == set(legal):
                break
            page.wait_for_timeout(20)
        assert sorted(clicked) == sorted(legal)
        chosen = list(legal) if ALL else [list(legal)[place % len(legal)]]
        for pair in chosen:
            wire.made.clear()
            page.evaluate(MAKE, list(pair))
            while not wire.made:
                page.wait_for_timeout(5)
            assert wire.made == [legal[pair]]
            page.wait_for_timeout(5)
    assert kinds == {"deploy", "strike", "settle", "march", "attack", "rest"}
