"""Shinobi, the judge: what it likes, and what it fears."""

from __future__ import annotations

from sengoku.games.shinobi.judge import JUDGE
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import at, play

A = 0


def value(state: Shinobi, seat: int = A) -> float:
    return JUDGE({}).value(state, seat)


def best(state: Shinobi) -> str:
    """The move that the judge weighs highest for the seat whose turn it is."""
    seat = state.actors[0]
    worth = list(JUDGE({}).weigh(state, seat))
    moves = list(state.moves(seat))
    assert len(worth) == len(moves)
    return state.text(seat, moves[worth.index(max(worth))])


# A serves hojo.


def test_own_cards_on_the_table_are_good_and_those_of_rivals_are_not() -> None:
    even = at("B 1", A="oda", B="oda")
    assert value(at("B 1", A="hojo", B="oda")) > value(even)
    assert value(at("B 1", A="oda", B="oda*2")) < value(even)


def test_a_card_at_home_decides_ties() -> None:
    assert value(at("B 1", A="hojo*2", B="oda")) > value(at("B 1", C="hojo*2", B="oda"))


def test_a_larger_column_of_another_is_a_danger() -> None:
    safe = at("B 1", A="hojo*3", B="oda mori")
    assert value(at("B 1", A="hojo*3", B="oda*4 mori")) < value(safe) - 1


def test_after_the_last_turn_the_hand_is_worth_nothing() -> None:
    rich, poor = [
        at("A 1", hand_A=hand, hand_C="oda*2", hand_D="takeda*2", pile=0, last="B")
        for hand in ("hojo*4", "uesugi*4")
    ]
    assert value(rich) == value(poor)


def test_who_draws_the_last_card_has_had_the_last_turn() -> None:
    """After the second order A holds two cards: with two in the pile it draws the last one."""
    values = [
        [value(at("A 3", hand_A=hand, hand_B="mori*4", pile=pile)) for pile in (2, 3)]
        for hand in ("hojo*2", "uesugi*2")
    ]
    assert values[0][0] == values[1][0]
    assert values[0][1] > values[1][1]


def test_the_hands_of_the_others_are_not_looked_at() -> None:
    one = at("A 1", hand_B="ninja*3 oda", A="hojo", C="mori*2")
    other = at("A 1", hand_B="uesugi*4", hand_A=" ".join(hand_of(one)), A="hojo", C="mori*2")
    assert value(one) == value(other)


def hand_of(state: Shinobi) -> list[str]:
    kinds = ("hojo", "mori", "oda", "takeda", "uesugi", "ninja")
    return [f"{kinds[kind]}*{count}" for kind, count in enumerate(state.view(A)["hand"]) if count]


def test_it_lays_its_own_cards_first() -> None:
    state = at("A 1", hand_A="hojo*2 mori oda")
    assert best(state).startswith("deploy hojo")
    play(state, "deploy hojo to B")
    assert best(state) == "settle hojo"


def test_it_never_attacks_itself_when_it_can_attack_a_rival() -> None:
    state = at("A 3", hand_A="oda*3", A="mori*3", B="hojo", C="takeda*2")
    assert best(state) == "attack mori on takeda in C"


def test_it_sees_the_attack_behind_the_second_order() -> None:
    """Only a third card of mori at home makes the attack on takeda possible."""
    state = at("A 2", hand_A="mori ninja*2", A="mori*2", C="takeda*2", B="uesugi*2 oda*2")
    worth = list(JUDGE({}).weigh(state, A))
    moves = [state.text(A, move) for move in state.moves(A)]
    calm = worth[moves.index("march oda from B to C")]
    assert worth[moves.index("settle mori")] != calm
