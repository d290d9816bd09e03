"""Several server processes on one port: they share a listening socket, and crashed ones restart."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from sengoku.games.kernel.refusals import Refusal
from sengoku.processes import Child, RestartPolicy, Slot
from sengoku.server.config import Config
from sengoku.server.gate import backlog
from sengoku.server.logs import log

RESTARTS: Final = RestartPolicy(
    pause=1.0,
    longest_pause=30.0,
    steady=60.0,
    most_crashes=8,  # in a minute and a half
)
WORK: Final = "sengoku.server.serve:work"
DRAIN: Final = 15.0  # seconds that a worker may take to end


def listening(config: Config) -> socket.socket:
    """The socket from which all workers accept connections."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        raise cannot_listen(config, error) from None
    listener.listen(backlog())
    return listener


def cannot_listen(config: Config, error: OSError) -> Refusal:
    """What is said when another program uses the port, or the address is not ours."""
    problem = error.strerror or str(error)
    where = {"host": config.host, "port": str(config.port)}
    return Refusal("CLI.listen", {**where, "problem": problem})


class Workers:
    """The worker processes, from their start to their end."""

    def __init__(
        self, config: Config, target: str = WORK, policy: RestartPolicy = RESTARTS
    ) -> None:
        self.config = config
        self.target = target
        self.policy = policy
        self.listener = listening(config)
        self.slots = [Slot(self.start, policy) for _ in range(config.workers)]
        self.news: SimpleQueue[object] = SimpleQueue()  # a worker has ended, or all should
        self.ending = False

    def start(self) -> Child:
        """Start a worker on the common socket."""
        listener = self.listener.fileno()
        return Child(self.target, self.config, listener, heard=self.news.put, inherit=[listener])

    def run(self) -> None:
        """Run until a signal ends it, or until every worker has been given up."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.end)
        while not self.ending and not all([slot.given_up for slot in self.slots]):
            for slot in self.slots:
                restart(slot)
            with suppress(Empty):
                self.news.get(timeout=self.policy.pause / 2)
        self.stop()
        if not self.ending:
            raise Refusal("CLI.crashed", {"crashes": self.policy.most_crashes or 0})

    def end(self, *_: object) -> None:
        """Handle a signal that asks the server to end."""
        self.ending = True
        self.news.put(None)

    def stop(self) -> None:
        """Let all workers finish what they are doing, and wait for them."""
        running = [slot.child for slot in self.slots if slot.child is not None]
        for child in running:
            child.terminate()
        for child in running:
            child.stop(DRAIN)
            child.close()
        self.listener.close()


def restart(slot: Slot[Child]) -> None:
    """Note that a worker has ended, and start another when it is time to."""
    gone = slot.reap()
    if gone is not None:
        log("a worker is gone", pid=gone.process.pid, code=gone.process.returncode)
        if slot.given_up:
            log("a worker is given up", crashes=slot.crashes)
    slot.fill()
