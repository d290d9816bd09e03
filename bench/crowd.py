"""Many clients of a server, in a separate process: `sengoku bench load` starts it.

It sends moves at a steady rate, whether or not they are answered, and prints its measurements.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

from msgspec import Struct
from msgspec.json import decode, encode

from .guests import Guest, Player, at_boardgame, at_echo, at_ours, check_ours

VISITS: Final = {"echo": at_echo, "sengoku": at_ours, "boardgame.io": at_boardgame}
SETTLING: Final = 2.0  # seconds before the measurement starts


class Order(Struct):
    """What the clients should do."""

    what: str
    url: str
    tables: int
    rate: float
    seconds: float


class Found(Struct):
    """What was measured."""

    times: list[float]  # seconds from a move to its acknowledgement
    wall: float  # seconds in which they were sent
    behind: int  # moves that no client could make when they were due
    refused: int
    frames: int
    bytes: int
    cpu: float  # seconds of CPU time of this process
    checked: int = 0  # views


class Pace:
    """Moves at a steady rate, at one table after the other."""

    def __init__(self, tables: list[list[Guest]], rate: float) -> None:
        self.tables = tables
        self.rate = rate
        self.behind = 0
        self.at = 0

    async def keep(self, seconds: float) -> None:
        """Send moves for this many seconds."""
        began = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - began) < seconds:
            due = int(passed * self.rate)
            for _ in range(due - sent):
                if not await self.one():
                    self.behind += 1
            sent = due
            await asyncio.sleep(1 / self.rate)

    async def one(self) -> bool:
        """A move at the next table where somebody can make one."""
        for _ in range(len(self.tables)):
            self.at = (self.at + 1) % len(self.tables)
            table = self.tables[self.at]
            if any([guest.pending is not None for guest in table]):
                continue
            for guest in table:
                if await guest.move():
                    return True
        return False


async def visit(order: Order) -> None:
    """Connect, play, and check."""
    tables = await VISITS[order.what](order.url, order.tables)
    guests = [guest for table in tables for guest in table]
    pace = Pace(tables, order.rate)
    await pace.keep(SETTLING)
    for guest in guests:
        guest.times, guest.frames, guest.bytes = [], 0, 0
    pace.behind = 0
    print("now", flush=True)  # the parent process now reads the server's figures
    began, worked = time.perf_counter(), time.process_time()
    await pace.keep(order.seconds)
    wall, cpu = time.perf_counter() - began, time.process_time() - worked
    found = Found(
        times=[one for guest in guests for one in guest.times],
        wall=wall,
        behind=pace.behind,
        refused=sum([guest.refused for guest in guests if isinstance(guest, Player)]),
        frames=sum([guest.frames for guest in guests]),
        bytes=sum([guest.bytes for guest in guests]),
        cpu=cpu,
    )
    print(encode(found).decode(), flush=True)  # before the check, which is not measured
    if order.what == "sengoku":
        print(await check_ours(order.url, tables), flush=True)
    for guest in guests:
        if guest.hearing.done():
            guest.hearing.result()  # raises if something was wrong with a frame
    await asyncio.gather(*[guest.wire.close() for guest in guests])


if __name__ == "__main__":
    gc.disable()  # its pauses would be counted as the server's
    asyncio.run(visit(decode(sys.argv[1], type=Order)))
