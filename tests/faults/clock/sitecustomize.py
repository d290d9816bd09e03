"""A time of day that a test can set, in the processes of a server and in no other.

Python imports a module of this name at its start, if it is found. The file that the environment
names holds how many seconds the clock is ahead; it may change at any time.
"""

import os
import time

NAMED = os.environ.get("SENGOKU_TEST_CLOCK")
real = time.time


def shifted() -> float:
    """The time of day, as far as this process knows."""
    try:
        with open(NAMED or "", encoding="ascii") as ahead:
            return real() + float(ahead.read())
    except (OSError, ValueError):
        return real()


if NAMED:
    vars(time)["time"] = shifted
