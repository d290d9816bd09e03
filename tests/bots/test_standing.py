"""How a game stands, as search sees it."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.bots.standing import expected, standing
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random
from sengoku.registry import names


def ended(game: str) -> State:
    """A game that was played to its end at random."""
    state = sengoku.game(game).start(4, seed=3)
    random = Random(3)
    while state.actors:
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    return state


@pytest.mark.parametrize("game", names())
def test_at_the_end_the_winners_have_it_all(game: str) -> None:
    state = ended(game)
    shares = standing(state, seed=1)
    assert sum(shares) == pytest.approx(1)
    assert [share > 0 for share in shares] == [rank == 1 for rank in state.ranks]


@pytest.mark.parametrize("game", names())
def test_at_the_start_nobody_has_it(game: str) -> None:
    shares = standing(sengoku.game(game).start(4, seed=3), seed=1, simulations=8)
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 0.9 for share in shares)


def test_a_seat_expects_what_it_knows_and_no_more() -> None:
    state = sengoku.game("shinobi").start(4, seed=3)
    for seat in range(4):
        world = state.imagine(seat, Random(9))
        assert expected(world, seat, 1, 20) == expected(state, seat, 1, 20)
