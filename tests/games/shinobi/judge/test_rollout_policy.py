"""Shinobi, the rollout policy: quick moves that are legal and plausible."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.shinobi.judge import JUDGE
from tests.games.shinobi.position import SHINOBI, at

A = 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_moves_at_first_sight_are_legal_to_the_end(players: int) -> None:
    own = JUDGE({})
    for seed in range(10):
        state = SHINOBI.start(players, seed)
        random = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[0]
            before = state.dump()
            move = own.rollout_move(state, seat, random)
            assert state.dump() == before
            assert len(own.prior(state, seat)) == len(state.moves(seat))
            state.play(seat, move)


def test_at_first_sight_the_own_clan_comes_first() -> None:
    state = at("A 1", hand_A="hojo uesugi*3", B="mori*2", C="oda*2")
    move = JUDGE({}).rollout_move(state, A, sengoku.Random(1))
    assert state.text(A, move).startswith("deploy hojo")


def test_at_first_sight_the_strongest_rival_is_attacked() -> None:
    state = at("A 3", hand_A="uesugi*2", A="uesugi*5", B="mori*4", C="hojo*3", D="takeda")
    move = JUDGE({}).rollout_move(state, A, sengoku.Random(1))
    assert "mori" in state.text(A, move)
