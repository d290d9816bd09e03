"""The example package, installed as its users would, into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the game of the example is found by its entry point."""
    folder = tmp_path_factory.mktemp("janken")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *flags, str(ROOT / "examples" / "janken")],
        env={name: value for name, value in os.environ.items() if not name.startswith("PIP_")},
        capture_output=True,
        check=True,
    )
    path = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}
