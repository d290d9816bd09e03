"""Connections that keep the server waiting shut nobody out: they are closed, the oldest first."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sengoku import protocol
from sengoku.client import Http
from sengoku.server import gate
from tests.server.inside import inside
from tests.server.rig import line, run, running

HALF = b"GET /health HTTP/1.1\r\nhost: half\r\n"
BODY = b"PUT /api/me HTTP/1.1\r\nhost: half\r\ncontent-length: 100\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nhost: half\r\n\r\n"
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def dialled(url: str, text: bytes) -> AsyncIterator[Pair]:
    """A connection on which something was sent."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text)
    await writer.drain()
    yield reader, writer
    writer.close()


async def closed(reader: asyncio.StreamReader) -> bool:
    """Wait until the other side closes the connection."""
    try:
        while await asyncio.wait_for(reader.read(65536), 30):
            pass
    except ConnectionResetError:
        pass
    return True


def test_300_half_requests_leave_256_handles_to_the_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        held: list[socket.socket] = []
        try:
            for _ in range(300):
                held.append(socket.create_connection(("127.0.0.1", server.port), 30))
                held[-1].sendall(HALF)
            with httpx.Client(trust_env=False, timeout=30) as client:
                for _ in range(20):
                    assert client.get(f"{server.url}/health").status_code == 200
            new = protocol.NewTable("shinobi", 3, name="Ann")
            run(played(server.url, new))
        finally:
            for one in held:
                one.close()
        assert "Too many open files" not in server.log()


async def played(url: str, new: protocol.NewTable) -> None:
    """Make a table, and come to it."""
    http = Http(url)
    ident = (await http.make(new)).id
    async with line(url, ident, 0, http.key) as tab:
        assert (await tab.hear())["type"] == "state"
    await http.close()


@pytest.mark.parametrize("text", [b"", b"GET /he", HALF, BODY, WHOLE + HALF])
def test_a_request_that_never_ends_is_given_up(
    text: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.2)

    async def wait() -> None:
        async with inside(tmp_path) as (_, url), dialled(url, text) as (reader, writer):
            ending = asyncio.create_task(closed(reader))
            while not ending.done():  # byte by byte, it never pauses
                writer.write(b"x")
                await asyncio.sleep(0.02)
            assert ending.result()

    run(wait())


def test_a_socket_and_a_slow_answer_are_no_half_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.1)

    async def wait() -> None:
        async with inside(tmp_path) as (hub, url):
            http = Http(url)
            ident = (await http.make(protocol.NewTable("shinobi", 3, name="Ann"))).id
            async with line(url, ident, 0, http.key) as tab, hub.rooms[ident].lock:
                slow = asyncio.create_task(http.table(ident))
                await asyncio.sleep(0.5)
            assert (await slow).id == ident
            async with line(url, ident, 0, http.key) as tab:
                await asyncio.sleep(0.5)
                assert (await tab.answer({"type": "ping", "id": "p"}))["type"] == "pong"
            await http.close()

    run(wait())


def test_the_one_that_has_waited_longest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "most_connections", lambda: 36)

    async def crowd() -> None:
        async with inside(tmp_path) as (_, url), AsyncExitStack() as stack:
            halves = [await stack.enter_async_context(dialled(url, HALF)) for _ in range(36)]
            async with httpx.AsyncClient(trust_env=False) as client:
                assert (await client.get(f"{url}/health")).status_code == 200
                assert await closed(halves[0][0])
                reader, writer = halves[-1]
                writer.write(b"\r\n")  # the newest of them goes on
                assert b" 200 " in await reader.readline()

    run(crowd())


def test_sockets_leave_room_for_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "most_connections", lambda: gate.REQUESTS + 2)
    monkeypatch.setattr("sengoku.server.crowd.most_sockets", lambda: 100)

    async def crowd() -> None:
        async with inside(tmp_path) as (_, url), AsyncExitStack() as stack:
            http = Http(url)
            ident = (await http.make(protocol.NewTable("shinobi", 3, name="Ann"))).id
            for _ in range(2):
                tab = await stack.enter_async_context(line(url, ident, 0, http.key))
                assert (await tab.hear())["type"] == "state"
            with pytest.raises(Exception, match="503"):
                await stack.enter_async_context(line(url, ident, 0, http.key))
            assert (await http.table(ident)).id == ident
            await http.close()

    run(crowd())


def test_one_visitor_gets_half_of_the_sockets_at_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sengoku.server.crowd.most_sockets", lambda: 4)

    async def crowd() -> None:
        async with inside(tmp_path) as (hub, url):
            http = Http(url)
            new = protocol.NewTable("shinobi", 3, name="Ann")
            idents = [(await http.make(new)).id for _ in range(3)]
            async with (
                line(url, idents[0], 0, http.key) as one,
                line(url, idents[1], 0, http.key) as two,
            ):
                for tab in (one, two):
                    assert (await tab.hear())["type"] == "state"
                with pytest.raises(ConnectionClosed) as ended:
                    async with line(url, idents[2], 0, http.key) as third:
                        await third.hear()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 4429
                with hub.visitors.one_more("192.0.2.1"):  # somebody else still can
                    pass
            while hub.visitors.sockets:
                await asyncio.sleep(0.01)
            await played(url, new)
            await http.close()

    run(crowd())


def test_limits_fit_the_handles_there_are() -> None:
    assert gate.most_connections() + gate.OWN_HANDLES <= max(gate.handles(), gate.FEWEST_HANDLES)
    assert gate.backlog() <= 2048


def test_the_limits_are_stated_as_they_are() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "hosts.md").read_text()
    stated = page.partition("**Connections.**")[2].partition("\n\n")[0]
    seconds = (gate.HEAD_SECONDS, gate.BODY_SECONDS, gate.ANSWER_SECONDS)
    for number in (*seconds, gate.MOST_HANDLES, gate.OWN_HANDLES, gate.REQUESTS):
        assert re.search(rf"\b{number:,.0f}\b", stated), number
