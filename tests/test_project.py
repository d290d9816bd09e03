"""The project as a whole: what a newcomer relies on."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("rich", "cyclopts", "fluent", "babel", "hashlib", "importlib.metadata", "numpy", "asyncio")


def test_importing_the_package_imports_nothing_heavy() -> None:
    code = "import sys, sengoku; sengoku.game('shinobi').start(4, 7); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(HEAVY) & set(done.stdout.split())


def test_there_is_one_version() -> None:
    from importlib.metadata import version

    import sengoku

    assert version("sengoku") == sengoku.__version__
