"""Several servers on one port: processes that share a listening socket; the dead are replaced."""

from __future__ import annotations

import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Final

from sengoku.server.config import Config
from sengoku.server.logs import log

PAUSE: Final = 1.0  # seconds before one that died is replaced: it may die again
BACKLOG: Final = 2048

Work = Callable[[Config, socket.socket], None]


def listening(config: Config) -> socket.socket:
    """The socket that all of them take connections from."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((config.host, config.port))
    listener.listen(BACKLOG)
    listener.set_inheritable(True)
    return listener


class Workers:
    """The processes, from their start to their end."""

    def __init__(self, config: Config, work: Work) -> None:
        self.config = config
        self.work = work
        self.listener = listening(config)
        self.processes: list[BaseProcess] = []
        self.ending = False

    def run(self) -> None:
        """Run until somebody ends it."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.end)
        self.processes = [self.fresh() for _ in range(self.config.workers)]
        while not self.ending:
            self.replace()
            wait([process.sentinel for process in self.processes], timeout=0.5)
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def end(self, *_: object) -> None:
        """Somebody wants us to end."""
        self.ending = True

    def fresh(self) -> BaseProcess:
        """One more."""
        process = get_context("spawn").Process(target=self.work, args=(self.config, self.listener))
        process.start()
        return process

    def replace(self) -> None:
        """New ones for those that are gone."""
        for at, process in enumerate(self.processes):
            if process.exitcode is not None and not self.ending:
                log("a worker is gone", pid=process.pid, code=process.exitcode)
                time.sleep(PAUSE)
                self.processes[at] = self.fresh()
