"""Without an extra: a sentence that says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sengoku.research.extras import MissingExtra, extra

MODULES = {
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "gymnasium": ("gymnasium", "gym"),
    "vector": ("numpy", "gym"),
    "openspiel": ("pyspiel", "openspiel"),
    "ppo": ("numpy", "train"),
    "trained": ("numpy", "train"),
}


@pytest.mark.parametrize("module", MODULES)
def test_a_missing_package_is_named_with_its_extra(module: str) -> None:
    package, name = MODULES[module]
    code = f"""
import sys
sys.modules["{package}"] = None
from sengoku.research.extras import MissingExtra
try:
    import sengoku.research.{module}
except MissingExtra as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"the package {package}" in done.stdout
    assert f'pip install ".[{name}]"' in done.stdout


def test_a_mistake_of_our_own_is_not_taken_for_a_missing_package() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"), extra("gym"):
        import sengoku.nowhere  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra) as caught, extra("gym"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    assert "the package no_such_package." in str(caught.value)
