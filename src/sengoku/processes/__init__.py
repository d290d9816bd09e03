"""Child processes: one way to start, watch, restart and end them.

A `Child` runs a function of ours in a Python process of its own and exchanges messages with it. It
never outlives its parent (`lifeline`). A `Heartbeat` shows whether it makes progress, a `Slot`
starts another child when one has ended.
"""

from sengoku.processes.channel import Channel
from sengoku.processes.child import Child, Ended
from sengoku.processes.heartbeat import HangDetector, Heartbeat
from sengoku.processes.slot import RestartPolicy, Slot

__all__ = [
    "Channel",
    "Child",
    "Ended",
    "HangDetector",
    "Heartbeat",
    "RestartPolicy",
    "Slot",
]
