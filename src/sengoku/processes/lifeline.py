"""No child outlives its parent, however early or late the parent dies, and however it dies.

The child holds the reading end of a pipe that only the parent could write to, and has asked the
kernel for a signal when something happens to it. When the parent ends, the kernel closes the
writing end, and the signal kills the child. A parent that is gone before the child has asked is
found by looking once. None of it needs Python: a thread that waits could not run while compiled
code, such as a search, holds the interpreter lock.

Where there are no POSIX signals, a child ends when it next waits for a message.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

POSIX: Final = sys.platform != "win32"


class Lifeline:
    """The parent's side: as long as it is open, the child may live."""

    def __init__(self) -> None:
        self.childs, self.ours = os.pipe() if POSIX else (-1, -1)

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
    """The child's side: from now on, this process dies when its parent does."""
    if sys.platform != "win32":
        import fcntl
        import select

        signal.signal(signal.SIGIO, signal.SIG_DFL)  # to end the process
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGIO})
        fcntl.fcntl(descriptor, fcntl.F_SETOWN, os.getpid())
        flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
        fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_ASYNC)
        readable, _, _ = select.select([descriptor], [], [], 0)
        if readable:  # nobody ever writes: the parent has gone
            os._exit(1)
