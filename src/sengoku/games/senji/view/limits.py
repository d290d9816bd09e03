"""Senji, the limits of the house, so that every game ends: what may be done how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import (
    BIDDING,
    OFFERS,
    ORDERING,
    PROMISES,
    TRADING,
    WINTER,
)
from sengoku.games.senji.rules.winter import offers, promises

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def limits(state: Senji, seat: i64) -> list[tuple[str, int]]:
    """What an actor may do only a few times more in this phase; for plans see `own.recalls`."""
    found: list[tuple[str, int]] = []
    if not state.acts(seat):
        return found
    joint = state.phase in (BIDDING, WINTER, ORDERING)
    if state.phase == WINTER:
        found.append(("offers", OFFERS - offers.made(state, seat)))
        found.append(("promises", PROMISES - promises.made(state, seat)))
    if joint or state.phase == TRADING:
        found.append(("lifts", state.ready.lifts[seat]))
    if joint:
        found.append(("changes", state.ready.changes[seat]))
    return found
