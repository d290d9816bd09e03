"""An event loop in a thread of its own, for programs that are not asynchronous themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, Final, TypeVar

T = TypeVar("T")

FAREWELL: Final = 2.0  # seconds for the thread to end


class Background:
    """Runs coroutines in another thread; that of the program waits for their results."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def submit(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Start a coroutine."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def call(self, work: Coroutine[Any, Any, T], seconds: float | None = None) -> T:
        """Run a coroutine and return its result; raise `TimeoutError` after so many seconds."""
        future = self.submit(work)
        try:
            return future.result(seconds)
        finally:
            future.cancel()  # of no effect unless we were interrupted

    def close(self) -> None:
        """End the thread."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(FAREWELL)
        if not self.thread.is_alive():
            self.loop.close()
