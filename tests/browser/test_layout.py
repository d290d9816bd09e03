"""Whatever can be taken can be touched: in small windows, too, nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from bench.browser import PHONE
from sengoku import Random, game
from sengoku.games.kernel import State
from tests.browser.conftest import SMALL, WHOLE, Person
from tests.browser.wire import SETTLED, Wire, sit_down

People: TypeAlias = Callable[..., Person]
WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": SMALL},
    "old": {"viewport": {"width": 1024, "height": 768}},
    "tiny": {"viewport": {"width": 800, "height": 600}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
USUAL = list(WINDOWS) if WHOLE else ["old", "tiny"]  # other tests play on the others
GAMES = {"shinobi": (3, 5), "shitenno": (2, 4)}
# Lists what can be taken and is not what a pointer touches in its middle: at first, and when
# something that needs a target was picked. What is outside of its frame is scrolled to.
COVERED = (
    f"""async () => {{ {SETTLED}
"""
    + """
  const sources = "button.source[data-place]";
  const always = `${sources}, .prompt .button, button.tool, .zoom button`;
  const targets = "button.target[data-place], button.victim[data-place], button.here";
  const name = (thing) => thing?.dataset?.place ?? thing?.className ?? "nothing";
  const covered = (things) => [...document.querySelectorAll(things)].flatMap((thing) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width === 0 || thing.contains(hit) ? [] : [`${name(thing)} under ${name(hit)}`];
  });
  // A panel that somebody opened may cover what can't be taken meanwhile.
  const quiet = document.querySelector(".pay") ? "" : ", button[data-place^='province:']";
  const found = covered(always + quiet);
  for (const one of [...document.querySelectorAll(sources)]) {
    const place = one.dataset.place;
    if (/^(open|lot|offer|part):/.test(place)) continue;  // a tap makes the move
    document.querySelector(`${sources}[data-place="${place}"]`).click();
    await settled();
    found.push(...covered(targets).map((pair) => `${place}: ${pair}`));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
  }
  return found;
}"""
)


def positions(name: str, players: int) -> list[State]:
    """The last decision of each kind that seat 0 has in a random game: the board is full."""
    chance, found = Random(players), dict[str, State]()
    state = game(name).start(players, players, events=True)
    while state.actors:
        seat = state.actors[0]
        moves = state.moves(seat)
        if seat == 0:
            found[state.game.moves.kind(moves[0]).name] = state.copy()
        state.play(seat, moves[chance.below(len(moves))])
    return list(found.values())


@pytest.mark.parametrize("window", USUAL)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_taken_can_be_touched(people: People, name: str, window: str) -> None:
    person, wire = people(**WINDOWS[window]), Wire()
    for state in [state for players in GAMES[name] for state in positions(name, players)]:
        wire.tell(state, 0)
        if wire.version == 1:
            sit_down(person, list(GAMES).index(name), wire)
        for _ in range(10):
            person.page.wait_for_timeout(60)  # until it is painted
            found = person.page.evaluate(COVERED)
            if not found:
                break
        assert found == []
