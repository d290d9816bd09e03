"""One who thinks: what it finds in tiny games, and how its tree keeps the books."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import sengoku
from sengoku.bots.search.outcome import some_seat
from sengoku.bots.search.tree import Choice, Node, priors
from sengoku.bots.search.tree_search import TreeSearch
from sengoku.bots.session import SearchSession
from sengoku.games.kernel import State
from tests.bots.search import nim
from tests.games import sansukumi


def search(state: State, seat: int = 0, seed: int = 1) -> TreeSearch:
    return TreeSearch(state, seat, SearchSession().judge_of(state.game), sengoku.Random(seed))


def favourite(choice: Choice) -> int:
    visits = list(choice.visits)
    return choice.moves[visits.index(max(visits))]


def child(choice: Choice, entry: int) -> Node:
    node = choice.node(entry)
    assert node is not None
    return node


# What it finds.


@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7, 9])
def test_it_finds_the_forced_win(stones: int) -> None:
    one = search(nim.GAME.start(2, 1, stones=stones))
    one.run(1500)
    assert favourite(one.own()) + 1 == stones % 4


def test_every_seat_plays_for_itself() -> None:
    """With five stones the answer to a wrong move is the move that wins for the other."""
    one = search(nim.GAME.start(2, 1, stones=7))
    one.run(3000)
    own = one.own()
    for entry, move in enumerate(own.moves):
        left = 7 - move - 1
        if left % 4:
            answer = child(own, entry).choice(1, 0)
            assert favourite(answer) + 1 == left % 4


def test_it_knows_what_a_hidden_limit_allows() -> None:
    """Two times of three the other can't take three: with four left, it is worth the try."""
    one = search(nim.GAME.start(2, 1, stones=3, veiled=True), seat=0)
    one.run(500)
    assert favourite(one.own()) + 1 == 3


def test_it_plays_rock_paper_scissors_without_a_plain_favourite() -> None:
    one = search(sansukumi.GAME.start(2, 1, rounds=1))
    one.run(3000)
    assert min(list(one.own().visits)[:3]) > 300


# How it keeps the books.


def test_every_simulation_is_a_visit() -> None:
    one = search(nim.GAME.start(2, 1, stones=9))
    one.run(200)
    own = one.own()
    assert one.simulations == own.tried == sum(own.visits) == 200
    assert sum(own.gains) == pytest.approx(own.gain)
    for visits, gain, rank in zip(own.visits, own.gains, own.ranks, strict=True):
        assert 0 <= gain <= int(visits) <= rank <= 2 * int(visits)


def test_moves_count_the_worlds_in_which_they_were_available() -> None:
    one = search(nim.GAME.start(2, 1, stones=9, veiled=True))
    one.run(900)
    answers = child(one.own(), 0).choice(1, 0)
    places = {move: entry for entry, move in enumerate(answers.moves)}
    counts = [answers.available[places[move]] for move in range(3)]
    assert counts[0] == answers.tried > counts[1] > counts[2] > 0
    assert counts[2] == pytest.approx(answers.tried / 3, rel=0.3)
    for visits, available in zip(answers.visits, answers.available, strict=True):
        assert visits <= available


def test_those_who_decide_at_once_do_not_see_each_other() -> None:
    """A round of sansukumi is one phase: wherever the observer's moves lead, the other is not."""
    one = search(sansukumi.GAME.start(2, 1, rounds=1))
    one.run(2000)
    assert sorted(choice.seat for choice in one.root.choices) == [0, 1]
    for seat in (0, 1):
        assert met_below(one.root, seat) == {seat}


def met_below(node: Node, seat: int) -> set[int]:
    """Whose choices hang below the moves of a seat."""
    met: set[int] = set()
    for choice in node.choices:
        if choice.seat == seat:
            for following in choice.nodes:
                if following is not None:
                    met |= {int(other.seat) for other in following.choices}
                    met |= met_below(following, seat)
    return met


def test_after_the_phase_the_game_goes_on_where_the_observer_is() -> None:
    one = search(sansukumi.GAME.start(2, 1, rounds=2), seat=1)
    one.run(4000)
    assert met_below(one.root, 1) == {0, 1}
    assert met_below(one.root, 0) == {0}


def test_the_observer_decides_first_even_where_others_may_too() -> None:
    one = search(sansukumi.GAME.start(4, 1), seat=2)
    one.run(50)
    assert one.own().tried == 50


def test_what_was_found_out_stays_after_the_own_move() -> None:
    state = sengoku.game("shinobi").start(4, 3)
    seat = state.actors[0]
    one = search(state, seat)
    one.run(300)
    move = favourite(one.own())
    known = child(one.own(), list(one.own().moves).index(move))
    state.play(seat, move)
    one.follow(move, state, sengoku.Random(2))
    assert one.root is known
    assert one.own().tried > 0


def test_a_move_that_was_never_followed_leads_to_a_new_tree() -> None:
    state = nim.GAME.start(2, 1, stones=9)
    one = search(state)
    one.follow(2, state, sengoku.Random(2))
    assert one.root.choices == []


def test_a_tree_that_has_no_more_room_goes_on_learning() -> None:
    one = search(nim.GAME.start(2, 1, stones=9))
    one.room = 10
    one.run(400)
    assert size(one.root) == 11
    assert one.own().tried == 400


def size(node: Node) -> int:
    below = [one for choice in node.choices for one in choice.nodes if one is not None]
    return 1 + sum(size(one) for one in below)


# Time.


class Ticking:
    """A clock that goes on by a tick whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.001, 0.03, 0.3])
def test_it_stops_before_the_time_is_over(tick: float) -> None:
    clock = Ticking(tick)
    one = search(nim.GAME.start(2, 1))
    one.run_until(1.0, clock)
    assert 1.0 - 3 * tick <= clock.now <= 1.0
    assert one.simulations == pytest.approx(1 / tick, abs=3)


def test_it_does_one_simulation_at_least() -> None:
    one = search(nim.GAME.start(2, 1))
    one.run_until(0.0, Ticking(5.0))
    assert one.simulations == 1


# Chance and priors.


def test_any_of_those_who_may_decide_is_next() -> None:
    random = sengoku.Random(1)
    assert {some_seat(0b100, random) for _ in range(5)} == {2}
    drawn = [some_seat(0b1101, random) for _ in range(300)]
    assert all(60 < drawn.count(seat) < 140 for seat in (0, 2, 3))


def test_priors_do_not_depend_on_the_scale_of_the_judge() -> None:
    small = list(priors(vec[float]([1.0, 2.0, 4.0, 2.0])))
    large = list(priors(vec[float]([10.0, 20.0, 40.0, 20.0])))
    assert small == pytest.approx(large)
    assert sum(small) == pytest.approx(1.0)
    assert small[2] > small[1] == small[3] > small[0]
    assert list(priors(vec[float]([5.0, 5.0]))) == [0.5, 0.5]
    assert list(priors(vec[float]([1.0, -1e9, 1.0]))) == pytest.approx([0.49, 0.02, 0.49], abs=0.01)
