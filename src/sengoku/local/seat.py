"""A seat at a table in the same process; nothing here ever waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sengoku import protocol
from sengoku.client.interface import NotAllowed, TableSeat
from sengoku.games.kernel.refusals import Refusal

if TYPE_CHECKING:
    from sengoku.local.table import Cursor, LocalTable


class LocalSeat(TableSeat):
    """A seat at a local table, or a spectator's place if `number` is None.

    Its coroutines finish without suspending, so code without an event loop may run them with
    `finished`.
    """

    def __init__(self, table: LocalTable, number: int | None, cursor: Cursor) -> None:
        super().__init__(number)
        self.table = table
        self.cursor = cursor  # how much of the events and the talk it has been told
        if number is not None:
            self.decided = table.decided[number]  # kept with the table, as others may sit down

    async def open(self) -> None:
        """Sit down; bots whose turn it is move first."""
        self.table.seats.append(self)
        await self.table.advance()
        await self.table.inform(self)

    async def close(self) -> None:
        """Stop listening; the seat stays one's own."""
        if self in self.table.seats:
            self.table.seats.remove(self)

    async def tell(self, message: protocol.Command) -> Any:
        """Give a command and return its answer, `Done` or `Answer`; raise `NotAllowed`."""
        try:
            return await self.table.answer(self.number, message)
        except NotAllowed:
            raise
        except Refusal as refusal:
            figures = dict(refusal.figures)
            raise NotAllowed(refusal.rule, refusal.reason, figures, str(refusal)) from None
