"""Build the page for browsers with Vite: `python tools/page.py`.

The result is `web/dist`. It is kept as long as nothing that goes into it changes. Needs nothing but
Python and Node; the exit code is 3 where there is no Node.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FINGERPRINT = ROOT / "web/dist.sha256"  # of everything that the page in `web/dist` was made from
SOURCES = (
    *("web/src/**/*", "web/public/**/*", "web/*.json", "web/*.ts", "web/*.js", "web/*.html"),
    *("src/sengoku/words/*.ftl", "src/sengoku/words/rules/*.md", "src/sengoku/games/*/*.json"),
)
NO_NODE = 3


def build() -> None:
    """Build the page, unless it is up to date."""
    wanted = fingerprint()
    if FINGERPRINT.is_file() and FINGERPRINT.read_text() == wanted:
        return
    if not shutil.which("npm"):
        sys.exit(NO_NODE)
    if not installed():
        run_npm("ci")
    run_npm("run", "build")
    FINGERPRINT.write_text(wanted)


def fingerprint() -> str:
    """A hash of everything that the page is made from."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file():
                found.update(path.relative_to(ROOT).as_posix().encode())
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def installed() -> bool:
    """Whether the packages that the page is built with are there, as the lock file says."""
    lock, there = ROOT / "web/package-lock.json", ROOT / "web/node_modules/.package-lock.json"
    return there.is_file() and there.stat().st_mtime >= lock.stat().st_mtime


def run_npm(*arguments: str) -> None:
    """Run npm in `web/`; show its output only if it failed."""
    npm = shutil.which("npm") or "npm"
    done = subprocess.run([npm, *arguments], cwd=ROOT / "web", capture_output=True, text=True)
    if done.returncode != 0:
        hint = "SENGOKU_NO_PAGE=1 installs Sengoku without its page for browsers."
        sys.exit(f"The page could not be built:\n{done.stdout}\n{done.stderr}\n{hint}")


if __name__ == "__main__":
    build()
