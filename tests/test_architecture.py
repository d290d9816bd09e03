"""docs/architecture.md and CONTRIBUTING.md are true: what they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_click import defined_in

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/architecture.md").read_text()
DRAWN = (ROOT / "docs/pictures/architecture.svg").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()
ROWS: list[tuple[str, str]] = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
FOLDERS = {
    path.name for path in (ROOT / "src/sengoku").iterdir() if (path / "__init__.py").exists()
}


@pytest.mark.parametrize(("file", "name"), ROWS)
def test_every_function_of_a_flow_exists(file: str, name: str) -> None:
    assert name in defined_in(ROOT / file)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:src|web)/[^`]*)`", PAGE))))
def test_every_file_and_folder_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_package_is_in_the_table_and_in_the_picture() -> None:
    told = set(re.findall(r"`src/sengoku/(\w+)/`", PAGE))
    assert told == FOLDERS
    drawn = set(re.findall(r"(\w+)/", " ".join(re.findall(r">([\w./ ]+)</text>", DRAWN))))
    assert drawn >= FOLDERS


def test_contributing_shows_every_package() -> None:
    tree = CONTRIBUTING[CONTRIBUTING.index("src/sengoku/\n") : CONTRIBUTING.index("web/  ")]
    assert set(re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)) == FOLDERS
    for name in re.findall(r"^  (\w+\.py)", tree, re.MULTILINE):
        assert (ROOT / "src/sengoku" / name).exists(), name


@pytest.mark.parametrize("package", ["table", "server", "processes", "local", "client"])
def test_contributing_names_modules_that_are_there(package: str) -> None:
    [entry] = re.findall(rf"^  {package}/ (.*?)^  \w", CONTRIBUTING, re.MULTILINE | re.DOTALL)
    modules = {path.stem for path in (ROOT / "src/sengoku" / package).glob("*.py")}
    named = re.findall(r"(\w+_\w+)|\((\w+)\)", entry)  # names that are no English words
    assert {name for pair in named for name in pair if name} <= modules
