"""What runs in containers can't be run here; it is held against the tools' own descriptions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from sengoku.server.config import Config

HOME = Path(__file__).parent.parent
TOOLS = Path(sys.executable).parent
UNPINNED = "DL3008"  # Debian's packages: its stable release keeps them


def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(HOME / "compose.yaml")
    return found


@pytest.mark.parametrize(
    "command",
    [
        ["hadolint", "--ignore", UNPINNED, "Dockerfile"],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
    ],
)
def test_the_linters_have_nothing_to_say(command: list[str]) -> None:
    done = subprocess.run(
        [TOOLS / command[0], *command[1:]], cwd=HOME, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_server_finds_the_database_that_is_composed() -> None:
    services = compose()["services"]
    address = services["sengoku"]["environment"]["SENGOKU_DATABASE"]
    assert Config(database=address).shared
    assert "@database/" in address
    assert "database" in services


def test_what_is_copied_in_is_there() -> None:
    """The image is built from the whole source but for what is ignored."""
    ignored = (HOME / ".dockerignore").read_text().splitlines()
    for needed in (
        "src",
        "web",
        "bench",
        "docs",
        "constraints.txt",
        "pyproject.toml",
        "hatch_build.py",
    ):
        assert (HOME / needed).exists()
        assert needed not in ignored
