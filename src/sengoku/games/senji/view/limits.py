"""Senji, the limits of the house, so that every game ends: what may be done how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import (
    BIDDING,
    OFFERS,
    ORDERING,
    SEALED,
    SEATS_MOST,
    TRADING,
    WINTER,
)
from sengoku.games.senji.rules.winter import offers, promises

if TYPE_CHECKING:
    from sengoku.games.kernel.shape import Limit
    from sengoku.games.senji.state import Senji


def limits(state: Senji, seat: i64) -> list[Limit]:
    """What an actor may do only a few times more in this phase; for plans see `own.recalls`."""
    found: list[Limit] = []
    if not state.acts(seat):
        return found
    joint = state.phase in (BIDDING, WINTER, ORDERING)
    if state.phase == WINTER:
        found += offers_left(state, seat)
        left = state.most_promises - promises.made(state, seat)
        found.append({"what": "promises", "left": left})
    if joint or state.phase == TRADING:
        found.append({"what": "lifts", "left": state.ready.lifts[seat]})
    if joint:
        found.append({"what": "changes", "left": state.ready.changes[seat]})
    return found


def offers_left(state: Senji, seat: i64) -> list[Limit]:
    """How many more offers: to each player who is still there, or to all together (SEN-44)."""
    if not state.offers_to_each:
        return [{"what": "offers", "left": OFFERS - offers.made(state, seat)}]
    found: list[Limit] = []
    for other in range(state.players):
        if other != seat and state.ready.readiness[other] != SEALED:
            left = OFFERS - state.talks.sent[seat * SEATS_MOST + other]
            found.append({"what": "offers-to", "left": left, "seat": other})
    return found
