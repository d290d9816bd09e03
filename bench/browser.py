"""A real server for real browsers, to test, measure and photograph the page."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

CHROMIUM: Final = os.environ.get("SENGOKU_CHROMIUM", "/usr/bin/chromium-headless-shell")
LAUNCH: Final[dict[str, Any]] = {
    "executable_path": CHROMIUM,
    "args": ["--no-sandbox", "--disable-gpu"],
}
TOKEN: Final = "the-operators"  # that shows the metrics of a server
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}


class Server:
    """A server in a separate process, which can be killed and started again."""

    def __init__(self, folder: Path, *flags: str, python: str = sys.executable) -> None:
        self.python = python
        self.database = folder / "tables.db"
        self.flags = flags
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the port that it had before."""
        flags = ["--port", str(self.port), "--database", str(self.database)]
        limits = ["--tables", "10000", "--requests", "100000"]
        self.process = subprocess.Popen(
            [self.python, "-m", "sengoku.server", *flags, *limits, *self.flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"SENGOKU_METRICS": TOKEN},  # 0.1.0 shows its metrics without it
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if '"listening"' in line:
                self.port = json.loads(line)["port"]
                return
        raise RuntimeError("the server did not start")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Terminate it, or kill it."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(20)
        self.process.stdout.close()
