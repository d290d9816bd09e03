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

from sengoku.games.refusals import Refusal
from sengoku.server.config import Config
from sengoku.server.logs import log

PAUSE: Final = 1.0  # seconds before one that died is replaced; twice as many if that dies, too
LONGEST: Final = 30.0  # seconds of such a pause
STEADY: Final = 60.0  # seconds after which a worker is held to run well
PATIENCE: Final = 8  # falls in a row after which a post stays empty: a minute and a half
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


class Post:
    """The place of one worker: who has it, and how often one fell in it."""

    def __init__(self, hire: Callable[[], BaseProcess], pause: float) -> None:
        self.hire = hire
        self.pause = pause
        self.falls = 0
        self.fill()

    def fill(self) -> None:
        """A new worker."""
        self.process: BaseProcess | None = self.hire()
        self.since = time.monotonic()

    @property
    def given_up(self) -> bool:
        """Whether nobody can work here."""
        return self.falls >= PATIENCE

    def look(self) -> None:
        """Note that its worker is gone, and get another one when the pause is over."""
        now = time.monotonic()
        if self.process is None:
            pause = min(self.pause * 2 ** (self.falls - 1), LONGEST)
            if not self.given_up and now - self.since >= pause:
                self.fill()
        elif self.process.exitcode is not None:
            self.falls = self.falls + 1 if now - self.since < STEADY else 1
            log("a worker is gone", pid=self.process.pid, code=self.process.exitcode)
            self.process, self.since = None, now
            if self.given_up:
                log("a worker is given up", falls=self.falls)


class Workers:
    """The processes, from their start to their end."""

    def __init__(self, config: Config, work: Work, pause: float = PAUSE) -> None:
        self.config = config
        self.work = work
        self.listener = listening(config)
        self.pause = pause
        self.ending = False

    def run(self) -> None:
        """Run until somebody ends it, or until nobody can work any more."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.end)
        posts = [Post(self.hire, self.pause) for _ in range(self.config.workers)]
        while not self.ending and not all([post.given_up for post in posts]):
            for post in posts:
                post.look()
            at_work = [post.process for post in posts if post.process is not None]
            if at_work:
                wait([process.sentinel for process in at_work], timeout=self.pause / 2)
            else:
                time.sleep(self.pause / 2)
        at_work = [post.process for post in posts if post.process is not None]
        for process in at_work:
            process.terminate()
        for process in at_work:
            process.join()
        if not self.ending:
            raise Refusal("CLI.fallen", {"falls": PATIENCE})

    def end(self, *_: object) -> None:
        """Somebody wants us to end."""
        self.ending = True

    def hire(self) -> BaseProcess:
        """One more."""
        process = get_context("spawn").Process(target=self.work, args=(self.config, self.listener))
        process.start()
        return process
