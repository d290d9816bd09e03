"""Whoever is killed with `kill -9`, and whenever: none of its processes stays behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.processes.waiting import session, until
from tests.server.test_command import sengoku

SOON = 10.0  # seconds, on a machine that does other things as well


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a session of its own, which is empty in the end."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        [sys.executable, *command], start_new_session=True, stdout=quiet, stderr=quiet
    ) as process:
        try:
            yield process
        finally:
            process.kill()
            for pid in session(process.pid):
                os.kill(pid, signal.SIGKILL)


def killed(process: subprocess.Popen[bytes]) -> None:
    """Kill a program alone, and see all of its processes end."""
    assert session(process.pid)
    process.kill()
    process.wait()
    until(lambda: not session(process.pid), SOON)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.mark.parametrize("delay", [0.0, 0.1, 0.4, 1.6])
def test_a_server_is_killed_while_its_workers_start(postgres: str, delay: float) -> None:
    port = free_port()
    serve = ["-m", "sengoku", "serve", "--port", str(port), "--workers", "2"]
    with started(*serve, "--database", postgres) as server:
        until(lambda: len(session(server.pid)) >= 2)
        time.sleep(delay)
        killed(server)
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", port))


def test_a_server_is_killed_before_its_workers_can_notice(postgres: str) -> None:
    """They are stopped as soon as they are there, and go on when their parent is dead."""
    port = free_port()
    serve = ["-m", "sengoku", "serve", "--port", str(port), "--workers", "2"]
    with started(*serve, "--database", postgres) as server:
        stopped: set[int] = set()

        def all_stopped() -> bool:
            for pid in set(session(server.pid)) - stopped:
                if b"sengoku.processes" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGSTOP)
                    stopped.add(pid)
            return len(stopped) == 2

        until(all_stopped)
        server.kill()
        server.wait()
        assert set(session(server.pid)) == stopped
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        until(lambda: not session(server.pid), SOON)
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", port))


ARENA = """
import sengoku
sengoku.arena.run("shinobi", ["search:seconds=60"], players=3, games=6, jobs=2)
"""
SEARCH = """
import sengoku
state = sengoku.game("shinobi").start(4, 7)
bot = sengoku.bot("search:seconds=60,jobs=3", seed=1)
sengoku.decide(bot, state, state.actors[0])
"""
BOTS = """
import asyncio, sengoku
from sengoku.server.pool import BotPool
async def think():
    state = sengoku.game("shinobi").start(4, 7)
    pool = BotPool(2, 60.0)
    seat = state.actors[0]
    level = "search:seconds=60"
    await asyncio.gather(*[pool.choose(state, seat, level, seed) for seed in range(2)])
if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.mark.parametrize("delay", [0.0, 0.2, 3.0])
@pytest.mark.parametrize("program", [ARENA, SEARCH, BOTS], ids=["arena", "search", "bots"])
def test_processes_that_think_end_with_the_one_who_asked(program: str, delay: float) -> None:
    """Even in the middle of a search, which lets no other thread of its process run."""
    with started("-c", program) as process:
        until(lambda: len(session(process.pid)) >= 2)
        time.sleep(delay)
        killed(process)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_port_that_is_taken_is_told_in_a_sentence(postgres: str, workers: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        flags = ("--port", str(port), "--workers", str(workers), "--database", postgres)
        done = sengoku("serve", *flags)
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr
