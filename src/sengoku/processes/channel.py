"""Messages between a process and its parent: pickled objects, one after another."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Any


class Channel:
    """The child's side of the conversation with its parent."""

    def __init__(self, incoming: IO[bytes], outgoing: IO[bytes]) -> None:
        self.incoming = incoming
        self.outgoing = outgoing

    def send(self, message: object) -> None:
        """Send a message to the parent."""
        write(self.outgoing, message)

    def receive(self) -> Any:
        """Wait for the next message; `EOFError` when the parent has closed the channel."""
        return read(self.incoming)

    def messages(self) -> Iterator[Any]:
        """Receive messages until the parent closes the channel."""
        with suppress(EOFError):
            while True:
                yield self.receive()


def write(stream: IO[bytes], message: object) -> None:
    """Write a message, and make sure that it leaves this process."""
    stream.write(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
    stream.flush()


def read(stream: IO[bytes]) -> Any:
    """Read a message; `EOFError` at the end of the stream."""
    return pickle.load(stream)  # noqa: S301 (only our own processes write to it)
