"""Running a server: uvicorn, with sockets that are told to come back when it ends."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket as sockets
import webbrowser
from collections.abc import Callable

import uvicorn
from rich.text import Text

from sengoku.server import logs
from sengoku.server.app import application
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.keys import Chance
from sengoku.server.logs import log
from sengoku.server.pool import watch
from sengoku.server.store import Store, reaching
from sengoku.server.workers import Workers
from sengoku.terminal.look import console
from sengoku.words import words

MOST_FRAME = 64 * 1024  # larger ones end the connection


class Server(uvicorn.Server):
    """A server that says goodbye."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            log("listening", host=self.config.host, port=port, pid=os.getpid())
            if self.hub.config.browse:
                await asyncio.to_thread(invite, page_address(self.hub.config, port))

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.hub.leave()
        await super().shutdown(sockets)


def page_address(config: Config, port: int) -> str:
    """Where this machine's browser finds the page."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{config.root}/"


def invite(address: str) -> None:
    """Say where the page is, and open it if there is a browser."""
    console().print(Text(words().text("serve-open", address=address)), soft_wrap=True)
    webbrowser.open(address)


def server(
    config: Config, now: Callable[[], float] | None = None, chance: Chance | None = None
) -> Server:
    """A server, ready to run; tests may set its clock and its chance."""
    app = application(config, now, chance)
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_ping_interval=config.heartbeat,
        ws_ping_timeout=config.heartbeat,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # lengths must not depend on secrets next to what one says
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=config.https,
    )
    return Server(settings, app.state.hub)


def serve(config: Config) -> None:
    """Run until somebody ends it."""
    logs.set_up()
    signal.signal(signal.SIGTERM, finish)
    os.umask(0o077)  # the database knows the cards of games under way: it is its owner's
    asyncio.run(prepare(config))
    if config.workers > 1:
        Workers(config, work).run()
    else:
        calm()
        server(config).run()


def finish(*_: object) -> None:
    """Go as any program does: uvicorn raises the signal once more when it has ended.

    By default that would be the end of everything, with semaphores of the bots' pool left behind.
    """
    raise SystemExit


def calm() -> None:
    """Let Python's collector make nobody wait.

    It stops everything for some milliseconds several times a second, and for 150 when it looks
    through all objects of 250 tables. The housekeeping calls it, once in a while.
    """
    gc.disable()


async def prepare(config: Config) -> None:
    """Bring the database to the present form, or say why it can't be used."""
    with reaching():
        store = Store(config.address)
        try:
            await store.open()
        finally:
            await store.close()


def work(config: Config, listener: sockets.socket) -> None:
    """One server of several, on the socket of all."""
    watch(os.getppid())
    logs.set_up()
    signal.signal(signal.SIGTERM, finish)
    calm()
    server(config).run([listener])
