"""One live game: seats, log, versions, undo, clocks, talk. Pure: it knows no clock and no I/O."""

from sengoku.table.settings import Settings, TableRefusal, new_settings
from sengoku.table.table import Table

__all__ = ["Settings", "Table", "TableRefusal", "new_settings"]
