"""A process that plays games: tasks come in, records go out."""

from __future__ import annotations

from pathlib import Path

from sengoku.arena.match import Match
from sengoku.processes import Channel, Heartbeat


def play_tasks(channel: Channel, heartbeat: str) -> None:
    """Play one task after another until the parent closes the channel."""
    shown = Heartbeat(Path(heartbeat))
    for task in channel.messages():
        channel.send(Match(task, shown).play())
