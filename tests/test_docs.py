"""The documentation is true: its Python runs, its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOT_PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
PAGES = [*ROOT_PAGES, *sorted((ROOT / "docs").glob("*.md"))]
PROGRAMS = [
    pytest.param(block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


def test_the_site_is_built_and_no_link_in_it_is_broken(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(ROOT / "docs")]
    done = subprocess.run([*build, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = list(tmp_path.glob("*.html"))
    assert len(pages) > len(PAGES) - len(ROOT_PAGES)
    for page in pages:
        text = page.read_text()
        for address in re.findall(r'(?:href|src)="([^"]+)"', text):
            assert "://" not in address, address
            path, _, anchor = address.partition("#")
            target = page.parent / path.partition("?")[0] if path else page
            assert target.exists(), f"{page.name}: {address}"
            if anchor and target.suffix == ".html":
                assert f'id="{anchor}"' in target.read_text(), f"{page.name}: {address}"


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_python_in_the_pages_runs(program: str) -> None:
    """As it is printed: whoever copies a block has all that it needs."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    pictures = re.findall(r'(?:src|srcset)="([^"]+)"', text)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) + pictures:
        assert "://" not in target, "the project speaks of itself alone"
        assert (page.parent / target).exists(), target


def test_every_promise_names_tests_that_exist() -> None:
    promises = (ROOT / "SECURITY.md").read_text()
    rows = [row for row in promises.splitlines() if row.startswith("| ")][1:]
    assert len(rows) > 5
    for row in rows:
        tests = re.findall(r"`(tests/[^`]+)`", row)
        assert tests, row
        for test in tests:
            assert (ROOT / test).is_file(), test
