"""The proxy does to frames what it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from sengoku.games.kernel.streams import Random
from tests.faults.proxy import Proxy, Weather
from tests.server.rig import run

ALWAYS = 1000


@asynccontextmanager
async def talking(weather: Weather) -> AsyncIterator[tuple[ClientConnection, list[str], Proxy]]:
    """A client of a server that answers everything, with what the server heard."""
    heard: list[str] = []

    async def answer(wire: ServerConnection) -> None:
        async for text in wire:
            heard.append(str(text))
            await wire.send(text)

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with (
            Proxy(Random(1), lambda: port) as proxy,
            connect(f"ws://127.0.0.1:{proxy.port}", proxy=None) as wire,
        ):
            proxy.weather = weather
            yield wire, heard, proxy


def test_calm_weather_changes_nothing() -> None:
    async def talk() -> None:
        async with talking(Weather()) as (wire, heard, proxy):
            for text in ("short", "x" * 300, "y" * 70_000):
                await wire.send(text)
                assert await wire.recv() == text
            assert len(heard) == 3
            assert proxy.counts.total() == 0

    run(talk(), 30)


def test_a_frame_is_doubled() -> None:
    async def talk() -> None:
        async with talking(Weather(double=ALWAYS, delay=ALWAYS)) as (wire, heard, proxy):
            await wire.send("twice")
            assert [await wire.recv(), await wire.recv()] == ["twice"] * 2
            assert heard == ["twice"] * 2
            assert proxy.counts["double"] == 1

    run(talk(), 30)


def test_a_frame_is_cut() -> None:
    async def talk() -> None:
        async with talking(Weather(cut=ALWAYS)) as (wire, heard, proxy):
            await wire.send("never")
            with pytest.raises(ConnectionClosed):
                await wire.recv()
            assert heard == []
            assert proxy.counts["cut"] == 1

    run(talk(), 30)


def test_a_frame_arrives_when_its_sender_is_gone() -> None:
    async def talk() -> None:
        async with talking(Weather(late=ALWAYS)) as (wire, heard, _):
            await wire.send("later")
            with pytest.raises(ConnectionClosed):
                await wire.recv()
            assert heard == []
            while not heard:
                await asyncio.sleep(0.01)
            assert heard == ["later"]

    run(talk(), 30)
