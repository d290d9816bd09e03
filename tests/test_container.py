"""What runs in containers can't be run here; it is held against the tools' own descriptions."""

from __future__ import annotations

import re
import shlex
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
        "requirements.lock",
        "requirements-build.lock",
        "pyproject.toml",
        "hatch_build.py",
    ):
        assert (HOME / needed).exists()
        assert needed not in ignored


@pytest.mark.parametrize("name", ["sengoku", "database"])
def test_a_container_can_do_no_more_than_it_has_to(name: str) -> None:
    service = compose()["services"][name]
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert "privileged" not in service
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["read_only"] is True
    for place in service["tmpfs"]:
        assert {"size", "mode", "noexec", "nosuid", "nodev"} <= set(re.findall(r"[a-z]+", place))
    for most in ("mem_limit", "pids_limit", "cpus"):
        assert service[most]
    assert str(service["user"]).partition(":")[0] not in ("", "0", "root")


def test_only_this_machine_reaches_the_composed_server_and_nobody_its_database() -> None:
    """Whoever wants others to come in puts a proxy with HTTPS before it."""
    services = compose()["services"]
    assert [port.rpartition(":")[0] for port in services["sengoku"]["ports"]] == ["127.0.0.1:8000"]
    assert "ports" not in services["database"]


def test_whether_a_container_is_well_is_asked() -> None:
    services = compose()["services"]
    assert services["sengoku"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in services["database"]["healthcheck"]["test"]
    [asked] = [line for line in last_stage() if line.startswith("HEALTHCHECK")]
    assert "/health" in asked


def test_the_composed_server_takes_its_settings_from_outside() -> None:
    """Behind a proxy a server needs to know it; nobody should have to edit the file for that."""
    given = compose()["services"]["sengoku"]["environment"]
    for name in ("HTTPS", "ORIGIN", "PROXIES", "METRICS"):
        assert given[f"SENGOKU_{name}"].startswith(f"${{SENGOKU_{name}:-")


def last_stage() -> list[str]:
    """The instructions for the image that is run, one a line."""
    joined = (HOME / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    starts = [at for at, line in enumerate(lines) if line.startswith("FROM ")]
    return lines[starts[-1] :]


def test_the_image_is_not_run_as_root() -> None:
    users = [line.split()[1] for line in last_stage() if line.startswith("USER ")]
    assert users == ["1000:1000"]
    assert compose()["services"]["sengoku"]["user"] == users[0]


def test_the_image_installs_nothing_without_its_hash() -> None:
    joined = (HOME / "Dockerfile").read_text().replace("\\\n", " ")
    commands = re.findall(r"pip (?:install|wheel) [^&\n]*", joined)
    assert len(commands) == 5
    for command in commands:
        words = shlex.split(command)
        ours = "--no-deps" in words and words[-1] in (".", "/wheels/*.whl")
        assert ours or "--require-hashes" in words, command
