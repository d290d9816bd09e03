"""Tables of a server inside this process: who sits at them, what they are told, how they go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.json import decode

from sengoku import protocol
from sengoku.games.kernel import Plain, State
from sengoku.games.kernel.streams import Random
from sengoku.server.command_handler import CommandHandler
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.keys import chance_of
from sengoku.server.pool import BotPool, accepted, somebody
from sengoku.server.room import Room
from sengoku.server.socket import Socket
from sengoku.server.thinking import Thought, think
from sengoku.server.turns import Asker
from sengoku.table import Table, access, record
from tests.corpus.play import LONGEST
from tests.corpus.seen import replayed, viewers
from tests.server.inside import Heard, drained


class Bots(BotPool):
    """Bots that think in this process, at random whatever their level, and only when they may."""

    def __init__(self) -> None:
        super().__init__(1, 30.0)
        self.allowed = asyncio.Event()

    async def choose(
        self,
        state: State,
        seat: int,
        level: str,
        seed: int,
        asker: Callable[[], Asker] = somebody,
    ) -> Thought | None:
        await self.allowed.wait()
        assert level in accepted(state.game.name)
        world = state.imagine(seat, Random(seed))
        return think(state.game.name, world.dump(), seat, "random", seed)


class Server:
    """A hub on a database, with a clock and chance of its own. Bots wait until `go`."""

    def __init__(self, database: Path | str, now: float, seed: int = 1) -> None:
        self.now = now
        config = Config(database=str(database))
        self.bots = Bots()
        self.hub = Hub(config, lambda: self.now, chance_of(seed), self.bots)
        self.always: set[asyncio.Task[None]] = set()  # what runs as long as the server does

    async def open(self) -> None:
        """Be ready."""
        await self.hub.open()
        self.always = set(self.hub.background.tasks)

    def busy(self) -> set[asyncio.Task[None]]:
        """What is under way: bots that decide, and what people are told."""
        return self.hub.background.tasks - self.always

    def go(self) -> None:
        """Let the bots play."""
        self.bots.allowed.set()


@asynccontextmanager
async def serving(database: Path | str, now: float, seed: int = 1) -> AsyncIterator[Server]:
    """A server, for as long as it is needed."""
    server = Server(database, now, seed)
    await server.open()
    try:
        yield server
    finally:
        await server.hub.close()


class People:
    """All the people of a table, each with a socket; the host may have no seat."""

    def __init__(self, server: Server, room: Room) -> None:
        self.server = server
        self.hub = server.hub
        self.room = room
        self.sockets: dict[int | None, Socket] = {}

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def host(self) -> int | None:
        """Where the host sits."""
        return next(iter(self.table.seats_of(self.table.host)), None)

    async def come(self) -> People:
        """Let everybody who has a seat come in, and the host."""
        for seat in [*range(self.table.players), self.host]:
            holders = {self.table.host} if seat is None else self.table.seats[seat].browser_ids
            if holders and seat not in self.sockets:
                await self.enter(seat, min(holders))
        return self

    async def enter(self, seat: int | None, holder: str) -> Socket:
        """Somebody comes in."""
        self.sockets[seat] = await entered(self.room, holder, seat)
        return self.sockets[seat]

    async def go(self) -> None:
        """Everybody closes the page."""
        for socket in self.sockets.values():
            self.room.exit(socket)
        self.sockets.clear()
        await self.settle()

    async def sit(self, seat: int, name: str, holder: str) -> None:
        """Somebody takes a free seat."""
        caller = self.room.caller(holder, None)
        await self.room.run(lambda table: access.sit(table, caller, seat, name))
        await self.enter(seat, holder)

    async def do(self, seat: int | None, kind: Any, *parts: Any) -> None:
        """A command of somebody's, which has to be taken; who leaves a seat is told goodbye."""
        ident = f"command-{self.table.entries}"
        socket = self.sockets[seat]
        await CommandHandler(self.hub).command(self.room, socket, kind(ident, *parts))
        answers = [one for one in self.heard(socket) if one.get("id") == ident]
        assert [one["type"] for one in answers] == ["done"] or socket.closed, answers
        for other in list(self.sockets):
            self.heard(self.sockets[other])
            if self.sockets[other].closed:
                del self.sockets[other]

    def heard(self, socket: Socket) -> list[Plain]:
        """What a socket was told since it was asked last."""
        return [decode(message) for message in drained(socket)]

    async def settle(self) -> None:
        """Let the bots decide until people have to; everybody reads what they are told."""
        while busy := self.server.busy():
            await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)
            for socket in self.sockets.values():
                self.heard(socket)

    async def play(self, random: Random, most: int = LONGEST) -> None:
        """Let people move at random, and bots between."""
        await self.settle()
        for _ in range(most):
            people = [seat for seat in self.table.running_seats() if seat in self.sockets]
            if not people or self.table.history is None:
                return
            seat = people[random.below(len(people))]
            moves = self.table.history.state.moves(seat)
            move = moves[random.below(len(moves))]
            await self.do(seat, protocol.Move, self.table.version(seat), move)
            await self.settle()

    async def finish(self, random: Random) -> None:
        """Fill the table, let it go on if it does not, and play to the end."""
        for seat, place in enumerate(self.table.seats):
            if place.kind == "free":
                await self.do(self.host, protocol.AddBot, seat, "random")
        if self.table.status == "waiting":
            await self.do(self.host, protocol.Start)
        if self.table.status == "paused":
            await self.do(self.host, protocol.Pause, False)
        await self.play(random)


