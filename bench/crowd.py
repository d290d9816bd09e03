"""Many clients of a server, in a separate process: `sengoku bench load` starts it.

It sends moves at one steady rate after the other, whether or not they are answered, and prints its
measurements. As long as it sends more than is answered, every table waits for one answer: so a rate
that no server reaches shows how many moves it can make at most, and how many these clients can.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

import uvloop
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
    rates: list[float]  # moves per second
    seconds: float  # of each
    check: bool = True  # whether every view is the one that this version makes


class Found(Struct):
    """What was measured."""

    times: list[float]  # seconds from a move to its acknowledgement
    wall: float  # seconds in which they were sent
    behind: int  # moves that no client could make when they were due
    refused: int
    frames: int
    bytes: int
    cpu: float  # seconds of CPU time of this process


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
            for made in range(due - sent):
                if not await self.one():
                    self.behind += due - sent - made
                    break  # nobody can move now
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
    for rate in order.rates:
        found = await measured(tables, guests, rate, order.seconds)
        print(encode(found).decode(), flush=True)  # before the check, which is not measured
    if order.what == "sengoku" and order.check:
        print(await check_ours(order.url, tables), flush=True)
    for guest in guests:
        if guest.hearing.done():
            guest.hearing.result()  # raises if something was wrong with a frame
    await asyncio.gather(*[guest.wire.close() for guest in guests])


async def measured(
    tables: list[list[Guest]], guests: list[Guest], rate: float, seconds: float
) -> Found:
    """What is measured at one rate."""
    pace = Pace(tables, rate)
    await pace.keep(SETTLING)
    players = [guest for guest in guests if isinstance(guest, Player)]
    for guest in guests:
        guest.times, guest.frames, guest.bytes = [], 0, 0
    pace.behind = 0
    refused = sum([player.refused for player in players])
    print("now", flush=True)  # the parent process now reads the server's figures
    began, worked = time.perf_counter(), time.process_time()
    await pace.keep(seconds)
    wall, cpu = time.perf_counter() - began, time.process_time() - worked
    return Found(
        times=[one for guest in guests for one in guest.times],
        wall=wall,
        behind=pace.behind,
        refused=sum([player.refused for player in players]) - refused,
        frames=sum([guest.frames for guest in guests]),
        bytes=sum([guest.bytes for guest in guests]),
        cpu=cpu,
    )


if __name__ == "__main__":
    gc.disable()  # its pauses would be counted as the server's
    uvloop.run(visit(decode(sys.argv[1], type=Order)))
