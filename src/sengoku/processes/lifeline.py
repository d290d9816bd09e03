"""No child outlives its parent, however early or late the parent dies, and however it dies.

A thread of the child blocks in a write to a full pipe that only the parent could read. When the
parent ends, the kernel closes the reading end, and the write kills the child with SIGPIPE. There is
no moment too early for it: if the parent is gone already, the first write kills. And it needs
nothing of Python: a thread that waits for end-of-file could not run while compiled code, such as a
search, holds the interpreter lock.

Where there are no POSIX signals, a child ends when it next waits for a message.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from threading import Thread
from typing import Final

POSIX: Final = sys.platform != "win32"
CHUNK: Final = bytes(1 << 16)


class Lifeline:
    """The parent's side: as long as it is open, the child may live."""

    def __init__(self) -> None:
        self.ours, self.childs = os.pipe() if POSIX else (-1, -1)

    @property
    def inherited(self) -> tuple[int, ...]:
        """The file descriptors that the child must inherit."""
        return (self.childs,) if POSIX else ()

    def handed_over(self) -> None:
        """Close the child's end here, once the child has its own copy."""
        if POSIX:
            os.close(self.childs)

    def cut(self) -> None:
        """Kill the child, if it is still there."""
        if POSIX:
            os.close(self.ours)


def hold(descriptor: int) -> None:
    """The child's side: from now on, this process dies when its parent does.

    SIGPIPE stays blocked in all threads but one: elsewhere, a write to a closed pipe or socket
    raises `BrokenPipeError` as usual.
    """
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGPIPE})  # new threads inherit this
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        Thread(target=fill, args=(descriptor,), daemon=True).start()


def fill(descriptor: int) -> None:
    """Write until the pipe is full, and block there until the parent ends."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGPIPE})
    with suppress(OSError):
        while True:
            os.write(descriptor, CHUNK)
    os._exit(1)  # a library has changed what SIGPIPE does
