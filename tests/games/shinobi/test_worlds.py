"""Shinobi, other worlds: `imagine` reaches all that the view allows, as often as it should."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb, sqrt

import pytest

import sengoku
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import at

DRAWS = 6000


def small_position() -> Shinobi:
    """A knows its own cards; nine are hidden: four of B, four of C, one in the pile."""
    return at(
        "A 3",
        players=3,
        hand_A="hojo mori",
        hand_B="oda*2 ninja takeda",
        hand_C="oda*2 uesugi mori",
        loyalties="hojo mori oda",
        pile=1,
    )


def chi_square(seen: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> float:
    assert set(seen) == set(expected)
    return sum((seen[key] - mean) ** 2 / mean for key, mean in expected.items())


def limit(cells: int) -> float:
    """A bound that chi square exceeds less than once in 10,000 fair runs."""
    free = cells - 1
    return free + 4 * sqrt(2 * free) + 8


def loyalties(state: sengoku.State) -> tuple[int, ...]:
    return tuple(clan for [clan] in state.dump()["loyalties"])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_loyalties_of_the_others_are_equally_likely(seat: int | None) -> None:
    state = small_position()
    random = sengoku.Random(1)
    seen = Counter(loyalties(state.imagine(seat, random)) for _ in range(DRAWS))
    worlds = [
        world
        for world in permutations(range(5), 3)
        if seat is None or world[seat] == state.loyalties[seat]
    ]
    assert chi_square(seen, dict.fromkeys(worlds, DRAWS / len(worlds))) < limit(len(worlds))


def test_hidden_cards_are_dealt_with_the_right_chances() -> None:
    """The hands of B and C and the pile, against all orders of the nine hidden cards."""
    state = small_position()
    hidden = [2, 2, 5, 3, 2, 2, 4, 1, state.pile[0]]
    random = sengoku.Random(2)
    seen = Counter[tuple[int, ...]]()
    for _ in range(DRAWS):
        world = state.imagine(0, random).dump()
        seen[world["pile"][0], world["hands"][1][2]] += 1
    expected: dict[tuple[int, ...], float] = {}
    for top in range(9):
        rest = hidden[:top] + hidden[top + 1 :]
        odas = rest.count(2)
        for held in range(max(0, odas - 4), min(4, odas) + 1):
            ways = comb(odas, held) * comb(8 - odas, 4 - held)
            mean = DRAWS / 9 * ways / comb(8, 4)
            expected[hidden[top], held] = expected.get((hidden[top], held), 0) + mean
    assert chi_square(seen, expected) < limit(len(expected))


def test_at_the_end_the_loyalties_are_known() -> None:
    state = at(
        "C 3", hand_A="oda*2", hand_B="oda*2", hand_D="oda*3", hand_C="mori*2", last="D", pile=0
    )
    state.play(2, state.moves(2)[0])
    for seat in (None, 0, 3):
        assert state.imagine(seat, sengoku.Random(1)).view(None) == state.view(None)
