"""Tournaments of bots in several processes or on a cluster, with ratings and intervals."""

from sengoku.arena.cluster import NoCluster
from sengoku.arena.contest import BadContest
from sengoku.arena.decision import Decision
from sengoku.arena.plan import Task
from sengoku.arena.record import Forfeit, Record
from sengoku.arena.result import Result, Row
from sengoku.arena.tournament import run

__all__ = [
    "BadContest",
    "Decision",
    "Forfeit",
    "NoCluster",
    "Record",
    "Result",
    "Row",
    "Task",
    "run",
]
