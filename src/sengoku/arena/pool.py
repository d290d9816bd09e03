"""The worker pool of a tournament: processes that play games.

A bot whose process ends, or that thinks about one move for too long, forfeits that game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any, Final

from sengoku.arena.plan import Task
from sengoku.arena.record import Forfeit, Record, forfeited
from sengoku.processes import Child, Ended, HangDetector, Heartbeat, Slot

CHECK: Final = 0.1  # seconds between two checks for workers that hang

Answers = SimpleQueue[tuple[int, Any]]  # the number of a slot, and what its worker says


class Worker(Child):
    """A process that plays one game after another."""

    def __init__(self, slot: int, path: Path, answers: Answers) -> None:
        self.heartbeat = Heartbeat.create(path)
        self.hang = HangDetector(self.heartbeat)
        self.hung = False
        super().__init__(
            "sengoku.arena.worker:play_tasks",
            str(path),
            heard=lambda message: answers.put((slot, message)),
            keep_output=True,
        )

    def check(self, patience: float) -> None:
        """End the worker if the same seat has been thinking for too long."""
        if not self.hung and self.hang.hung(patience):
            self.hung = True
            self.kill_hung()


class WorkerSlot(Slot[Worker]):
    """The place of one worker, and the game that it plays."""

    def __init__(self, number: int, folder: Path, answers: Answers) -> None:
        super().__init__(self.start_worker)
        self.number = number
        self.folder = folder
        self.answers = answers
        self.task: Task | None = None
        self.started = 0

    def start_worker(self) -> Worker:
        """A new worker, with a heartbeat of its own."""
        self.started += 1
        return Worker(self.number, self.folder / f"{self.number}-{self.started}", self.answers)

    def play(self, task: Task) -> None:
        """Let the worker play a game."""
        worker = self.fill()
        assert worker is not None
        self.task = task
        worker.send(task)

    def record_of(self, answer: Record | Ended) -> Record | None:
        """The record of the game that is over; None if the worker ended without one."""
        task, self.task = self.task, None
        if isinstance(answer, Record):
            return answer
        assert self.child is not None
        record = lost(task, self.child) if task is not None else None
        self.child.heartbeat.close()
        self.reap()
        return record

    def close(self) -> None:
        """End the worker, at once."""
        if self.child is not None:
            self.child.kill()
            self.child.close()
            self.child.heartbeat.close()


def lost(task: Task, worker: Worker) -> Record:
    """The record of a game whose worker has ended: by itself, or because a bot hung."""
    beat = worker.heartbeat.read()
    said = worker.last_words()
    if beat.changes == 0:  # no bot was asked yet: it is our own fault
        raise RuntimeError(f"The arena's process ended before a game began:\n{said}")
    forfeit = Forfeit(beat.task, "hung" if worker.hung else "died", said)
    players = len(task.bots)
    return forfeited(task, forfeit, [0] * players, [0.0] * players)


class WorkerPool:
    """A few workers that play games; `patience` is how many seconds one move may take."""

    def __init__(self, jobs: int, patience: float) -> None:
        self.patience = patience
        self.answers: Answers = SimpleQueue()
        self.folder = TemporaryDirectory(prefix="sengoku-arena-")
        folder = Path(self.folder.name)
        self.slots = [WorkerSlot(number, folder, self.answers) for number in range(jobs)]

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        """Play all tasks; yields their records in the order in which the games end."""
        waiting = iter(tasks)
        for slot, task in zip(self.slots, waiting, strict=False):
            slot.play(task)
        while any([slot.task is not None for slot in self.slots]):
            number, answer = self.next_answer()
            slot = self.slots[number]
            record = slot.record_of(answer)
            if record is not None:
                following = next(waiting, None)
                if following is not None:
                    slot.play(following)
                yield record

    def next_answer(self) -> tuple[int, Any]:
        """Wait for a worker to answer or end; those that hang are made to end."""
        while True:
            for slot in self.slots:
                if slot.child is not None:
                    slot.child.check(self.patience)
            with suppress(Empty):
                return self.answers.get(timeout=CHECK)

    def close(self) -> None:
        """End all workers, those with a game under way too."""
        for slot in self.slots:
            slot.close()
        self.folder.cleanup()
