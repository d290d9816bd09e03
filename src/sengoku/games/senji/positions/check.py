"""Senji, all checks of a position, in the order in which faults are reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.senji.positions.board import check_board, check_samurai
from sengoku.games.senji.positions.cards import check_diplomacy, check_flowers
from sengoku.games.senji.positions.memories import check_memory
from sengoku.games.senji.positions.numbers import check_numbers
from sengoku.games.senji.positions.shapes import check_shapes
from sengoku.games.senji.positions.talks import check_talks
from sengoku.games.senji.positions.turns import check_actors, check_end
from sengoku.games.senji.rules import dealing

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def check(state: Senji) -> None:
    """Raise IllegalPosition for a position that no game can come to."""
    dealing.check_options(state)
    check_shapes(state)
    check_numbers(state)
    check_talks(state)
    check_diplomacy(state)
    check_flowers(state)
    check_memory(state)
    check_samurai(state)
    check_board(state)
    check_actors(state)
    check_end(state)
