"""Shitennō, the averages that the rules state: about four payments for a position, never many.

They are those of random play in which whoever can place a kamon does; whoever hoards cards instead
has more ways to pay.
"""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.kernel.moves import Moves
from sengoku.games.shitenno.rules import holdings, payments, provinces
from sengoku.games.shitenno.state import Shitenno

from .position import SHITENNO

GAMES = 12
BACK = ("done", "withdraw")  # nothing placed


@pytest.mark.parametrize("rules", SHITENNO.versions)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stn_43_about_four_payments_for_a_position(players: int, rules: int) -> None:
    found: list[int] = []
    for seed in range(GAMES):
        state = SHITENNO.start(players, seed, rules=rules)
        assert isinstance(state, Shitenno)
        random = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[0]
            moves = list(state.moves(seat))
            claims = [move for move in moves if kind(state.game.moves, move) == "claim"]
            if claims:
                found += [ways(state, seat, move) for move in claims]
            onward = [move for move in moves if kind(state.game.moves, move) not in BACK]
            choice = claims or onward or moves
            state.play(seat, choice[random.below(len(choice))])
    assert 3.2 < sum(found) / len(found) < 4.5
    assert max(found) < 400


def kind(table: Moves, move: int) -> str:
    return table.kind(move).name


def ways(state: Shitenno, seat: int, claim: int) -> int:
    """How many payments there are for the next position of a province."""
    province = state.game.moves.parts(claim)["province"]
    price = provinces.price_at(state, province, provinces.filled(state, province))
    spends = list(payments.payments(holdings.purse_of(state, seat, price), price))
    assert len(set(spends)) == len(spends)
    return len(spends)
