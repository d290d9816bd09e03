"""Whose word counts for where a visitor is: that of the proxies that the operator names."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.inside import inside
from tests.server.rig import run

NEW = {"game": "shinobi", "players": 3}


def statuses(folder: Path, proxies: str, visitors: list[str]) -> list[int]:
    """How a server that grants one table to each visitor answers those a proxy speaks for."""

    async def ask() -> list[int]:
        async with (
            inside(folder, tables=1, proxies=proxies) as (_, url),  # type: ignore[arg-type]
            httpx.AsyncClient(trust_env=False) as client,
        ):
            return [
                (
                    await client.post(
                        f"{url}/api/tables", json=NEW, headers={"x-forwarded-for": visitor}
                    )
                ).status_code
                for visitor in visitors
            ]

    found: list[int] = run(ask())
    return found


@pytest.mark.parametrize("proxies", ["127.0.0.1", "192.0.2.80,127.0.0.1", "127.0.0.0/8"])
def test_those_behind_a_named_proxy_are_told_apart(proxies: str, tmp_path: Path) -> None:
    visitors = ["192.0.2.1", "192.0.2.2", "192.0.2.1"]
    assert statuses(tmp_path, proxies, visitors) == [201, 201, 429]


def test_what_a_visitor_says_of_themselves_counts_for_nothing(tmp_path: Path) -> None:
    """A proxy adds the address that it sees to what it was sent."""
    visitors = ["192.0.2.1", "192.0.2.7, 192.0.2.1", "127.0.0.1, 192.0.2.1"]
    assert statuses(tmp_path, "127.0.0.1", visitors) == [201, 429, 429]


@pytest.mark.parametrize("proxies", ["", "192.0.2.80"])
def test_nobody_else_is_believed(proxies: str, tmp_path: Path) -> None:
    assert statuses(tmp_path, proxies, ["192.0.2.1", "192.0.2.2"]) == [201, 429]
