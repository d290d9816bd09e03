"""Who plays better: tournaments of bots, in several processes, with a table at the end."""

from sengoku.arena.plan import Task
from sengoku.arena.record import Forfeit, Record
from sengoku.arena.result import Result, Row
from sengoku.arena.tournament import BadContest, run

__all__ = ["BadContest", "Forfeit", "Record", "Result", "Row", "Task", "run"]
