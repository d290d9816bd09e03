"""What learners are handed comes from the view alone."""

from __future__ import annotations

import numpy as np
import pytest

import sengoku
from sengoku.registry import names
from sengoku.research import arrays, picture

TABLES = [(name, players) for name in names() for players in sengoku.game(name).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_equal_views_give_equal_arrays_and_pictures(game: str, players: int) -> None:
    """Worlds that a seat can't tell apart differ in what is hidden, and in nothing it is shown."""
    rules = sengoku.game(game)
    state = rules.start(players, 5)
    random = sengoku.Random(5)
    differ = 0
    for step in range(120):
        if not state.actors:
            break
        if step % 10 == 0:
            for seat in range(players):
                world = state.imagine(seat, random)
                differ += world.dump() != state.dump()
                assert world.view(seat) == state.view(seat)
                shown, same = arrays.observed(state, seat), arrays.observed(world, seat)
                assert (shown == same).all()
                masks = [arrays.mask(each, seat, rules.actions) for each in (state, world)]
                assert (masks[0] == masks[1]).all()
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    assert differ > players


@pytest.mark.parametrize("game", names())
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    rules = sengoku.game(game)
    state = rules.start(rules.players[0], 1)
    assert len(set(rules.features)) == len(rules.features) == len(arrays.observed(state, 0))


@pytest.mark.parametrize("game", names())
def test_pictures_are_of_one_size_and_not_empty(game: str) -> None:
    rules = sengoku.game(game)
    shapes = set()
    for players in rules.players:
        state = rules.start(players, 1)
        image = picture.painted(state, None)
        shapes.add(image.shape)
        colours = np.unique(image.astype(np.int64) @ [1 << 16, 1 << 8, 1])
        assert len(colours) > 2
        assert picture.text(state, 0).strip()
    assert len(shapes) == 1


def test_those_who_tie_split_the_win() -> None:
    state = sengoku.game("shinobi").start(3, 1)
    state.ranks = (1, 3, 1)
    assert arrays.shares(state) == [0.5, 0.0, 0.5]
