"""The clock of a server can be set while it runs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.faults.house import CLOCK

ASKED = """
import pathlib, sys, time
ahead = pathlib.Path(sys.argv[1])
for seconds in ("3600", "-3600"):
    ahead.write_text(seconds)
    print(time.time())
"""


def test_the_time_of_day_jumps_both_ways(tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    environment = {"PYTHONPATH": str(CLOCK), "SENGOKU_TEST_CLOCK": str(ahead)}
    before = time.time()
    done = subprocess.run(
        [sys.executable, "-c", ASKED, str(ahead)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    after = time.time()
    forward, back = map(float, done.stdout.split())
    assert before <= forward - 3600 <= after
    assert before <= back + 3600 <= after