# What is told of a table.


async def told(hub: Hub, ident: str) -> Plain:
    """All that a table tells: what whoever comes in is told, every step of the past, the record."""
    room = await hub.find(ident)
    table = room.table
    return {
        "id": ident,
        "game": table.settings.game,
        "players": table.players,
        "status": table.status,
        "told": await first_told(room),
        "entries": table.entries,
        "past": past(table),
        "records": records(table) if table.status == "over" else [],
    }


async def first_told(room: Room) -> list[Plain | None]:
    """What every viewer is told who comes in now."""
    return [await entering(room, seat) for seat in viewers(room.table.players)]


async def entered(room: Room, holder: str, seat: int | None) -> Socket:
    """A socket that has come in."""
    socket = Socket(Heard(), holder, seat)
    await room.enter(socket)
    return socket


async def entering(room: Room, seat: int | None) -> Plain | None:
    """The whole state, as whoever comes to a seat is told it; None where nobody can."""
    holders = {room.table.host} if seat is None else room.table.seats[seat].browser_ids
    if not holders:
        return None
    socket = await entered(room, min(holders), seat)
    message = drained(socket)[0]
    room.exit(socket)
    await asyncio.sleep(0)
    found: Plain = decode(message)
    return found


def past(table: Table) -> Plain | None:
    """What every viewer saw after every move, found as it is asked for, and who was told of it."""
    history = table.history
    if history is None:
        return None
    moves = [(step.seat, step.move) for step in history.steps]
    return {
        "moves": moves,
        "seen": [step.seen for step in history.steps],
        "versions": history.versions,
        "steps": replayed(history.initial_state(), moves),
    }


def records(table: Table) -> list[Plain]:
    """What a table that is over exports: the record, or with closed books what viewers saw."""
    if table.settings.visibility_after_end == "open":
        return [dict(record.record(table))]
    return [dict(record.seat_record(table, seat)) for seat in (0, None)]


async def kept(hub: Hub) -> Plain:
    """What a database holds besides the logs: lists, whose tables they are, names, ratings."""
    found = await hub.store.listings(lambda columns: columns.id != "")
    tables = sorted([decode(line) for line in found], key=lambda listing: listing["id"])
    holders = sorted(await members(hub))
    mine = {holder: await hub.store.tables_of(holder) for holder in holders}
    return {
        "tables": tables,
        "mine": {holder: sorted([seat for _, seat, _ in mine[holder]]) for holder in holders},
        "browsers": {holder: await hub.store.browser(holder) for holder in holders},
        "ratings": {
            game: await hub.store.leaderboard(game) for game in {t["game"] for t in tables}
        },
    }


async def members(hub: Hub) -> set[str]:
    """All who have something at a table."""
    found: set[str] = set()
    for ident in await idents(hub):
        table = (await hub.find(ident)).table
        found |= {table.host, *[holder for seat in table.seats for holder in seat.browser_ids]}
    return found


async def idents(hub: Hub) -> list[str]:
    """The ids of all tables, sorted."""
    found = await hub.store.listings(lambda columns: columns.id != "")
    return sorted([decode(line)["id"] for line in found])
