"""Between strangers, over real sockets: blocks, reports, and that nobody else learns of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sengoku import protocol
from sengoku.cli import main
from sengoku.client import Http, NotAllowed
from sengoku.server import blocks, http
from sengoku.server.config import DAY, Config
from sengoku.server.hub import Hub
from sengoku.server.keys import hashed
from sengoku.server.reports import reports
from tests.server.inside import inside
from tests.server.rig import Line, People, line, run

ANN, BO, CY = 0, 1, 2
SECRET = "a word for nobody"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind; "" is a file."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for those who answer by themselves."""
    monkeypatch.setattr(http, "DECLINE_SECONDS", (0.0, 0.0))


class Table:
    """Three browsers at a table, and their sockets."""

    def __init__(self, hub: Hub, url: str, people: People) -> None:
        self.hub = hub
        self.url = url
        self.ident = people.ident
        self.https = [seat.http for seat in people.seats]
        self.people = people

    def socket(self, who: int, seat: int | None = -1) -> Any:
        """A bare socket of somebody, at their seat unless another is named."""
        return line(self.url, self.ident, who if seat == -1 else seat, self.https[who].key)


@asynccontextmanager
async def table(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Table]:
    async with inside(folder, database=database) as (hub, url), People(url) as people:
        await people.wait("shinobi", 3, talk="private", **settings)
        yield Table(hub, url, people)


async def ask(socket: Line, kind: str, **parts: Any) -> dict[str, Any]:
    """Give a command, and hear its answer."""
    return await socket.answer({"type": kind, "id": f"{kind}-{len(socket.frames)}", **parts})


def refused(answer: dict[str, Any]) -> str:
    return f"{answer['rule']}.{answer['reason']}" if answer["type"] == "refused" else ""


async def listed(browser: Http) -> list[protocol.Blocked]:
    return await browser.ask("GET", "/api/blocks", None, list[protocol.Blocked])


