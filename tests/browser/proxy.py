"""A way to the server that fails on demand: it drops what is open, or swallows every packet."""

from __future__ import annotations

import asyncio
from threading import Thread
from typing import Any, Literal

Mode = Literal["pass", "swallow", "shut"]


class Proxy:
    """Carries bytes between browsers and a server, in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.mode: Mode = "pass"
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server: asyncio.Server = self.wait(self.listen())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(10)

    async def listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def carry(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.open.add(back)
        if self.mode == "shut":
            back.close()
            return
        reader, writer = await asyncio.open_connection("127.0.0.1", self.target)
        self.open.add(writer)
        # What was opened while nothing came through stays deaf: its packets are lost for good.
        deaf = self.mode == "swallow"
        await asyncio.gather(self.pour(client, writer, deaf), self.pour(reader, back, deaf))

    async def pour(self, from_: asyncio.StreamReader, to: asyncio.StreamWriter, deaf: bool) -> None:
        try:
            while data := await from_.read(65536):
                deaf = deaf or self.mode == "swallow"
                if not deaf:
                    to.write(data)
                    await to.drain()
        except ConnectionError:
            pass
        if not deaf:
            to.close()

    def swallow(self) -> None:
        """Half open: all stays connected, and nothing comes through."""
        self.mode = "swallow"

    def shut(self) -> None:
        """Close all connections, and every new one at once."""
        self.mode = "shut"
        self.wait(self.drop())

    def heal(self) -> None:
        """From now on, new connections work; what was deaf stays it."""
        self.mode = "pass"

    async def drop(self) -> None:
        for writer in self.open:
            writer.close()
        self.open.clear()

    def end(self) -> None:
        self.server.close()
        self.wait(self.drop())
        self.wait(asyncio.sleep(0.05))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
        self.loop.close()
