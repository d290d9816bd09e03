"""No child outlives its parent, whenever the parent is killed and whatever the child does."""

from __future__ import annotations

import os
import signal
import time
from queue import SimpleQueue
from typing import Any

import pytest

from sengoku.processes import Child
from tests.processes.waiting import alive, until

TARGETS = "tests.processes.targets"
SOON = 5.0  # seconds; on an idle machine it is a hundredth of one


def grandchild(target: str) -> tuple[Child, SimpleQueue[Any], int]:
    """A child that has a child of its own, whose process id is the last result."""
    said: SimpleQueue[Any] = SimpleQueue()
    child = Child(f"{TARGETS}:parent", f"{TARGETS}:{target}", heard=said.put)
    return child, said, int(said.get(timeout=60))


@pytest.mark.parametrize("target", ["echo", "sleep", "hold_interpreter"])
def test_a_busy_or_idle_child_ends_with_its_parent(target: str) -> None:
    child, said, pid = grandchild(target)
    said.get(timeout=60)  # it has begun
    assert alive(pid)
    child.kill()
    until(lambda: not alive(pid), SOON)
    child.close()


@pytest.mark.parametrize("delay", [0.0, 0.01, 0.03, 0.1, 0.5])
@pytest.mark.parametrize("target", ["sleep", "hold_at_once"])
def test_a_child_that_is_just_starting_ends_with_its_parent(target: str, delay: float) -> None:
    child, _, pid = grandchild(target)
    time.sleep(delay)
    child.kill()
    until(lambda: not alive(pid), SOON)
    child.close()


def test_a_child_ends_with_a_parent_that_ends_politely() -> None:
    child, said, pid = grandchild("hold_interpreter")
    said.get(timeout=60)
    child.process.send_signal(signal.SIGTERM)
    until(lambda: not alive(pid), SOON)
    child.close()


def test_a_parent_that_is_gone_before_the_child_can_notice() -> None:
    """The child is stopped while it starts, and goes on when its parent is dead."""
    child, _, pid = grandchild("sleep")
    os.kill(pid, signal.SIGSTOP)
    child.kill()
    child.process.wait()
    assert alive(pid)
    os.kill(pid, signal.SIGCONT)
    until(lambda: not alive(pid), SOON)
    child.close()
