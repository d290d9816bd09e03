"""A seat at a server's table. It reconnects by itself, and every command takes effect once.

Every command keeps its id until it is answered; after a lost connection it is sent again with the
same id, and the server gives the same answer to both.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from unicodedata import normalize

from msgspec.json import Decoder, Encoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sengoku import protocol
from sengoku.client.http import Address, Http
from sengoku.client.interface import Lost, NotAllowed, TableSeat, new_id

__all__ = ["Seat", "join", "make", "new_id", "sit_down", "watch"]

HEARTBEAT: Final = 4.0  # seconds between pings, and for which a pong is waited for
FAREWELL: Final = 1.0  # seconds for the server to answer our close frame
SHORTEST_WAIT: Final = 0.05  # seconds before the first attempt to reconnect
LONGEST_WAIT: Final = 5.0  # seconds between attempts, after many failures
ASK_SECONDS: Final = 5.0  # between two looks at a table that may not be watched
FINAL_CODES: Final = range(4400, 4500)  # close codes after which reconnecting is pointless,
TEMPORARY_CODES: Final = (4408, 4429)  # except for these

decoder: Final = Decoder(protocol.Told)
encoder: Final = Encoder()


class Seat(TableSeat):
    """A seat at a server's table, or a spectator's place if `number` is None."""

    def __init__(
        self,
        http: Http,
        table: str,
        number: int | None,
        heartbeat: float = HEARTBEAT,
        word: str | None = "",
    ) -> None:
        """`word` becomes a part of the own word for the deal; None: take no part in it."""
        super().__init__(number, word)
        self.http = http
        self.table = table
        self.heartbeat = heartbeat
        self.connections = 0  # made so far
        self.heard = 0  # messages received so far
        self.wire: ClientConnection | None = None
        self.pending: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self.task: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self.wire is not None

    # The connection.

    async def open(self) -> None:
        """Connect, and wait for the first state."""
        self.task = asyncio.create_task(self.run())
        await self.until(lambda: self.state is not None)

    async def close(self) -> None:
        """Disconnect; the seat stays one's own."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Connect, and connect again whenever the connection breaks."""
        wait = SHORTEST_WAIT
        while True:
            heard = self.heard
            with suppress(OSError, InvalidHandshake, TimeoutError):
                await self.converse()
            await self.announce()
            if self.lost is not None:
                return
            wait = SHORTEST_WAIT if self.heard > heard else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait * (0.5 + random.random()))  # noqa: S311 - not all clients at once

    async def converse(self) -> None:
        """One connection, from its first message to its last."""
        where = "" if self.number is None else f"?seat={self.number}"
        url = f"{self.http.server}/api/tables/{self.table}/socket{where}"
        url = "ws" + url.removeprefix("http")
        headers = {"Cookie": f"sengoku={self.http.key}"} if self.http.key else {}
        async with connect(
            url, additional_headers=headers, max_size=None, ping_interval=self.heartbeat,
            ping_timeout=self.heartbeat, open_timeout=10, close_timeout=FAREWELL,
            compression=None, proxy=None,
        ) as wire:  # fmt: skip
            self.wire = wire
            self.connections += 1
            try:
                for text, _ in list(self.pending.values()):
                    await wire.send(text)
                while True:
                    await self.hear(decoder.decode(await wire.recv()))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                reason = closed.rcvd.reason if closed.rcvd else ""
                if code in FINAL_CODES and code not in TEMPORARY_CODES:
                    self.lost = Lost(code, reason)
            finally:
                self.wire = None

    async def hear(self, message: protocol.Told) -> None:
        """Handle a message of the server."""
        self.heard += 1
        match message:
            case protocol.State():
                await self.take_part_in_deal(message.table)
                await self.receive(message)
            case protocol.Done() | protocol.Answer() | protocol.Pong():
                self.settle(message.id, message)
            case protocol.Refused(id=ident):
                figures = dict(message.figures)
                refused = NotAllowed(message.rule, message.reason, figures, message.text)
                self.settle(ident or "", refused)
            case protocol.Bye():
                pass

    def settle(self, ident: str, answer: Any) -> None:
        """Deliver the answer to a command, or the exception that it raises."""
        _, future = self.pending.pop(ident, ("", None))
        if future is not None and not future.done():
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def announce(self) -> None:
        """Wake those who wait for a change, and for answers that will not come any more."""
        if self.lost is not None:
            for ident in list(self.pending):
                self.settle(ident, self.lost)
        await super().announce()

    async def tell(self, message: protocol.Command) -> Any:
        """Give a command and return its answer, `Done` or `Answer`; raise `NotAllowed`."""
        if self.lost is not None:
            raise self.lost
        return await (await self.post(message))

    async def post(self, message: protocol.Command) -> asyncio.Future[Any]:
        """Give a command without waiting for its answer."""
        text = encoder.encode(message).decode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.pending[message.id] = (text, future)
        if self.wire is not None:
            with suppress(ConnectionClosed):  # it is sent again on the next connection
                await self.wire.send(text)
        return future

    async def take_part_in_deal(self, table: protocol.TableInfo) -> None:
        """Pledge the own word before the game, and reveal it when all are to be.

        If that is refused, it is too late, or another device has pledged another word.
        """
        due = None if self.number is None else self.word.due(new_id(), self.number, table)
        if due is not None:
            (await self.post(due)).add_done_callback(lambda answer: answer.exception())


