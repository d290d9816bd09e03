"""Ratings of people who stored a name and want to be rated: Plackett–Luce, by openskill."""

from __future__ import annotations

from functools import cache
from typing import Any

from sengoku.server.schema import Row
from sengoku.server.store import Store
from sengoku.table import Table


@cache
def model() -> Any:
    """The model; imported late, as its library is slow to import."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


async def new_ratings(table: Table, store: Store) -> list[Row]:
    """The rows of new ratings after a game, if at least two of its people want to be rated."""
    ranks = table.ranks()
    if not ranks:
        return []
    game = table.settings.game
    browser_ids = {h for seat in table.seats for h in seat.browser_ids}
    known = await store.ratings_of(sorted(browser_ids), game)
    players: list[tuple[str, int]] = []
    for seat, rank in zip(table.seats, ranks, strict=True):
        wanted = sorted(seat.browser_ids & known.keys())
        if wanted:
            players.append((wanted[0], rank))
    if len({browser_id for browser_id, _ in players}) < max(2, len(players)):
        return []  # only one, or one browser at two seats
    teams = [[rating_before(known[browser_id])] for browser_id, _ in players]
    rated = model().rate(teams, ranks=[rank for _, rank in players])
    return [
        {
            "browser_id": browser_id,
            "game": game,
            "mu": new[0].mu,
            "sigma": new[0].sigma,
            "games": known[browser_id][2] + 1,
        }
        for (browser_id, _), new in zip(players, rated, strict=True)
    ]


def rating_before(known: tuple[float, float, int]) -> Any:
    """The rating of somebody before the game."""
    mu, sigma, games = known
    return model().rating(mu=mu, sigma=sigma) if games else model().rating()
