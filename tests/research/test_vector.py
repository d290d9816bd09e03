"""Many games at once: the same as one by one, in arrays that NumPy looks at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import sengoku
import sengoku.research.gymnasium
from sengoku.registry import names
from sengoku.research import arrays
from sengoku.research.vector import Tables

TABLES = [(name, players) for name in names() for players in sengoku.game(name).players]


def chosen(tables: Tables, chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in every game."""
    picked: NDArray[np.int64] = (chance.random(tables.masks.shape) * tables.masks).argmax(1)
    return picked


@pytest.mark.parametrize("bots", ["random", "self"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_arrays_are_those_of_the_states(game: str, players: int, bots: str) -> None:
    tables = Tables(3, game, players, bots=bots)
    tables.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(60):
        for number, state in enumerate(tables.tables.states):
            seat = int(tables.seats[number])
            assert state.actors[0] == seat
            assert (tables.observations[number] == arrays.observed(state, seat)).all()
            assert (tables.masks[number] == arrays.mask(state, seat, state.game.actions)).all()
        tables.step(chosen(tables, chance))


@pytest.mark.parametrize("bots", ["random", "greedy", "self"])
def test_a_game_that_ends_is_paid_and_dealt_anew(bots: str) -> None:
    tables = Tables(4, "shinobi", bots=bots)
    tables.reset(seed=2)
    chance = np.random.default_rng(2)
    ended = 0
    while ended < 8:
        before = list(tables.tables.states)
        actors = tables.seats.tolist()
        tables.step(chosen(tables, chance))
        for number in range(4):
            state = before[number]
            over = not state.actors
            assert tables.over[number] == over
            if over:
                ended += 1
                shares = arrays.shares(state)
                assert list(tables.shares[number]) == shares
                assert tables.rewards[number] == shares[actors[number]]
                assert (tables.finals[number] == arrays.observed(state, actors[number])).all()
                assert tables.tables.states[number].actors
            else:
                assert tables.rewards[number] == 0


def test_numpy_looks_at_the_memory_of_the_compiled_code() -> None:
    tables = Tables(2, "shinobi")
    seen, info = tables.reset(seed=1)
    first = seen.copy()
    again, _, _, _, infos = tables.step(info["action_mask"].argmax(1))
    assert np.shares_memory(seen, np.frombuffer(memoryview(tables.tables.observations)))
    assert again is seen
    assert infos["action_mask"] is info["action_mask"]
    assert (seen != first).any()
    assert not seen.flags.owndata
    assert not seen.flags.writeable


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        tables = Tables(5, "shitenno", bots="random")
        tables.reset(seed=9)
        chance = np.random.default_rng(9)
        for _ in range(50):
            tables.step(chosen(tables, chance))
        runs.append(tables.observations.copy())
    assert (runs[0] == runs[1]).all()


def test_an_illegal_action_loses_the_game() -> None:
    tables = Tables(3, "shinobi", seat=0)
    tables.reset(seed=1)
    actions = tables.masks.argmax(1)
    actions[1] = tables.masks[1].argmin()
    actions[2] = -1
    _, rewards, over, _, _ = tables.step(actions)
    assert list(rewards) == [0, -1, -1]
    assert list(over) == [False, True, True]


@pytest.mark.parametrize("game", names())
def test_any_actions_are_legal_and_all_come_up(game: str) -> None:
    tables = Tables(4, game, bots="self")
    tables.reset(seed=1)
    found = np.zeros_like(tables.masks)
    for _ in range(2000):
        found[np.arange(4), tables.any_actions()] = 1
    assert (found == tables.masks).all()


def test_one_action_for_every_game() -> None:
    tables = Tables(3, "shinobi")
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        tables.step(np.zeros(2, np.int64))


def test_bots_of_any_kind_play_and_are_handed_imagined_worlds() -> None:
    tables = Tables(2, "shinobi", bots=["random", "greedy", "tests.bots.strangers:First"])
    tables.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(40):
        tables.step(chosen(tables, chance))


def test_a_greedy_seat_chooses_as_the_greedy_bot_does() -> None:
    from sengoku.bots.greedy import judge_of
    from sengoku.research.compiled.tables import Judged

    state = sengoku.game("shinobi").start(4, 7)
    judged = Judged(judge_of(state.game, {}))
    bot = sengoku.bot("greedy", seed=1)
    for _ in range(30):
        seat = state.actors[0]
        move = judged.move(state, seat, sengoku.Random(1))
        sengoku.decide(bot, state, seat)
        best = bot.explain()[0].value
        assert move in [one.move for one in bot.explain() if best - one.value < 1e-9]
        state.play(seat, move)


def test_gymnasium_makes_them_by_name() -> None:
    tables = gymnasium.make_vec("sengoku/shinobi-v1", 8, bots="random", players=3)
    seen, _ = tables.reset(seed=1)
    assert seen.shape == (8, len(sengoku.game("shinobi").features))
    assert seen in tables.observation_space
