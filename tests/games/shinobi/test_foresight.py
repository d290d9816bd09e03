"""Shinobi, what the judge tells search: likely worlds, quick moves, and who will win."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.shinobi import judge
from sengoku.games.shinobi.rules import Shinobi
from tests.games.shinobi.position import SHINOBI, at

A, B, C, D = range(4)
HOJO, MORI, ODA, TAKEDA, UESUGI = range(5)


def chances(state: Shinobi) -> list[float]:
    return list(judge.JUDGE({}).chances(state))


def test_worlds_come_as_often_as_the_deeds_make_them_likely() -> None:
    state = at("A 1", B="oda*2", C="mori takeda", D="takeda")
    believed = judge.belief(state, A, judge.WEIGHTS["deed"])
    random = sengoku.Random(1)
    drawn = [judge.JUDGE({}).world(state, A, random) for _ in range(2000)]
    for seat in (B, C, D):
        for clan in (MORI, ODA, TAKEDA, UESUGI):
            share = sum(world.view(seat)["loyalty"] == clan for world in drawn) / len(drawn)
            assert share == pytest.approx(believed[seat * 5 + clan], abs=0.04)


def test_a_world_looks_the_same_from_the_seat() -> None:
    state = at("A 2", B="oda*2", C="mori takeda", D="takeda")
    random = sengoku.Random(2)
    for _ in range(20):
        world = judge.JUDGE({}).world(state, A, random)
        assert world.view(A) == state.view(A)
        assert SHINOBI.load(world.dump()) == world


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


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_moves_at_first_sight_are_legal_to_the_end(players: int) -> None:
    own = judge.JUDGE({})
    for seed in range(10):
        state = SHINOBI.start(players, seed)
        random = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[0]
            before = state.dump()
            move = own.quick(state, seat, random)
            assert state.dump() == before
            assert len(own.lean(state, seat)) == len(state.moves(seat))
            state.play(seat, move)


def test_at_first_sight_the_own_clan_comes_first() -> None:
    state = at("A 1", hand_A="hojo uesugi*3", B="mori*2", C="oda*2")
    move = judge.JUDGE({}).quick(state, A, sengoku.Random(1))
    assert state.text(A, move).startswith("deploy hojo")


def test_at_first_sight_the_strongest_rival_is_attacked() -> None:
    state = at("A 3", hand_A="uesugi*2", A="uesugi*5", B="mori*4", C="hojo*3", D="takeda")
    move = judge.JUDGE({}).quick(state, A, sengoku.Random(1))
    assert "mori" in state.text(A, move)
