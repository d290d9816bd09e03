"""Many games at once: the same as one by one, in arrays that NumPy looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import sengoku
import sengoku.research.gymnasium
from sengoku.games.kernel import ALL, State
from sengoku.games.kernel.judge import Judge
from sengoku.registry import names
from sengoku.research import arrays
from sengoku.research.compiled.tables import Dice, Judged, Other
from sengoku.research.vector import Asked, Tables

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
            assert state.deciders[0] == seat
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


def hidden(state: State) -> dict[str, Any]:
    """All that is not open to everybody, the stream of chance and the log aside."""
    fields = state.game.fields
    seen_by_all = [name for name, field in fields.items() if field.sees == ALL]
    left_out = {"rules", "random", "record", "secrets", *seen_by_all}
    return {name: value for name, value in state.dump().items() if name not in left_out}


class Spy:
    """Notices whether it is handed the truth: it has another way to look at the tables."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.worlds = 0
        self.truths = 0

    def look(self, world: State, seat: int) -> None:
        assert self.tables is not None
        same = [
            state for state in self.tables.tables.states if state.view(seat) == world.view(seat)
        ]
        assert same, "what a seat knows is the same in an imagined world"
        self.worlds += 1
        self.truths += any(world is state or hidden(world) == hidden(state) for state in same)


class SpyingOther(Other):
    def __init__(self, spy: Spy) -> None:
        self.spy = spy

    def move(self, world: State, seat: int, random: sengoku.Random) -> int:
        self.spy.look(world, seat)
        return world.moves(seat)[0]


class SpyingBot(sengoku.Bot):
    def __init__(self, spy: Spy) -> None:
        self.spy = spy

    def choose(self, state: State, seat: int) -> int:
        self.spy.look(state, seat)
        return state.moves(seat)[0]


class SpyingJudge(Judge):
    def __init__(self, spy: Spy) -> None:
        super().__init__({}, {})
        self.spy = spy

    def weigh(self, state: State, seat: int) -> vec[float]:
        self.spy.look(state, seat)
        return vec[float]([0.0] * len(state.moves(seat)))


SPIES: dict[str, Callable[[Spy], Other]] = {
    "one that looks": SpyingOther,
    "a bot": lambda spy: Asked(SpyingBot(spy)),
    "a judge": lambda spy: Judged(SpyingJudge(spy)),
}


@pytest.mark.parametrize("game", ["shinobi", "shitenno", "senji"])
@pytest.mark.parametrize("kind", SPIES)
def test_opponents_that_look_are_handed_imagined_worlds(kind: str, game: str) -> None:
    spy = Spy()
    spy.tables = tables = Tables(2, game)
    tables.tables.others = [SPIES[kind](spy)] * 3
    tables.reset(seed=1)
    for _ in range(8):
        tables.step(tables.any_actions())
    assert spy.worlds > 20
    assert spy.truths == 0
    state = tables.tables.states[0]
    spy.look(state, state.deciders[0])
    assert spy.truths == 1, "it would have noticed"


def test_opponents_that_do_not_look_are_handed_legal_moves_alone() -> None:
    handed: list[list[int]] = []

    class Blind(Other):
        def __init__(self) -> None:
            self.looks = False  # the attribute that compiled code reads

        def pick(self, moves: vec[i64], random: sengoku.Random) -> int:
            handed.append(list(moves))
            return moves[0]

    tables = Tables(1, "shinobi", 3, seat=2)
    tables.tables.others = [Blind(), Blind()]
    tables.reset(seed=1)
    state = sengoku.game("shinobi").start(3, sengoku.Random(sengoku.Random(1).word()))
    while state.deciders[0] != 2:
        moves = list(state.moves(state.deciders[0]))
        assert handed.pop(0) == moves
        state.play(state.deciders[0], moves[0])
    assert not handed
    with pytest.raises(NotImplementedError):
        Dice().move(state, 2, sengoku.Random(1))  # it can't even be shown one


def test_bots_of_any_kind_play() -> None:
    tables = Tables(2, "shinobi", bots=["random", "greedy", "tests.bots.strangers:First"])
    tables.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(40):
        tables.step(chosen(tables, chance))


def test_a_greedy_seat_chooses_as_the_greedy_bot_does() -> None:
    from sengoku.bots.greedy import judge_of

    state = sengoku.game("shinobi").start(4, 7)
    judged = Judged(judge_of(state.game, {}))
    bot = sengoku.bot("greedy", seed=1)
    for _ in range(30):
        seat = state.actors[0]
        world = state.imagine(seat, sengoku.Random(1))
        move = judged.move(world, seat, sengoku.Random(2))
        sengoku.decide(bot, state, seat)
        best = bot.explain()[0].value
        assert move in [one.move for one in bot.explain() if best - one.value < 1e-9]
        state.play(seat, move)


def test_gymnasium_makes_them_by_name() -> None:
    tables = gymnasium.make_vec("sengoku/shinobi-v1", 8, bots="random", players=3)
    seen, _ = tables.reset(seed=1)
    assert seen.shape == (8, len(sengoku.game("shinobi").features))
    assert seen in tables.observation_space
