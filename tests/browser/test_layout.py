"""Everything that can be taken can be touched: in small windows, nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from bench.browser import PHONE
from sengoku import Random, game
from sengoku.games.kernel import State
from tests.browser.conftest import SMALL, Person
from tests.browser.wire import SETTLED, Wire, sit_down

People: TypeAlias = Callable[..., Person]
WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": SMALL},
    "old": {"viewport": {"width": 1024, "height": 768}},
    "tiny": {"viewport": {"width": 800, "height": 600}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
GAMES = {"shinobi": (3, 5), "shitenno": (2, 4)}
EACH = 6  # positions of a game and number of players
# Lists what can be taken and is not itself what a pointer touches in its middle: at first, and
# when something that needs a target was picked. What is outside of its frame is scrolled to.
COVERED = (
    f"""async () => {{ {SETTLED}
"""
    + """
  const covered = (things) => [...document.querySelectorAll(things)].flatMap((thing) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (thing.contains(hit)) return [];
    const over = hit?.closest("[data-place], section, nav") ?? hit;
    return [`${thing.dataset.place ?? thing.textContent}: ${over?.dataset?.place ?? over?.className}`];
  });
  const sources = "button.source[data-place]";
  const found = covered(`${sources}, .prompt .button, .tools button, .zoom button, [data-place^='province:']`);
  for (const place of new Set([...document.querySelectorAll(sources)].map((one) => one.dataset.place))) {
    if (/^(open|lot|offer|part):/.test(place)) continue;  // a tap makes the move
    document.querySelector(`${sources}[data-place="${place}"]`).click();
    await settled();
    const over = covered("button.target[data-place], button.victim[data-place], button.here");
    found.push(...over.map((one) => `${place} to ${one}`));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
  }
  return found;
}"""
)


def positions(name: str, players: int) -> Iterator[State]:
    """The last decision of seat 0 before each part of a random game, so that there is much to see."""
    chance, seed = Random(players), players
    found: dict[str, State] = {}
    state = game(name).start(players, seed, events=True)
    while state.actors:
        seat = state.actors[0]
        if seat == 0:
            found[str([state.game.moves.kind(move).name for move in state.moves(0)][:1])] = state.copy()
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    yield from found.values()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_taken_can_be_touched(people: People, name: str, window: str) -> None:
    person, wire = people(**WINDOWS[window]), Wire()
    for players in GAMES[name]:
        for state in positions(name, players):
            wire.tell(state, 0)
            if wire.route is None:
                sit_down(person, list(GAMES).index(name), wire)
            person.page.wait_for_timeout(60)
            assert person.page.evaluate(COVERED) == [], state.moves(0)
