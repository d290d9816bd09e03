"""One who compares: all moves in the same worlds, the judge's choice until another surely leads."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sengoku
from sengoku.bots.search.halving import SequentialHalving
from sengoku.bots.searcher import Search, candidates
from sengoku.bots.session import SearchSession, Statistics
from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random
from tests.bots.search import nim
from tests.bots.search.test_tree_search import Ticking

ALL = [0, 1, 2]


class Player(Judge):
    """Leaves a multiple of four stones where it can; what it would try itself is handed in."""

    def __init__(self, tries: list[int]) -> None:
        super().__init__({}, {})
        self.own = tries
        self.worlds = 0

    def candidates(self, state: State, seat: int) -> vec[i64]:
        return vec[i64](self.own)

    def world(self, state: State, seat: int, random: Random) -> State:
        self.worlds += 1
        return super().world(state, seat, random)

    def rollout_move(self, state: State, seat: int, random: Random) -> int:
        assert isinstance(state, nim.Nim)
        moves = state.moves(seat)
        right = state.stones % 4 - 1
        return right if right in moves else moves[random.below(len(moves))]


def trials(stones: int, tries: list[int], **options: bool) -> SequentialHalving:
    state = nim.GAME.start(2, 1, stones=stones, **options)
    return SequentialHalving(state, 0, Player(tries), Random(1), vec[i64](tries))


def chosen(one: SequentialHalving) -> int:
    return candidates(ALL, found(one))[0].move


def found(one: SequentialHalving) -> list[Statistics]:
    session = SearchSession()
    session.search = one
    return session.found()


# What it finds.


@pytest.mark.parametrize("stones", [5, 6, 7, 9])
@pytest.mark.parametrize("own", ALL)
def test_it_finds_the_move_that_wins_whatever_the_judge_thinks(stones: int, own: int) -> None:
    one = trials(stones, [own, *[move for move in ALL if move != own]])
    one.run(300)
    assert chosen(one) + 1 == stones % 4


def test_where_nothing_leads_the_judges_choice_stands() -> None:
    """With eight stones every move loses against one who knows how."""
    for own in ALL:
        one = trials(8, [own, *[move for move in ALL if move != own]])
        one.run(300)
        assert chosen(one) == own


def test_a_lead_by_luck_is_not_enough() -> None:
    """The same mean lead, seen once or a hundred times."""
    lucky = Statistics((1,), 2, 1.0, 2.0, lead=0.04, square=0.01)
    sure = Statistics((1,), 200, 100.0, 200.0, lead=4.0, square=1.0)
    own = Statistics((0,), 200, 98.0, 200.0)
    assert candidates(ALL, [own, lucky])[0].move == 0
    assert candidates(ALL, [own, sure])[0].move == 1


# How it goes about it.


def test_all_moves_are_tried_in_the_same_worlds() -> None:
    """What the other may take is hidden: all that a move's lead counts is the move."""
    one = trials(9, [0, 0, 0], veiled=True)
    one.try_all()
    one.try_all()
    judge = one.judge
    assert isinstance(judge, Player)
    assert judge.worlds == 2
    assert list(one.visits) == [2, 2, 2]
    assert list(one.leads) == list(one.squares) == [0.0, 0.0, 0.0]


def test_the_worse_half_is_given_up_but_never_the_judges_choice() -> None:
    one = trials(9, [1, 0, 2])
    one.try_all()
    one.halve()
    assert list(one.alive) == [0, 1]


def test_it_stops_when_nothing_is_left_to_find_out() -> None:
    one = trials(8, [0, 1, 2])
    one.run(100_000)
    assert one.simulations < 100


@pytest.mark.parametrize("tick", [0.001, 0.03])
def test_it_stops_before_the_time_is_over(tick: float) -> None:
    clock = Ticking(tick)
    trials(9, [1, 0, 2], veiled=True).run_until(1.0, clock)
    assert clock.now <= 1.0 + 3 * tick


def test_however_short_the_time_every_move_is_tried_once() -> None:
    one = trials(9, [1, 0, 2])
    one.run_until(0.0, Ticking(5.0))
    assert list(one.visits) == [1, 1, 1]


# The bot.


def search(tries: list[int]) -> Search:
    bot = sengoku.bot("search", seed=1, simulations=60)
    assert isinstance(bot, Search)
    bot.session.judge = (nim.GAME.home, Player(tries))
    return bot


def test_with_one_move_to_try_it_answers_at_once() -> None:
    bot = search([1])
    assert sengoku.decide(bot, nim.GAME.start(2, 1, stones=7), 0) == 1
    assert [one.visits for one in bot.explain()] == [0, 0, 0]


def test_moves_that_are_not_tried_come_last() -> None:
    bot = search([0, 2])
    assert sengoku.decide(bot, nim.GAME.start(2, 1, stones=7), 0) == 2
    explained = bot.explain()
    assert [one.move for one in explained] == [2, 0, 1]
    assert explained[0].value == 1.0
    assert explained[2].visits == 0


def test_what_several_find_out_is_summed() -> None:
    one = Statistics((1,), 10, 6.0, 14.0, lead=1.0, square=0.5)
    assert one.plus(one) == Statistics((1,), 20, 12.0, 28.0, lead=2.0, square=1.0)
