"""The page says of every event what the terminal says, word for word, in every language.

Both make sentences from the same messages; how they choose the message and its figures is written
once here and once there (`web/src/words/sentences.ts`).
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel import Plain, State
from sengoku.registry import GAMES
from sengoku.words import languages, words

ROOT = Path(__file__).parent.parent.parent
NAMES = ("Marie", "Akane", "Benkei", "Chiyo", "Daigo", "Émile")
SEEDS = (0, 1, 2, 3)  # of random games in which all kinds of events happen,
SELDOM: dict[str, list[Plain]] = {  # but for these
    "senji": [
        {"event": "samurai_reshuffle", "cards": 2},
        {"event": "tributes", "seat": 1, "returned": [2, 14, 30, 44, 58], "honour": 10},
    ],
}


def played(game: str, players: int, seed: int) -> State:
    """A game at random, to its end."""
    state = sengoku.game(game).start(players, seed, events=True)
    random = sengoku.Random(seed)
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    return state


@cache
def telling(game: str) -> list[tuple[Plain, Plain]]:
    """Who reads, and an event: all of random games with something that none before has.

    That is a kind of event, a figure of it, a value of that figure, or what it is to the reader.
    """
    known: set[tuple[Any, ...]] = set()
    found: list[tuple[Plain, Plain]] = []
    for seed in SEEDS:
        for players in sengoku.game(game).players:
            state = played(game, players, seed)
            for me in (None, *range(players)):
                reader = {"game": game, "names": NAMES[:players], "me": me}
                for event in [*state.events(me), *SELDOM.get(game, [])]:
                    new = {(event["event"], *said) for said in figures(event, me)} - known
                    if new:
                        known |= new
                        found.append((reader, event))
    return found


def figures(event: Plain, me: int | None) -> Iterator[tuple[Any, ...]]:
    """The figures of an event, each with what it is to the reader and to the seat that acted."""
    for name, value in event.items():
        items = value if isinstance(value, list) else [value]
        yield name, type(value), len(items)
        for place, item in enumerate(items):
            seat = place if isinstance(value, list) and name != "seats" else item
            yield name, str(item), seat == me, seat == event.get("seat")


def of_the_page(events: list[tuple[Plain, Plain]]) -> dict[str, list[str]]:
    """The page's sentences of events, by language."""
    done = subprocess.run(
        ["node", "tools/sentences.mjs"],
        cwd=ROOT / "web",
        input=json.dumps({"languages": languages(), "events": events}),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_kinds_of_events_are_told(game: str) -> None:
    """Otherwise something would be left out below: choose other seeds, or add it to SELDOM."""
    folder = ROOT / "src/sengoku/games" / game
    written = "".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.py")])
    kinds = {event["event"] for _, event in telling(game)}
    assert kinds >= set(re.findall(r'"event": "(\w+)"', written))


def test_the_page_says_what_the_terminal_says() -> None:
    events = [told for game in GAMES for told in telling(game)]
    page = of_the_page(events)
    assert set(page) == set(languages())
    for language, sentences in page.items():
        for (reader, event), sentence in zip(events, sentences, strict=True):
            said = words(language).event(reader["game"], event, reader["names"], reader["me"])
            assert sentence == said, (language, event)
