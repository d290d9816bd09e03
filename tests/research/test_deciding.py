"""Who is asked next: the same seat in every environment, at the tables of the arena and of people.

In Senji a seat that is ready may still act, and waits. The games here are long enough for it to
happen that the first actor waits while another seat decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import sengoku
from sengoku.arena.match import Match
from sengoku.arena.plan import Task
from sengoku.games.kernel import State
from sengoku.processes import Heartbeat
from sengoku.research.gymnasium import OneSeat
from sengoku.research.openspiel import of
from sengoku.research.pettingzoo import parallel_env, raw_env
from sengoku.research.vector import Tables
from tests.terminal.session import new_session

STEPS = 400
Asked = Iterator[tuple[State, int]]  # whom an environment asks, at which state


def pettingzoo() -> Asked:
    table = raw_env("senji", 4)
    table.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        agent = table.agent_selection
        yield table.table, table.seats[agent]
        mask = table.observe(agent)["action_mask"]
        table.step(int(chance.choice(np.flatnonzero(mask))))


def gymnasium() -> Asked:
    table = OneSeat("senji", 4, seat=2)
    _, info = table.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        yield table.table, table.seat
        _, _, over, _, info = table.step(chance.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = table.reset()


def openspiel() -> Asked:
    game = of(sengoku.game("senji"))({"players": 4})
    state = game.at(sengoku.game("senji").start(4, 1))
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        yield state.state, state.current_player()
        state.apply_action(int(chance.choice(state.legal_actions())))


def vectorised(bots: str) -> Asked:
    tables = Tables(4, "senji", 4, bots=bots)
    tables.reset(seed=1)
    for _ in range(STEPS // 2):
        for number, state in enumerate(tables.tables.states):
            yield state, int(tables.seats[number])
        tables.step(tables.any_actions())


def arena(folder: Path) -> Asked:
    asked: list[tuple[State, int]] = []

    class Noting(Match):
        def decided(self, player: sengoku.Bot, state: State, seat: int) -> int:
            asked.append((state.copy(), seat))
            return super().decided(player, state, seat)

    task = Task(0, 0, "senji", 1, ("random",) * 4, {"max_years": 1})
    heartbeat = Heartbeat.create(folder / "heartbeat")
    assert Noting(task, heartbeat).play().forfeit is None
    heartbeat.close()
    yield from asked


ENVIRONMENTS: dict[str, Callable[[Path], Asked]] = {
    "pettingzoo": lambda _: pettingzoo(),
    "gymnasium": lambda _: gymnasium(),
    "openspiel": lambda _: openspiel(),
    "vectorised, every seat": lambda _: vectorised("self"),
    "vectorised, against bots": lambda _: vectorised("random"),
    "arena": arena,
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_first_that_has_something_to_decide_is_asked(name: str, tmp_path: Path) -> None:
    passed_over = 0
    for state, seat in ENVIRONMENTS[name](tmp_path):
        assert seat == state.deciders[0]
        passed_over += seat != state.actors[0]
    assert passed_over


def test_all_at_once_those_with_nothing_to_decide_can_only_wait() -> None:
    table = parallel_env("senji", 4)
    seen, _ = table.reset(seed=1)
    chance = np.random.default_rng(1)
    waited = 0
    for _ in range(STEPS):
        for agent, seat in table.seats.items():
            mask = seen[agent]["action_mask"]
            assert (mask[-1] == 1) == (seat not in table.table.deciders)
            assert mask[:-1].any() == (seat in table.table.deciders)
            waited += table.table.acts(seat) and mask[-1] == 1
        seen, *_ = table.step(
            {
                agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"])))
                for agent in seen
            }
        )
    assert waited


def test_people_at_one_keyboard_are_passed_over_while_they_wait() -> None:
    session = new_session(sengoku.game("senji"), 3, ["Ann", "Bo"], 1, {})
    chance = sengoku.Random(1)
    passed_over = 0
    for _ in range(STEPS):
        session.advance()
        seat = session.decider
        assert seat == session.state.deciders[0]
        passed_over += seat != session.actors[0]
        moves = session.moves(seat)
        session.play(seat, moves[chance.below(len(moves))])
    assert passed_over
