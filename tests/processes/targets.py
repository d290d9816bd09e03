"""What the children in these tests do."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from sengoku.processes import Channel, Child, Heartbeat


def echo(channel: Channel, *arguments: object) -> None:
    """Send back the arguments, then every message."""
    channel.send(arguments)
    for message in channel.messages():
        channel.send(message)


def talkative(channel: Channel) -> None:
    """Print, read standard input, and complain."""
    print("printed", flush=True)  # noqa: T201
    os.system("echo from a shell")
    channel.send(sys.stdin.read())
    sys.stderr.write("complained\n")


def fail(channel: Channel) -> None:
    raise ValueError("on purpose")


def leave(channel: Channel, code: int) -> None:
    os._exit(code)


def half(channel: Channel) -> None:
    """Begin a message, and stay."""
    channel.outgoing.write(b"\x80\x05")
    channel.outgoing.write(b"nonsense")
    channel.outgoing.flush()
    time.sleep(1000)


def broken_pipe(channel: Channel) -> None:
    """Write to a pipe that nobody reads; SIGPIPE must not kill this process."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        os.write(writing, b"x")
    except BrokenPipeError:
        channel.send("BrokenPipeError")


def inherited(channel: Channel, descriptor: int) -> None:
    channel.send(os.read(descriptor, 100))


def sleep(channel: Channel) -> None:
    """Hang, with the interpreter free for others."""
    channel.send(os.getpid())
    time.sleep(1000)


def hold_interpreter(channel: Channel) -> None:
    """Hang in compiled code, which never lets another thread run."""
    channel.send(os.getpid())
    hold_at_once(channel)


def hold_at_once(channel: Channel) -> None:
    """The same from the first moment on."""
    pow(3, 10**9, 7**20_000_000)


def slow_to_end(channel: Channel) -> None:
    """Refuse to end by SIGTERM."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    channel.send(os.getpid())
    time.sleep(1000)


def work(channel: Channel, heartbeat: str) -> None:
    """Two tasks; the second never ends."""
    shown = Heartbeat(Path(heartbeat))
    shown.begin(1)
    shown.end()
    shown.begin(2)
    channel.send("at work")
    time.sleep(1000)


def parent(channel: Channel, target: str) -> None:
    """Have a child; tell its id as soon as it exists, and everything that it says."""
    child = Child(target, heard=channel.send)
    channel.send(child.process.pid)
    time.sleep(1000)
