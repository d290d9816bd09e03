"""Ratings of people who keep a name here and want one: Plackett and Luce, by openskill."""

from __future__ import annotations

from functools import cache
from typing import Any

from sengoku.server.schema import Row
from sengoku.server.store import Store
from sengoku.table import Table


@cache
def model() -> Any:
    """The model; its library is slow to import, and most servers need it late."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


async def after(table: Table, store: Store) -> list[Row]:
    """The new ratings after a game, if at least two people of it want one."""
    ranks = table.ranks()
    if not ranks:
        return []
    game = table.settings.game
    holders = {h for seat in table.seats for h in seat.holders}
    known = await store.rated(sorted(holders), game)
    players: list[tuple[str, int]] = []
    for seat, rank in zip(table.seats, ranks, strict=True):
        wanted = sorted(seat.holders & known.keys())
        if wanted:
            players.append((wanted[0], rank))
    if len({holder for holder, _ in players}) < max(2, len(players)):
        return []  # alone, or twice at the table
    teams = [[standing(known[holder])] for holder, _ in players]
    rated = model().rate(teams, ranks=[rank for _, rank in players])
    return [
        {
            "holder": holder,
            "game": game,
            "mu": new[0].mu,
            "sigma": new[0].sigma,
            "games": known[holder][2] + 1,
        }
        for (holder, _), new in zip(players, rated, strict=True)
    ]


def standing(known: tuple[float, float, int]) -> Any:
    """How good somebody was before."""
    mu, sigma, games = known
    return model().rating(mu=mu, sigma=sigma) if games else model().rating()
