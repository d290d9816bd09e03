"""The metrics of a server, for Prometheus."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
COMMANDS: Final = Counter(
    "sengoku_commands", "Commands by type and answer", ("type", "answer"), registry=REGISTRY
)
count_command = cache(COMMANDS.labels)  # looking one up takes longer than counting
SOCKETS: Final = Gauge("sengoku_sockets", "Open WebSockets", registry=REGISTRY)
TABLES: Final = Gauge("sengoku_tables", "Tables in memory", registry=REGISTRY)
COMMITS: Final = Histogram(
    "sengoku_commit_seconds",
    "How long a commit takes",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "sengoku_bot_seconds",
    "How long a bot thinks about a move",
    buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
BOT_CRASHES: Final = Counter("sengoku_bot_crashes", "Bots' processes that died", registry=REGISTRY)


def exposition() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)
