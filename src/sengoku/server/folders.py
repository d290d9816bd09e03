"""Where this user's data is kept on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

NAME: Final = "sengoku"
DATABASE: Final = "sengoku.db"


def default_database() -> Path:
    """The SQLite file to use if none is named; its folder exists.

    A file of version 0.1.0 is used where it is, unless there is already one in the folder that
    platformdirs names.
    """
    folder = user_data_path(NAME, appauthor=False)
    former = folder_of_0_1_0()
    if not (folder / DATABASE).exists() and (former / DATABASE).exists():
        return former / DATABASE
    folder.mkdir(parents=True, exist_ok=True)
    return folder / DATABASE


def folder_of_0_1_0() -> Path:
    """The folder that version 0.1.0 used.

    It differs from that of platformdirs on macOS if XDG_DATA_HOME is set, on Windows if
    LOCALAPPDATA does not name the user's real folder, and if XDG_DATA_HOME is a relative path.
    """
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / NAME
