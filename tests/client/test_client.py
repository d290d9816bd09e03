"""The client: where a link leads, and that it comes back by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import sengoku
from sengoku import protocol
from sengoku.client import NotAllowed
from sengoku.client.http import Address
from tests.server.inside import inside
from tests.server.rig import run


def test_an_address_is_read() -> None:
    link = Address("https://example.org/games/t/k3v9q2m7x4ab#00ff")
    assert (link.server, link.table, link.key) == (
        "https://example.org/games",
        "k3v9q2m7x4ab",
        "00ff",
    )
    assert Address("http://127.0.0.1:8000/t/x").server == "http://127.0.0.1:8000"


def test_it_comes_back_and_says_again_what_was_not_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            new = protocol.NewTable("shinobi", 3, name="Ann")
            async with sengoku.client.make(url, new) as ann:
                assert ann.wire is not None
                await ann.wire.close()
                await ann.say("once")
                await ann.until(lambda: ann.talk)
                assert ann.connections == 2
                assert [line.text for line in ann.talk] == ["once"]
                assert hub.rooms[ann.table].table.said == 1

    run(play())


def test_a_refusal_is_an_error_with_rule_and_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url):
            new = protocol.NewTable("shinobi", 3, name="Ann")
            async with sengoku.client.make(url, new) as ann:
                with pytest.raises(NotAllowed, match="seats are still free") as refused:
                    await ann.start()
                assert (refused.value.rule, refused.value.reason) == ("TABLE", "free")

    run(play())
