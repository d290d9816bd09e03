"""The configuration of a server, from flags and the environment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sengoku.server.folders import default_database

DAY: Final = 24 * 3600.0


@dataclass(frozen=True)
class Config:
    """Settings of a server; the defaults suit a small server among friends."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL, or a file; "": a file in the user's data folder
    workers: int = 1  # server processes; several need PostgreSQL
    root: str = ""  # the sub-path, such as "/sengoku"
    origin: str = ""  # the address that people use, if it differs from the Host header
    https: bool = False  # behind an HTTPS proxy: cookies are sent over HTTPS only
    proxies: str = "127.0.0.1"  # whose word counts for the address of a visitor; "": nobody's
    metrics: str = ""  # the token that shows the metrics; "": nobody sees them
    bots: int = 1  # processes for bots
    patience: float = 30.0  # seconds that a bot may take for a move
    messages: float = 20.0  # a second per seat and browser
    requests: float = 60.0  # changing ones a minute per IP address
    tables: float = 20.0  # new ones an hour per IP address
    sockets: int = 64  # of spectators at one table
    browse: bool = False  # open the page in a browser at the start
    docs: str = ""  # the folder of the built documentation, if it is to be served
    idle_after: float = 60.0  # seconds between checks for tables that everybody left
    heartbeat: float = 4.0  # seconds between pings of a socket, and until a pong has to arrive
    # How many seconds something is kept after its last change; see `hub.delete_old`.
    keep_unfinished: float = 30 * DAY  # a table whose game is not over
    keep_finished: float = 365 * DAY  # a table whose game is over
    keep_talk: float = 30 * DAY  # what was said at a table whose game is over
    keep_names: float = 365 * DAY  # a browser's stored name and its ratings

    @property
    def shared(self) -> bool:
        """Whether several servers can use the database."""
        return self.address.startswith("postgresql")

    @property
    def address(self) -> str:
        """The URL of the database, for SQLAlchemy."""
        given = self.database or str(default_database())
        if given.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + given.partition("://")[2]
        if "://" in given:
            return given
        return f"sqlite+aiosqlite:///{given}"
