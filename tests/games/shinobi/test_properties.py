"""Shinobi, what always holds: the properties of the rules, over games that hypothesis chooses."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.shinobi.components import CLANS
from tests.games.shinobi.position import SHINOBI

TURNS = {3: (25, 48), 4: (24, 45), 5: (23, 42)}


class ShinobiGames(RuleBasedStateMachine):
    """Games in which hypothesis chooses the table and every move, legal or not."""

    @initialize(
        players=st.sampled_from(list(SHINOBI.players)),
        seed=st.integers(0, 2**64 - 1),
        strict=st.booleans(),
    )
    def start(self, players: int, seed: int, strict: bool) -> None:
        self.state = SHINOBI.start(players, seed, protect_move_source=strict, events=True)

    @rule(choice=st.integers(0, 10_000))
    def play_something(self, choice: int) -> None:
        if not self.state.actors:
            return
        seat = self.state.actors[0]
        moves = self.state.moves(seat)
        before = self.state.dump()
        move = moves[choice % len(moves)]
        assert self.state.parse(seat, self.state.text(seat, move)) == move
        self.state.play(seat, move)
        for clan in range(CLANS):
            left, was = self.state.dump()["provinces"][seat][clan], before["provinces"][seat][clan]
            assert left >= was, "no move takes a card out of the mover's own province"

    @rule(choices=st.lists(st.integers(0, 10_000), min_size=20, max_size=60))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            self.play_something(choice)

    @rule(seat=st.integers(-2, 6), move=st.integers(-400, 400) | st.integers())
    def try_anything(self, seat: int, move: int) -> None:
        state = self.state.copy()
        legal = move in list(state.moves(seat))
        if legal:
            state.play(seat, move)
            assert state != self.state
        else:
            with pytest.raises(sengoku.IllegalMove):
                state.play(seat, move)
            assert state == self.state

    @invariant()
    def the_box_is_complete(self) -> None:
        dump = self.state.dump()
        for kind in range(6):
            cards = dump["discards"][kind] + dump["pile"].count(kind)
            cards += sum(hand[kind] for hand in dump["hands"])
            if kind < CLANS:
                cards += sum(columns[kind] for columns in dump["provinces"])
            assert cards == (11 if kind < CLANS else 3)

    @invariant()
    def a_turn_starts_with_four_cards_and_never_gets_stuck(self) -> None:
        for seat in self.state.actors:
            assert len(self.state.moves(seat)) > 0
            if self.state.view(seat)["order"] == 1:
                assert self.state.view(seat)["hand_sizes"][seat] == 4

    @invariant()
    def everything_can_be_written_down(self) -> None:
        assert SHINOBI.load(self.state.dump()) == self.state

    @invariant()
    def no_seat_sees_more_than_its_worlds(self) -> None:
        for seat in (None, *range(self.state.players)):
            world = self.state.imagine(seat, sengoku.Random(1))
            assert world.view(seat) == self.state.view(seat)
            assert world.imagine(seat, sengoku.Random(2)) == self.state.imagine(
                seat, sengoku.Random(2)
            )


TestShinobiGames = ShinobiGames.TestCase


@pytest.mark.parametrize("players", [3, 4, 5])
@given(seed=st.integers(0, 2**64 - 1), strict=st.booleans())
def test_the_number_of_turns_is_bounded(players: int, seed: int, strict: bool) -> None:
    state = SHINOBI.start(players, seed, protect_move_source=strict)
    decisions = play_out(state, sengoku.Random(seed))
    fewest, most = TURNS[players]
    assert decisions % 3 == 0
    assert fewest <= decisions // 3 <= most


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("wish", ["settle", "march"])
def test_the_bounds_on_the_number_of_turns_are_reached(players: int, wish: str) -> None:
    """Who always settles draws two cards a turn, who always marches draws one."""
    state = SHINOBI.start(players, 1)
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        moves = list(state.moves(seat))
        wished = [move for move in moves if state.text(seat, move).startswith(wish)]
        state.play(seat, (wished or moves)[0])
        decisions += 1
    assert decisions // 3 == TURNS[players][0 if wish == "settle" else 1]


@given(seed=st.integers(0, 2**32), strict=st.booleans(), data=st.data())
def test_exchanging_what_a_seat_can_not_see_changes_nothing_for_it(
    seed: int, strict: bool, data: Any
) -> None:
    """Two cards or two loyalties that are hidden from a seat change places."""
    state = SHINOBI.start(4, seed, protect_move_source=strict)
    for _ in range(data.draw(st.integers(0, 100))):
        actor = state.actors[0]
        moves = state.moves(actor)
        state.play(actor, moves[seed % len(moves)])
        if not state.actors:
            return
    seat = data.draw(st.integers(0, 3))
    dump = state.dump()
    others = [other for other in range(4) if other != seat]
    one, two = data.draw(st.permutations(others))[:2]
    dump["loyalties"][one], dump["loyalties"][two] = dump["loyalties"][two], dump["loyalties"][one]
    hand, pile = dump["hands"][one], dump["pile"]
    for place in range(min(len(pile), 3)):
        held = next(kind for kind in range(6) if hand[kind])
        hand[held] -= 1
        hand[pile[place]] += 1
        pile[place] = held
    other = SHINOBI.load(dump)
    assert other != state
    assert other.view(seat) == state.view(seat)
    assert list(other.moves(seat)) == list(state.moves(seat))
    assert list(other.observation(seat)) == list(state.observation(seat))
    assert other.imagine(seat, sengoku.Random(seed)) == state.imagine(seat, sengoku.Random(seed))
