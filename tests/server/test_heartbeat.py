"""A connection that is half open is found, by the server and by the client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from sengoku import protocol
from sengoku.client import Http, Seat
from sengoku.client.seat import FAREWELL, HEARTBEAT
from sengoku.server.config import Config
from tests.server.inside import inside
from tests.server.rig import run

BEAT = 0.2  # seconds, in place of four


class Wire:
    """A way to a server that can go dead without a word, as a train goes into a tunnel."""

    def __init__(self) -> None:
        self.dead = False
        self.url = ""
        self.tasks: list[asyncio.Task[None]] = []
        self.writers: list[asyncio.StreamWriter] = []

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.dead:
                await asyncio.Event().wait()  # what is sent now is lost, and nobody hears of it
            writer.write(data)


@asynccontextmanager
async def tunnel(url: str) -> AsyncIterator[Wire]:
    """A wire to the server."""
    place = urlsplit(url)
    wire = Wire()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(place.hostname, place.port)
        wire.writers += [writer, there[1]]
        for source, target in ((reader, there[1]), (there[0], writer)):
            wire.tasks.append(asyncio.create_task(wire.pump(source, target)))

    proxy = await asyncio.start_server(meet, "127.0.0.1", 0)
    wire.url = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    try:
        yield wire
    finally:
        proxy.close()
        for task in wire.tasks:
            task.cancel()
        await asyncio.gather(*wire.tasks, return_exceptions=True)
        for writer in wire.writers:
            writer.transport.abort()
        await asyncio.sleep(0)


def test_both_find_out_that_the_line_is_dead(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, heartbeat=BEAT) as (hub, url), tunnel(url) as wire:
            http = Http(url)
            entered = await http.make(protocol.NewTable("shinobi", 3, name="Ann"))
            ann = Seat(Http(wire.url, http.key), entered.id, entered.seat, heartbeat=BEAT)
            await ann.open()
            room = hub.rooms[entered.id]
            assert room.connected() == [0]
            wire.dead = True
            while room.connected():  # the server's side: nobody is there any more
                await asyncio.sleep(0.02)
            wire.dead = False
            await ann.say("out of the tunnel")  # the client's side: it has come back by itself
            assert ann.connections == 2
            assert room.connected() == [0]
            await ann.close()
            await ann.http.close()
            await http.close()

    run(play())


def test_nobody_waits_longer_than_ten_seconds() -> None:
    """A ping, the pong that does not come, and the farewell that nobody answers."""
    assert 2 * Config().heartbeat < 10
    assert 2 * HEARTBEAT + FAREWELL < 10