@asynccontextmanager
async def join(
    url: str, name: str, *, seat: int | None = None, word: str = "", key: str = ""
) -> AsyncIterator[Seat]:
    """Sit down at a table, by its address or a link; the first free seat if none is named.

    `word` becomes a part of the own word for the deal, together with something random; it is
    pledged and revealed by itself. `key` is the cookie of an earlier visit (`seat.http.key`): its
    seat is one's own still.
    """
    address = Address(url)
    http = Http(address.server, key)
    try:
        entered = await http.enter(address.table, address.key) if address.key else None
        number = entered.seat if entered else await own_seat(http, address.table)
        if number is None:
            number = await free_seat(http, address.table) if seat is None else seat
            await sit_down(http, address.table, number, name)
        async with seated(Seat(http, address.table, number, word=word)) as found:
            yield found
    finally:
        await http.close()


async def sit_down(http: Http, table: str, number: int, name: str) -> None:
    """Sit down on a free seat; in a game that has begun, wait until the people there have agreed.

    Raises `NotAllowed` if they refuse, or do not answer in time.
    """
    while (await http.sit(table, number, name)).seat is None:
        try:
            async with seated(Seat(http, table, None)) as watching:
                await watching.until(lambda at=watching: not asks(at.now.table, number, name))
        except Lost:  # this table has no spectators
            await asyncio.sleep(ASK_SECONDS)


def asks(table: protocol.TableInfo, number: int, name: str) -> bool:
    """Whether somebody of this name waits for an answer, whether they may have this seat."""
    found, name = table.proposal, normalize("NFC", name)
    return found is not None and (found.what, found.about, found.name) == ("sit", number, name)


async def own_seat(http: Http, table: str) -> int | None:
    """The seat that this browser has already."""
    mine = [one.seat for one in await http.mine() if one.id == table] if http.key else []
    return mine[0] if mine else None


async def free_seat(http: Http, table: str) -> int:
    """The first free seat."""
    info = await http.table(table)
    free = [at for at, seat in enumerate(info.seats) if seat.kind == "free"]
    if not free:
        raise NotAllowed("TABLE", "full", {}, "All seats at this table are taken.")
    return free[0]


@asynccontextmanager
async def make(server: str, new: protocol.NewTable, *, word: str = "") -> AsyncIterator[Seat]:
    """Make a table and sit at it; without a name, only host it."""
    http = Http(server)
    try:
        entered = await http.make(new)
        async with seated(Seat(http, entered.id, entered.seat, word=word)) as found:
            yield found
    finally:
        await http.close()


@asynccontextmanager
async def watch(url: str) -> AsyncIterator[Seat]:
    """Watch a table."""
    address = Address(url)
    http = Http(address.server)
    try:
        if address.key:
            await http.enter(address.table, address.key)
        async with seated(Seat(http, address.table, None)) as found:
            yield found
    finally:
        await http.close()


@asynccontextmanager
async def seated(seat: Seat) -> AsyncIterator[Seat]:
    """Open a seat, and close it at the end."""
    try:
        await seat.open()
        yield seat
    finally:
        await seat.close()
