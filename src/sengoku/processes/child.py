"""The parent's side of a child process: start, messages, end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any, Final, NamedTuple
from weakref import finalize

from sengoku.processes.channel import read, write
from sengoku.processes.lifeline import Lifeline

PACKAGE: Final = "sengoku.processes"
PATIENCE: Final = 1.0  # seconds in which a child should end when nothing more is asked of it
DUMP: Final = 2.0  # seconds in which a hung child should have begun to say where it hangs,
REST: Final = 0.1  # and in which it should have said all of it
LAST_WORDS: Final = 10_000  # characters of a child's output that are kept


class Ended(NamedTuple):
    """The last message about a child: it has ended."""

    code: int  # the exit code; negative: the signal that killed it


def ignore(_: object) -> None:
    """Do nothing about a message."""


class Child:
    """A function, `module:function`, that runs in a Python process of its own.

    It is called with a `Channel` and the `arguments`. What it sends is handed to `heard`, in a
    thread of the child's own; the last message is `Ended`. The child inherits the file descriptors
    in `inherit`, and this process's import path, environment and standard error; with
    `keep_output`, what it writes there is kept for `last_words` instead.
    """

    def __init__(
        self,
        target: str,
        *arguments: object,
        heard: Callable[[Any], object] = ignore,
        inherit: Sequence[int] = (),
        keep_output: bool = False,
    ) -> None:
        self.output = temporary_file() if keep_output else None
        lifeline = Lifeline()
        try:
            self.process = Popen(
                [sys.executable, "-P", "-m", PACKAGE, target, str(lifeline.childs)],
                stdin=PIPE,
                stdout=PIPE,
                stderr=self.output,
                pass_fds=(*lifeline.inherited, *inherit),
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            )
        finally:
            lifeline.handed_over()
        Thread(target=listen, args=(self.process, heard), daemon=True).start()
        self.close = finalize(self, end, self.process, lifeline, self.output)
        self.send(arguments)

    def send(self, message: object) -> None:
        """Send a message. A child that has ended gets none: `heard` is told of its end anyway."""
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # a broken pipe, or a closed one
            write(self.process.stdin, message)

    @property
    def ended(self) -> bool:
        """Whether the process has ended."""
        return self.process.poll() is not None

    def terminate(self) -> None:
        """Ask the child to end (SIGTERM)."""
        self.process.terminate()

    def kill(self) -> None:
        """End the child at once."""
        self.process.kill()

    def stop(self, patience: float) -> None:
        """Wait for the child to end; kill it if it has not done so within `patience` seconds."""
        try:
            self.process.wait(patience)
        except TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def kill_hung(self) -> None:
        """Let the child write to its output where it hangs, and kill it."""
        before = self.written()
        if hasattr(signal, "SIGUSR1"):
            self.process.send_signal(signal.SIGUSR1)
            until = monotonic() + DUMP
            while self.output is not None and self.written() == before and monotonic() < until:
                sleep(0.02)
        self.stop(REST)

    def written(self) -> int:
        """How many bytes of kept output there are."""
        return 0 if self.output is None else os.fstat(self.output.fileno()).st_size

    def last_words(self) -> str:
        """The end of what a child that has ended wrote, if its output is kept."""
        if self.output is None:
            return ""
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[-LAST_WORDS:]


def temporary_file() -> IO[bytes]:
    """A file without a name."""
    from tempfile import TemporaryFile  # slow to import, and children rarely need it

    return TemporaryFile()


def listen(process: Popen[bytes], heard: Callable[[Any], object]) -> None:
    """Pass on what a child sends, and the news that it has ended."""
    assert process.stdout is not None
    with process.stdout as answers:
        try:
            while True:
                heard(read(answers))
        except EOFError:
            pass
        except Exception:  # not a message: it was cut off, or somebody else wrote it
            process.kill()
    heard(Ended(process.wait()))


def end(process: Popen[bytes], lifeline: Lifeline, output: IO[bytes] | None) -> None:
    """Close the channel, so that an idle child ends; kill one that is still busy."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except TimeoutExpired:
        process.kill()
        process.wait()
    lifeline.cut()
    if output is not None:
        output.close()
