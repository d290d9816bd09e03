"""Blocks: who does not want to meet whom. There are no accounts: browsers block browsers.

Somebody who plays a seat with several browsers is blocked with all of them, under one id. Nobody
is told the browser ids of others, nor that somebody has blocked them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import ColumnElement, delete, func, or_, select

from sengoku import protocol
from sengoku.server.keys import Chance, new_id
from sengoku.server.log_writer import upsert
from sengoku.server.schema import BLOCKS, MEMBERS, TABLES
from sengoku.server.store import Store

MOST_BLOCKS: Final = 200  # people whom one browser blocks; then the oldest is no longer blocked


class Blocks:
    """The blocks of a server, in its database."""

    def __init__(self, store: Store, now: Callable[[], float], chance: Chance) -> None:
        self.store = store
        self.now = now
        self.chance = chance

    # What follows from them.

    async def of(self, browser_id: str) -> frozenset[str]:
        """The browsers that this one has blocked."""
        wanted = select(BLOCKS.c.blocked).where(BLOCKS.c.browser_id == browser_id)
        async with self.store.engine.connect() as connection:
            found = await connection.execute(wanted) if browser_id else ()
            return frozenset([str(row.blocked) for row in found])

    async def by(self, browser_id: str, others: Collection[str]) -> frozenset[str]:
        """Those of these browsers that have blocked this one."""
        wanted = select(BLOCKS.c.browser_id).where(
            BLOCKS.c.blocked == browser_id, BLOCKS.c.browser_id.in_(others)
        )
        async with self.store.engine.connect() as connection:
            found = await connection.execute(wanted) if browser_id else ()
            return frozenset([str(row.browser_id) for row in found])

    async def listed(self, browser_id: str) -> list[protocol.Blocked]:
        """Whom a browser has blocked, the newest first; each person once."""
        wanted = (
            select(BLOCKS.c.ident, BLOCKS.c.name, BLOCKS.c.at)
            .where(BLOCKS.c.browser_id == browser_id)
            .order_by(BLOCKS.c.at.desc(), BLOCKS.c.ident)
        )
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(wanted) if browser_id else ()
            found = {str(row.ident): (str(row.name), float(row.at)) for row in rows}
        return [protocol.Blocked(ident, *rest) for ident, rest in found.items()]

    # How they change.

    async def add(self, browser_id: str, others: Collection[str], name: str) -> None:
        """Let a browser block all browsers of somebody; beyond the limit the oldest is dropped."""
        ident, now = new_id(self.chance), self.now()
        rows = {
            (browser_id, other): {
                "browser_id": browser_id,
                "blocked": other,
                "ident": ident,
                "name": name,
                "at": now,
            }
            for other in others
        }
        mine = BLOCKS.c.browser_id == browser_id
        newest = (
            select(BLOCKS.c.ident)
            .where(mine & (BLOCKS.c.ident != ident))
            .group_by(BLOCKS.c.ident)
            .order_by(func.max(BLOCKS.c.at).desc())
        )
        async with self.store.transaction() as connection:
            await connection.run_sync(upsert, BLOCKS, rows)
            beyond = newest.offset(MOST_BLOCKS - 1)
            too_much = (await connection.execute(beyond)).scalars().all()
            if too_much:
                old = mine & BLOCKS.c.ident.in_(too_much)
                await connection.execute(delete(BLOCKS).where(old))

    async def remove(self, browser_id: str, others: Collection[str]) -> None:
        """Let a browser no longer block these, nor what was blocked together with them."""
        idents = select(BLOCKS.c.ident).where(
            BLOCKS.c.browser_id == browser_id, BLOCKS.c.blocked.in_(others)
        )
        await self.delete(BLOCKS.c.ident.in_(idents) & (BLOCKS.c.browser_id == browser_id))

    async def undo(self, browser_id: str, ident: str) -> None:
        """Undo one of the blocks that `listed` tells of."""
        await self.delete((BLOCKS.c.ident == ident) & (BLOCKS.c.browser_id == browser_id))

    async def delete_unused(self, before: float) -> None:
        """Delete blocks made before then, if one of the two browsers was not used since.

        A browser is used as long as something happens at a table where it has a seat.
        """
        playing = (
            select(MEMBERS.c.browser_id)
            .join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
            .where(TABLES.c.changed >= before)
        )
        unused = or_(BLOCKS.c.browser_id.not_in(playing), BLOCKS.c.blocked.not_in(playing))
        await self.delete((BLOCKS.c.at < before) & unused)

    async def delete(self, which: ColumnElement[bool]) -> None:
        """Delete some of them."""
        async with self.store.transaction() as connection:
            await connection.execute(delete(BLOCKS).where(which))
