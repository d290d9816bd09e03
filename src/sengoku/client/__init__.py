"""A Python client of the server, for other people's bots, the terminal, agents and tests.

async with sengoku.client.join("http://localhost:8000/t/k3v9q2m7x4ab#…", name="Ii") as seat:
    async for state in seat.turns():
        await seat.move(state.moves[0].code)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sengoku.client.interface import Lost, NotAllowed, TableSeat

if TYPE_CHECKING:
    from sengoku.client.http import Http
    from sengoku.client.seat import Seat, join, make, watch

__all__ = ["Http", "Lost", "NotAllowed", "Seat", "TableSeat", "join", "make", "watch"]

# What speaks over the network is imported when it is first used: a table in one's own process
# needs none of it, and the libraries take longer to import than a game to start.
HOMES = {"Http": "http", "Seat": "seat", "join": "seat", "make": "seat", "watch": "seat"}


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(import_module(f"sengoku.client.{HOMES[name]}"), name)
    raise AttributeError(f"module 'sengoku.client' has no attribute {name!r}")
