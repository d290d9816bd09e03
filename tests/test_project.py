"""The project as a whole: what a newcomer relies on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAVY = ("rich", "cyclopts", "fluent", "babel", "hashlib", "importlib.metadata", "numpy", "asyncio")


def test_importing_the_package_imports_nothing_heavy() -> None:
    code = "import sys, sengoku; sengoku.game('shinobi').start(4, 7); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(HEAVY) & set(done.stdout.split())


def test_there_is_one_version() -> None:
    from importlib.metadata import version

    import sengoku

    assert version("sengoku") == sengoku.__version__


def test_the_lines_of_python_in_the_readme_run() -> None:
    readme = (ROOT / "README.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", block], capture_output=True, check=True)
