"""One live game: seats, log, versions, undo, clock, talk. Pure: time and chance are handed in."""

from sengoku.table.settings import Settings, TableRefusal, new_settings
from sengoku.table.table import Table

__all__ = ["Settings", "Table", "TableRefusal", "new_settings"]
