"""The page's types are made from the server's: none is stale, and answers are what they say.

They are made from the source: a compiled function does not tell its signature.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from msgspec import convert

from sengoku import Random
from sengoku.games.kernel import State, UnknownQuestion
from sengoku.registry import GAMES, game, shape
from tests.parity.source import ROOT, on_the_source
from tools.page_types import made, signature

# Parts of the questions that need some.
PARTS: dict[str, list[dict[str, Any]]] = {
    "payments": [{"province": province} for province in range(8)],
    "explain": [],  # asked about all payments
    "buys": [{"cards": [1] * 17}, {"cards": [0] * 17, "title": 3}],
    "odds": [{"attacker_units": 3, "defender_units": 2}],
}


def test_no_file_is_stale() -> None:
    assert on_the_source(__name__, "stale()") == [], "run `make types`"


def stale() -> list[str]:
    """The files that are not as they would be made now."""
    return [path for path, text in made().items() if (ROOT / path).read_text("utf-8") != text]


@pytest.mark.parametrize("name", GAMES)
def test_answers_have_the_stated_types(name: str) -> None:
    assert set(on_the_source(__name__, f"answered({name!r})")) == set(game(name).questions)


def answered(name: str) -> list[str]:
    """Ask all questions in positions of a game, and compare the answers with what is stated."""
    found: set[str] = set()
    rules = game(name)
    types = {question: signature(asks, shape(rules)) for question, asks in rules.questions.items()}
    random = Random(5)
    state = rules.start(rules.players[0], 5)
    for step in range(600):
        if not state.actors:
            break
        seat = state.actors[0]
        if step % 30 == 0:
            for question, value in answers(state, seat):
                assert convert(value, types[question]["return"]) == value, question
                found.add(question)
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    return sorted(found)


def answers(state: State, seat: int) -> Iterator[tuple[str, Any]]:
    """The answers to all questions of the game; what can't be asked now is left out."""
    for question in state.game.questions:
        for parts in PARTS.get(question, [{}]):
            with suppress(UnknownQuestion):
                value = state.ask(seat, question, **parts)
                yield question, value
                if question == "payments" and value:
                    yield "explain", state.ask(seat, "explain", spend=value[-1], **parts)
