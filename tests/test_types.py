"""The page's types are made from the server's: none is stale, and answers are what they say.

They are made from the source: a compiled function does not tell its signature.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from sengoku import Random
from sengoku.games.kernel import State, UnknownQuestion
from sengoku.registry import GAMES, game, shape
from tools.page_types import signature

ROOT = Path(__file__).parent.parent
# Parts of the questions that need some.
PARTS: dict[str, list[dict[str, Any]]] = {
    "payments": [{"province": province} for province in range(8)],
    "explain": [],  # asked about all payments
    "buys": [{"cards": [1] * 17}, {"cards": [0] * 17, "title": 3}],
    "odds": [{"attacker_units": 3, "defender_units": 2}],
}


def on_the_source(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    )


def test_no_file_is_stale() -> None:
    done = on_the_source("-m", "tools.page_types", "--check")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_answers_have_the_stated_types(name: str) -> None:
    done = on_the_source("-c", f"from tests.test_types import check; check({name!r})")
    assert done.returncode == 0, done.stderr


def check(name: str) -> None:
    """Ask all questions in positions of a game, and compare the answers with what is stated."""
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
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])


def answers(state: State, seat: int) -> Iterator[tuple[str, Any]]:
    """The answers to all questions of the game; what can't be asked now is left out."""
    for question in state.game.questions:
        for parts in PARTS.get(question, [{}]):
            with suppress(UnknownQuestion):
                value = state.ask(seat, question, **parts)
                yield question, value
                if question == "payments" and value:
                    yield "explain", state.ask(seat, "explain", spend=value[-1], **parts)
