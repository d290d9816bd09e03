"""Shinobi, the win model: who is likely to win, for one who knows everything."""

from __future__ import annotations

import pytest

from sengoku.games.shinobi.judge import JUDGE
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import at

A, B, C, D = range(4)


def chances(state: Shinobi) -> list[float]:
    return list(JUDGE({}).chances(state))


def test_who_stands_higher_is_likelier_to_win() -> None:
    """A to D serve hojo, mori, oda and takeda."""
    even = chances(at("A 1", A="hojo", B="mori", C="oda", D="takeda"))
    ahead = chances(at("A 1", A="hojo*3", B="mori", C="oda", D="takeda"))
    assert sum(even) == pytest.approx(1)
    assert ahead[A] > even[A] + 0.1
    assert all(ahead[seat] < even[seat] for seat in (B, C, D))


def test_a_lead_counts_most_at_the_end() -> None:
    early = chances(at("A 1", A="hojo*3", B="mori"))
    late = chances(at("A 1", A="hojo*3", B="mori", hand_D="oda*3", pile=0, last="D"))
    assert late[A] > early[A]
