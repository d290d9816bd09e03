"""The tables of the database for SQLAlchemy; `migrations` creates them.

Names of columns never change; where Python uses a better one, `key` says so.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, String, Table, Text, text

META: Final = MetaData()

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(12), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("access", String(10), nullable=False),
    Column("books", String(10), key="visibility_after_end", nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("deciding", Integer, nullable=False),  # the seats that may decide, as bits
    Column("listing", Text, nullable=False),  # JSON
)
ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # JSON
)
MEMBERS: Final = Table(
    "members",
    META,
    Column("holder", String(64), key="browser_id", primary_key=True),
    Column("table_id", String(12), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),  # -1: a host without a seat
)
BROWSERS: Final = Table(
    "browsers",
    META,
    Column("holder", String(64), key="browser_id", primary_key=True),
    Column("name", String(64), nullable=False),
    Column("rated", Boolean, nullable=False),
    # When the name was last stored, or a table of the browser changed that is deleted by now.
    Column("used", Float, nullable=False),
)
RATINGS: Final = Table(
    "ratings",
    META,
    Column("holder", String(64), key="browser_id", primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
BLOCKS: Final = Table(
    "blocks",
    META,
    Column("holder", String(64), key="browser_id", primary_key=True),  # who blocks
    Column("blocked", String(64), primary_key=True, index=True),  # the browser that is blocked
    Column("ident", String(12), nullable=False),  # the same for all browsers of one person
    Column("name", String(64), nullable=False),  # that they had then
    Column("at", Float, nullable=False),
)
# Not part of a backup: it belongs to the machine, not to the games.
UPTIMES: Final = Table(
    "uptimes",
    MetaData(),
    Column("server", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

Row = dict[str, Any]

# The news of a commit in one notification, or in a few: every server has to be sent each of them.
# A payload has less than 8,000 bytes; one piece of news has up to 20.
NOTIFY: Final = text(
    "SELECT pg_notify('sengoku', string_agg(news, ',')) "
    "FROM unnest(CAST(:news AS text[])) WITH ORDINALITY AS all_news(news, at) GROUP BY at / 300"
)
