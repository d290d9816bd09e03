"""Senji, positions: every list is as long as its field declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.kernel import possible
from sengoku.games.senji.fields import RECORDS

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def check_shapes(state: Senji) -> None:
    """Every list is as long as it must be; packets under the hanafuda deck are pairs."""
    seats = int(state.players)
    for record, declared in RECORDS.items():
        held = getattr(state, record)
        for name, field in declared.fields.items():
            if field.width:
                length = len(getattr(held, name))
                possible(length == field.length(seats), "DUMP.rows", {"field": name})
    possible(len(state.hanafuda.under) % 2 == 0, "DUMP.rows", {"field": "under"})
