"""The deal at a server: pledges, reveals, what is missing, restarts, and what can be checked."""

from __future__ import annotations

import asyncio
import copy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.client.seat import new_id
from sengoku.games.kernel.streams import Random
from sengoku.server.hub import Hub
from sengoku.server.room import Room
from sengoku.table import entries as log
from sengoku.table import record
from sengoku.table.pledges import REVEAL_SECONDS, pledge_of
from tests.server.inside import inside
from tests.server.rig import People, Running, line, play_on, run

HOUR = 3600.0


async def until_playing(people: People) -> None:
    for seat in people.seats:
        await seat.until(lambda seat=seat: seat.now.table.status == "playing")


def test_everybody_has_a_word_in_the_deal_and_can_check_it(server: Running) -> None:
    async def play() -> tuple[dict[str, Any], list[Seat]]:
        async with People(server.url, "tea") as people:
            seats = await people.wait("shinobi", 3)
            await seats[0].until(lambda: None not in seats[0].now.table.pledges)
            assert seats[0].now.table.words is None
            await seats[0].start()
            await until_playing(people)
            await asyncio.gather(*[play_on(seat, Random(at)) for at, seat in enumerate(seats)])
            return await seats[0].http.record(people.ident), list(seats)

    found, seats = run(play())
    proof = record.check(found)
    assert (proof["revealed"], proof["missing"]) == ([0, 1, 2], [])
    assert all([word.startswith("tea ") for word in found["words"]])
    assert len(set(found["words"])) == 3
    assert all([seat.word.counted(at, found) for at, seat in enumerate(seats)])
    for forged in tampered(found):
        with pytest.raises(record.BadRecord):
            record.check(forged)
    for forged in rewritten(found):  # each alone looks right, but not to whoever played there
        assert not seats[0].word.counted(0, forged)


def tampered(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Records in which somebody has another word than was pledged."""
    other, missing = copy.deepcopy(found), copy.deepcopy(found)
    other["words"][1] = "better"
    missing["words"][1] = ""
    return [other, missing]


def rewritten(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Records in which what was promised before the game is another promise."""
    pledge, word, seed = copy.deepcopy(found), copy.deepcopy(found), copy.deepcopy(found)
    pledge["pledges"][1] = pledge_of("better")
    word["words"][0] = ""
    seed["commitment"] = sha256(b"another seed").hexdigest()
    return [pledge, word, seed]


def test_a_word_that_is_not_revealed_in_time_is_named(server: Running) -> None:
    """With real sockets, and the server's own clock."""

    async def play() -> None:
        async with People(server.url, "tea") as people:
            seats = await people.wait("shinobi", 3)
            ident, key = people.ident, seats[2].http.key
            await seats[2].close()
            async with line(server.url, ident, 2, key) as bare:
                pledge = {"type": "pledge", "id": "p", "pledge": pledge_of("silence")}
                assert (await bare.answer(pledge))["type"] == "done"
                await seats[0].start()
                wrong = await bare.answer({"type": "reveal", "id": "r", "word": "noise"})
                assert (wrong["rule"], wrong["reason"]) == ("PLEDGE", "other")
                gone = await bare.answer({"type": "leave", "id": "l", "to": "free"})
                assert (gone["rule"], gone["reason"]) == ("TABLE", "opening")
            with pytest.raises(NotAllowed) as refused:
                await seats[0].tell(protocol.Start(new_id()))
            assert refused.value.reason == "opening"
            await until_playing_but(seats[:2])
            table = seats[0].now.table
            assert table.words is not None
            assert [bool(word) for word in table.words] == [True, True, False]
            assert table.pledges[2] == pledge_of("silence")

    run(play())


async def until_playing_but(seats: list[Seat]) -> None:
    for seat in seats:
        await seat.until(lambda seat=seat: seat.now.table.status == "playing")


def test_no_word_in_the_clear_is_taken(server: Running) -> None:
    """Also not from clients of the first version, which send an empty one."""

    async def play() -> None:
        http = Http(server.url)
        try:
            made = {"game": "shinobi", "players": 3, "access": "open"}
            for word, status in (("", 201), ("sakura", 400)):
                answer = await http.wire.post("/api/tables", json=made | {"word": word})
                assert answer.status_code == status
            ident = (await http.wire.post("/api/tables", json=made)).json()["id"]
            for word, status in (("sakura", 400), ("", 200)):
                sit = {"name": "Ann", "word": word}
                answer = await http.wire.post(f"/api/tables/{ident}/seats/0", json=sit)
                assert answer.status_code == status
        finally:
            await http.close()

    run(play())


def test_whoever_connects_again_reveals(tmp_path: Path) -> None:
    """The word is pledged, the connection is lost, and the table opens meanwhile."""

    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url, "tea") as people:
            ann, bo = await people.wait("shinobi", 3, bots={"2": "random"})
            await ann.until(lambda: None not in ann.now.table.pledges[:2])
            await bo.close()
            await ann.start()
            room = hub.rooms[people.ident]
            await asyncio.sleep(0.05)
            assert room.table.moment == "opening"
            await bo.open()
            await until_playing(people)
            assert all([seat.word for seat in room.table.seats[:2]])

    run(play(), 60)


