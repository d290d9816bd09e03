"""Shitennō, what is in the box, as the description of a table tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.kernel import Option
from sengoku.games.shitenno.components import (
    CARD_NAMES,
    COPIES,
    GATES,
    KAMON_A_TURN,
    MAJORITY,
    POSITIONS,
    PRINTED,
    PROVINCE_NAMES,
    STACK,
    TILE_COPIES,
    TITLE_NAMES,
    VALUES,
    seals_of,
)
from sengoku.games.shitenno.rules.provinces import title_bonus
from sengoku.games.shitenno.view.uses import KOKU, units_of

if TYPE_CHECKING:
    from sengoku.games.shitenno.shape import CardFigures, Figures, ProvinceFigures, TitleFigures


def figures(options: dict[str, Option]) -> Figures:
    """Cards, titles and provinces, each in the order of its numbers, and what else is counted."""
    return {
        "cards": [card(kind) for kind in range(len(CARD_NAMES))],
        "titles": [title(number) for number in range(len(TITLE_NAMES))],
        "provinces": [province(number) for number in range(len(PROVINCE_NAMES))],
        "tile_copies": int(TILE_COPIES),  # of each of the twelve tiles (STN-05)
        "stack": int(STACK),  # tiles on a gate (STN-20)
        "majority": int(MAJORITY),  # favour for a province (STN-63)
        "kamon_a_turn": int(KAMON_A_TURN),  # at most (STN-40)
    }


def card(kind: int) -> CardFigures:
    """A kind of card: how many there are, the troops or the koku on it (STN-02 to STN-04)."""
    units = units_of(kind)
    return {
        "name": CARD_NAMES[kind],
        "copies": int(COPIES[kind]),
        "troops": [unit for unit in units if unit != KOKU],
        "koku": units.count(KOKU),
    }


def title(number: int) -> TitleFigures:
    """A title: its seals (STN-06), and what it adds to every kamon (STN-44)."""
    return {
        "name": TITLE_NAMES[number],
        "seals": int(seals_of(number)),
        "bonus": int(title_bonus(number)),
    }


def province(number: int) -> ProvinceFigures:
    """A province: its troop, the troops beside the gate, its positions (STN-09)."""
    first = number * int(POSITIONS)
    return {
        "name": PROVINCE_NAMES[number],
        "gate": int(GATES[number]),
        "printed": int(PRINTED[number]),
        "values": list(VALUES[first : first + int(POSITIONS)]),
    }
