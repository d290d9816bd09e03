"""Games on a cluster: two machines of Ray, the same games, the same forfeits."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sengoku.arena import NoCluster, Record, Result, cluster, run
from sengoku.arena.cluster import connect
from sengoku.words import words

STRANGERS = "tests.bots.strangers"


def timeless(result: Result) -> list[Record]:
    return [replace(record, seconds=[]) for record in result.records]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two machines, on this one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        both = Cluster(True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.2"})
        both.add_node(num_cpus=1, node_ip_address="127.0.0.3")
        yield both.address
        both.shutdown()  # type: ignore[no-untyped-call]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_and_sees_the_same_forfeits(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, one connection: Ray takes its time to join."""
    import ray

    bots = ["greedy", "bushi", "random"]
    there = run("shinobi", bots, games=12, seed=5, on=f"ray:{address}")
    assert not ray.is_initialized(), "it leaves a cluster that it has joined"
    assert timeless(there) == timeless(run("shinobi", bots, games=12, seed=5))
    ray.init(address=address, log_to_driver=False)
    try:
        assert ray.cluster_resources()["CPU"] == 2  # type: ignore[no-untyped-call]
        for bot, why, says in FAULTY:
            name = f"{STRANGERS}:{bot}"
            result = run(
                "shinobi", [name, "random"], players=3, games=3, seed=1, patience=0.3, on="ray"
            )
            for record in result.records:
                assert record.forfeit is not None
                assert record.bots[record.forfeit.seat] == name
                assert record.forfeit.why == why
                assert says in record.forfeit.traceback
        decided = run("shinobi", ["random"], games=150, decide=0.9, on="ray")
        assert decided.decision is not None
        assert decided.decision.verdict == "below"
        assert len(decided.records) == 102
        monkeypatch.setattr(cluster, "version", lambda package: "0.0")  # here, not there
        with pytest.raises(NoCluster) as refused:
            run("shinobi", ["random"], games=3, on="ray")
        assert "is installed on a machine, not 0.0" in str(refused.value)
        assert ray.is_initialized(), "it stays in one that it found"
    finally:
        ray.shutdown()


FAULTY = [
    ("Raises", "raised", "out of ideas"),
    ("Dies", "died", ""),
    ("Hangs", "hung", "in choose"),
]


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as refused:
        run("shinobi", ["random"], games=3, on="ray")
    assert "Ray" in str(refused.value)
    assert ".[ray]" in words().hint(refused.value)


class Clusters:
    """Ray, as far as joining goes, with these clusters running."""

    def __init__(self, *running: str) -> None:
        self.running = running
        self.joined: list[str | None] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str | None = None, **settings: Any) -> None:
        if address is not None and address not in self.running:
            raise ConnectionError(f"Nothing runs at {address}.\nReally nothing.")
        self.joined.append(address)


@pytest.mark.parametrize(
    ("where", "running", "joined"),
    [
        ("ray", ["auto"], "auto"),
        ("ray", [], None),
        ("ray:10.0.0.5:6379", ["10.0.0.5:6379"], "10.0.0.5:6379"),
        ("ray://10.0.0.5:10001", ["ray://10.0.0.5:10001"], "ray://10.0.0.5:10001"),
    ],
)
def test_where_it_joins(where: str, running: list[str], joined: str | None) -> None:
    clusters = Clusters(*running)
    assert connect(clusters, where)
    assert clusters.joined == [joined]


def test_an_address_without_a_cluster_is_told() -> None:
    with pytest.raises(NoCluster) as refused:
        connect(Clusters(), "ray:10.0.0.5:6379")
    assert "There is no cluster at “ray:10.0.0.5:6379”" in str(refused.value)
    assert words().hint(refused.value)
