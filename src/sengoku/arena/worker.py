"""A process that plays games: tasks come in as lines of JSON, records go out as such.

It is started as `python -m sengoku.arena.worker PULSE`, with the file of its sign of life.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import sys
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Final

from sengoku.arena.match import Match
from sengoku.arena.plan import Task
from sengoku.arena.pulse import Pulse

GLANCE: Final = 1.0  # seconds between two looks at whether anybody still wants the game


def main() -> None:
    """Play what is asked for until nobody asks any more."""
    pulse = Pulse(Path(sys.argv[1]))
    if hasattr(signal, "SIGUSR1"):  # whoever watches may ask where a bot hangs
        faulthandler.register(signal.SIGUSR1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is for the one who asks
    Thread(target=outlive_nobody, args=[os.getppid()], daemon=True).start()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what bots print is not a record
    for line in sys.stdin:
        out.write(json.dumps(Match(task_of(line), pulse).play().plain()) + "\n")
        out.flush()


def outlive_nobody(parent: int) -> None:
    """End when the one who asks is gone, even while a bot hangs."""
    while os.getppid() == parent:
        sleep(GLANCE)
    os._exit(1)


def task_of(line: str) -> Task:
    """The task in a line."""
    asked = json.loads(line)
    return Task(**asked | {"bots": tuple(asked["bots"])})


if __name__ == "__main__":
    main()
