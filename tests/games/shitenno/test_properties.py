"""Shitennō, what always holds, in games played at random."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sengoku
from sengoku.games.shitenno.components import COPIES, VALUES
from sengoku.games.shitenno.rules import holdings, payments, provinces, purses
from sengoku.games.shitenno.state import Shitenno

from .position import SHITENNO

at_any_table = given(st.integers(2, 4), st.integers(0, 2**64 - 1))


def game(players: int, seed: int) -> Iterator[tuple[Shitenno, int, str]]:
    """A random game, after every move: the state, who moved and how."""
    state = SHITENNO.start(players, seed)
    assert isinstance(state, Shitenno)
    random = sengoku.Random(seed)
    while state.actors:
        seat = state.actors[0]
        moves = state.moves(seat)
        move = moves[random.below(len(moves))]
        text = state.text(seat, move)
        state.play(seat, move)
        yield state, seat, text


@at_any_table
def test_stn_02_cards_are_conserved(players: int, seed: int) -> None:
    for state, _, _ in game(players, seed):
        for kind in range(14):
            cards = state.discards[kind] + state.table[kind] + list(state.pile).count(kind)
            cards += state.offers[kind] + state.offers[17 + kind]
            cards += sum(state.troops[seat * 14 + kind] for seat in range(players))
            assert cards == COPIES[kind]


@at_any_table
def test_stn_04_koku_are_conserved(players: int, seed: int) -> None:
    for state, _, _ in game(players, seed):
        for koku in range(3):
            cards = state.spent[koku] + list(state.koku_pile).count(koku)
            cards += state.table[14 + koku] + state.offers[14 + koku] + state.offers[31 + koku]
            cards += sum(state.koku[seat * 3 + koku] for seat in range(players))
            assert cards == COPIES[14 + koku]


@at_any_table
def test_stn_05_tiles_are_conserved(players: int, seed: int) -> None:
    for state, _, _ in game(players, seed):
        assert sorted(state.stacks) == sorted([*range(12), *range(12)])
        won = sum(min(3, provinces.filled(state, province)) for province in range(8))
        assert sum(state.bonuses) + sum(state.used) == won


@at_any_table
def test_stn_61_games_end_within_the_bound(players: int, seed: int) -> None:
    rounds = 0
    for state, _, _ in game(players, seed):
        rounds = state.round
        assert rounds <= 24 // players
        assert sum(holder >= 0 for holder in state.board) <= 32
    assert state.ranks != ()
    assert sorted(state.ranks) == list(range(1, players + 1))


@at_any_table
def test_stn_63_the_sum_of_all_favour(players: int, seed: int) -> None:
    titles = 0
    title = -1  # of the seat that moves next
    for state, _, text in game(players, seed):
        if text == "place":
            titles += {0: 2, 1: 1}.get(title, 0)
        title = int(state.titles[state.actors[0]]) if state.actors else -1
    taken = [place for place in range(32) if state.board[place] >= 0]
    koku = sum(
        line["koku"] + line["exchanged"] + line["plus"] for line in state.ask(None, "last_favour")
    )
    led = len({place // 4 for place in taken})
    assert sum(state.scores) == sum(VALUES[place] for place in taken) + titles + koku + 6 * led


@at_any_table
def test_stn_43_payments_on_offer_are_few_and_lead_somewhere(players: int, seed: int) -> None:
    for state, _, _ in game(players, seed):
        if not state.actors or state.claimed < 0:
            continue
        seat = state.actors[0]
        assert len(state.moves(seat)) > 1 or state.taken_back > 0
        spends = state.ask(seat, "payments", province=state.claimed)
        assert 0 < len(spends) < 1000
        assert len({tuple(spend) for spend in spends}) == len(spends)
        assert any(all(map(int.__le__, list(state.spend), spend)) for spend in spends)


def test_stn_08_a_full_board_holds_32_kamon() -> None:
    """Four players with nothing but koku and time fill every position."""
    state = SHITENNO.start(4, 1)
    assert isinstance(state, Shitenno)
    assert 4 * state.kamon[0] == len(state.board) == 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_are_short(players: int) -> None:
    lengths = []
    for seed in range(12):
        for state, _, _ in game(players, seed):
            if state.actors:
                lengths.append(len(state.moves(state.actors[0])))
    assert sum(lengths) / len(lengths) < 20
    assert max(lengths) < 40


def test_remembered_payments_are_those_found_anew() -> None:
    for state, seat, text in game(3, 5):
        if text.startswith("claim"):
            price = provinces.price_at(state, state.claimed, provinces.filled(state, state.claimed))
            purse = purses.counted(holdings.hold(state, seat), price)
            assert purse == holdings.purse_of(state, seat, price)
            found = list(payments.payments(purse, price))
            assert sorted(found) == sorted(payments.Search(purse, price).run())
            assert found == list(payments.payments(purse, price))
