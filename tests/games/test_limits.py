"""Limits of the house: told on the rules' pages in every language, and by the view."""

from __future__ import annotations

import re

import pytest

import sengoku
from sengoku.games.senji.components import CHANGES, LIFTS, OFFERS, PROMISES
from sengoku.games.senji.rules.summer.movement import RECALLS
from sengoku.games.shitenno.components import TAKE_BACKS
from sengoku.words import words
from tests.games.senji import position as senji
from tests.games.shitenno import position as shitenno

FIGURES = {
    "senji": [int(LIFTS), int(CHANGES), int(OFFERS), int(PROMISES), int(RECALLS)],
    "shitenno": [int(TAKE_BACKS), int(TAKE_BACKS)],
}


@pytest.mark.parametrize("language", ["en", "fr", "it", "nl"])
@pytest.mark.parametrize("game", FIGURES)
def test_the_rules_tell_the_limits_with_their_figures(game: str, language: str) -> None:
    section = (words(language).rules(game) or "").rpartition("## ")[2]
    told = [int(number) for number in re.findall(r"(?<![-\d])\d+\b", section)]
    assert told == FIGURES[game]


def left(state: sengoku.State, seat: int = 0) -> dict[str, int]:
    return {limit["what"]: limit["left"] for limit in state.view(seat)["limits"]}


def test_what_is_left_is_told_to_whoever_acts() -> None:
    state = senji.at("winter", hands="A:green-trade-2")
    assert left(state) == {"offers": 12, "promises": 12, "lifts": 6, "changes": 3}
    senji.play(state, "offer B", "drop")
    assert left(state)["lifts"] == 5
    assert state.view(None)["limits"] == []
    over = shitenno.at("A divides", table="samurai bushi")
    shitenno.play(over, "add samurai", "remove samurai")
    assert left(over) == {"cards": 11}
    assert left(over, 1) == {}


@pytest.mark.parametrize("name", ["shinobi", "shitenno", "senji"])
def test_every_limit_has_words(name: str) -> None:
    state = sengoku.game(name).start(sengoku.game(name).players[0], 2)
    met: set[str] = set()
    random = sengoku.Random(1)
    for _ in range(1500):
        if not state.actors:
            break
        seat = state.actors[random.below(len(state.actors))]
        met |= set(left(state, seat))
        assert min(left(state, seat).values(), default=0) >= 0
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    for what in met:
        for number in (0, 1, 2):
            assert "left" not in words("en").text(f"{name}-left-{what}", left=number)
    assert len(met) == {"shinobi": 0, "shitenno": 2, "senji": 4}[name]
