"""Senji, what always holds, whatever is played by whom."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sengoku
from sengoku.games.senji.components import PHASE_NAMES
from sengoku.games.senji.state import Senji
from tests.games.senji.position import SENJI


@given(players=st.integers(3, 6), seed=st.integers(0, 2**32), odd=st.booleans())
def test_everything_is_somewhere_exactly_once(players: int, seed: int, odd: bool) -> None:
    """`check` counts cards, hanafuda, units, samurai and fortresses, and what is remembered."""
    options: dict[str, Any] = {"raid_dice": "units", "umeko": "hanafuda"} if odd else {}
    state = SENJI.start(players, seed, max_years=2, **options)
    random = sengoku.Random(seed)
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        assert len(moves) <= 250
        state.play(seat, moves[random.below(len(moves))])
        if random.below(8) == 0:
            state.check()
    state.check()


@pytest.mark.parametrize("rules", SENJI.versions)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_have_the_expected_shape(players: int, rules: int) -> None:
    """Years a game, and how often an attacker wins, as in an independent program.

    It needs 11 to 12 years on average, and in 2,000 games of each size never more than 19.
    """
    years, battles, won = [], 0, 0
    for seed in range(12):
        state = SENJI.start(players, seed, events=True, rules=rules)
        assert isinstance(state, Senji)
        random = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            state.play(seat, moves[random.below(len(moves))])
        years.append(state.year)
        losses = [event for event in state.events(None) if event["event"] == "losses"]
        battles += len(losses)
        won += sum(event["conquered"] for event in losses)
    assert 10 <= sum(years) / len(years) <= 13.5
    assert max(years) <= 19
    assert 0.3 <= won / battles <= 0.6


def test_every_phase_is_met_in_random_games() -> None:
    met: set[str] = set()
    for seed in range(24):
        state = SENJI.start(3 + seed % 4, seed)
        assert isinstance(state, Senji)
        random = sengoku.Random(seed)
        while state.actors:
            met.add(PHASE_NAMES[state.phase])
            seat = state.actors[random.below(len(state.actors))]
            moves = state.moves(seat)
            state.play(seat, moves[random.below(len(moves))])
    assert set(PHASE_NAMES) - met == {"over"}
