"""Installing: with a compiler the rules are compiled, without one they are the same source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    done = subprocess.run(
        [*build, "--wheel-dir", str(tmp_path), str(ROOT)],
        env=outside | {"CC": "/bin/false"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as files:
        names = files.namelist()
        files.extractall(tmp_path / "plain")
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for needed in ("games/kernel.py", "words/en.ftl", "bench/shinobi_limit.c", "py.typed"):
        assert f"sengoku/{needed}" in names
    version = subprocess.run(
        [sys.executable, "-m", "sengoku", "--version"],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "plain")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "not compiled" in version.stdout
