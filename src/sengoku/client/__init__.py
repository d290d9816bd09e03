"""A client of the server, for bots of other people, the terminal and tests.

async with sengoku.client.join("http://localhost:8000/t/k3v9q2m7x4ab#…", name="Ii") as seat:
async for state in seat.turns():
await seat.move(state.moves[0].code)
"""

from sengoku.client.http import Http, NotAllowed
from sengoku.client.seat import Lost, Seat, join, make, watch

__all__ = ["Http", "Lost", "NotAllowed", "Seat", "join", "make", "watch"]
