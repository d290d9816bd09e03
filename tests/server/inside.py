"""A server inside the test's own process: its clock and its chance are the test's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.keys import chance_of
from sengoku.server.serve import server as made
from sengoku.server.socket import Socket


class Heard:
    """The line of a socket, which only keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def send_text(self, message: bytes) -> bool:
        self.messages.append(message)
        return True

    def finish(self, code: int, reason: str) -> None:
        pass

    def drain(self) -> list[bytes]:
        """What was sent since the last time."""
        found, self.messages = self.messages, []
        return found


def drained(socket: Socket) -> list[bytes]:
    """What a socket with such a line was sent since the last time."""
    assert isinstance(socket.line, Heard)
    return socket.line.drain()


@asynccontextmanager
async def inside(
    folder: Path, seed: int = 1, database: str = "", now: float = 1000.0, **settings: float
) -> AsyncIterator[tuple[Hub, str]]:
    """A server whose clock stands still, with its address."""
    folder.mkdir(exist_ok=True)
    config = Config(
        port=0,
        database=database or str(folder / "sengoku.db"),
        **{"messages": 1e6, "requests": 1e6, "tables": 1e6, **settings},  # type: ignore[arg-type]
    )
    server = made(config, now=lambda: now, chance=chance_of(seed))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield server.hub, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task