def test_lines_of_a_blocked_person_never_arrive(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with table(tmp_path, database) as here:
            async with here.socket(ANN) as ann, here.socket(BO) as bo, here.socket(CY) as cy:
                await ask(bo, "say", text="before")
                assert (await ask(ann, "block", seat=BO, blocked=True))["type"] == "done"
                state = [frame for frame in ann.frames if '"state"' in frame][-1]
                assert '"blocked":[1]' in state
                assert '"talk":{"first":0,"list":[]}' in state
                heard = len(ann.frames)
                for parts in ({"text": SECRET}, {"text": SECRET, "to": [ANN]}):
                    assert (await ask(bo, "say", **parts))["type"] == "done"
                await ask(cy, "say", text="from Cy")
                while "from Cy" not in ann.frames[-1]:
                    await ann.hear()
                assert SECRET not in "".join(ann.frames[heard:])
                assert sum([SECRET in frame for frame in bo.frames]) >= 2  # who notices nothing
                async with here.socket(ANN) as again:
                    first = await again.hear_type("state")
                    assert [one["text"] for one in first["talk"]["list"]] == ["from Cy"]
                assert refused(await ask(ann, "block", seat=BO, blocked=False)) == ""
                assert SECRET in "".join(ann.frames[heard:])  # all of it is there again
            for frames in (bo.frames, cy.frames):
                assert '"blocked":[1]' not in "".join(frames)

    run(play())


def test_all_devices_of_a_blocked_person_are_blocked_and_their_ids_stay_secret(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            link = await here.https[BO].link(here.ident, "device", BO)
            phone = Http(here.url)
            await phone.enter(here.ident, link.key)
            async with here.socket(ANN) as ann:
                await ask(ann, "block", seat=BO, blocked=True)
                ids = {hashed(here.https[BO].key), hashed(phone.key)}
                assert await here.hub.blocks.of(hashed(here.https[ANN].key)) == ids
                (one,) = await listed(here.https[ANN])
                assert one.name == "Bo"
                told = "".join(ann.frames) + repr(one)
                assert not [known for known in ids if known in told]
                assert await listed(here.https[BO]) == []
                path = f"/api/blocks/{one.id}"
                assert (await here.https[BO].wire.delete(path)).status_code == 204  # not theirs
                assert len(await listed(here.https[ANN])) == 1
                assert (await here.https[ANN].wire.delete(path)).status_code == 204
                assert await listed(here.https[ANN]) == []
                assert '"blocked":[]' in (await ann.hear_type("state") and ann.frames[-1])
            await phone.close()

    run(play())


def test_a_blocked_person_gets_no_seat_at_a_table_of_the_one_who_blocks(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            async with here.socket(ANN) as ann:
                await ask(ann, "block", seat=BO, blocked=True)
            for host, why in ((ANN, "out"), (CY, "")):
                new = protocol.NewTable("shinobi", 3, access="open", name="Host")
                made = await here.https[host].make(new)
                sits = here.https[BO].sit(made.id, 1, "Another name")
                if why:
                    with pytest.raises(NotAllowed) as refused:
                        await sits
                    assert (refused.value.rule, refused.value.reason) == ("TABLE", why)
                else:
                    assert (await sits).seat == 1

    run(play())


def test_a_blocked_newcomer_is_declined_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            eve = Http(here.url)
            other = await eve.make(protocol.NewTable("shinobi", 3, access="open", name="Eve"))
            await here.https[BO].sit(other.id, 1, "Bo")
            async with line(here.url, other.id, 1, here.https[BO].key) as bo:
                await ask(bo, "block", seat=0, blocked=True)
            async with here.socket(ANN) as ann, here.socket(CY) as cy:
                await ask(ann, "start")
                await ask(cy, "leave", to="free")
                asked = await eve.sit(here.ident, CY, "Eve")
                assert asked.seat is None
                assert asked.waits is not None
                while here.hub.rooms[here.ident].table.proposal is not None:
                    await asyncio.sleep(0.01)
                with pytest.raises(NotAllowed) as again:
                    await eve.sit(here.ident, CY, "Eve")
                assert (again.value.rule, again.value.reason) == ("VOTE", "again")
                assert here.hub.rooms[here.ident].table.seats[CY].kind == "free"
            await eve.close()

    run(play())


def test_whoever_opens_a_table_is_told_that_somebody_blocked_sits_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            async with here.socket(ANN) as ann:
                await ask(ann, "block", seat=BO, blocked=True)
            new = protocol.NewTable("shinobi", 3, access="open", name="Bo again")
            made = await here.https[BO].make(new)
            async with line(here.url, made.id, None, here.https[ANN].key) as visit:
                assert (await visit.hear_type("state"))["blocked"] == [0]
            async with line(here.url, made.id, None, here.https[CY].key) as visit:
                assert (await visit.hear_type("state"))["blocked"] == []
            async with line(here.url, made.id, 0, here.https[BO].key) as own:
                assert (await own.hear_type("state"))["blocked"] == []

    run(play())


def test_blocks_are_bounded_and_need_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(blocks, "MOST_BLOCKS", 3)
        async with table(tmp_path) as here:
            for key in ("", "f" * 32):  # none, and one that somebody has thought of
                async with line(here.url, here.ident, None, key) as stranger:
                    await stranger.hear_type("state")
                    answer = await ask(stranger, "block", seat=BO, blocked=True)
                    assert refused(answer) == "KEY.none"
            for count in range(5):
                moment = 2000.0 + count
                here.hub.now = partial(float, moment)
                await here.hub.blocks.add("me", [f"browser-{count}"], f"Name {count}")
            assert await here.hub.blocks.of("me") == {"browser-2", "browser-3", "browser-4"}
            names = [one.name for one in await here.hub.blocks.listed("me")]
            assert names == ["Name 4", "Name 3", "Name 2"]
            here.hub.now = partial(float, 3000.0)
            await here.hub.blocks.add("me", [f"many-{count}" for count in range(9)], "Many")
            names = [one.name for one in await here.hub.blocks.listed("me")]
            assert names == ["Many", "Name 4", "Name 3"]  # people are counted, not their browsers
            async with here.socket(ANN) as ann:
                answers = [await ask(ann, "block", seat=BO, blocked=True) for _ in range(25)]
                assert refused(answers[-1]) == "LIMIT.requests"
                assert refused(await ask(ann, "start")) == ""  # it never stops a game

    run(play())


def test_a_report_is_seen_by_the_host_and_the_operator_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            async with here.socket(ANN) as ann, here.socket(BO) as bo, here.socket(CY) as cy:
                await ask(bo, "say", text=SECRET, to=[CY])
                for socket in (ann, bo):
                    await ask(socket, "ping")  # all that was said before has arrived
                before = len(bo.frames)
                parts = {"seat": BO, "reason": "talk", "text": "he shouts at me"}
                assert (await ask(cy, "report", **parts))["type"] == "done"
                state = await ann.hear_type("state")
                (told,) = state["reports"]
                assert (told["by"], told["name"], told["lines"]) == ("Cy", "Bo", [SECRET])
                assert (await ask(bo, "ping"))["type"] == "pong"
                assert len(bo.frames) == before + 1  # nothing but the answer
                for frames in (bo.frames, cy.frames):
                    assert "he shouts" not in "".join(frames)
                assert refused(await ask(ann, "mute", seat=BO, muted=True)) == ""
                assert refused(await ask(bo, "say", text="hm")) == "TALK.muted"
            async with line(here.url, here.ident, None, "") as spectator:
                answer = await ask(spectator, "report", seat=BO, reason="talk")
                assert refused(answer) == "KEY.seat"
                assert "he shouts" not in "".join(spectator.frames)
            listing = await here.https[BO].table(here.ident)
            assert "shouts" not in repr(listing)
        (found,) = await reports(Config(database=str(tmp_path / "sengoku.db")))
        assert (found.table, found.entry.by_name, found.entry.name) == (here.ident, "Cy", "Bo")
        assert (found.entry.reason, found.entry.text) == ("talk", "he shouts at me")
        assert found.entry.lines == [SECRET]

    run(play())


def test_a_report_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here, here.socket(CY) as cy:
            for _ in range(3):
                message = {"type": "report", "id": "same", "seat": BO, "reason": "name"}
                assert (await cy.answer(message))["type"] == "done"
            assert len(here.hub.rooms[here.ident].table.reports) == 1

    run(play())


def test_reports_are_deleted_with_the_talk_and_blocks_with_the_keys(
    tmp_path: Path, database: str
) -> None:
    async def play() -> None:
        async with table(tmp_path, database) as here:
            ident, hub = here.ident, here.hub
            me, other = hashed(here.https[ANN].key), hashed(here.https[BO].key)
            async with here.socket(ANN) as ann, here.socket(CY) as cy, here.socket(BO) as bo:
                await ask(ann, "block", seat=BO, blocked=True)
                await ask(ann, "start")
                await ask(bo, "say", text=SECRET, to=[CY])
                for quitter in (bo, cy):
                    assert refused(await ask(quitter, "concede")) == ""
                await ask(cy, "report", seat=BO, reason="talk", text="he shouts")
            for seat in here.people.seats:
                await seat.close()
            while hub.rooms[ident].sockets:
                await asyncio.sleep(0.01)

            async def after(days: float) -> str:
                hub.now = lambda: 1000.0 + days * DAY
                for room in list(hub.rooms.values()):
                    room.discard()
                await hub.delete_old()
                return "".join(await hub.store.lines(ident))

            assert "he shouts" in await after(29)
            gone = await after(31)
            assert "he shouts" not in gone
            assert SECRET not in gone
            assert (await hub.find(ident)).table.reports == []  # and the log can still be read
            found = await reports(hub.config)
            assert found == []
            assert await hub.blocks.of(me) == {other}
            await after(364)
            assert await hub.blocks.of(me) == {other}
            await after(366)
            assert await hub.blocks.of(me) == frozenset()

    run(play())


def test_what_is_whispered_or_reported_long_after_the_game_is_deleted_as_well(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with (
            table(tmp_path) as here,
            here.socket(ANN) as ann,
            here.socket(CY) as cy,
            here.socket(BO) as bo,
        ):
            await ask(ann, "start")
            for quitter in (bo, cy):
                await ask(quitter, "concede")
            here.hub.now = lambda: 1000.0 + 31 * DAY
            await here.hub.delete_old()
            await ask(bo, "say", text=SECRET, to=[CY])
            await ask(cy, "report", seat=BO, reason="talk", text="he shouts")
            here.hub.now = lambda: 1000.0 + 32.1 * DAY
            await here.hub.delete_old()
            left = "".join(await here.hub.store.lines(here.ident))
            assert SECRET not in left
            assert "he shouts" not in left

    run(play())


def test_a_record_has_nothing_of_those_whom_its_reader_has_blocked(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as here:
            async with here.socket(ANN) as ann, here.socket(CY) as cy, here.socket(BO) as bo:
                await ask(ann, "start")
                await ask(bo, "say", text="from Bo")
                await ask(cy, "say", text="from Cy")
                for quitter in (bo, cy):
                    await ask(quitter, "concede")
                await ask(ann, "block", seat=BO, blocked=True)
            for browser, talk in ((ANN, ["from Cy"]), (CY, ["from Bo", "from Cy"])):
                whole = await here.https[browser].record(here.ident)
                assert [one["text"] for one in whole["talk"]] == talk
                assert "person" not in whole["talk"][0]

    run(play())


def test_the_operator_lists_what_was_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> str:
        async with table(tmp_path) as here, here.socket(CY) as cy, here.socket(BO) as bo:
            await ask(cy, "report", seat=ANN, reason="play")
            here.hub.now = lambda: 2000.0
            await ask(bo, "say", text="two\nlines")
            await ask(cy, "report", seat=BO, reason="talk", text="shouts")
            return here.ident

    ident = run(play())
    told: list[str] = []
    for database in ("sengoku.db", "none.db"):
        with pytest.raises(SystemExit) as ended:
            main(["--language", "en", "reports", "--database", str(tmp_path / database)])
        out, err = capsys.readouterr()
        told.append(f"{ended.value.code} {out}{err}")
    first, second = told[0].index("Cy reported Bo"), told[0].index("Cy reported Ann")
    assert first < second
    assert told[0].startswith("0 ")
    assert "(Offensive chat)\n    shouts\n    | two\n    lines\n" in told[0]
    assert told[0].count(f"table {ident}") == 2
    assert told[1].startswith("2 ")  # nothing is made where there was nothing
    assert not (tmp_path / "none.db").exists()
