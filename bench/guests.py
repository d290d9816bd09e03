"""Clients of a server under load: of ours, of a bare echo, of boardgame.io's.

A guest is one connection. It can send a move, and measures the time until the move is acknowledged.
Everything that our server sends is checked: the versions of a seat increase one by one; and at the
end all games are ended by consent, which reveals their seeds, and replayed. Every view that was
sent to a seat must be that seat's view at that version, byte by byte.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Sequence
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from msgspec import Raw, Struct
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect

from sengoku import registry
from sengoku.games.kernel.streams import Random
from sengoku.table.history import game_seed

SEATS: Final = 4
GAMES: Final = ("shinobi", "shitenno", "senji")
AT_ONCE: Final = 20  # guests that connect at the same time


class Guest:
    """One connection; `pending` is when its move was sent, until it is acknowledged."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.pending: float | None = None
        self.frames = 0
        self.bytes = 0
        self.times: list[float] = []
        self.hearing = asyncio.create_task(self.listen())

    def acknowledged(self) -> None:
        """The move that was sent is acknowledged."""
        if self.pending is not None:
            self.times.append(time.perf_counter() - self.pending)
            self.pending = None

    async def listen(self) -> None:
        """Receive everything."""
        async for text in self.wire:
            self.frames += 1
            self.bytes += len(text)
            self.hear(text)

    def hear(self, text: str | bytes) -> None:
        """A frame."""
        raise NotImplementedError

    def choice(self) -> str | None:
        """A move to send, if there is one."""
        raise NotImplementedError

    async def move(self) -> bool:
        """Send a move, if there is one."""
        text = None if self.pending is not None else self.choice()
        if text is None:
            return False
        self.pending = time.perf_counter()
        await self.wire.send(text)
        return True


async def dial(url: str, path: str, key: str = "") -> ClientConnection:
    """A connection without its own heartbeat; it answers the server's."""
    headers = {"Cookie": f"sengoku={key}"} if key else {}
    address = f"ws://{urlsplit(url).netloc}{path}"
    return await connect(
        address, additional_headers=headers, compression=None, max_size=None, proxy=None,
        open_timeout=60, ping_interval=None,
    )  # fmt: skip


async def gathered(work: Sequence[Awaitable[Any]]) -> list[Any]:
    """All results, computed a limited number at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(what: Awaitable[Any]) -> Any:
        async with turn:
            return await what

    return list(await asyncio.gather(*[one(what) for what in work]))


# A bare echo.


class Caller(Guest):
    """Sends a message as long as a move, and receives it back."""

    def choice(self) -> str:
        return f'{{"type":"move","id":"{id(self):032x}","version":17,"move":123}}'

    def hear(self, text: str | bytes) -> None:
        self.acknowledged()


async def at_echo(url: str, tables: int) -> list[list[Guest]]:
    """As many guests as for this number of tables."""

    async def table() -> list[Guest]:
        return [Caller(await dial(url, "/")) for _ in range(SEATS)]

    return await gathered([table() for _ in range(tables)])


# Ours.


class State(Struct, tag_field="type", tag="state"):
    """The parts of a state that a player needs."""

    version: int
    view: Raw
    moves: Raw


class Done(Struct, tag_field="type", tag="done"):
    """A command is done."""

    id: str


class Refused(Struct, tag_field="type", tag="refused"):
    """A command is refused: another one came before it."""

    id: str
    rule: str


class Move(Struct):
    """A legal move."""

    code: int


understood: Final = Decoder(State | Done | Refused)
legal: Final = Decoder(list[Move])


class Player(Guest):
    """Plays at random in one seat, and keeps a hash of every view."""

    def __init__(self, wire: ClientConnection, table: str, random: Random) -> None:
        self.table = table
        self.random = random
        self.state: State | None = None
        self.prints: dict[int, bytes] = {}
        self.refused = 0
        self.said = 0
        self.answered = ""  # the last command
        super().__init__(wire)

    def choice(self) -> str | None:
        state = self.state
        if state is None or bytes(state.moves) == b"[]":
            return None
        moves = legal.decode(state.moves)
        code = moves[self.random.below(len(moves))].code
        return self.command(type="move", version=state.version, move=code)

    def command(self, **fields: Any) -> str:
        """A command, with a new id."""
        self.said += 1
        return encode({"id": str(self.said), **fields}).decode()

    def hear(self, text: str | bytes) -> None:
        message = understood.decode(text)
        if isinstance(message, Done):
            self.answered = message.id
            self.acknowledged()
        elif isinstance(message, Refused):
            self.answered = message.id
            assert message.rule in ("VERSION", "TABLE", "VOTE"), message.rule
            self.refused += 1
            self.pending = None
        else:
            before = self.state.version if self.state else message.version
            assert before <= message.version <= before + 1, "a version is missing"
            self.state = message
            found = print_of(bytes(message.view))
            assert self.prints.setdefault(message.version, found) == found, "one version, two views"

    async def tell(self, **fields: Any) -> None:
        """Send a command that is not a move, and wait for its answer."""
        await self.wire.send(self.command(**fields))
        while self.answered != str(self.said):
            if self.hearing.done():
                self.hearing.result()  # raises if something was wrong with a frame
            await asyncio.sleep(0.001)


def print_of(view: bytes) -> bytes:
    """A hash of a view."""
    return blake2b(view, digest_size=12).digest()


async def at_ours(url: str, tables: int) -> list[list[Guest]]:
    """Four people at every table, the three games in turn, dealt."""

    async def table(number: int) -> list[Guest]:
        game = GAMES[number % len(GAMES)]
        ident, keys = await set_table(url, game)
        found: list[Guest] = []
        for seat, key in enumerate(keys):
            wire = await dial(url, f"/api/tables/{ident}/socket?seat={seat}", key)
            found.append(Player(wire, ident, Random(SEATS * number + seat)))
        host = found[0]
        assert isinstance(host, Player)
        await host.tell(type="start")
        return found

    found = await gathered([table(number) for number in range(tables)])
    while not all([one.state and one.state.version for table in found for one in table]):
        await asyncio.sleep(0.05)
    return found


async def set_table(url: str, game: str) -> tuple[str, list[str]]:
    """A table with all seats taken: its id, and the keys of the seats."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        new = {"game": game, "players": SEATS, "name": "P0", "access": "open"}
        answer = (await http.post("/api/tables", json=new)).raise_for_status()
        ident, keys = answer.json()["id"], [answer.cookies["sengoku"]]
        for seat in range(1, SEATS):
            http.cookies.clear()
            path = f"/api/tables/{ident}/seats/{seat}"
            answer = (await http.post(path, json={"name": f"P{seat}"})).raise_for_status()
            keys.append(answer.cookies["sengoku"])
    return ident, keys


