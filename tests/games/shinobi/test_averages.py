"""Shinobi, the averages under random play that the rules state, within sampling error.

The figures of the rules come from 60,000 games each; ours from fewer, so the bounds are four and a
half standard errors of ours. The seed is fixed.
"""

from __future__ import annotations

import os
from math import sqrt

import pytest

import sengoku
from tests.games.shinobi.position import SHINOBI

GAMES = 60_000 if os.environ.get("SENGOKU_PROOF") else 1_500
ERRORS = 4.5

# players: turns a game, part of turns with an attack, part of games tied after SHI-42
AVERAGES = {3: (40.4, 0.60, 0.031), 4: (40.4, 0.52, 0.043), 5: (38.9, 0.45, 0.057)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_averages_under_random_play(players: int) -> None:
    random = sengoku.Random(players)
    turns: list[int] = []
    attacks: list[float] = []
    ties = 0
    for _ in range(GAMES):
        state = SHINOBI.start(players, random)
        rests = decisions = 0
        while state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            move = moves[random.below(len(moves))]
            rests += move == SHINOBI.actions - 1
            state.play(seat, move)
            decisions += 1
        turns.append(decisions // 3)
        attacks.append(1 - rests / turns[-1])
        ties += state.ranks.count(1) > 1
    length, attack, tied = AVERAGES[players]
    assert close(turns, length, rounding=0.05)
    assert close(attacks, attack, rounding=0.005)
    error = sqrt(tied * (1 - tied) / GAMES)
    assert abs(ties / GAMES - tied) < ERRORS * error + 0.0005


def close(values: list[int] | list[float], mean: float, rounding: float) -> bool:
    """Whether the values have this mean, given that it was rounded."""
    found = sum(values) / len(values)
    deviation = sqrt(sum((value - found) ** 2 for value in values) / len(values))
    return abs(found - mean) < ERRORS * deviation / sqrt(len(values)) + rounding
