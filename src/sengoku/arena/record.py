"""The record of a finished game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from sengoku.arena.plan import Task


@dataclass(frozen=True)
class Forfeit:
    """Why a bot forfeited a game: it raised, moved illegally, hung, or its process died."""

    seat: int
    why: str  # "raised", "illegal", "hung", "died"
    traceback: str


@dataclass(frozen=True)
class Record:
    """A finished game; all lists are by seat."""

    number: int
    deal: int
    seed: int
    bots: list[str]
    ranks: list[int]
    scores: list[int] = field(default_factory=list)  # empty if the game was forfeited
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of thinking time in all
    forfeit: Forfeit | None = None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win; winners who tie split it."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]

    def plain(self) -> dict[str, Any]:
        """The record as plain data; `of` is the inverse."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Record:
        """The record from plain data."""
        forfeit = data["forfeit"]
        return cls(**data | {"forfeit": forfeit and Forfeit(**forfeit)})


def forfeited(task: Task, forfeit: Forfeit, decisions: list[int], seconds: list[float]) -> Record:
    """The record of a game that one seat forfeited: it is last, and the others share the win."""
    players = len(task.bots)
    return Record(
        number=task.number,
        deal=task.deal,
        seed=task.seed,
        bots=list(task.bots),
        ranks=[players if seat == forfeit.seat else 1 for seat in range(players)],
        decisions=decisions,
        seconds=seconds,
        forfeit=forfeit,
    )