# A server that was not there.


async def stopped_while_opening(folder: Path) -> tuple[str, list[Seat]]:
    """Two pledge, the game is started, one reveals, and the server stops."""
    async with inside(folder) as (hub, url), People(url, "tea") as people:
        ann, bo = await people.wait("shinobi", 3, bots={"2": "random"})
        await ann.until(lambda: None not in ann.now.table.pledges[:2])
        await bo.close()
        await ann.start()
        await ann.until(lambda: ann.now.table.opening)
        while not hub.rooms[people.ident].table.seats[0].word:
            await asyncio.sleep(0.01)
        assert hub.rooms[people.ident].table.moment == "opening"
        return people.ident, [ann, bo]


def test_after_a_restart_people_have_the_time_again(tmp_path: Path) -> None:
    async def play() -> None:
        ident, (_, bo) = await stopped_while_opening(tmp_path)
        async with inside(tmp_path, seed=2, now=1000.0 + HOUR) as (hub, url):
            room = await hub.find(ident)
            assert room.table.opening == 1000.0 + HOUR + REVEAL_SECONDS
            assert room.timer is not None
            back = Seat(Http(url, bo.http.key), ident, 1)
            back.word = bo.word  # as kept
            await back.open()
            await back.until(lambda: back.now.table.status == "playing")
            assert back.now.table.words is not None
            assert back.now.table.words[1].startswith("tea ")
            await back.close()
            await back.http.close()

    run(play(), 60)


@pytest.mark.parametrize("now", [1000.0 + HOUR, 1000.0 - HOUR])  # the clock may be set back
def test_after_a_restart_a_table_to_which_nobody_comes_back_begins(
    tmp_path: Path, now: float
) -> None:
    async def play() -> None:
        ident, _ = await stopped_while_opening(tmp_path)
        async with inside(tmp_path, seed=2, now=now) as (hub, _):
            room = await hub.find(ident)
            assert room.table.opening == now + REVEAL_SECONDS
            await later(hub, room, REVEAL_SECONDS)
            assert room.table.status == "playing"
            assert [bool(seat.word) for seat in room.table.seats] == [True, False, False]
            lines = await hub.store.lines(ident)
            assert [type(log.read(one)) for one in lines].count(log.PledgesFixed) == 2

    run(play(), 60)


async def later(hub: Hub, room: Room, seconds: float) -> None:
    """Let time pass, and the timer fire."""
    then = hub.now() + seconds
    hub.now = lambda: then
    assert room.timer is not None
    await hub.driver.on_timer(room)


def test_a_clock_that_is_set_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url, "tea") as people:
            ann, bo = await people.wait("shinobi", 3, bots={"2": "random"})
            await ann.until(lambda: None not in ann.now.table.pledges[:2])
            await bo.close()
            await ann.start()
            room = hub.rooms[people.ident]
            await later(hub, room, -HOUR)
            assert room.table.opening == hub.now() + REVEAL_SECONDS
            await later(hub, room, REVEAL_SECONDS)
            assert room.table.status == "playing"

    run(play(), 60)


def test_a_host_can_delete_a_table_that_is_opening(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url, "tea") as people:
            ann, bo = await people.wait("shinobi", 3, bots={"2": "random"})
            await ann.until(lambda: None not in ann.now.table.pledges[:2])
            await bo.close()
            await ann.start()
            await ann.tell(protocol.Delete(new_id()))
            assert people.ident not in hub.rooms

    run(play(), 60)


def test_the_client_makes_a_word_that_nobody_guesses(server: Running) -> None:
    async def play() -> list[str]:
        words = []
        for typed in ("", "", "x" * 64):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots={"1": "random", "2": "random"})
            async with sengoku.client.make(server.url, new, word=typed) as ann:
                await ann.start()
                await ann.until(lambda ann=ann: ann.now.table.status == "playing")
                words += (ann.now.table.words or [])[:1]
        return words

    words = run(play())
    assert len(set(words)) == 3
    assert [len(word) for word in words] == [32, 32, 64]
