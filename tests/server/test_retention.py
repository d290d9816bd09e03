"""What is kept, and for how long: tables, talk, names. Nothing is kept for ever."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, NotAllowed
from sengoku.games.kernel.streams import Random
from sengoku.server.config import DAY, Config
from sengoku.server.hub import Hub
from sengoku.server.schema import RATINGS
from tests.server.inside import inside
from tests.server.rig import line, play_on, run

BOTS = {"1": "random", "2": "random"}
START = 1000.0
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind; "" is a file."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres"))


async def after(hub: Hub, days: float) -> None:
    """So many days after the start, everybody has left, and what is too old is deleted."""
    hub.now = lambda: START + days * DAY
    for room in list(hub.rooms.values()):
        if not room.sockets:
            room.discard()
    await hub.delete_old()


async def finished_game(hub: Hub, url: str, **settings: Any) -> tuple[Http, str]:
    """A game that was played to its end, with talk, and the browser of the one who played it."""
    new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS, **settings)
    async with sengoku.client.make(url, new) as ann:
        await ann.say("a word between us")
        await ann.start()
        await play_on(ann, Random(3))
        found = Http(url, ann.http.key), str(ann.table)
    while hub.rooms[found[1]].sockets:
        await asyncio.sleep(0.01)
    return found


async def is_there(http: Http, ident: str) -> bool:
    try:
        return (await http.table(ident)).id == ident
    except NotAllowed as refusal:
        if refusal.reason != "none":
            raise
    return ident in [one.id for one in await http.mine()]


def test_an_unfinished_game_is_kept_for_a_month_after_its_last_change(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            http = Http(url)
            ident = (await http.make(protocol.NewTable("shinobi", 3, name="Ann"))).id
            await after(hub, 29)
            assert await is_there(http, ident)
            await after(hub, 31)
            assert not await is_there(http, ident)
            assert await hub.store.lines(ident) == []
            await http.close()

    run(play())


def test_a_running_server_deletes_what_is_too_old_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, idle_after=0.02) as (hub, url):
            http = Http(url)
            ident = (await http.make(protocol.NewTable("shinobi", 3, name="Ann"))).id
            hub.now = lambda: START + 31 * DAY
            while await hub.store.lines(ident):
                await asyncio.sleep(0.02)
            assert not await is_there(http, ident)
            await http.close()

    run(play(), 60)


def test_operators_choose_the_times_in_days(monkeypatch: pytest.MonkeyPatch) -> None:
    from sengoku.cli import serving

    seen: list[Config] = []
    monkeypatch.setattr("sengoku.server.serve.serve", seen.append)
    serving.serve(keep_unfinished=1.5, keep_finished=2.0, keep_talk=3.0, keep_names=4.0)
    serving.serve()
    chosen, usual = seen
    assert (chosen.keep_unfinished, chosen.keep_finished) == (1.5 * DAY, 2 * DAY)
    assert (chosen.keep_talk, chosen.keep_names) == (3 * DAY, 4 * DAY)
    assert usual == Config()


def test_a_finished_game_is_kept_for_a_year(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as (hub, url):
            http, ident = await finished_game(hub, url)
            await after(hub, 364)
            assert await is_there(http, ident)
            await after(hub, 366)
            assert not await is_there(http, ident)
            assert await hub.store.lines(ident) == []
            await http.close()

    run(play())


def test_what_was_said_is_kept_for_a_month_after_the_game(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as (hub, url):
            http, ident = await finished_game(hub, url)
            await after(hub, 29)
            whole = await http.record(ident)
            assert [line["text"] for line in whole["talk"]] == ["a word between us"]
            await after(hub, 31)
            assert "between us" not in "".join(await hub.store.lines(ident))
            assert await http.record(ident) == whole | {"talk": []}  # the game is still whole
            assert (await http.replay(ident, 0)).frames
            await after(hub, 32)  # there is nothing left to do, and that is no error
            await http.close()

    run(play())


def test_talk_of_games_that_go_on_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, keep_unfinished=99 * DAY) as (hub, url):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS)
            async with sengoku.client.make(url, new) as ann:
                await ann.say("a word between us")
                await ann.start()
                ident = str(ann.table)
                await after(hub, 31)
                assert "between us" in "".join(await hub.store.lines(ident))

    run(play())


def test_nothing_is_deleted_under_those_who_look_at_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            http, ident = await finished_game(hub, url)
            async with line(url, ident, 0, http.key) as tab:
                await tab.hear_type("state")
                await after(hub, 366)
                assert (await tab.answer({"type": "ping", "id": "p"}))["type"] == "pong"
                assert await is_there(http, ident)
            while hub.rooms[ident].sockets:
                await asyncio.sleep(0.01)
            await after(hub, 366)
            assert not await is_there(http, ident)
            await http.close()

    run(play())


async def ratings(hub: Hub) -> int:
    async with hub.store.engine.connect() as connection:
        return len((await connection.execute(RATINGS.select())).all())


def test_a_name_that_nobody_uses_is_kept_for_a_year(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=database) as (hub, url):
            idle, active = Http(url), Http(url)
            for http, name in ((idle, "Idle"), (active, "Active")):
                await http.ask("PUT", "/api/me", protocol.Me(name, True), protocol.Me)
            rated = {"game": "shinobi", "mu": 25.0, "sigma": 8.0, "games": 1}
            async with hub.store.transaction() as connection:
                for http in (idle, active):
                    row = {"browser_id": hub_id(http), **rated}
                    await connection.execute(RATINGS.insert(), row)
            await after(hub, 300)
            await active.make(protocol.NewTable("shinobi", 3, name="Active"))
            await after(hub, 329)
            assert await hub.store.browser(hub_id(idle)) == ("Idle", True)
            await after(hub, 366)
            assert await hub.store.browser(hub_id(idle)) is None
            assert await active.mine() == []  # the table is gone, but it was used
            assert await ratings(hub) == 1
            await after(hub, 300 + 364)
            assert await hub.store.browser(hub_id(active)) == ("Active", True)
            await after(hub, 300 + 366)
            assert await hub.store.browser(hub_id(active)) is None
            assert await ratings(hub) == 0
            await idle.close()
            await active.close()

    run(play())


def test_whoever_plays_keeps_their_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            http = Http(url)
            await http.ask("PUT", "/api/me", protocol.Me("Ann", True), protocol.Me)
            hub.now = lambda: START + 350 * DAY
            await http.make(protocol.NewTable("shinobi", 3, name="Ann"))
            await after(hub, 370)
            assert await hub.store.browser(hub_id(http)) == ("Ann", True)
            await after(hub, 720)
            assert await hub.store.browser(hub_id(http)) is None
            await http.close()

    run(play())


def test_the_times_are_stated_as_they_are() -> None:
    """The page for hosts has the defaults of all times that can be chosen."""
    page = (ROOT / "docs" / "hosts.md").read_text()
    stated = re.findall(r"\| (\d+) days .*\| `--(keep-\w+)` \|", page)
    given = {option.replace("-", "_"): int(days) * DAY for days, option in stated}
    assert given == {key: value for key, value in vars(Config()).items() if key[:5] == "keep_"}


def hub_id(http: Http) -> str:
    """How the server knows a browser."""
    from sengoku.server.keys import hashed

    return hashed(http.key)


def test_after_a_long_absence_of_the_server_everybody_has_a_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            http, ident = await finished_game(hub, url)
            key = http.key
            await http.close()
        back = START + 400 * DAY
        async with inside(tmp_path, seed=2, now=back) as (hub, url):
            http = Http(url, key)
            await hub.delete_old()
            assert await is_there(http, ident)
            assert [line["text"] for line in (await http.record(ident))["talk"]]
            await after(hub, 401.1)
            assert not await is_there(http, ident)
            await http.close()

    run(play())


def test_names_of_an_older_version_begin_their_year_with_the_new_one(tmp_path: Path) -> None:
    from sqlalchemy import text

    from sengoku.server.store import Store, migrate

    async def upgrade() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "2")
            await connection.execute(text("INSERT INTO browsers VALUES ('x', 'Ann', true)"))
        await store.open()
        assert await store.browser("x") == ("Ann", True)
        await store.delete_unused_browsers(1_700_000_000.0)  # long after 1970, before this version
        assert await store.browser("x") == ("Ann", True)
        await store.close()

    asyncio.run(upgrade())
