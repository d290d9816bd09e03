"""Limits of the house: told on the rules' pages in every language, and by the view."""

from __future__ import annotations

import re

import pytest

import sengoku
from sengoku.games.kernel import Plain
from sengoku.games.kernel.fields import VIEW_KEYS
from sengoku.games.kernel.shape import View
from sengoku.games.senji.components import OFFERS
from sengoku.games.senji.state import Senji
from sengoku.games.shitenno.state import Shitenno
from sengoku.words import words
from tests.games import sansukumi
from tests.games.sansukumi import Sansukumi
from tests.games.senji import position as senji
from tests.games.shitenno import position as shitenno

GAMES = ("senji", "shitenno")


def figures(game: str) -> list[int]:
    """The limits of the newest rules, in the order in which the rules' pages tell them."""
    state = sengoku.game(game).start(sengoku.game(game).players[0], 1)
    if isinstance(state, Senji):
        assert state.offers_to_each
        taken_back = [state.most_lifts, state.most_changes]
        return [
            int(most) for most in (*taken_back, OFFERS, state.most_promises, state.most_recalls)
        ]
    assert isinstance(state, Shitenno)
    return [int(state.most_take_backs)] * 2


@pytest.mark.parametrize("language", ["en", "fr", "it", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tell_the_limits_with_their_figures(game: str, language: str) -> None:
    section = (words(language).rules(game) or "").rpartition("## ")[2]
    told = [int(number) for number in re.findall(r"(?<![-\d])\d+\b", section)]
    assert told == figures(game)


def left(state: sengoku.State, seat: int = 0) -> dict[str, int]:
    return {limit["what"]: limit["left"] for limit in state.view(seat)["limits"]}


def test_what_is_left_is_told_to_whoever_acts() -> None:
    state = senji.at("winter", hands="A:green-trade-2")
    assert left(state) == {"offers-to": 12, "promises": 24, "lifts": 24, "changes": 12}
    senji.play(state, "offer B", "drop")
    assert left(state)["lifts"] == 23
    assert state.view(None)["limits"] == []
    over = shitenno.at("A divides", table="samurai bushi")
    shitenno.play(over, "add samurai", "remove samurai")
    assert left(over) == {"cards": 35}
    assert left(over, 1) == {}


@pytest.mark.parametrize(
    ("name", "rules"),
    [(name, rules) for name in GAMES for rules in sengoku.game(name).versions] + [("shinobi", 1)],
)
def test_every_limit_has_words(name: str, rules: int) -> None:
    state = sengoku.game(name).start(sengoku.game(name).players[0], 2, rules=rules)
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
            said = words("en").text(f"{name}-left-{what}", left=number, name="Ann")
            assert "left" not in said
            assert ("Ann" in said) == (what == "offers-to")
    assert len(met) == {"shinobi": 0, "shitenno": 2, "senji": 4}[name]


class Loud(Sansukumi):
    """A game that shows something under a name which every view has."""

    shows = "limits"

    def open_sight(self) -> Plain:
        return {self.shows: 1} if self.shows == "scores" else {}

    def sight(self, seat: int | None) -> Plain:
        shown = super().sight(seat)
        return shown if self.shows == "scores" else shown | {self.shows: {"hands": 3}}


@pytest.mark.parametrize("shows", ["limits", "seat", "rules", "scores"])
def test_a_game_can_not_overwrite_what_every_view_has(shows: str) -> None:
    state = Loud()
    twin = sansukumi.GAME.start(2, 1)
    twin.share(state)
    for name in sansukumi.FIELDS:
        setattr(state, name, getattr(twin, name))
    state.shows = shows
    with pytest.raises(ValueError, match=f"sansukumi can't show {shows} in a view"):
        state.view(0)
    assert twin.view(0)["limits"] == []


def test_the_names_that_every_view_has_are_those_of_its_shape() -> None:
    assert set(View.__annotations__) == VIEW_KEYS
