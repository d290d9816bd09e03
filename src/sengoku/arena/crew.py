"""The processes that play, and the eye on them: who hangs is ended, and has lost that game."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from time import monotonic
from typing import Final

from sengoku.arena.plan import Task
from sengoku.arena.pulse import blank
from sengoku.arena.record import Forfeit, Record, forfeited

GLANCE: Final = 0.1  # seconds between two looks at the workers
LAST_WORDS: Final = 10_000  # characters of what a process said that are kept


class Worker:
    """A process that plays one game after another."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self.said = folder / "said"
        self.pulse = blank(folder / "pulse")
        self.seen = (0, 0)
        self.since = monotonic()
        self.hung = False
        with self.said.open("wb") as said:
            self.process = Popen(
                [sys.executable, "-m", "sengoku.arena.worker", str(folder / "pulse")],
                stdin=PIPE,
                stdout=PIPE,
                stderr=said,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            )

    def play(self, task: Task) -> Record:
        """The record of a game, whatever happens to the process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(asdict(task)).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = b""
        return Record.of(json.loads(line)) if line.endswith(b"\n") else self.lost(task)

    def lost(self, task: Task) -> Record:
        """The record of a game in which the process ended: by itself, or because a bot hung."""
        self.process.wait()
        said = self.said.read_text(encoding="utf-8", errors="replace")[-LAST_WORDS:]
        beats, seat = self.pulse.read()
        if beats == 0:  # no bot was asked yet: nobody's fault but ours
            raise RuntimeError(f"The arena's process ended before a game began:\n{said}")
        forfeit = Forfeit(seat, "hung" if self.hung else "died", said)
        nothing = [0] * len(task.bots)
        return forfeited(task, forfeit, nothing, [0.0] * len(task.bots))

    def watch(self, patience: float) -> None:
        """End the process if the same seat has been thinking for too long."""
        seen = self.pulse.read()
        if seen != self.seen or seen[0] % 2 == 0:
            self.seen = seen
            self.since = monotonic()
        elif monotonic() - self.since > patience and not self.hung:
            self.hung = True
            if hasattr(signal, "SIGUSR1"):
                self.process.send_signal(signal.SIGUSR1)  # it says where it is
            Thread(target=self.kill_soon, daemon=True).start()

    def kill_soon(self) -> None:
        """Kill it when it has had the time to say where it hangs."""
        try:
            self.process.wait(timeout=GLANCE)
        except TimeoutExpired:
            self.process.kill()

    def close(self) -> None:
        """End the process, at once."""
        self.process.kill()
        self.process.communicate()
        self.pulse.close()


class Crew:
    """A few workers that play what they are handed; `patience` is how long one move may take."""

    def __init__(self, jobs: int, patience: float) -> None:
        self.patience = patience
        self.waiting: SimpleQueue[Task | None] = SimpleQueue()
        self.done: SimpleQueue[Record | Exception] = SimpleQueue()
        self.folder = TemporaryDirectory(prefix="sengoku-arena-")
        self.posts = [
            Post(Path(self.folder.name, str(job)), self.waiting, self.done) for job in range(jobs)
        ]
        for post in self.posts:
            post.start()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        """The records of all tasks, in the order in which they end."""
        given = 0
        for task in tasks:
            self.waiting.put(task)
            given += 1
        for _ in range(given):
            yield self.next_record()

    def next_record(self) -> Record:
        """Wait for a game to end, with an eye on those that don't."""
        while True:
            for post in self.posts:
                post.watch(self.patience)
            with suppress(Empty):
                found = self.done.get(timeout=GLANCE)
                if isinstance(found, Exception):
                    raise found
                return found

    def close(self) -> None:
        """End all games, those under way too."""
        for post in self.posts:
            post.closed = True
            self.waiting.put(None)
        for post in self.posts:
            post.close()
        self.folder.cleanup()


class Post(Thread):
    """Keeps one worker busy, and replaces it when it is gone."""

    def __init__(
        self,
        folder: Path,
        waiting: SimpleQueue[Task | None],
        done: SimpleQueue[Record | Exception],
    ) -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.waiting = waiting
        self.done = done
        self.closed = False
        self.worker = Worker(folder / "0")
        self.workers = 1
        self.change = Lock()  # nobody looks at a worker that is being replaced

    def run(self) -> None:
        """Hand out one task after another; what goes wrong here is told to whoever waits."""
        try:
            while (task := self.waiting.get()) is not None and not self.closed:
                record = self.worker.play(task)
                if self.worker.process.poll() is not None:
                    self.replace()
                self.done.put(record)
        except Exception as error:
            self.done.put(error)

    def replace(self) -> None:
        """Put a new worker in the place of one that is gone."""
        with self.change:
            if not self.closed:
                self.worker.close()
                self.worker = Worker(self.folder / str(self.workers))
                self.workers += 1

    def watch(self, patience: float) -> None:
        """Look at the worker."""
        with self.change:
            self.worker.watch(patience)

    def close(self) -> None:
        """No more games."""
        with self.change:
            self.closed = True
            self.worker.process.kill()
        if self.is_alive():
            self.join()
        self.worker.close()
