"""Install Sengoku and play in the browser, as soon as possible: `make play`.

The table opens with the engine as plain Python, as soon as the libraries are installed and the page
is built. The engine is compiled meanwhile. When that is done, the server is restarted on it: games
are on disk, and open pages reconnect by themselves. Whatever was built is used at the next start.
Needs nothing but Python's standard library.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv/bin/python"
LOGS = ROOT / "build"
MAKE = ("make", "--no-print-directory")
COMPILED = ".venv/play"  # made when the compiled engine is installed
LIBRARIES = ".venv/libraries"
GLANCE = 0.2  # seconds between two looks at what runs
PATIENCE = 10.0  # seconds for a server to end
EXPECTED = 40  # seconds that a first installation takes on two cores, with warm caches


def main() -> None:
    """Serve until the server ends or somebody interrupts it."""
    if subprocess.run([*MAKE, "--question", COMPILED], cwd=ROOT, capture_output=True).returncode:
        sys.exit(first_start())
    os.chdir(ROOT)
    os.execv(PYTHON, command(browse=True))  # noqa: S606


def first_start() -> int:
    """Serve uncompiled while the engine is compiled, and compiled from then on."""
    LOGS.mkdir(exist_ok=True)
    started = monotonic()
    install()
    say(f"Ready after {monotonic() - started:.0f} s.")
    server = serve(compiled=False, browse=True)
    compiling = background("compile", *MAKE, COMPILED)
    try:
        say("The engine is being compiled, in about three minutes. Bots think slower until then.")
        while compiling.poll() is None and server.poll() is None:
            sleep(GLANCE)
        if server.poll() is None and compiling.returncode == 0:
            end(server)
            server = serve(compiled=True, browse=False)
            say("The engine is compiled, the table was restarted on it. Games go on.")
        elif server.poll() is None:
            say(f"The engine could not be compiled ({LOGS / 'compile.log'}). Games go on without.")
        return server.wait()
    finally:
        for process in (compiling, server):
            end(process)


def install() -> None:
    """Install the libraries and build the page, side by side."""
    steps = {
        "libraries": background("libraries", *MAKE, LIBRARIES),
        "page": background("page", sys.executable, "tools/page.py"),
    }
    try:
        progress(steps)
    finally:
        for process in steps.values():
            end(process)
    for name, process in steps.items():
        if process.returncode:
            log = LOGS / f"{name}.log"
            sys.exit(f"{log.read_text()}\nThe {name} could not be installed; see {log}.")


def progress(steps: dict[str, subprocess.Popen[bytes]]) -> None:
    """Say what is still being done, and for how long, until it is done."""
    started = monotonic()
    told = ""
    while True:
        left = [name for name, process in steps.items() if process.poll() is None]
        if not left or any(process.returncode for process in steps.values()):
            break
        seconds = f" {monotonic() - started:.0f} s" if sys.stdout.isatty() else ""
        line = f"Installing {' and '.join(left)} (about {EXPECTED} s) ...{seconds}"
        if line != told:
            print(f"\r{line:70}" if seconds else line, end="" if seconds else "\n", flush=True)  # noqa: T201
            told = line
        sleep(GLANCE)
    if sys.stdout.isatty():
        print("\r" + " " * 70, end="\r")  # noqa: T201


def background(name: str, *command: str) -> subprocess.Popen[bytes]:
    """Run a command in a process group of its own; its output goes into a log."""
    with (LOGS / f"{name}.log").open("wb") as log:
        return subprocess.Popen(
            command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )


def serve(*, compiled: bool, browse: bool) -> subprocess.Popen[bytes]:
    """Start the server, from what is installed or from the source."""
    source = {} if compiled else {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen(
        command(browse=browse),
        cwd=ROOT,
        env=os.environ | source,
        start_new_session=True,  # an interrupt reaches it through us, once
    )


def command(*, browse: bool) -> list[str]:
    """What serves the table, with the documentation if that was built."""
    docs = ROOT / "build/docs"
    shown = ["--docs", str(docs)] if (docs / "index.html").is_file() else []
    return [str(PYTHON), "-m", "sengoku", "serve", *(["--browse"] if browse else []), *shown]


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and what it started; kill it if it takes too long."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def say(line: str) -> None:
    """Tell the person who waits."""
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell had it ignored
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
