"""The child's side: `python -m sengoku.processes MODULE:FUNCTION LIFELINE` runs a function.

The function is called with a `Channel` to the parent, and with the arguments that the parent sends
as the first message.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

from sengoku.processes.channel import Channel
from sengoku.processes.lifeline import hold


def main() -> None:
    """Prepare this process, and run what the parent asks for."""
    target, lifeline = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)  # the parent may ask where this process hangs
    hold(int(lifeline))
    channel = private_channel()
    with suppress(EOFError):
        arguments = channel.receive()
        module, _, function = target.partition(":")
        getattr(import_module(module), function)(channel, *arguments)


def private_channel() -> Channel:
    """A channel on standard input and output, which are then replaced.

    Whatever games and bots print goes to standard error, and they read nothing.
    """
    channel = Channel(os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb"))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return channel


if __name__ == "__main__":
    main()
