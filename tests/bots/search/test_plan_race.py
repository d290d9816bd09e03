"""One who compares plans: which one it finds, how the race goes, what stays after a move."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sengoku
from sengoku.bots.search.plan_race import HEAT, PlanRace
from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from tests.bots.search import nim
from tests.bots.search.test_tree_search import Ticking


class Plain(Judge):
    """Has no opinion: play-outs are random, and all plans are given to it."""

    def __init__(self) -> None:
        super().__init__({}, {})


def planner(plans: list[list[int]], *, stones: int = 7, seed: int = 1) -> PlanRace:
    state = nim.GAME.start(2, 1, stones=stones)
    listed = [vec[i64](moves) for moves in plans]
    return PlanRace(state, 0, Plain(), listed, sengoku.Random(seed))


def worlds(one: PlanRace) -> list[int]:
    return [len(plan.gains) for plan in one.plans]


SHORT, LONGER, LONGEST = [0], [1], [2]  # take one stone, two, three


def test_the_best_plan_is_left_over() -> None:
    """With three stones left, who takes them all has won; the others lose about half the time."""
    one = planner([SHORT, LONGER, LONGEST], stones=3)
    one.run(1000)
    assert [list(plan.moves) for plan in one.racing] == [LONGEST]
    assert one.racing[0].gain == len(one.racing[0].gains)
    assert one.decided()


def test_all_that_race_are_tried_in_the_same_worlds() -> None:
    one = planner([SHORT, LONGER, LONGEST], stones=9)
    one.run(20)
    assert worlds(one) == [6, 6, 6]
    one.run(400)
    most = max(worlds(one))
    for plan in one.plans:
        assert len(plan.gains) == most if plan in one.racing else len(plan.gains) % HEAT == 0


def test_plans_that_come_to_the_same_need_not_race() -> None:
    one = planner([SHORT, SHORT], stones=9)
    one.run(1000)
    assert worlds(one) == [HEAT, HEAT]
    assert one.decided()


def test_with_fewer_simulations_than_plans_the_first_ones_are_tried() -> None:
    one = planner([SHORT, LONGER, LONGEST])
    one.run(2)
    assert worlds(one) == [1, 1, 0]


def test_the_same_seed_gives_the_same_race() -> None:
    races = []
    for _ in range(2):
        one = planner([SHORT, LONGER, LONGEST], stones=9)
        one.run(300)
        races.append([list(plan.gains) for plan in one.plans])
    assert races[0] == races[1]


def test_after_a_move_the_plans_that_began_with_it_go_on() -> None:
    one = planner([[0, 1], [0, 2], [1, 0], [0]])
    one.run(40)
    known = [plan.gain for plan in one.plans[:2]]
    after = one.state.copy()
    assert one.follow(0, after, sengoku.Random(2))
    assert [list(plan.moves) for plan in one.plans] == [[1], [2]]
    assert [plan.gain for plan in one.plans] == known
    assert one.state is after


def test_after_a_whole_plan_there_is_something_new_to_decide() -> None:
    one = planner([SHORT, LONGER])
    one.run(10)
    assert not one.follow(0, one.state, sengoku.Random(2))


@pytest.mark.parametrize("tick", [0.001, 0.03, 0.3])
def test_it_stops_before_the_time_is_over(tick: float) -> None:
    clock = Ticking(tick)
    one = planner([SHORT, LONGER, LONGEST], stones=30)
    one.run_until(1.0, clock)
    assert clock.now <= 1.0


def test_it_tries_one_world_at_least_and_none_after_the_time() -> None:
    one = planner([SHORT, LONGER])
    one.run_until(0.0, Ticking(5.0))
    assert worlds(one) == [1, 1]
    one.run_until(0.0, Ticking(5.0))
    assert worlds(one) == [1, 1]


def test_a_single_plan_needs_no_thought() -> None:
    one = planner([LONGER])
    one.run(100)
    assert worlds(one) == [0]


def test_without_a_word_of_the_judge_play_outs_go_to_the_end() -> None:
    state: State = nim.GAME.start(2, 1, stones=9)
    Plain().play_on(state, state.copy(), sengoku.Random(1))
    assert not state.actors
