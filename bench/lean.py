"""Clients of our server that cost next to nothing, so that the server gets the processor.

A wire is one WebSocket; its reader looks at nothing but version and legal moves, and checks nothing
(`guests` does). Moves are sent in a closed loop: a fixed number is on its way at any time, and the
next one is sent when one is acknowledged.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import sys
import time
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.json import decode, encode

from sengoku.games.kernel.streams import Random

from .guests import Done, Refused, State, legal, understood

GAMES: Final = ("senji", "shitenno", "senji", "shinobi")  # long games: none should end meanwhile
SEATS: Final = 4
WARM: Final = 1.5  # seconds before the measurement
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Order(Struct):
    """What the clients should do."""

    urls: list[str]
    tables: int
    seconds: float
    flying: int  # moves on their way at any time
    spread: bool = False  # the people of one table at all servers; otherwise at one
    core: int = -1  # to run on; -1: any


class Found(Struct):
    """What was measured."""

    moves: int
    wall: float
    cpu: float  # processor time of the clients
    times: list[float]  # seconds from a move to its acknowledgement
    refused: int


class Wire(asyncio.Protocol):
    """A WebSocket of one seat."""

    def __init__(self, crowd: Crowd, table: Place, request: bytes) -> None:
        self.crowd = crowd
        self.table = table
        self.request = request
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.state: State | None = None
        self.sent = 0.0  # when the move was sent that is not answered yet
        self.said = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("nobody may come in"))
        if not self.crowd.over:
            self.crowd.lost += 1

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.partition(b"\r\n")[0], head
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self.frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self.write(PONG, payload)

    def frame(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it has arrived; servers send them whole and unmasked."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        found = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return found

    def write(self, kind: int, payload: bytes) -> None:
        """Send a frame; the mask of zeros changes nothing."""
        size = len(payload)
        head = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + head + bytes(4) + payload)

    def command(self, **fields: object) -> None:
        """Send a command, with a new id."""
        self.said += 1
        self.write(TEXT, encode({"id": f"{id(self)}-{self.said}", **fields}))

    def hear(self, payload: bytes) -> None:
        """Take note of a frame."""
        message = understood.decode(payload)
        if isinstance(message, State):
            self.state = message
        elif self.sent:
            sent, self.sent = self.sent, 0.0
            self.table.busy = False
            self.crowd.answered(message, sent)

    def may_move(self) -> bool:
        """Whether there is a legal move."""
        return self.state is not None and bytes(self.state.moves) != b"[]"

    def move(self, random: Random) -> None:
        """Send a move."""
        assert self.state is not None
        moves = legal.decode(self.state.moves)
        self.sent = time.perf_counter()
        self.table.busy = True
        code = moves[random.below(len(moves))].code
        self.command(type="move", version=self.state.version, move=code)


class Place:
    """A table, with a wire for each seat."""

    def __init__(self, ident: str = "") -> None:
        self.ident = ident
        self.busy = False  # somebody's move is on its way
        self.wires: list[Wire] = []


class Crowd:
    """All clients."""

    def __init__(self, seed: int = 7) -> None:
        self.tables: list[Place] = []
        self.random = Random(seed)
        self.at = 0
        self.flying = 0
        self.moves = 0
        self.refused = 0
        self.lost = 0
        self.over = False
        self.times: list[float] = []

    async def connect(self, url: str, ident: str, seat: int, key: str, table: Place) -> Wire:
        """A wire of a seat."""
        where = urlsplit(url)
        request = (
            f"GET /api/tables/{ident}/socket?seat={seat} HTTP/1.1\r\nHost: {where.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: sengoku={key}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(
            lambda: Wire(self, table, request), where.hostname or "", where.port or 80
        )
        await wire.opened
        table.wires.append(wire)
        return wire

    def answered(self, message: State | Done | Refused, sent: float) -> None:
        """A move was answered: send another one."""
        if isinstance(message, Refused):
            self.refused += 1
        else:
            self.moves += 1
            self.times.append(time.perf_counter() - sent)
        self.flying -= 1
        self.fly()

    def fly(self, more: int = 1) -> None:
        """Send moves at the next tables where somebody can make one."""
        for _ in range(more if not self.over else 0):
            if not self.send_one():
                asyncio.get_running_loop().call_later(0.002, self.fly)

    def send_one(self) -> bool:
        """Send a move, if anybody can make one."""
        for _ in range(len(self.tables)):
            self.at = (self.at + 1) % len(self.tables)
            table = self.tables[self.at]
            if table.busy:
                continue
            able = [wire for wire in table.wires if wire.may_move()]
            if able:
                self.flying += 1
                able[self.random.below(len(able))].move(self.random)
                return True
        return False

    def close(self) -> None:
        """Hang up."""
        self.over = True
        for table in self.tables:
            for wire in table.wires:
                wire.transport.abort()


def seats_taken(urls: list[str], game: str) -> tuple[str, list[str]]:
    """A table with all seats taken: its id, and the keys of the seats."""
    place = urlsplit(urls[0])
    wire = http.client.HTTPConnection(place.hostname or "", place.port, timeout=60)

    def post(path: str, **body: object) -> tuple[dict[str, str], str]:
        wire.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = wire.getresponse()
        text = answer.read()
        assert answer.status < 300, text
        cookie = answer.headers["set-cookie"] or ""
        return json.loads(text), cookie.partition("sengoku=")[2].partition(";")[0]

    made, key = post("/api/tables", game=game, players=SEATS, name="P0", access="open")
    keys = [key]
    for seat in range(1, SEATS):
        keys.append(post(f"/api/tables/{made['id']}/seats/{seat}", name=f"P{seat}")[1])
    wire.close()
    return made["id"], keys


async def gathered(crowd: Crowd, order: Order) -> None:
    """All tables, with their people, dealt."""
    for number in range(order.tables):
        first = number % len(order.urls)
        urls = order.urls[first:] + order.urls[:first]
        ident, keys = seats_taken(urls, GAMES[number % len(GAMES)])
        table = Place(ident)
        for seat, key in enumerate(keys):
            url = urls[seat % len(urls)] if order.spread else urls[0]
            await crowd.connect(url, ident, seat, key, table)
        table.wires[0].command(type="start")
        crowd.tables.append(table)
    give_up = time.monotonic() + 60
    while not all([wire.state and wire.state.version for t in crowd.tables for wire in t.wires]):
        assert not crowd.lost, "somebody was sent away"
        assert time.monotonic() < give_up, "not all games have begun"
        await asyncio.sleep(0.02)


async def visit(order: Order) -> None:
    """Connect, play, and print what was measured."""
    crowd = Crowd()
    await gathered(crowd, order)
    crowd.fly(order.flying)
    await asyncio.sleep(WARM)
    print("now", flush=True)
    crowd.moves, crowd.refused, crowd.times = 0, 0, []
    began, worked = time.perf_counter(), time.process_time()
    await asyncio.sleep(order.seconds)
    wall, cpu = time.perf_counter() - began, time.process_time() - worked
    found = Found(crowd.moves, wall, cpu, crowd.times, crowd.refused)
    print(encode(found).decode(), flush=True)
    assert not crowd.lost, "somebody was sent away"
    crowd.close()


if __name__ == "__main__":
    gc.disable()  # its pauses would be counted as the server's
    asked = decode(sys.argv[1], type=Order)
    if asked.core >= 0:
        os.sched_setaffinity(0, {asked.core})
    asyncio.run(visit(asked))
