"""Shitennō, hand-made positions: what no game can come to is refused, under the rule it breaks."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku

from .position import SHITENNO, at, begun, play

FOUR = "samurai bushi sohei shinobi 1koku 2koku"

PLACING: list[tuple[str, str, dict[str, Any]]] = [
    ("DUMP", "rows", {"favour": [0]}),
    ("DUMP", "rows", {"troops": [[0] * 14]}),
    ("DUMP", "rows", {"discards": [0]}),
    ("DUMP", "rows", {"titles": [0, 1]}),
    ("DUMP", "rows", {"board": [-1] * 31}),
    ("DUMP", "rows", {"stacks": [0]}),
    ("DUMP", "shape", {"troops": [[0] * 13] * 4}),
    ("DUMP", "shape", {"pile": [2**80]}),
    ("DUMP", "number", {"titles": [0, 1, 2, 7]}),
    ("DUMP", "number", {"phase": 4}),
    ("DUMP", "number", {"placed": 3}),
    ("DUMP", "number", {"stood_in": 2}),
    ("DUMP", "number", {"claimed": 8}),
    ("DUMP", "number", {"taken_back": 37}),
    ("DUMP", "number", {"golden": 1 << 32}),
    ("DUMP", "number", {"hierarchy": 16}),
    ("DUMP", "number", {"tairo": 4}),
    ("DUMP", "number", {"board": [4] + [-1] * 31}),
    ("DUMP", "number", {"lot": [-1] + [0] * 16}),
    ("STN-02", "cards", {"discards": [1] + [0] * 13}),
    ("STN-03", "cards", {"discards": [0] * 4 + [1] + [0] * 9}),
    ("STN-04", "cards", {"spent": [0, 0, 0]}),
    ("STN-06", "titles", {"titles": [0, 1, 2, 2]}),
    ("STN-08", "kamon", {"kamon": [8, 8, 8, 7]}),
    ("STN-30", "koku", {"round": 3}),
    ("STN-30", "tiles", {"hierarchy": 1}),
    ("STN-30", "tairo", {"tairo": 0}),
    ("STN-40", "actors", {"acting": 0b11}),
    ("STN-40", "placed", {"placed": 2}),
    ("STN-44", "favour", {"favour": [0, 20, 0, 0]}),
    ("STN-45", "tiles", {"used": [0, 0, 0]}),
    ("STN-56", "golden", {"golden": 1 << 5}),
    ("STN-57", "stood", {"stood_in": 1}),
    ("STN-60", "over", {"acting": 0}),
    ("STN-64", "early", {"scores": [1, 2, 3, 4]}),
    ("STN-43", "nowhere", {"spend": [1] + [0] * 19}),
    ("STN-43", "held", {"claimed": 0, "spend": [1] + [0] * 19}),
    ("STN-43", "spend", {"claimed": 0, "spend": [0] * 14 + [1, 0, 0] + [0] * 3}),
    ("STN-41", "claimed", {"claimed": 7}),
]


@pytest.mark.parametrize(("rule", "reason", "change"), PLACING)
def test_impossible_in_the_odd_year(rule: str, reason: str, change: dict[str, Any]) -> None:
    state = at("A places", hand_A="3koku 1koku", chugoku="| bushi/plus", kanto="B")
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHITENNO.load(state.dump() | change)
    assert (caught.value.rule, caught.value.reason) == (rule, reason)


DIVIDING: list[tuple[str, str, dict[str, Any]]] = [
    ("STN-30", "tiles", {"hierarchy": 7}),
    ("STN-32", "outside", {"lot": [3] + [0] * 16}),
    ("STN-32", "actor", {"acting": 0b10}),
    ("STN-34", "tairo", {"tairo": 1, "acting": 0b10}),
    ("STN-37", "tiles", {"earned": [-1, 0, -1, -1]}),
    ("STN-37", "titles", {"earned": [-1, 0, 0, -1], "hierarchy": 14}),
    ("STN-32", "offers", {"phase": 1, "acting": 0b10}),
    ("STN-40", "early", {"placed": 1}),
    ("STN-43", "early", {"claimed": 1}),
    ("STN-35", "fewer", {"earned": [-1, 0, 1, 2], "hierarchy": 8}),
]


@pytest.mark.parametrize(("rule", "reason", "change"), DIVIDING)
def test_impossible_in_the_even_year(rule: str, reason: str, change: dict[str, Any]) -> None:
    state = at("A divides", table=FOUR)
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHITENNO.load(state.dump() | change)
    assert (caught.value.rule, caught.value.reason) == (rule, reason)


def test_impossible_while_lots_are_on_offer() -> None:
    offered = play(at("A divides", table=FOUR), "add samurai", "offer with sensei").dump()
    split = play(at("A divides", players=2, table=FOUR), "split with daimyo and sensei").dump()
    for dump, change, expected in (
        (offered, {"lot": [0, 1] + [0] * 15}, ("STN-32", "sent")),
        (offered, {"acting": 0b1}, ("STN-32", "actor")),
        (split, {"offered": [2, 0]}, ("STN-35", "order")),
    ):
        with pytest.raises(sengoku.IllegalPosition) as caught:
            SHITENNO.load(dump | change)
        assert (caught.value.rule, caught.value.reason) == expected


def test_impossible_memories() -> None:
    whole = at("A places", hand_A="samurai", unseen_B="bushi sohei").dump()
    journal = whole["journal"]
    for lines, expected in (
        ([[0, 0, 14], *journal[1:]], ("DUMP", "number")),
        ([[0, 1, 0], *journal[1:]], ("DUMP", "number")),
        ([[1, 0, 0], *journal[1:]], ("STN-22", "hands")),
        ([*journal, [0, -1, 3]], ("STN-23", "shown")),
        ([*journal, [0, 0, 0]], ("STN-53", "drawn")),
        ([[0, 0, 1], *journal[1:]], ("STN-23", "shown")),
    ):
        with pytest.raises(sengoku.IllegalPosition) as caught:
            SHITENNO.load(whole | {"journal": lines})
        assert (caught.value.rule, caught.value.reason) == expected
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHITENNO.load(whole | {"journal": [[0, 1, 0], *journal[1:]], "piles": 1})
    assert (caught.value.rule, caught.value.reason) == ("STN-22", "pile")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_possible(players: int) -> None:
    state = begun(players, 11)
    random = sengoku.Random(11)
    while state.actors:
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        assert SHITENNO.load(state.dump()) == state
