"""What hosts and players type: `serve`, `backup`, `restore`, `verify`, and typed wrong."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

from sengoku.games.kernel.streams import Random
from sengoku.table import entries as log
from sengoku.table import record
from tests.server.rig import People, play_on, run
from tests.table.sitting import seated


def sengoku(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sengoku", *words], capture_output=True, text=True, check=False
    )


def test_a_record_is_verified_and_a_forged_one_is_not(tmp_path: Path) -> None:
    sitting = seated("shinobi", 3)
    sitting.pledge(0, "plum")
    sitting.pledge(1, "cherry")
    sitting.start()
    sitting.reveal(0, "plum")
    sitting.act([log.Started(at=sitting.now)])  # Bo was too late
    sitting.play(1000, Random(3))
    found = record.record(sitting.table)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(found))
    done = sengoku("verify", str(path))
    assert done.returncode == 0
    assert f"{len(found['draws'])} draws" in done.stdout
    assert "Words in the deal: Ann." in done.stdout
    assert "Bo’s word was not revealed in time" in done.stdout
    path.write_text(json.dumps(found | {"words": ["peach", "", ""]}))
    assert "The word of Ann is not" in sengoku("verify", str(path)).stderr
    path.write_text(json.dumps({name: value for name, value in found.items() if name != "pledges"}))
    assert "No player had committed to a word" in sengoku("verify", str(path)).stdout
    found["draws"][2][1] ^= 1
    path.write_text(json.dumps(found))
    forged = sengoku("verify", str(path))
    assert forged.returncode == 2
    assert "Draw 3" in forged.stderr
    path.write_text("[" * 100_000)
    assert "not a JSON" in sengoku("verify", str(path)).stderr
    assert "can’t be read" in sengoku("verify", str(tmp_path / "none.json")).stderr


def test_a_wrong_flag_is_answered_with_a_sentence() -> None:
    for words in (["--port", "x"], ["--root", "x"], ["--docs", "nowhere"], ["--nonsense"]):
        done = sengoku("serve", *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_the_help_says_what_every_command_does() -> None:
    said = sengoku("--help").stdout
    for command in ("serve: Let people", "backup: Write", "restore: Put", "verify: Check"):
        assert command in said


def test_a_database_that_can_not_be_reached_is_not_taken_for_a_bad_file(tmp_path: Path) -> None:
    away = ("--database", "postgresql://user:password@127.0.0.1:1/name")
    backup = tmp_path / "friday.backup"
    for command in ("backup", "serve"):
        words = [str(backup)] if command == "backup" else []
        done = sengoku(command, *words, *away)
        assert done.returncode == 2
        assert "The database can’t be opened" in done.stderr
    assert not backup.exists()


def test_a_server_ends_without_a_murmur_and_its_database_is_its_owners(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with People(url) as people:
            await people.gather("shinobi", 3, bots={"1": "random", "2": "random"})
            await play_on(people.seats[0], Random(1), 6)  # the bots have a process by now

    database = tmp_path / "x.db"
    command = [sys.executable, "-m", "sengoku", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        run(play(f"http://127.0.0.1:{json.loads(server.stderr.readline())['port']}"))
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
        server.terminate()
        said = server.stderr.read()  # until the last of its processes is gone
    assert [json.loads(line)["event"] for line in said.splitlines()] == [
        "a table is made",
        "closed",
    ]


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
