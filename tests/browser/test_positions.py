"""What can be clicked is exactly what is legal: each board in 100 random positions or more."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from sengoku import Random, game
from sengoku.games.kernel import State
from tests.browser.conftest import Person
from tests.browser.wire import SETTLED, UNSEEN, Wire, sit_down

People: TypeAlias = Callable[..., Person]
Way: TypeAlias = tuple[str, str]
BUTTON = "button"
NINJA = 5
POSITIONS = {"shinobi": {3: 33, 4: 34, 5: 33}, "shitenno": {2: 66, 3: 67, 4: 67}}
MISSING = {("shitenno", 2): {"offer", "accept", "refuse"}}  # STN-35: two only split and choose
ALL = bool(os.environ.get("SENGOKU_PROOF"))  # twice as many, and every move of each, not one

# Lists the buttons and what glows; of what needs a target, picks it, and lists what glows then.
# Escape puts it back.
CLICK = (
    f"""async (single) => {{ {SETTLED}
"""
    + """
  const places = (kind) =>
    [...new Set([...document.querySelectorAll(kind)].map((one) => one.dataset.place))];
  const found = [...document.querySelectorAll(".prompt .deed .button")].map(() => ["button", ""]);
  for (const source of places("button.source[data-place]")) {
    if (single.includes(source)) {
      found.push([source, ""]);
      continue;
    }
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
# Makes one move by its clicks: one, or two.
MAKE = (
    f"""async ([source, target, button]) => {{ {SETTLED}
"""
    + """
  const click = (thing) => document.querySelector(thing).click();
  const buttons = document.querySelectorAll(".prompt .deed .button");
  if (source === "button") return buttons[button].click();
  click(`button[data-place="${source}"]`);
  await settled();
  if (target) click(`button[data-place="${target}"]`);
}"""
)


def shinobi(move: dict[str, Any]) -> Way:
    """The things that one has to click for a move: written down here once more, on purpose."""
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
            return BUTTON, ""


def shitenno(move: dict[str, Any]) -> Way:
    """The same for Shitenno: what has no target is done by one click."""
    part = move["parts"]
    match move["kind"]:
        case "add":
            return f"open:{part['card']}", ""
        case "remove":
            return f"lot:{part['card']}", ""
        case "offer":
            return f"seal:{part['hierarchy']}", "send"
        case "split":
            return f"seal:{part['hierarchy']}", f"rest:{part['rest']}"
        case "choose":
            return f"offer:{part['hierarchy']}", ""
        case "claim":
            return f"province:{part['province']}", f"pay:{part['province']}"
        case "turn":
            return f"province:{part['province']}", f"gold:{part['province']}"
        case "spend":
            return f"part:{part['part']}", ""
        case _:
            return BUTTON, ""


WAYS: dict[str, Callable[[dict[str, Any]], Way]] = {"shinobi": shinobi, "shitenno": shitenno}


def positions(name: str, players: int, count: int) -> Iterator[State]:
    """States in which seat 0 decides, from random games: every fourth, and the first of a kind."""
    chance, found, decisions, met = Random(players + 1), 0, 0, set[str]()
    while True:
        state = game(name).start(players, found + 1, events=True)
        while state.actors:
            seat = state.actors[0]
            decisions += seat == 0
            kinds = {state.game.moves.kind(move).name for move in state.moves(0)}
            if seat == 0 and (decisions % 4 == 0 or not kinds <= met):
                met |= kinds
                yield state
                found += 1
                if found == count:
                    return
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in POSITIONS for players in POSITIONS[name]]
)
def test_what_can_be_clicked_is_what_is_legal(people: People, name: str, players: int) -> None:
    person, wire = people(), Wire()
    page = person.page
    kinds = set()
    for place, state in enumerate(positions(name, players, POSITIONS[name][players] * (1 + ALL))):
        wire.tell(state, 0)
        if place == 0:
            sit_down(person, list(POSITIONS).index(name), wire)
            page.evaluate(UNSEEN)
        moves = wire.now["moves"]
        ways = [(WAYS[name](move), move["code"]) for move in moves]
        legal = sorted(way for way, _ in ways)
        single = [source for source, target in legal if not target and source != BUTTON]
        kinds |= {move["kind"] for move in moves}
        for _ in range(50):  # until the page has heard of it
            clicked = sorted(tuple(pair) for pair in page.evaluate(CLICK, single))
            if clicked == legal:
                break
            page.wait_for_timeout(20)
        assert clicked == legal
        buttons = [code for (source, _), code in ways if source == BUTTON]
        for (source, target), code in ways if ALL else [ways[place % len(ways)]]:
            wire.made.clear()
            button = buttons.index(code) if source == BUTTON else 0
            page.evaluate(MAKE, [source, target, button])
            while not wire.made:
                page.wait_for_timeout(5)
            assert wire.made == [code]
            page.wait_for_timeout(5)
    assert kinds == set(game(name).moves.kinds) - MISSING.get((name, players), set())
