"""A child: its messages, its output, its end."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from sengoku.processes import Child, Ended, HangDetector, Heartbeat
from tests.processes.waiting import until

TARGETS = "tests.processes.targets"
SECONDS = 60.0


class Conversation:
    """A child, and what it says."""

    def __init__(self, target: str, *arguments: object, **settings: Any) -> None:
        self.said: SimpleQueue[Any] = SimpleQueue()
        name = f"{TARGETS}:{target}"
        self.child = Child(name, *arguments, heard=self.said.put, **settings)

    def next(self) -> Any:
        return self.said.get(timeout=SECONDS)


def test_messages_go_both_ways_and_an_idle_child_ends_when_it_is_closed() -> None:
    talk = Conversation("echo", "first", 2)
    assert talk.next() == ("first", 2)
    for message in (None, {"a": [1.5]}, bytes(1_000_000)):
        talk.child.send(message)
        assert talk.next() == message
    assert talk.child.process.poll() is None
    talk.child.close()
    assert talk.next() == Ended(0)
    assert talk.child.ended
    talk.child.send("too late")  # nobody hears it, and nothing is raised


def test_output_is_kept_apart_from_messages() -> None:
    talk = Conversation("talkative", keep_output=True)
    assert talk.next() == ""  # its standard input is empty
    assert talk.next() == Ended(0)
    assert talk.child.last_words() == "printed\nfrom a shell\ncomplained\n"
    talk.child.close()


def test_a_child_that_fails_says_why() -> None:
    talk = Conversation("fail", keep_output=True)
    assert talk.next() == Ended(1)
    assert "ValueError: on purpose" in talk.child.last_words()
    talk.child.close()


def test_a_crash_is_told_with_its_code() -> None:
    talk = Conversation("leave", 3)
    assert talk.next() == Ended(3)
    talk.child.close()


def test_a_program_that_is_no_python_is_an_ended_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    talk = Conversation("echo")
    assert talk.next() == Ended(1)
    talk.child.close()


def test_what_is_no_message_ends_the_child() -> None:
    talk = Conversation("half")
    assert talk.next() == Ended(-signal.SIGKILL)
    talk.child.close()


def test_a_broken_pipe_is_an_error_as_usual() -> None:
    talk = Conversation("broken_pipe")
    assert talk.next() == "BrokenPipeError"
    assert talk.next() == Ended(0)
    talk.child.close()


def test_file_descriptors_are_inherited_by_name_alone() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"hello")
    given = Conversation("inherited", reading, inherit=[reading])
    assert given.next() == b"hello"
    kept = Conversation("inherited", reading)
    assert kept.next() == Ended(1)
    for talk in (given, kept):
        talk.child.close()
    os.close(reading)
    os.close(writing)


def test_a_child_that_ignores_a_polite_request_is_killed() -> None:
    talk = Conversation("slow_to_end")
    talk.next()
    talk.child.terminate()
    talk.child.stop(0.2)
    assert talk.next() == Ended(-signal.SIGKILL)
    talk.child.close()


def test_ctrl_c_is_for_the_parent() -> None:
    talk = Conversation("echo")
    assert talk.next() == ()
    talk.child.process.send_signal(signal.SIGINT)
    talk.child.send("still here")
    assert talk.next() == "still here"
    talk.child.close()


def test_a_child_ends_with_the_object_that_stands_for_it() -> None:
    said: SimpleQueue[Any] = SimpleQueue()
    child = Child(f"{TARGETS}:sleep", heard=said.put)
    process = child.process
    said.get(timeout=SECONDS)
    del child
    gc.collect()
    assert process.poll() == -signal.SIGKILL


def test_a_hung_child_is_noticed_and_says_where_it_hangs(tmp_path: Path) -> None:
    heartbeat = Heartbeat.create(tmp_path / "heartbeat")
    watch = HangDetector(heartbeat)
    assert not heartbeat.read().busy
    talk = Conversation("work", str(tmp_path / "heartbeat"), keep_output=True)
    assert not watch.hung(0.0)
    assert talk.next() == "at work"
    assert heartbeat.read() == (3, 2)
    assert not watch.hung(SECONDS)
    until(lambda: watch.hung(0.1))
    talk.child.kill_hung()
    assert talk.next() == Ended(-signal.SIGKILL)
    assert "in work" in talk.child.last_words()
    talk.child.close()
    heartbeat.close()
