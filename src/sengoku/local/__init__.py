"""A table in one's own process, seen through seats like those of the client: no server, no network.

`LocalTable` is the one place where programs of the client's side (terminal, agents) touch
`sengoku.table` and `sengoku.bots`. Its seats are `LocalSeat`s, with the interface of
`sengoku.client`.
"""

from sengoku.local.names import check_names, seat_names
from sengoku.local.saves import BadSave, load, save
from sengoku.local.seat import LocalSeat
from sengoku.local.table import USUAL_BOT, LocalTable, finished, new_table

__all__ = [
    "USUAL_BOT",
    "BadSave",
    "LocalSeat",
    "LocalTable",
    "check_names",
    "finished",
    "load",
    "new_table",
    "save",
    "seat_names",
]
