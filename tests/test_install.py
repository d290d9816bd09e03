"""Installing from source: it needs no Node and no compiler, and says what it did without one."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from importlib.metadata import files
from pathlib import Path
from zipfile import ZipFile

import pytest

from sengoku.games.kernel import contract

ROOT = Path(__file__).parent.parent
NEEDED = ("games/kernel/contract.py", "words/en.ftl", "bench/shinobi_limit.c", "py.typed")
BINARY = (".so", ".pyd")
COMPILED = str(contract.__file__).endswith(BINARY)


def run(*arguments: str, **more: str) -> str:
    """What Python says when it is run, on both its voices; it must succeed."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=outside | more,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, made as a release is: here there may be Node."""
    folder = tmp_path_factory.mktemp("sdist")
    run("-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder))
    [found] = folder.glob("*.tar.gz")
    return found


def test_the_source_carries_its_page_and_nothing_that_was_made_for_one_machine(
    sdist: Path,
) -> None:
    with tarfile.open(sdist) as source:
        names = [name.partition("/")[2] for name in source.getnames()]
    for needed in ("web/dist/index.html", "web/dist.sha256", "hatch_build.py", "constraints.txt"):
        assert needed in names
    for other in ("node_modules", ".venv", "build/", ".git/"):
        assert not [name for name in names if other in name and not name.startswith("docs/")]
    assert not [name for name in names if name.endswith(BINARY)]


def test_without_node_and_compiler_it_installs_with_its_page_and_says_so(
    sdist: Path, tmp_path: Path
) -> None:
    build = ["-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    (tmp_path / "bare").mkdir()
    said = run(*build, str(tmp_path), str(sdist), PATH=str(tmp_path / "bare"), CC="")
    assert "No C compiler: Sengoku is installed uncompiled, and slow." in said
    assert "No Node" not in said
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as inside:
        names = inside.namelist()
        inside.extractall(tmp_path / "plain")
    assert not [name for name in names if name.endswith(BINARY)]
    for needed in (*NEEDED, "web/index.html"):
        assert f"sengoku/{needed}" in names
    version = run("-m", "sengoku", "--version", PYTHONPATH=str(tmp_path / "plain"))
    assert "not compiled" in version


@pytest.mark.skipif(not COMPILED, reason="installed without a compiler")
def test_with_a_compiler_and_node_it_is_installed_with_both() -> None:
    """What the tests run on is the wheel that `make play` installs."""
    names = [path.as_posix() for path in files("sengoku") or []]
    for needed in (*NEEDED, "web/index.html"):
        assert f"sengoku/{needed}" in names
    for folder in ("games/shinobi/rules", "games/senji/rules/phases", "bots/search/tree"):
        assert [
            name
            for name in names
            if name.startswith(f"sengoku/{folder}.") and name.endswith(BINARY)
        ]
