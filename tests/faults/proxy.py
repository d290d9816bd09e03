"""A proxy between clients and the server, which delays, cuts in the middle of a frame, and doubles.

It knows the frames of WebSockets, as far as that needs; other requests pass as they are.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sengoku.games.kernel.streams import Random

TEXT: Final = 1  # the opcode of a text frame
LATE: Final = 1.0  # seconds by which what was on its way arrives after the connection is gone
BROKEN: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)

Pump = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass(frozen=True)
class Weather:
    """How often, of 1000 frames or pieces, something happens to one."""

    delay: int = 0
    cut: int = 0
    double: int = 0
    late: int = 0


class Cut(Exception):
    """The connection ends here; with `late`, what was on its way to the server arrives later."""

    def __init__(self, late: bytes = b"") -> None:
        super().__init__()
        self.late = late


class Proxy:
    """Listens on a port of its own, and passes everything on to the server's."""

    def __init__(self, random: Random, target: Callable[[], int]) -> None:
        self.random = random
        self.target = target
        self.weather = Weather()
        self.counts: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> Proxy:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0, limit=1 << 22)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection in a task of its own."""
        task = asyncio.create_task(self.serve(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: writer.close())

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what both sides say, until one of them has enough, or the weather cuts it."""
        try:
            up = await asyncio.open_connection("127.0.0.1", self.target(), limit=1 << 22)
        except OSError:
            writer.transport.abort()
            return
        pumps = [
            asyncio.create_task(pumped(self.upwards, reader, up[1])),
            asyncio.create_task(pumped(self.downwards, up[0], writer)),
        ]
        try:
            done, _ = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            cuts = [cut for task in done if (cut := task.result()) is not None]
            if cuts:
                writer.transport.abort()
            else:
                writer.close()  # after everything that is on its way
            if cuts and cuts[0].late:
                await asyncio.sleep(LATE)
                up[1].write(cuts[0].late)
                with suppress(OSError):
                    await up[1].drain()
                await asyncio.sleep(LATE)
        finally:
            for task in pumps:
                task.cancel()
            up[1].transport.abort()
            writer.close()
            await asyncio.gather(*pumps, return_exceptions=True)

    def happens(self, what: str) -> bool:
        """Whether this happens now; it is counted."""
        so = self.random.below(1000) < int(getattr(self.weather, what))
        self.counts[what] += so
        return so

    async def downwards(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what the server says, piece by piece."""
        while piece := await reader.read(1 << 16):
            await self.dawdle()
            if len(piece) > 1 and self.happens("cut"):
                writer.write(piece[: 1 + self.random.below(len(piece) - 1)])
                await writer.drain()
                raise Cut
            writer.write(piece)
            await writer.drain()

    async def upwards(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what a client says: a request, and after one for a WebSocket its frames."""
        head = await reader.readuntil(b"\r\n\r\n")
        writer.write(head)
        if b"upgrade: websocket" not in head.lower():
            while piece := await reader.read(1 << 16):
                writer.write(piece)
                await writer.drain()
            return
        while True:
            await self.pass_frame(await read_frame(reader), writer)

    async def pass_frame(self, frame: bytes, writer: asyncio.StreamWriter) -> None:
        """Pass on a frame of a client, as the weather allows."""
        await self.dawdle()
        is_text = frame[0] & 0x0F == TEXT
        if is_text and self.happens("cut"):
            writer.write(frame[: 1 + self.random.below(len(frame) - 1)])
            await writer.drain()
            raise Cut
        if is_text and self.happens("late"):
            raise Cut(late=frame)
        writer.write(frame * 2 if is_text and self.happens("double") else frame)
        await writer.drain()

    async def dawdle(self) -> None:
        """Keep something for a while."""
        if self.happens("delay"):
            await asyncio.sleep(self.random.below(400) / 1000)


async def pumped(
    pump: Pump, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> Cut | None:
    """Run a pump to its end; returns the cut that ended it, if it was one."""
    try:
        await pump(reader, writer)
    except Cut as cut:
        return cut
    except BROKEN:
        pass
    return None


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """The next frame of a client, as it is; clients mask theirs."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    extended = await reader.readexactly(more)
    if more:
        size = int.from_bytes(extended, "big")
    mask = 4 if head[1] & 0x80 else 0
    return head + extended + await reader.readexactly(mask + size)
