"""A real server process on this machine, for the tests, and people who play at it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.games.kernel.streams import Random

TOKEN = "the-operators"
UNLIMITED = (
    *("--messages", "100000", "--requests", "1000000", "--tables", "1000000"),
    *("--metrics", TOKEN),
)


class Running:
    """A server process; it may be killed and started again on the same port and database."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        database: str = "",
        workers: int = 1,
        python: str = sys.executable,
        environment: Mapping[str, str] | None = None,
        apart: bool = False,
    ) -> None:
        self.folder = folder
        self.environment = dict(environment or {})
        self.apart = apart  # in a session of its own, whose processes can be found
        self.python = python  # with this version, or another one, installed
        self.flags = (*flags, "--workers", str(workers))
        self.workers = workers
        self.database = database or str(folder / "sengoku.db")
        self.said = folder / "said"
        self.port = 0
        self.pids: list[int] = []
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.launch()
        self.wait_until_listening()

    def launch(self) -> None:
        """Start it, and do not wait."""
        self.before = self.said.stat().st_size if self.said.exists() else 0
        ours = os.pathsep.join(sys.path) if self.python == sys.executable else ""
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [
                    self.python, "-m", "sengoku.server", "--port", str(self.port),
                    "--database", self.database, *self.flags,
                ],
                stderr=said,
                env=os.environ | {"PYTHONPATH": ours} | self.environment,
                start_new_session=self.apart,
            )  # fmt: skip

    def wait_until_listening(self) -> None:
        """Wait until all of its processes listen."""
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            with self.said.open("rb") as said:
                said.seek(self.before)
                lines = said.read().decode().splitlines()
            heard = [line for line in lines if '"listening"' in line and line.endswith("}")]
            if len(heard) >= self.workers:
                self.port = json.loads(heard[0])["port"]
                self.pids = [int(json.loads(line)["pid"]) for line in heard]
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(self.said.read_text())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the power failed."""
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As a host does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def log(self) -> str:
        return self.said.read_text()


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[Running]:
    """A server, for as long as it is needed."""
    server = Running(folder, *(flags or UNLIMITED))
    try:
        yield server
    finally:
        server.stop()


class People:
    """All the people at one table."""

    def __init__(self, url: str, word: str | None = None) -> None:
        self.url = url
        self.word = word  # that they put into the deal; None: what is dealt follows from the seed
        self.seats: list[Seat] = []
        self.ident = ""

    async def __aenter__(self) -> People:
        return self

    async def __aexit__(self, *error: object) -> None:
        for seat in self.seats:
            await seat.close()
            await seat.http.close()

    async def gather(self, game: str, players: int, **settings: Any) -> None:
        """One makes an open table, the others sit down, and it starts."""
        await self.wait(game, players, **settings)
        await self.seats[0].start()
        for one in self.seats:
            await one.until(lambda one=one: one.state.table.status == "playing")

    async def wait(self, game: str, players: int, **settings: Any) -> list[Seat]:
        """One makes an open table, the others sit down."""
        names = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
        new = protocol.NewTable(game, players, name="Ann", access="open", **settings)
        http = Http(self.url)
        entered = await http.make(new)
        self.ident = entered.id
        await self.add(http, entered.seat)
        for seat in range(1, players):
            if str(seat) not in new.bots:
                other = Http(self.url)
                await other.sit(self.ident, seat, names[seat])
                await self.add(other, seat)
        return self.seats

    async def add(self, http: Http, number: int | None) -> Seat:
        seat = Seat(http, self.ident, number, word=self.word)
        self.seats.append(seat)
        await seat.open()
        return seat


async def play_on(seat: Seat, random: Random, most: int = 10**9) -> int:
    """Play at random until the game is over; what has become stale is chosen again."""
    made = 0
    async for state in seat.turns():
        if made >= most:
            return made
        try:
            await seat.move(state.moves[random.below(len(state.moves))].code, state.version)
            made += 1
        except NotAllowed as refusal:
            if refusal.rule not in ("VERSION", "TABLE"):
                raise
    return made


def run(work: Any, seconds: float = 240) -> Any:
    """Run a coroutine, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, seconds))


class Line:
    """A bare socket, for what the client would never say; keeps every frame that it heard."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[str] = []

    async def say(self, message: Any) -> None:
        await self.wire.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.wire.recv(), 30)
        assert isinstance(text, str)
        self.frames.append(text)
        found: dict[str, Any] = json.loads(text)
        return found

    async def hear_type(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        while (found := await self.hear())["type"] != kind:
            pass
        return found

    async def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something, and hear its answer."""
        await self.say(message)
        while (found := await self.hear()).get("id") != message["id"]:
            pass
        return found


@asynccontextmanager
async def line(
    url: str, ident: str, seat: int | None, key: str, origin: str | None = None
) -> AsyncIterator[Line]:
    """A bare socket to a table."""
    where = "" if seat is None else f"?seat={seat}"
    headers = {"Cookie": f"sengoku={key}"} if key else {}
    if origin is not None:
        headers["Origin"] = origin
    address = f"ws{url.removeprefix('http')}/api/tables/{ident}/socket{where}"
    async with connect(address, additional_headers=headers, proxy=None, max_size=None) as wire:
        yield Line(wire)
