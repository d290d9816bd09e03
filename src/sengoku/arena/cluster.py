"""Games on many machines: a Ray cluster plays each as a task of its own.

Each machine runs bots in a worker process, as a single machine does: a bot that raises, hangs or
crashes there forfeits in the same way. If a machine is lost, Ray gives its games to another one;
since a game depends on its task alone, only time is lost.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import cache
from importlib.metadata import version
from itertools import islice
from typing import Any, Final

from sengoku.arena.plan import Task
from sengoku.arena.pool import WorkerPool
from sengoku.arena.record import Record
from sengoku.games.kernel.refusals import Refusal

PACKAGE: Final = "sengoku"
AHEAD: Final = 2  # tasks submitted for each CPU, so that none is ever idle


class NoCluster(Refusal):
    """The cluster can't be used."""


def play_all(
    tasks: Iterable[Task], where: str, jobs: int | None, patience: float
) -> Iterator[Record]:
    """Play all tasks, at most `jobs` at once; yields records in the order in which games end."""
    ray = library()
    ours = connect(ray, where)
    under_way: list[Any] = []
    try:
        play = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) if jobs is None else jobs
        waiting = iter(tasks)
        while True:
            for task in islice(waiting, room - len(under_way)):
                under_way.append(play.remote(asdict(task), patience, version(PACKAGE)))
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            for one in done:
                yield Record.of(ray.get(one))
    except ray.exceptions.RayError as error:
        problem = str(getattr(error, "cause", None) or error).strip().partition("\n")[0].rstrip(".")
        raise NoCluster("RAY.there", {"problem": problem}) from error
    finally:
        for one in under_way:
            ray.cancel(one, force=True)
        if ours:
            ray.shutdown()


def library() -> Any:
    """The optional library Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        import ray
    except ImportError:
        raise NoCluster("RAY.missing") from None
    return ray


def connect(ray: Any, where: str) -> bool:
    """Connect to the cluster; returns whether we have to disconnect in the end.

    "ray" is the cluster that this program is connected to, or one that runs on this machine, or
    else a new one on this machine; "ray:10.0.0.5:6379" and "ray://10.0.0.5:10001" are addresses.
    """
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if where != "ray":
            address = where if where.startswith("ray://") else where.removeprefix("ray:")
            ray.init(address=address, **quiet)
        else:
            try:
                ray.init(address="auto", **quiet)
            except ConnectionError:
                ray.init(include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        problem = str(error).strip().partition("\n")[0].rstrip(".")
        raise NoCluster("RAY.connect", {"where": where, "problem": problem}) from None
    return True


# What runs on the machines of the cluster.


def play_there(asked: dict[str, Any], patience: float, ours: str) -> dict[str, Any]:
    """Play one game; returns its record as plain data."""
    if version(PACKAGE) != ours:
        raise RuntimeError(f"Sengoku {version(PACKAGE)} is installed on a machine, not {ours}.")
    task = Task(**asked | {"bots": tuple(asked["bots"])})
    return next(pool(patience).play([task])).plain()


@cache
def pool(patience: float) -> WorkerPool:
    """A pool with one worker, which is kept for the next game."""
    return WorkerPool(1, patience)
