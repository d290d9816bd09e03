"""The locks: what an image and a release are made of, with a hash for every file."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
RUNTIME = ROOT / "requirements.lock"
BUILD = ROOT / "requirements-build.lock"
PINNED = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[^ ;]+)(?: .*)?")


class Locked(NamedTuple):
    """A version of a package that may be installed."""

    version: str
    hashes: list[str]


def locked(path: Path) -> dict[str, Locked]:
    """What a lock allows, by name; raises if a line of it says anything else."""
    joined = re.sub(r"^ *#.*\n", "", path.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    found: dict[str, Locked] = {}
    for line in filter(None, map(str.strip, joined.splitlines())):
        pinned = PINNED.fullmatch(line)
        assert pinned is not None, line
        hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})\b", line)
        assert len(hashes) == line.count("--hash="), line
        found[canonicalize_name(pinned["name"])] = Locked(pinned["version"], hashes)
    return found


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def wanted(path: Path) -> list[Requirement]:
    """What a lock is made for."""
    about = project()
    texts: list[str] = list(about["project"]["dependencies"])
    if path == BUILD:
        texts += about["build-system"]["requires"]
        texts += about["project"]["optional-dependencies"]["docs"]
    return [Requirement(text) for text in texts]


def needed(first: list[Requirement]) -> set[str]:
    """All that these need here, as the packages that are installed say."""
    found: set[tuple[str, str]] = set()
    open_ones = list(first)
    while open_ones:
        one = open_ones.pop()
        for extra in ("", *sorted(one.extras)):
            key = (canonicalize_name(one.name), extra)
            if key in found or not (one.marker is None or one.marker.evaluate({"extra": ""})):
                continue
            found.add(key)
            for more in map(Requirement, requires(one.name) or []):
                if more.marker is None or more.marker.evaluate({"extra": extra}):
                    open_ones.append(Requirement(str(more).partition(";")[0]))
    return {name for name, _ in found}


@pytest.mark.parametrize("path", [RUNTIME, BUILD], ids=lambda path: path.name)
def test_a_lock_covers_everything_that_is_needed(path: Path) -> None:
    allowed = locked(path)
    for requirement in wanted(path):
        one = allowed[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(one.version, prereleases=True), requirement
    assert needed(wanted(path)) <= allowed.keys()


@pytest.mark.parametrize("path", [RUNTIME, BUILD], ids=lambda path: path.name)
def test_a_lock_has_the_tested_versions_and_hashes_of_all(path: Path) -> None:
    tested = dict(
        line.split("==")
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if "==" in line
    )
    known: dict[str, str] = {canonicalize_name(n): version for n, version in tested.items()}
    for name, one in locked(path).items():
        assert one.hashes, name
        assert one.version == known.get(name, one.version), name


def test_what_is_run_is_built_with() -> None:
    """The handbook is made with the versions that the image has."""
    built = locked(BUILD)
    for name, one in locked(RUNTIME).items():
        assert built[name].version == one.version


@pytest.mark.parametrize("path", [RUNTIME, BUILD], ids=lambda path: path.name)
def test_a_lock_names_no_place_to_download_from(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "index" not in re.sub(r"^ *#.*$|[\w.-]+==", "", text, flags=re.MULTILINE)


def test_a_lock_is_read_with_care(tmp_path: Path) -> None:
    """What the checks above rely on: nothing unpinned or without its hash goes unseen."""
    bad = tmp_path / "bad.lock"
    for line in ("litestar>=2", "--extra-index-url somewhere", "litestar==2 --hash=md5:00"):
        bad.write_text(line + "\n")
        with pytest.raises(AssertionError):
            locked(bad)
    bad.write_text("litestar==2.0\n")
    assert locked(bad)["litestar"].hashes == []
    with pytest.raises(PackageNotFoundError):
        needed([Requirement("no-such-package-anywhere")])


def test_every_package_of_the_page_has_its_hash() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert len(packages) > 100
    for name, one in packages.items():
        if name:
            assert one["integrity"].startswith("sha512-"), name
            assert "resolved" not in one, name
