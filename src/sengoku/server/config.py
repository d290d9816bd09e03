"""How a server is run: everything that flags and the environment may say."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DAY: Final = 24 * 3600.0


@dataclass(frozen=True)
class Config:
    """Settings of a server; what is not said is fit for a table among friends."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address for SQLAlchemy, or a file; "": a file in the user's folder
    workers: int = 1  # processes that serve; several need PostgreSQL
    root: str = ""  # the sub-path, such as "/sengoku"
    origin: str = ""  # the address that people see, if it is not the one that we are asked by
    https: bool = False  # behind a proxy that speaks HTTPS: cookies are for it alone
    bots: int = 1  # processes that think
    patience: float = 30.0  # seconds that a bot may think about a move
    messages: float = 20.0  # a second from a socket
    requests: float = 60.0  # unsafe ones a minute from an address
    tables: float = 20.0  # new ones an hour from an address
    sockets: int = 64  # at a table
    browse: bool = False  # open the page when the server listens
    docs: str = ""  # the folder of the documentation as a site, if it is to be served
    drowse: float = 60.0  # seconds until a table that everybody left sleeps
    heartbeat: float = 4.0  # seconds between a socket's pings, and for a pong to come
    keep: float = 30 * DAY  # how long a sleeping game can be resumed

    @property
    def shared(self) -> bool:
        """Whether several servers can work on the database."""
        return self.address.startswith("postgresql")

    @property
    def address(self) -> str:
        """The database, as SQLAlchemy calls it."""
        given = self.database or str(user_folder() / "sengoku.db")
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + given.partition("://")[2]
        if "://" in given:
            return given
        return f"sqlite+aiosqlite:///{given}"


def user_folder() -> Path:
    """Where this user's data is kept on this system."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = folder / "sengoku"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
