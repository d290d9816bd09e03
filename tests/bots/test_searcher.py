"""The bot that searches: its settings, its time, its memory, its helpers, its answers."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import sengoku
from sengoku.bots import BadBot
from sengoku.bots.greedy import judge_of
from sengoku.bots.searcher import Search, candidates, is_last, shares
from sengoku.bots.session import SearchSession, Statistics
from sengoku.bots.tuned import tuned_weights
from sengoku.games.kernel import State
from tests.bots.search import nim
from tests.bots.search.test_tree_search import Ticking
from tests.games import sansukumi


def search(*, seed: int = 1, **settings: Any) -> Search:
    bot = sengoku.bot("search", seed=seed, **settings)
    assert isinstance(bot, Search)
    return bot


def opening(players: int = 4, seed: int = 7) -> tuple[State, int]:
    state = sengoku.game("shinobi").start(players, seed)
    return state, state.actors[0]


# Settings.


def test_a_number_after_its_name_is_simulations_for_each_decision() -> None:
    bot = sengoku.bot("search:60", seed=1)
    state, seat = opening()
    sengoku.decide(bot, state, seat)
    assert sum(one.visits for one in bot.explain()) == 60


@pytest.mark.parametrize(
    "settings",
    [
        "0",
        "2.5",
        "5,seconds=1",
        "seconds=0",
        "seconds=nan",
        "jobs=0",
        "clock=sun",
        "depth=3",
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: str) -> None:
    with pytest.raises(BadBot) as refused:
        sengoku.bot(f"search:{settings}")
    assert refused.value.reason == "settings"


# Answers.


def test_it_explains_itself_with_visits_and_expected_ranks() -> None:
    state, seat = opening()
    bot = search(simulations=200)
    assert bot.explain() == []
    move = sengoku.decide(bot, state, seat)
    candidates = bot.explain()
    assert candidates[0].move == move
    assert sorted(one.move for one in candidates) == sorted(state.moves(seat))
    visits = [one.visits for one in candidates]
    assert visits == sorted(visits, reverse=True)
    for one in candidates:
        if one.visits:
            assert one.rank is not None
            assert 1 <= one.rank <= 4
            assert 0 <= one.value <= 1
        else:
            assert one.rank is None


def test_with_one_legal_move_it_answers_at_once() -> None:
    state = nim.GAME.start(2, 1, stones=1)
    bot = search(simulations=1000)
    assert sengoku.decide(bot, state, 0) == 0
    assert [(one.move, one.visits) for one in bot.explain()] == [(0, 0)]


def test_it_searches_games_without_a_judge() -> None:
    state = nim.GAME.start(2, 1, stones=7)
    assert sengoku.decide(search(simulations=800), state, 0) + 1 == 3
    shown = sansukumi.GAME.start(2, 1, rounds=1)
    shown.play(1, sansukumi.THROW)  # rock ...
    shown.play(1, sansukumi.SHOW)  # ... and the other sees it
    assert sengoku.decide(search(simulations=300), shown, 0) == sansukumi.THROW + 1


def test_of_the_plans_that_begin_alike_the_best_speaks_for_the_move() -> None:
    """The most visited, those of several processes together; of these the one that won most."""
    found = [
        Statistics((1, 2), 10, 4.0, 20.0),
        Statistics((1, 3), 10, 6.0, 15.0),
        Statistics((2,), 8, 8.0, 8.0),
        Statistics((1, 3), 10, 5.0, 15.0),
        Statistics((7,), 90, 90.0, 90.0),  # not legal
    ]
    assert candidates([1, 2, 3], found) == [(1, 0.55, 20, 1.5), (2, 1.0, 8, 1.0), (3, 0.0, 0, None)]


# Whole plans.


def test_a_lot_is_decided_as_a_whole() -> None:
    """All thought goes to the first small move; the others follow from what was found out then."""
    state = sengoku.game("shitenno").start(2, 7)
    seat = state.actors[0]
    bot = search(seconds=1)
    clock = bot.time = Ticking(0.01)
    visits = []
    while seat in state.actors:
        state.play(seat, sengoku.decide(bot, state, seat))
        visits.append(bot.explain()[0].visits)
    assert len(visits) > 1
    assert set(visits) == {visits[0]}
    assert clock.now < 1.2


def test_it_holds_dear_what_was_found_by_tuning() -> None:
    game = sengoku.game("senji")
    own = SearchSession().judge_of(game)
    usual = judge_of(game, {})
    assert own is not None
    assert own.weights == usual.weights | tuned_weights("senji") != usual.weights


# Memory.


def test_what_it_found_out_stays_within_a_turn() -> None:
    state, seat = opening()
    bot = search(simulations=300)
    state.play(seat, sengoku.decide(bot, state, seat))
    sengoku.decide(bot, state, seat)
    assert sum(one.visits for one in bot.explain()) > 300


def test_it_begins_anew_when_something_else_happened() -> None:
    state, seat = opening()
    bot = search(simulations=100)
    move = sengoku.decide(bot, state, seat)
    other = next(one for one in state.moves(seat) if one != move)
    state.play(seat, other)
    sengoku.decide(bot, state, seat)
    assert sum(one.visits for one in bot.explain()) == 100


def test_asked_again_it_begins_anew() -> None:
    state, seat = opening()
    bot = search(simulations=100)
    for _ in range(2):
        sengoku.decide(bot, state, seat)
        assert sum(one.visits for one in bot.explain()) == 100


# Time: the clock is handed in, and goes on by a tick whenever somebody looks.


def test_a_turn_takes_its_seconds_and_no_more() -> None:
    state, seat = opening()
    bot = search(seconds=1)
    clock = bot.time = Ticking(0.001)
    spent = []
    while state.actors[0] == seat:
        begin = clock.now
        state.play(seat, sengoku.decide(bot, state, seat))
        spent.append(clock.now - begin)
    assert spent[0] == pytest.approx(0.5, abs=0.01)
    assert spent[1] == pytest.approx(0.25, abs=0.01)
    assert sum(spent) <= 1.01
    assert len(spent) == 3


def test_the_last_small_move_may_take_all_that_is_left() -> None:
    state = nim.GAME.start(2, 1)
    assert is_last(SearchSession().search_for(state, 0, sengoku.Random(1), None))
    bot = search(seconds=1)
    clock = bot.time = Ticking(0.001)
    sengoku.decide(bot, state, 0)
    assert clock.now == pytest.approx(1.0, abs=0.01)
    state, seat = opening()
    assert not is_last(SearchSession().search_for(state, seat, sengoku.Random(1), None))


def test_every_turn_has_its_seconds() -> None:
    state = nim.GAME.start(2, 1, stones=9)
    bot = search(seconds=1)
    clock = bot.time = Ticking(0.01)
    for _ in range(2):
        begin = clock.now
        sengoku.decide(bot, state, 0)
        assert clock.now - begin == pytest.approx(1.0, abs=0.05)


def test_the_clock_of_the_processor_is_for_measurements() -> None:
    state, seat = opening()
    bot = search(seconds=0.02, clock="cpu")
    sengoku.decide(bot, state, seat)
    assert bot.explain()[0].visits > 0


# Helpers.


def test_simulations_are_shared_out() -> None:
    assert shares(10, 3) == [4, 3, 3]
    assert shares(1, 3) == [1, 0, 0]


def test_several_processes_think_and_give_the_same_answer_again() -> None:
    answers = []
    for _ in range(2):
        state, seat = opening()
        bot = search(simulations=101, jobs=2)
        for number in (1, 2):
            state.play(seat, sengoku.decide(bot, state, seat))
            assert sum(one.visits for one in bot.explain()) >= 101 * number - 100 * (number - 1)
            answers.append(bot.explain())
    assert answers[:2] == answers[2:]
    alone = search(simulations=101)
    state, seat = opening()
    sengoku.decide(alone, state, seat)
    assert alone.explain() != answers[0]


def test_several_processes_race_the_same_plans() -> None:
    state = sengoku.game("shitenno").start(2, 7)
    seat = state.actors[0]
    alone, together = search(simulations=60), search(simulations=120, jobs=2)
    for bot in (alone, together):
        sengoku.decide(bot, state, seat)
    assert together.explain()[0].visits > alone.explain()[0].visits


def test_helpers_think_for_the_seconds_of_a_turn() -> None:
    state, seat = opening()
    bot = search(seconds=0.1, jobs=2)
    helper = bot.helpers[0]
    sengoku.decide(bot, state, seat)
    assert bot.explain()[0].visits > 0
    late = helper.gather(None)  # it may still have been getting up: its answer comes later
    assert helper.asked == helper.answered == 1
    assert not late or sum(one.visits for one in late) > 0


def test_helpers_end_with_the_bot() -> None:
    bot = search(simulations=10, jobs=2)
    process = bot.helpers[0].child.process
    state, seat = opening()
    sengoku.decide(bot, state, seat)
    del bot
    gc.collect()
    assert process.poll() == 0


def test_a_helper_that_ended_is_told() -> None:
    bot = search(simulations=10, jobs=2)
    bot.helpers[0].child.kill()
    bot.helpers[0].child.process.wait()
    state, seat = opening()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="has ended"):
            sengoku.decide(bot, state, seat)
