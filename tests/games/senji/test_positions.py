"""Senji, which positions `load` takes: one fault in a sound position, and the rule that it breaks.

A is red (YAM KAG IZM), B green (MUS SUR SHI), C purple (OWA KII SAN).
"""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from sengoku.games.senji.components import DRAFT, OVER
from tests.games.senji.position import at, edit

A, B, C = range(3)


def offer(giver: int = A, to: int = B, given: int = 1, card: int = 78) -> list[int]:
    """A row of `offers`: one card for nothing."""
    return [giver, to, 0, given, 0, card, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def broken(season: str, **fields: Any) -> str:
    """The rule that the position breaks, with its reason."""
    with pytest.raises(sengoku.IllegalPosition) as caught:
        edit(at(season, units="YAM:3 OWA:2"), **fields)
    return f"{caught.value.rule}.{caught.value.reason}"


@pytest.mark.parametrize(
    ("season", "fields", "rule"),
    [
        # Shapes and numbers.
        ("spring", {"honour": [0, 0]}, "DUMP.rows"),
        ("spring", {"under": [1]}, "DUMP.rows"),
        ("spring", {"honour": [0, 0, -1]}, "DUMP.number"),
        ("spring", {"retinue": [1 << 18, 0, 0]}, "DUMP.number"),
        ("spring", {"pending": 1 << 18}, "DUMP.number"),
        ("spring", {"rerolls": 3}, "DUMP.number"),
        # What was said.
        ("spring", {"offers": [offer()]}, "SEN-43.season"),
        ("winter", {"offers": [offer(to=A)]}, "SEN-42.self"),
        ("winter", {"offers": [offer(given=6)]}, "SEN-42.offer"),
        ("winter", {"offers": [offer(card=2 * 12)]}, "SEN-41.bluff"),
        ("winter", {"drafts": [[5] + [0] * (DRAFT - 1), [0] * DRAFT, [0] * DRAFT]}, "DUMP.number"),
        ("winter", {"promises": [[A, A, 0, -1]]}, "SEN-45.promise"),
        ("winter", {"sent": [[0, 13, 0, 0, 0, 0], [0] * 6, [0] * 6]}, "SEN-44.each"),
        # Cards and memory.
        ("winter", {"out": [0, 0, 0, 1, 0, 0]}, "SEN-04.card"),
        ("spring", {"flower_discards": [1, 0, 0, 0]}, "SEN-06.cards"),
        ("spring", {"under": [A, 97]}, "DUMP.number"),
        ("spring", {"firm": [[0] * 6, [0, 0, 0, 1, 0, 0], [0] * 6, [0] * 6]}, "SEN-09.memory"),
        # Pieces.
        ("spring", {"fallen": 1}, "SEN-07.samurai"),
        ("spring", {"samurai": [1] + [0] * 17}, "SEN-02.closed"),
        ("spring", {"reserve": [12, 12, 12]}, "SEN-04.units"),
        ("spring", {"owners": [-1] * 18}, "SEN-02.fortress"),
        # Who acts.
        ("spring", {"acting": 0}, "SEN-90.actors"),
        ("spring", {"phase": OVER}, "SEN-90.actors"),
        ("spring", {"host": -1}, "SEN-20.host"),
        ("winter", {"readiness": [2, 0, 0]}, "SEN-40.ready"),
        ("winter", {"readiness": [1, 1, 1]}, "SEN-40.ready"),
        ("autumn", {"trader": -1}, "SEN-80.trader"),
        ("spring", {"scores": [0, 0, 0]}, "SEN-90.early"),
    ],
)
def test_a_position_that_no_game_can_come_to_is_refused(
    season: str, fields: dict[str, Any], rule: str
) -> None:
    assert broken(season, **fields) == rule


def test_of_several_faults_the_first_in_the_order_of_the_checks_is_reported() -> None:
    assert broken("winter", honour=[0, 0], fallen=1) == "DUMP.rows"
    assert broken("winter", fallen=1, offers=[offer(to=A)]) == "SEN-42.self"
