"""What one visitor can't do to the others: fill, crowd, slow, deceive or spy."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, Seat
from sengoku.client.seat import sit_down
from sengoku.games.kernel.streams import Random
from sengoku.server.limits import TokenBucket
from sengoku.table import commands
from tests.server.inside import inside
from tests.server.rig import People, line, play_on, run

BOTS = {"1": "random", "2": "random"}


def test_a_full_log_still_lets_seats_move_leave_and_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            await people.gather("shinobi", 3)
            monkeypatch.setattr(commands, "MOST_ENTRIES", 5)
            ann, bo, cy = people.seats
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await ann.say("hello")
            assert refused.value.reason == "entries"
            mover = next(seat for seat in people.seats if seat.now.moves)
            await mover.move(mover.now.moves[0].code)
            await bo.tell(protocol.Concede("c"))
            await cy.leave("bot")
            await ann.tell(protocol.Concede("c"))
            await ann.until(lambda: ann.over)

    run(play())


def test_a_name_can_be_changed_only_so_often(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            await people.gather("shinobi", 3)
            ann = people.seats[0]
            for number in range(commands.MOST_NAMES - 1):
                await ann.tell(protocol.Rename(f"n{number}", f"Ann {number}"))
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await ann.tell(protocol.Rename("last", "Anna"))
            assert (refused.value.rule, refused.value.reason) == ("LIMIT", "names")

    run(play())


async def come(url: str, ident: str, seat: int | None, key: str) -> tuple[Any, Any]:
    """A socket that stays, and how to let it go."""
    entered = line(url, ident, seat, key)
    return await entered.__aenter__(), entered


def test_spectators_never_keep_a_seat_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, sockets=4) as (_, url):
            http = Http(url)
            new = protocol.NewTable("shinobi", 3, name="Ann", access="open", bots=BOTS)
            ident = (await http.make(new)).id
            watching = [await come(url, ident, None, "") for _ in range(2)]
            for tab, _ in watching:
                await tab.hear()
            with pytest.raises(ConnectionClosed):  # strangers have half of the places
                async with line(url, ident, None, "") as third:
                    await third.hear()
            async with line(url, ident, None, http.key) as host:
                assert (await host.hear())["type"] == "state"
            mine = [await come(url, ident, 0, http.key) for _ in range(9)]
            for tab, _ in mine[1:]:
                assert (await tab.hear())["type"] == "state"
            with pytest.raises(ConnectionClosed):  # the oldest window of a seat goes
                await mine[0][0].hear_type("bye")
            for _, entered in [*watching, *mine]:
                await entered.__aexit__(None, None, None)
            await http.close()

    run(play())


def test_messages_are_limited_by_browser_and_seat_not_by_socket(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, messages=5) as (_, url):
            http = Http(url)
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS)
            ident = (await http.make(new)).id
            answers: list[str] = []
            async with (
                line(url, ident, 0, http.key) as one,
                line(url, ident, 0, http.key) as two,
            ):
                for number in range(8):
                    for tab in (one, two):
                        found = await tab.answer({"type": "ping", "id": f"p{number}"})
                        answers.append(found["type"])
            assert answers.count("pong") == 10  # 2 seconds' worth for both together
            await http.close()

    run(play())


def test_a_clock_that_is_set_back_stops_no_limit() -> None:
    bucket = TokenBucket(rate=1, most=2, now=1000.0)
    assert bucket.take(1000.0)
    assert bucket.take(1000.0)
    assert not bucket.take(500.0)
    assert bucket.take(501.0)  # a second later, whatever the clock said before


def test_many_clicks_on_rematch_make_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, tables=3) as (hub, url):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS, access="open")
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                await play_on(ann, Random(1))
                asked = [ann.tell(protocol.Rematch(f"r{number}")) for number in range(20)]
                found = {done.table for done in await asyncio.gather(*asked)}
                assert len(found) == 1
                assert len(hub.rooms) == 2
                hub.new_tables.check("127.0.0.1", hub.now())
                with pytest.raises(sengoku.Refusal):  # the rematch counted
                    hub.new_tables.check("127.0.0.1", hub.now())

    run(play())


def test_an_imported_record_has_names_that_can_be_shown_and_lies_in_the_past(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url):
            new = protocol.NewTable("shinobi", 3, name="Ann", bots=BOTS, access="open")
            async with sengoku.client.make(url, new) as ann:
                await ann.start()
                await play_on(ann, Random(1))
                record = await ann.http.record(ann.table)
            record["names"] = ["\u202ebad\n\x1b[31m", "\u3164\u2800", "C" * 100]
            record["moves"][-1][2] = 1e8
            http = Http(url)
            answer = await http.wire.post("/api/records", json=record)
            found = answer.json()
            await http.close()
            table = (await hub.find(found["id"])).table
            assert [seat.name for seat in table.seats] == ["bad[31m", "B", "C" * 24]
            assert table.changed <= hub.now()

    run(play())


def test_the_id_of_a_command_is_free_again_for_the_next_person_in_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url) as people:
            await people.gather("shinobi", 3)
            bo = people.seats[1]
            await bo.tell(protocol.Say("same", "I go"))
            await bo.leave("free")
            dan = await let_in(people, Http(url), 1, "Dan")
            await dan.tell(protocol.Say("same", "I come"))
            said = [one.text for one in hub.rooms[people.ident].table.heard[0]]
            assert said == ["I go", "I come"]

    run(play())


async def let_in(people: People, http: Http, number: int, name: str) -> Seat:
    """Somebody sits down in a game that has begun, and all agree."""
    waits = (await http.sit(people.ident, number, name)).waits
    assert waits is not None
    for seat in people.seats:
        if seat.lost is None:
            await seat.until(lambda seat=seat: seat.now.table.proposal)
            await seat.vote(True)
    await sit_down(http, people.ident, number, name)
    return await people.add(http, number)


@pytest.mark.parametrize("game", ["shinobi", "shitenno", "senji"])
def test_the_host_reads_no_hand_by_freeing_a_seat_and_sitting_there(
    tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            await people.gather(game, 4, bots={"3": "random"})
            ann, bo, _ = people.seats
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await ann.tell(protocol.Free("free", 1))
            assert (refused.value.rule, refused.value.reason) == ("HOST", "vote")
            await ann.tell(protocol.Free("free a bot", 3))
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await ann.http.sit(people.ident, 3, "Spy")
            assert (refused.value.rule, refused.value.reason) == ("TABLE", "other")
            private = Http(url)  # a private window has another key,
            assert (await private.sit(people.ident, 3, "Spy")).waits is not None
            await ann.until(lambda: ann.now.table.proposal)
            await ann.vote(True)  # and one's own consent is not enough
            async with line(url, people.ident, 3, private.key) as spy:
                with pytest.raises(ConnectionClosed):
                    await spy.hear()
            with pytest.raises(sengoku.client.NotAllowed):
                await private.replay(people.ident, 3)
            await bo.until(lambda: bo.now.table.proposal)
            await bo.vote(False)
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await sit_down(private, people.ident, 3, "Spy")
            assert (refused.value.rule, refused.value.reason) == ("VOTE", "again")
            await private.close()

    run(play())


def test_who_sits_down_with_consent_is_in_everybodys_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url) as people:
            await people.gather("shinobi", 4, bots={"3": "random"})
            ann, bo, _ = people.seats
            await ann.tell(protocol.Free("free a bot", 3))
            hub.now = lambda: 1060.0
            await let_in(people, Http(url), 3, "Eve")
            await bo.until(lambda: bo.now.handovers)
            (told,) = bo.now.handovers
            assert (told.seat, told.after.name, told.at) == (3, "Eve", 1060.0)

    run(play())


def test_if_nobody_answers_a_newcomer_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (hub, url), People(url) as people:
            await people.gather("shinobi", 3)
            ann, bo, _ = people.seats
            await bo.leave("free")
            http = Http(url)
            told = await http.table(people.ident)
            waits = (await http.sit(people.ident, 1, "Eve")).waits
            assert waits == hub.now() + told.consent
            waiting = asyncio.create_task(sit_down(http, people.ident, 1, "Eve"))
            await ann.until(lambda: ann.now.table.proposal)
            hub.now = lambda: waits or 0.0
            hub.driver.wake(hub.rooms[people.ident])
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await waiting
            assert (refused.value.rule, refused.value.reason) == ("VOTE", "late")
            await ann.until(lambda: ann.now.table.seats[1].kind == "bot")
            await http.close()

    run(play())


def test_who_used_a_stolen_recovery_link_is_got_rid_of(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            await people.gather("shinobi", 3)
            bo = people.seats[1]
            stolen = (await bo.http.link(people.ident, "recovery", 1)).key
            http = Http(url)
            await http.enter(people.ident, stolen)
            thief = await people.add(http, 1)
            await bo.until(lambda: bo.now.devices == 2)
            with pytest.raises(sengoku.client.NotAllowed):
                await thief.revoke()  # nobody puts out whose seat it is
            await bo.revoke()
            with pytest.raises(sengoku.client.Lost):
                await thief.until(lambda: False)
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await http.enter(people.ident, stolen)
            assert refused.value.reason == "wrong"
            with pytest.raises(sengoku.client.NotAllowed):
                await http.replay(people.ident, 1)
            assert await http.mine() == []
            await bo.leave("free")
            assert (await http.sit(people.ident, 1, "Bob")).waits is not None  # not at once
            assert bo.lost is None or bo.lost.reason == "TABLE.freed"

    run(play())


def test_who_was_put_out_before_the_game_does_not_sit_down_again_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url), People(url) as people:
            ann, bo, _ = await people.wait("shinobi", 3)
            await ann.tell(protocol.Free("out", 1))
            with pytest.raises(sengoku.client.NotAllowed) as refused:
                await bo.http.sit(people.ident, 1, "Bo")
            assert (refused.value.rule, refused.value.reason) == ("TABLE", "out")

    run(play())


def test_an_invitation_asked_for_twice_has_one_key_and_leaving_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as (_, url):
            http = Http(url)
            ident = (await http.make(protocol.NewTable("shinobi", 3, name="Ann"))).id
            async with line(url, ident, 0, http.key) as tab:
                await tab.hear()
                keys = [(await tab.answer({"type": "invite", "id": "i"}))["key"] for _ in range(2)]
                assert keys[0] == keys[1]
                other = await tab.answer({"type": "invite", "id": "j"})
                assert other["key"] != keys[0]
                left = await tab.answer({"type": "leave", "id": "l", "to": "free"})
                assert left["type"] == "done"
            await http.close()

    run(play())


def test_deep_options_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as (_, url), httpx.AsyncClient(trust_env=False) as client:
            for depth in (10, 90, 900, 5000):
                options = '{"a":' * depth + "1" + "}" * depth
                text = f'{{"game": "senji", "players": 3, "options": {options}}}'
                answer = await client.post(f"{url}/api/tables", content=text)
                assert answer.status_code == 400, depth
                assert answer.json()["rule"] == "MESSAGE"

    run(ask())


def test_metrics_need_the_operators_token(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            inside(tmp_path / "a") as (_, closed),
            inside(tmp_path / "b", metrics="secret") as (_, guarded),  # type: ignore[arg-type]
            httpx.AsyncClient(trust_env=False) as client,
        ):
            assert (await client.get(f"{closed}/metrics")).status_code == 404
            assert (await client.get(f"{guarded}/metrics")).status_code == 404
            for token, status in (("wrong", 404), ("secret", 200)):
                headers = {"authorization": f"Bearer {token}"}
                answer = await client.get(f"{guarded}/metrics", headers=headers)
                assert answer.status_code == status
            assert "sengoku_commands" in answer.text

    run(ask())


def test_what_belongs_to_one_browser_is_stored_nowhere(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            inside(tmp_path / "a") as (_, url),
            inside(tmp_path / "b", https=True) as (_, safe),
            httpx.AsyncClient(trust_env=False) as client,
        ):
            mine = await client.get(f"{url}/api/mine")
            assert mine.headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in mine.headers
            mine = await client.get(f"{safe}/api/mine")
            assert "max-age" in mine.headers["strict-transport-security"]
            for path in ("/api/tables/none", "/api/nowhere", "/nowhere", "/assets/none.js"):
                refused = await client.get(f"{safe}{path}")
                assert refused.status_code == 404
                assert refused.headers["cache-control"] == "no-store"
                assert "max-age" in refused.headers["strict-transport-security"]
                assert refused.headers["x-content-type-options"] == "nosniff"
                assert "default-src 'none'" in refused.headers["content-security-policy"]
            host = safe.removeprefix("http://")
            for scheme, status in (("http", 403), ("https", 200)):
                origin = {"origin": f"{scheme}://{host}"}
                answer = await client.put(f"{safe}/api/me", json={"name": "A"}, headers=origin)
                assert answer.status_code == status

    run(ask())


def test_names_can_be_seen_and_told_apart() -> None:
    from sengoku.table.settings import check_name

    for bad in ("\u3164", "\u2800\u2800", "a\u202e", "e\u0301\u0301\u0301", "\u200b", " a", ""):
        with pytest.raises(sengoku.Refusal):
            check_name(bad, [])
    for same in ("ANN", "Ａｎｎ", "A nn"):
        with pytest.raises(sengoku.Refusal):
            check_name(same, ["Ann"])
    for good in ("Ann", "Søren", "愛", "🐢", "José", "Jose\u0301"):
        check_name(good, ["Bo"])
