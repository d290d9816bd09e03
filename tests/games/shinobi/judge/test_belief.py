"""Shinobi, belief: what deeds are, whom they cast suspicion on, and the worlds that follow."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.shinobi.judge import JUDGE
from sengoku.games.shinobi.judge.belief import belief
from sengoku.games.shinobi.judge.judge import WEIGHTS
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import SHINOBI, at, play

A, B, C, D = range(4)
HOJO, MORI, ODA, TAKEDA, UESUGI = range(5)
USUAL = WEIGHTS["deed"]


def test_deeds_are_what_a_seat_laid_less_what_it_took() -> None:
    state = at("A 1", hand_A="hojo oda ninja mori", A="mori*3", B="takeda*2 oda")
    before = state.view(None)["deeds"]
    play(state, "strike oda in B", "settle hojo", "attack mori on takeda in B")
    after = state.view(None)["deeds"]
    assert [new - old for new, old in zip(after[A], before[A], strict=True)] == [1, 0, -1, -1, 0]
    assert after[B:] == before[B:]


def test_a_march_is_no_deed() -> None:
    state = at("A 2", hand_A="hojo*3", B="oda")
    before = state.view(None)["deeds"]
    play(state, "march oda from B to C")
    assert state.view(None)["deeds"] == before


@pytest.mark.parametrize("players", [3, 4, 5])
def test_without_deeds_every_clan_but_the_own_is_as_likely(players: int) -> None:
    state = SHINOBI.start(players, 1)
    assert isinstance(state, Shinobi)
    own = state.view(A)["loyalty"]
    chances = list(belief(state, A, USUAL))
    for seat in range(players):
        for clan in range(5):
            expected = 0.25 if seat != A and clan != own else float(seat == A and clan == own)
            assert chances[seat * 5 + clan] == pytest.approx(expected)


def test_who_lays_cards_of_a_clan_is_suspected_of_serving_it() -> None:
    state = at("A 1", B="oda*4", C="mori*2 takeda*2", D="takeda")
    chances = list(belief(state, A, USUAL))
    by_seat = [chances[seat * 5 : seat * 5 + 5] for seat in range(4)]
    assert max(range(5), key=by_seat[B].__getitem__) == ODA
    assert by_seat[C][ODA] < 0.25 < by_seat[B][ODA]
    for row in by_seat:
        assert sum(row) == pytest.approx(1)
    together = [sum(row[clan] for row in by_seat) for clan in range(5)]
    assert max(together) <= 1 + 1e-9


def test_at_the_end_nothing_is_left_to_believe() -> None:
    state = SHINOBI.start(3, 1)
    while state.actors:
        state.play(state.actors[0], state.default(state.actors[0]))
    assert isinstance(state, Shinobi)
    chances = list(belief(state, A, USUAL))
    for seat, clan in enumerate(state.view(None)["loyalties"]):
        assert chances[seat * 5 + clan] == 1
    assert sum(chances) == 3


# Worlds for search.


def test_worlds_come_as_often_as_the_deeds_make_them_likely() -> None:
    state = at("A 1", B="oda*2", C="mori takeda", D="takeda")
    believed = belief(state, A, USUAL)
    random = sengoku.Random(1)
    drawn = [JUDGE({}).world(state, A, random) for _ in range(2000)]
    for seat in (B, C, D):
        for clan in (MORI, ODA, TAKEDA, UESUGI):
            share = sum(world.view(seat)["loyalty"] == clan for world in drawn) / len(drawn)
            assert share == pytest.approx(believed[seat * 5 + clan], abs=0.04)


def test_a_world_looks_the_same_from_the_seat() -> None:
    state = at("A 2", B="oda*2", C="mori takeda", D="takeda")
    random = sengoku.Random(2)
    for _ in range(20):
        world = JUDGE({}).world(state, A, random)
        assert world.view(A) == state.view(A)
        assert SHINOBI.load(world.dump()) == world
