"""How long `make play` takes on a fresh clone: `python -m bench.first_start`, in a checkout.

The last commit is cloned into an empty folder, as a stranger would do, and `make play` is run
there. Measured are the seconds until the page is served and a table can be made, until the server
runs on the compiled engine (that table must still be there), and those of a second start. Caches of
pip and npm are used as they are; the database is a new file. The machine should be quiet.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

BARS = {"first start, playable": 60.0, "second start, playable": 3.0}
MOST = 900.0  # seconds after which something is wrong
GLANCE = 0.05


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def said_in(clone: Path) -> Path:
    """The file that holds what `make play` says."""
    return clone.with_suffix(".log")


@contextmanager
def playing(clone: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """`make play` in a clone, until one has seen enough."""
    environment = os.environ | {
        "SENGOKU_PORT": str(port),
        "SENGOKU_DATABASE": str(clone / "sengoku.db"),
        "BROWSER": "true",
    }
    with said_in(clone).open("wb") as said:
        process = subprocess.Popen(
            ["make", "play"], cwd=clone, env=environment, stdout=said, start_new_session=True
        )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(30)


def ask(port: int, path: str, body: dict[str, object] | None = None) -> bytes:
    """What the server answers."""
    address = f"http://127.0.0.1:{port}{path}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"content-type": "application/json"})
    with urlopen(request, timeout=10) as answer:
        found: bytes = answer.read()
        return found


def seconds_until(what: Callable[[], bool], process: subprocess.Popen[bytes]) -> float:
    """How long it takes until something is true."""
    start = monotonic()
    while monotonic() - start < MOST and process.poll() is None:
        try:
            if what():
                return monotonic() - start
        except (URLError, HTTPException, OSError):
            pass
        sleep(GLANCE)
    sys.exit("`make play` has failed; its errors are above.")


def table(port: int) -> str:
    """Make a table with two bots, as the page does; its id."""
    bots = dict.fromkeys(("1", "2"), "ashigaru")
    asked: dict[str, object] = {"game": "shinobi", "players": 3, "bots": bots, "access": "open"}
    ident: str = json.loads(ask(port, "/api/tables", asked | {"name": "Ann"}))["id"]
    return ident


def playable(port: int) -> bool:
    """Whether the page is there and a table can be made."""
    return b"<script" in ask(port, "/") and bool(table(port))


def main() -> None:
    """Measure, and print a line each; the exit code is 1 if a bar is missed."""
    here = Path(__file__).parent.parent
    figures: dict[str, float] = {}
    with TemporaryDirectory() as folder:
        clone = Path(folder, "sengoku")
        subprocess.run(["git", "clone", "--quiet", str(here), str(clone)], check=True)
        port = free_port()
        with playing(clone, port) as process:
            figures["first start, playable"] = seconds_until(lambda: playable(port), process)
            made = table(port)
            compiled = seconds_until(
                lambda: "is compiled" in said_in(clone).read_text() and playable(port), process
            )
            figures["compiled"] = figures["first start, playable"] + compiled
            if made not in ask(port, f"/api/tables/{made}").decode():
                sys.exit("The table was lost when the server changed over.")
        with playing(clone, port) as process:
            figures["second start, playable"] = seconds_until(lambda: playable(port), process)
    for name, seconds in figures.items():
        bar = f" (bar: {BARS[name]:.0f} s)" if name in BARS else ""
        print(f"{name:24} {seconds:6.1f} s{bar}")
    sys.exit(any(figures[name] > bar for name, bar in BARS.items()))


if __name__ == "__main__":
    main()
