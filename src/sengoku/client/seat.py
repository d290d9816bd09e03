"""A seat at a table of a server. It reconnects by itself, and what it says counts once.

Every command keeps its id until it is answered; after a lost connection it is sent again with the
same id, and the server gives the same answer to both.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from uuid import uuid4

from msgspec.json import Decoder, Encoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sengoku import protocol
from sengoku.client.http import Address, Http, NotAllowed

HEARTBEAT: Final = 4.0  # seconds of silence before we ask, and again before we give up
FAREWELL: Final = 1.0  # seconds for the other side to answer that we go
SHORTEST_WAIT: Final = 0.05  # seconds before a try to connect again
LONGEST_WAIT: Final = 5.0  # after many in vain
FOR_GOOD: Final = range(4400, 4500)  # codes after which there is no coming back

decoder: Final = Decoder(protocol.Told)
encoder: Final = Encoder()


class Lost(ConnectionError):
    """The seat, or the table, is no longer there."""


class Seat:
    """A seat, or a spectator's place if `number` is None."""

    def __init__(
        self, http: Http, table: str, number: int | None, heartbeat: float = HEARTBEAT
    ) -> None:
        self.http = http
        self.table = table
        self.number = number
        self.heartbeat = heartbeat
        self.state: protocol.State | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[protocol.Line] = []
        self.connections = 0  # how often it connected
        self.heard = 0  # how many messages
        self.lost: Lost | None = None
        self.wire: ClientConnection | None = None
        self.pending: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self.news = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None

    # The connection.

    async def open(self) -> None:
        """Connect, and wait for the first state."""
        self.task = asyncio.create_task(self.run())
        await self.until(lambda: self.state is not None)

    async def close(self) -> None:
        """Go; the seat stays one's own."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Be connected, whatever happens."""
        wait = SHORTEST_WAIT
        while True:
            heard = self.heard
            with suppress(OSError, InvalidHandshake, TimeoutError):
                await self.converse()
            if self.lost is not None:
                break
            wait = SHORTEST_WAIT if self.heard > heard else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait * (0.5 + random.random()))  # noqa: S311 - not all at once
        await self.announce()

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
                if code in FOR_GOOD and code not in (4408, 4429):
                    self.lost = Lost(f"{code} {reason}")
            finally:
                self.wire = None

    async def hear(self, message: protocol.Told) -> None:
        """A message of the server."""
        self.heard += 1
        match message:
            case protocol.State():
                self.events[message.events.first :] = message.events.new
                self.talk[message.talk.first :] = message.talk.new
                self.state = message
                await self.announce()
            case protocol.Done() | protocol.Answer() | protocol.Pong():
                self.settle(message.id, message)
            case protocol.Refused(id=ident):
                figures = dict(message.figures)
                refused = NotAllowed(message.rule, message.reason, figures, message.text)
                self.settle(ident or "", refused)
            case protocol.Bye():
                pass

    def settle(self, ident: str, answer: Any) -> None:
        """A command is answered."""
        _, future = self.pending.pop(ident, ("", None))
        if future is not None and not future.done():
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def announce(self) -> None:
        """Something is new."""
        if self.lost is not None:
            for ident in list(self.pending):
                self.settle(ident, self.lost)
        async with self.news:
            self.news.notify_all()

    # Saying something.

    async def tell(self, message: protocol.Command) -> Any:
        """A command and its answer: `Done` or `Answer`; `NotAllowed` if it is refused."""
        if self.lost is not None:
            raise self.lost
        text = encoder.encode(message).decode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.pending[message.id] = (text, future)
        if self.wire is not None:
            with suppress(ConnectionClosed):  # it is said again on the next connection
                await self.wire.send(text)
        return await future

    async def move(self, move: int | str, version: int | None = None) -> protocol.Done:
        """Make a move: a code, or a text in notation."""
        assert self.state is not None
        at = self.state.version if version is None else version
        code = move if isinstance(move, int) else await self.parse(move)
        done: protocol.Done = await self.tell(protocol.Move(new_id(), at, code))
        return done

    async def parse(self, text: str) -> int:
        """The code of a move in notation."""
        return int(await self.question(protocol.Parse(new_id(), text)))

    async def say(self, text: str, to: list[int] | None = None) -> None:
        """Talk, to all or to some."""
        await self.tell(protocol.Say(new_id(), text, to))

    async def ask(self, question: str, **parts: Any) -> Any:
        """One of the game's questions."""
        return await self.question(protocol.Ask(new_id(), question, parts))

    async def why_not(self, move: int) -> Any:
        """Why a move is not legal; None if it is."""
        return await self.question(protocol.WhyNot(new_id(), move))

    async def hint(self, level: str | None = None) -> Any:
        """What a bot thinks of the own moves."""
        return await self.question(protocol.Hint(new_id(), level))

    async def question(self, message: protocol.Command) -> Any:
        """Anything that is answered with a value."""
        answer: protocol.Answer = await self.tell(message)
        return answer.value

    async def start(self) -> None:
        """The host deals."""
        await self.tell(protocol.Start(new_id()))

    async def ready(self) -> None:
        """Be ready to start."""
        await self.tell(protocol.Ready(new_id(), True))

    async def undo(self) -> None:
        """Take the own last move back."""
        assert self.state is not None
        await self.tell(protocol.Undoing(new_id(), self.state.version))

    async def leave(self, to: str = "bot") -> None:
        """Hand the seat over."""
        message = protocol.Leave(new_id(), "bot" if to == "bot" else "free")
        await self.tell(message)

    # Waiting.

    async def until(self, so: Any) -> None:
        """Wait until something is so."""
        async with self.news:
            while not so():
                if self.lost is not None:
                    raise self.lost
                await self.news.wait()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.table.status == "over"

    async def turns(self) -> AsyncIterator[protocol.State]:
        """Every state in which the seat has to decide, until the game is over."""
        while True:
            await self.until(lambda: self.over or (self.state and self.state.moves))
            if self.over:
                return
            assert self.state is not None
            state = self.state
            yield state
            await self.until(lambda before=state: self.state is not before)


def new_id() -> str:
    """An id for a command."""
    return uuid4().hex


@asynccontextmanager
async def join(
    url: str, name: str, *, seat: int | None = None, word: str = "", key: str = ""
) -> AsyncIterator[Seat]:
    """Sit down at a table, by its address or a link; the first free seat if none is named.

    `key` is the cookie of an earlier visit (`seat.http.key`): its seat is one's own still.
    """
    address = Address(url)
    http = Http(address.server, key)
    try:
        entered = await http.enter(address.table, address.key) if address.key else None
        number = entered.seat if entered else await own_seat(http, address.table)
        if number is None:
            number = await free_seat(http, address.table) if seat is None else seat
            await http.sit(address.table, number, name, word)
        async with seated(Seat(http, address.table, number)) as found:
            yield found
    finally:
        await http.close()


async def own_seat(http: Http, table: str) -> int | None:
    """The seat that one has already."""
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
async def make(server: str, new: protocol.NewTable) -> AsyncIterator[Seat]:
    """Make a table, and sit at it (or only host it, without a name)."""
    http = Http(server)
    try:
        entered = await http.make(new)
        async with seated(Seat(http, entered.id, entered.seat)) as found:
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
    """A seat that is connected, for as long as it is needed."""
    try:
        await seat.open()
        yield seat
    finally:
        await seat.close()
