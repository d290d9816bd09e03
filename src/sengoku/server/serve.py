"""Running a server with uvicorn; when it ends, it tells its sockets to connect again."""

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

from sengoku.processes import Channel
from sengoku.server import logs
from sengoku.server.app import application
from sengoku.server.config import Config
from sengoku.server.gate import Gate, backlog, raise_handles
from sengoku.server.hub import Hub
from sengoku.server.keys import Chance
from sengoku.server.logs import log
from sengoku.server.store import Store, reaching
from sengoku.server.wire import LARGEST_FRAME, Wire
from sengoku.server.workers import Workers, cannot_listen
from sengoku.terminal.theme import console
from sengoku.words import words


class Server(uvicorn.Server):
    """A server that says where it listens, and tells everybody when it ends."""

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
    """The address of the page for a browser on this machine."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{config.root}/"


def invite(address: str) -> None:
    """Print the page's address, and open it in a browser if there is one."""
    console().print(Text(words().text("serve-open", address=address)), soft_wrap=True)
    webbrowser.open(address)


def server(
    config: Config, now: Callable[[], float] | None = None, chance: Chance | None = None
) -> Server:
    """A server, ready to run; tests may set its clock and its source of randomness."""
    app = application(config, now, chance)
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=Gate().protocol(),
        backlog=backlog(),
        ws=Wire,
        ws_ping_interval=config.heartbeat,
        ws_ping_timeout=config.heartbeat,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compressed lengths could reveal secrets in a message
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
    )
    return Server(settings, app.state.hub)


def serve(config: Config) -> None:
    """Run until a signal ends it."""
    logs.set_up()
    signal.signal(signal.SIGTERM, finish)
    raise_handles()
    os.umask(0o077)  # the database knows the cards of games under way: only its owner may read it
    asyncio.run(prepare(config))
    if config.workers > 1:
        Workers(config).run()
    else:
        run_alone(config)


def run_alone(config: Config) -> None:
    """Run one server in this process."""
    disable_collector()
    try:
        server(config).run()
    except SystemExit as end:
        if isinstance(end.__context__, OSError):  # uvicorn could not bind its socket
            raise cannot_listen(config, end.__context__) from None
        raise


def finish(*_: object) -> None:
    """End as after the last line of a program: uvicorn raises the signal again when it has ended.

    By default the second signal would kill the process before its finalizers have run.
    """
    raise SystemExit


def disable_collector() -> None:
    """Turn off automatic garbage collection, which would delay answers.

    It would stop the process for some milliseconds several times a second, and for 150 ms whenever
    it examines all objects of 250 tables. The hub collects garbage once in a while instead.
    """
    gc.disable()


async def prepare(config: Config) -> None:
    """Migrate the database to the present schema; raises a refusal if it can't be used."""
    with reaching():
        store = Store(config.address)
        try:
            await store.open()
        finally:
            await store.close()


def work(_: Channel, config: Config, listener: int) -> None:
    """Run one server of several, on the socket that all of them share."""
    logs.set_up()
    signal.signal(signal.SIGTERM, finish)
    disable_collector()
    server(config).run([sockets.socket(fileno=listener)])