async def check_ours(url: str, tables: list[list[Guest]]) -> int:
    """End all games by consent, and check every view; return their number."""
    checked = 0
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for table in tables:
            players = [guest for guest in table if isinstance(guest, Player)]
            await players[0].tell(type="propose", what="end")
            for other in players[1:]:
                await other.tell(type="vote", agree=True)
            record = await http.get(f"/api/tables/{players[0].table}/record")
            while record.status_code in (403, 429):  # not all have voted yet; or others are made
                await asyncio.sleep(0.02)
                record = await http.get(f"/api/tables/{players[0].table}/record")
            true = views(record.raise_for_status().json())
            for seat, player in enumerate(players):
                for version, found in player.prints.items():
                    assert version == 0 or true[seat][version] == found, "not the seat's view"
                    checked += 1
    return checked


def views(record: dict[str, Any]) -> list[dict[int, bytes]]:
    """The hashes of all views of all seats, by their versions."""
    seed = game_seed(bytes.fromhex(record["seed"]), record["words"])
    game = registry.game(record["game"])
    rules, options = record["rules"], record["options"]
    state = game.start(record["players"], seed, events=True, rules=rules, **options)
    found: list[dict[int, bytes]] = [{} for _ in range(record["players"])]
    known: list[Any] = [None] * record["players"]

    def look() -> None:
        for seat, prints in enumerate(found):
            view = encode(state.view(seat))
            seen = (view, list(state.moves(seat)), len(state.record[seat]))
            if seen != known[seat]:
                known[seat] = seen
                prints[len(prints) + 1] = print_of(view)

    look()
    for seat, move, _ in record["moves"]:
        state.play(seat, move)
        look()
    return found


# boardgame.io's, over socket.io.

SPACE: Final = "/simplest"


class Stranger(Guest):
    """A player of boardgame.io, who may move when the state says that it is their turn."""

    def __init__(self, wire: ClientConnection, match: str, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] | None = None
        super().__init__(wire)

    def choice(self) -> str | None:
        if self.state is None or self.state["ctx"]["currentPlayer"] != str(self.seat):
            return None
        move: dict[str, Any] = {
            "type": "count",
            "args": [],
            "playerID": str(self.seat),
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        return self.event("update", action, self.state["_stateID"], self.match, str(self.seat))

    def event(self, *parts: Any) -> str:
        """An event of socket.io's."""
        return f"42{SPACE},{encode(parts).decode()}"

    def hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        if text == "2":  # its heartbeat
            self.pending_pong = asyncio.create_task(self.wire.send("3"))
        if not text.startswith(f"42{SPACE},"):
            return
        name, _, state, *_ = json.loads(text.removeprefix(f"42{SPACE},"))
        if name == "sync":
            self.state = state["state"]
        elif name == "update":
            if self.pending is not None and state["_stateID"] > self.state["_stateID"]:  # type: ignore[index]
                self.acknowledged()
            self.state = state


async def at_boardgame(url: str, tables: int) -> list[list[Guest]]:
    """Four people at every match of its simplest game."""

    async def table(number: int) -> list[Guest]:
        found: list[Guest] = []
        for seat in range(SEATS):
            wire = await dial(url, "/socket.io/?EIO=4&transport=websocket")
            await wire.recv()
            await wire.send(f"40{SPACE},")
            await wire.recv()
            stranger = Stranger(wire, f"match{number}", seat)
            sync = ("sync", stranger.match, str(seat), None, SEATS)
            await wire.send(stranger.event(*sync))
            while stranger.state is None:
                await asyncio.sleep(0.01)
            found.append(stranger)
        return found

    return await gathered([table(number) for number in range(tables)])
