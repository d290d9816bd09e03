"""`sengoku verify`: what a player types to check a game; and `sengoku serve` typed wrong."""

from __future__ import annotations

import json
import subprocess
import sys
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
    for words in (["--port", "x"], ["--root", "x"], ["--nonsense"]):
        done = sengoku("serve", *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
