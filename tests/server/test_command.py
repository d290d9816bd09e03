"""`sengoku verify`: what a player types to check a game; and `sengoku serve` typed wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from sengoku.games.chance import Random
from sengoku.table import record
from tests.table.sitting import playing


def sengoku(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sengoku", *words], capture_output=True, text=True, check=False
    )


def test_a_record_is_verified_and_a_forged_one_is_not(tmp_path: Path) -> None:
    sitting = playing("shinobi", 3)
    sitting.play(1000, Random(3))
    found = record.record(sitting.table)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(found))
    done = sengoku("verify", str(path))
    assert done.returncode == 0
    assert f"{len(found['draws'])} draws" in done.stdout
    found["draws"][2][1] ^= 1
    path.write_text(json.dumps(found))
    forged = sengoku("verify", str(path))
    assert forged.returncode == 2
    assert "Draw 3" in forged.stderr
    path.write_text("[" * 100_000)
    assert "no JSON" in sengoku("verify", str(path)).stderr
    assert "can’t be read" in sengoku("verify", str(tmp_path / "none.json")).stderr


def test_a_wrong_flag_is_answered_with_a_sentence() -> None:
    for words in (["--port", "x"], ["--root", "x"], ["--docs", "nowhere"], ["--nonsense"]):
        done = sengoku("serve", *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_the_page_is_opened_where_there_is_a_browser(tmp_path: Path) -> None:
    """The browser is a real program of ours; BROWSER is how every system lets one choose."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "sengoku", "serve", "--browse", "--port", "0"]
    command += ["--database", str(tmp_path / "x.db")]
    environment = os.environ | {"BROWSER": str(browser)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            while not (opened.exists() and opened.read_text().endswith("\n")):
                assert server.poll() is None
                time.sleep(0.05)
        finally:
            server.terminate()
    address = opened.read_text().strip()
    assert address.startswith("http://127.0.0.1:")
    assert address in said
