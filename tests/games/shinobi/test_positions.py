"""Shinobi, hand-made positions: what no game can come to is refused, under the rule it breaks."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from tests.games.shinobi.position import SHINOBI, at

PROTECTED_OUTSIDE = 1 << 20  # with four players there are columns 0 to 19

WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("DUMP", "rows", {"hands": [[4, 0, 0, 0, 0, 0]]}),
    ("DUMP", "rows", {"provinces": [[0] * 5]}),
    ("DUMP", "rows", {"loyalties": [[1]]}),
    ("DUMP", "rows", {"discards": [0]}),
    ("DUMP", "rows", {"deeds": [[0] * 5]}),
    ("DUMP", "shape", {"hands": [[4, 0, 0, 0, 0]] * 4}),
    ("DUMP", "shape", {"acting": "A"}),
    ("SEED", "stream", {"random": ["fast", 1]}),
    ("DUMP", "rows", {"record": [[]]}),
    ("DUMP", "shape", {"pile": [2**80]}),
    ("DUMP", "number", {"order": 0}),
    ("DUMP", "number", {"order": 4}),
    ("DUMP", "number", {"last": 4}),
    ("DUMP", "number", {"vacated": 20}),
    ("DUMP", "number", {"protected": PROTECTED_OUTSIDE}),
    ("DUMP", "number", {"protected": -1}),
    ("DUMP", "number", {"pile": [6]}),
    ("DUMP", "number", {"discards": [-1, 0, 0, 0, 0, 0]}),
    ("DUMP", "number", {"acting": 16}),
    ("DUMP", "number", {"acting": -1}),
    ("DUMP", "number", {"secrets": -1}),
    ("SHI-10", "loyalty", {"loyalties": [[0], [1], [2], [5]]}),
    ("DUMP", "number", {"discards": [2**62, 0, 0, 0, 0, 0]}),
    ("SHI-13", "deeds", {"deeds": [[1, 0, 0, 0, 0], *[[0] * 5] * 3]}),
    ("SHI-13", "deeds", {"deeds": [[1, 0, 0, 0, 0], [-1, 0, 0, 0, 0], *[[0] * 5] * 2]}),
    ("SHI-28", "early", {"protected": 1}),
    ("SHI-29", "early", {"vacated": 1}),
    ("OPTION", "unknown", {"options": {"komon": True}}),
]


@pytest.mark.parametrize(("rule", "reason", "change"), WRONG)
def test_impossible_positions(rule: str, reason: str, change: dict[str, Any]) -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(at("A 1").dump() | change)
    assert (caught.value.rule, caught.value.reason) == (rule, reason)


@pytest.mark.parametrize(
    ("rule", "turn", "places"),
    [
        ("SHI-21", "A 1", {"discards": "ninja"}),
        ("SHI-28", "A 2", {"protected": "B:oda C:oda"}),
        ("SHI-28", "A 2", {"protected": "A:oda"}),
        ("SHI-29", "A 3", {"vacated": "B:oda"}),
        ("DUMP", "A 2", {"hand_A": "ninja*3"}),
    ],
)
def test_turns_that_nobody_can_have_taken(rule: str, turn: str, places: dict[str, Any]) -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at(turn, **places)
    assert caught.value.rule == rule


def test_a_position_near_the_end_is_possible() -> None:
    """D drew the last card, A has had its last turn and holds fewer than four."""
    state = at("B 1", hand_A="oda*2", hand_D="oda*3", last="D", pile=0)
    assert state.view(None)["hand_sizes"] == [2, 4, 4, 3]
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at("B 1", hand_A="oda*4", hand_D="oda*3", last="D", pile=0)
    assert (caught.value.rule, caught.value.figures["seat"]) == ("SHI-30", "A")
