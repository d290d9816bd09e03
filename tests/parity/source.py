"""A second Python, which runs the same on the uncompiled source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


def on_the_source(module: str, call: str) -> Any:
    """What a call of a function of that test module gives there."""
    code = (
        f"import json, {module} as tests, sengoku.games.kernel.contract as contract; "
        f"assert contract.__file__.endswith('.py'); print(json.dumps(tests.{call}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
